package cli

import (
	"os"
	"syscall"
)

// isClosed reports whether a standard stream was closed when the program began. Go puts the null device in its place then, to be
// read and written (checkfds in package runtime); who sends what is written there opens it to be written.
func isClosed(f *os.File) bool {
	flags, _, errno := syscall.Syscall(syscall.SYS_FCNTL, f.Fd(), syscall.F_GETFL, 0)
	is, err := f.Stat()
	null, errNull := os.Stat(os.DevNull)
	return errno == 0 && flags&syscall.O_ACCMODE == syscall.O_RDWR && err == nil && errNull == nil && os.SameFile(is, null)
}

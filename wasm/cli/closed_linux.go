package cli

import (
	"os"
	"syscall"
)

// isClosed reports whether a standard stream was closed when the program started. Go replaces such a stream by the
// null device, opened for reading and writing (checkfds in package runtime). A user who redirects output to the
// null device opens it for writing only. Programs that run others, such as Python with subprocess.DEVNULL, open it
// for both, which looks like a closed stream.
func isClosed(f *os.File) bool {
	flags, _, errno := syscall.Syscall(syscall.SYS_FCNTL, f.Fd(), syscall.F_GETFL, 0)
	is, err := f.Stat()
	null, errNull := os.Stat(os.DevNull)
	return errno == 0 && flags&syscall.O_ACCMODE == syscall.O_RDWR && err == nil && errNull == nil && os.SameFile(is, null)
}

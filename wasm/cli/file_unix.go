//go:build unix

package cli

import (
	"io/fs"
	"os"
	"syscall"
)

// names returns the number of names of a file.
func names(f fs.FileInfo) int {
	if stat, ok := f.Sys().(*syscall.Stat_t); ok {
		return int(stat.Nlink)
	}
	return 1
}

// own gives a file the owner and group of an old one, if they differ.
func own(f *os.File, old fs.FileInfo) error {
	now, err := f.Stat()
	if err != nil {
		return err
	}
	was, ok := old.Sys().(*syscall.Stat_t)
	is, known := now.Sys().(*syscall.Stat_t)
	if !ok || !known || was.Uid == is.Uid && was.Gid == is.Gid {
		return nil
	}
	return f.Chown(int(was.Uid), int(was.Gid))
}

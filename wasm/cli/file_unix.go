//go:build unix

package cli

import (
	"io/fs"
	"syscall"
)

// names returns how many names a file has.
func names(f fs.FileInfo) int {
	if stat, ok := f.Sys().(*syscall.Stat_t); ok {
		return int(stat.Nlink)
	}
	return 1
}

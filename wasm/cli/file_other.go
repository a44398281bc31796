//go:build !unix

package cli

import (
	"io/fs"
	"os"
)

// names returns 1, because it cannot count the names of a file on this system.
func names(fs.FileInfo) int { return 1 }

// own does nothing, because it cannot change the owner on this system.
func own(*os.File, fs.FileInfo) error { return nil }

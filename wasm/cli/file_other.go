//go:build !unix

package cli

import "io/fs"

// names returns how many names a file has, as far as can be told here.
func names(fs.FileInfo) int { return 1 }

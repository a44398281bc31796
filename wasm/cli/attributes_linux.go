package cli

import (
	"strings"
	"syscall"
)

// hasAttributes reports whether something is set for a file besides its mode, such as who else may read it. What a system sets
// for all files, as SELinux does, it sets for a new one, too.
func hasAttributes(name string) bool {
	var list [4 << 10]byte
	n, err := syscall.Listxattr(name, list[:])
	if err != nil {
		return err == syscall.ERANGE // there are more
	}
	for attribute := range strings.SplitSeq(string(list[:n]), "\x00") {
		if attribute != "" && !strings.HasPrefix(attribute, "security.") {
			return true
		}
	}
	return false
}

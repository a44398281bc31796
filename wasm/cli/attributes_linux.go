package cli

import (
	"strings"
	"syscall"
)

// hasAttributes reports whether a file has extended attributes, such as an access list. Attributes that a system sets for all
// files, as SELinux does, are ignored: a new file gets them, too.
func hasAttributes(name string) bool {
	var list [4 << 10]byte
	n, err := syscall.Listxattr(name, list[:])
	if err != nil {
		return err == syscall.ERANGE // the list does not fit
	}
	for attribute := range strings.SplitSeq(string(list[:n]), "\x00") {
		if attribute != "" && !strings.HasPrefix(attribute, "security.") {
			return true
		}
	}
	return false
}

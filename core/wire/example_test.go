package wire_test

import (
	"fmt"

	"urlscope/core"
	"urlscope/core/wire"
)

func ExampleOf() {
	w := wire.Of(core.Parse("ftp://host.dom/%2Fetc/motd;type=a"))
	for i := range w.Steps {
		if s := &w.Steps[i]; s.Side == wire.SideClient && s.Known() {
			fmt.Printf("%-8s %q\n", s.When, s.AppendBytes(nil))
		}
	}
	// Output:
	// always   "USER anonymous\r\n"
	// always   "CWD /etc\r\n"
	// always   "TYPE a\r\n"
	// always   "PASV\r\n"
	// always   "RETR motd\r\n"
}

package cli

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"
)

var versionCommand = subcommand{
	name:    "version",
	job:     otherJob,
	summary: "Say which version this is.",
	about: `
Write the version of urlscope, its commit and the time of that if they are known, the
version of Go, and the system that it was built for.
`,
	define: func(o *options) action {
		return func(io streams, operands []string) error {
			if err := o.none(operands); err != nil {
				return err
			}
			_, err := fmt.Fprintln(io.out, "urlscope", version())
			return err
		}
	},
}

// A build says what the program was built from.
type build struct {
	number string // such as "v1.2.3"; "(devel)" for no version in particular
	commit string // and its time; "" where that is not known
}

// version returns what the toolchain wrote into the program.
func version() build {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" {
		return build{number: "(devel)"}
	}
	b := build{number: info.Main.Version}
	for _, s := range info.Settings {
		switch s.Key {
		case "vcs.revision", "vcs.time":
			b.commit = strings.TrimPrefix(b.commit+" "+s.Value, " ")
		}
	}
	return b
}

func (b build) String() string {
	built := fmt.Sprintf("%s %s/%s", runtime.Version(), runtime.GOOS, runtime.GOARCH)
	if b.commit != "" {
		built = b.commit + ", " + built
	}
	return fmt.Sprintf("%s (%s)", b.number, built)
}

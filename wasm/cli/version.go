package cli

import (
	"fmt"
	"regexp"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
)

var versionCommand = subcommand{
	name:    "version",
	job:     otherJob,
	summary: "Say which version this is.",
	about: `
Write the version of urlscope, its commit and the time of that if they are known, the
version of Go, and the system that it was built for. A program that was built from a
tag v0.1.0 says 0.1.0. One that was built between tags says which tag came before it.
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

// A build tells what the program was built from.
type build struct {
	number string // such as "1.2.3", or "(devel)" without a version
	after  string // for a commit between tags, the version of the tag before it; "" otherwise
	commit string // the commit and its time; "" if not known
}

// version returns the build information that the toolchain wrote into the program.
func version() build {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" {
		return build{number: "(devel)"}
	}
	b := numbered(info.Main.Version)
	for _, s := range info.Settings {
		switch s.Key {
		case "vcs.revision", "vcs.time":
			b.commit = strings.TrimPrefix(b.commit+" "+s.Value, " ")
		}
	}
	return b
}

// pseudoVersion matches the version that the toolchain gives to a commit without a tag: the next patch after the last tag, or
// v0.0.0, with time and hash of the commit (go.dev/ref/mod, section "Pseudo-versions").
var pseudoVersion = regexp.MustCompile(`^v(\d+\.\d+)\.(\d+)-(0\.)?\d{14}-[0-9a-f]{12}`)

// numbered returns the build for a version in the toolchain's notation.
func numbered(version string) build {
	b := build{number: strings.TrimPrefix(version, "v")}
	m := pseudoVersion.FindStringSubmatch(version)
	if m == nil || m[3] == "" {
		return b
	}
	if patch, err := strconv.Atoi(m[2]); err == nil && patch > 0 {
		b.after = fmt.Sprintf("%s.%d", m[1], patch-1)
	}
	return b
}

func (b build) String() string {
	built := fmt.Sprintf("%s %s/%s", runtime.Version(), runtime.GOOS, runtime.GOARCH)
	if b.after != "" {
		built = "after " + b.after + ", " + built
	}
	if b.commit != "" {
		built = b.commit + ", " + built
	}
	return fmt.Sprintf("%s (%s)", b.number, built)
}

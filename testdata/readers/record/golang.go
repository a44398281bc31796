// net/url.Parse of the Go that runs this.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"runtime"
	"strings"
)

func main() {
	fmt.Println(strings.TrimPrefix(runtime.Version(), "go"))
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(nil, 1<<20)
	out := json.NewEncoder(os.Stdout)
	for in.Scan() {
		var text string
		if err := json.Unmarshal(in.Bytes(), &text); err != nil {
			panic(err)
		}
		u, err := url.Parse(text)
		if err != nil {
			out.Encode(map[string]string{"refused": err.Error()})
			continue
		}
		fields := map[string]string{
			"Scheme": u.Scheme, "Opaque": u.Opaque, "Host": u.Host, "Hostname()": u.Hostname(), "Port()": u.Port(), "Path": u.Path,
			"EscapedPath()": u.EscapedPath(), "RawQuery": u.RawQuery, "Fragment": u.Fragment, "String()": u.String(),
		}
		if u.User != nil {
			fields["User.Username()"] = u.User.Username()
		}
		if p, ok := u.User.Password(); ok {
			fields["User.Password()"] = p
		}
		out.Encode(map[string]any{"fields": fields})
	}
}

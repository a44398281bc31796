//go:build !js

package transcript

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"net"
	"os/exec"
	"strings"
	"sync"
	"testing"
	"time"

	"urlscope/core"
	"urlscope/core/internal/rounds"
	"urlscope/core/text"
)

// webTargets are texts behind a host that clients may change.
var webTargets = []string{
	"", "/", "/a;b=c:@&=+$,!*'()", "/~joe", "/%7ejoe", "/a%2Fb", "/a%2fb", "/a%41", "/a%00b", "/a%0D%0Ab",
	"/a|b", "/a^b", "/a{b}", "/a[b]", "/a`b", "/a\"b", "/a<b>", `/a\b`, `/a\..\b`, "/a%zz", "/a%", "/a%2", "/a b", "/é", "/\xff\x00\x1b[0m",
	"/a/../b", "/a/./b", "/a/%2e%2e/b", "/a/.%2E/b", "/..", "/.", "/a/..", "/a/.", "/a//../b", "/../../b", "//a//b", "/...", "/a/..;x", "/a/%2e",
	"?q", "/a?", "/a?b=c&d=e", "/a?b'c", "/a?b/../c", "/a?b?c", "/a?b|c^d`e", "/a?[x]{y}", "/a?\"<>", "/a?%zz", "/a#b", "/a?b#c", "/';id;'", "/$(id)`id`$HOME\\",
	"/a'\"b\"'c", "/\u202e", "/\\\"+exit()+\"", "/{url}/{quoted}",
}

// TestWebClients: each client requests the octets of the URL, or those that a comment names. One process runs all
// code of a client, because starting Python or Node for each takes many times as long.
func TestWebClients(t *testing.T) {
	asJSON := func(code string) string {
		line, err := json.Marshal(code)
		if err != nil {
			t.Error(err)
		}
		return string(line)
	}
	for c, runs := range map[WebClient][]string{
		ClientWget:   {"sh"},
		ClientPython: {"python3", "-c", "import json, sys\nfor line in sys.stdin:\n    exec(json.loads(line), {})\n"},
		ClientFetch: {"node", "--input-type=module", "-e", `import readline from "node:readline";
for await (const line of readline.createInterface({input: process.stdin}))
	await import("data:text/javascript," + encodeURIComponent(JSON.parse(line)));`},
	} {
		name := webClients[c].name
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if _, err := exec.LookPath(map[WebClient]string{ClientWget: "wget", ClientPython: "python3", ClientFetch: "node"}[c]); err != nil {
				t.Skipf("what runs %s is not installed: %v", name, err)
			}
			var out bytes.Buffer
			client := exec.Command(runs[0], runs[1:]...)
			client.Stdout, client.Stderr = &out, &out
			in, err := client.StdinPipe()
			if err != nil {
				t.Fatal(err)
			}
			if err := client.Start(); err != nil {
				t.Fatal(err)
			}
			end := sync.OnceValue(func() error { in.Close(); return client.Wait() })
			defer end()
			address, asked := listenForRequests(t)
			for _, target := range webTargets {
				u := core.Parse("http://" + address + target)
				code, why := Web(text.English, c, u)
				if code == "" {
					t.Errorf("%q: no code: %s", target, why)
					continue
				}
				line := code
				if c != ClientWget {
					line = asJSON(code)
				}
				if _, err := io.WriteString(in, line+"\n"); err != nil {
					t.Fatalf("%q: %v: %v, %s", target, err, end(), &out)
				}
				var got string
				select {
				case got = <-asked:
				case <-time.After(30 * time.Second):
					client.Process.Kill()
					err := end()
					t.Fatalf("%q: nothing is asked for by\n%s%s%v", target, code, &out, err)
				}
				_, rest, _, _ := webURL(u)
				if !strings.HasPrefix(rest, "/") {
					rest = "/" + rest
				}
				want := c.sends(rest)
				if c == ClientFetch { // the standard has encoded it since 2023, Node not yet
					got = strings.ReplaceAll(got, "^", "%5E")
					want = strings.ReplaceAll(want, "^", "%5E")
				}
				if got != want {
					t.Errorf("%q: %q is asked for, want %q, by\n%s", target, got, want, code)
				}
				if said := strings.Contains(code, " changes this URL"); said != (c.sends(rest) != rest) {
					t.Errorf("%q: that it is changed is said: %t, by\n%s", target, said, code)
				}
			}
			if err := end(); err != nil {
				t.Errorf("%v: %s", err, &out)
			}
		})
	}
}

// listenForRequests answers HTTP requests and sends their targets to asked.
func listenForRequests(t *testing.T) (address string, asked <-chan string) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	targets := make(chan string, 10)
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			r := bufio.NewReader(c)
			first, _ := r.ReadString('\n')
			for line := first; strings.TrimSpace(line) != ""; {
				line, _ = r.ReadString('\n')
			}
			target := strings.TrimPrefix(first, "GET ")
			if i := strings.LastIndex(target, " HTTP/"); i >= 0 {
				target = target[:i]
			}
			targets <- target
			c.Write([]byte("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok"))
			c.Close()
		}
	}()
	return l.Addr().String(), targets
}

// TestWebInShell: for any input, the code is one command with the URL as one word.
func TestWebInShell(t *testing.T) {
	var script, want strings.Builder
	script.WriteString("wget() { printf '%s\\0' \"$@\"; printf '\\001\\0'; }\n")
	commands := 0
	n := rounds.Of(10_000)
	for _, s := range inputs(n) {
		u := core.Parse(s)
		code, why := Web(text.English, ClientWget, u)
		if (code == "") != (len(why) > 0) {
			t.Fatalf("%q: the command %q and %q", s, code, why)
		}
		if code == "" {
			continue
		}
		if strings.Contains(code, "\x00") || !printable(strings.ReplaceAll(code, "\n", "")) {
			t.Fatalf("%q: the command %q is not printable", s, code)
		}
		commands++
		server, target, _, _ := webURL(u)
		script.WriteString(code)
		want.WriteString("-O\x00-\x00" + server + target + "\x00\x01\x00")
	}
	if commands < n/100 {
		t.Fatalf("only %d inputs have a command", commands)
	}
	sh := exec.Command("sh")
	sh.Dir = t.TempDir()
	sh.Stdin = strings.NewReader(script.String())
	if got, err := sh.CombinedOutput(); err != nil || string(got) != want.String() {
		t.Fatalf("the shell reads\n%q\nwant\n%q: %v", got, want.String(), err)
	}
}

//go:build unix

package wire_test

import (
	"bufio"
	"bytes"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"urlscope/core"
	"urlscope/core/report"
	"urlscope/core/text"
	"urlscope/core/transcript"
	"urlscope/core/wire"
)

// These tests send what core derives from URLs, octet for octet, to servers that
// others wrote, on a tree on which every step must succeed. The servers run on
// loopback, without rights, and end with the test.

// A machine has the programs of others and a tree for them to serve.
type machine struct {
	*testing.T
	programs string // where make servers unpacked them; "" when they are on the PATH only
	tree     string
	nobody   bool // whether programs are to run as the user nobody
}

const nobody = 65534

// newMachine makes the tree: by its names, the lesson of section 3.2.2 and more.
func newMachine(t *testing.T) *machine {
	t.Helper()
	m := &machine{T: t, nobody: os.Getuid() == 0}
	top := t.TempDir()
	m.tree = filepath.Join(top, "tree")
	if unpacked, err := filepath.Abs("../../build/servers"); err == nil {
		if _, err := os.Stat(unpacked); err == nil {
			m.programs = unpacked
		}
	}
	if m.programs != "" && m.nobody { // the user nobody can lack the permission to read the sources
		to := filepath.Join(top, "programs")
		if err := os.CopyFS(to, os.DirFS(m.programs)); err != nil {
			t.Fatal(err)
		}
		m.programs = to
	}
	for name, content := range tree {
		m.write(name, content)
	}
	return m
}

// tree is what the servers hold. The user joe logs in to home/joe, anybody else to
// home/anonymous.
var tree = map[string]string{
	"etc/motd":                       "the host's\n",
	"home/joe/etc/motd":              "joe's\n",
	"home/anonymous/etc/motd":        "anybody's\n",
	"home/joe/pub/a file.txt":        "with a space\n",
	"home/anonymous/pub/a file.txt":  "with a space\n",
	"home/joe/pub/a%2Fb":             "with a percent sign\n",
	"home/anonymous/pub/a%2Fb":       "with a percent sign\n",
	"home/joe/pub/data":              "\x00\xff\r\n\n\x80",
	"home/anonymous/pub/data":        "\x00\xff\r\n\n\x80",
	"home/joe/pub/;x;y":              "with semicolons\n",
	"home/anonymous/pub/;x;y":        "with semicolons\n",
	"home/joe/\xffdir/\xff":          "octet 255\n",
	"docs/motd":                      "hello\nworld\n",
	"docs/a file.txt":                "with a space\n",
	"docs/100%":                      "with a percent sign\n",
	"docs/0type":                     "begins with its type\n",
	"docs/menu/gophermap":            "iwelcome\tfake\t(NULL)\t0\n0the text\t/docs/motd\n",
	"spool/.":                        "",
	"cgi-bin/find\x00executable":     "#!/bin/sh\nprintf '0found %s\\t/docs/motd\\n' \"$SEARCHREQUEST\"\n",
	"articles":                       "From: joe@host.dom\r\nNewsgroups: comp.lang.go\r\nMessage-ID: <1738@host.dom>\r\nSubject: news\r\nDate: Sat, 21 Nov 1994 08:00:00 +0000\r\nPath: x\r\n\r\nthe article\r\n.\r\n",
	"etc/proftpd.conf":               "",
	"home/anonymous/pub/empty/hello": "",
	"home/joe/pub/empty/hello":       "",
}

// write makes a file of the tree, for the servers to read.
func (m *machine) write(name, content string) string {
	m.Helper()
	name, executable := strings.CutSuffix(name, "\x00executable")
	path := filepath.Join(m.tree, name)
	if strings.HasSuffix(name, "/.") {
		must(m, os.MkdirAll(path, 0o755))
	} else {
		must(m, os.MkdirAll(filepath.Dir(path), 0o755))
		mode := fs.FileMode(0o644)
		if executable {
			mode = 0o755
		}
		must(m, os.WriteFile(path, []byte(content), mode))
	}
	if m.nobody {
		for p := path; len(p) > len("/tmp/") && p != os.TempDir(); p = filepath.Dir(p) {
			must(m, os.Chown(p, nobody, nobody))
		}
	}
	return path
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// leftOut ends a test that wants what is not on this machine. CI allows none (NOSKIP).
func (m *machine) leftOut(name string) {
	m.Helper()
	m.Skipf("%s is not here: make servers fetches it where there is apt-get, or put it on the PATH", name)
}

// missingModule is what Python says when what a server is written with is not there.
var missingModule = regexp.MustCompile(`ModuleNotFoundError: No module named '([^']+)'`)

// command returns a program that make servers fetched, ready to be run.
func (m *machine) command(name string, args ...string) *exec.Cmd {
	m.Helper()
	path := ""
	for _, dir := range append([]string{filepath.Join(m.programs, "usr/sbin"), filepath.Join(m.programs, "usr/bin"), "/usr/sbin", "/usr/bin"},
		filepath.SplitList(os.Getenv("PATH"))...) {
		if info, err := os.Stat(filepath.Join(dir, name)); err == nil && info.Mode()&0o111 != 0 {
			path = filepath.Join(dir, name)
			break
		}
	}
	if path == "" {
		m.leftOut(name)
	}
	c := exec.Command(path, args...)
	c.Env = []string{"PATH=/usr/bin:/bin", "LC_ALL=C", "HOME=" + m.tree, "SNROOT=" + filepath.Join(m.tree, "spool")}
	if m.programs != "" {
		libraries, _ := filepath.Glob(filepath.Join(m.programs, "*/lib/*-linux-*"))
		more, _ := filepath.Glob(filepath.Join(m.programs, "lib/*-linux-*"))
		c.Env = append(c.Env, "LD_LIBRARY_PATH="+strings.Join(append(libraries, more...), ":"),
			"PYTHONPATH="+filepath.Join(m.programs, "usr/lib/python3/dist-packages"))
	}
	c.Dir = m.tree
	if m.nobody {
		c.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: nobody, Gid: nobody}}
	}
	return c
}

// run runs a program to its end.
func (m *machine) run(stdin, name string, args ...string) {
	m.Helper()
	c := m.command(name, args...)
	c.Stdin = strings.NewReader(stdin)
	if out, err := c.CombinedOutput(); err != nil {
		m.Fatalf("%s: %v\n%s", name, err, out)
	}
}

// inetd listens on a free port of loopback and starts a program for each
// connection, with the connection as its standard input and output. It returns the
// port.
func (m *machine) inetd(name string, args ...string) int {
	m.Helper()
	m.command(name, args...)
	l, err := net.Listen("tcp4", "127.0.0.1:0")
	must(m, err)
	var running sync.WaitGroup
	m.Cleanup(func() { l.Close(); running.Wait() })
	running.Go(func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			file, err := conn.(*net.TCPConn).File()
			conn.Close()
			if err != nil {
				m.Error(err)
				return
			}
			c := m.command(name, args...)
			c.Stdin, c.Stdout = file, file
			var complaint bytes.Buffer
			c.Stderr = &complaint
			if err := c.Start(); err != nil {
				m.Error(err)
				file.Close()
				return
			}
			file.Close()
			running.Go(func() {
				if err := c.Wait(); err != nil {
					m.Logf("%s: %v: %s", name, err, complaint.String())
				}
			})
		}
	})
	return l.Addr().(*net.TCPAddr).Port
}

// daemon starts a program that listens by itself and says on its first line on
// which port. It returns the port.
func (m *machine) daemon(name string, args ...string) int {
	m.Helper()
	c := m.command(name, args...)
	var complaint bytes.Buffer
	c.Stderr = &complaint
	out, err := c.StdoutPipe()
	must(m, err)
	must(m, c.Start())
	end := sync.OnceFunc(func() {
		c.Process.Kill()
		c.Wait()
	})
	m.Cleanup(end)
	line, err := bufio.NewReader(out).ReadString('\n')
	port, _ := strconv.Atoi(strings.TrimSpace(line))
	if err != nil || port == 0 {
		end()
		if module := missingModule.FindStringSubmatch(complaint.String()); module != nil {
			m.leftOut("Python's module " + module[1])
		}
		m.Fatalf("%s does not start; make servers fetches what it needs. %s", name, complaint.String())
	}
	return port
}

// A client is a connection to a server, with a deadline.
type client struct {
	*testing.T
	net.Conn
	r *bufio.Reader
}

func dial(t *testing.T, port int) *client {
	t.Helper()
	conn, err := net.Dial("tcp4", net.JoinHostPort("127.0.0.1", strconv.Itoa(port)))
	must(t, err)
	t.Cleanup(func() { conn.Close() }) // or the server would wait for more when a test fails
	must(t, conn.SetDeadline(time.Now().Add(10*time.Second)))
	return &client{t, conn, bufio.NewReader(conn)}
}

func (c *client) send(octets []byte) {
	c.Helper()
	_, err := c.Write(octets)
	must(c.T, err)
}

// reply reads the reply to an FTP or NNTP command: its code and its last line.
func (c *client) reply() (code, line string) {
	c.Helper()
	for {
		line, err := c.r.ReadString('\n')
		if err != nil {
			c.Fatalf("after %q: %v", line, err)
		}
		line = strings.TrimRight(line, "\r\n")
		if code == "" && len(line) >= 3 {
			code = line[:3]
		}
		if line == code || strings.HasPrefix(line, code+" ") {
			return code, line
		}
	}
}

// steps returns the conversation of a URL in the report's form, with the host and port of a server in place of the host
// and port of the URL.
func steps(t *testing.T, url string) []report.Step {
	t.Helper()
	r := report.Of(url)
	if !r.Valid {
		t.Fatalf("%s is not valid", url)
	}
	return r.Wire.Steps
}

// sent returns what a step of a client's sends; nil when the URL leaves it open.
func sent(t *testing.T, s report.Step) []byte {
	t.Helper()
	b, err := base64.StdEncoding.DecodeString(s.BytesBase64)
	must(t, err)
	return b
}

// fetchFTP acts out the conversation of an FTP URL: it sends the octets that the
// steps have, and holds the server's replies to those that the steps tell of. It
// returns the data, and what it was asked for.
func fetchFTP(t *testing.T, port int, url, password string) (data []byte, asked []string) {
	t.Helper()
	c := dial(t, port)
	defer c.Close()
	var passive *client
	var code, line string
	replied := false // a reply was read that no step has announced yet
	for _, s := range steps(t, url) {
		if s.When == "guess" && s.Kind != "ftp-type" {
			continue
		}
		if (s.Kind == "ftp-password-wanted" || s.Kind == "ftp-pass") && replied && code == "230" { // no password is wanted
			continue
		}
		switch s.Side {
		case "client":
			b := sent(t, s)
			if len(b) == 0 {
				asked = append(asked, s.Kind)
				b = map[string][]byte{"ftp-pass": []byte("PASS " + password + "\r\n"), "ftp-type": []byte("TYPE I\r\n")}[s.Kind]
			}
			c.send(b)
			replied = false
		case "server":
			want := s.Text[:3] // the code that the words begin with
			if !replied {
				code, line = c.reply()
				replied = true
			}
			if s.Kind == "ftp-password-wanted" && code == "230" {
				continue
			}
			if code != want && !(want == "150" && code == "125") {
				t.Fatalf("%s: the server says %q, but %s is %q", url, line, s.Kind, s.Text)
			}
			switch s.Kind {
			case "ftp-passive":
				passive = dial(t, passivePort(t, line))
			case "ftp-opening":
				data = passive.all()
			}
			replied = false
		}
	}
	return data, asked
}

// all reads up to the end of the connection.
func (c *client) all() []byte {
	c.Helper()
	data, err := io.ReadAll(c.r)
	must(c.T, err)
	c.Close()
	return data
}

// passivePort reads the port in the reply to PASV: (h1,h2,h3,h4,p1,p2), p1 * 256 +
// p2, as the note of the step explains.
func passivePort(t *testing.T, line string) int {
	t.Helper()
	_, list, _ := strings.Cut(line, "(")
	list, _, _ = strings.Cut(list, ")")
	fields := strings.Split(list, ",")
	if len(fields) != 6 {
		t.Fatalf("no address in %q", line)
	}
	p1, err1 := strconv.Atoi(fields[4])
	p2, err2 := strconv.Atoi(fields[5])
	must(t, errors.Join(err1, err2))
	return p1*256 + p2
}

const pyftpdlib = `
import sys
from pyftpdlib.authorizers import DummyAuthorizer
from pyftpdlib.handlers import FTPHandler
from pyftpdlib.servers import FTPServer

class Handler(FTPHandler):
    authorizer = DummyAuthorizer()
    auth_failed_timeout = 0
    def on_login(self, user):
        self.fs.cwd = "/home/" + user

Handler.authorizer.add_user("joe", "geheim", sys.argv[1])
Handler.authorizer.add_user("a@b/c", "p:w", sys.argv[1])
Handler.authorizer.add_anonymous(sys.argv[1])
server = FTPServer(("127.0.0.1", 0), Handler)
print(server.address[1], flush=True)
server.serve_forever()
`

const proftpd = `
ServerName urlscope
ServerType inetd
DefaultServer on
UseReverseDNS off
WtmpLog off
TransferLog none
SystemLog none
ScoreboardFile none
DelayEngine off
User %s
Group %s
AuthOrder mod_auth_file.c
AuthFileOptions InsecurePerms
AuthUserFile %s
RequireValidShell off
`

const vsftpd = `
listen=NO
anonymous_enable=YES
anon_root=%s/home/anonymous
anon_world_readable_only=NO
run_as_launching_user=YES
ftp_username=%s
xferlog_enable=NO
seccomp_sandbox=NO
`

// ftpServers starts the servers and returns their ports: p is pyftpdlib, whose root is the tree; f is ProFTPD and v
// vsftpd, whose root is the root of the machine.
func (m *machine) ftpServers() map[byte]int {
	m.Helper()
	who, err := user.Current()
	if m.nobody {
		who, err = user.LookupId(fmt.Sprint(nobody))
	}
	must(m, err)
	group, err := user.LookupGroupId(who.Gid)
	must(m, err)
	// The password is "geheim", by crypt with SHA-256.
	passwd := m.write("etc/passwd", "joe:$5$urlscope$pktVmO6SpIC69FMEcE.2DbXfqum69hI8nnPAQovZnC9:"+who.Uid+":"+who.Gid+"::"+m.tree+"/home/joe:/bin/false\n")
	must(m, os.Chmod(passwd, 0o600))
	return map[byte]int{
		'p': m.daemon("python3", "-W", "ignore", m.write("etc/server.py", pyftpdlib), m.tree),
		'f': m.inetd("proftpd", "-n", "-c", m.write("etc/proftpd.conf", fmt.Sprintf(proftpd, who.Username, group.Name, passwd))),
		'v': m.inetd("vsftpd", m.write("etc/vsftpd.conf", fmt.Sprintf(vsftpd, m.tree, who.Username))),
	}
}

// TestServersFTP: the three servers accept different commands, so each case names its servers. In a URL, {root} is the
// encoded path of the tree if the server's root is the root of the machine.
func TestServersFTP(t *testing.T) {
	m := newMachine(t)
	ports := m.ftpServers()
	names := map[byte]string{'p': "pyftpdlib", 'f': "ProFTPD", 'v': "vsftpd"}
	encoded := strings.ReplaceAll(m.tree, "/", "%2F")
	for _, c := range []struct {
		servers, url, want string
		asked              string
	}{
		// 3.2.2: an encoded slash stays in one CWD, which is then from the root.
		{"p", "ftp://joe@host.dom/%2Fetc/motd", "the host's\n", "ftp-pass ftp-type"},
		{"f", "ftp://joe@host.dom/{root}%2Fetc/motd", "the host's\n", "ftp-pass ftp-type"},
		{"v", "ftp://host.dom/{root}%2Fetc/motd", "the host's\n", "ftp-pass ftp-type"},
		// A plain one parts two names, from where the login leads.
		{"pf", "ftp://joe@host.dom/etc/motd", "joe's\n", "ftp-pass ftp-type"},
		{"pv", "ftp://host.dom/etc/motd", "anybody's\n", "ftp-pass ftp-type"},
		// Two in a row make a CWD with a null argument. What it does is the server's own: for pyftpdlib it leads to the root.
		{"p", "ftp://joe@host.dom//etc/motd", "the host's\n", "ftp-pass ftp-type"},
		{"p", "ftp://joe:geheim@host.dom//etc/motd;type=a", "the host's\r\n", ""},

		{"pf", "ftp://joe:geheim@host.dom/pub/data;type=i", "\x00\xff\r\n\n\x80", ""},
		{"pf", "ftp://joe:geheim@host.dom/pub/data;TYPE=I", "\x00\xff\r\n\n\x80", ""},
		{"pv", "ftp://host.dom/pub/data;type=i", "\x00\xff\r\n\n\x80", "ftp-pass"},
		{"p", "ftp://a%40b%2Fc:p%3Aw@host.dom/%2Fetc/motd;type=i", "the host's\n", ""},
		{"pf", "ftp://joe:geheim@host.dom/etc/motd;type=a", "joe's\r\n", ""},
		{"p", "ftp://host.dom/etc/motd;type=a", "anybody's\r\n", "ftp-pass"},
		{"pf", "ftp://joe:geheim@host.dom/pub/empty;type=d", "hello\r\n", ""},
		{"pv", "ftp://host.dom/pub/empty;type=d", "hello\r\n", "ftp-pass"},
		{"pf", "ftp://joe:geheim@host.dom/pub/empty/;type=d", "hello\r\n", ""},
		{"pv", "ftp://anonymous:me%40host.dom@host.dom/pub/empty/;type=D", "hello\r\n", ""},
		{"pf", "ftp://joe:geheim@host.dom/pub/a%20file.txt;type=i", "with a space\n", ""},
		{"pv", "ftp://host.dom/pub/a%20file.txt;type=i", "with a space\n", "ftp-pass"},
		{"pf", "ftp://joe:geheim@host.dom/pub/a%252Fb;type=i", "with a percent sign\n", ""},
		{"pv", "ftp://host.dom/pub/a%252Fb;type=i", "with a percent sign\n", "ftp-pass"},
		{"pf", "ftp://joe:geheim@host.dom/pub/%3Bx%3By;type=i", "with semicolons\n", ""},
		{"pv", "ftp://host.dom/pub%2F%3Bx%3By;type=i", "with semicolons\n", "ftp-pass"},
		// Octet 255 is doubled for Telnet (RFC 959, 3.4.1): ProFTPD takes the two for one.
		{"f", "ftp://joe:geheim@host.dom/%FFdir/%FF;type=i", "octet 255\n", ""},
		{"f", "ftp://joe:geheim@host.dom/%FFdir;type=d", "\xff\r\n", ""},
	} {
		for i := range len(c.servers) {
			url := strings.ReplaceAll(c.url, "{root}", encoded)
			t.Run(names[c.servers[i]]+" "+c.url, func(t *testing.T) {
				data, asked := fetchFTP(t, ports[c.servers[i]], url, "geheim")
				got := string(data)
				if strings.HasSuffix(strings.ToLower(c.url), "=d") { // servers differ in whether a name comes with its directory
					got = strings.TrimPrefix(strings.TrimPrefix(got, "empty/"), "\xffdir/")
				}
				if got != c.want || strings.Join(asked, " ") != c.asked {
					t.Errorf("%q, asked for %q; want %q and %q", got, asked, c.want, c.asked)
				}
			})
		}
	}
}

// TestServersGopher: the request is the last thing that gophernicus needs.
func TestServersGopher(t *testing.T) {
	m := newMachine(t)
	port := m.inetd("gophernicus", "-h", "host.dom", "-p", "70", "-r", m.tree, "-ns", "-nm", "-np", "-no", "-nf", "-nh", "-nd")
	for _, c := range []struct{ url, want string }{
		{"gopher://host.dom", "1docs\t/docs/\thost.dom\t70\r\n"},
		{"gopher://host.dom/", "1docs\t/docs/\thost.dom\t70\r\n"},
		{"gopher://host.dom/1", "1docs\t/docs/\thost.dom\t70\r\n"},
		{"gopher://host.dom/1/docs/", "0a file.txt\t/docs/a#040file.txt\thost.dom\t70\r\n"},
		{"gopher://host.dom/0/docs/a%23040file.txt", "with a space\r\n"}, // as its menu writes the space
		{"gopher://host.dom/1/docs/menu", "iwelcome\t"},
		{"gopher://host.dom/1/docs/menu/", "0the text\t/docs/motd\thost.dom\t70\r\n"},
		{"gopher://host.dom/0/docs/motd", "hello\r\nworld\r\n"},
		{"gopher://host.dom/0/docs/a%20file.txt", "with a space\r\n"},
		{"gopher://host.dom/0/docs/100%25", "with a percent sign\r\n"},
		{"gopher://host.dom/0/docs/%30type", "begins with its type\r\n"},
		{"gopher://host.dom/9/home/joe/pub/data", "\x00\xff\r\n\n\x80"},
		{"gopher://host.dom/7/cgi-bin/find%09two%20words", "0found two words\t/docs/motd\n"},
		{"gopher://host.dom/7/cgi-bin/find%09100%25+1", "0found 100%+1\t/docs/motd\n"},
	} {
		t.Run(c.url, func(t *testing.T) {
			got := ask(t, port, c.url)
			if !strings.Contains(got, c.want) {
				t.Errorf("the server answers %q; want %q", got, c.want)
			}
		})
	}
}

// ask sends the one line of a Gopher URL, and returns the whole answer.
func ask(t *testing.T, port int, url string) string {
	t.Helper()
	for _, s := range steps(t, url) {
		if s.Side == "client" {
			c := dial(t, port)
			c.send(sent(t, s))
			return string(c.all())
		}
	}
	t.Fatal("nothing is sent")
	return ""
}

// TestServersNNTP: sn takes the commands of news and nntp URLs.
func TestServersNNTP(t *testing.T) {
	m := newMachine(t)
	m.run("", "snnewgroup", "comp.lang.go")
	m.run(tree["articles"], "snstore")
	port := m.inetd("snntpd.bin")
	for _, c := range []struct{ url, want string }{
		{"nntp://host.dom/comp.lang.go/10", "the article"}, // sn counts from ten
		{"nntp://host.dom/comp.lang.go", "211 1 10 10 comp.lang.go"},
		{"news:comp.lang.go", "211 1 10 10 comp.lang.go"},
		{"news:1738@host.dom", "the article"},
		{"news:%31738@host.dom", "the article"},
		{"news:*", "comp.lang.go 10 10 y"},
	} {
		t.Run(c.url, func(t *testing.T) {
			c1 := dial(t, port)
			defer c1.Close()
			if code, line := c1.reply(); code[:2] != "20" {
				t.Fatalf("the server says %q", line)
			}
			var got []string
			for _, s := range steps(t, c.url) {
				switch {
				case s.Side == "client":
					c1.send(sent(t, s))
				case s.Side == "server" && s.Kind != "nntp-ready":
					code, line := c1.reply()
					got = append(got, line)
					if code != s.Text[:3] {
						t.Fatalf("the server says %q, but %s is %q", line, s.Kind, s.Text)
					}
					for s.Kind != "nntp-group-selected" {
						line, err := c1.r.ReadString('\n')
						must(t, err)
						if line == ".\r\n" {
							break
						}
						got = append(got, strings.TrimRight(line, "\r\n"))
					}
				}
			}
			if !slices.Contains(got, c.want) {
				t.Errorf("the server says %q; want %q", got, c.want)
			}
		})
	}
}

const aiosmtpd = `
import asyncio, sys
from aiosmtpd.smtp import SMTP

class Handler:
    async def handle_DATA(self, server, session, envelope):
        with open(sys.argv[1], "w") as f:
            print(envelope.mail_from, envelope.rcpt_tos, envelope.content, file=f)
        return "250 OK"

async def main():
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(Handler()), "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()

asyncio.run(main())
`

// TestServersSMTP: the example of section 6. What is shown as dangerous is: the
// octets of a gopher URL make a mail server send a message, and it takes each line
// for what the steps say it does.
func TestServersSMTP(t *testing.T) {
	m := newMachine(t)
	inbox := m.write("etc/inbox", "")
	port := m.daemon("python3", "-W", "ignore", m.write("etc/server.py", aiosmtpd), inbox)
	w := wire.Of(core.Parse("gopher://host.dom:25/0HELO%20host.dom%0D%0AMAIL%20FROM:%3Ca@host.dom%3E%0D%0ARCPT%20TO:%3Cb@host.dom%3E" +
		"%0D%0ADATA%0D%0Arude%0D%0A.%0D%0AFOO%0D%0AQUIT"))
	c := dial(t, port)
	c.reply()
	for _, s := range w.Steps {
		if s.Side == wire.SideClient {
			if len(s.Early) == 0 {
				t.Errorf("%s is not marked as dangerous", s.Kind)
			}
			c.send(s.AppendBytes(nil))
		}
	}
	for _, s := range w.Steps {
		line := string(s.AppendBytes(nil))
		want := map[wire.StepKind]string{"port-line": "2", "port-line/unknown": "5"}[s.Kind]
		switch line {
		case "DATA":
			want = "3"
		case ".":
			want = "2" // the message is taken
		}
		if want == "" {
			continue
		}
		if code, reply := c.reply(); code[:1] != want {
			t.Errorf("%s: the server answers %q to %q", s.Kind, reply, line)
		}
	}
	c.Close()
	if got, err := os.ReadFile(inbox); string(got) != "a@host.dom ['b@host.dom'] b'rude\\r\\n'\n" {
		t.Errorf("the message is %q: %v", got, err)
	}

	// The line of a mailto URL, where it belongs.
	for _, url := range []string{"mailto:uri@bunyip.com", "mailto:joe%25relay@example.org", "mailto:%22joe%20x%22@%5B10.0.0.1%5D"} {
		c := dial(t, port)
		c.reply()
		for _, s := range steps(t, url) {
			if s.Kind == "smtp-rcpt" {
				for _, line := range []string{"HELO host.dom\r\n", "MAIL FROM:<me@host.dom>\r\n", string(sent(t, s))} {
					c.send([]byte(line))
					if code, reply := c.reply(); code != "250" {
						t.Errorf("%s: the server answers %q to %q", url, reply, line)
					}
				}
			}
		}
		c.Close()
	}
}

// TestServersHTTP: the server of Go takes both requests, and sees path and search as
// the URL has them, and the host where HTTP/1.1 names it.
func TestServersHTTP(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprintf(w, "%s %s %s", r.Proto, r.RequestURI, r.Host)
	}))
	defer server.Close()
	port := server.Listener.Addr().(*net.TCPAddr).Port
	for url, want := range map[string]struct{ target, host string }{
		"http://host.dom":                      {"/", "host.dom"},
		"http://host.dom/":                     {"/", "host.dom"},
		"http://host.dom/a%2Fb%20c/../d;e":     {"/a%2Fb%20c/../d;e", "host.dom"},
		"http://host.dom:8080/a//b?c=d&e=%26+": {"/a//b?c=d&e=%26+", "host.dom:8080"},
		"http://host.dom:80/?":                 {"/?", "host.dom"},
	} {
		var got []string
		for _, s := range steps(t, url) {
			if s.Side != "client" {
				continue
			}
			c := dial(t, port)
			c.send(sent(t, s))
			response, err := http.ReadResponse(c.r, nil)
			must(t, err)
			body, err := io.ReadAll(response.Body)
			must(t, err)
			if !response.Close && response.ProtoMinor == 1 {
				t.Errorf("%s: the server keeps the connection", url)
			}
			got = append(got, string(body))
			c.Close()
		}
		if !slices.Equal(got, []string{"HTTP/1.0 " + want.target + " ", "HTTP/1.1 " + want.target + " " + want.host}) {
			t.Errorf("%s: the server sees %q; want %q", url, got, want)
		}
	}
}

// TestServersCurl: the command that is copied makes curl send what the URL means.
// Where curl departs from RFC 1738, the case says so.
func TestServersCurl(t *testing.T) {
	m := newMachine(t)
	python := m.daemon("python3", "-W", "ignore", m.write("etc/server.py", pyftpdlib), m.tree)
	gopher := m.inetd("gophernicus", "-h", "host.dom", "-p", "70", "-r", m.tree, "-ns", "-nm", "-np", "-no", "-nf", "-nh", "-nd")
	web := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		user, _, _ := r.BasicAuth()
		fmt.Fprintf(w, "%s %s", r.RequestURI, user)
	}))
	defer web.Close()
	for _, c := range []struct {
		port      int
		url, want string
	}{
		{python, "ftp://joe:geheim@127.0.0.1/%2Fetc/motd;type=i", "the host's\n"},
		{python, "ftp://joe:geheim@127.0.0.1/etc/motd;type=i", "joe's\n"},
		{python, "ftp://127.0.0.1/pub/a%20file.txt", "with a space\n"},
		{python, "ftp://127.0.0.1/pub/a%252Fb;type=i", "with a percent sign\n"},
		{python, "ftp://127.0.0.1/pub/empty/;type=d", "hello\n"},
		{python, "ftp://127.0.0.1/pub/empty;type=D", "hello\n"}, // curl wants a slash before the type, and gets one
		{gopher, "gopher://127.0.0.1/0/docs/motd", "hello\r\nworld\r\n"},
		{gopher, "gopher://127.0.0.1/0/docs/a%20file.txt", "with a space\r\n"},
		{gopher, "gopher://127.0.0.1/7/cgi-bin/find%09it's%20%22$HOME%22", "0found it's \"$HOME\"\t/docs/motd\n"},
		{web.Listener.Addr().(*net.TCPAddr).Port, "http://127.0.0.1/a%2Fb/../c[1-2]{x,y}?$(id)'`&;", "/a%2Fb/../c[1-2]{x,y}?$(id)'`&; "},
		{web.Listener.Addr().(*net.TCPAddr).Port, "http://127.0.0.1/a/./b#top", "/a/./b "},
		{web.Listener.Addr().(*net.TCPAddr).Port, "http://joe:geheim@127.0.0.1/", "/ "}, // nothing of a login is sent
	} {
		url := strings.Replace(c.url, "127.0.0.1", fmt.Sprintf("127.0.0.1:%d", c.port), 1)
		command, why := transcript.Curl(text.English, core.Parse(url), transcript.ShowPasswords)
		if command == "" {
			t.Errorf("%s: %s", url, why)
			continue
		}
		sh := m.command("sh", "-c", command+" --silent --show-error --max-time 10")
		curl := m.command("curl")
		sh.Env = append(sh.Env, "PATH="+filepath.Dir(curl.Path)+":/usr/bin:/bin")
		out, err := sh.CombinedOutput()
		if err != nil || !strings.Contains(string(out), c.want) {
			t.Errorf("%s: %v\n%q, want %q", command, err, out, c.want)
		}
	}
}

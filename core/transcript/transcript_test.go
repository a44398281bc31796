package transcript

import (
	"flag"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"urlscope/core"
	"urlscope/core/internal/rounds"
	"urlscope/core/text"
	"urlscope/core/wire"
)

var update = flag.Bool("update", false, "write what the transcripts are now to testdata")

// all returns everything that can be copied of u.
func all(l text.Lang, u *core.URL, p Passwords) string {
	command, why := Curl(l, u, p)
	omitted := ""
	if command != "" {
		omitted = CurlOmits(l, u)
	}
	got := Text(l, u, p) + "\n" + omitted + "$ " + command + why.String() + "\n\n"
	for c := range webClients {
		code, why := Web(l, WebClient(c), u)
		got += code + why.String() + "\n"
	}
	return got + Go(u, p)
}

func TestGolden(t *testing.T) {
	const file = "../../testdata/transcripts.txtar"
	a, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for i, f := range a.Files {
		got := strings.TrimRight(all(text.English, core.Parse(f.Name), HidePasswords), "\n") + "\n"
		if *update {
			a.Files[i].Data = []byte(got)
		} else if want := string(f.Data); got != want {
			t.Errorf("%s\n%swant\n%s", f.Name, got, want)
		}
	}
	if *update {
		if err := os.WriteFile(file, txtar.Format(a), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// TestNoCurl: each reason against a command has an input. core/text shows its words for the same inputs.
func TestNoCurl(t *testing.T) {
	for s, want := range map[string]text.NoCurlReason{
		"news:comp.lang": text.NoCurlScheme, "http:": text.NoCurlForm, "file://host.dom/motd": text.NoCurlRemote,
		"gopher://host.dom/1x%09%09+%091%0D%0A+-1%0D%0Ayes%0D%0A.%0D%0A": text.NoCurlFilled,
		"gopher://host.dom/0a%0D%0Ab":                                    text.NoCurlDanger,
		"http://host.dom:99999/":                                         text.NoCurlPort, "https://host.dom:0/": text.NoCurlPort, "gopher://host.dom:70000/1": text.NoCurlPort,
	} {
		if got, none := noCurl(core.Parse(s)); got != want || !none {
			t.Errorf("%q: reason %d, want %d", s, got, want)
		}
	}
}

// hostile are URLs that try to get out of their quotes.
var hostile = []string{
	"ftp://h/';id;'", "ftp://h/$(id)`id`$HOME\\", "http://h/a'\"b\"'c", "http://h/\x1b[31m\x07\x00\r\n", "gopher://h/0'\\''",
	"ftp://u'$(id):p'$(id)@h/x", "ftp://-K@h/", "http://h/!!:0", "http://h/~/*?[a]{b,c}", "ftp://u%0A:p@h/", "ftp://u%27:p@h/a%27",
	"http://h/\u202egpj", "http://h/\xff\xfe", "ftp://h/a b\tc", "https://u:p@h/&&id", "file:///etc/'||id", "telnet://u:p@h:2323/;id",
	"http://h/a#'b", "http://h\n/", "ftp://u:s@h/..//./x;type=a", "ftps://u%3A:p@h/", "http://-oProxyCommand=x/",
}

// mixed returns an input made of pieces of URLs and of special characters of shells.
func mixed(r *rand.Rand) string {
	schemes := []string{"http://", "ftp://", "gopher://", "https://", "telnet://", "file://", "sftp://", "dict://"}
	pieces := []string{"a", "h", "/", ":", "@", "'", `"`, "`", "$(", ")", "\\", "\n", "\x00", "%27", "%0A", "%", " ", "-", ";", "&", "|", "*", "[", "{", "~", "!",
		"#", "é", "\xff", "..", "=", "user", "?"}
	var b strings.Builder
	b.WriteString(schemes[r.IntN(len(schemes))])
	for range r.IntN(12) {
		b.WriteString(pieces[r.IntN(len(pieces))])
	}
	return b.String()
}

func inputs(n int) []string {
	r := rand.New(rand.NewPCG(6, 1738))
	list := slices.Clone(hostile)
	for range n {
		list = append(list, mixed(r))
	}
	return list
}

// TestPrintable: all output is printable and has no hidden password.
func TestPrintable(t *testing.T) {
	list := inputs(rounds.Of(1000))
	for _, s := range []string{"ftp://joe:s3cr3t@h/x", "telnet://joe:s3cr3t@h/", "https://joe:s3cr3t@h/", "http://joe:s3cr3t@h/", "ftp://h:s3cr3t@h:x/", "sftp://u:s3cr3t@h/"} {
		list = append(list, s, s+"\x1b[0m")
	}
	for _, s := range list {
		u := core.Parse(s)
		code := GoTest(u, HidePasswords) // has no language
		for _, l := range text.Langs {
			got := all(l, u, HidePasswords) + code
			if strings.Contains(got, "s3cr3t") {
				t.Errorf("%q: the password is shown: %s", s, got)
			}
			for _, r := range got {
				if r < ' ' && r != '\n' && r != '\t' || 0x7F <= r && r < 0xA0 || r == 0x202E || r == 0xFFFD {
					t.Fatalf("%q: %U in %q", s, r, got)
				}
			}
			if show := all(l, u, ShowPasswords); strings.Contains(s, "ftp://joe:s3cr3t") && !strings.Contains(show, "PASS s3cr3t") {
				t.Errorf("%q: the password is not shown when asked for: %s", s, show)
			}
		}
	}
}

// TestGoStep: the code for each step has the octets of the step.
func TestGoStep(t *testing.T) {
	w := wire.Of(core.Parse("ftp://joe:s3cr3t@h/%FF;type=i"))
	var got []string
	for i := range w.Steps {
		if code := GoStep(&w.Steps[i]); code != "" {
			got = append(got, code)
		}
	}
	want := []string{`[]byte("USER joe\r\n")`, `[]byte("PASS s3cr3t\r\n")`, `[]byte("TYPE i\r\n")`, `[]byte("PASV\r\n")`, `[]byte("RETR \xff\xff\r\n")`}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestCurlTypecode: curl reads only the ";type=" of section 3.2.2, and lists a directory only if its name ends in
// "/".
func TestCurlTypecode(t *testing.T) {
	for url, want := range map[string]string{
		"ftp://h/a;type=d":  "curl 'ftp://h/a/;type=d'",
		"ftp://h/a;type=D":  "curl 'ftp://h/a/;type=D'",
		"ftp://h/a/;type=d": "curl 'ftp://h/a/;type=d'",
		"ftp://h/;type=d":   "curl 'ftp://h/;type=d'",
		"ftp://h/a;type=i":  "curl 'ftp://h/a;type=i'",
		"ftp://h/a;TYPE=d":  "curl 'ftp://h/a/;type=d'",
		"ftp://h/a;Type=i":  "curl 'ftp://h/a;type=i'",
		"ftp://h/a;tpe=d":   "curl 'ftp://h/a/;type=d'", // core reads it as ";type="
	} {
		if got, _ := Curl(text.English, core.Parse(url), HidePasswords); got != want {
			t.Errorf("%s: %s, want %s", url, got, want)
		}
	}
}

package cli

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"
	"unsafe"

	"urlscope/wasm/links"
)

// terminal opens a pseudoterminal, and returns the user's end and the program's end.
func terminal(t *testing.T) (seen, stream *os.File) {
	t.Helper()
	seen, err := os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skip(err)
	}
	t.Cleanup(func() { seen.Close() })
	var locked, number int32
	for request, value := range map[uintptr]*int32{syscall.TIOCSPTLCK: &locked, syscall.TIOCGPTN: &number} {
		if _, _, errno := syscall.Syscall(syscall.SYS_IOCTL, seen.Fd(), request, uintptr(unsafe.Pointer(value))); errno != 0 {
			t.Fatal(errno)
		}
	}
	stream, err = os.OpenFile(fmt.Sprint("/dev/pts/", number), os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { stream.Close() })
	var mode syscall.Termios // without echo, whose timing varies
	for _, request := range []uintptr{syscall.TCGETS, syscall.TCSETS} {
		if _, _, errno := syscall.Syscall(syscall.SYS_IOCTL, stream.Fd(), request, uintptr(unsafe.Pointer(&mode))); errno != 0 {
			t.Fatal(errno)
		}
		mode.Lflag &^= syscall.ECHO
	}
	return seen, stream
}

// onTerminal runs a command on a terminal with typed as its input, and returns the output and the exit status.
func onTerminal(t *testing.T, typed string, args ...string) (shown string, status int) {
	t.Helper()
	seen, stream := terminal(t)
	if _, err := seen.WriteString(typed); err != nil {
		t.Fatal(err)
	}
	all := watch(seen)
	status = Main(args, stream, stream, stream)
	stream.WriteString("\x00")
	return <-all, status
}

// watch returns a channel for the output of a terminal up to a zero octet. Without a reader the terminal would
// block.
func watch(seen *os.File) <-chan string {
	done := make(chan string)
	go func() {
		var all strings.Builder
		b := make([]byte, 1<<12)
		for {
			n, err := seen.Read(b)
			all.Write(b[:n])
			if err != nil || strings.HasSuffix(all.String(), "\x00") {
				break
			}
		}
		done <- strings.ReplaceAll(strings.TrimSuffix(all.String(), "\x00"), "\r\n", "\n")
	}()
	return done
}

// TestTerminal tests commands on a terminal.
func TestTerminal(t *testing.T) {
	t.Setenv("TERM", "xterm")
	t.Setenv("NO_COLOR", "")
	t.Chdir(t.TempDir())
	if err := os.WriteFile("a.md", []byte("http://h/~u\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	const plain = "a.md:1:10: error: '~' must be written '%7E' (section 2.2) [tilde]\n\tEncode as '%7E': http://h/%7Eu (same resource)\n1 URL in 1 file, 1 error\n"
	const colored = "\x1b[1ma.md:1:10:\x1b[m \x1b[1;31merror:\x1b[m '~' must be written '%7E' (section 2.2)\x1b[2m [tilde]\x1b[m\n" +
		"\t\x1b[32mEncode as '%7E': http://h/%7Eu (same resource)\x1b[m\n1 URL in 1 file, 1 error\n"
	for _, test := range []struct {
		env, args, typed string
		status           int
		want             string // the start of the output
	}{
		{"", "", "", 0, "urlscope explains, checks and repairs URLs"},
		{"", "report", "http://h/\n\x04", 0, "urlscope: reading URLs, one per line, from the terminal; end with Ctrl-D\n{\"version\":1"},
		{"", "grade 3.1", "\x04", 0, "urlscope: reading answers, one per line, from the terminal; end with Ctrl-D\n"},
		{"", "verify -", "http://h/\n\x04", 0, "urlscope: reading a document from the terminal; end with Ctrl-D\n1 URL in 1 file\n"},
		{"", "anatomy", "\x04", 2, "urlscope: reading URLs, one per line, from the terminal; end with Ctrl-D\nurlscope: anatomy: no URL given\n"},
		{"", "verify a.md", "", 1, colored},
		{"NO_COLOR=1", "verify a.md", "", 1, plain},
		{"TERM=dumb", "verify a.md", "", 1, plain},
		{"NO_COLOR=1", "verify -color always a.md", "", 1, colored},
		{"", "verify -color=never a.md", "", 1, plain},
		{"", "verify -format github a.md", "", 1, "::error file=a.md,"},
	} {
		name, value, _ := strings.Cut(test.env, "=")
		t.Run(test.args+" "+test.env, func(t *testing.T) {
			if name != "" {
				t.Setenv(name, value)
			}
			shown, status := onTerminal(t, test.typed, strings.Fields(test.args)...)
			if status != test.status || !strings.HasPrefix(shown, test.want) {
				t.Errorf("status %d, and one sees %q, want %q", status, shown, test.want)
			}
		})
	}
	for _, args := range [][]string{{"verify", "a.md"}, {"verify", "-color", "auto", "a.md"}} {
		var out, log strings.Builder
		if Main(args, nil, &out, &log); out.String()+log.String() != plain {
			t.Errorf("%q writes %q", args, out.String()+log.String())
		}
	}
}

// The null device is not a terminal: a program that reads from it does not ask for input.
func TestNullIsNoTerminal(t *testing.T) {
	null, err := os.Open(os.DevNull)
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	var out, log strings.Builder
	if status := Main([]string{"report"}, null, &out, &log); status != 0 || out.Len()+log.Len() > 0 {
		t.Errorf("status %d, %q, %q", status, &out, &log)
	}
}

// TestMeter: the progress line is cleared before a line of findings and at the end.
func TestMeter(t *testing.T) {
	seen, stream := terminal(t)
	v := newVerifier()
	o := new(options)
	v.options(o)
	v.begin(streams{nil, stream, stream}, false)
	long := filepath.Join(strings.Repeat("b", 200), "c.md")
	v.progress(long) // too early for progress
	for range 2 {
		v.meter.next = time.Time{}
		v.progress(long)
	}
	v.say("x")
	v.meter.next = time.Time{}
	v.progress("日本語")
	v.out.WriteString("y\n")
	v.out.Flush()
	stream.WriteString("\x00")
	var got strings.Builder
	for b := make([]byte, 1<<12); !strings.HasSuffix(got.String(), "\x00"); {
		n, err := seen.Read(b)
		if err != nil {
			t.Fatal(err)
		}
		got.Write(b[:n])
	}
	const line, gone = "0 URLs in 0 files: ", "\x1b[?7h\r\x1b["
	want := line + "…b+/c.md" + gone + "K" + line + "…b+/c.md" + gone + "Kurlscope: x\r\n" + line + "日本語" + gone + "Ky\r\n\x00"
	all := strings.ReplaceAll(got.String(), "\x1b[?7l", "")
	if short := regexp.MustCompile("b+").ReplaceAllString(all, "b+"); short != want {
		t.Errorf("one sees %q, want %q", short, want)
	}
	for _, shown := range strings.Split(all, gone) {
		if n := len([]rune(strings.TrimPrefix(shown, "K"))); n >= width {
			t.Errorf("a line has %d letters: %q", n, shown)
		}
	}
	if newMeter(&got) != nil {
		t.Error("there is a meter where there is no terminal")
	}
}

// The progress line has a line of its own, however the output is divided into writes, and hides nothing of the
// output.
func TestMeterAtLineEnds(t *testing.T) {
	t.Setenv("TERM", "xterm")
	doc := strings.Repeat("http://h/~u x\n", 200)
	for _, format := range formNames() {
		t.Run(format, func(t *testing.T) {
			seen, stream := terminal(t)
			v := newVerifier()
			o := new(options)
			v.options(o)
			if err := o.lookup("format").set(format); err != nil {
				t.Fatal(err)
			}
			v.begin(streams{nil, stream, stream}, false)
			if err := v.prepare(o); err != nil {
				t.Fatal(err)
			}
			all := watch(seen)
			for range 5 {
				d, _ := v.open("a.md", doc, links.Formats[0])
				d.as.Find(d.text, false, func(e links.Excerpt) {
					v.check(d, e)
					v.meter.next = time.Time{}
					v.progress(d.name)
				})
			}
			v.end(true)
			stream.WriteString("\x00")
			shown := <-all
			progress := regexp.MustCompile("\x1b\\[\\?7l[^\x1b]*\x1b\\[\\?7h\r\x1b\\[K")
			places := progress.FindAllStringIndex(shown, -1)
			for _, at := range places {
				if before := shown[:at[0]]; before != "" && !strings.HasSuffix(before, "\n") && !strings.HasSuffix(before, "\r\x1b[K") {
					t.Fatalf("progress is shown behind %q", before[max(0, len(before)-60):])
				}
			}
			if format != "sarif" && len(places) != 1000 {
				t.Errorf("progress is shown %d times, want 1000", len(places))
			}
			var out strings.Builder
			w := newVerifier()
			o = new(options)
			w.options(o)
			*w.form, *w.color = *v.form, colorAlways
			w.begin(streams{nil, &out, io.Discard}, true)
			if err := w.prepare(o); err != nil {
				t.Fatal(err)
			}
			for range 5 {
				d, _ := w.open("a.md", doc, links.Formats[0])
				w.checkAll(d)
			}
			w.end(true)
			if left := progress.ReplaceAllString(shown, ""); left != out.String() {
				t.Errorf("without progress one sees %d octets, want %d", len(left), out.Len())
			}
		})
	}
}

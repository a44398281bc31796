package clients

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
	"urlscope/core/wire"
)

// A Verdict says how a client keeps to what RFC 1738 asks for.
type Verdict uint8

// The verdicts.
const (
	VerdictUnknown   Verdict = iota // nothing like the URL was recorded
	VerdictSame                     // the same commands, the client's own aside
	VerdictDiffers                  // others
	VerdictWrongFile                // others, and they name another file, at least where a login does not begin at "/"
	VerdictOtherHost                // it goes to another host or port
	VerdictLineEnd                  // a line feed of the URL ends a line, and what follows is a command of its own (section 6)
	VerdictRefused                  // it says that it will not
	VerdictFailed                   // it breaks down, or finds no host
	VerdictAsks                     // it asks its user first, for a password or for words
)

// String returns the identifier of v: "wrong-file".
func (v Verdict) String() string {
	return [...]string{"unknown", "same", "differs", "wrong-file", "other-host", "line-end", "refused", "failed", "asks", ""}[min(v, VerdictAsks+1)]
}

// A Reading is what a client does with a URL, beside what RFC 1738 asks for.
type Reading struct {
	Conversation
	Verdict Verdict
	Line    int // the first of Lines that RFC 1738 does not ask for; len(Lines) if one is missing at the end; -1 if none differs
	Step    int // the step of wire.Of that it asks for there; -1 if none
}

// Read returns what each recorded client does with u, and how its conversation differs from the conversation of
// wire.Of. If no client was recorded with the scheme, it returns nil.
func Read(u *core.URL) []Reading {
	list := of(u)
	if list == nil {
		return nil
	}
	asked := askedBy(u)
	readings := make([]Reading, len(list))
	for i, c := range list {
		readings[i] = asked.judge(c)
	}
	return readings
}

// A want is a line that RFC 1738 asks for.
type want struct {
	kind   Kind
	octets text
	step   int
}

// An asked holds what RFC 1738 asks for.
type asked struct {
	src    string
	host   core.Span
	port   int
	lines  []want
	names  map[Kind]want      // of files
	remote core.Span          // the host that a file is on, if it is not this one
	web    bool               // they are a request of HTTP
	code   string             // the typecode of FTP, "" if it is left open
	ends   map[core.Span]bool // the line feeds of the URL that must be sent, such as the line feeds of a form of Gopher+
}

// kinds maps the kinds of steps to the kinds of lines.
var kinds = map[string]Kind{
	"ftp-user": Login, "ftp-pass": Login, "ftp-cwd": Cwd, "ftp-retr": Data, "ftp-nlst": Data,
	"gopher-request": Request, "http-request": Request,
	"nntp-list": Command, "nntp-group": Command, "nntp-article": Command,
}

func askedBy(u *core.URL) (a asked) {
	c := wire.Of(u)
	a.src, a.host, a.port, a.ends = u.Source(), c.Host, c.Port, map[core.Span]bool{}
	a.names = map[Kind]want{}
	for i := range c.Steps {
		s := &c.Steps[i]
		a.advice(u, s, i)
		if s.When == wire.WhenMaybe {
			continue
		}
		if len(s.Early) == 0 {
			for _, o := range s.Octets {
				if o.Value == '\n' {
					a.ends[o.From] = true
				}
			}
		}
		if s.Kind == "ftp-type" {
			a.code = octet.UpperString(Line{Kind: Type, Octets: s.Octets}.Text())
		}
		if kind, ok := kinds[s.Kind.Name()]; ok {
			w := want{kind, s.Octets, i}
			if a.web = s.Kind.Name() == "http-request"; a.web {
				w.octets = unversioned(w.octets)
			}
			a.lines = append(a.lines, w)
		}
	}
	return a
}

// advice adds what is no command to a server of the URL: how to log in (section 3.8), the name of a file (section 3.10), or the first
// address of a mail.
func (a *asked) advice(u *core.URL, s *wire.Step, at int) {
	switch s.Kind.Name() {
	case "smtp-rcpt":
		if a.lines == nil {
			addr, _ := u.Token(core.Addr)
			a.lines = []want{{Address, textOf(a.src)[addr.Start:addr.End].decode(), at}}
		}
	case "telnet-user":
		a.lines = append(a.lines, want{Note, plus(own(toldUser), s.Octets), at})
	case "file-remote":
		for _, at := range s.Sources() {
			a.remote = at
		}
	case "file-unix", "file-windows", "file-vms", "file-mac":
		kind := Kind("name-" + strings.TrimPrefix(string(s.Kind), "file-"))
		a.names[kind] = want{kind, s.Octets, at}
	case "telnet-password":
		for i := range a.lines { // there is one, of the user
			a.lines[i].octets = plus(a.lines[i].octets, own(toldPassword), s.Octets)
		}
	}
}

// judge compares a conversation with what is asked for.
func (a *asked) judge(c Conversation) Reading {
	r := Reading{Conversation: c, Line: -1, Step: -1}
	switch {
	case c.Does == Unknown:
		return r
	case c.Does == Elsewhere || a.elsewhere(c):
		r.Verdict = VerdictOtherHost
	case a.letsThrough(c):
		r.Verdict = VerdictLineEnd
	case c.Does != Sends:
		r.Verdict = [...]Verdict{Refuses: VerdictRefused, Fails: VerdictFailed, Asks: VerdictAsks}[c.Does]
	default:
		r.Verdict = VerdictDiffers
		if r.Line, r.Step = a.parts(c.Lines); r.Line < 0 {
			r.Verdict = VerdictSame
		} else if a.misses(c) {
			r.Verdict = VerdictWrongFile
		}
	}
	return r
}

// misses reports whether a conversation that differs names another file.
func (a *asked) misses(c Conversation) bool {
	if a.names[c.kind()].octets != nil {
		return a.remote.Len() == 0
	}
	got, want := placeOf(c.Lines), a.place()
	return got != want && got != "" && want != ""
}

// kind returns the kind of the first line.
func (c *Conversation) kind() Kind {
	if len(c.Lines) == 0 {
		return ""
	}
	return c.Lines[0].Kind
}

// elsewhere reports whether a client connects to another host or port, or passes over the host that a file is on.
func (a *asked) elsewhere(c Conversation) bool {
	if a.remote.Len() > 0 && a.names[c.kind()].octets != nil {
		return !slices.ContainsFunc(c.Lines[0].Octets, func(o wire.Octet) bool {
			return o.From.Start >= a.remote.Start && o.From.End <= a.remote.End && o.From.Len() > 0
		})
	}
	if len(c.Host) == 0 || a.host.Len() == 0 {
		return false
	}
	from := c.Host[0].From
	return from.Len() > 0 && from.Start != a.host.Start || c.Port != a.port
}

// letsThrough reports whether a line feed of the URL ends a line that was not to end there.
func (a *asked) letsThrough(c Conversation) bool {
	for _, l := range c.Lines {
		for _, o := range l.Octets {
			if l.Kind.ends() && o.Value == '\n' && o.From.Len() > 0 && !a.ends[o.From] {
				return true
			}
		}
	}
	return false
}

// parts returns the first line that is not asked for, and the step that is asked for instead. Where a client says TYPE is its
// own affair, unless the URL has a typecode. It returns -1 for none.
func (a *asked) parts(lines []Line) (line, step int) {
	n, code, typed := 0, "", -1
	for i, l := range lines {
		file, isFile := a.names[l.Kind]
		switch {
		case isFile:
			return a.file(l, file)
		case l.Kind == Type:
			code, typed = octet.UpperString(l.Text()), i
		case l.Kind == Host, l.Kind == Argument && a.named(l.Text()): // RFC 1738 knows no Host, HTTP/1.1 wants one
		case n == len(a.lines):
			return i, -1
		case l.Kind != a.lines[n].kind, !alike(a.bare(l), a.lines[n].octets):
			return i, a.lines[n].step
		default:
			n++
		}
	}
	if n < len(a.lines) {
		return len(lines), a.lines[n].step
	}
	if code != cmp.Or(a.code, code) { // a typecode that is left open may be any
		return max(typed, 0), -1
	}
	return -1, -1
}

// bare returns the octets of a line, without the version of HTTP that a request has.
func (a *asked) bare(l Line) text {
	if a.web && l.Kind == Request {
		return unversioned(l.Octets)
	}
	return l.Octets
}

// unversioned returns the first line of a request without the version of HTTP.
func unversioned(t text) text {
	t, _, _ = t.cut("\r")
	return t[:max(t.last(" "), 0)]
}

// alike reports whether octets are those that are asked for. A slot there, and what follows it to the end of the line, is like
// anything.
func alike(octets, asked text) bool {
	a, b := octets, asked
	for i := range min(len(a), len(b)) {
		if b[i].Slot {
			return true
		}
		if a[i].Value != b[i].Value || a[i].Slot {
			return false
		}
	}
	return len(a) == len(b)
}

// file compares the name of a file with the name in the step for the same system. On VMS and Windows, names that differ
// only in case are the same.
func (a *asked) file(l Line, w want) (line, step int) {
	anyCase := l.Kind == VMSName || l.Kind == WindowsName
	if alike(l.Octets, w.octets) || anyCase && octet.EqualFold(l.Text(), w.octets.string()) {
		return -1, -1
	}
	return 0, w.step
}

// named reports whether an argument of the program telnet is host or port.
func (a *asked) named(argument string) bool {
	return argument == a.src[a.host.Start:a.host.End] || argument == strconv.Itoa(a.port)
}

// place returns the file that is asked for.
func (a *asked) place() string {
	lines := make([]Line, len(a.lines))
	for i, w := range a.lines {
		lines[i] = Line{Kind: w.kind, Octets: w.octets}
	}
	return placeOf(lines)
}

// placeOf returns the file that commands of FTP name, from "~", where the login begins, or from "/". It returns "" if they name none.
func placeOf(lines []Line) string {
	at := []string{"~"}
	for _, l := range lines {
		verb, argument, _ := strings.Cut(l.Text(), " ")
		if l.Kind != Cwd && l.Kind != Data {
			continue
		}
		if verb == "CDUP" {
			argument = ".."
		}
		at = step(at, strings.ReplaceAll(argument, "\xff\xff", "\xff"), l.Home)
		if verb == "RETR" || verb == "NLST" && argument != "" {
			return strings.Join(at, "/")
		}
	}
	return ""
}

// step returns the place to which an argument leads.
func step(at []string, argument string, home bool) []string {
	if strings.HasPrefix(argument, "/") {
		at = []string{""}
	}
	if home {
		at = []string{"~"}
	}
	for name := range strings.SplitSeq(argument, "/") {
		switch {
		case name == "" || name == ".":
		case name == ".." && len(at) > 1 && at[len(at)-1] != "..":
			at = at[:len(at)-1]
		default:
			at = append(at, name)
		}
	}
	return at
}

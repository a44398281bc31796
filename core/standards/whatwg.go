package standards

import (
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/internal/origin"
	"urlscope/core/internal/port"
	"urlscope/core/octet"
)

// mostErrors is the largest number of validation errors listed for one input.
const mostErrors = 100

// readWHATWG follows the basic URL parser of the standard, without a base. If a browser was asked, its answer
// counts.
func readWHATWG(s string, r *Reading, asked Asked) {
	w := whatwg{r: r, raw: s, ascii: asked.ASCII}
	r.By = SourceDetectors
	w.strip()
	w.parse()
	result := ""
	if !w.unknown {
		result = string(w.out)
	}
	r.finish(!w.failed, result)
	if asked.Browser != nil {
		r.believe(asked.Browser)
	}
}

// believe takes over the browser's answer, and keeps the detectors' answer if that differs.
func (r *Reading) believe(browser *Answer) {
	r.By = SourceBrowser
	if browser.OK != (r.Verdict != VerdictFailure) || browser.OK && r.Result != "" && r.Result != browser.Result {
		r.Disagrees, r.Likely, r.LikelyResult = true, r.Verdict, r.Result
	}
	r.finish(browser.OK, browser.Result)
}

// finish sets the verdict and the printed text.
func (r *Reading) finish(ok bool, result string) {
	switch {
	case !ok:
		r.Verdict, r.Result = VerdictFailure, ""
		return
	case len(r.Errors) > 0:
		r.Verdict = VerdictErrors
	default:
		r.Verdict = VerdictValid
	}
	r.Result = result
}

// A whatwg is the parser at work. All offsets are offsets in in.
type whatwg struct {
	r   *Reading
	raw string

	edition Edition
	ascii   func(host string) (name string, ok bool) // UTS 46; nil if there is nobody to ask

	in   string     // what is left of raw when all is taken out that the parser does not look at
	from origin.Map // where its octets are in raw

	special bool
	file    bool
	failed  bool
	unknown bool   // whether what is printed depends on the tables of Unicode
	out     []byte // what is printed
	path    int    // where the path begins in out
	host    bool   // whether there is one, if an empty one
	drive   int    // where the letter of a drive ends that is in place of a host; its "|" needs no further finding
}

// span returns the octets of raw that correspond to the octets of in from start to end.
func (w *whatwg) span(start, end int) core.Span {
	start, end = w.from.Span(start, end)
	return core.Span{Start: start, End: end}
}

// report adds a validation error.
func (w *whatwg) report(name string, start, end int) { w.reportRaw(name, w.span(start, end)) }

// reportRaw adds a validation error at octets of raw, or extends the last error if that has the same name and
// ends there.
func (w *whatwg) reportRaw(name string, at core.Span) {
	i := w.errorsUpTo(at.Start)
	if i > 0 && w.r.Errors[i-1].Name == name && w.r.Errors[i-1].End == at.Start {
		w.r.Errors[i-1].End = at.End
		return
	}
	if len(w.r.Errors) >= mostErrors {
		w.r.Omitted++
		return
	}
	w.insert(i, Error{Span: at, Name: name})
}

// fail adds a validation error that ends the parser. It is listed even if the list is full.
func (w *whatwg) fail(name string, start, end int) bool {
	if len(w.r.Errors) >= mostErrors {
		w.r.Errors = w.r.Errors[:mostErrors-1]
		w.r.Omitted++
	}
	at := w.span(start, end)
	w.insert(w.errorsUpTo(at.Start), Error{Span: at, Name: name, Fatal: true})
	w.failed = true
	return false
}

// errorsUpTo returns the number of errors that begin at start or before it.
func (w *whatwg) errorsUpTo(start int) int {
	i := len(w.r.Errors)
	for i > 0 && w.r.Errors[i-1].Start > start {
		i--
	}
	return i
}

// insert puts an error behind the first i errors, which keeps them ordered by position.
func (w *whatwg) insert(i int, e Error) {
	list := append(w.r.Errors, Error{})
	copy(list[i+1:], list[i:])
	list[i] = e
	w.r.Errors = list
}

// add adds a part.
func (w *whatwg) add(role Role, name string, start, end int) {
	w.r.add(role, name, w.span(start, end))
}

// strip removes what the parser ignores: controls and spaces at both ends, and tabs and line ends anywhere.
func (w *whatwg) strip() {
	start, end := 0, len(w.raw)
	for start < end && w.raw[start] <= ' ' {
		start++
	}
	for end > start && w.raw[end-1] <= ' ' {
		end--
	}
	if start > 0 {
		w.reportRaw("invalid-URL-unit", core.Span{Start: 0, End: start})
	}
	w.from.Edit(0, start, 0)
	w.in = w.raw[start:end]
	if strings.ContainsAny(w.in, "\t\n\r") {
		w.fold(start, end)
	}
	w.from.Close(end)
	if end < len(w.raw) {
		w.reportRaw("invalid-URL-unit", core.Span{Start: end, End: len(w.raw)})
	}
}

// fold removes tabs and line ends from the octets of raw from start to end.
func (w *whatwg) fold(start, end int) {
	kept := make([]byte, 0, end-start)
	for i := start; i < end; i++ {
		switch c := w.raw[i]; c {
		case '\t', '\n', '\r':
			w.reportRaw("invalid-URL-unit", core.Span{Start: i, End: i + 1})
			w.r.removed = true
			w.from.Edit(i, i+1, 0)
		default:
			kept = append(kept, c)
		}
	}
	w.in = string(kept)
}

// specials are the special schemes with their default ports.
var specials = [...]struct{ name, port string }{
	{"ftp", "21"}, {"file", ""}, {"http", "80"}, {"https", "443"}, {"ws", "80"}, {"wss", "443"},
}

// parse reads the scheme and all that follows it.
func (w *whatwg) parse() bool {
	colon := schemeEnd(w.in)
	if colon == 0 || !octet.IsAlpha(w.in[0]) {
		return w.fail("missing-scheme-non-relative-URL", 0, min(1, len(w.in)))
	}
	w.add(RoleScheme, "scheme", 0, colon)
	w.out = make([]byte, 0, len(w.in)+8)
	w.print(octet.LowerString(w.in[:colon+1]))
	port := ""
	for i := range specials {
		if s := &specials[i]; string(w.out[:colon]) == s.name {
			w.special, w.file, port = true, s.port == "", s.port
		}
	}
	at := colon + 1
	opaque := false
	switch {
	case w.file:
		at = w.fileHost(at)
	case w.special:
		at = w.authority(w.slashes(at), port)
	case strings.HasPrefix(w.in[at:], "//"):
		at = w.authority(at+2, port)
	default:
		opaque = !strings.HasPrefix(w.in[at:], "/")
	}
	if w.failed {
		return false
	}
	w.path = len(w.out)
	end := until(w.in, at, len(w.in), "?#")
	w.add(RolePath, "path", at, end)
	if opaque {
		w.opaquePath(at, end)
	} else {
		w.segments(at, end)
	}
	w.queryAndFragment(end)
	return true
}

// slashes skips the slashes behind a special scheme, whatever their number and kind. Two "/" are right.
func (w *whatwg) slashes(at int) int {
	end := at
	if strings.HasPrefix(w.in[at:], "//") {
		at += 2
		end = at
	} else {
		w.report("special-scheme-missing-following-solidus", at, at)
	}
	for end < len(w.in) && isSlash(w.in[end]) {
		end++
	}
	if end > at {
		w.report("special-scheme-missing-following-solidus", at, end)
	}
	return end
}

// isSlash reports whether c is a slash or a backslash.
func isSlash(c byte) bool { return c == '/' || c == '\\' }

// authority reads user, host and port, and returns the start of the path.
func (w *whatwg) authority(at int, defaultPort string) int {
	ends := "/?#"
	if w.special {
		ends = `/\?#`
	}
	end := until(w.in, at, len(w.in), ends)
	w.host = true
	w.print("//")
	if i := strings.LastIndexByte(w.in[at:end], '@'); i >= 0 {
		w.credentials(at, at+i)
		at += i + 1
		if at == end {
			w.fail("host-missing", at, at)
			return end
		}
	}
	colon := port.Colon(w.in[at:end]) + at
	if at == colon && (w.special || colon < end) {
		w.fail("host-missing", at, at)
		return end
	}
	w.add(RoleHost, "host", at, colon)
	if w.edition.PortSlash {
		end = until(w.in, colon, end, `\`)
	}
	if w.readHost(at, colon) && colon < end {
		w.add(RolePort, "port", colon+1, end)
		w.port(colon+1, end, defaultPort)
	}
	return end
}

// credentials reads a user name and a password before the "@" at end. An empty name or password counts as absent.
func (w *whatwg) credentials(at, end int) {
	w.report("invalid-credentials", at, end+1)
	colon := until(w.in, at, end, ":")
	w.add(RoleUserinfo, "username", at, colon)
	w.encode(at, colon, userinfoSet)
	if colon < end {
		w.add(RoleUserinfo, "password", colon+1, end)
	}
	if colon+1 < end {
		w.print(":")
		w.encode(colon+1, end, userinfoSet)
	}
	if at < colon || colon+1 < end {
		w.print("@")
	}
}

// port reads a port. It does not print the default port.
func (w *whatwg) port(at, end int, defaultPort string) {
	number := 0
	for i := at; i < end; i++ {
		if !octet.IsDigit(w.in[i]) {
			w.fail("port-invalid", at, end)
			return
		}
		number = min(number*10+int(w.in[i]-'0'), 1<<16)
	}
	if number >= 1<<16 {
		w.fail("port-out-of-range", at, end)
		return
	}
	if at == end {
		return
	}
	if printed := strconv.Itoa(number); printed != defaultPort {
		w.print(":")
		w.print(printed)
	}
}

// fileHost reads the text between "file:" and the path: two slashes and a host, one slash, or nothing. It returns
// the start of the path.
func (w *whatwg) fileHost(at int) int {
	if !strings.HasPrefix(w.in[at:], "//") {
		w.report("special-scheme-missing-following-solidus", at, at)
	}
	w.host = true
	w.print("//")
	slashes := 0
	for slashes < 2 && at < len(w.in) && isSlash(w.in[at]) {
		if w.in[at] == '\\' {
			w.report("invalid-reverse-solidus", at, at+1)
		}
		slashes++
		at++
	}
	if slashes < 2 {
		return at - slashes
	}
	end := until(w.in, at, len(w.in), `/\?#`)
	if isDrive(w.in[at:end]) {
		w.report("file-invalid-Windows-drive-letter-host", at, end)
		w.drive = end
		return at
	}
	w.add(RoleHost, "host", at, end)
	if at < end {
		begin := len(w.out)
		if w.readHost(at, end) && string(w.out[begin:]) == "localhost" {
			w.out = w.out[:begin]
		}
	}
	return end
}

// isDrive reports whether s is a Windows drive letter, such as "C:" or "C|".
func isDrive(s string) bool {
	return len(s) == 2 && octet.IsAlpha(s[0]) && (s[1] == ':' || s[1] == '|')
}

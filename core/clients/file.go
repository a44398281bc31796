package clients

import (
	"unicode/utf8"

	"urlscope/core/octet"
)

// A fileRow holds how a library makes the name of a file of a URL, for one system.
type fileRow struct {
	client *Client
	kind   Kind
	run    func(f *fileURL) (name text, does Does)
}

var fileRows = []fileRow{
	{pyPosix, UnixName, pythonName}, {pyWindows, WindowsName, ntName},
	{nodePosix, UnixName, nodeName}, {nodeWindows, WindowsName, nodeDrive},
	{perlUnix, UnixName, perlUnixName}, {perlWin32, WindowsName, perlWindowsName}, {perlMac, MacName, perlMacName},
	{lynxVMS, VMSName, lynxName},
}

// A fileURL is a URL divided as by RFC 3986.
type fileURL struct {
	host         text
	path         text // with its slash
	hasAuthority bool
}

// fileAll returns the names.
func fileAll(u url) []Conversation {
	list := make([]Conversation, len(fileRows))
	f, recorded := divide(u.rest)
	for i, row := range fileRows {
		list[i].Client = row.client
		if !recorded {
			continue
		}
		name, does := row.run(&f)
		if list[i].Does = does; does == Sends {
			list[i].Lines = []Line{{Kind: row.kind, Octets: name}}
		}
	}
	return list
}

// divide returns the parts of a file URL, and whether such were recorded.
func divide(t text) (f fileURL, recorded bool) {
	if !t.printable() || t.index("#\\\"<>^`{}[]") >= 0 {
		return f, false
	}
	t = t.upTo("?", true)
	if rest, ok := t.behindSlashes(); ok {
		var a authority
		a, f.path = authorityOf(rest, "/")
		f.host, f.hasAuthority = a.host, true
		if a.odd || a.hasUser || a.hasPort {
			return f, false
		}
	} else {
		f.path = t
	}
	return f, f.path.begins("/")
}

// local reports whether the host is this one: none, or "localhost" in either case.
func (f *fileURL) local() bool {
	return len(f.host) == 0 || octet.EqualFold(f.host.string(), "localhost")
}

// pythonName decodes the path and passes the host over.
func pythonName(f *fileURL) (text, Does) { return asUTF8(f.path.decode()), Sends }

// drive returns the letter of a drive, and what is behind it, if the path begins with one: "/c|/x" or "/c:x".
func (f *fileURL) drive() (letter, rest text, ok bool) {
	p := f.path[1:]
	if len(p) < 2 || octet.ClassOf(p[0].Value)&octet.Alpha == 0 || !p[1:].begins(":|") {
		return nil, nil, false
	}
	return p[:1], p[2:], true
}

// letter returns the letter of a drive in upper case with a colon.
func capital(t text) text { return plus(t.asLower(octet.UpperString(t.string())), own(":")) }

// ntName is nturl2path of Python: a drive, or backslashes.
func ntName(f *fileURL) (text, Does) {
	if letter, rest, ok := f.drive(); ok {
		rest = asUTF8(join(decoded(rest), "\\"))
		if len(rest) > 0 && !rest.begins("\\") {
			rest = plus(own("\\"), rest)
		}
		return plus(capital(letter), rest), Sends
	}
	if f.path.index(":|") >= 0 {
		return nil, Unknown
	}
	return asUTF8(join(decoded(f.path), "\\")), Sends
}

// web returns the path as the URL Standard has it, and whether Node takes it.
func (f *fileURL) web() (text, bool) {
	front, path := f.path[:1], f.path[1:]
	first, behind, more := path.cut("/")
	if _, _, ok := f.drive(); ok && (len(first) == len("c|") || first[1].Value == ':') { // ".." does not take it away
		front, path = plus(front, first[:1], first[1:2].with("|", ":"), first[2:]), behind
		if more {
			front = plus(front, own("/"))
		}
	}
	path, _ = dotlessDecoded(path)
	path = plus(front, path)
	return path, !path.breaks() && !path.hasEscape("%2F") && utf8.ValidString(path.decode().string())
}

func nodeName(f *fileURL) (text, Does) {
	path, ok := f.web()
	if !ok || !f.local() {
		return nil, Refuses
	}
	return path.decode(), Sends
}

// nodeDrive wants a host or a drive.
func nodeDrive(f *fileURL) (text, Does) {
	path, ok := f.web()
	if !ok || path.hasEscape("%5C") {
		return nil, Refuses
	}
	name := path.decode().with("/", "\\")
	if !f.local() {
		return plus(own("\\\\"), f.host, name), Sends
	}
	if len(name) < 3 || octet.ClassOf(name[1].Value)&octet.Alpha == 0 || name[2].Value != ':' {
		return nil, Refuses
	}
	return name[1:], Sends
}

// segments returns the segments of the path as Perl has them, decoded and without what is behind a semicolon. None of a set may be
// in one.
func (f *fileURL) segments(never string) (list []text, ok bool) {
	for _, s := range f.path.split("/") {
		s, _, _ = s.cut(";")
		if s = s.decode(); s.index(never) >= 0 {
			return nil, false
		}
		list = append(list, s)
	}
	return list, true
}

// server returns the host behind two marks, unless it is this one.
func (f *fileURL) server(mark string) text {
	if f.local() {
		return nil
	}
	return plus(own(mark), f.host)
}

func perlUnixName(f *fileURL) (text, Does) {
	list, ok := f.segments("/\x00")
	if !ok {
		return nil, Refuses
	}
	return plus(f.server("//"), join(list, "/")), Sends
}

// perlWindowsName begins with a drive or a server.
func perlWindowsName(f *fileURL) (text, Does) {
	list, ok := f.segments("/\x00")
	if !ok {
		return nil, Refuses
	}
	before := f.server("\\\\")
	if letter, _, drive := f.drive(); drive && before == nil {
		before, list = capital(letter), list[1:]
		list[0] = list[0][len("c:"):]
	}
	return plus(before, join(list, "\\")), Sends
}

// perlMacName puts colons between names. One that stands alone is a disk.
func perlMacName(f *fileURL) (text, Does) {
	list, ok := f.segments(":\x00")
	if !ok {
		return nil, Refuses
	}
	list = list[1:]
	if !f.local() {
		list = append([]text{f.host}, list...)
	}
	if len(list) == 1 {
		list = append(list, nil)
	}
	return join(list, ":"), Sends
}

// lynxName makes a name of VMS: node, device, directories in brackets, and the file.
func lynxName(f *fileURL) (text, Does) {
	if !f.hasAuthority || f.path.hasEscape("%00") {
		return nil, Unknown
	}
	var name text
	if len(f.host) > 0 && f.host.string() != "localhost" {
		name = plus(f.host, own("::"))
	}
	list := f.path[1:].decode().split("/")
	last := len(list) - 1
	if last > 0 {
		name = plus(name, list[0], own(":"))
	}
	if last > 1 {
		name = plus(name, own("["), join(list[1:last], "."), own("]"))
	}
	return plus(name, list[last]), Sends
}

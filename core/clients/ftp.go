package clients

import (
	"strings"

	"urlscope/core/octet"
)

// An ftpRow holds the habits of a client of FTP.
type ftpRow struct {
	client *Client

	// The octets that end the authority; what it does where something else than the path follows there, and with a port that is
	// not a number; whether a colon without a port is refused, and a scheme in upper case.
	ends              string
	badPort           Does
	refusesEmptyPort  bool
	losesPort         bool // behind a login
	refusesUpperCase  bool
	anonymous         string        // the password of nobody
	emptyUser         loginHabit    // of "ftp://@h/"
	noPassword, blank loginHabit    // of "ftp://u@h/" and "ftp://u:@h/"
	login             func(*ftpRun) // takes the login apart and decodes it

	query, fragment bool // "?" and "#" end the path
	typecode        func(path text) (rest text, code byte, does Does)
	prepare         func(p *ftpRun, path text)
	bare            string   // the octets at the beginning of a path before which it puts no slash
	unsure          []string // beginnings of paths that were not recorded
	unsureOf        string   // octets that were not
	unsureOfPercent bool     // nor was a "%" that begins no escape
	nul             bool     // what an escaped NUL does is known

	// Octets of the decoded path for which it refuses, before it connects or after the login.
	refusesBefore, refusesAfter string
	// clean is what it makes of the argument of a command; nil if it sends what it has. It refuses with false.
	clean func(verb string, argument text) (text, bool)

	// What it sends, command by command, see [ftpRun.play]: for a file, for a folder (no name), for ";type=d", and for a name
	// with octets of globs. Where there is nothing of that kind: what it does instead.
	file, folder, list, glob string
	noFolder, noList         Does
	globs                    string // the octets that make a name a pattern
	globsDecoded             bool   // escaped ones, too
	cdup                     bool   // it sends CDUP for CWD ..
	keepsTextType            bool   // for type a it sends no TYPE, since servers begin so
}

// An ftpRun makes one conversation.
type ftpRun struct {
	*ftpRow
	Conversation
	stopped bool

	authority
	each                         []text // the names of directories
	dirs, name, path, root, home text
	code                         byte // a, i, d, or another letter
	rawName                      text
}

// ftpAll returns the conversation of each client of FTP.
func ftpAll(u url) []Conversation {
	list := make([]Conversation, len(ftpRows))
	for i := range ftpRows {
		p := ftpRun{ftpRow: &ftpRows[i]}
		p.run(u)
		list[i] = p.by(p.client)
	}
	return list
}

func (p *ftpRun) run(u url) {
	rest, _ := u.rest.behindSlashes()
	if len(rest) == 0 || !rest.printable() || rest.index("\"<>\\^`{|}") >= 0 || rest.index(p.unsureOf) >= 0 {
		return
	}
	if p.refusesUpperCase && u.scheme != "ftp" {
		p.Does = Refuses
		return
	}
	var path text
	p.authority, path = authorityOf(rest, p.ends)
	if p.losesPort {
		p.losePort()
	}
	p.Host, p.Port = p.host, p.number(21)
	if !p.connects(path) {
		return
	}
	p.Does = Sends
	if p.prepares(path) {
		p.login(p)
		p.fetch()
	}
}

// connects reports whether the client finds host and port. Otherwise it says what it does instead.
func (p *ftpRun) connects(path text) bool {
	switch {
	case len(p.host) == 0 || p.odd:
		p.Does = Unknown
	case p.lacksPort() && p.refusesEmptyPort:
		p.Does = Refuses
	case !p.port.numeric():
		p.Does = p.badPort
	case p.Port == 0:
		p.Does = Unknown
	case len(path) > 0 && !path.begins("/"):
		if p.Does = Unknown; path.index("@") >= 0 {
			p.Does = Elsewhere
		}
	default:
		return true
	}
	return false
}

// prepares takes the path apart. It reports whether the client begins to talk with a server.
func (p *ftpRun) prepares(path text) bool {
	bare := len(path) == 0
	if path = p.relevant(path); !p.recorded(path) {
		p.Does = Unknown
		return false
	}
	if p.typecode != nil {
		path, p.code, p.Does = p.typecode(path)
	}
	p.prepare(p, path)
	switch {
	case p.Does != Sends:
	case p.all().index(p.refusesBefore) >= 0:
		p.Does = Refuses
	case bare && p.noFolder != Unknown, len(p.name) == 0 && p.folder == "":
		p.Does = p.noFolder
	case p.code == 'd' && p.noList != Unknown:
		p.Does = p.noList
	}
	return p.Does == Sends
}

// relevant returns the path without its slash, and without what the client cuts off.
func (p *ftpRun) relevant(path text) text {
	path, _ = path.upTo("#", p.fragment).upTo("?", p.query).behind("/")
	return path
}

// recorded reports whether paths like that were recorded.
func (p *ftpRun) recorded(path text) bool {
	for _, s := range p.unsure {
		if strings.HasPrefix(octet.UpperString(path.string()), s) {
			return false
		}
	}
	return (p.nul || !path.hasEscape("%00")) && !(p.unsureOfPercent && path.breaks())
}

// all returns the names of directories and file.
func (p *ftpRun) all() text { return plus(join(p.each, "/"), p.dirs, p.name) }

// fetch sends the commands behind the login.
func (p *ftpRun) fetch() {
	if p.all().index(p.refusesAfter) >= 0 {
		p.refuse()
	}
	pattern := p.rawName
	if p.globsDecoded {
		pattern = p.name
	}
	switch {
	case p.code == 'd' && p.list != "":
		p.play(p.list)
	case len(p.name) == 0:
		p.play(p.folder)
	case pattern.index(p.globs) >= 0:
		p.play(p.glob)
		p.Open = true
	default:
		p.play(p.file)
	}
}

// refuse ends the conversation.
func (p *ftpRun) refuse() {
	if !p.stopped {
		p.Does, p.stopped = Refuses, true
	}
}

// play sends the commands of a script. They are divided by bars; one with a question mark is left out when the argument would be
// empty. Words in braces stand for parts of the path: {each} makes the command one for each directory, {dirs} is all of them with
// slashes between, {name} the name behind, {path} both, {root} a slash before it, {home} the directory of the login and a slash;
// {type} is A or I.
func (p *ftpRun) play(script string) {
	for command := range strings.SplitSeq(script, "|") {
		verb, argument, has := strings.Cut(command, " ")
		verb, optional := strings.CutPrefix(verb, "?")
		if optional && len(p.dirs) == 0 || verb == "TYPE" && p.keepsTextType && p.code == 'a' {
			continue
		}
		home := len(p.home) > 0 && strings.Contains(argument, "{home}")
		for _, t := range p.fill(argument) {
			p.send(verb, t, has, home)
		}
	}
}

func kindOf(verb string) Kind {
	switch verb {
	case "USER", "PASS":
		return Login
	case "CWD", "CDUP":
		return Cwd
	case "TYPE":
		return Type
	}
	return Data
}

// fill returns an argument with the parts of the path for the words in braces. "{each}" makes several arguments.
func (p *ftpRun) fill(argument string) []text {
	if argument == "{each}" {
		return p.each
	}
	var t text
	for argument != "" {
		before, rest, _ := strings.Cut(argument, "{")
		word, after, _ := strings.Cut(rest, "}")
		t = plus(t, own(before), p.part(word))
		argument = after
	}
	return []text{t}
}

func (p *ftpRun) part(word string) text {
	switch word {
	case "dirs":
		return p.dirs
	case "name":
		return p.name
	case "path":
		return p.path
	case "root":
		return p.root
	case "home":
		return p.home
	case "type":
		if p.code == 0 {
			return own("I")
		}
		return own(octet.UpperString(string(p.code)))
	}
	return nil
}

// send adds a command, which has an argument or has none. home tells whether the argument begins with the directory of the login.
func (p *ftpRun) send(verb string, argument text, has, home bool) {
	if p.stopped {
		return
	}
	if p.clean != nil {
		var ok bool
		if argument, ok = p.clean(verb, argument); !ok {
			p.refuse()
			return
		}
	}
	if p.cdup && verb == "CWD" && argument.string() == ".." {
		verb, has = "CDUP", false
	}
	line := own(verb)
	if has {
		line = plus(line, own(" "), argument)
	}
	p.Lines = append(p.Lines, Line{Kind: kindOf(verb), Octets: plus(line, own("\r\n")), Home: home})
}

// The ways to clean an argument.

func blanked(_ string, t text) (text, bool) { return t.with("\r\n", " "), true }
func dropped(verb string, t text) (text, bool) {
	if verb == "USER" || verb == "PASS" {
		return t, true
	}
	return t.without("\r\n"), true
}

func shortened(_ string, t text) (text, bool) {
	t, _, _ = t.cut("\r\n")
	return t, true
}

func unbroken(_ string, t text) (text, bool) { return t, t.index("\r\n") < 0 }

// unbrokenName puts a blank for a line feed, and refuses a name with a line end.
func unbrokenName(verb string, t text) (text, bool) {
	if verb == "RETR" && t.index("\r\n") >= 0 {
		return t, false
	}
	return t.with("\n", " "), true
}

// telnet doubles octet 255 and puts NUL behind a bare CR (RFC 959, section 3.1.1.5.2).
func telnet(_ string, t text) (text, bool) {
	return t.with("\xff", "\xff\xff").with("\r", "\r\x00"), true
}

package wire

import (
	"urlscope/core"
	"urlscope/core/internal/suffix"
	"urlscope/core/octet"
)

// addFTP adds the conversation of sections 3.2.1 and 3.2.2, with the commands of RFC 959.
func addFTP(p *program) {
	p.say("ftp-ready", SideServer, WhenAlways, core.Span{})
	p.ftpLogin()
	name := p.ftpPath()
	if name.Part == core.Fsegment {
		p.ftpFetch(name)
	} else { // decision 18: ftp://host names no file
		p.say("ftp-no-path", SideInfo, WhenAlways, core.Span{})
		p.ftpList(WhenMaybe, core.Token{})
	}
	p.say("ftp-again", SideInfo, WhenAlways, core.Span{})
}

// ftpPath adds the commands for all segments but the last, and returns the last. Without a path it returns an
// empty token.
func (p *program) ftpPath() (name core.Token) {
	for _, t := range all(p.u, core.Fsegment) {
		if name.Part == core.Fsegment {
			p.send("ftp-cwd", WhenAlways, literal("CWD "), telnetArg(name), crlf)
			p.say("ftp-done", SideServer, WhenAlways, core.Span{})
		}
		name = t
	}
	return name
}

func (p *program) ftpLogin() {
	user, ok := p.u.Token(core.User)
	if !ok { // the anonymous convention; USER is the first command as a rule (RFC 959, 4.1.1)
		p.send("ftp-user/anonymous", WhenAlways, literal("USER anonymous"), crlf)
		p.say("ftp-password-wanted", SideServer, WhenAsked, core.Span{})
		p.send("ftp-pass/anonymous", WhenAsked, literal("PASS "), slot, crlf)
		p.say("ftp-logged-in", SideServer, WhenAlways, core.Span{})
		return
	}
	p.send("ftp-user", WhenAlways, literal("USER "), telnetArg(user), crlf)
	p.say("ftp-password-wanted", SideServer, WhenAsked, core.Span{})
	if password, ok := p.u.Token(core.Password); ok {
		p.send("ftp-pass", WhenAsked, literal("PASS "), telnetArg(password), crlf)
	} else {
		p.send("ftp-pass/asked", WhenAsked, literal("PASS "), slot, crlf)
	}
	p.say("ftp-logged-in", SideServer, WhenAlways, core.Span{})
}

// guessedTypes are the kinds of a TYPE step, by the guessed typecode.
var guessedTypes = map[byte]StepKind{
	'a': StepKind("ftp-type/guessed/text"), 'i': StepKind("ftp-type/guessed/image"), 0: StepKind("ftp-type/guessed"),
}

// ftpFetch adds the commands for the last segment: TYPE and RETR, or NLST if the typecode is "d".
func (p *program) ftpFetch(name core.Token) {
	typecode, ok := p.u.Token(core.Ftptype)
	switch {
	case ok && octet.EqualFold(typecode.In(p.src), "d"):
		p.ftpList(WhenAlways, name)
		return
	case ok && typecode.Len() == 1:
		p.send("ftp-type", WhenAlways, literal("TYPE "), decoded(typecode), crlf)
	default:
		p.send(guessedTypes[suffix.Type(name.In(p.src))], WhenMaybe, literal("TYPE "), slot, crlf)
	}
	p.say("ftp-type-set", SideServer, WhenAlways, core.Span{})
	p.ftpData(WhenAlways)
	p.send("ftp-retr", WhenAlways, literal("RETR "), telnetArg(name), crlf)
	if name.Len() == 0 { // decision 18: to the letter a null argument; clients list
		p.say("ftp-null-name", SideInfo, WhenAlways, name.Span)
		p.ftpNames(WhenMaybe, literal("NLST"))
		return
	}
	p.say("ftp-opening", SideServer, WhenAlways, core.Span{})
	p.say("ftp-transfer", SideServer, WhenAlways, core.Span{})
}

// ftpData adds the second connection, which brings the data. It does not depend on the URL.
func (p *program) ftpData(when When) {
	p.say("ftp-data", SideInfo, when, core.Span{})
	p.send("ftp-pasv", when, literal("PASV"), crlf)
	p.say("ftp-passive", SideServer, when, core.Span{})
}

// ftpList adds the command that lists a directory, or the current directory if name is empty.
func (p *program) ftpList(when When, name core.Token) {
	p.ftpData(when)
	command := []bit{literal("NLST")}
	if name.Len() > 0 {
		command = append(command, literal(" "), telnetArg(name))
	}
	p.ftpNames(when, command...)
}

// ftpNames adds the command that asks for names, and the answer of the server.
func (p *program) ftpNames(when When, command ...bit) {
	p.send("ftp-nlst", when, append(command, crlf)...)
	p.say("ftp-opening/list", SideServer, when, core.Span{})
	p.say("ftp-list", SideServer, when, core.Span{})
}

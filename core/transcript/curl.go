package transcript

import (
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/internal/octet"
	"urlscope/core/text"
)

// A login is what becomes of the login of a URL that curl is given.
type login uint8

const (
	kept    login = iota
	asked         // it stays only with its password; for a user alone curl asks for one
	dropped       // it is advice to a person, and nothing to send
)

// curlSchemes are the schemes that curl speaks and reads as a URL of the common
// form (section 3.1), or of file.
var curlSchemes = map[string]login{
	"ftp": asked, "http": dropped, "gopher": kept, "telnet": dropped, "file": kept,
	"https": kept, "ftps": kept, "sftp": kept, "tftp": kept, "dict": kept, "imap": kept, "ldap": kept, "rtsp": kept, "ws": kept, "wss": kept,
}

// Curl returns a command for a POSIX shell that fetches u. Where there is none,
// because curl does not speak the scheme, because the input is not a URL, or because
// the URL would smuggle in commands (section 6), command is "" and why says so, in
// language l.
//
// Nothing of the URL can get out of its quotes. Octets that no URL may hold raw
// are written as their escapes. A password that is hidden or missing is left out:
// curl asks for it. Where curl reads a URL otherwise than RFC 1738 it stays so: it
// takes an empty first directory name for the root, and guesses no type.
func Curl(l text.Lang, u *core.URL, p Passwords) (command string, why text.Prose) {
	if reason, none := noCurl(u); none {
		return "", text.NoCurl(l, reason)
	}
	words := curlWords(u, p)
	for i, w := range words {
		words[i] = quote(w)
	}
	return strings.Join(words, " "), nil
}

// noCurl returns why there is no command for u.
func noCurl(u *core.URL) (why text.NoCurlReason, none bool) {
	scheme := strings.ToLower(u.SchemeText())
	_, spoken := curlSchemes[scheme]
	host, _ := u.Token(core.Host)
	switch {
	case u.Scheme() == nil:
		return text.NoCurlForm, true
	case !spoken:
		return text.NoCurlScheme, true
	case scheme == "file":
		return noCurlFile(u, host.In(u.Source()))
	case host.Len() == 0:
		return text.NoCurlForm, true
	}
	return noCurlSteps(u.Wire().Steps)
}

// noCurlFile returns why there is no command for a file.
func noCurlFile(u *core.URL, host string) (why text.NoCurlReason, none bool) {
	switch {
	case !u.Has(core.Fsegment):
		return text.NoCurlForm, true
	case host != "" && !strings.EqualFold(host, "localhost"):
		return text.NoCurlRemote, true
	}
	return 0, false
}

// portNone is the step of a conversation that cannot begin, for nobody can connect to the port.
const portNone core.StepKind = "port-none"

// noCurlSteps returns why there is no command that takes the steps of a conversation.
func noCurlSteps(steps []core.Step) (why text.NoCurlReason, none bool) {
	for _, s := range steps {
		switch {
		case s.Kind == portNone:
			return text.NoCurlPort, true
		case len(s.Early) > 0:
			return text.NoCurlDanger, true
		}
		if slices.ContainsFunc(s.Pieces, func(p core.Piece) bool { return p.Kind == "gopher-form-end" }) {
			return text.NoCurlFilled, true
		}
	}
	return 0, false
}

// curlWords returns the words of the command.
func curlWords(u *core.URL, p Passwords) []string {
	words := []string{"curl"}
	url, user := curlURL(u, p)
	if strings.Contains(url, "/.") {
		words = append(words, "--path-as-is") // "." and ".." mean nothing to RFC 1738, and curl would resolve them
	}
	if strings.ContainsAny(url, "[]{}") {
		words = append(words, "--globoff") // and not patterns of many URLs
	}
	if user != "" {
		words = append(words, "--user", user)
	}
	return append(words, url)
}

// curlURL returns the URL that curl is given, and the user whose password it is to
// ask for, "" for none.
func curlURL(u *core.URL, p Passwords) (url, user string) {
	without, user := curlLogin(u, p)
	var b strings.Builder
	tokens := u.Tokens()
	for i, t := range tokens {
		switch {
		case isOutside(u, t):
		case isTypeMark(tokens, i):
			if tokens[i-1].Len() > 0 && strings.EqualFold(tokens[i+1].In(u.Source()), "d") {
				b.WriteByte('/') // curl lists a directory only when its name ends in one
			}
			b.WriteString(";type=") // as curl reads it, for which its case matters
		default:
			for at := t.Start; at < t.End; at++ {
				if !without.Contains(at) {
					writeEscaped(&b, u.Source()[at])
				}
			}
		}
	}
	return b.String(), user
}

// curlLogin returns the octets of the login that curl is not given, and the user
// whose password it is to ask for, "" for none.
func curlLogin(u *core.URL, p Passwords) (without core.Span, user string) {
	name, named := u.Token(core.User)
	password, given := u.Token(core.Password)
	host, _ := u.Token(core.Host)
	whole := core.Span{Start: name.Start, End: host.Start}
	hidden := given && p == Hide
	switch curlSchemes[strings.ToLower(u.SchemeText())] {
	case dropped:
		if named {
			return whole, ""
		}
	case asked:
		user = string(core.AppendDecoded(nil, name.In(u.Source())))
		if (hidden || !given) && canAskFor(user) {
			return whole, user
		}
	}
	if hidden {
		return core.Span{Start: password.Start - 1, End: password.End}, ""
	}
	return core.Span{}, ""
}

// canAskFor reports whether curl takes the name of a user on its command line, whose
// password it then asks for: "joe", not "a:b", nor "é", which is not printable.
func canAskFor(user string) bool {
	return user != "" && !strings.Contains(user, ":") && printable(user)
}

// isOutside reports whether t is not part of the URL: what stands around it, or its
// fragment and the "#" in front of that.
func isOutside(u *core.URL, t core.Token) bool {
	return t.Part == core.Stray || t.Part == core.Fragment || t.Part == core.Delim && t.In(u.Source()) == "#"
}

// isTypeMark reports whether token i is the ";type=" in front of a typecode (section
// 3.2.2), in whichever case, or a slip of the finger for it.
func isTypeMark(tokens []core.Token, i int) bool {
	return tokens[i].Part == core.Delim && i+1 < len(tokens) && tokens[i+1].Part == core.Ftptype
}

// writeEscaped writes a graphic character of US-ASCII as it is and any other octet as
// its escape: "a" and "%20".
func writeEscaped(b *strings.Builder, c byte) {
	if c > ' ' && c < 0x7F {
		b.WriteByte(c)
		return
	}
	b.WriteString("%" + octet.Hex(c))
}

// printable reports whether s is printable US-ASCII, which every terminal takes as it
// is: "a b", not "a\n", nor "é".
func printable(s string) bool {
	for i := range len(s) {
		if s[i] < ' ' || s[i] >= 0x7F {
			return false
		}
	}
	return true
}

// quote returns a word as a POSIX shell reads it: "a.b" for "a.b", to which the shell
// gives no meaning, and else in single quotes: "'a b'" for "a b".
func quote(word string) string {
	const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789%+,-./:@_"
	if word != "" && strings.Trim(word, plain) == "" {
		return word
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}

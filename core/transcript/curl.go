package transcript

import (
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
	"urlscope/core/text"
	"urlscope/core/wire"
)

// A login says what curl gets of the login of a URL.
type login uint8

const (
	kept    login = iota
	asked         // only together with its password; for a user alone curl asks for the password
	dropped       // nothing, because the login is advice to a person
)

// curlSchemes are the schemes that curl speaks and reads as a URL of the common form (section 3.1), and file.
var curlSchemes = map[string]login{
	"ftp": asked, "http": dropped, "gopher": kept, "telnet": dropped, "file": kept,
	"https": kept, "ftps": kept, "sftp": kept, "tftp": kept, "dict": kept, "imap": kept, "ldap": kept, "rtsp": kept, "ws": kept, "wss": kept,
}

// Curl returns a command for a POSIX shell that fetches u. If curl cannot fetch u, command is "" and why gives the
// reason in language l: curl does not speak the scheme, the input is not a URL, or the URL would smuggle in commands
// (section 6).
//
// The quoting holds any octets. Octets that no URL can have raw are written as escapes. A password that is hidden or
// missing is left out, so curl asks for it. The command keeps differences between curl and RFC 1738: curl reads an
// empty first directory name as the root, and does not guess a type.
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

// CurlOmits returns comments, a line each, on what [Curl] leaves out of u: a login that curl would not send, or that is
// only advice to a person, and the fragment. It returns "" if nothing is left out. A password that curl asks for does not
// count.
func CurlOmits(l text.Lang, u *core.URL) string {
	return omits(l, "# ", u, curlSchemes[strings.ToLower(u.SchemeText())] == dropped)
}

// noCurl returns the reason if there is no command for u.
func noCurl(u *core.URL) (why text.NoCurlReason, none bool) {
	scheme := strings.ToLower(u.SchemeText())
	_, supported := curlSchemes[scheme]
	host, _ := u.Token(core.Host)
	switch {
	case u.Scheme() == nil:
		return text.NoCurlForm, true
	case !supported:
		return text.NoCurlScheme, true
	case scheme == "file":
		return noCurlFile(u, host.In(u.Source()))
	case host.Len() == 0:
		return text.NoCurlForm, true
	}
	return noCurlSteps(wire.Of(u).Steps)
}

// noCurlFile is noCurl for a file URL.
func noCurlFile(u *core.URL, host string) (why text.NoCurlReason, none bool) {
	switch {
	case !u.Has(core.Fsegment):
		return text.NoCurlForm, true
	case host != "" && !strings.EqualFold(host, "localhost"):
		return text.NoCurlRemote, true
	}
	return 0, false
}

// portNone is the only step of a conversation with a port to which nobody can connect.
const portNone wire.StepKind = "port-none"

// noCurlSteps returns the reason if curl must not make a conversation with these steps.
func noCurlSteps(steps []wire.Step) (why text.NoCurlReason, none bool) {
	for _, s := range steps {
		switch {
		case s.Kind == portNone:
			return text.NoCurlPort, true
		case len(s.Early) > 0:
			return text.NoCurlDanger, true
		}
		if slices.ContainsFunc(s.Pieces, func(p wire.Piece) bool { return p.Kind == "gopher-form-end" }) {
			return text.NoCurlFilled, true
		}
	}
	return 0, false
}

func curlWords(u *core.URL, p Passwords) []string {
	words := []string{"curl"}
	url, user := curlURL(u, p)
	if strings.Contains(url, "/.") {
		words = append(words, "--path-as-is") // curl would resolve "." and "..", which mean nothing to RFC 1738
	}
	if strings.ContainsAny(url, "[]{}") {
		words = append(words, "--globoff") // curl would expand them as patterns
	}
	if user != "" {
		words = append(words, "--user", user)
	}
	return append(words, url)
}

// curlURL returns the URL for curl. If user is not "", curl must ask for that user's password.
func curlURL(u *core.URL, p Passwords) (url, user string) {
	without, user := curlLogin(u, p)
	var b strings.Builder
	tokens := u.Tokens()
	for i, t := range tokens {
		switch {
		case isOutside(u, t):
		case isTypeMark(tokens, i):
			if tokens[i-1].Len() > 0 && strings.EqualFold(tokens[i+1].In(u.Source()), "d") {
				b.WriteByte('/') // curl lists a directory only if its name ends in "/"
			}
			b.WriteString(";type=") // curl reads only lower case
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

// curlLogin returns the octets of the login that curl must not get. If user is not "", curl must ask for that user's
// password.
func curlLogin(u *core.URL, p Passwords) (without core.Span, user string) {
	name, named := u.Token(core.User)
	password, given := u.Token(core.Password)
	host, _ := u.Token(core.Host)
	whole := core.Span{Start: name.Start, End: host.Start}
	hidden := given && p == HidePasswords
	switch curlSchemes[strings.ToLower(u.SchemeText())] {
	case dropped:
		if named {
			return whole, ""
		}
	case asked:
		user = string(octet.AppendDecoded(nil, name.In(u.Source())))
		if (hidden || !given) && canAskFor(user) {
			return whole, user
		}
	}
	if hidden {
		return core.Span{Start: password.Start - 1, End: password.End}, ""
	}
	return core.Span{}, ""
}

// canAskFor reports whether user can be an argument of --user without a password: "joe", but not "a:b", nor "é",
// which is not printable.
func canAskFor(user string) bool {
	return user != "" && !strings.Contains(user, ":") && printable(user)
}

// isOutside reports whether t is not part of the URL: it is around the URL, or it is the fragment or its "#".
func isOutside(u *core.URL, t core.Token) bool {
	return t.Part == core.Stray || t.Part == core.Fragment || t.Part == core.Delim && t.In(u.Source()) == "#"
}

// isTypeMark reports whether token i is the ";type=" before a typecode (section 3.2.2), in any case or misspelled.
func isTypeMark(tokens []core.Token, i int) bool {
	return tokens[i].Part == core.Delim && i+1 < len(tokens) && tokens[i+1].Part == core.Ftptype
}

// writeEscaped writes a graphic octet of US-ASCII unchanged and any other octet as an escape.
func writeEscaped(b *strings.Builder, c byte) {
	if c > ' ' && c < 0x7F {
		b.WriteByte(c)
		return
	}
	b.WriteString("%" + octet.Hex(c))
}

// printable reports whether s is printable US-ASCII, which is safe on any terminal.
func printable(s string) bool {
	for i := range len(s) {
		if s[i] < ' ' || s[i] >= 0x7F {
			return false
		}
	}
	return true
}

// quote returns a word for a POSIX shell. It is in single quotes unless all its octets are safe without them.
func quote(word string) string {
	const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789%+,-./:@_"
	if word != "" && strings.Trim(word, plain) == "" {
		return word
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}

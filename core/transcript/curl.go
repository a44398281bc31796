package transcript

import (
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/text"
)

// curlSchemes are the schemes that curl speaks and reads as a URL of the common
// form (section 3.1), or of file.
var curlSchemes = map[string]bool{
	"ftp": true, "http": true, "gopher": true, "telnet": true, "file": true,
	"https": true, "ftps": true, "sftp": true, "tftp": true, "dict": true, "imap": true, "ldap": true, "rtsp": true, "ws": true, "wss": true,
}

// Curl returns a command for a POSIX shell that fetches u. Where there is none,
// because curl does not speak the scheme, because the input is no URL, or because
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
	host, _ := u.HostToken()
	switch {
	case u.Scheme() != nil && !curlSchemes[scheme]:
		return text.NoCurlScheme, true
	case u.Scheme() == nil, scheme != "file" && host.Len() == 0, scheme == "file" && !u.Has(core.Fsegment):
		return text.NoCurlForm, true
	case scheme == "file" && host.Len() > 0 && !strings.EqualFold(host.In(u.Source()), "localhost"):
		return text.NoCurlRemote, true
	}
	for _, s := range u.Wire().Steps {
		if s.Danger {
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
	url, login := curlURL(u, p)
	if strings.Contains(url, "/.") {
		words = append(words, "--path-as-is") // "." and ".." mean nothing to RFC 1738, and curl would resolve them
	}
	if strings.ContainsAny(url, "[]{}") {
		words = append(words, "--globoff") // and not patterns of many URLs
	}
	if login != "" {
		words = append(words, "--user", login)
	}
	return append(words, url)
}

// curlURL returns the URL that curl is given, and the user whose password it is to
// ask for, "" for none. Of an FTP URL curl wants the login in the URL; for telnet
// it is advice to a person, and nothing to send.
func curlURL(u *core.URL, p Passwords) (url, login string) {
	user, named := u.Token(core.User)
	password, given := u.Token(core.Password)
	name := decoded(user.In(u.Source()))
	ask := named && (!given || p == Hide) && name != "" && !strings.ContainsAny(name, ":\x00") && printable(name)
	from, to := -1, -1 // the octets to leave out
	switch {
	case named && (u.Scheme() == core.Telnet || u.Scheme() == core.HTTP):
		from, to = user.Start, hostStart(u)
	case ask && u.Scheme() == core.FTP:
		from, to, login = user.Start, hostStart(u), name
	case given && p == Hide:
		from, to = password.Start-1, password.End
	}
	var b strings.Builder
	tokens := u.Tokens()
	for i, t := range tokens {
		if t.Part == core.Ftptype && strings.EqualFold(t.In(u.Source()), "d") && tokens[i-2].Len() > 0 {
			// curl lists a directory only when its name ends in a slash.
			url := strings.TrimSuffix(b.String(), ";type=")
			b.Reset()
			b.WriteString(url + "/;type=")
		}
		if t.Part == core.Stray || t.Part == core.Fragment || t.Part == core.Delim && t.In(u.Source()) == "#" {
			continue
		}
		for i := t.Start; i < t.End; i++ {
			if i < from || i >= to {
				writeEscaped(&b, u.Source()[i])
			}
		}
	}
	return b.String(), login
}

// hostStart returns where the host begins, after the login's "@".
func hostStart(u *core.URL) int {
	host, _ := u.HostToken()
	return host.Start
}

// writeEscaped writes a graphic character of US-ASCII as it is and any other octet
// as its escape.
func writeEscaped(b *strings.Builder, c byte) {
	const digits = "0123456789ABCDEF"
	if c > ' ' && c < 0x7F {
		b.WriteByte(c)
		return
	}
	b.Write([]byte{'%', digits[c>>4], digits[c&15]})
}

func decoded(raw string) string { return string(core.AppendDecoded(nil, raw)) }

// printable reports whether s is printable US-ASCII, which every terminal takes as
// it is.
func printable(s string) bool {
	for i := range len(s) {
		if s[i] < ' ' || s[i] >= 0x7F {
			return false
		}
	}
	return true
}

// quote returns a word as a POSIX shell reads it: as it is when the shell gives
// none of its characters a meaning, and else in single quotes, in which only the
// single quote has one.
func quote(word string) string {
	const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789%+,-./:@_"
	if word != "" && strings.Trim(word, plain) == "" {
		return word
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}

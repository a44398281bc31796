package meant

import (
	"strings"

	"urlscope/core/octet"
)

// moveNoScheme writes the scheme that a text without one suggests: "ftp.h.org" → "ftp://ftp.h.org";
// "joe@h.org" → "mailto:joe@h.org".
func moveNoScheme(text string, p parts) []variant {
	switch at := strings.IndexByte(text, '@'); {
	case p.known():
		return nil
	case nameBehind(text, "//"):
		return one(0, 0, "http:")
	case nameBehind(text, "://"):
		return one(0, 0, "http")
	case at > 0 && isMailbox(text[:at], text[at+1:]):
		return one(0, 0, "mailto:")
	case at > 0:
		return bareLogin(text, at)
	case isGroupName(text):
		return one(0, 0, "news:")
	}
	return bareHost(text)
}

// bareLogin writes the scheme in front of a user at a server of FTP or of git: "joe:pw@ftp.h.org" is
// "ftp://joe:pw@ftp.h.org", and "git@h.org/x" is "ssh://git@h.org/x".
func bareLogin(text string, at int) []variant {
	user, host := text[:at], text[at+1:]
	switch {
	case !hasHost(host) || !isWord(strings.Replace(user, ":", "", 1)): // "n~ws:1@ftp.h.org" is rather an article
		return nil
	case strings.HasPrefix(host, "ftp."):
		return one(0, 0, "ftp://")
	case user == "git":
		return one(0, 0, "ssh://")
	}
	return nil
}

// isGroupName reports whether text is the name of a group of news, by how most begin, and no host: "comp.lang.c".
func isGroupName(text string) bool {
	first, _, _ := strings.Cut(text, ".")
	return hasWord(" alt comp humanities misc news rec sci soc talk ", first) && strings.Contains(text, ".") && lacksTop(text)
}

// bareHost writes the scheme in front of a host: "h.org:80/x" → "http://h.org:80/x".
func bareHost(text string) []variant {
	n := strings.IndexAny(text+"/", "/?#: ")
	host, rest := strings.TrimSuffix(text[:n], "."), text[n:]
	port, ok := barePort(rest)
	ascii, _ := asciiLabels(host)
	switch {
	case !ok || !isHost(ascii) && !beginsAsHost(host):
		return nil
	}
	return hostSchemes(octet.LowerString(host), port)
}

// beginsAsHost reports whether text begins with "www" and a sign that can be meant as its dot: "www,h,org".
func beginsAsHost(text string) bool {
	return len(text) > len("www.") && octet.HasPrefixFold(text, "www") && strings.IndexByte(".,;", text[len("www")]) >= 0
}

// nameBehind reports whether text has a letter or digit behind what it begins with: "//h.org" behind "//".
func nameBehind(text, begin string) bool {
	return len(text) > len(begin) && strings.HasPrefix(text, begin) && isAlphaDigit(text[len(begin)])
}

// isMailbox reports whether user and host are likely the parts of an address of mail, with nothing around it: "joe" and
// "h.org".
func isMailbox(user, host string) bool {
	return !strings.ContainsAny(host, "/:@ ") && !strings.ContainsAny(user, "/: <\"(") && strings.IndexByte(host, '.') > 0
}

// barePort returns the port that what stands behind a host begins with, "" for none; false
// when a colon is there, but no port: "80" of ":80/x", false of ":x".
func barePort(rest string) (port string, ok bool) {
	rest, colon := strings.CutPrefix(rest, ":")
	port = rest[:len(rest)-len(strings.TrimLeft(rest, "0123456789"))]
	return port, !colon || port != ""
}

// labelSchemes are the schemes that the first label of a host tells.
var labelSchemes = map[string]variant{
	"ftp":    {[]Edit{{0, 0, "ftp://"}}, -2},
	"gopher": {[]Edit{{0, 0, "gopher://"}}, -2},
	"wais":   {[]Edit{{0, 0, "wais://"}}, 2},
}

// hostSchemes returns the schemes that a host in lower case and its port suggest: "ftp", "http" and "https" for "ftp.h.org".
func hostSchemes(host, port string) (list []variant) {
	label, _, _ := strings.Cut(host, ".")
	if v, ok := labelSchemes[label]; ok {
		list = append(list, v)
	}
	plain, secure := []Edit{{0, 0, "http://"}}, []Edit{{0, 0, "https://"}}
	if port == "443" || port == "8443" {
		return append(list, variant{secure, -2}, variant{plain, 0})
	}
	return append(list, variant{plain, 0}, variant{secure, 6})
}

// fileEndings are the endings that show that a name is the name of a file.
const fileEndings = " htm html shtml xhtml php asp aspx jsp cgi txt md pdf ps gz tgz zip tar bz2 xz 7z z exe dmg iso img gif jpg jpeg png svg webp bmp tif tiff mp3 wav ogg flac mp4 avi mov mpg mpeg doc docx xls xlsx ppt pptx odt rtf csv tsv json xml yml yaml toml js css ts c h cpp hpp go py rb rs java class jar log bin dat bak deb rpm tex dvi sh bat ini cfg conf sql db epub ico wasm hqx sit "

// fileEnding reports whether the last name in s ends like the name of a file: "/x.pdf", not "/x.foo".
func fileEnding(s string) bool {
	s = s[strings.LastIndexByte(s, '/')+1:]
	dot := strings.LastIndexByte(s, '.')
	return dot > 0 && len(s)-dot <= len(".xhtml") && hasWord(fileEndings, octet.LowerString(s[dot+1:]))
}

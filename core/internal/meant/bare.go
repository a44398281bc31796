package meant

import (
	"cmp"
	"strings"

	"urlscope/core/octet"
)

// isLoginAtHost reports whether a text is a user at a host, and no mailbox: "joe:pw@ftp.h.org", not "n~ws:1@ftp.h.org", which is
// rather an article.
func isLoginAtHost(text string) bool {
	user, host, ok := strings.Cut(text, "@")
	return ok && hasHost(host) && isWord(strings.Replace(user, ":", "", 1)) && !isMailbox(text)
}

// isGroupName reports whether text is the name of a group of news, by how most begin, and no host: "comp.lang.c".
func isGroupName(text string) bool {
	first, _, _ := strings.Cut(text, ".")
	return hasWord(" alt comp humanities misc news rec sci soc talk ", first) && strings.Contains(text, ".") && lacksTop(text)
}

// isBareHost reports whether a text is a host, maybe with a port and more, and no scheme: "h.org:80/x", "[2001:db8::1]".
func isBareHost(text string) bool {
	if headIn("[({<")(text) {
		return withBrackets(text[:strings.IndexAny(text+"/", "/?#")]) != ""
	}
	n := strings.IndexAny(text+"/", "/?#: ")
	host, rest := strings.TrimSuffix(text[:n], "."), text[n:]
	return strings.IndexByte(text, '@') < 0 && isPortOrNone(rest) && (isHost(cmp.Or(asciiHost(host), host)) || beginsAsHost(host))
}

// beginsAsHost reports whether text begins with "www" and a sign that can be meant as its dot: "www,h,org".
func beginsAsHost(text string) bool {
	return len(text) > len("www.") && octet.HasPrefixFold(text, "www") && strings.IndexByte(".,;", text[len("www")]) >= 0
}

// isMailbox reports whether a text is likely an address of mail, with nothing around it: "joe@h.org".
func isMailbox(text string) bool {
	user, host, _ := strings.Cut(text, "@")
	return user != "" && !strings.ContainsAny(host, "/:@ ") && !strings.ContainsAny(user, "/: <\"(") && strings.IndexByte(host, '.') > 0
}

// isPortOrNone reports whether what stands behind a host is no colon, or a colon and a port: ":80/x", "/x", not ":x".
func isPortOrNone(rest string) bool {
	return !strings.HasPrefix(rest, ":") || len(rest) > 1 && octet.IsDigit(rest[1])
}

// labelScheme returns the scheme that the first label of a host tells, with what is behind it: "ftp://" of "ftp.h.org"; "" for none.
func labelScheme(text string) string {
	for _, name := range [...]string{"ftp", "gopher", "wais"} {
		if octet.HasPrefixFold(text, name+".") && isBareHost(text) {
			return name + "://"
		}
	}
	return ""
}

// fileEndings are the endings that show that a name is the name of a file.
const fileEndings = " htm html shtml xhtml php asp aspx jsp cgi txt md pdf ps gz tgz zip tar bz2 xz 7z z exe dmg iso img gif jpg jpeg png svg webp bmp tif tiff mp3 wav ogg flac mp4 avi mov mpg mpeg doc docx xls xlsx ppt pptx odt rtf csv tsv json xml yml yaml toml js css ts c h cpp hpp go py rb rs java class jar log bin dat bak deb rpm tex dvi sh bat ini cfg conf sql db epub ico wasm hqx sit "

// fileEnding reports whether the last name in s ends like the name of a file: "/x.pdf", not "/x.foo".
func fileEnding(s string) bool {
	s = s[strings.LastIndexByte(s, '/')+1:]
	dot := strings.LastIndexByte(s, '.')
	return dot > 0 && len(s)-dot <= len(".xhtml") && hasWord(fileEndings, octet.LowerString(s[dot+1:]))
}

// isDrive reports whether s begins with the letter of a drive and a directory, as DOS and Windows have them: `C:\x`, "C|/x".
func isDrive(s string) bool {
	return len(s) > 2 && octet.IsAlpha(s[0]) && (s[1] == ':' || s[1] == '|') && (s[2] == '/' || s[2] == '\\') && !strings.HasPrefix(s[2:], "//")
}

// isUnixPath reports whether a text is the path of a file of Unix: "/etc/motd".
func isUnixPath(text string) bool { return strings.HasPrefix(text, "/") && beginsAtTop(text[1:]) }

// areMarks reports whether s, in front of the letter of a drive, can have been typed for its slashes: "~//".
func areMarks(s string) bool { return marksAt(s) == len(s) }

// marksAt returns the number of octets in front of the letter of a drive that can have been typed for its slashes: 3 of
// "~//C:/x".
func marksAt(s string) (n int) {
	const most = 4
	for n < len(s) && n < most && !octet.IsAlphaDigit(s[n]) {
		n++
	}
	return n
}

// gopherTypes are the types of items by the ending of their names (RFC 1436, section 3.8).
var gopherTypes = pairs{
	{"gif", "g"}, {"jpg", "g"}, {"jpeg", "g"}, {"png", "g"}, {"bmp", "g"},
	{"htm", "h"}, {"html", "h"},
	{"zip", "9"}, {"gz", "9"}, {"tgz", "9"}, {"tar", "9"}, {"exe", "9"}, {"z", "9"}, {"iso", "9"},
	{"bin", "9"}, {"pdf", "9"}, {"arc", "9"}, {"zoo", "9"}, {"lha", "9"},
	{"hqx", "4"},
	{"wav", "s"}, {"au", "s"}, {"mp3", "s"}, {"snd", "s"},
}

// gopherType returns the type of item that a name has by its ending: "g" for "x.gif", "0",
// a text, for one that is not known, "1", a directory, for none.
func gopherType(name string) string {
	name = name[strings.LastIndexByte(name, '/')+1:]
	dot := strings.LastIndexByte(name, '.')
	if dot < 0 {
		return "1"
	}
	if t, ok := gopherTypes.of(octet.LowerString(name[dot+1:])); ok {
		return t
	}
	return "0"
}

// lackedType returns what a path of gopher lacks that begins with a name, and no type (section 3.4.1): "/1" in front of "/docs/x".
func lackedType(path string) string {
	const types = "0123456789+gITshiMdpPcr"
	switch {
	case len(path) < 3 || !octet.IsAlpha(path[1]):
		return ""
	case strings.Contains(types, path[1:2]) && (path[1] == path[2] || !beginsWord(path[1:]) || strings.HasPrefix(path[2:], "URL:") || !strings.ContainsAny(path[2:], "/.")):
		return ""
	}
	return "/" + gopherType(path)
}

package meant

import (
	"strings"

	"urlscope/core/octet"
)

// moveSCP writes "user@host:path", as scp and git have it, as a URL, also out of a command: "joe@h.org:x" becomes "sftp://joe@h.org/x",
// and "git clone git@h.org:x" becomes "ssh://git@h.org/x".
func moveSCP(text string, p parts) []variant {
	if p.scheme != "" && (p.known() || p.slashes) || strings.ContainsAny(text, "<>\"") {
		return nil
	}
	if n := strings.Index(text, "::"); n > 0 && isHost(text[:n]) { // of a daemon of rsync
		return []variant{{edits: []Edit{{0, 0, "rsync://"}, {n, n + 2, "/"}}}}
	}
	extra := 0
	if command, _, ok := strings.Cut(text, " "); ok {
		if extra = -20; !hasWord(" git scp rsync sftp ", command) {
			return nil
		}
	}
	for word := range strings.FieldsSeq(text) {
		if scheme := copyScheme(word); scheme != "" {
			start := strings.Index(text, word)
			host := strings.IndexByte(word, '@') + 1
			colon := start + host + portColon(word[host:])
			slash := "/"
			if strings.HasPrefix(text[colon+1:], "/") {
				slash = ""
			}
			return []variant{{edits: []Edit{{0, start, scheme + "://"}, {colon, colon + 1, slash}, {start + len(word), len(text), ""}}, extra: extra}}
		}
	}
	return nil
}

// copyScheme returns the scheme that "user@host:path" suggests, and "" if text has another form: "ssh" for "git@h.org:x".
func copyScheme(text string) string {
	user, server, path := scpParts(text)
	isGit := strings.HasSuffix(path, ".git")
	switch {
	case path == "" || !isHost(server) && user != "git" || octet.IsDigit(path[0]) && !strings.Contains(path, "/"): // "h.org:80"
		return ""
	case user == "git", user != "" && isGit: // at a server in one's own network, too: "git@host:x"
		return "ssh"
	case isGit, user == "" && strings.Contains(server, "git"): // "github.com:joe/x"
		return "https"
	case user == "anonymous", strings.HasPrefix(server, "ftp."):
		return "ftp"
	case user != "":
		return "sftp"
	}
	return ""
}

// scpParts returns user, server and path of "user@host:path". All are empty where text is written in another way.
func scpParts(text string) (user, server, path string) {
	user, host, ok := strings.Cut(text, "@")
	if !ok {
		user, host = "", text
	}
	colon := portColon(host)
	if colon < 0 || strings.ContainsAny(user, `:/\`) {
		return "", "", ""
	}
	if server, path = host[:colon], host[colon+1:]; strings.HasPrefix(server, "[") {
		server = "localhost" // a host without a doubt
	}
	return user, server, path
}

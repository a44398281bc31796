package meant

import (
	"slices"
	"strings"
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
			slash := Edit{colon, colon + 1, "/"}
			if strings.HasPrefix(text[colon+1:], "/") {
				slash.New = ""
			}
			return []variant{{slices.Insert(cutOutWith(scheme+"://", text, start, start+len(word)), 1, slash), extra}}
		}
	}
	return nil
}

// isHostedCode reports whether a login is likely at one of the hosts of code: "git@github.com".
func isHostedCode(login string) bool {
	return strings.Contains(login, "git") || strings.Contains(login, "bitbucket")
}

// copyScheme returns the scheme that "user@host:path" suggests, "" when text is none: "ssh" for "git@h.org:x".
func copyScheme(text string) string {
	user, server, path := scpParts(text)
	isFTP := strings.HasPrefix(server, "ftp.")
	switch {
	case user == "git" && path != "" && isLabels(server): // that of a server in one's own network: "git@host:x"
		return "ssh"
	case path == "" || !isHost(server) || isDigit(path[0]) && !strings.Contains(path, "/"): // "h.org:80"
		return ""
	case user != "":
		return userScheme(user, path, isFTP)
	case strings.HasSuffix(path, ".git"), hasWord(shortHosts, server) && isHostedCode(server) && isText(path) && strings.Contains(path, "/"):
		return "https"
	case isFTP:
		return "ftp"
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

// userScheme returns the scheme of a user and a path, at a server of FTP or not: "ssh" of "git".
func userScheme(user, path string, isFTP bool) string {
	switch {
	case user == "git" || strings.HasSuffix(path, ".git"):
		return "ssh"
	case user == "anonymous" || isFTP:
		return "ftp"
	}
	return "sftp"
}

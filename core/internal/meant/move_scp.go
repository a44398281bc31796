package meant

import "strings"

// moveSCP writes "user@host:path", as scp and git have it, as a URL: "joe@h.org:x" becomes "sftp://joe@h.org/x".
func moveSCP(text string, p parts) []variant {
	switch {
	case p.slashes && langOf(p.scheme) != nil:
		return pathColon(text, p)
	case p.scheme != "" && (p.known() || p.slashes), strings.ContainsAny(text, "<>\""):
		return nil
	}
	if list := words(text); len(list) > 1 {
		return inCommand(text, list)
	}
	if n := strings.Index(text, "::"); n > 0 && isHost(text[:n]) { // of a daemon of rsync
		return []variant{{edits: []Edit{{0, 0, "rsync://"}, {n, n + 2, "/"}}}}
	}
	if scheme := copyScheme(text); scheme != "" {
		return []variant{{edits: scpEdits(text, 0, len(text), scheme)}}
	}
	return nil
}

// inCommand takes what git and others are given out of a command: "git clone git@h.org:x" → "ssh://git@h.org/x".
func inCommand(text string, words []span) []variant {
	for _, w := range words[1:] {
		if scheme := copyScheme(w.in(text)); scheme != "" && hasWord(" git scp rsync sftp ", words[0].in(text)) {
			edits := append([]Edit{{0, w.start, ""}}, scpEdits(text, w.start, w.end, scheme)...)
			if w.end < len(text) {
				edits = append(edits, Edit{w.end, len(text), ""})
			}
			return []variant{{edits, -20}}
		}
	}
	return nil
}

// pathColon writes a slash for the colon in front of the path of a URL: "git+ssh://git@h.org:a1/b" → "git+ssh://git@h.org/a1/b".
func pathColon(text string, p parts) []variant {
	login := p.login.in(text)
	colon := strings.LastIndexByte(login, ':')
	if colon < 0 || strings.IndexByte(login, '@') > colon || hostAt(text, p) >= 0 {
		return nil
	}
	first := login[colon+1:]                                                                                          // of the path
	if !isText(first) || langOf(first) != nil || p.path.start == p.path.end || len(first) < 2 && p.scheme != "file" { // "http://h:x/"
		return nil
	}
	if !hasWord(" http telnet gopher ", p.scheme) || isHostedCode(login[:colon]) {
		return one(p.login.start+colon, p.login.start+colon+1, "/")
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
	if server, path = host[:colon], host[colon+1:]; isLiteral(server) {
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

// scpEdits returns the edits that write the word of text from start to end as a URL. It has a colon. Of
// "git@h.org:x" they make "ssh://git@h.org/x".
func scpEdits(text string, start, end int, scheme string) []Edit {
	host := start + strings.IndexByte(text[start:end], '@') + 1
	colon := host + portColon(text[host:end])
	edits := []Edit{{start, start, scheme + "://"}}
	if strings.HasPrefix(text[colon+1:], "/") {
		return append(edits, Edit{colon, colon + 1, ""})
	}
	return append(edits, Edit{colon, colon + 1, "/"})
}

package meant

import (
	"strings"

	"urlscope/core/octet"
)

// moveSCP writes "user@host:path", as scp and git have it, as a URL, also out of a command: "joe@h.org:x" becomes "sftp://joe@h.org/x",
// and "git clone git@h.org:x" becomes "ssh://git@h.org/x".
func moveSCP(text string, p parts) []variant {
	if p.isURLLike() || strings.ContainsAny(text, "<>\"") {
		return nil
	}
	if host, _, ok := strings.Cut(text, "::"); ok && isHost(host) { // of a daemon of rsync
		return []variant{{edits: []octet.Edit{edit(0, 0, "rsync://"), edit(len(host), len(host+"::"), "/")}}}
	}
	command, _, commanded := strings.Cut(text, " ")
	extra := 0
	if commanded {
		extra = -20
	}
	for word := range strings.FieldsSeq(text) {
		if scheme, path := copied(word); scheme != "" && (!commanded || hasWord(" git scp rsync sftp ", command)) {
			start := strings.Index(text, word)
			end := start + len(word)
			slash := end - len(strings.TrimPrefix(path, "/"))
			return []variant{{edits: []octet.Edit{edit(0, start, scheme+"://"), edit(end-len(":"+path), slash, "/"), edit(end, len(text), "")}, extra: extra}}
		}
	}
	return nil
}

// copied returns the scheme that "user@host:path" suggests, and the path; "" if text has another form: "ssh" and "x" for "git@h.org:x".
func copied(text string) (scheme, path string) {
	user, host, ok := strings.Cut(text, "@")
	if !ok {
		user, host = "", text
	}
	colon := portColon(host)
	if colon < 0 || strings.ContainsAny(user, `:/\`) {
		return "", ""
	}
	host, path = host[:colon], host[colon+1:]
	if path == "" || !isHost(host) && !strings.HasPrefix(host, "[") && user != "git" || octet.IsDigit(path[0]) && !strings.Contains(path, "/") { // "h.org:80"
		return "", ""
	}
	return copyScheme(user, host, strings.HasSuffix(path, ".git")), path
}

// copyScheme returns the scheme of a copy for a user at a host, "" if none is known.
func copyScheme(user, host string, isGit bool) string {
	switch {
	case user == "git", user != "" && isGit: // at a server in one's own network, too: "git@host:x"
		return "ssh"
	case isGit, user == "" && strings.Contains(host, "git"): // "github.com:joe/x"
		return "https"
	case user == "anonymous", strings.HasPrefix(host, "ftp."):
		return "ftp"
	case user != "":
		return "sftp"
	}
	return ""
}

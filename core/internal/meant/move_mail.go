package meant

import "strings"

// isMail reports whether s is an address of mail, without a doubt: "joe@h.org".
func isMail(s string) bool {
	user, host, ok := strings.Cut(s, "@")
	return ok && user != "" && !strings.ContainsAny(user, " \"<>():") && isHost(host)
}

// moveMailbox takes an address out of a text that says no more of it: "write to joe@h.org." → "mailto:joe@h.org". It is no part of
// something else: not "b@h" of "a%25b@h", nor "joe@h.org" of "joe@h.org/x" or of "ssh joe@h.org".
func moveMailbox(text string, p parts) []variant {
	user, host, _ := strings.Cut(text, "@")
	start := len(strings.TrimRight(user, wordOctets+".+"))
	behind := strings.TrimLeft(host, wordOctets+".")
	end := len(strings.TrimRight(text[:len(text)-len(behind)], ".-_"))
	command, _, _ := strings.Cut(text, " ")
	if p.isURLLike() || langOf(command) != nil || strings.Count(text, "@") != 1 || !isMail(text[start:max(start, end)]) ||
		tailIn(`%&$/:?\^~`)(text[:start]) || headIn("/:")(text[end:]) {
		return nil
	}
	return []variant{{edits: []Edit{{0, start, "mailto:"}, {end, len(text), ""}}, extra: 5}}
}

// inBrackets is a text without a known scheme, such as a mailbox. The fields of inField are left out.
func inBrackets(p parts) span {
	if p.slashes || inField(p) != no {
		return no
	}
	return schemeless(p)
}

// inField is a field of a message that names an article (RFC 1036, section 2).
func inField(p parts) span {
	if hasWord(" message-id in-reply-to references ", p.scheme) {
		return theText(p)
	}
	return no
}

package meant

import "strings"

// isMail reports whether s is an address of mail, without a doubt: "joe@h.org".
func isMail(s string) bool {
	user, host, ok := strings.Cut(s, "@")
	return ok && user != "" && !strings.ContainsAny(user, " \"<>():") && isHost(host)
}

// moveMailbox takes an address out of a text that says no more of it: "write to joe@h.org." → "mailto:joe@h.org".
func moveMailbox(text string, p parts) []variant {
	if p.scheme != "" && (p.known() || p.slashes) {
		return nil
	}
	at := strings.IndexByte(text, '@')
	command, _, _ := strings.Cut(text, " ")
	if l := langOf(command); at < 0 || strings.Count(text, "@") > 1 || l != nil && l.slashes { // "ssh joe@h.org"
		return nil
	}
	user, host := text[:at], text[at+1:]
	start := len(strings.TrimRight(user, wordOctets+".+"))
	host = host[:len(host)-len(strings.TrimLeft(host, wordOctets+"."))]
	end := at + 1 + len(strings.TrimRight(host, ".-_"))
	switch {
	case !isMail(text[start:end]):
		return nil
	case start > 0 && !beforeMail(text[start-1]): // of "a%25b@h" it is more
		return nil
	case end < len(text) && strings.IndexByte("/:", text[end]) >= 0: // a login
		return nil
	}
	return []variant{{edits: []Edit{{0, start, "mailto:"}, {end, len(text), ""}}, extra: 5}}
}

// beforeMail reports whether an address of mail begins behind such an octet: "<", not "%", nor "/".
func beforeMail(b byte) bool {
	return b >= 0x80 || strings.IndexByte(" \t\r\n<>()[]{}|\"'`*#!,;=", b) >= 0
}

// isAngled reports whether s goes on with an address of mail up to a bracket (RFC 822, section 6.1), though nobody may know its top
// label: "joe@host.dom>".
func isAngled(s string) bool {
	s, _, ok := strings.Cut(s, ">")
	return ok && isMailLike(s)
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

// isMailLike reports whether s is an address of mail where its brackets say so, though nobody
// may know its top label: "joe@host.dom".
func isMailLike(s string) bool {
	_, host, _ := strings.Cut(s, "@")
	return isMailbox(s) && isLabels(host)
}

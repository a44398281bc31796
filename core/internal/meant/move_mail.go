package meant

import "strings"

// isMail reports whether s is an address of mail, without a doubt: "joe@h.org".
func isMail(s string) bool {
	user, host, ok := strings.Cut(s, "@")
	return ok && user != "" && !strings.ContainsAny(user, " \"<>():") && isHost(host)
}

// moveMailbox extracts an address from the text that mail writes around it (RFC 822, section 6.1), and corrects the
// address of a mailto URL (section 3.5): "Bob <bob@h.org>" is "mailto:bob@h.org".
func moveMailbox(text string, p parts) []variant {
	if p.scheme != "" && p.scheme != "mailto" && (p.known() || p.slashes) {
		return nil
	}
	list := angledMail(text, p)
	if list != nil || p.scheme == "mailto" {
		return list
	}
	return mailInText(text)
}

// mailInText takes an address out of a text that says no more of it: "write to joe@h.org." → "mailto:joe@h.org".
func mailInText(text string) []variant {
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
	return []variant{{edits: cutOut("mailto:", text, start, end), extra: 5}}
}

// beforeMail reports whether an address of mail begins behind such an octet: "<", not "%", nor "/".
func beforeMail(b byte) bool {
	return b >= 0x80 || strings.IndexByte(" \t\r\n<>()[]{}|\"'`*#!,;=", b) >= 0
}

// mailStart returns where what a mailbox is in begins, and the scheme it lacks: 0 and "mailto:" for
// "Bob <bob@h.org>". What some fields of a message have in brackets is an article (RFC 1036, section 2).
func mailStart(p parts) (start int, scheme string) {
	switch {
	case p.scheme == "mailto":
		return p.data, ""
	case hasWord(articleFields, p.scheme):
		return 0, "news:"
	}
	return 0, "mailto:"
}

// articleFields are the fields of a message that name an article.
const articleFields = " message-id in-reply-to references "

// isMailLike reports whether s is an address of mail where its brackets say so, though nobody
// may know its top label: "joe@host.dom".
func isMailLike(s string) bool {
	_, host, _ := strings.Cut(s, "@")
	return isMailbox(s) && isLabels(host)
}

// angledMail takes an address out of its brackets: "Joe <joe@h.org>" → "mailto:joe@h.org".
func angledMail(text string, p parts) []variant {
	start, scheme := mailStart(p)
	lt := start + strings.LastIndexByte(text[start:], '<')
	if lt < start {
		return nil
	}
	gt := lt + strings.IndexByte(text[lt:], '>')
	if gt < lt || !isMailLike(text[lt+1:gt]) {
		return nil
	}
	return []variant{{edits: []Edit{{start, lt + 1, scheme}, {gt, len(text), ""}}, extra: -20}}
}

package meant

import (
	"strings"

	"urlscope/core/internal/addrspec"
	"urlscope/core/octet"
)

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
	return []variant{{edits: []octet.Edit{edit(0, start, "mailto:"), edit(end, len(text), "")}, extra: 5}}
}

// moveRecipients writes a comma between mailboxes, and takes out the names of people, which a URL does not have (RFC 6068, section 2):
// "mailto:Joe <joe@h.org>; ann@h.org" → "mailto:joe@h.org,ann@h.org". In a header field, which
// may have names, they stay.
func moveRecipients(text string, p parts) []variant {
	if p.scheme != "mailto" || p.slashes {
		return nil
	}
	edits := commas(text, span(p.data, p.question), true)
	for f, ok := addrspec.NextField(text, p.data, 0); ok; f, ok = addrspec.NextField(text, p.data, f.End) {
		if isOfMailboxes(text[f.Name:f.NameEnd]) {
			edits = append(edits, commas(text, span(f.Value, f.End), false)...)
		}
	}
	if edits == nil {
		return nil
	}
	return []variant{{edits: edits}}
}

// commas returns the edits that write one comma between the mailboxes of a list, and nothing around them; nil if
// there is something else than mailboxes, and names if they may have some.
func commas(text string, list octet.Span, named bool) (edits []octet.Edit) {
	at := list.Start // where the last mailbox ends
	for comma := ""; ; comma = "," {
		user, host, ok := strings.Cut(text[at:list.End], "@")
		if !ok {
			break
		}
		start := at + strings.LastIndexAny(user, " \t\r\n;,|<>\"") + 1
		for octet.IsEscape(text, start) && strings.IndexByte(" ;,", octet.Value(text, start)) >= 0 {
			start += len("%XX")
		}
		end := at + len(user) + len("@") + len(host) - len(strings.TrimLeft(host, wordOctets+"."))
		name := strings.Trim(unescape(text[at:start]), mailGaps)
		if !isRecipient(text[start:end]) || name != "" && name != "and" && !(named && strings.HasSuffix(name, "<")) {
			return nil
		}
		if text[at:start] != comma {
			edits = append(edits, edit(at, start, comma))
		}
		at = end
	}
	behind := text[at:list.End]
	if strings.Trim(behind, mailGaps) != "" && !strings.HasPrefix(behind, " (") {
		return nil
	}
	if behind != "" {
		edits = append(edits, edit(at, list.End, ""))
	}
	return edits
}

// mailGaps are the octets between mailboxes.
const mailGaps = " \t\r\n;,|>"

// isRecipient reports whether s is a mailbox, in a text that is known to have some: "joe@h".
func isRecipient(s string) bool {
	user, host, _ := strings.Cut(s, "@")
	return user != "" && !strings.ContainsAny(user, `:/(\%`) && isAnyHost(host)
}

// Header fields of mail (RFC 6068, section 2) are in the comments.
var (
	isOfMailboxes = is(" to cc bcc ")
	isHeader      = both(with("="), upTo("=", is("to cc bcc subject body in-reply-to"))) // "subject=hi"
	isInMailboxes = behindLast("?&", both(with("="), upTo("=", isOfMailboxes)))          // "?subject=x&cc=a@h.org"
	isInBody      = behindLast("?&", both(with("="), upTo("=", is("body"))))             // "?subject=x&body=hi"
)

// headerMarks are typed for the "?" in front of header fields.
var headerMarks = pairs{{"/?", "?"}, {"??", "?"}, {"?&", "?"}, {"&?", "?"}, {" ?", "?"}, {", ", "?"}, {"; ", "?"}, {"&", "?"}, {";", "?"}, {",", "?"}, {"/", "?"}, {" ", "?"}, {"#", "?"}}

// lineBreaks are ends of lines, which a body has as two octets (RFC 6068, section 5).
var lineBreaks = pairs{{"\r\n", "%0D%0A"}, {"\n", "%0D%0A"}, {"\r", "%0D%0A"}, {`\r\n`, "%0D%0A"}, {`\n`, "%0D%0A"}}

// inBrackets is a text without a known scheme, such as a mailbox. The fields of inField are left out.
func inBrackets(p parts) octet.Span {
	if p.slashes || inField(p) != no {
		return no
	}
	return schemeless(p)
}

// inField is a field of a message that names an article (RFC 1036, section 2).
func inField(p parts) octet.Span {
	if hasWord(" message-id in-reply-to references ", p.scheme) {
		return theText(p)
	}
	return no
}

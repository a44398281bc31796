package meant

import "strings"

// isBlank reports whether r parts words: " ", "\t", not "\n".
func isBlank(r rune) bool { return r == ' ' || r == '\t' }

// words returns where the words of text are, which spaces part: "scp" and "x" in "scp x".
func words(text string) (list []span) {
	at := 0
	for w := range strings.FieldsFuncSeq(text, isBlank) {
		at += strings.Index(text[at:], w)
		list = append(list, span{at, at + len(w)})
		at += len(w)
	}
	return list
}

// commands are programs that are given a host, and the scheme they speak.
var commands = pairs{
	{"telnet", "telnet"}, {"ftp", "ftp"}, {"gopher", "gopher"}, {"lynx", "http"}, {"curl", "http"}, {"wget", "http"}, {"ssh", "ssh"}, {"sftp", "sftp"}, {"ping", "http"}, {"links", "http"}, {"w3m", "http"}, {"http", "http"}, {"ncftp", "ftp"}, {"nc", "telnet"}, {"traceroute", "http"}, {"dig", "http"}, {"host", "http"}, {"nslookup", "http"}, {"elinks", "http"}, {"firefox", "http"}, {"open", "http"}, {"xdg-open", "http"}, {"mosh", "ssh"}, {"lftp", "ftp"}, {"tracert", "http"}, {"whois", "http"},
}

// prompts stand in front of a command.
const prompts = " $ > # % sudo "

// moveCommand writes as a URL what a command is given, a host and maybe a port: "telnet h.org 23" becomes "telnet://h.org:23".
// "host port" is telnet's.
func moveCommand(text string, p parts) []variant {
	list := words(text)
	for len(list) > 2 && hasWord(prompts, list[0].in(text)) {
		list = list[1:]
	}
	if len(list) < 2 {
		return nil
	}
	scheme, ok := commands.of(list[0].in(text))
	if ok {
		list = list[1:]
	} else if scheme = "telnet"; len(list) > 2 || !isDigits(list[1].in(text)) {
		return nil
	}
	var host span
	port := ""
	for _, w := range list {
		switch word := w.in(text); {
		case isDigits(word):
			port = ":" + word
		case host.end == 0 && isHost(hostIn(word)):
			host = w
		case word[0] != '-':
			return nil
		}
	}
	if host.end == 0 {
		return nil
	}
	return []variant{{edits: []Edit{{0, host.start, scheme + "://"}, {host.end, len(text), port}}}}
}

// hostIn returns what may be the host in a word: "h.org" in "joe@h.org:22/x".
func hostIn(word string) string {
	word = word[strings.IndexByte(word, '@')+1:]
	if n := strings.IndexAny(word, "/:"); n >= 0 {
		return word[:n]
	}
	return word
}

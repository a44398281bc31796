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

// moveCommand writes as a URL what a command is given: "telnet h.org 23" becomes "telnet://h.org:23". "host port" is telnet's.
func moveCommand(text string, p parts) []variant {
	scheme, args := command(text)
	host, port, ok := target(text, args)
	if !ok {
		return nil
	}
	edits := []Edit{{0, host.start, scheme + "://"}}
	behind := ""
	if port.end > 0 {
		behind = ":" + port.in(text)
	}
	if host.end < len(text) || behind != "" {
		edits = append(edits, Edit{host.end, len(text), behind})
	}
	return []variant{{edits: edits}}
}

// command returns the scheme that a command speaks and the words it is given; none when text
// is no command: "telnet", "h.org" and "23" in "telnet h.org 23".
func command(text string) (scheme string, args []span) {
	list := words(text)
	if len(list) < 2 || len(list) > 5 {
		return "", nil
	}
	for len(list) > 2 && hasWord(prompts, list[0].in(text)) {
		list = list[1:]
	}
	name := list[0].in(text)
	if scheme, ok := commands.of(name); ok {
		return scheme, list[1:]
	}
	if len(list) == 2 && isHost(name) && isDigits(list[1].in(text)) {
		return "telnet", list
	}
	return "", nil
}

// target returns the host, maybe with more of a URL, and the port that a command is given: those of "-p 22 joe@h.org" are
// "joe@h.org" and "22". It is false when there is no host, or something else.
func target(text string, args []span) (host, port span, ok bool) {
	for i := 0; i < len(args); i++ {
		a := args[i].in(text)
		switch {
		case hasWord(" -p -P -port --port ", a) && i+1 < len(args) && isDigits(args[i+1].in(text)):
			i++
			port = args[i]
		case strings.HasPrefix(a, "-"):
		case isDigits(a) && host.end > 0:
			port = args[i]
		case host.end == 0 && isHost(hostIn(a)):
			host = args[i]
		default:
			return host, port, false
		}
	}
	return host, port, host.end > 0
}

// hostIn returns what may be the host in a word: "h.org" in "joe@h.org:22/x".
func hostIn(word string) string {
	word = word[strings.IndexByte(word, '@')+1:]
	if n := strings.IndexAny(word, "/:"); n >= 0 {
		return word[:n]
	}
	return word
}

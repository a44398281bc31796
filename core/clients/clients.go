// Package clients tells what real clients would send for a URL, as they were recorded: curl, wget, lynx and others.
//
//	for _, r := range clients.Read(core.Parse("ftp://host.dom/etc/motd")) {
//		fmt.Println(r.Client.Title, r.Verdict, r.Lines) // lynx: wrong-file, RETR /etc/motd
//	}
//
// Each client is a row of habits a scheme, and one function a scheme makes the conversation of it. The recordings are in
// testdata/clients, and a test holds each row to them. Where nothing like a URL was recorded, a client is [Unknown] rather than
// guessed. core/wire has what RFC 1738 asks for, core/text the words.
package clients

import (
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
	"urlscope/core/wire"
)

// Recorded says on what and when the clients were recorded, each in the version of its [Client].
const Recorded = "Debian 12, 2026"

// A Client is a program that was recorded.
type Client struct {
	ID      string // "lftp-cat"
	Title   string // "lftp cat", as people call it
	Version string // "4.9.2"
}

// A Kind is what a line of a conversation is for.
type Kind string

// The kinds of lines. The kinds of FTP are commands. A Request is all that a client of Gopher sends, or the first line
// to a server of HTTP; Host and Authorization are the values of its header fields. Clients call Telnet and mail
// programs with an Argument. A Note is what the client tells the user. A message has an Address and Header fields.
// UnixName and its neighbours are names of files on those systems.
const (
	Login         Kind = "login"
	Cwd           Kind = "cwd"
	Type          Kind = "type"
	Data          Kind = "data"
	Request       Kind = "request"
	Host          Kind = "host"
	Authorization Kind = "authorization"
	Command       Kind = "command"
	Argument      Kind = "argument"
	Note          Kind = "note"
	Address       Kind = "address"
	Header        Kind = "header"
	UnixName      Kind = "name-unix"
	WindowsName   Kind = "name-windows"
	VMSName       Kind = "name-vms"
	MacName       Kind = "name-mac"
)

// A Line is one line that a client sends, line end included. An octet of the URL has its span in From; one that comes neither
// from the URL nor from the protocol, as a password that is asked for, is a Slot.
type Line struct {
	Kind   Kind
	Octets []wire.Octet
	Home   bool // an empty span stands for the directory of the login there, "/" as recorded: the client asked for it by PWD
}

// Text returns the octets of l without its line end.
func (l Line) Text() string {
	s := text(l.Octets).string()
	for len(s) > 0 && l.Kind.ends() && (s[len(s)-1] == '\n' || s[len(s)-1] == '\r') {
		s = s[:len(s)-1]
	}
	return s
}

// ends reports whether lines of the kind k have a line end.
func (k Kind) ends() bool {
	switch k {
	case Login, Cwd, Type, Data, Request, Command:
		return true
	}
	return false
}

// A Does is what a client does with a URL.
type Does uint8

// What a client does.
const (
	Unknown   Does = iota // nothing like it was recorded
	Sends                 // it sends the lines
	Refuses               // it says that it will not, after the lines, if there are any
	Fails                 // it would, and cannot: it breaks down, or finds no such host
	Asks                  // it asks its user first, for a password or for words
	Elsewhere             // it takes another host from the URL
)

// String returns the identifier of d: "sends".
func (d Does) String() string {
	return [...]string{"unknown", "sends", "refuses", "fails", "asks", "elsewhere", ""}[min(d, Elsewhere+1)]
}

// A Conversation is what one client does with a URL.
type Conversation struct {
	Client *Client
	Does   Does
	Host   []wire.Octet // where it connects, as it names it; empty where it connects to nothing
	Port   int
	Lines  []Line
	Open   bool // more lines follow, which the server's answer decides, as what a list of names brings
}

// by returns the conversation as the one of a client. It is empty if nothing is known of it.
func (c Conversation) by(client *Client) Conversation {
	if c.Does == Unknown {
		c = Conversation{}
	}
	c.Client = client
	return c
}

// longest is the number of octets of the longest URL whose conversation this package returns. No longer ones were
// recorded.
const longest = 2048

// modelFor returns the function for a scheme in small letters, and nil where no client of it was recorded.
func modelFor(scheme string) func(u url) []Conversation {
	switch scheme {
	case "ftp":
		return ftpAll
	case "gopher":
		return gopherAll
	case "http":
		return httpAll
	case "news", "nntp":
		return newsAll
	case "telnet":
		return telnetAll
	case "mailto":
		return mailtoAll
	case "file":
		return fileAll
	}
	return nil
}

// A url is a URL as its clients begin to read it.
type url struct {
	scheme string // as typed
	rest   text   // behind the colon
}

// IsRecorded reports whether clients of the scheme of u were recorded.
func IsRecorded(u *core.URL) bool {
	_, model := modelOf(u.Source())
	return model != nil
}

// modelOf returns the scheme of a text as typed, and the function for it; nil if no function reads that scheme.
func modelOf(src string) (scheme string, model func(url) []Conversation) {
	scheme, _, ok := strings.Cut(src, ":")
	if !ok {
		return "", nil
	}
	return scheme, modelFor(octet.LowerString(scheme))
}

// of returns what each recorded client does with the URL that u was read from, which may be any octets. Of a scheme that was not
// recorded it returns nil.
func of(u *core.URL) []Conversation {
	src := u.Source()
	scheme, model := modelOf(src)
	if model == nil {
		return nil
	}
	if len(src) > longest {
		list := model(url{scheme, nil})
		for i := range list {
			list[i] = Conversation{Client: list[i].Client}
		}
		return list
	}
	return model(url{scheme, textOf(src)[len(scheme)+1:]})
}

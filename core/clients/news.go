package clients

import (
	"strings"

	"urlscope/core/octet"
)

// A newsRow holds the habits of a client of news and nntp. It sends commands of RFC 977 to the server of the URL, or to its own.
type newsRow struct {
	client  *Client
	foreign bool // it knows neither scheme, and takes "news:a@h" for a login to a host of the web

	decodes, query bool // "?" ends the name
	fragment       bool // "#" does, as was recorded
	clean          func(verb string, argument text) (text, bool)
	usualPort      bool   // it passes over the port
	nothing        string // the commands for no name; none where it fails
	star           string // and for a name with "*"; "" for GROUP
	unsureGroup    bool   // "news://h/group" was not recorded
	decodedAt      bool   // an escaped "@" makes a name an article, too
	number         func(digits text) (text, bool)
	article        func(name text) (group, id text, asks bool) // divides the name of an article; asks for the group, too
}

var newsRows = []newsRow{
	{client: lynx, nothing: "XGTITLE *|LIST NEWSGROUPS", star: "XGTITLE {}|LIST NEWSGROUPS", number: unpadded, article: wholeID},
	{client: w3m, unsureGroup: true, decodes: true, query: true, clean: dropped, number: written, article: groupAndID},
	{client: elinks, nothing: "LIST NEWSGROUPS", number: written, article: idOnly},
	{client: lwp, decodes: true, query: true, fragment: true, clean: unbrokenName, usualPort: true, nothing: "GROUP ", decodedAt: true, number: noNumber, article: wholeID},
	{client: curl, foreign: true},
	{client: links, foreign: true},
}

// newsAll returns the commands of each client.
func newsAll(u url) []Conversation {
	list := make([]Conversation, len(newsRows))
	for i := range newsRows {
		list[i] = newsRows[i].run(u).by(newsRows[i].client)
	}
	return list
}

func (r *newsRow) run(u url) (c Conversation) {
	if !recordedNews(u.rest) {
		return c
	}
	if r.foreign {
		return foreign(u)
	}
	name := u.rest
	c.Port = 119
	rest, hasServer := u.rest.behindSlashes()
	if hasServer {
		var a authority
		if a, name = authorityOf(rest, "/?#"); !a.usual(119) || a.hasUser || a.lacksPort() {
			return c
		}
		c.Host, c.Port = a.host, a.number(119)
	}
	if r.usualPort {
		c.Port = 119
	}
	if octet.EqualFold(u.scheme, "nntp") && !hasServer {
		return c
	}
	c.Does = Sends
	r.commands(&c, u, name)
	return c
}

// recordedNews reports whether names of such octets were recorded.
func recordedNews(t text) bool {
	return len(t) > 0 && t.printable() && t.index(unrecorded) < 0 && t.index("\\") < 0 && !t.hasEscape("%00")
}

// foreign is what a client does that takes the scheme for a login, or does not know it.
func foreign(u url) Conversation {
	i := u.rest.last("@")
	if u.rest.begins("/") || i < 0 || i+1 == len(u.rest) {
		return Conversation{Does: Refuses}
	}
	return Conversation{Does: Elsewhere, Host: u.rest[i+1:], Port: 80}
}

// commands adds the commands for a name, which has a slash before it where there is a server.
func (r *newsRow) commands(c *Conversation, u url, name text) {
	if !r.fragment && name.index("#") >= 0 {
		c.Does = Unknown
		return
	}
	name = name.upTo("#", true).upTo("?", r.query)
	name, slash := name.behind("/")
	switch {
	case len(name) == 0:
		r.play(c, r.nothing, nil)
	case r.isArticle(name):
		r.articleOf(c, u, name, slash)
	case name.index("*") >= 0 && r.star != "":
		r.play(c, r.star, name)
	case slash && r.unsureGroup && octet.EqualFold(u.scheme, "news"):
		c.Does = Unknown
	default:
		r.groupOf(c, name)
	}
}

// isArticle reports whether a name is of an article, which an "@" makes it (section 3.6).
func (r *newsRow) isArticle(name text) bool {
	if r.decodedAt {
		name = name.decode()
	}
	return name.index("@") >= 0
}

// groupOf adds the commands for a newsgroup, and for a number behind a slash.
func (r *newsRow) groupOf(c *Conversation, name text) {
	group, digits, _ := name.cut("/")
	if r.decodes {
		group = group.decode()
	}
	r.send(c, "GROUP ", group, "")
	if number, ok := r.number(digits); ok {
		r.send(c, "ARTICLE ", number, "")
	}
}

// articleOf adds the commands for an article.
func (r *newsRow) articleOf(c *Conversation, u url, name text, slash bool) {
	if r.decodes {
		name = name.decode()
	}
	group, id, asks := r.article(name)
	if asks && slash && octet.EqualFold(u.scheme, "news") { // the slash behind the server is one before an empty group
		group, id = nil, name
		r.send(c, "GROUP ", nil, "")
	} else if asks && len(group) > 0 {
		r.send(c, "GROUP ", group, "")
	}
	r.send(c, "ARTICLE <", id, ">")
}

// play sends the commands of a script, which bars divide. Braces stand for the name. Without a script it fails.
func (r *newsRow) play(c *Conversation, script string, name text) {
	if script == "" {
		c.Does = Fails
		return
	}
	for command := range strings.SplitSeq(script, "|") {
		before, after, has := strings.Cut(command, "{}")
		argument := name
		if !has {
			argument = nil
		}
		r.send(c, before, argument, after)
	}
}

// send adds a command.
func (r *newsRow) send(c *Conversation, before string, argument text, after string) {
	if r.clean != nil {
		argument, _ = r.clean(before, argument)
	}
	c.Lines = append(c.Lines, Line{Kind: Command, Octets: plus(own(before), argument, own(after+"\r\n"))})
}

// The ways to read what follows the group.

func digits(t text) bool { return len(t) > 0 && t.numeric() }

func written(t text) (text, bool)  { return t, digits(t) }
func noNumber(t text) (text, bool) { return nil, false }

// unpadded leaves the zeros out with which a number begins.
func unpadded(t text) (text, bool) {
	if !digits(t) {
		return nil, false
	}
	for len(t) > 1 && t.begins("0") {
		t = t[1:]
	}
	return t, true
}

// The ways to divide the name of an article.

func wholeID(t text) (group, id text, asks bool) { return nil, t, false }

// idOnly takes what is behind the first slash for the message-id.
func idOnly(t text) (group, id text, asks bool) {
	if _, id, ok := t.cut("/"); ok {
		return nil, id, false
	}
	return nil, t, false
}

// groupAndID asks for the group before the slash as well.
func groupAndID(t text) (group, id text, asks bool) {
	if group, id, ok := t.cut("/"); ok {
		return group, id, true
	}
	return nil, t, true
}

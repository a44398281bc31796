package clients

import "urlscope/core/octet"

// A telnetRow holds what a client of telnet does with host, port and login.
type telnetRow struct {
	client  *Client
	program bool // it calls the program telnet with arguments; otherwise it speaks the protocol
	refuses bool
	port    Does                                            // what a colon without a port brings
	refused int                                             // a port that it refuses
	login   func(c *Conversation, a *authority) (host text) // what it does with a login, and what it names as the host
}

var telnetRows = []telnetRow{
	{client: lynx, program: true, port: Refuses, refused: 25, login: toldLogin},
	{client: elinks, program: true, port: Unknown, login: loginInHost},
	{client: curl, port: Sends, login: sentLogin},
	{client: w3m, refuses: true},
}

// telnetAll returns what each client does.
func telnetAll(u url) []Conversation {
	list := make([]Conversation, len(telnetRows))
	for i := range telnetRows {
		list[i] = telnetRows[i].run(u).by(telnetRows[i].client)
	}
	return list
}

func (r *telnetRow) run(u url) (c Conversation) {
	if r.refuses {
		return Conversation{Does: Refuses}
	}
	a, ok := recordedTelnet(u.rest)
	if !ok {
		return c
	}
	c.Host, c.Port, c.Does = a.host, a.number(23), Sends
	if a.lacksPort() {
		c.Does = r.port
	}
	if c.Port == r.refused {
		c.Does = Refuses
	}
	if c.Does != Sends {
		return c
	}
	host := a.host
	if a.hasUser {
		host = r.login(&c, &a)
	}
	if r.program && c.Does != Unknown {
		lines := []Line{{Kind: Argument, Octets: host}}
		if len(a.port) > 0 {
			lines = append(lines, Line{Kind: Argument, Octets: a.port})
		}
		c.Lines = append(lines, c.Lines...)
	}
	return c
}

// recordedTelnet returns the authority, and whether URLs like that were recorded.
func recordedTelnet(t text) (a authority, ok bool) {
	rest, _ := t.behindSlashes()
	if len(rest) == 0 || !rest.printable() {
		return a, false
	}
	a, path := authorityOf(rest, "/")
	return a, a.usual(23) && len(path) < 2 && plus(a.host, a.both()).index("?#") < 0 && a.host.index(";") < 0 && !a.both().hasEscape("%00")
}

// both returns user and password as they were typed.
func (a *authority) both() text { return plus(a.user, a.password) }

// The words of lynx, and those that a client is asked to show (section 3.8).
const (
	toldUser     = "When you are connected, log in as: "
	toldPassword = " The password is: "
)

// toldLogin tells the user: the name without blanks and control octets, and the password as it was typed.
func toldLogin(c *Conversation, a *authority) text {
	user := a.user.decode().without(controls + " \x7f")
	if user.index(":@/") >= 0 {
		c.Does = Unknown
	}
	note := plus(own(toldUser), user)
	if a.hasPassword {
		note = plus(note, own(toldPassword), a.password.secret())
	}
	c.Lines = []Line{{Kind: Note, Octets: note}}
	return a.host
}

// loginInHost leaves login and host together, so that no such host is found.
func loginInHost(c *Conversation, a *authority) text {
	if len(a.user) == 0 && !a.hasPassword {
		return a.host
	}
	c.Does = Fails
	login := shellSafe(a.user)
	if len(a.password) > 0 {
		login = plus(login, own(":"), shellSafe(a.password))
	}
	return plus(login, own("@"), a.host)
}

// shellSafe escapes what a shell could take for something else, and a hyphen at the beginning, where an option begins.
func shellSafe(t text) text {
	smallHex := func(b byte) string { return octet.LowerString(octet.Hex(b)) }
	rest, _ := t.behind("-")
	return plus(escaped(t[:len(t)-len(rest)], "", smallHex), escaped(rest, untilded+"+@:/", smallHex))
}

// sentLogin sends the user to a server that asks for it (RFC 1572), as far as the first blank, and no password. It refuses control
// octets.
func sentLogin(c *Conversation, a *authority) text {
	if a.both().decode().index(controls) >= 0 {
		c.Does = Refuses
		return nil
	}
	user, _, _ := a.user.decode().cut(" ")
	c.Lines = []Line{{Kind: Login, Octets: user}}
	return nil
}

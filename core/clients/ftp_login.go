package clients

// A loginHabit is what a client does where a user or a password is empty or missing.
type loginHabit uint8

const (
	sendsEmpty loginHabit = iota
	sendsAddress
	sendsAsked // it asks on a terminal; recorded without one, it sent nothing
	asksFirst  // it asks before it connects
	becomesAnonymous
	refusesIt
	unsureOfIt
)

// slot stands for a password that the client asks for.
var slot = text{{Slot: true, Secret: true}}

// logIn sends user and password, which are what the client has of them.
func (p *ftpRun) logIn(user, password text) {
	habit := p.habitOf(user, password)
	if !p.hasUser || habit == becomesAnonymous {
		user = own("anonymous")
	}
	switch habit {
	case unsureOfIt:
		p.Does, p.stopped = Unknown, true
	case asksFirst:
		p.Does, p.stopped = Asks, true
	case refusesIt:
		p.refuse()
	case sendsAsked:
		password = slot
	case sendsAddress, becomesAnonymous:
		if len(password) == 0 {
			password = own(p.anonymous)
		}
	}
	p.send("USER", user, true, false)
	p.send("PASS", password.secret(), true, false)
}

// habitOf returns what the client does with a login.
func (p *ftpRun) habitOf(user, password text) loginHabit {
	switch {
	case !p.hasUser:
		return sendsAddress
	case len(user) == 0 && p.emptyUser != sendsEmpty:
		if p.hasPassword && p.emptyUser == asksFirst {
			return unsureOfIt
		}
		return p.emptyUser
	case !p.hasPassword:
		return p.noPassword
	case len(password) == 0:
		return p.blank
	}
	return sendsEmpty
}

// The ways to take a login apart.

func rawLogin(p *ftpRun)     { p.logIn(p.user, p.password) }
func decodedLogin(p *ftpRun) { p.logIn(p.user.decode(), p.password.decode()) }

// strictLogin refuses control octets before it connects.
func strictLogin(p *ftpRun) {
	user, password := p.user.decode(), p.password.decode()
	if plus(user, password).index(controls) >= 0 {
		p.refuse()
	}
	p.logIn(user, password)
}

// firstDecoded decodes before it looks for the colon.
func firstDecoded(p *ftpRun) {
	login := p.user
	if p.hasPassword {
		login = plus(p.user, own(":"), p.password)
	}
	var user, password text
	user, password, p.hasPassword = asUTF8(login.decode()).cut(":")
	p.logIn(user, password)
}

// narrowLogin drops blanks and control octets from the user, and refuses delimiters.
func narrowLogin(p *ftpRun) {
	user := p.user.decode().without(controls + " \x7f")
	if user.index(":@/") >= 0 {
		p.refuse()
	}
	p.logIn(user, p.password.decode())
}

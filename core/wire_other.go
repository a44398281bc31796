package core

// wireOther: RFC 1738 says nothing of what a client does with other schemes.
func wireOther(p *program) {
	p.say("other-scheme", Info, Always, p.u.named)
}

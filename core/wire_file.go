package core

// wireFile: there is no protocol (section 3.10).
func wireFile(p *program) {
	host, _ := p.u.Token(Host)
	kind := StepKind("file-remote")
	if text := host.In(p.u.src); text == "" || equalFold(text, "localhost") {
		kind = "file-local"
	}
	p.say(kind, Info, Always, host.Span)
}

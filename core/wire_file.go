package core

// wireFile: there is no protocol (section 3.10). What there is to show is how
// systems of different kinds would write the path.
func wireFile(p *program) {
	host := p.part(Host)
	local := host.Len() == 0 || equalFold(host.In(p.u.src), "localhost")
	kind := StepKind("file-remote")
	if local {
		kind = "file-local"
	}
	p.say(kind, Info, Always, host.Span)
	var names []Token
	for _, t := range p.u.tokens {
		if t.Part == Fsegment {
			names = append(names, t)
		}
	}
	if len(names) == 0 {
		return
	}
	p.say("file-unix", Info, Always, Span{}, unixPath(names)...)
	if local {
		host = Token{}
	}
	p.say("file-windows", Info, Always, Span{}, p.windowsPath(host, names)...)
	if len(names) == 1 && names[0].Len() == 0 {
		return // the top: it has no name of its own on a system with devices or disks
	}
	names[0], _ = p.drive(names[0]) // for VMS and Mac OS a device or disk like others
	p.say("file-vms", Info, Always, Span{}, vmsPath(names)...)
	vms := p.out.Steps[len(p.out.Steps)-1].Octets
	for i := range vms { // VMS writes names in capitals
		vms[i].Value = upper(vms[i].Value)
	}
	p.say("file-mac", Info, Always, Span{}, macPath(names)...)
}

// unixPath writes a slash before each name.
func unixPath(names []Token) (bits []bit) {
	for _, t := range names {
		bits = append(bits, literal("/"), decoded(t))
	}
	return bits
}

// windowsPath begins with a drive, or with the server when there is one, and has
// backslashes between the names.
func (p *program) windowsPath(host Token, names []Token) (bits []bit) {
	if host.Len() > 0 {
		bits = append(bits, literal(`\\`), verbatim(host))
	} else if drive, ok := p.drive(names[0]); ok {
		bits = append(bits, decoded(drive), literal(":"))
		names = names[1:]
	}
	for _, t := range names {
		bits = append(bits, literal(`\`), decoded(t))
	}
	return bits
}

// drive returns the letter of the drive that a first name such as "C:" stands for;
// false when it is none.
func (p *program) drive(t Token) (letter Token, ok bool) {
	text := t.In(p.u.src)
	if len(text) != 2 || classes[text[0]]&Alpha == 0 || text[1] != ':' && text[1] != '|' {
		return t, false
	}
	t.End--
	return t, true
}

// vmsPath is device, directories in brackets, file: the example of section 3.10,
// DISK$USER:[MY.NOTES]NOTE12345.TXT, the other way round.
func vmsPath(names []Token) (bits []bit) {
	last := len(names) - 1
	for i, t := range names {
		switch {
		case i == last:
			bits = append(bits, decoded(t))
		case i == 0 && last == 1:
			bits = append(bits, decoded(t), literal(":"))
		case i == 0:
			bits = append(bits, decoded(t), literal(":["))
		case i == last-1:
			bits = append(bits, decoded(t), literal("]"))
		default:
			bits = append(bits, decoded(t), literal("."))
		}
	}
	return bits
}

// macPath is disk, folders and file with colons between them, as Mac OS wrote it
// before it was a Unix.
func macPath(names []Token) (bits []bit) {
	for i, t := range names {
		if i > 0 {
			bits = append(bits, literal(":"))
		}
		bits = append(bits, decoded(t))
	}
	return bits
}

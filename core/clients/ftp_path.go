package clients

// The ways to take a path apart.

// named fills in the parts from the names of directories and the name of the file.
func (p *ftpRun) named(list []text) {
	p.each, p.name = list[:len(list)-1], list[len(list)-1]
	p.dirs, p.path = join(p.each, "/"), join(list, "/")
	if !p.path.begins(p.bare) {
		p.root, p.home = own("/"), own("/")
	}
}

// decoded returns the segments of an encoded path, each decoded.
func decoded(path text) []text {
	list := path.split("/")
	for i := range list {
		list[i] = list[i].decode()
	}
	return list
}

// filled returns those that are not empty, and the last.
func filled(list []text) (full []text) {
	for i, t := range list {
		if len(t) > 0 || i == len(list)-1 {
			full = append(full, t)
		}
	}
	return full
}

// straight returns the list without dot segments. keeps says whether one that leads above the beginning stays.
func straight(list []text, keeps bool) (out []text) {
	fixed := 0
	for i, t := range list {
		last := i == len(list)-1
		switch t.string() {
		case ".":
		case "..":
			if len(out) > fixed {
				out = out[:len(out)-1]
			} else if keeps {
				out, fixed = append(out, t), fixed+1
			}
		default:
			out = append(out, t)
			continue
		}
		if last { // it names a directory
			out = append(out, nil)
		}
	}
	return out
}

// bySegment is what the RFC asks for: divided, then decoded.
func bySegment(p *ftpRun, path text) {
	p.named(decoded(path))
	p.rawName = p.name
}

// byFullSegment leaves empty segments out.
func byFullSegment(p *ftpRun, path text) { p.named(filled(decoded(path))) }

// byWords leaves empty segments out before it looks for the last.
func byWords(p *ftpRun, path text) {
	list := filled(decoded(path))
	if n := len(list); n > 1 && len(list[n-1]) == 0 {
		list = list[:n-1]
	}
	p.named(list)
}

// byDecoded takes dot segments away, decodes, and divides then. A slash at the beginning is a directory of its own.
func byDecoded(p *ftpRun, path text) {
	path = join(straight(path.split("/"), false), "/").decode()
	list := path.split("/")
	absolute := len(list) > 1 && len(list[0]) == 0
	list = filled(list)
	if absolute {
		list = append([]text{path[:1]}, list...)
	}
	p.named(list)
}

// byPlace decodes, then takes dots and empty segments away.
func byPlace(p *ftpRun, path text) { p.named(straight(filled(path.decode().split("/")), false)) }

// byDirectory takes dot segments away, and divides at the last slash.
func byDirectory(p *ftpRun, path text) {
	list := straight(path.split("/"), true)
	p.rawName = list[len(list)-1]
	for i := range list {
		list[i] = list[i].decode()
	}
	p.named(list)
}

// byWhole decodes all of the path.
func byWhole(p *ftpRun, path text) { p.named(path.decode().split("/")) }

// byStraight takes dot segments away first, byCompact empty ones as well.
func byStraight(p *ftpRun, path text) { p.named(decoded(join(straight(path.split("/"), false), "/"))) }
func byCompact(p *ftpRun, path text) {
	p.named(decoded(join(filled(straight(path.split("/"), false)), "/")))
}

// byHome is byStraight. It goes to the home of a user first.
func byHome(p *ftpRun, path text) {
	byStraight(p, path)
	if len(p.name) == 0 { // the slash at the end goes
		p.path = p.dirs
	}
	if p.each = nil; p.path.begins("~") {
		p.each = p.path.split("/")[:1]
	}
}

// byRelative is byStraight without the slashes at the beginning.
func byRelative(p *ftpRun, path text) {
	byStraight(p, path)
	for p.path.begins("/") {
		p.path = p.path[1:]
	}
	i := p.path.last("/")
	p.dirs, p.name = p.path[:max(i, 0)], p.path[i+1:]
}

// byPython is bySegment in UTF-8, with "." for no directory.
func byPython(p *ftpRun, path text) {
	list := decoded(path)
	for i := range list {
		list[i] = asUTF8(list[i])
	}
	p.named(list)
	if len(p.dirs) == 0 {
		p.dirs = own(".")
	}
	if len(p.name) == 0 && p.code != 'i' { // a list in any case
		p.code = 'a'
	}
}

package wire

import (
	"iter"
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
)

// addFile shows how different systems would write the path, because there is no protocol (section 3.10).
func addFile(p *program) {
	host := p.part(core.Host)
	local := host.Len() == 0 || octet.EqualFold(host.In(p.src), "localhost")
	kind := StepKind("file-remote")
	if local {
		kind = "file-local"
	}
	p.say(kind, SideInfo, WhenAlways, host.Span)
	names := list(p.u, core.Fsegment)
	if len(names) == 0 {
		return
	}
	p.sayFile("file-unix", "/\x00", names, unixPath(names))
	if local {
		host = core.Token{}
	}
	disks := slices.Clone(names) // a drive is a device or disk like others
	disks[0], _ = p.drive(names[0])
	p.sayFile("file-windows", notInNames, disks, p.windowsPath(host, names))
	if len(names) == 1 && names[0].Len() == 0 {
		return // the top: it has no name of its own on a system with devices or disks
	}
	vms := p.sayFile("file-vms", notInNames, disks, vmsPath(disks)).Octets
	for i := range vms { // VMS writes names in capitals
		vms[i].Value = octet.Upper(vms[i].Value)
	}
	p.sayFile("file-mac", ":", disks, macPath(disks))
}

// notInNames are octets that no name on Windows can hold, nor on VMS, even where names may be long (OpenVMS Help,
// "ODS-5 Syntax").
const notInNames = "\x00/\\<>:\"|?*"

// sayFile adds how a system writes a path. If a name holds an octet of never, it adds that the system cannot
// write it: "file:///a%2Fb" is no file on Unix.
func (p *program) sayFile(kind StepKind, never string, names []core.Token, path iter.Seq[bit]) *Step {
	for _, t := range names {
		text, octets := p.decode(t)
		if i := strings.IndexAny(string(text), never); i >= 0 {
			return p.say(kind+"/none", SideInfo, WhenAlways, t.Span, decoded(core.Token{Span: octets[i].From, Part: t.Part}))
		}
	}
	return p.sayAll(kind, path)
}

// unixPath writes a slash before each name.
func unixPath(names []core.Token) iter.Seq[bit] {
	return written(names, func(int) string { return "/" })
}

// windowsPath begins with a drive, or with the server if there is one, and puts backslashes between the names:
// `C:\x`, `\\server\x`.
func (p *program) windowsPath(host core.Token, names []core.Token) iter.Seq[bit] {
	var first []bit
	if host.Len() > 0 {
		first = []bit{literal(`\\`), verbatim(host)}
	} else if drive, ok := p.drive(names[0]); ok {
		first = []bit{decoded(drive), literal(":")}
		names = names[1:]
	}
	return inRow(slices.Values(first), written(names, func(int) string { return `\` }))
}

// drive returns the letter of the drive if the first name is one, such as "C:".
func (p *program) drive(t core.Token) (letter core.Token, ok bool) {
	text := t.In(p.src)
	if len(text) != 2 || octet.ClassOf(text[0])&octet.Alpha == 0 || text[1] != ':' && text[1] != '|' {
		return t, false
	}
	t.End--
	return t, true
}

// vmsPath writes a device, directories in brackets, and a file. Section 3.10 shows the other direction for
// "DISK$USER:[MY.NOTES]NOTE12345.TXT".
func vmsPath(names []core.Token) iter.Seq[bit] {
	last := len(names) - 1
	return written(names, func(i int) string {
		switch i {
		case 0:
			return ""
		case 1:
			return ":["[:min(last, len(":["))] // no directory, no bracket
		case last:
			return "]"
		}
		return "."
	})
}

// macPath writes disk, folders and file with colons between them, "Disk:Folder:File", as Mac OS did before it was
// a Unix.
func macPath(names []core.Token) iter.Seq[bit] {
	return written(names, func(i int) string {
		if i == 0 {
			return ""
		}
		return ":"
	})
}

// written yields the decoded names, each behind the text that before returns for it.
func written(names []core.Token, before func(i int) string) iter.Seq[bit] {
	return func(yield func(bit) bool) {
		for i, t := range names {
			if !yield(literal(before(i))) || !yield(decoded(t)) {
				return
			}
		}
	}
}

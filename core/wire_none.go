package core

import "strings"

// Silent returns what a client does with what is not a URL: it sends nothing, and one step says so. Package mended tells of
// what more is known.
func Silent() Wire { return Wire{Steps: []Step{{Kind: StepKind("no-url"), Side: Info}}} }

// noPort leaves out what would be sent to a number that is not a port, which nobody can connect to: of "http://h:99999/" it says
// that alone. Of "http://h:a/", which is not a URL, the port is not known to be wrong: it stays.
func (p *program) noPort(port Token) {
	if strings.Trim(port.In(p.u.src), "0123456789") != "" || port.Len() == 0 {
		return
	}
	p.out.Steps, p.more = p.out.Steps[:0], 0
	p.say("port-none", Info, Always, port.Span)
}

package wire

import "urlscope/core"

// addProspero asks the directory server how to access the object (section 3.11). Slashes in the name of the
// object, even a first one, are ordinary octets of it.
func addProspero(p *program) {
	p.out.Transport = "udp" // the protocol of Prospero is one of datagrams
	p.sayAll("prospero-query", func(yield func(bit) bool) {
		first := true
		for i, t := range all(p.u, core.Psegment) {
			if !first && !yield(verbatim(p.u.Tokens()[i-1]).as("prospero-name")) || !yield(decoded(t).as("prospero-name")) {
				return
			}
			first = false
		}
	})
	for i, t := range all(p.u, core.Fieldname) {
		field := []bit{decoded(t).as("prospero-field")}
		if i+2 < len(p.u.Tokens()) && p.u.Tokens()[i+2].Part == core.Fieldvalue {
			field = append(field, verbatim(p.u.Tokens()[i+1]), decoded(p.u.Tokens()[i+2]).as("prospero-value"))
		}
		p.say("prospero-field", SideInfo, WhenAlways, core.Span{}, field...)
	}
	p.say("prospero-answer", SideServer, WhenAlways, core.Span{})
}

// Package core reads URLs as RFC 1738 does: whatever octets come in, it says
// which production of section 5 applies, what every octet is, what is wrong and
// how to mend it, and what a client would do with the URL on the wire.
//
// # Model
//
// A URL is the reading of an input ([Parse]). It is a list of tokens that tile
// the input: every octet belongs to exactly one token, and a part that is
// present and empty has an empty token, which an absent part has not. The octets
// are kept as they were typed; nothing is ever normalised. Any input can be
// read. Where section 5 does not fit, the tokens are those that an editor would
// show, and the ones it had to guess are marked.
//
// Whether the input is a URL is a question of its own: [URL.Valid] follows the
// production octet by octet, and [URL.Offset] tells how far it came.
//
// [Check] runs the table of rules ([Rules]) over a reading and returns
// diagnostics: a rule and a span each, no words. [URL.Fixes] gives the edits
// that mend one, [Apply] makes edits, [FixAll] makes all those that keep the
// resource the same. [URL.Wire] gives the steps of the conversation that the URL
// means, each octet with the octets of the URL that it comes from.
//
// A [Checker] does reading and checking over and over without allocating.
//
// Prose is in urlscope/core/text, in three languages; the JSON report is in
// urlscope/core/report.
//
// # Where things are
//
//	section 2.1  scheme.go, split.go      the scheme
//	section 2.2  class.go, rule.go        octets, escapes
//	section 3.1  split.go, check_host.go  login, host, port
//	section 3.x  scheme_x.go              one scheme: parts, production, rules, wire
//	section 5    part.go, reach.go        what may stand where
//	appendix     split.go                 wrapper and white space
//
// The list of rules is in rules.go, ordered by section. A new scheme is a new
// file and a row in scheme.go; a new rule is a row and a case file.
package core

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
// read. One that section 5 does not take is read as the URL that it was likely
// meant to be, the cheapest of its repairs: in "nntp:///h.org/group" the third
// slash is one too many, and "h.org" is the host. What can still become a URL is
// read as it stands, and so is what nobody knows. Tokens of which section 5 says
// nothing are marked.
//
// Whether the input is a URL is a question of its own: [URL.Valid] follows the
// production octet by octet, and [URL.Offset] tells how far it came.
//
// [Check] runs the table of rules ([Rules]) over a reading and returns
// diagnostics: a rule and a span each, no words. [Diagnostic.Fixes] gives the edits
// that mend one, [Apply] makes edits, [FixAll] makes all those that keep the
// resource the same. [URL.Wire] gives the steps of the conversation that the URL
// means, each octet with the octets of the URL that it comes from: what is secret
// of it ([Wire.Masked]), what its pieces are, and where the URL ends a line before its
// own end (section 6).
//
// A [Checker] does reading and checking over and over without allocating.
//
// Prose is in urlscope/core/text, in three languages; the JSON report is in
// urlscope/core/report; what is copied of a conversation is in
// urlscope/core/transcript. How two URLs differ, whether they name the same resource, and
// what changed in a conversation since the last keystroke, urlscope/core/compare says; what
// an octet could do at a place, and which would end the URL, urlscope/core/role.
//
// # Where things are
//
//	section 2.1  scheme.go, split.go      the scheme; web.go: most URLs of the web, at once
//	             internal/scheme          the names of all schemes that are known
//	section 2.2  class.go, rule.go        octets, escapes
//	section 3.1  split.go, check_host.go  login, host, port; check_delims.go: what parts them
//	section 3.x  scheme_x.go, check_x.go  one scheme: parts and production; its rules
//	             fix_x.go, wire_x.go      its fixes; what a client sends
//	section 5    internal/grammar         the productions, and the machine that reads by them
//	             scheme.go, part.go       which of them applies; what may stand in a part
//	             role                     what could stand at a place, what would end the URL
//	             reach.go, internal/host  how far the input is one of them, by tables of that machine
//	section 6    wire_danger.go           lines that end early; wire_port.go: other services
//	             internal/piece           gopher+ strings and addresses, taken apart
//	             meaning.go               what a part means: which URLs name the same resource
//	             compare, internal/diff   two URLs, or two conversations, compared
//	appendix     split.go                 wrapper and white space
//	             find.go, internal/prose  URLs in a text
//
// split.go reads what is typed and guesses nothing. What a text was likely meant to be is found
// by internal/meant: its tables hold all that is known of people's slips, each row with its price
// and an example. form.go says what has to ask it, mend.go reads as what it answers, mapping.go
// takes the parts of that back to the octets that were typed, meant.go makes fixes of it, and
// doubt.go asks it of URLs that are valid.
//
// The list of rules is in rules.go, ordered by section; what a rule is, in rule.go; what the
// rules of all sections share, in check_common.go; what they ask about besides octets, in
// facts.go; internal/fact finds what is often taken for something else. cause.go decides which of what they find is said: one finding for each cause. Which
// case of its rule a finding is, case.go tells. What a fix is is in fix.go, which rules have fixes in fix_table.go, how fixes are tried in
// trial.go, how all that keep the resource are made in fix_all.go. A new scheme is a file for each layer that knows
// of it, and rows in scheme.go, wire.go and internal/scheme; a new rule is a row and a case file.
//
// No file uses one of a layer above its own: octets, parts, reading, what was meant, rules, fixes, wire. The table
// in layers_test.go gives each file its layer.
//
// # What several goroutines may use at once
//
// All functions, and all values that nothing changes: what [Parse] returns, the zero [URL],
// and all that is asked of them. Two methods change what they are called on, [URL.Read] and
// [Checker.Check]: while one runs, and for what it has read, a URL or Checker belongs to one
// goroutine. What is handed out and not a copy, such as [URL.Tokens] and [FTP], is not to be
// changed. TestShared and TestSharedFuncs call everything that is exported from several
// goroutines at once, under the race detector.
//
// # Where RFC 1738 is read one way of several
//
// [URL.Valid] follows the grammar of section 5. Where the grammar is silent,
// contradicts itself or differs from the prose, the reading is one of those below;
// each is pinned by the test TestDecisions under its number.
//
//	01  the unquoted "/" in gopherurl is the literal slash; brackets after "*" only group
//	02  literals ignore case, as those of RFC 822 do: ";TYPE=a" is valid
//	03  otherurl is not for the ten schemes: "http:foo" is tested as an httpurl
//	04  an otherurl is scheme ":" *xchar; its ip-schemepart only tells parts apart
//	05  a scheme may begin with, or be, digits and "+" "-" "."; it may be in capitals
//	06  "x:" is valid, "mailto:" is not; without a colon there is no scheme
//	07  a wrapper and white space around make it invalid; "URL:http://h/" is an otherurl
//	08  "x-" schemes and the names of section 4 are otherurls
//	09  "#" is in no production; the fragment is told apart
//	10  no escapes in scheme, host, port, group, ftptype, article number
//	11  reserved octets may stand raw where the grammar lists them
//	12  escapes of controls are valid; "~" and the other national octets never are
//	13  the offset of a broken escape is the octet that cannot continue it
//	14  an empty user or password differs from none; a host is empty in file only
//	15  an empty port is invalid; 0, leading zeros and numbers over 65535 are valid
//	16  a hostnumber is any four groups of digits; a hostname ends in a label that begins with a letter
//	17  http, gopher, nntp, wais, prospero and file take no user
//	18  "ftp://h" has no path, "ftp://h/" one empty name
//	19  an empty cwd is a CWD with a null argument
//	20  without a typecode the client guesses; TYPE comes after the CWDs
//	21  ";type=" needs the path's slash and ends the URL
//	22  nothing is invented for USER and PASS
//	23  file has an empty host or a host, then a slash; no port, no ";"
//	24  "http://h?q" is invalid; the request has path and search as typed
//	25  the first two "%09" split a gopher path
//	26  "/" and "?" may stand in a gopher search
//	27  a gtype may be an escape; without a path it is "1"
//	28  escapes of CR, LF and TAB are valid in a selector
//	29  an empty search keeps its TAB before a gopher+ string
//	30  mailto is 1*xchar; "?" begins no header fields
//	31  "*" alone is all groups; "news://server/1@h" is an article
//	32  an nntp URL may end with its group; a slash after it needs digits
//	33  at most a slash ends a telnet URL
//	34  database, wtype and wpath may be empty and hold no raw slash
//	35  prospero needs the slash after its hostport; "=" may not stand in names and values
//	36  white space is an error; inside a wrapper it is dropped
//
// # Deviations
//
// What goes beyond the grammar and those readings, with the test that pins it:
//
//	Later standards tell the urlpath of https, ws and wss apart as http does; such
//	parts are marked Later. A misspelt or missing scheme is read as the one that was
//	likely meant, and its parts are marked Guess. Neither changes what is valid.
//	TestReaderIsTheGrammars, TestTyping
//
//	What section 5 does not take has the parts of the URL that was likely meant:
//	"http;//h/", "nntp://h#/g", "ftp://h/x;tpe=i", "ftp://u:p$h.org/". What was taken
//	out keeps what it is as it was typed: the server of "news://h/group", the name of
//	"mailto:Joe <joe@h>", a fragment. Each change that makes the URL is one diagnostic,
//	of the row that speaks of those octets, or of none ("unexpected"). Where nothing is
//	known, the first error is said, and octets that want encoding; the pairs that stand
//	nevertheless are in testdata/causes.txt, each below its reason.
//	TestOneCause, TestOneCauseTyping, TestOneBadOctet
//
//	A "#" begins a fragment behind what is a URL, or is none anyhow. Behind a mere
//	beginning, such as "news:#group" or "ftp://u:p#w@h/", it is an octet out of place;
//	so it is in an escape, as in "http://h/a%#20b", but not in "http://h/50%#offers".
//	TestRules
//
//	A fix marked Same keeps the decoded parts, those included that RFC 1738 itself
//	says a URL has when it names none: the port of its scheme (section 3.1), the
//	type of a gopher URL (section 3.4.1) and the slash of http (section 3.3).
//	"http://h:80/" and "http://h/" are the same. So are domains in either case (RFC 1034).
//	So are they to urlscope/core/compare, which doubts an octet that is reserved and an escape of it.
//	For a scheme that came later such a fix is Likely. It keeps a fragment, too, which
//	is not part of a URL, but of what was written: a reference ([URL.IsReference]).
//	TestFixes
//
//	A fix of a long URL is tried on an excerpt of it. The outcome is that on the whole,
//	but for contrived texts, in which a fix more or less may be offered.
//	TestTrial
//
//	The appendix lets a client take white space and "<URL:" off; here they are errors
//	of the input as it stands, with a fix.
//	TestRules
//
//	An address in brackets (RFC 2732) is one host, and an error as a whole.
//	TestRules
//
//	Find takes what looks like a URL of a known scheme only, or of one misspelt; the
//	appendix names none. Where a URL ends in text of another script, it does not say either:
//	Find has a rule.
//	TestFind
//
//	What is yet to be filled in, such as "{id}" or "<host>", is one error for all its octets.
//	No fix encodes it: who gets "%7Bid%7D" asks for something of that very name.
//	TestRules
//
//	What is valid and hardly what was meant, such as "http://localhost8080/", gets the
//	warning "slip", with what was likely meant. Where nobody can know what is missing, as in
//	"http://{host}/x", fixes are marked as changing the meaning.
//	TestMistakes
//
// # Limits
//
// The ASCII form offered for a host in another script is Punycode without the
// mappings of RFC 5891. In a name so long, with so much wrong, that it is none, no fix
// is offered ([Diagnostic.NoName]). Offsets are ints: an input may be as long as memory.
package core

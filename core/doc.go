// Package core reads URLs by RFC 1738. For any input it tells which production of section 5 applies, which part each
// octet belongs to, what is wrong and how to fix it, and what a client would send.
//
//	u := core.Parse("ftp://host.dom/%2Fetc/motd;type=x")
//	u.Valid()          // whether section 5 derives it
//	u.Offset()         // how far it does, if not
//	u.Tokens()         // the parts, octet for octet
//	core.Check(u)      // the findings
//	fix.Of(finding)    // the ways to fix one
//	wire.Of(u)         // what a client sends, octet for octet
//
// [Parse] never fails and never normalises: it keeps the octets as they were typed. The tokens of a [URL] tile the input;
// a part that is present and empty has an empty token. An invalid input is read as the URL that was likely meant, by its
// cheapest repair: in "nntp:///h.org/group" the third slash is one too many, and "h.org" is the host. [URL.Valid] does not
// depend on that reading.
//
// [Check] runs the table of rules ([Rules]) over a URL. A [Diagnostic] is a rule and a span; it has no words. It remembers
// the run that found it. [Apply] makes the edits of a fix. A [Checker] reads and checks one input after another without
// allocating.
//
// The cause of an error may lie before [URL.Offset], the first octet at which no URL can go on, but never behind it: the
// first error of an invalid input begins at or before that octet.
//
// Package octet, on which core is built, has the classes of octets and their escapes. Others build on core: find finds URLs in
// text; fix has the fixes of findings; wire has what a client sends; text has the words, in three languages; report makes JSON;
// standards reads the input by later standards, too; compare compares two URLs; transcript writes conversations down.
//
// Functions and unchanging values may be used by several goroutines at once. [URL.Read] and [Checker.Check] change
// their receiver: while one runs, and for its result, a URL or Checker belongs to one goroutine. A returned slice that
// is not a copy, such as the result of [URL.Tokens], must not be changed.
//
// The file map, the decisions where RFC 1738 can be read in several ways, the deviations and the limits are in
// core/README.md, with the tests that hold them.
package core

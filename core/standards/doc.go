// Package standards reads the same octets as RFC 1738 and the documents after it do: RFC 1808,
// RFC 2396 with RFC 2732, RFC 3986, the URL standard of the WHATWG, and Go's net/url. It says
// what each of them finds ([Reading]) and where two neighbours first part ([Flip]), and why.
//
// The grammars are data in core/internal/generic and run on the machine that reads section 5 of
// RFC 1738. The WHATWG's standard is not a grammar but a program; a part of it is followed here,
// that finds its errors and failures at their octets. What it leaves out is what needs the tables
// of Unicode: hosts that are not ASCII (UTS 46). So what is found this way is likely, no more. A
// browser knows better, and is believed when it has been asked ([Asked]). Go's library is not
// imported; who has it hands it in.
//
// The words that explain a flip are in urlscope/core/text, the JSON is made in
// urlscope/core/report.
package standards

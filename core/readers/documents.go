package readers

import (
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
	"urlscope/core/standards"
)

// A document tells what an interface gives that takes no text apart by itself, or was not observed: it divides a text, and says what is
// made of the parts.
type document struct {
	id, title, document string

	code   string // the expression that reads a field, with "*" in place of its name
	read   func(src string, asked Asked) (printed, Verdict)
	fields []told

	version string // that was observed, in place of a document: a recording of a server is in testdata/readers
}

// A told is a field, and what the document says that its value is.
type told struct {
	name  string
	role  Role
	value func(p *printed) Value
}

// documented returns the names of interfaces that documents tell of.
func documented(documents []document) (list []Names) {
	for _, d := range documents {
		list = append(list, Names{ID: d.id, Title: d.title, Version: d.version, Document: d.document, rows: d.rows})
	}
	return list
}

func (d *document) rows(src string, asked Asked) (rows []Row, verdict Verdict) {
	p, verdict := d.read(src, asked)
	if verdict != VerdictValid {
		return nil, verdict
	}
	for _, f := range d.fields {
		rows = append(rows, Row{f.name, f.role, strings.ReplaceAll(d.code, "*", f.name), f.value(&p)})
	}
	return rows, verdict
}

// The values that several documents share.

func schemeAlways(p *printed) Value    { return has(p.scheme) }
func hostAlways(p *printed) Value      { return has(p.host) }
func hostIfThere(p *printed) Value     { return hasIf(p.hasAuthority, p.host) }
func portIfFilled(p *printed) Value    { return filled(p.port) }
func pathAlways(p *printed) Value      { return has(p.path) }
func queryAlways(p *printed) Value     { return has(p.query) }
func queryIfThere(p *printed) Value    { return hasIf(p.hasQuery, p.query) }
func fragmentIfThere(p *printed) Value { return hasIf(p.hasFragment, p.fragment) }
func all(p *printed) Value             { return has(p.text) }

// standardNames are the names in RFC 3986.
var standardNames = []document{{id: "rfc3986", title: "RFC 3986", document: "RFC 3986", read: by3986, fields: []told{
	{"scheme", Scheme, func(p *printed) Value { return hasIf(p.hasScheme, p.scheme) }},
	{"authority", RoleNone, func(p *printed) Value { return hasIf(p.hasAuthority, p.authority) }},
	{"userinfo", User, (*printed).userinfo},
	{"host", Host, hostIfThere},
	{"port", Port, func(p *printed) Value { return hasIf(strings.HasSuffix(p.authority, ":"+p.port), p.port) }},
	{"path", Path, pathAlways},
	{"query", Query, queryIfThere},
	{"fragment", Fragment, fragmentIfThere},
}}}

// serverNames are the names in interfaces that cannot be run here, and in servers, which get only the octets of a URL
// that a client sends them.
var serverNames = []document{
	// Like new URL, without the delimiters: the standard matches the components of a parsed URL.
	{id: "urlpattern", title: "URLPattern", document: "URL Pattern Standard", code: "new URLPattern().exec(s).*.input", read: byURLStandard, fields: []told{
		{"protocol", Scheme, schemeAlways},
		{"username", User, func(p *printed) Value { return has(p.user) }},
		{"password", Password, func(p *printed) Value { return has(p.password) }},
		{"hostname", Host, hostAlways},
		{"port", Port, func(p *printed) Value { return has(p.port) }},
		{"pathname", Path, pathAlways},
		{"search", Query, queryAlways},
		{"hash", Fragment, func(p *printed) Value { return has(p.fragment) }},
	}},
	// An absent value is null.
	{id: "php-whatwg", title: `PHP Uri\WhatWg\Url`, document: "PHP 8.5", code: `Uri\WhatWg\Url::parse($s)->*`, read: byURLStandard, fields: []told{
		{"getScheme()", Scheme, schemeAlways},
		{"getUsername()", User, func(p *printed) Value { return filled(p.user) }},
		{"getPassword()", Password, func(p *printed) Value { return filled(p.password) }},
		{"getAsciiHost()", Host, hostIfThere},
		{"getPort()", Port, portIfFilled},
		{"getPath()", Path, pathAlways},
		{"getQuery()", Query, queryIfThere},
		{"getFragment()", Fragment, fragmentIfThere},
		{"toAsciiString()", RoleNone, all},
	}},
	// The names without Raw are normalized by section 6.2.2 of RFC 3986.
	{id: "php-rfc3986", title: `PHP Uri\Rfc3986\Uri`, document: "PHP 8.5", code: `Uri\Rfc3986\Uri::parse($s)->*`, read: by3986, fields: []told{
		{"getScheme()", Scheme, func(p *printed) Value { return hasIf(p.hasScheme, octet.LowerString(p.scheme)) }},
		{"getRawUserInfo()", RoleNone, (*printed).userinfo},
		{"getUsername()", User, func(p *printed) Value { return hasIf(p.userinfo().Present, normal(p.user)) }},
		{"getPassword()", Password, func(p *printed) Value { return hasIf(strings.Contains(p.userinfo().Text, ":"), normal(p.password)) }},
		{"getRawHost()", RoleNone, hostIfThere},
		{"getHost()", Host, func(p *printed) Value { return hasIf(p.hasAuthority, normal(octet.LowerString(normal(p.host)))) }},
		{"getPort()", Port, portIfFilled},
		{"getRawPath()", RoleNone, pathAlways},
		{"getPath()", Path, func(p *printed) Value { return has(withoutDots(normal(p.path))) }},
		{"getRawQuery()", RoleNone, queryIfThere},
		{"getQuery()", Query, func(p *printed) Value { return hasIf(p.hasQuery, normal(p.query)) }},
		{"getFragment()", Fragment, func(p *printed) Value { return hasIf(p.hasFragment, normal(p.fragment)) }},
		{"toRawString()", RoleNone, all},
	}},
	// $uri is decoded, without dot segments, and its slashes are single, also those that were escaped; $request_uri is as it was sent.
	// $host is without the dot at the end.
	{id: "nginx", title: "nginx", version: "1.22.1", code: "*", read: byNginx, fields: []told{
		{"$scheme", Scheme, schemeAlways},
		{"$http_host", RoleNone, func(p *printed) Value { return has(p.place()) }},
		{"$host", Host, func(p *printed) Value { return has(strings.TrimSuffix(p.host, ".")) }},
		{"$server_port", Port, (*printed).serverPort},
		{"$request_uri", RoleNone, func(p *printed) Value { return has(p.target()) }},
		{"$uri", Path, func(p *printed) Value { return has(withoutDots(oneSlash(decoded(p.path)))) }},
		{"$is_args", RoleNone, func(p *printed) Value { return has(strings.Repeat("?", min(1, len(p.query)))) }},
		{"$args", Query, queryAlways},
	}},
	// PATH_INFO is decoded, so that "%2F" in it is no longer told from "/"; this is a program at the root, whose SCRIPT_NAME is empty.
	{id: "cgi", title: "CGI, WSGI", document: "RFC 3875, PEP 3333", code: `environ["*"]`, read: byRequest, fields: []told{
		{"wsgi.url_scheme", Scheme, schemeAlways},
		{"HTTP_HOST", RoleNone, func(p *printed) Value { return has(p.place()) }},
		{"SERVER_NAME", Host, hostAlways},
		{"SERVER_PORT", Port, (*printed).serverPort},
		{"SCRIPT_NAME", RoleNone, func(*printed) Value { return has("") }},
		{"PATH_INFO", Path, func(p *printed) Value { return has(decoded(p.path)) }},
		{"QUERY_STRING", Query, queryAlways},
	}},
}

// by3986 divides a URI or a reference.
func by3986(src string, _ Asked) (p printed, v Verdict) {
	if c := standards.Compare(core.Parse(src), standards.Asked{}); !c.Readings[standards.RFC3986].Verdict.Accepts() {
		return p, VerdictInvalid
	}
	return divide(src), VerdictValid
}

// byURLStandard divides what the browser prints, or the standard of today.
func byURLStandard(src string, asked Asked) (printed, Verdict) {
	return printedBy(hrefHere(asked), src)
}

// byRequest divides what a server of HTTP gets, from a client that follows the URL Standard.
func byRequest(src string, asked Asked) (printed, Verdict) {
	p, verdict := byURLStandard(src, asked)
	if verdict == VerdictValid && p.scheme != "http" && p.scheme != "https" {
		verdict = VerdictUnknown
	}
	return p, verdict
}

// byNginx is byRequest but for what nginx answers with 400: a path that it cannot decode, that has an octet NUL, or that climbs above
// the root once it is decoded, and a host with an empty label that is not the first.
func byNginx(src string, asked Asked) (printed, Verdict) {
	p, verdict := byRequest(src, asked)
	if verdict == VerdictValid && (octet.HasBrokenEscape(p.path) || strings.Contains(p.path, "%00") || climbs(oneSlash(decoded(p.path))) ||
		strings.Contains(p.host, "..") || p.host == ".") {
		verdict = VerdictInvalid
	}
	return p, verdict
}

// climbs reports whether a segment ".." of a path leads above its root.
func climbs(path string) bool {
	depth := 0
	for segment := range strings.SplitSeq(strings.TrimPrefix(path, "/"), "/") {
		switch segment {
		case "..":
			depth--
		case ".":
		default:
			depth++
		}
		if depth < 0 {
			return true
		}
	}
	return false
}

// userinfo returns what stands before "@".
func (p *printed) userinfo() Value {
	login, _, ok := strings.Cut(p.authority, "@")
	return hasIf(ok, login)
}

// serverPort returns the port that the server is asked at.
func (p *printed) serverPort() Value {
	if p.port == "" {
		return has(strconv.Itoa(usualPort(p.scheme)))
	}
	return has(p.port)
}

// normal returns s with its escapes as section 6.2.2 of RFC 3986 has them: only where they are needed, with digits in capitals.
func normal(s string) string {
	b := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		if !octet.IsEscape(s, i) {
			b = append(b, s[i])
			continue
		}
		if c := octet.Value(s, i); among(c, "-._~") {
			b = append(b, c)
		} else {
			b = append(b, '%', octet.Upper(s[i+1]), octet.Upper(s[i+2]))
		}
		i += 2
	}
	return string(b)
}

// oneSlash makes one slash of several.
func oneSlash(s string) string {
	for strings.Contains(s, "//") {
		s = strings.ReplaceAll(s, "//", "/")
	}
	return s
}

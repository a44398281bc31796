package readers

import (
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
	"urlscope/core/standards"
)

// A document tells what an interface gives that was not observed here: it divides a text, and says what is made of the parts.
type document struct {
	id, title, document string

	code   string // the expression that reads a field, with "*" in place of its name
	read   func(src string, asked Asked) (printed, Verdict)
	fields []told
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
		list = append(list, Names{ID: d.id, Title: d.title, Document: d.document, rows: d.rows})
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

// What several documents say of parts.

func schemeAlways(p *printed) Value    { return has(p.scheme) }
func hostAlways(p *printed) Value      { return has(p.host) }
func hostIfThere(p *printed) Value     { return hasIf(p.hasAuthority, p.host) }
func portIfFilled(p *printed) Value    { return filled(p.port) }
func pathAlways(p *printed) Value      { return has(p.path) }
func queryAlways(p *printed) Value     { return has(p.query) }
func queryIfThere(p *printed) Value    { return hasIf(p.hasQuery, p.query) }
func fragmentIfThere(p *printed) Value { return hasIf(p.hasFragment, p.fragment) }
func all(p *printed) Value             { return has(p.text) }

// standardNames are those of RFC 3986.
var standardNames = []document{{"rfc3986", "RFC 3986", "RFC 3986", "", by3986, []told{
	{"scheme", Scheme, func(p *printed) Value { return hasIf(p.hasScheme, p.scheme) }},
	{"authority", RoleNone, func(p *printed) Value { return hasIf(p.hasAuthority, p.authority) }},
	{"userinfo", User, (*printed).userinfo},
	{"host", Host, hostIfThere},
	{"port", Port, func(p *printed) Value { return hasIf(strings.HasSuffix(p.authority, ":"+p.port), p.port) }},
	{"path", Path, pathAlways},
	{"query", Query, queryIfThere},
	{"fragment", Fragment, fragmentIfThere},
}}}

// serverNames are those of what cannot be run here, and of servers, which get of a URL only what a client sends them.
var serverNames = []document{
	// Like new URL, without the delimiters: the standard matches the components of a parsed URL.
	{"urlpattern", "URLPattern", "URL Pattern Standard", "new URLPattern().exec(s).*.input", byURLStandard, []told{
		{"protocol", Scheme, schemeAlways},
		{"username", User, func(p *printed) Value { return has(p.user) }},
		{"password", Password, func(p *printed) Value { return has(p.password) }},
		{"hostname", Host, hostAlways},
		{"port", Port, func(p *printed) Value { return has(p.port) }},
		{"pathname", Path, pathAlways},
		{"search", Query, queryAlways},
		{"hash", Fragment, func(p *printed) Value { return has(p.fragment) }},
	}},
	// What is absent is null.
	{"php-whatwg", `PHP Uri\WhatWg\Url`, "PHP 8.5", `Uri\WhatWg\Url::parse($s)->*`, byURLStandard, []told{
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
	// Those without Raw are normalized by section 6.2.2 of RFC 3986.
	{"php-rfc3986", `PHP Uri\Rfc3986\Uri`, "PHP 8.5", `Uri\Rfc3986\Uri::parse($s)->*`, by3986, []told{
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
	// $uri is decoded, without dot segments, and its slashes are single; $request_uri is as it was sent.
	{"nginx", "nginx", "ngx_http_core_module", "*", byNginx, []told{
		{"$scheme", Scheme, schemeAlways},
		{"$http_host", RoleNone, func(p *printed) Value { return has(p.place()) }},
		{"$host", Host, hostAlways},
		{"$server_port", Port, (*printed).serverPort},
		{"$request_uri", RoleNone, func(p *printed) Value { return has(p.target()) }},
		{"$uri", Path, func(p *printed) Value { return has(withoutDots(oneSlash(decoded(p.path)))) }},
		{"$is_args", RoleNone, func(p *printed) Value { return has(strings.Repeat("?", min(1, len(p.query)))) }},
		{"$args", Query, queryAlways},
	}},
	// PATH_INFO is decoded, so that "%2F" in it is no longer told from "/"; this is a program at the root, whose SCRIPT_NAME is empty.
	{"cgi", "CGI, WSGI", "RFC 3875, PEP 3333", `environ["*"]`, byRequest, []told{
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
	text, ok, known := hrefHere(asked)(src)
	switch {
	case !known:
		return printed{}, VerdictUnknown
	case !ok:
		return printed{}, VerdictInvalid
	}
	return takeApart(text), VerdictValid
}

// byRequest divides what a server of HTTP gets, from a client that follows the URL Standard.
func byRequest(src string, asked Asked) (printed, Verdict) {
	p, verdict := byURLStandard(src, asked)
	if verdict == VerdictValid && p.scheme != "http" && p.scheme != "https" {
		verdict = VerdictUnknown
	}
	return p, verdict
}

// byNginx is byRequest but for what nginx answers with 400: a path that it cannot decode, or with an octet NUL, and a host with an
// empty label.
func byNginx(src string, asked Asked) (printed, Verdict) {
	p, verdict := byRequest(src, asked)
	if verdict == VerdictValid && (hasBrokenEscape(p.path) || strings.Contains(p.path, "%00") || strings.Contains(p.host, "..") || p.host == ".") {
		verdict = VerdictInvalid
	}
	return p, verdict
}

// userinfo returns what stands before "@".
func (p *printed) userinfo() Value {
	login, _, ok := strings.Cut(p.authority, "@")
	return hasIf(ok, login)
}

// target returns what a client sends in the request line.
func (p *printed) target() string {
	if p.hasQuery {
		return p.path + "?" + p.query
	}
	return p.path
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
		if c := octet.Value(s, i); isAlnum(c) || strings.IndexByte("-._~", c) >= 0 {
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

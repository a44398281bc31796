package readers

import (
	"strconv"
	"strings"

	"urlscope/core/standards"
)

// rust is the crate url, which follows the standard of 2022. Its particularities:
//   - An absent part has the value None: the query of "http://h/?" is Some(""), and "http://u:@h/" has no password.
//   - The path of a file has one slash at its start: "file:////a" is "file:///a".
//   - Any segment of any scheme can be a drive: ".." does not remove it from "http://h/c:/..", and a file on a drive
//     has no host.
//   - A path that can be read as a host is printed without "/." in front: "x:/.//h" is "x://h".
//   - A name that needs no "xn--" loses it: "http://xn--a-/" is "http://a/".
var rust = &Reader{"rust", "Rust url", "2.3.1", []Field{
	{"scheme", Scheme, "Url::parse(s)?.scheme()", false},
	{"username", User, "Url::parse(s)?.username()", true},
	{"password", Password, "Url::parse(s)?.password()", false},
	{"host_str", Host, "Url::parse(s)?.host_str()", false},
	{"port", Port, "Url::parse(s)?.port()", false},
	{"port_or_known_default", RoleNone, "Url::parse(s)?.port_or_known_default()", false},
	{"path", Path, "Url::parse(s)?.path()", false},
	{"query", Query, "Url::parse(s)?.query()", false},
	{"fragment", Fragment, "Url::parse(s)?.fragment()", false},
	{"as_str", RoleNone, "Url::parse(s)?.as_str()", false},
	{"origin", RoleNone, "Url::parse(s)?.origin().ascii_serialization()", false},
}, true, readRust}

// rust231 is what the crate url 2.3.1 does otherwise than the standard of today.
var rust231 = standards.Edition{Caret: true, Space: true, Punycode: true, Idle: true, Tables: true, AnyDrive: true, PortSlash: true}

func readRust(src string, asked Asked, values []Value) Verdict {
	href := hrefOf(rust231, asked)
	p, verdict := printedBy(href, src)
	if verdict != VerdictValid {
		return verdict
	}
	if p.scheme == "file" {
		p.path = "/" + strings.TrimLeft(p.path, "/")
		if hasDrive(p.path) {
			p.authority, p.host = "", ""
		}
	}
	port := p.port
	if port == "" && p.hasOrigin() {
		port = strconv.Itoa(usualPort(p.scheme))
	}
	copy(values, []Value{
		has(p.scheme), has(p.user), filled(p.password), filled(p.host), filled(p.port), filled(port),
		has(p.path), hasIf(p.hasQuery, p.query), hasIf(p.hasFragment, p.fragment), has(p.String()), has(p.origin("http https ftp ws wss blob", href)),
	})
	return VerdictValid
}

// hasDrive reports whether a segment of a path is a drive.
func hasDrive(path string) bool {
	for segment := range strings.SplitSeq(path, "/") {
		if len(segment) == 2 && segment[1] == ':' {
			return true
		}
	}
	return false
}

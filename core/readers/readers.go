// Package readers tells what libraries and programs make of a URL: which parts they find in it, by the names that they give them,
// and which host they would go to.
//
//	for _, r := range readers.Read("http://a\\@b/", readers.Asked{}) {
//		host, ok := r.Part(readers.Host) // curl: "a" is refused; Python: "b"; a browser: "a"
//	}
//
// Each [Reader] is a model: a few lines of Go and tables that do what the version named was observed to do. The observations
// are in testdata/readers (make record), and a test holds each model to them. Where nothing like an input was observed, the
// verdict is [VerdictUnknown] rather than a guess.
//
// core/text has the words for them, core/report makes the JSON.
package readers

import (
	"strings"
	"unicode/utf8"
)

// A Reader is a library or a program that takes URLs apart.
type Reader struct {
	ID      string // "python"
	Title   string // "Python urllib.parse", as people call it
	Version string // the version that was observed: "3.11.2"
	Fields  []Field

	unicode bool // nobody can give it octets that are not UTF-8, for the texts of its language are of Unicode

	// model fills in the values that the reader has for src, in the order of Fields. It returns what the reader says of src.
	model func(src string, asked Asked, values []Value) Verdict
}

// A Field is something that the interface of a reader calls by a name: Python's "netloc".
type Field struct {
	Name string
	Role Role   // which part it is; RoleNone for what is made of several, as "netloc" is
	Code string // the expression that reads it: "urlsplit(url).netloc"

	marked bool // whether its value includes the delimiter beside the part, as "protocol" of new URL includes the colon, or is empty if the URL has no such part
}

// A Value is what a field has for one URL. Python writes an absent value as None, and Java as null: it is not the empty
// text. Reading a field can be an error although the URL was parsed, as Python's port is for ":99999".
type Value struct {
	Text    string
	Present bool
	Raises  bool
}

// A Role is which part of a URL a field is, whatever its name.
type Role uint8

// The roles.
const (
	RoleNone Role = iota
	Scheme
	User
	Password
	Host
	Port
	Path
	Query
	Fragment
	numRoles
)

// String returns the identifier of r, "scheme", and "" for RoleNone.
func (r Role) String() string {
	return [...]string{"", "scheme", "user", "password", "host", "port", "path", "query", "fragment", ""}[min(r, numRoles)]
}

// A Verdict is what a reader says of a text as a whole.
type Verdict uint8

// The verdicts.
const (
	VerdictUnknown Verdict = iota // nothing like it was observed
	VerdictValid
	VerdictInvalid // an error or an exception, and no parts
)

// String returns the identifier of v: "valid".
func (v Verdict) String() string {
	return [...]string{"unknown", "valid", "invalid", ""}[min(v, VerdictInvalid+1)]
}

// Asked holds the parsers that can be asked beside the models; a nil one cannot.
type Asked struct {
	// URL returns what new URL(src).href is, and false where that throws. In a browser it is the browser's own; elsewhere nil.
	URL func(src string) (href string, ok bool)
	// ASCII returns the name of a host in ASCII by UTS 46, and false for a name that this refuses. A browser, of which URL is then not
	// nil, also refuses what UTS 46 maps to a delimiter, as "℀" to "a/c".
	ASCII func(host string) (name string, ok bool)
}

// ascii is ASCII. What a name is in US-ASCII is not known if nobody can be asked, or if a browser refuses it.
func (a *Asked) ascii(host string) (name string, ok, known bool) {
	if a.ASCII == nil {
		return "", false, false
	}
	name, ok = a.ASCII(host)
	return name, ok, ok || a.URL == nil
}

// AskedURL returns what can be asked where there is a URL of the browser's own, or the like: it is asked about the names of hosts, too,
// with a label behind each, so that numbers are not made an address.
func AskedURL(href func(src string) (string, bool)) Asked {
	const label = ".a"
	return Asked{URL: href, ASCII: func(host string) (string, bool) {
		if strings.ContainsAny(host, "\t\n\r /\\?#@:%") || strings.Contains("."+host+".", ".xn--.") {
			return "", false // a URL would drop or decode it, or end the host there; and for UTS 46 nothing is no name
		}
		printed, ok := href("http://" + host + label + "/")
		name, found := strings.CutPrefix(printed, "http://")
		name, whole := strings.CutSuffix(name, label+"/")
		return name, ok && found && whole && name != "" && !strings.ContainsAny(name, "/@:?#")
	}}
}

// A Reading is what a reader makes of a text.
type Reading struct {
	Reader  *Reader
	Verdict Verdict
	Values  []Value // by the index of Reader.Fields; nil unless Verdict is VerdictValid
}

// Read returns what r makes of src. Any octets are read.
func (r *Reader) Read(src string, asked Asked) Reading {
	values := make([]Value, len(r.Fields))
	verdict := VerdictUnknown
	if !r.unicode || utf8.ValidString(src) {
		verdict = r.model(src, asked, values)
	}
	if verdict != VerdictValid {
		values = nil
	}
	return Reading{r, verdict, values}
}

// Part returns the part of a role without the delimiters beside it, and whether the reader has it: "http" where protocol is
// "http:". Of a reader that has no field of that role it returns false.
func (r *Reading) Part(role Role) (string, bool) {
	if role == RoleNone || r.Values == nil {
		return "", false
	}
	for i, f := range r.Reader.Fields {
		if f.Role != role {
			continue
		}
		v := r.Values[i]
		if role == Port && v.Text == "-1" { // Java and .NET have no other number for none
			return "", false
		}
		if !f.marked {
			return v.Text, v.Present
		}
		before, behind := [numRoles]string{Query: "?", Fragment: "#"}[role], [numRoles]string{Scheme: ":"}[role]
		return strings.TrimSuffix(strings.TrimPrefix(v.Text, before), behind), v.Text != "" // an empty text says that the part is absent
	}
	return "", false
}

package site

import (
	"fmt"
	"path"
	"strings"

	"urlscope/core/text"
)

// What several scripts and style sheets of web/ must say alike is written once, in Go. They have a placeholder in its place, which the
// build replaces:
//
//	LANG_OF  A function of a language tag. It returns the tag of the language that text.ParseLang returns, or undefined.

// share fills the placeholders of all scripts and style sheets.
func (s site) share() {
	fill := strings.NewReplacer("LANG_OF", langOf())
	for name, data := range s {
		if ext := path.Ext(name); ext == ".js" || ext == ".css" {
			s[name] = []byte(fill.Replace(string(data)))
		}
	}
}

// langOf returns text.ParseLang as a function of JavaScript.
func langOf() string {
	var begins, rows []string
	for _, l := range text.Langs {
		begin := l.Tag()[:2]
		begins = append(begins, begin)
		rows = append(rows, fmt.Sprintf("%s: %q", begin, l.Tag()))
	}
	return fmt.Sprintf("(tag) => ({ %s })[/^(%s)(?![^-_])/i.exec(tag)?.[1].toLowerCase()]", strings.Join(rows, ", "), strings.Join(begins, "|"))
}

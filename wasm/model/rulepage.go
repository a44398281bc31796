package model

import (
	"urlscope/core/standards"
	"urlscope/core/text"
)

// RulesFile returns the file name of the site's page of rules in a language.
func RulesFile(l text.Lang) string { return pageFile("rules", l) }

// RulePage returns the relative address of a rule on that page: "rules.html#tilde".
func RulePage(l text.Lang, id string) string { return RulesFile(l) + "#" + id }

// GrammarFile returns the file name of the site's page of grammars in a language.
func GrammarFile(l text.Lang) string { return pageFile("grammar", l) }

// GrammarAnchor returns the anchor on that page of a rule of RFC 3986, or of RFC 1738 for any other standard:
// "hsegment", "rfc3986-authority".
func GrammarAnchor(by standards.Standard, rule string) string {
	if by == standards.RFC3986 {
		return by.String() + "-" + rule
	}
	return rule
}

// TeachFile returns the file name of the site's page for teachers in a language.
func TeachFile(l text.Lang) string { return pageFile("teach", l) }

// pageFile returns the file name of a page of the site in a language.
func pageFile(name string, l text.Lang) string {
	if l == text.English {
		return name + ".html"
	}
	return name + "." + l.Tag() + ".html"
}

package model

import (
	"urlscope/core/standards"
	"urlscope/core/text"
)

// RulesFile is the name of the page of the site that has all rules, in a language.
func RulesFile(l text.Lang) string { return pageFile("rules", l) }

// RulePage is where that page has the rule with an ID, seen from the site: "rules.html#tilde".
func RulePage(l text.Lang, id string) string { return RulesFile(l) + "#" + id }

// GrammarFile is the name of the page of the site that has the rules of the grammars, in a language.
func GrammarFile(l text.Lang) string { return pageFile("grammar", l) }

// GrammarAnchor is where that page has a rule of RFC 3986, or of RFC 1738 for any other standard: "hsegment", "rfc3986-authority".
func GrammarAnchor(by standards.Standard, rule string) string {
	if by == standards.RFC3986 {
		return by.String() + "-" + rule
	}
	return rule
}

// TeachFile is the name of the page of the site for teachers, in a language.
func TeachFile(l text.Lang) string { return pageFile("teach", l) }

// pageFile is the name of a page of the site in a language.
func pageFile(name string, l text.Lang) string {
	if l == text.English {
		return name + ".html"
	}
	return name + "." + l.Tag() + ".html"
}

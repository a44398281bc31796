package model

import "urlscope/core/text"

// RulesFile is the name of the page of the site that has all rules, in a language.
func RulesFile(l text.Lang) string {
	if l == text.English {
		return "rules.html"
	}
	return "rules." + l.Tag() + ".html"
}

// RulePage is where that page has the rule with an ID, seen from the site: "rules.html#tilde".
func RulePage(l text.Lang, id string) string { return RulesFile(l) + "#" + id }

// Package labels has the words of the page's own controls, and those that sum up a check of documents, in every language of
// core/text. What is said of URLs is in core/text.
package labels

import "urlscope/core/text"

// all are the labels. Those that only a part of the page has are added where that part is.
var all = text.NewLabels(breakRows, compareRows, dialogRows, documentRows, exampleRows, frameRows, helpRows, pageRows, pointingRows, siteRows, standardsRows, sumRows, teachingRows, windowRows)

// UI returns a label, from here or from core/text. For one that there is none of it returns the key, which a test does not
// let happen.
func UI(l text.Lang, key text.Key) string {
	if r, ok := all[key]; ok {
		return r.In(l)
	}
	return text.UI(l, key)
}

// Words returns a label as it is to be set.
func Words(l text.Lang, key text.Key) text.Prose { return text.Fill(UI(l, key)) }

// Count words a number of things.
func Count(l text.Lang, key text.Key, n int) string { return text.Counted(UI(l, key), n) }

// Filled returns a label that names octets, as it is to be set, with its slots filled, each given in its braces and
// followed by its value.
func Filled(l text.Lang, key text.Key, pairs ...string) text.Prose {
	return text.Fill(UI(l, key), pairs...)
}

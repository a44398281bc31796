// Package labels has the labels of the page's controls, and the words that sum up a check of documents, in every language of
// core/text. The texts about URLs are in core/text.
package labels

import "urlscope/core/text"

// all has the labels that every program has. Labels for only some programs are added in the files of these parts.
var all = text.NewLabels(breakRows, compareRows, dialogRows, documentRows, exampleRows, frameRows, helpRows, pageRows, pointingRows, siteRows, standardsRows, sumRows, teachingRows, windowRows)

// UI returns a label of this package or of core/text. For an unknown key it returns the key; a test finds such keys.
func UI(l text.Lang, key text.Key) string {
	if r, ok := all[key]; ok {
		return r.In(l)
	}
	return text.UI(l, key)
}

// Words returns a label as prose, ready to be drawn.
func Words(l text.Lang, key text.Key) text.Prose { return text.Fill(UI(l, key)) }

// Count returns a label with a number in the right plural form.
func Count(l text.Lang, key text.Key, n int) string { return text.Counted(UI(l, key), n) }

// Filled returns a label with its slots filled, as prose. pairs are slots in braces, each followed by its value.
func Filled(l text.Lang, key text.Key, pairs ...string) text.Prose {
	return text.Fill(UI(l, key), pairs...)
}

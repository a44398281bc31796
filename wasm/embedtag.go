package main

import (
	"html"
	"strconv"
	"strings"
)

// embedTag returns the lines of HTML that put v into a page of another site: the
// script, and the element with the URL as plain text for those who have no
// scripts. base is the address of this page.
func embedTag(base string, v view) string {
	folder := base[:strings.LastIndexByte(base, '/')+1]
	var attributes strings.Builder
	if strings.TrimSpace(v.src) != v.src {
		// The element takes the space around its text for the page's; an attribute keeps it.
		attributes.WriteString(` url="` + html.EscapeString(v.src) + `"`)
	}
	if v.selected.Len() > 0 {
		attributes.WriteString(` select="` + strconv.Itoa(v.selected.Start) + "-" + strconv.Itoa(v.selected.End) + `"`)
	}
	if v.lang != "" {
		attributes.WriteString(` lang="` + v.lang + `"`)
	}
	return `<script type="module" src="` + html.EscapeString(folder) + `embed.js"></script>` + "\n" +
		`<url-scope` + attributes.String() + `><code>` + html.EscapeString(v.src) + `</code></url-scope>`
}

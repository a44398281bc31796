//go:build !small

package model

import (
	"strings"

	"urlscope/core/lesson"
)

// LessonTag returns the lines that put a lesson into a page of another site: the script, and the element, which
// contains a link for readers without scripts. base is the address of this page, and link the fragment that opens
// the lesson.
func LessonTag(base, link string, l *lesson.Lesson) string {
	folder := base[:strings.LastIndexByte(base, '/')+1]
	shown := "<code>" + escapeHTML(Visible(l.Start)) + "</code>"
	if l.Title != "" {
		shown = escapeHTML(Visible(l.Title))
	}
	return `<script type="module" src="` + escapeHTML(folder) + `embed.js"></script>` + "\n" +
		`<url-scope lesson="` + escapeHTML(link) + `"><a href="` + escapeHTML(folder+link) + `">` + shown + "</a></url-scope>"
}

package site

import (
	"html/template"
	"strings"

	"urlscope/core/lesson"
	"urlscope/core/lesson/course"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// A teachBook is the data of teachTemplate.
type teachBook struct {
	book
	Try, Rights, License string
	Ways                 []teachWay
}

// A teachWay is a way of teaching with a lesson.
type teachWay struct {
	ID, Title string
	How       text.Prose
	Link      string // opens a lesson in this way; "" if no page shows the way
	Words     string // the text of the link
}

// shownLesson is the number of the sample lesson.
const shownLesson = "3.1"

// teachPages returns the page for teachers in each language.
func teachPages() (site, error) {
	pages := site{}
	for _, l := range text.Langs {
		shown, _ := course.Lesson(shownLesson, l)
		called := shownLesson + " " + shown.Title
		way := func(id string, title, how text.Key, link, words string) teachWay {
			return teachWay{id, labels.UI(l, title), labels.Words(l, how), link, words}
		}
		b := teachBook{
			book:    newBook(l, labels.TeachTitle, labels.TeachAbout, "teach.css", model.TeachFile),
			Try:     labels.UI(l, labels.TeachTry),
			Rights:  labels.UI(l, labels.TeachRights),
			License: "https://creativecommons.org/licenses/by/4.0/",
			Ways: []teachWay{
				way("link", labels.TeachLink, labels.TeachLinkHow, "./"+lesson.LinkTo(shownLesson), called),
				way("presenter", labels.TeachStage, labels.TeachStageHow, "./"+lesson.LinkTo(shownLesson)+"&present=1", called),
				way("worksheet", labels.TeachSheet, labels.TeachSheetHow, worksheetsFile(l)+"#lesson-"+shownLesson, called),
				way("embed", labels.TeachEmbed, labels.TeachEmbedHow, "host.html", "host.html"),
				way("scorm", labels.TeachSystem, labels.TeachSystemHow, "", ""),
				way("qti", labels.TeachBank, labels.TeachBankHow, "", ""),
				way("own", labels.TeachOwn, labels.TeachOwnHow, "", ""),
			},
		}
		var page strings.Builder
		if err := teachTemplate.Execute(&page, b); err != nil {
			return nil, err
		}
		pages[model.TeachFile(l)] = []byte(page.String())
	}
	return pages, nil
}

var teachTemplate = template.Must(template.New("teach").Parse(bookHead + `{{template "head" .}}<main class="doc" lang="{{.Lang}}">
<h1>{{.Title}}</h1>
<p>{{.About}}</p>
{{- range .Ways}}
<section id="{{.ID}}">
<h2>{{.Title}}</h2>
<p>{{range .How}}{{if .Code}}<code>{{.Text}}</code>{{else}}{{.Text}}{{end}}{{end}}</p>
{{- if .Link}}
<p class="try">{{$.Try}}: <a href="{{.Link}}">{{.Words}}</a></p>
{{- end}}
</section>
{{- end}}
<p><a href="{{.License}}">{{.Rights}}</a></p>
</main>
</body>
</html>
`))

package qti

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"io"
	"strconv"
	"strings"
	"time"

	"urlscope/core/text"
	"urlscope/wasm/model"
)

// Make returns a QTI 3.0 package with a test of all questions, in one section per lesson, and the goals that were left out.
// pack is nil if there are no questions.
func Make(list []Item) (pack []byte, left []Left, err error) {
	var sections []section
	for _, item := range list {
		made, out := questions(item)
		left = append(left, out...)
		if len(made) > 0 {
			sections = append(sections, section{"section-" + strconv.Itoa(len(sections)+1), strings.TrimSpace(item.Number + " " + item.Title), made})
		}
	}
	if len(sections) == 0 {
		return nil, left, nil
	}
	pack, err = zipped(filesOf(sections))
	return pack, left, err
}

// A section has the questions of one lesson.
type section struct {
	id, title string
	questions []question
}

// A file is a file of the package.
type file struct{ name, data string }

// firstDay is the earliest time of the zip format. It is constant so that the same lessons make the same package.
var firstDay = time.Date(1980, time.January, 1, 0, 0, 0, 0, time.UTC)

func zipped(files []file) ([]byte, error) {
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for _, f := range files {
		to, err := w.CreateHeader(&zip.FileHeader{Name: f.name, Method: zip.Deflate, Modified: firstDay})
		if err == nil {
			_, err = io.WriteString(to, f.data)
		}
		if err != nil {
			return nil, err
		}
	}
	err := w.Close()
	return b.Bytes(), err
}

// filesOf returns the files of the package's questions. A lesson given twice has its questions twice in the test, but once
// as files.
func filesOf(sections []section) []file {
	files := []file{{}, {"test.xml", testOf(sections)}}
	seen := map[string]bool{}
	for _, s := range sections {
		for i := range s.questions {
			q := &s.questions[i]
			if name := q.id + ".xml"; !seen[name] {
				seen[name] = true
				files = append(files, file{name, q.item()})
			}
		}
	}
	files[0] = file{"imsmanifest.xml", manifestOf(sections[0].title, files[1:])}
	return files
}

const head = `<?xml version="1.0" encoding="UTF-8"?>` + "\n"

// namespace is the namespace of items and tests.
const namespace = `xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ` +
	`xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqtiasi_v3p0 https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd"`

// manifestOf returns the manifest with the test and its items.
func manifestOf(title string, files []file) string {
	var b strings.Builder
	b.WriteString(head + `<manifest identifier="urlscope-questions" xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1">
<metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>
<organizations/>
<resources>
`)
	for i, f := range files {
		id, kind := strings.TrimSuffix(f.name, ".xml"), "imsqti_item_xmlv3p0"
		if i == 0 {
			kind = "imsqti_test_xmlv3p0"
		}
		b.WriteString(`<resource identifier="` + id + `" type="` + kind + `" href="` + f.name + `"><file href="` + f.name + `"/>`)
		if i == 0 {
			for _, item := range files[1:] {
				b.WriteString(`<dependency identifierref="` + strings.TrimSuffix(item.name, ".xml") + `"/>`)
			}
		}
		b.WriteString("</resource>\n")
	}
	b.WriteString("</resources>\n</manifest>\n")
	return b.String()
}

// testOf returns the file of the test.
func testOf(sections []section) string {
	var b strings.Builder
	b.WriteString(head + `<qti-assessment-test ` + namespace + ` identifier="test" title="` + escape(sections[0].title) + `">
<qti-test-part identifier="part" navigation-mode="nonlinear" submission-mode="individual">
`)
	n := 0
	for _, s := range sections {
		b.WriteString(`<qti-assessment-section identifier="` + s.id + `" title="` + escape(s.title) + `" visible="true">` + "\n")
		for _, q := range s.questions {
			n++
			b.WriteString(`<qti-assessment-item-ref identifier="item-` + strconv.Itoa(n) + `" href="` + q.id + `.xml"/>` + "\n")
		}
		b.WriteString("</qti-assessment-section>\n")
	}
	b.WriteString("</qti-test-part>\n</qti-assessment-test>\n")
	return b.String()
}

// item returns the question as a QTI item.
func (q *question) item() string {
	var b strings.Builder
	b.WriteString(head + `<qti-assessment-item ` + namespace + ` identifier="` + q.id + `" title="` + escape(q.title) + `" xml:lang="` + q.lesson.Lang.Tag() +
		`" adaptive="false" time-dependent="false">` + "\n")
	q.declare(&b)
	b.WriteString(`<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"><qti-default-value><qti-value>0</qti-value></qti-default-value></qti-outcome-declaration>` + "\n<qti-item-body>\n")
	for paragraph := range strings.SplitSeq(q.lesson.Text, "\n") {
		if paragraph != "" {
			b.WriteString("<p>" + said(paragraph) + "</p>\n")
		}
	}
	q.interact(&b)
	b.WriteString("</qti-item-body>\n")
	q.process(&b)
	b.WriteString("</qti-assessment-item>\n")
	return b.String()
}

// declare writes the response declaration: the type of the answer, and the right answers.
func (q *question) declare(b *strings.Builder) {
	kind, values := `cardinality="multiple" base-type="identifier"`, []string{q.answer}
	if q.pattern != "" {
		kind = `cardinality="single" base-type="string"`
	} else {
		values = nil
		for _, n := range q.right() {
			values = append(values, "choice-"+strconv.Itoa(n))
		}
	}
	b.WriteString(`<qti-response-declaration identifier="RESPONSE" ` + kind + `><qti-correct-response>`)
	for _, v := range values {
		b.WriteString("<qti-value>" + escape(v) + "</qti-value>")
	}
	b.WriteString("</qti-correct-response></qti-response-declaration>\n")
}

// interact writes the interaction: the goal in the author's words, if any, and in ours, then the choices or the input.
func (q *question) interact(b *strings.Builder) {
	asked := escape(q.prompt()) + " "
	if q.goal.Words != "" {
		asked += said(q.goal.Words) + " "
	}
	asked += runs(q.label())
	if q.pattern != "" {
		b.WriteString("<p>" + asked + "</p>\n" + `<p><qti-text-entry-interaction response-identifier="RESPONSE" expected-length="80"/></p>` + "\n")
		return
	}
	b.WriteString(`<qti-choice-interaction response-identifier="RESPONSE" shuffle="true" min-choices="1" max-choices="0">` + "\n<qti-prompt>" + asked + "</qti-prompt>\n")
	for i, url := range q.shown() {
		b.WriteString(`<qti-simple-choice identifier="choice-` + strconv.Itoa(i+1) + `"><code>` + escape(url) + "</code></qti-simple-choice>\n")
	}
	b.WriteString("</qti-choice-interaction>\n")
}

// process writes the response processing, which grades the answer.
func (q *question) process(b *strings.Builder) {
	if q.pattern == "" {
		b.WriteString(`<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/>` + "\n")
		return
	}
	b.WriteString(`<qti-response-processing><qti-response-condition><qti-response-if><qti-pattern-match pattern="` + escape(q.pattern) +
		`"><qti-variable identifier="RESPONSE"/></qti-pattern-match><qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value></qti-response-if></qti-response-condition></qti-response-processing>` + "\n")
}

// said returns an author's text, with the markup of the program.
func said(s string) string { return runs(model.Said(s)) }

// runs returns prose as XML, with octets as code.
func runs(p text.Prose) string {
	var b strings.Builder
	for _, run := range p {
		if run.Code {
			b.WriteString("<code>" + escape(run.Text) + "</code>")
		} else {
			b.WriteString(escape(run.Text))
		}
	}
	return b.String()
}

// escape returns a text escaped for XML. Characters that XML cannot represent become U+FFFD.
func escape(s string) string {
	var b strings.Builder
	xml.EscapeText(&b, []byte(s)) // a Builder accepts every write
	return b.String()
}

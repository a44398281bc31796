package site

import (
	"urlscope/core/lesson/course"
	"urlscope/core/text"
	"urlscope/wasm/sheet"
)

// The worksheets of the built-in lessons are a page per language. It prints all of them, or the one that the link names. It
// needs no program.

// worksheetsStyle is the name of their style sheet.
const worksheetsStyle = "worksheets.css"

// worksheetsFile is the name of the page in l.
func worksheetsFile(l text.Lang) string { return "worksheets." + l.Tag() + ".html" }

// worksheets returns the pages. home is the address of the site, or "".
func worksheets(home string) (site, error) {
	files := site{worksheetsStyle: []byte(sheet.Style)}
	if home == "" {
		home = "./"
	}
	for _, l := range text.Langs {
		var list []sheet.Source
		for _, number := range course.Numbers() {
			found, _ := course.Lesson(number, l)
			list = append(list, sheet.Source{Lesson: found, Number: number, Unit: course.Unit(number, l)})
		}
		page, err := sheet.HTML(list, sheet.Options{Site: home, Index: true, Style: worksheetsStyle})
		if err != nil {
			return nil, err
		}
		files[worksheetsFile(l)] = []byte(page)
	}
	return files, nil
}

// Package course has the lessons that are built in: thirty, in six units, in every language. They
// are files as anybody could write them, one for each language. Importing the package embeds all of
// them in the program; a page fetches those that it needs.
package course

import (
	"embed"
	"io/fs"
	"strings"

	"urlscope/core/lesson"
	"urlscope/core/text"
)

//go:embed en ja zh-Hant
var files embed.FS

// Numbers returns the numbers of the lessons, in their order: "1.1" and so on. What stands in
// front of the dot is the unit.
func Numbers() []string {
	names, _ := fs.Glob(files, "en/*.txt") // the pattern is one
	for i, name := range names {
		names[i] = strings.TrimSuffix(strings.TrimPrefix(name, "en/"), ".txt")
	}
	return names
}

// File returns the file of a lesson in a language; false when there is no lesson of that number.
func File(number string, l text.Lang) (data string, ok bool) {
	b, err := files.ReadFile(l.Tag() + "/" + number + ".txt")
	return string(b), err == nil
}

// Lesson returns a lesson in a language; false when there is none of that number.
func Lesson(number string, l text.Lang) (*lesson.Lesson, bool) {
	data, ok := File(number, l)
	if !ok {
		return nil, false
	}
	found, err := lesson.Parse(number, data)
	return found, err == nil
}

// Unit names the unit of a lesson; "" where there is none.
func Unit(number string, l text.Lang) string {
	if !lesson.IsNumber(number) || int(number[0]-'1') >= len(units) {
		return ""
	}
	return units[number[0]-'1'].In(l)
}

// units are the names of the units.
var units = [...]text.Row{
	{"Reading a URL", "URL を読む", "讀懂 URL"},
	{"Octets and escapes", "オクテットとエスケープ", "八位元組與跳脫序列"},
	{"FTP", "FTP", "FTP"},
	{"http, file, mailto", "http、file、mailto", "http、file、mailto"},
	{"Gopher, news, WAIS, Prospero", "Gopher、news、WAIS、Prospero", "Gopher、news、WAIS、Prospero"},
	{"Judgement", "判断", "判斷"},
}

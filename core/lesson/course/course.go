// Package course has the built-in lessons: thirty lessons in six units, in every language, one file each.
//
//	l, ok := course.Lesson("3.1", text.English)
//
// The lessons may be used, changed and passed on under the Creative Commons Attribution 4.0 International Public License (CC-BY-4.0), whose
// text is in the file LICENSE, as well as under the license of the module. Attribution: The urlscope authors.
//
// Importing the package embeds all files in the program. A page should not import it, but fetch the files that it
// needs.
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

// Numbers returns the numbers of the lessons in order, from "1.1". The digit before the dot is the unit.
func Numbers() []string {
	names, _ := fs.Glob(files, "en/*.txt") // the pattern is valid
	for i, name := range names {
		names[i] = strings.TrimSuffix(strings.TrimPrefix(name, "en/"), ".txt")
	}
	return names
}

// File returns the file of a lesson. It is false if there is no lesson of that number.
func File(number string, l text.Lang) (data string, ok bool) {
	b, err := files.ReadFile(l.Tag() + "/" + number + ".txt")
	return string(b), err == nil
}

// Lesson returns a lesson. It is false if there is no lesson of that number.
func Lesson(number string, l text.Lang) (*lesson.Lesson, bool) {
	data, ok := File(number, l)
	if !ok {
		return nil, false
	}
	found, err := lesson.Parse(number, data)
	return found, err == nil
}

// Unit returns the name of the unit of a lesson, or "" if the number is unknown.
func Unit(number string, l text.Lang) string {
	if !lesson.IsNumber(number) || int(number[0]-'1') >= len(units) {
		return ""
	}
	return units[number[0]-'1'].In(l)
}

var units = [...]text.Row{
	{"Reading a URL", "URL を読む", "讀懂 URL"},
	{"Octets and escapes", "オクテットとエスケープ", "八位元組與跳脫序列"},
	{"FTP", "FTP", "FTP"},
	{"http, file, mailto", "http、file、mailto", "http、file、mailto"},
	{"Gopher, news, WAIS, Prospero", "Gopher、news、WAIS、Prospero", "Gopher、news、WAIS、Prospero"},
	{"Judgement", "判断", "判斷"},
}

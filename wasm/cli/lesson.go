package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"urlscope/core/lesson"
	"urlscope/core/lesson/course"
	"urlscope/core/text"
	"urlscope/wasm/qti"
	"urlscope/wasm/scorm"
	"urlscope/wasm/sheet"
)

var lessonCommand = subcommand{
	name:     "lesson",
	job:      teachJob,
	operands: "LESSON…",
	summary:  "Check lessons, or make worksheets or packages for learning systems of them.",
	about: `
Check each lesson: the start must not meet all goals, each solution must, each mistake
must not and must have a reply, and no hint may give a solution away. Print a line per
fault, as compilers do. "go doc urlscope/core/lesson" says how a lesson is written, and
"go doc urlscope/core/goal" how a goal is.

LESSON is a file; the number of a built-in lesson, from 1.1 to 6.5; or the number of a
unit, from 1 to 6. For a file with such a name write "./1.1".

The exit status is 0 when no lesson has a fault, 1 when one has, and 2 when one cannot
be read.
`,
	examples: []example{
		{"urlscope lesson -worksheet 3.1 >sheet.html", "make a sheet to be printed; without the option, check the lesson"},
		{"urlscope lesson -scorm 1.2 -o lesson.zip 3.1", "make a package for a learning management system, after make site"},
		{"urlscope lesson -qti 3.0 -o questions.zip 3", "make its goals questions, for systems that import QTI"},
	},
	define: func(o *options) action {
		var lang text.Lang
		o.lang(&lang)
		made := newLessonOutput(o)
		return func(io streams, operands []string) error {
			if len(operands) == 0 {
				return o.wrong("no lesson given: name a file or a number, such as 3.1")
			}
			if err := made.usage(o, operands); err != nil {
				return err
			}
			c := lessonChecker{streams: io, lang: lang, quiet: made.kinds() > 0}
			for _, arg := range operands {
				for _, name := range lessonsOf(arg) {
					c.check(name)
				}
			}
			if c.status > 0 {
				return exitStatus(c.status)
			}
			return made.write(&c)
		}
	},
}

// A lessonOutput is a file made from correct lessons: at most one kind of file.
type lessonOutput struct {
	worksheet, qti, scorm bool
	paper                 *int
	version               scorm.Version
	sheets                sheet.Options
	file, dir             string
}

// newLessonOutput declares its options.
func newLessonOutput(o *options) *lessonOutput {
	made := lessonOutput{dir: defaultSite}
	o.text(&made.file, "o", "FILE", "Write to FILE, which is replaced as a whole or not at all.")
	o.yes(&made.worksheet, "worksheet", "Write sheets to be printed instead, as HTML: a page per lesson, black on white, with brackets and boxes to fill in.")
	o.yes(&made.sheets.Answers, "answers", "Add the answers to the sheets, on pages of their own at the end.")
	o.yes(&made.sheets.Together, "together", "Put the lessons of a unit on one page, without their hints.")
	made.paper = o.word("paper", "PAPER", "Lay the sheets out for PAPER.", "any", "a4", "letter")
	o.text(&made.sheets.Site, "site", "URL", "Link each sheet to its lesson on the page at URL. If the link is short enough, print it as a QR code, too.")
	o.add(option{
		name: "scorm", value: "VERSION", words: scorm.Versions[:],
		help: "Write a package for a learning management system instead, by this VERSION of SCORM, to the FILE of -o: a zip with all that the lessons need, at most 2 MB. " +
			"It tells the system which lessons are done and how many goals are met, and keeps what was typed.",
		set: func(name string) error {
			i := slices.Index(scorm.Versions[:], name)
			if i < 0 {
				return oneOf(scorm.Versions[:])
			}
			made.scorm, made.version = true, scorm.Version(i)
			return nil
		},
	})
	o.add(option{
		name: "qti", value: "VERSION", words: []string{"3.0"},
		help: "Write questions for a system that imports QTI instead, to the FILE of -o: each goal is filled in, if it is a pattern, or chosen among the URLs of the lesson. " +
			"A goal that is neither is left out and named. The lessons themselves are not in it.",
		set: func(name string) error {
			if made.qti = name == "3.0"; !made.qti {
				return oneOf([]string{"3.0"})
			}
			return nil
		},
	})
	o.text(&made.dir, "dir", "FOLDER", "Take what runs in a package from the site in FOLDER.")
	return &made
}

// kinds returns the number of kinds that were requested.
func (o *lessonOutput) kinds() (n int) {
	for _, asked := range []bool{o.worksheet, o.scorm, o.qti} {
		if asked {
			n++
		}
	}
	return n
}

// usage returns an error if the options are wrong for these lessons.
func (o *lessonOutput) usage(options *options, lessons []string) error {
	switch {
	case o.kinds() > 1:
		return options.wrong("-worksheet, -scorm and -qti each make something else")
	case (o.scorm || o.qti) && o.file == "":
		return options.wrong("-scorm and -qti make a zip: -o says where")
	case o.kinds() == 0 && o.file != "":
		return options.wrong("-o says where -worksheet, -scorm or -qti writes: name one of them")
	case slices.ContainsFunc(lessons, func(name string) bool { return isSame(name, o.file) }):
		return options.wrong("-o %s: that is one of the lessons, and would be lost", o.file)
	}
	return nil
}

// isSame reports whether two names are of the same file, if that has content to lose.
func isSame(a, b string) bool {
	x, err := os.Stat(a)
	if err != nil || !x.Mode().IsRegular() {
		return false
	}
	y, err := os.Stat(b)
	return err == nil && os.SameFile(x, y)
}

// write makes the file from the checked lessons.
func (o *lessonOutput) write(c *lessonChecker) error {
	switch {
	case o.scorm:
		return writePackage(o.file, o.dir, c.sources, o.version)
	case o.qti:
		return c.writeQuestions(o.file)
	case !o.worksheet:
		return nil
	}
	o.sheets.Paper = sheet.Paper(*o.paper)
	out, err := sheet.HTML(c.sources, o.sheets)
	switch {
	case err != nil:
		return err
	case o.file != "":
		return replaceFile(o.file, out)
	}
	_, err = fmt.Fprint(c.out, out)
	return err
}

// writePackage writes the package of the lessons for learning systems.
func writePackage(file, dir string, list []sheet.Source, v scorm.Version) error {
	kit, err := os.ReadFile(filepath.Join(dir, scorm.KitFile))
	if errors.Is(err, fs.ErrNotExist) {
		err = fmt.Errorf("%w; what runs in a package comes from the site; \"make site\" builds it, and -dir says where it is", err)
	}
	if err != nil {
		return inputError{err}
	}
	items := make([]scorm.Item, len(list))
	for i, s := range list {
		items[i] = scorm.Item{Lesson: s.Lesson, Number: s.Number, Unit: s.Unit}
	}
	made, err := scorm.Make(kit, items, v)
	if err != nil {
		return err
	}
	return replaceFile(file, string(made))
}

// writeQuestions writes the questions of the lessons, and reports what it left out.
func (c *lessonChecker) writeQuestions(file string) error {
	items := make([]qti.Item, len(c.sources))
	for i, s := range c.sources {
		items[i] = qti.Item{Lesson: s.Lesson, Number: s.Number}
	}
	made, left, err := qti.Make(items)
	if err != nil {
		return err
	}
	for _, l := range left {
		fmt.Fprintf(c.err, "urlscope: lesson %s: left out: %s: %s\n", l.Lesson, l.Goal, l.Why)
	}
	if made == nil {
		return errors.New("no goal can be asked as a question, so nothing was written")
	}
	return replaceFile(file, string(made))
}

// lessonsOf returns the numbers of the lessons of a unit, or arg if that is not a unit.
func lessonsOf(arg string) (list []string) {
	for _, number := range course.Numbers() {
		if unit, _, _ := strings.Cut(number, "."); unit == arg {
			list = append(list, number)
		}
	}
	if list == nil {
		list = []string{arg}
	}
	return list
}

// A lessonChecker checks lessons.
type lessonChecker struct {
	streams
	lang    text.Lang
	quiet   bool // print nothing for a correct lesson
	sources []sheet.Source
	status  int
}

// check checks a lesson.
func (c *lessonChecker) check(name string) {
	source, err := readLesson(name, c.lang)
	if err == nil {
		err = source.Check()
	}
	var wrong lesson.Errors
	switch {
	case errors.As(err, &wrong):
		c.status = max(c.status, 1)
		for _, e := range wrong {
			fmt.Fprintln(c.out, e)
		}
	case err != nil:
		c.status = 2
		fmt.Fprintf(c.err, "urlscope: %s\n", inWords(err))
	default:
		c.sources = append(c.sources, source)
		if !c.quiet {
			fmt.Fprintf(c.out, "%s: lesson %s: well\n", name, source.ID())
		}
	}
}

// readLesson reads a file, or returns the built-in lesson of that number.
func readLesson(name string, lang text.Lang) (sheet.Source, error) {
	if l, ok := course.Lesson(name, lang); ok {
		return sheet.Source{Lesson: l, Number: name, Unit: course.Unit(name, lang)}, nil
	}
	data, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) && strings.Trim(name, "0123456789.") == "" {
		return sheet.Source{}, usageError{fmt.Errorf("there is no lesson %s: those built in have the numbers from 1.1 to 6.5, or 1 to 6 for a unit", name)}
	}
	if err != nil {
		return sheet.Source{}, err
	}
	l, err := lesson.Parse(name, string(data))
	return sheet.Source{Lesson: l}, err
}

// lessonOf returns the lesson that an argument names: by its file, its link, its number or, if it is built in, its
// ID.
func lessonOf(name string) (*lesson.Lesson, error) {
	if lesson.IsLink(name) {
		link, err := lesson.ReadLink(name[max(strings.IndexByte(name, '#'), 0):])
		if err != nil {
			return nil, err
		}
		if link.Lesson != nil {
			return link.Lesson, nil
		}
		name = link.Number
	}
	for _, number := range course.Numbers() {
		if l, _ := course.Lesson(number, text.English); strings.EqualFold(l.ID(), name) {
			return l, nil
		}
	}
	source, err := readLesson(name, text.English)
	return source.Lesson, err
}

package cli

import (
	"errors"
	"flag"
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
	name:    "lesson",
	args:    "[-worksheet [-answers] [-together] [-paper P] [-site ADDRESS] [-o FILE] | -scorm V -o FILE [-dir DIR] | -qti 3.0 -o FILE] [-lang L] FILE…",
	summary: "Check lessons, or make worksheets or packages for learning systems of them.",
	help: `
Check lessons: that the start does not meet all goals, that each solution does,
that each mistake does not and is answered, and that no hint tells a solution.
What is wrong is said a line each, as compilers do. "go doc urlscope/core/lesson"
says how a lesson is written, "go doc urlscope/core/goal" how a goal is.

A FILE is a file, or the number of a lesson that is built in, from 1.1 to 6.5, or of
a unit of them, from 1 to 6; of a file with such a name write "./1.1".

	-lang L      Take lessons that are built in in L: en (default), ja or zh-Hant.
	-worksheet   Write sheets to be printed instead, as HTML: a page a lesson, black
	             on white, with brackets and boxes to be filled in.
	-answers     Write the answers, too, on pages of their own at the end.
	-together    Have the lessons of a unit on one page, without their hints.
	-o FILE      Write to FILE, which is replaced as a whole or not at all.
	-paper P     any (default), a4 or letter.
	-scorm V     Write a package for a learning management system instead, by SCORM
	             1.2 or 2004, to the FILE of -o: a zip with all that the lessons
	             need, at most 2 MB. It tells the system which lessons are done,
	             and how many goals are met, and keeps what was typed.
	-qti 3.0     Write questions for a system that imports QTI 3.0 instead, to the FILE
	             of -o: each goal is filled in, where it is a pattern, or a choice
	             among the URLs of the lesson. Of a goal that is neither it is said
	             why it is left out. The lessons themselves are not in it.
	-dir DIR     Take what runs in a package from the site in DIR (default
	             ` + defaultSite + `).
	-site ADDRESS
	             Have each sheet link to its lesson on the page at ADDRESS, by a
	             code to be photographed, too, where the link is short enough.

The exit status is 0 when all is well, 1 when a lesson is not, and 2 when a FILE
cannot be read.
`,
	run: runLesson,
}

func runLesson(io streams, args []string) error {
	flags := newFlags("lesson")
	var lang text.Lang
	langFlag(flags, &lang)
	made := newLessonOutput(flags)
	if err := parse(flags, args); err != nil {
		return err
	}
	if flags.NArg() == 0 {
		return usageError{errors.New("lesson: no file given")}
	}
	if err := made.usage(); err != nil {
		return err
	}
	c := lessonChecker{streams: io, lang: lang, quiet: made.kinds() > 0}
	for _, arg := range flags.Args() {
		for _, name := range lessonsOf(arg) {
			c.check(name)
		}
	}
	if c.status > 0 {
		return exitStatus(c.status)
	}
	return made.write(&c)
}

// A lessonOutput is what is made of lessons that are well: one thing, or nothing.
type lessonOutput struct {
	worksheet, qti, scorm bool
	paper                 *int
	version               scorm.Version
	sheets                sheet.Options
	file, dir             string
}

// newLessonOutput defines the flags that choose it.
func newLessonOutput(flags *flag.FlagSet) *lessonOutput {
	var o lessonOutput
	flags.BoolVar(&o.worksheet, "worksheet", false, "")
	flags.BoolVar(&o.sheets.Answers, "answers", false, "")
	flags.BoolVar(&o.sheets.Together, "together", false, "")
	o.paper = oneOf(flags, "paper", "any", "a4", "letter")
	flags.StringVar(&o.sheets.Site, "site", "", "")
	flags.StringVar(&o.file, "o", "", "")
	flags.StringVar(&o.dir, "dir", defaultSite, "")
	flags.Func("scorm", "", func(name string) error {
		i := slices.Index(scorm.Versions[:], name)
		if i < 0 {
			return errors.New("it is one of " + strings.Join(scorm.Versions[:], ", "))
		}
		o.scorm, o.version = true, scorm.Version(i)
		return nil
	})
	flags.Func("qti", "", func(name string) error {
		if o.qti = name == "3.0"; !o.qti {
			return errors.New("it is 3.0")
		}
		return nil
	})
	return &o
}

// kinds returns how many things are asked for.
func (o *lessonOutput) kinds() (n int) {
	for _, asked := range []bool{o.worksheet, o.scorm, o.qti} {
		if asked {
			n++
		}
	}
	return n
}

// usage says what is wrong with the flags.
func (o *lessonOutput) usage() error {
	switch {
	case o.kinds() > 1:
		return usageError{errors.New("lesson: -worksheet, -scorm and -qti each make something else")}
	case (o.scorm || o.qti) && o.file == "":
		return usageError{errors.New("lesson: -scorm and -qti make a zip: -o says where")}
	}
	return nil
}

// write makes it of the lessons that were checked.
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
		return fmt.Errorf("%w: what runs in a package comes from the site; \"make site\" builds it, and -dir says where it is", err)
	} else if err != nil {
		return err
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

// writeQuestions writes the questions of the lessons, and says what is left out.
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
		return errors.New("no goal can be said as a question: nothing was written")
	}
	return replaceFile(file, string(made))
}

// lessonsOf returns the numbers of the lessons of a unit; of what is no number of a unit itself.
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
	quiet   bool // what is well is not said
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
		fmt.Fprintf(c.err, "urlscope: %v\n", err)
	default:
		c.sources = append(c.sources, source)
		if !c.quiet {
			fmt.Fprintf(c.out, "%s: lesson %s: well\n", name, source.ID())
		}
	}
}

// readLesson reads a file, or takes the lesson of that number that is built in.
func readLesson(name string, lang text.Lang) (sheet.Source, error) {
	if l, ok := course.Lesson(name, lang); ok {
		return sheet.Source{Lesson: l, Number: name, Unit: course.Unit(name, lang)}, nil
	}
	data, err := os.ReadFile(name)
	if err != nil {
		return sheet.Source{}, err
	}
	l, err := lesson.Parse(name, string(data))
	return sheet.Source{Lesson: l}, err
}

// lessonOf returns the lesson that an argument names: by its file or number, by its ID when it is
// built in, or by its link.
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

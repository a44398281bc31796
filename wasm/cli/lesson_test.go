package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"urlscope/core/lesson"
	"urlscope/core/lesson/course"
	"urlscope/core/text"
	"urlscope/wasm/internal/made"
)

// lessonFile writes a lesson into a temporary folder and returns the name of the file.
func lessonFile(t *testing.T, lines ...string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "a.txt")
	if err := os.WriteFile(name, []byte("lesson 1\n"+strings.Join(lines, "\n")+"\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	return name
}

// TestLessonCommand: faults of a lesson are reported with file and line, and set the exit status.
func TestLessonCommand(t *testing.T) {
	good := lessonFile(t, "start ftp://h", "goal part fsegment", "solution ftp://h/", "wrong fragment => x", "mistake ftp://h#")
	bad := lessonFile(t, "start ftp://h", "goal valid", "solution http://h/")
	broken := lessonFile(t, "start ftp://h", "goal fnord")
	for _, test := range []struct {
		args   []string
		status int
		stdout string
		stderr string
	}{
		{[]string{"1.1", good}, 0, "1.1: lesson NAHJ55KP: well\n" + good + ": lesson ", ""},
		{[]string{bad}, 1, bad + ":2: start: it meets every goal already: there is nothing to do\n", ""},
		{[]string{good, broken}, 1, good + ": lesson ", ""},
		{[]string{broken}, 1, broken + `:3: goal: no goal begins with 'fnord'`, ""},
		{[]string{"-worksheet", broken}, 1, broken + ":3: goal: ", ""},
		{[]string{"no/such/file"}, 2, "", "urlscope: no/such/file: there is no such file"},
		{[]string{bad, "no/such/file"}, 2, bad + ":2: ", "urlscope: no/such/file: there is no such file"},
		{nil, 2, "", "urlscope: lesson: no lesson given: name a file or a number"},
		{[]string{"-paper", "a3", good}, 2, "", "urlscope: lesson: -paper \"a3\": must be one of any, a4, letter\n"},
		{[]string{"-worksheet", "-paper", "letter", good}, 0, "<!DOCTYPE html>\n<html lang=\"en\">", ""},
		{[]string{"2"}, 0, "2.1: lesson ", ""},
		{[]string{"7"}, 2, "", "urlscope: there is no lesson 7: those built in have the numbers from 1.1 to 6.5"},
		{[]string{"-worksheet", "-together", "3"}, 0, "<!DOCTYPE html>\n<html lang=\"en\">", ""},
		{[]string{"-worksheet", "-lang", "ja", "1.1"}, 0, "<!DOCTYPE html>\n<html lang=\"ja\">", ""},
	} {
		var stdout, stderr strings.Builder
		status := Main(append([]string{"lesson"}, test.args...), nil, &stdout, &stderr)
		if status != test.status || !says(stdout.String(), test.stdout) || !says(stderr.String(), test.stderr) {
			t.Errorf("lesson %q: status %d, stdout %q, stderr %q", test.args, status, &stdout, &stderr)
		}
	}
}

// TestLessonPackage: a package is made with the kit of the site. Without the kit, the error says where to get it.
func TestLessonPackage(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	own := lessonFile(t, "title Own", "start ftp://h", "goal part fsegment", "solution ftp://h/", "wrong fragment => x", "mistake ftp://h#")
	out := filepath.Join(t.TempDir(), "lesson.zip")
	for _, test := range []struct {
		args   []string
		status int
		stderr string
	}{
		{[]string{"-scorm", "1.2", "-dir", dir, "-o", out, "3", own}, 0, ""},
		{[]string{"-scorm", "2004", "-dir", dir, "-lang", "ja", "-o", out, "3.1"}, 0, ""},
		{[]string{"-scorm", "1.2", "3.1"}, 2, "urlscope: lesson: -scorm and -qti make a zip: -o says where\n"},
		{[]string{"-scorm", "1.2", "-worksheet", "-o", out, "3.1"}, 2, "urlscope: lesson: -worksheet, -scorm and -qti each make something else\n"},
		{[]string{"-o", out, "3.1"}, 2, "urlscope: lesson: -o says where -worksheet, -scorm or -qti writes: name one of them\n"},
		{[]string{"-scorm", "1.3", "-o", out, "3.1"}, 2, "urlscope: lesson: -scorm \"1.3\": must be one of 1.2, 2004\n"},
		{[]string{"-scorm", "1.2", "-dir", "no/site", "-o", out, "3.1"}, 2, "urlscope: no/site/scorm.zip: there is no such file or folder; what"},
	} {
		os.Remove(out)
		var stdout, stderr strings.Builder
		status := Main(append([]string{"lesson"}, test.args...), nil, &stdout, &stderr)
		if status != test.status || !says(stderr.String(), test.stderr) || stdout.Len() > 0 {
			t.Errorf("lesson %q: status %d, stdout %q, stderr %q", test.args, status, &stdout, &stderr)
		}
		info, err := os.Stat(out)
		if there := err == nil && info.Size() > 1_000_000; there != (status == 0) {
			t.Errorf("lesson %q: the package is there: %v, %v", test.args, there, err)
		}
	}
}

// TestLessonKeepsItsFile: the output of a lesson never overwrites the lesson.
func TestLessonKeepsItsFile(t *testing.T) {
	own := lessonFile(t, "title Own", "start ftp://h", "goal part fsegment", "solution ftp://h/")
	before, _ := os.ReadFile(own)
	link := filepath.Join(t.TempDir(), "link.txt")
	if err := os.Symlink(own, link); err != nil {
		t.Skip(err)
	}
	for _, kind := range [][]string{{"-worksheet"}, {"-qti", "3.0"}, {"-scorm", "1.2"}} {
		for _, out := range []string{own, filepath.Dir(own) + "/./a.txt", link} {
			var stdout, stderr strings.Builder
			args := append(append([]string{"lesson"}, kind...), "-o", out, own)
			status := Main(args, nil, &stdout, &stderr)
			if after, _ := os.ReadFile(own); status != 2 || !says(stderr.String(), "urlscope: lesson: -o "+out+": that is one of the lessons") || string(after) != string(before) {
				t.Errorf("%q: status %d, %s, and the file is %.20q", args, status, &stderr, after)
			}
		}
	}
}

// TestLessonQuestions: questions are made, and what cannot be a question is named.
func TestLessonQuestions(t *testing.T) {
	out := filepath.Join(t.TempDir(), "questions.zip")
	for _, test := range []struct {
		args   []string
		status int
		stderr string
	}{
		{[]string{"-qti", "3.0", "-o", out, "1.1"}, 0, ""},
		{[]string{"-qti", "3.0", "-o", out, "1"}, 0, "urlscope: lesson 1.2: left out: once points host: it asks what was selected"},
		{[]string{"-qti", "2.1", "-o", out, "1"}, 2, "urlscope: lesson: -qti \"2.1\": must be 3.0\n"},
		{[]string{"-qti", "3.0", "1"}, 2, "urlscope: lesson: -scorm and -qti make a zip: -o says where\n"},
		{[]string{"-qti", "3.0", "-scorm", "1.2", "-o", out, "1"}, 2, "urlscope: lesson: -worksheet, -scorm and -qti each"},
	} {
		os.Remove(out)
		var stdout, stderr strings.Builder
		status := Main(append([]string{"lesson"}, test.args...), nil, &stdout, &stderr)
		if status != test.status || !says(stderr.String(), test.stderr) || stdout.Len() > 0 {
			t.Errorf("lesson %q: status %d, stdout %q, stderr %q", test.args, status, &stdout, &stderr)
		}
		if _, err := os.Stat(out); (err == nil) != (status == 0) {
			t.Errorf("lesson %q: %v", test.args, err)
		}
	}
}

// TestLessonsAreWell: the built-in lessons are correct in every language, and have worksheets.
func TestLessonsAreWell(t *testing.T) {
	for _, l := range text.Langs {
		args := append([]string{"lesson", "-lang", l.Tag()}, course.Numbers()...)
		if out := outputOf(t, "", args...); strings.Count(out, ": well\n") != len(course.Numbers()) {
			t.Errorf("it says\n%s", out)
		}
		file := filepath.Join(t.TempDir(), "sheets.html")
		var stderr strings.Builder
		if status := Main(append([]string{"lesson", "-worksheet", "-answers", "-o", file, "-lang", l.Tag()}, course.Numbers()...), nil, &stderr, &stderr); status != 0 || stderr.Len() > 0 {
			t.Errorf("status %d, %s", status, &stderr)
		}
		if data, err := os.ReadFile(file); err != nil || strings.Count(string(data), "<section") != len(course.Numbers())+1 {
			t.Errorf("the sheets are %d octets, %v", len(data), err)
		}
	}
}

// TestGradeCommand: answers come from the command line or, a line each, from standard input.
func TestGradeCommand(t *testing.T) {
	const right = `{"answer":"http://www.example.org/","done":true,"goals":[{"goal":"valid","state":"met"},{"goal":"scheme = http","state":"met"},{"goal":"raw host = www.example.org","state":"met"}]}` + "\n"
	const wrong = `{"answer":"x","done":false,"goals":[{"goal":"valid","state":"open"},{"goal":"scheme = http","state":"open"},{"goal":"raw host = www.example.org","state":"unknown"}]}` + "\n"
	code := lesson.Receipt{ID: "NAHJ55KP", Answer: "http://www.example.org/", Name: "愛子"}.Code()
	for _, test := range []struct {
		stdin, want string
		args        []string
	}{
		{"", right + wrong, []string{"1.1", "http://www.example.org/", "x"}},
		{"http://www.example.org/\r\nx\n", right + wrong, []string{"nahj55kp"}},
		{"x\x00http://www.example.org/", wrong + right, []string{"-0", "#lesson=1&id=1.1"}},
		{"", `{"answer":"x","done":false,"goals":[{"goal":"valid","state":"open"}]}` + "\n", []string{"#lesson=1&u=y&g=valid", "x"}},
		{"\xff\n", `{"answerBase64":"/w==","done":false,"goals":[{"goal":"fragment","state":"open"}]}` + "\n", []string{lessonFile(t, "start x", "goal fragment")}},
		{"", strings.Replace(right, `"done"`, `"name":"愛子","code":"`+code+`","done"`, 1), []string{"-receipts", "1.1", "urlscope1 NAHJ55KP http://www.example.org/ 愛子"}},
		{"urlscope1 XK374J28 x:\nx\n", `{"answer":"urlscope1 XK374J28 x:","done":false,"error":"it is a receipt of another lesson: 'XK374J28'"}` + "\n" +
			`{"answer":"x","done":false,"error":"a receipt begins with 'urlscope1'"}` + "\n", []string{"-receipts", "1.1"}},
	} {
		if got := outputOf(t, test.stdin, append([]string{"grade"}, test.args...)...); got != test.want {
			t.Errorf("%q: it writes\n%s\nnot\n%s", test.args, got, test.want)
		}
	}
	for _, test := range []struct {
		args   []string
		status int
		stderr string
	}{
		{nil, 2, "urlscope: grade: no lesson given\n"},
		{[]string{"no/such/file"}, 2, "urlscope: no/such/file: there is no such file"},
		{[]string{"#lesson=9&u=x"}, 2, "urlscope: it is not of version 1 of the format"},
		{[]string{"1.1", "lesson_test.go"}, 0, "urlscope: lesson_test.go is read as the answer itself; to read answers from the file of that name, write <lesson_test.go\n"},
	} {
		var stdout, stderr strings.Builder
		if status := Main(append([]string{"grade"}, test.args...), strings.NewReader(""), &stdout, &stderr); status != test.status || !strings.HasPrefix(stderr.String(), test.stderr) {
			t.Errorf("grade %q: status %d, stderr %q", test.args, status, &stderr)
		}
	}
}

// TestGradeReceipts: the receipt of each lesson's solution is graded as done.
func TestGradeReceipts(t *testing.T) {
	for _, number := range course.Numbers() {
		l, _ := course.Lesson(number, text.Chinese)
		r := l.Receipt(l.Solutions[0], "A B")
		if out := outputOf(t, r.String()+"\n", "grade", "-receipts", number); !strings.Contains(out, `"name":"A B","code":"`+r.Code()+`","done":true`) {
			t.Errorf("%s: %s", number, out)
		}
	}
}

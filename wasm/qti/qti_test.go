package qti

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"urlscope/core/goal"
	"urlscope/core/lesson"
	"urlscope/core/lesson/course"
	"urlscope/core/text"
)

func all(l text.Lang) (list []Item) {
	for _, number := range course.Numbers() {
		found, _ := course.Lesson(number, l)
		list = append(list, Item{found, number})
	}
	return list
}

// TestQuestionsGradeAsGoals checks that a question grades as its goal does: every choice and, by the pattern, every URL of
// any lesson.
func TestQuestionsGradeAsGoals(t *testing.T) {
	var urls []string
	for _, item := range all(text.English) {
		urls = append(urls, urlsOf(item.Lesson)...)
	}
	urls = append(urls, "", " ", "HTTP://H/", "hTtP:", "x%2fy", "x%2Fy", "a.b", "aXb", "%2", "あ", "http//h", "ftp://h#")
	fills, chosen := 0, 0
	check := func(item Item) {
		list, _ := questions(item)
		for _, q := range list {
			states := func(url string) goal.State {
				i := slices.IndexFunc(item.Goals, func(g goal.Goal) bool { return g.String() == q.goal.String() })
				return item.GradeAnswer(url).States[i]
			}
			if q.pattern == "" {
				chosen++
				for _, c := range q.choices {
					if c.right != (states(c.url) == goal.StateMet) {
						t.Errorf("%s: %q is graded as %v", q.id, c.url, c.right)
					}
				}
				continue
			}
			fills++
			pattern := regexp.MustCompile("^(?:" + q.pattern + ")$")
			for _, url := range urls {
				if pattern.MatchString(url) != (states(url) == goal.StateMet) {
					t.Errorf("%s: for %q the pattern %s gives %v", q.goal, url, q.pattern, pattern.MatchString(url))
				}
			}
		}
	}
	for _, item := range all(text.Japanese) {
		check(item)
	}
	own, err := lesson.Parse("own.txt", "lesson 1\nstart a\ngoal input = a.b-[^]\ngoal input ^= a.\ngoal input $= ]\ngoal input *= .b\ngoal escape 2f\nsolution a.b-[^]\nsolution %2F\n")
	if err != nil {
		t.Fatal(err)
	}
	check(Item{Lesson: own})
	if fills < 6 || chosen < 60 {
		t.Errorf("%d questions are filled in, and %d chosen", fills, chosen)
	}
}

// TestChoicesLookApart checks that choices which differ only in spaces or invisible characters show names for these
// characters.
func TestChoicesLookApart(t *testing.T) {
	for _, row := range []struct{ urls, want []string }{
		{[]string{"http://h/ a", "http://h/b"}, []string{"http://h/ a", "http://h/b"}},
		{[]string{"http://h/ a", "http://h/  a"}, []string{"http://h/‹SP›a", "http://h/‹SP›‹SP›a"}},
		{[]string{" x:y", "x:y"}, []string{"‹SP›x:y", "x:y"}},
		{[]string{"x:y\u200b", "x:y z"}, []string{"x:y‹U+200B›", "x:y‹SP›z"}},
		{[]string{"x:\x01", "x:\xff"}, []string{"x:‹01›", "x:‹FF›"}},
		{[]string{"x:\n", "x:\t"}, []string{"x:‹LF›", "x:‹TAB›"}},
		{[]string{"x:é", "x:日本 語"}, []string{"x:é", "x:日本 語"}},
	} {
		q := question{}
		for _, url := range row.urls {
			q.choices = append(q.choices, choice{url: url})
		}
		if got := q.shown(); !slices.Equal(got, row.want) {
			t.Errorf("%q are shown as %q", row.urls, got)
		}
	}
}

// TestNothingIsLost checks that every goal either becomes a question or is listed as left out.
func TestNothingIsLost(t *testing.T) {
	goals, asked := 0, 0
	var left []Left
	for _, item := range all(text.English) {
		list, out := questions(item)
		goals, asked, left = goals+len(item.Goals), asked+len(list), append(left, out...)
	}
	if goals != asked+len(left) {
		t.Errorf("%d goals: %d questions, %d left out", goals, asked, len(left))
	}
	if !slices.ContainsFunc(left, func(l Left) bool { return l.Lesson == "1.2" && l.Goal == "once points host" && l.Why != "" }) {
		t.Errorf("the goals left out are %+v", left)
	}
	t.Logf("%d goals: %d questions", goals, asked)
}

// TestPackage checks QTI 3.0's rules for a package: every file in the manifest exists, identifiers are unique names, and
// every reference has a target.
func TestPackage(t *testing.T) {
	hostile, err := lesson.Parse("own.txt", "lesson 1\ntitle a \"<&>' \\x01\nlang ja\ntext ]]> & `<x>`\nstart http://h/<a>&\ngoal fragment -- <b>\nsolution http://h/#\n")
	if err != nil {
		t.Fatal(err)
	}
	for name, list := range map[string][]Item{"all": all(text.Chinese), "hostile": {{Lesson: hostile}}, "twice": {{Lesson: hostile}, {Lesson: hostile}}} {
		pack, _, err := Make(list)
		if err != nil {
			t.Fatal(err)
		}
		files := unpack(t, pack)
		if again, _, _ := Make(list); !bytes.Equal(pack, again) {
			t.Errorf("%s: the same lessons make two packages", name)
		}
		var m struct {
			Schema    string `xml:"metadata>schema"`
			Version   string `xml:"metadata>schemaversion"`
			Resources []struct {
				ID   string `xml:"identifier,attr"`
				Type string `xml:"type,attr"`
				Href string `xml:"href,attr"`
				File struct {
					Href string `xml:"href,attr"`
				} `xml:"file"`
				Needs []struct {
					Ref string `xml:"identifierref,attr"`
				} `xml:"dependency"`
			} `xml:"resources>resource"`
		}
		parse(t, files["imsmanifest.xml"], &m)
		if m.Schema != "QTI Package" || m.Version != "3.0.0" || len(m.Resources) != len(files)-1 || len(m.Resources[0].Needs) != len(files)-2 {
			t.Errorf("%s: the manifest is %+v", name, m)
		}
		known := map[string]bool{}
		for _, r := range m.Resources {
			if known[r.ID] || !isID.MatchString(r.ID) || files[r.Href] == "" || r.File.Href != r.Href {
				t.Errorf("%s: the resource %+v", name, r)
			}
			known[r.ID] = true
		}
		for _, n := range m.Resources[0].Needs {
			if !known[n.Ref] {
				t.Errorf("%s: there is no %s", name, n.Ref)
			}
		}
		checkTest(t, files)
		for file, data := range files {
			if strings.HasPrefix(file, "question-") {
				checkItem(t, file, data)
			}
		}
	}
}

var isID = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_.-]*$`)

// checkTest checks the file of the test.
func checkTest(t *testing.T, files map[string]string) {
	t.Helper()
	var test struct {
		XMLName  xml.Name `xml:"http://www.imsglobal.org/xsd/imsqtiasi_v3p0 qti-assessment-test"`
		Sections []struct {
			ID    string `xml:"identifier,attr"`
			Title string `xml:"title,attr"`
			Refs  []struct {
				ID   string `xml:"identifier,attr"`
				Href string `xml:"href,attr"`
			} `xml:"qti-assessment-item-ref"`
		} `xml:"qti-test-part>qti-assessment-section"`
	}
	parse(t, files["test.xml"], &test)
	seen := map[string]bool{}
	for _, s := range test.Sections {
		for _, r := range s.Refs {
			if seen[r.ID] || !isID.MatchString(r.ID) || files[r.Href] == "" {
				t.Errorf("the reference %+v", r)
			}
			seen[r.ID] = true
		}
		if seen[s.ID] || s.Title == "" || len(s.Refs) == 0 {
			t.Errorf("the section %+v", s)
		}
	}
}

// checkItem checks an item: its right answers are among its choices, and not all choices are right; or the answer is typed.
func checkItem(t *testing.T, file, data string) {
	t.Helper()
	var item struct {
		XMLName  xml.Name `xml:"http://www.imsglobal.org/xsd/imsqtiasi_v3p0 qti-assessment-item"`
		ID       string   `xml:"identifier,attr"`
		Title    string   `xml:"title,attr"`
		Response struct {
			ID          string   `xml:"identifier,attr"`
			Cardinality string   `xml:"cardinality,attr"`
			Correct     []string `xml:"qti-correct-response>qti-value"`
		} `xml:"qti-response-declaration"`
		Choices []struct {
			ID string `xml:"identifier,attr"`
		} `xml:"qti-item-body>qti-choice-interaction>qti-simple-choice"`
		Entry []struct {
			Response string `xml:"response-identifier,attr"`
		} `xml:"qti-item-body>p>qti-text-entry-interaction"`
		Processing struct {
			Template string `xml:"template,attr"`
			Pattern  struct {
				Pattern string `xml:"pattern,attr"`
			} `xml:"qti-response-condition>qti-response-if>qti-pattern-match"`
		} `xml:"qti-response-processing"`
	}
	parse(t, data, &item)
	if item.ID+".xml" != file || item.Title == "" || len(item.Response.Correct) == 0 {
		t.Errorf("%s: %+v", file, item)
	}
	if len(item.Entry) == 1 {
		pattern := regexp.MustCompile("^(?:" + item.Processing.Pattern.Pattern + ")$")
		if len(item.Choices) > 0 || item.Response.Cardinality != "single" || !pattern.MatchString(item.Response.Correct[0]) {
			t.Errorf("%s is filled in: %+v", file, item)
		}
		return
	}
	ids := map[string]bool{}
	for _, c := range item.Choices {
		ids[c.ID] = true
	}
	for _, right := range item.Response.Correct {
		if !ids[right] {
			t.Errorf("%s: there is no choice %s", file, right)
		}
	}
	if len(ids) != len(item.Choices) || len(ids) <= len(item.Response.Correct) || item.Response.Cardinality != "multiple" || !strings.HasSuffix(item.Processing.Template, "/match_correct.xml") {
		t.Errorf("%s is chosen: %+v", file, item)
	}
}

func parse(t *testing.T, data string, v any) {
	t.Helper()
	if err := xml.Unmarshal([]byte(data), v); err != nil {
		t.Fatalf("%v\n%s", err, data)
	}
}

func unpack(t *testing.T, pack []byte) map[string]string {
	t.Helper()
	r, err := zip.NewReader(bytes.NewReader(pack), int64(len(pack)))
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	for _, f := range r.File {
		from, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(from)
		if err != nil || files[f.Name] != "" {
			t.Fatalf("%s: %v", f.Name, err)
		}
		files[f.Name] = string(data)
	}
	return files
}

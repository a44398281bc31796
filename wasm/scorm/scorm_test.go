package scorm_test

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"urlscope/core/lesson"
	"urlscope/core/lesson/course"
	"urlscope/core/text"
	"urlscope/wasm/internal/made"
	"urlscope/wasm/scorm"
)

// most is the maximum size of a package of all lessons, in octets.
const most = 2_000_000

func kit(t *testing.T) []byte {
	t.Helper()
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(dir, scorm.KitFile))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// all returns the built-in lessons.
func all(l text.Lang) (list []scorm.Item) {
	for _, number := range course.Numbers() {
		found, _ := course.Lesson(number, l)
		list = append(list, scorm.Item{Lesson: found, Number: number, Unit: course.Unit(number, l)})
	}
	return list
}

func TestSizeAndSameness(t *testing.T) {
	k := kit(t)
	for _, l := range text.Langs {
		for v := range scorm.Versions {
			pack := make1(t, k, all(l), scorm.Version(v))
			if len(pack) > most {
				t.Errorf("all lessons in %s by SCORM %s have %d octets, more than %d", l.Name(), scorm.Versions[v], len(pack), most)
			}
			t.Logf("%s, %s: %d octets", scorm.Versions[v], l.Name(), len(pack))
			if again := make1(t, k, all(l), scorm.Version(v)); !bytes.Equal(pack, again) {
				t.Errorf("the same lessons make two packages")
			}
		}
	}
}

func make1(t *testing.T, k []byte, list []scorm.Item, v scorm.Version) []byte {
	t.Helper()
	pack, err := scorm.Make(k, list, v)
	if err != nil {
		t.Fatal(err)
	}
	return pack
}

// A manifest has the parts of a manifest that the tests check. make test-adopted validates against the schemas; these tests
// check rules that the schemas do not have.
type manifest struct {
	Identifier string `xml:"identifier,attr"`
	Metadata   struct {
		Schema        string `xml:"schema"`
		SchemaVersion string `xml:"schemaversion"`
		LOM           struct {
			General struct {
				Title    inner  `xml:"title"`
				Language string `xml:"language"`
				About    inner  `xml:"description"`
			} `xml:"general"`
		} `xml:"lom"`
	} `xml:"metadata"`
	Organizations struct {
		Default string `xml:"default,attr"`
		List    []struct {
			Identifier string `xml:"identifier,attr"`
			Title      string `xml:"title"`
			Items      []item `xml:"item"`
		} `xml:"organization"`
	} `xml:"organizations"`
	Resources []struct {
		Identifier string     `xml:"identifier,attr"`
		Attrs      []xml.Attr `xml:",any,attr"`
		Href       string     `xml:"href,attr"`
		Files      []struct {
			Href string `xml:"href,attr"`
		} `xml:"file"`
		Dependencies []struct {
			Ref string `xml:"identifierref,attr"`
		} `xml:"dependency"`
	} `xml:"resources>resource"`
}

type inner struct {
	Text string `xml:",any"`
}

type item struct {
	Identifier string `xml:"identifier,attr"`
	Ref        string `xml:"identifierref,attr"`
	Title      string `xml:"title"`
	Items      []item `xml:"item"`
	Sequencing struct {
		Control struct {
			Choice string `xml:"choice,attr"`
			Flow   string `xml:"flow,attr"`
		} `xml:"controlMode"`
	} `xml:"sequencing"`
}

// unpack returns the files of a package, and its manifest.
func unpack(t *testing.T, pack []byte) (files map[string]string, m manifest) {
	t.Helper()
	r, err := zip.NewReader(bytes.NewReader(pack), int64(len(pack)))
	if err != nil {
		t.Fatal(err)
	}
	files = map[string]string{}
	for _, f := range r.File {
		if files[f.Name] != "" {
			t.Errorf("%s is a duplicate", f.Name)
		}
		from, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(from) // this checks the CRC
		if err != nil {
			t.Fatalf("%s: %v", f.Name, err)
		}
		files[f.Name] = string(data)
	}
	if err := xml.Unmarshal([]byte(files["imsmanifest.xml"]), &m); err != nil {
		t.Fatal(err)
	}
	return files, m
}

// TestManifest checks the rules of content packaging: every file exists and is listed, every reference has a target, and
// identifiers are unique.
func TestManifest(t *testing.T) {
	hostile, err := lesson.Parse("own.txt", "lesson 1\ntitle a \"<&>' \\x01 b\nlang ja\ntext ]]> & `<` \nstart http://h/\ngoal valid -- <script>\n")
	if err != nil {
		t.Fatal(err)
	}
	k := kit(t)
	lists := map[string][]scorm.Item{
		"all": all(text.Japanese), "one": all(text.English)[:1], "a unit": all(text.Chinese)[:5], "hostile": {{Lesson: hostile}},
		"twice": {all(text.English)[0], {Lesson: hostile}, all(text.English)[0]}, "two": all(text.English)[:2], "other two": {all(text.English)[0], all(text.English)[2]},
	}
	for name, list := range lists {
		for v := range scorm.Versions {
			files, m := unpack(t, make1(t, k, list, scorm.Version(v)))
			checkManifest(t, name+" "+scorm.Versions[v], files, m, len(list))
			if want := [...]string{"1.2", "2004 4th Edition"}[v]; m.Metadata.Schema != "ADL SCORM" || m.Metadata.SchemaVersion != want {
				t.Errorf("%s: %s %s", name, m.Metadata.Schema, m.Metadata.SchemaVersion)
			}
			if general := m.Metadata.LOM.General; general.Title.Text == "" || general.About.Text == "" || general.Language != list[0].Lang.Tag() {
				t.Errorf("%s is described as %+v", name, general)
			}
		}
	}
	if _, m := unpack(t, make1(t, k, all(text.English), scorm.V12)); len(m.Organizations.List[0].Items) != 6 || len(m.Organizations.List[0].Items[2].Items) != 5 ||
		m.Organizations.List[0].Items[2].Title != "FTP" || m.Organizations.List[0].Items[2].Items[0].Title != "3.1 From the root" {
		t.Errorf("the units are %+v", m.Organizations.List[0].Items)
	}
	// The description is plain text: no mark of prose is left in it.
	_, m := unpack(t, make1(t, k, all(text.English)[:1], scorm.V12))
	if about := m.Metadata.LOM.General.About.Text; strings.Contains(about, "`") || !strings.Contains(about, "an 'http' URL") {
		t.Errorf("a lesson is described as %q", about)
	}
	taken := map[string]string{}
	for name, list := range lists {
		_, m := unpack(t, make1(t, k, list, scorm.V12))
		if other := taken[m.Identifier]; other != "" {
			t.Errorf("%q and %q have the same identifier", name, other)
		}
		taken[m.Identifier] = name
	}
	for _, i := range unit(t, make1(t, k, all(text.English), scorm.V2004)) {
		if c := i.Sequencing.Control; c.Choice != "true" || c.Flow != "true" {
			t.Errorf("%s does not lead to the next lesson: %+v", i.Title, c)
		}
	}
	if _, m := unpack(t, make1(t, k, all(text.Japanese)[:5], scorm.V12)); m.Organizations.List[0].Title != "URL を読む" || len(m.Organizations.List[0].Items) != 5 {
		t.Errorf("a unit is %+v", m.Organizations.List[0])
	}
}

// unit returns the top-level items of a package, which are units if it has several.
func unit(t *testing.T, pack []byte) []item {
	t.Helper()
	_, m := unpack(t, pack)
	return m.Organizations.List[0].Items
}

func checkManifest(t *testing.T, name string, files map[string]string, m manifest, lessons int) {
	t.Helper()
	taken := map[string]bool{}
	take := func(id string) {
		if id == "" || taken[id] || !isName(id) {
			t.Errorf("%s: the identifier %q is a duplicate, or not a name", name, id)
		}
		taken[id] = true
	}
	take(m.Identifier)
	listed, resources := map[string]bool{"imsmanifest.xml": true}, map[string]string{}
	for _, r := range m.Resources {
		take(r.Identifier)
		resources[r.Identifier] = r.Href
		for _, f := range r.Files {
			listed[f.Href] = true
		}
		if r.Href != "" && !slices.ContainsFunc(r.Files, func(f struct {
			Href string `xml:"href,attr"`
		}) bool {
			return f.Href == r.Href
		}) {
			t.Errorf("%s: %s does not list its own file", name, r.Identifier)
		}
	}
	for f := range files {
		if !listed[f] {
			t.Errorf("%s: %s is not listed", name, f)
		}
		delete(listed, f)
	}
	for f := range listed {
		t.Errorf("%s: %s is listed, but missing", name, f)
	}
	for _, r := range m.Resources {
		for _, d := range r.Dependencies {
			if _, ok := resources[d.Ref]; !ok {
				t.Errorf("%s: there is no resource %s", name, d.Ref)
			}
		}
	}
	if len(m.Organizations.List) != 1 || m.Organizations.List[0].Identifier != m.Organizations.Default || m.Organizations.List[0].Title == "" {
		t.Fatalf("%s: the organizations are %+v", name, m.Organizations)
	}
	take(m.Organizations.Default)
	found := 0
	var walk func(list []item)
	walk = func(list []item) {
		for _, i := range list {
			take(i.Identifier)
			if i.Title == "" {
				t.Errorf("%s: %s has no title", name, i.Identifier)
			}
			if i.Ref != "" {
				found++
				if resources[i.Ref] == "" {
					t.Errorf("%s: %s shows nothing", name, i.Identifier)
				}
			}
			walk(i.Items)
		}
	}
	walk(m.Organizations.List[0].Items)
	if found != lessons {
		t.Errorf("%s: %d lessons instead of %d", name, found, lessons)
	}
}

// isName reports whether s is an XML name without a colon, as identifiers must be.
func isName(s string) bool {
	for i, r := range s {
		letter := r == '_' || 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z'
		if !letter && (i == 0 || !strings.ContainsRune("-.0123456789", r)) {
			return false
		}
	}
	return s != ""
}

// TestPage checks that an author's text cannot become markup in the page.
func TestPage(t *testing.T) {
	own, err := lesson.Parse("own.txt", "lesson 1\ntitle \"><img src=x>\ntext <script>alert(1)</script> `<b>` `open\nstart http://h/<x>\ngoal valid -- <i>\n")
	if err != nil {
		t.Fatal(err)
	}
	files, _ := unpack(t, make1(t, kit(t), []scorm.Item{{Lesson: own}}, scorm.V12))
	page := files["lesson-"+own.ID()+".html"]
	for _, tag := range []string{"<img", "<script>", "<b>", "<i>", "<x>"} {
		if page == "" || strings.Contains(page, tag) {
			t.Errorf("the page holds %s:\n%s", tag, page)
		}
	}
	if !strings.Contains(page, "</code> `open</p>") { // with the markup of the program
		t.Errorf("a backtick without an end must stay as it is:\n%s", page)
	}
	link, err := lesson.ReadLink("#" + between(page, `data-lesson="`, `"`))
	if err != nil || link.Lesson == nil || link.Lesson.ID() != own.ID() {
		t.Errorf("the page opens %+v, %v", link, err)
	}
	if frame := files["urlscope/frame.html"]; !strings.Contains(frame, `<html data-lang="en" `) {
		t.Error("the frame does not say its language")
	}
}

// between returns the text between two others, with &amp; decoded.
func between(s, before, after string) string {
	_, s, _ = strings.Cut(s, before)
	s, _, _ = strings.Cut(s, after)
	return strings.ReplaceAll(s, "&amp;", "&")
}

func TestNoKit(t *testing.T) {
	if _, err := scorm.Make([]byte("no zip"), all(text.English), scorm.V12); err == nil {
		t.Error("there is no error for a file that is not a kit")
	}
}

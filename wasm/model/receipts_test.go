package model

import (
	"strings"
	"testing"

	"urlscope/core/lesson/course"
	"urlscope/core/text"
)

// A class hands in correct and wrong answers, duplicates, broken lines and malicious names.
func TestCheckReceipts(t *testing.T) {
	l, _ := course.Lesson("3.1", text.English)
	other, _ := course.Lesson("3.2", text.English)
	lines := strings.Join([]string{
		l.Receipt(l.Solutions[0], "Aiko").String(),
		"  " + l.Receipt("ftp://myname@host.dom/etc/motd", "小明").String() + "\r",
		"",
		l.Receipt("ftp://myname@host.dom/%2fetc/motd", "=HYPERLINK(\"http://evil.example\")").String(),
		l.Receipt(l.Solutions[0], "").String(),
		l.Receipt("garbage\x00\u202e\t\n<script>", "\u202eevil<b>").String(),
		other.Receipt("x", "Bob").String(),
		"fnord",
		"urlscope1 " + l.ID() + " %zz Zoe",
	}, "\n")
	list, left := CheckReceipts(l, lines)
	if len(list) != 8 || left != 0 {
		t.Fatalf("%d receipts, %d left: %+v", len(list), left, list)
	}
	const want = "Name\tCode\tGoals met\tAnswer\tSame answer as\n" +
		"Aiko\tCODE\t4/4\tftp://myname@host.dom/%2Fetc/motd\tLine 5\n" +
		"小明\tCODE\t3/4\tftp://myname@host.dom/etc/motd\t\n" +
		"'=HYPERLINK(\"http://evil.example\")\tCODE\t4/4\tftp://myname@host.dom/%2fetc/motd\t\n" +
		"Line 5\tCODE\t4/4\tftp://myname@host.dom/%2Fetc/motd\tAiko\n"
	got := ReceiptsText(text.English, list, len(l.Goals))
	for i, r := range list[:4] { // the code of each differs, so that an error in copying from paper shows
		slip := l.Receipt(r.Answer+"x", r.Name).Code()
		if !strings.Contains(got, "\t"+r.Code+"\t") || len(r.Code) != 6 || r.Code == slip {
			t.Errorf("receipt %d has the code %q, and with a slip %q", i, r.Code, slip)
		}
		got = strings.Replace(got, "\t"+r.Code+"\t", "\tCODE\t", 1)
	}
	if !strings.HasPrefix(got, want) {
		t.Errorf("it is\n%s\nnot\n%s", got, want)
	}
	if strings.ContainsAny(got, "\x00\u202e\r") || strings.Count(got, "\n") != 9 {
		t.Errorf("what cannot be seen is not shown: %q", got)
	}
	for i, r := range list {
		if broken := i >= 5; (r.Wrong != nil) != broken || r.Done != (r.Wrong == nil && r.Met == 4) {
			t.Errorf("%d: %+v", i, r)
		}
	}
	for _, lang := range text.Langs {
		if ReceiptsText(lang, list, 4) == "" {
			t.Error(lang.Name())
		}
	}
	many := strings.Repeat(l.Receipt("x", "").String()+"\n", MaxReceipts+7)
	if list, left := CheckReceipts(l, many); len(list) != MaxReceipts || left != 7 {
		t.Errorf("of many: %d, %d left", len(list), left)
	}
}

// A receipt whose solution is changed in one octet is read, but its lesson is not done. The grade never comes from
// the receipt itself.
func TestReceiptsOfTheCourse(t *testing.T) {
	for _, number := range course.Numbers() {
		l, _ := course.Lesson(number, text.Japanese)
		english, _ := course.Lesson(number, text.English)
		list, _ := CheckReceipts(english, l.Receipt(l.Solutions[0], "愛子").String())
		if len(list) != 1 || !list[0].Done || list[0].Name != "愛子" {
			t.Errorf("%s: %+v", number, list)
		}
		list, _ = CheckReceipts(english, l.Receipt("~"+l.Solutions[0][1:], "").String())
		if len(list) != 1 || list[0].Wrong != nil || list[0].Done {
			t.Errorf("%s, with an octet changed: %+v", number, list)
		}
	}
}

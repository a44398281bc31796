package lesson

import (
	"strings"
	"unicode/utf8"

	"urlscope/core/goal"
	"urlscope/core/text"
)

// A Receipt is a line that a learner gives to the teacher: "urlscope1 7Q3F0KZN ftp://host.dom/%252Fetc Aiko".
//
// It proves that the answer meets the goals of the lesson with that ID, because whoever reads it can grade the answer
// again. It does not prove who found the answer, when, with whose help or after how many tries, nor that a goal with
// "once" was met. Anybody can make a receipt. It has no secret.
type Receipt struct {
	ID     string // of the lesson
	Answer string
	Name   string // the learner's name; "" for none
}

// Proves says for readers in language l what a receipt proves, and what it leaves open.
func Proves(l text.Lang) (proved, open string) { return proves[0].In(l), proves[1].In(l) }

var proves = [2]text.Row{
	{"A receipt proves that this answer meets these goals: the page grades it again.",
		"受領証が証明するのは、この解答が目標を満たすことです。ページはもう一度採点します。",
		"收據證明這個答案符合這些目標：此頁會重新評分。"},
	{"It does not prove who found the answer, when, alone, or at which try. Whoever has the page can make one: there is no secret in it.",
		"誰が、いつ、1 人で、何回目に解いたかは証明しません。ページがあれば誰でも作れます。秘密は含まれていません。",
		"它不證明是誰、何時、是否獨自、試了幾次才找到答案。有此頁的人都能製作：裡面沒有任何秘密。"},
}

const receiptHead = "urlscope" + version

// MaxName is the largest size of a name, in octets.
const MaxName = 120

// Receipt returns the receipt for an answer.
func (l *Lesson) Receipt(answer, name string) Receipt { return Receipt{l.ID(), answer, name} }

// String returns the line of r.
func (r Receipt) String() string {
	line := receiptHead + " " + r.ID + " " + encoded(r.Answer, plainText+"&+#")
	if name := encodedName(r.Name); name != "" {
		line += " " + name
	}
	return line
}

// encodedName returns a name on one line: white space becomes single spaces, and what is not printable becomes
// escapes.
func encodedName(name string) string {
	var b strings.Builder
	for _, piece := range strings.Fields(name) {
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		for _, r := range piece {
			if s := string(r); goal.Escape(s) != s || r == '%' {
				b.WriteString(encoded(s, ""))
			} else {
				b.WriteString(s)
			}
		}
	}
	return b.String()
}

// Code returns six letters that check a receipt copied by hand. They catch typos, not forgery.
func (r Receipt) Code() string {
	return letters(6, r.ID, r.Answer, strings.Join(strings.Fields(r.Name), " "))
}

// ParseReceipt parses a line. The error is a [text.Fault].
func ParseReceipt(line string) (Receipt, error) {
	head, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
	id, rest, _ := strings.Cut(rest, " ")
	answer, name, _ := strings.Cut(rest, " ")
	plain, ok := percentDecoded(answer)
	called, named := percentDecoded(strings.TrimSpace(name))
	switch {
	case head != receiptHead:
		return Receipt{}, noReceipt.say(receiptHead)
	case len(id) != 8:
		return Receipt{}, noID.say(id)
	case !ok || !named:
		return Receipt{}, lineBroken.say("")
	case len(plain) > maxURL || len(called) > MaxName:
		return Receipt{}, lineLong.say("")
	case !utf8.ValidString(called):
		return Receipt{}, nameNotUTF8.say("")
	}
	return Receipt{strings.ToUpper(id), plain, called}, nil
}

// Grade grades the answer of r again. The error is a [text.Fault] if r is of another lesson.
func (l *Lesson) Grade(r Receipt) (goal.Grade, error) {
	if r.ID != l.ID() {
		return goal.Grade{}, otherLesson.say(r.ID)
	}
	return l.GradeAnswer(r.Answer), nil
}

//go:build !small

package model

import (
	"strconv"
	"strings"

	"urlscope/core/goal"
	"urlscope/core/lesson"
	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// MaxReceipts is the largest number of lines that are graded at once.
const MaxReceipts = 500

// A Receipt is a line that a pupil handed in, graded again.
type Receipt struct {
	Line         int // the line's number, from 1
	Name, Answer string
	Code         string // detects a copying error
	Met          int
	Done         bool
	Same         []int // indices of the other receipts with this answer
	Wrong        *text.Fault
}

// CheckReceipts grades the lines of a class; left is the number of lines beyond the limit.
func CheckReceipts(l *lesson.Lesson, lines string) (list []Receipt, left int) {
	same := map[string][]int{}
	n := 0
	for line := range strings.SplitSeq(lines, "\n") {
		n++
		switch line = strings.TrimSpace(line); {
		case line == "":
		case len(list) == MaxReceipts:
			left++
		default:
			r := checkReceipt(l, line)
			r.Line = n
			if r.Wrong == nil {
				same[r.Answer] = append(same[r.Answer], len(list))
			}
			list = append(list, r)
		}
	}
	for i := range list {
		for _, other := range same[list[i].Answer] {
			if other != i && list[i].Wrong == nil {
				list[i].Same = append(list[i].Same, other)
			}
		}
	}
	return list, left
}

func checkReceipt(l *lesson.Lesson, line string) (out Receipt) {
	r, err := lesson.ParseReceipt(line)
	var grade goal.Grade
	if err == nil {
		out.Name, out.Answer, out.Code = r.Name, r.Answer, r.Code()
		grade, err = l.Grade(r)
	}
	out.Wrong, _ = err.(*text.Fault)
	for _, s := range grade.States {
		if s == goal.StateMet {
			out.Met++
		}
	}
	out.Done = grade.Done
	return out
}

// Called returns the label of a receipt: the name in it, or its line number.
func (r *Receipt) Called(l text.Lang) string {
	if r.Name != "" {
		return Visible(r.Name)
	}
	return labels.Filled(l, labels.LineNumber, "{n}", strconv.Itoa(r.Line)).String()
}

// ReceiptsText returns the graded receipts of a lesson with so many goals as text, in columns separated by tabs.
func ReceiptsText(l text.Lang, list []Receipt, goals int) string {
	var b strings.Builder
	row := func(cells ...string) {
		for i, c := range cells {
			if i > 0 {
				b.WriteByte('\t')
			}
			b.WriteString(cellOf(c))
		}
		b.WriteByte('\n')
	}
	row(labels.UI(l, labels.HandedName), labels.UI(l, labels.HandedCode), labels.UI(l, labels.HandedGoals), labels.UI(l, labels.HandedAnswer), labels.UI(l, labels.SameAnswer))
	for i := range list {
		r := &list[i]
		if r.Wrong != nil {
			row(r.Called(l), r.Code, "", Visible(r.Answer), r.Wrong.In(l).Quoted(l))
			continue
		}
		row(r.Called(l), r.Code, strconv.Itoa(r.Met)+"/"+strconv.Itoa(goals), Visible(r.Answer), SameNames(l, list, i))
	}
	return b.String()
}

// SameNames lists who gave the same answer as receipt i.
func SameNames(l text.Lang, list []Receipt, i int) string {
	var names []string
	for _, other := range list[i].Same {
		names = append(names, list[other].Called(l))
	}
	return strings.Join(names, ", ")
}

// cellOf returns a cell of a table. An apostrophe keeps a spreadsheet from reading text as a formula.
func cellOf(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if s != "" && strings.IndexByte("=+-@", s[0]) >= 0 {
		return "'" + s
	}
	return s
}

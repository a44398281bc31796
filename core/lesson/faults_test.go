package lesson

import (
	"testing"

	"urlscope/core/text/proofread"
)

// TestFaults checks the style of the error messages in every language.
func TestFaults(t *testing.T) {
	proofread.ReadHouse(t, "../text/README.md").Rows(t, "fault", len(faultRows), func(i int) [3]string { return faultRows[i] })
}

// TestDraft: reading an unfinished file loses no field.
func TestDraft(t *testing.T) {
	const data = "lesson 1\ntitle \\q\nlang ja\ntext a\\q\nstart x\ngoal fnord  2 -- words\ngoal valid\nhint 1\nhint 2\nhint 3\nwrong fnord & valid =>\nwrong  => words\nwrong once valid => no\nwrong valid => a\\q\nnext fnord\nsolution a\n"
	l := Draft(data)
	const want = "lesson 1\ntitle \\\\q\nlang ja\ntext a\\\\q\nstart x\ngoal fnord  2 -- words\ngoal valid\nhint 1\nhint 2\nhint 3\nwrong fnord & valid => \nwrong  => words\nwrong once valid => no\nwrong valid => a\\\\q\nnext fnord\nsolution a\n"
	if l.String() != want {
		t.Errorf("it is\n%s\nnot\n%s", l, want)
	}
	if again := Draft(l.String()); again.String() != want {
		t.Errorf("read again it is\n%s", again)
	}
}

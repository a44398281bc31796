package lesson

import (
	"testing"

	"urlscope/core/text/proofread"
)

// TestFaults holds what is said of what is wrong to the language of the house.
func TestFaults(t *testing.T) {
	proofread.ReadHouse(t, "../text/README.md").Rows(t, "fault", len(faultRows), func(i int) [3]string { return faultRows[i] })
}

// TestDraft: of a file that is still being written, nothing that is in a field is lost, whatever is wrong with it.
func TestDraft(t *testing.T) {
	const data = "lesson 1\ntitle \\q\nlang ja\ntext a\\q\nstart x\ngoal fnord  2 -- words\ngoal valid\nhint 1\nhint 2\nhint 3\nwrong fnord & valid =>\nwrong  => words\nwrong once valid => no\nnext fnord\nsolution a\n"
	l := Draft(data)
	const want = "lesson 1\ntitle \\\\q\nlang ja\ntext a\\\\q\nstart x\ngoal fnord  2 -- words\ngoal valid\nhint 1\nhint 2\nhint 3\nwrong fnord & valid => \nwrong  => words\nwrong once valid => no\nnext fnord\nsolution a\n"
	if l.String() != want {
		t.Errorf("it is\n%s\nnot\n%s", l, want)
	}
	if again := Draft(l.String()); again.String() != want {
		t.Errorf("read again it is\n%s", again)
	}
}

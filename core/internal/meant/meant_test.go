package meant

import (
	"bufio"
	"encoding/json"
	"os"
	"testing"
)

// slip is a line of testdata/mistakes.jsonl.
type slip struct{ Typed string }

func load() (list []slip) {
	f, err := os.Open("../../../testdata/mistakes.jsonl")
	if err != nil {
		panic(err)
	}
	defer f.Close()
	for s := bufio.NewScanner(f); s.Scan(); {
		var x slip
		if err := json.Unmarshal(s.Bytes(), &x); err != nil {
			panic(err)
		}
		list = append(list, x)
	}
	return list
}

// TestExamples asks each row of the tables for its example: a move finds something to undo
// in it, a doubter doubts it, a sign sees that something is missing.
func TestExamples(t *testing.T) {
	for _, m := range moves {
		if len(m.find(m.example, partsOf(m.example))) == 0 {
			t.Errorf("%s finds nothing in %q", m.name, m.example)
		}
	}
	for _, d := range doubters {
		if !d.has(partsOf(d.example)) {
			t.Errorf("%q is not doubted", d.example)
		}
	}
	for _, s := range signs {
		if !s.has(s.example, partsOf(s.example)) {
			t.Errorf("%s: nothing is missing from %q", s.name, s.example)
		}
	}
}

// TestFoldedTwice asks that two folds with only the mark of the second between them are
// taken out one behind the other.
func TestFoldedTwice(t *testing.T) {
	const text = "http://h/x\n\\\ny"
	for _, v := range moveFolded(text, partsOf(text)) {
		if !inOrder(v.edits) {
			t.Errorf("%q: %v", text, v.edits)
		}
	}
}

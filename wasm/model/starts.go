package model

import (
	"urlscope/core"
	"urlscope/core/text"
	"urlscope/core/wire"
)

// longestBegun is the length in octets of the longest URL for which the other starts of the path are computed,
// because each is another URL to read at every key.
const longestBegun = 1000

// A Start is a way to start the path, with its result.
type Start struct {
	Begin    wire.Beginning
	Current  bool   // whether the URL has this start
	Path     string // the path as it would be written
	Commands []string
	Edit     core.Edit
}

// HasStarts reports whether there are other ways to start the path.
func (m *Model) HasStarts() bool { return m.Starts() != nil }

// Starts returns the three ways to start an FTP path, each with the commands that it means (section 3.2.2); nil if
// there is nothing to compare.
func (m *Model) Starts() []Start {
	src := m.Source()
	if len(src) > longestBegun {
		return nil
	}
	current, edits, ok := wire.Beginnings(m.URL)
	if !ok {
		return nil
	}
	list := make([]Start, len(edits))
	for i, e := range edits {
		after, _ := core.Apply(src, []core.Edit{e})
		u := core.Parse(after)
		s := Start{Begin: wire.Beginning(i), Current: wire.Beginning(i) == current, Edit: e}
		path, ok := u.Token(core.Fsegment)
		if !ok { // for a misspelt scheme, another start may be meant: "fatp://h/etc/motd"
			return nil
		}
		s.Path = Visible(after[path.Start-len("/"):])
		w := wire.Of(u)
		for j := range w.Steps {
			switch step := &w.Steps[j]; step.Kind {
			case "ftp-cwd", "ftp-retr", "ftp-nlst":
				line, _ := text.Step(m.Lang, u, &w, step)
				s.Commands = append(s.Commands, line.String())
			}
		}
		list[i] = s
	}
	return list
}

package model

import (
	"urlscope/core"
	"urlscope/core/text"
	"urlscope/core/wire"
)

// longestBegun is the longest URL, in octets, whose other beginnings are worked out:
// each is a URL of its own to be read at every keystroke.
const longestBegun = 1000

// A Start is a beginning of the path and what it comes to.
type Start struct {
	Begin    wire.Beginning
	Now      bool   // whether the URL begins so
	Path     string // the path, as it would be written
	Commands []string
	Edit     core.Edit
}

// HasStarts reports whether there are other beginnings.
func (m *Model) HasStarts() bool { return m.Starts() != nil }

// Starts returns the three beginnings of an FTP path side by side, each with the
// commands that it means (section 3.2.2); nil when there is nothing to compare.
func (m *Model) Starts() []Start {
	src := m.Source()
	if len(src) > longestBegun {
		return nil
	}
	now, edits, ok := wire.Beginnings(m.URL)
	if !ok {
		return nil
	}
	list := make([]Start, len(edits))
	for i, e := range edits {
		after, _ := core.Apply(src, []core.Edit{e})
		u := core.Parse(after)
		s := Start{Begin: wire.Beginning(i), Now: wire.Beginning(i) == now, Edit: e}
		path, ok := u.Token(core.Fsegment)
		if !ok { // of a misspelt scheme another is meant with this path: "fatp://h/etc/motd"
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

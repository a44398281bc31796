package page

import (
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/wasm/model"
)

// Adjacent octets that look alike share a cell, at most eight of them: octets of the protocol, or octets that
// stand for consecutive octets of the text. An octet that stands for an escape, or that is shown by a name, has a
// cell of its own.
func TestCellsShareALook(t *testing.T) {
	for _, c := range []struct {
		src, kind string
		selected  core.Span
		want      string // the cells, separated by "|", with the octets of the text that each stands for
	}{
		{"ftp://h/%2Fa/longdirectory/b;type=i", "ftp-cwd", core.Span{}, "CWD|SP|/ 8-11|a 11-12|CR|LF"},
		{"ftp://h/longdirectory/b;type=i", "ftp-cwd", core.Span{}, "CWD|SP|longdire 8-16|ctory 16-21|CR|LF"},
		{"ftp://h/longdirectory/b;type=i", "ftp-cwd", core.Span{Start: 10, End: 12}, "CWD|SP|lo 8-10|ng 10-12|director 12-20|y 20-21|CR|LF"},
		{"ftp://joe:secret@h/a;type=i", "ftp-pass", core.Span{}, "PASS|SP|•••• 10-16|CR|LF"},
		{"http://h/a|b", "http-request", core.Span{}, "GET|SP|/ 8-9|a% 9-11|7 10-11|Cb 10-12|SP|HTTP/1.0|CR|LF|CR|LF"},
	} {
		p := &page{model: model.New(c.src)}
		p.model.SelectSpan(c.selected)
		talk := p.model.Talk()
		got := "no such step"
		for i := range talk.Steps {
			s := &talk.Steps[i]
			if string(s.Kind) != c.kind {
				continue
			}
			var cells []string
			for _, u := range (wirePanel{p}).units(s, talk.Mark(i), 0, len(s.Octets)) {
				for _, cell := range u {
					name := strings.ReplaceAll(string(appendName(nil, &cell)), " ", "")
					if cell.from.Len() > 0 {
						name += " " + model.FromAttr(cell.from)
					}
					cells = append(cells, name)
				}
			}
			got = strings.Join(cells, "|")
			break
		}
		if got != c.want {
			t.Errorf("%s, %s:\n got %s\nwant %s", c.src, c.kind, got, c.want)
		}
	}
}

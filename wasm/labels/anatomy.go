package labels

import "urlscope/core/text"

// Keys of pictures and static pages.
const (
	PartsOf   text.Key = "parts-of"
	FixesHead text.Key = "fixes-head"
)

var anatomyRows = text.Rows{
	PartsOf:   {"The parts of `{a}`", "`{a}` の部分", "`{a}` 的各部分"},
	FixesHead: {"Fixes", "修正案", "修正方式"},
}

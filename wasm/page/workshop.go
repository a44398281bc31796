//go:build !small

package page

// The workshop has the tools of teachers, which few visits need. The program that a page loads first has only doors to it
// (workshop_small.go). A door switches to the program that also has the tools, which are the dialogs of the workshop. Their code is in
// files that are built into that program alone, like this file.

// workshopPanels are the panels of the workshop.
var workshopPanels = []*panel{&lessonRow}

// tools opens each tool. Each file adds its own, because panels refer to tools and tools to panels: a literal would be a cycle.
var tools = map[string]func(*page){}

// stays does nothing: no other program will replace this one.
func (p *page) stays() {}

// enter opens a tool of the workshop.
func (p *page) enter(tool string) {
	if open := tools[tool]; open != nil {
		open(p)
	}
}

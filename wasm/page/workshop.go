//go:build !small

package page

// The workshop has tools for teachers, which few visits need. The program that a page loads first has only
// buttons, called doors, that load the workshop (workshop_small.go). A door switches to the program that also has
// the tools. Their code is in files with this file's build constraint.

// workshopPanels are the panels of the workshop.
var workshopPanels = []*panel{&lessonRow}

// tools opens each tool. Each file adds its own, because panels refer to tools and tools to panels: a literal would be a cycle.
var tools = map[string]func(*page){}

// stays does nothing, because no other program replaces this one.
func (p *page) stays() {}

// enter opens a tool of the workshop.
func (p *page) enter(tool string) {
	if open := tools[tool]; open != nil {
		open(p)
	}
}

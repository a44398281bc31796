//go:build !small

package page

// The workshop is what few visits need: what one teaches with. The page that is loaded first has only the doors to it
// (workshop_small.go); through one of them the browser goes on with a program that has the rooms behind them, too. What
// belongs to them stands in files that are built with that program, as this one is.

// workshopPanels are the panels of the workshop.
var workshopPanels = []*panel{&lessonRow}

// rooms are what opens each room. They are filled by those files, for a panel may lead to a room, and that to panels.
var rooms = map[string]func(*page){}

// stays has nothing to do: no other program is on its way.
func (p *page) stays() {}

// enter opens a room of the workshop.
func (p *page) enter(room string) {
	if open := rooms[room]; open != nil {
		open(p)
	}
}

//go:build small && !learn

package page

import (
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/model"
)

// A study opens lessons in the program that has them (lesson_open.go). In this program none is ever open.
type study struct {
	page    *page
	wanted  *struct{} // set if a lesson's link was followed, which stays in the address until the other program reads it
	passing bool      // whether the other program is loading
}

// read loads the program with lessons, for the link of a lesson.
func (s *study) read(fragment string) (model.View, bool) {
	s.page.address.written, s.wanted = fragment, new(struct{})
	s.page.pass("")
	return model.View{}, false
}

func (s *study) openWanted(bool)           {}
func (s *study) find(string, func(string)) {}
func (s *study) greet()                    {}
func (s *study) close()                    { s.wanted = nil }
func (s *study) relabel()                  {}
func (s *study) note()                     {}
func (s *study) runs() *model.Study        { return nil }
func (s *study) news() string              { return "" }
func (s *study) pause() time.Duration      { return model.Pause }
func (s *study) ponder()                   {}

func (p *page) task() app.UI { return nil }

//go:build small

package page

import "github.com/maxence-charriere/go-app/v9/pkg/app"

// The small program (workshop_small.go) has no builder and no presenter.

type builder struct{ open bool }

func (w parts) inputs() []app.UI { return nil }

type presenter struct{ on, covered bool }

// present loads the workshop if a link asks for the presenter.
func (p *page) present(on bool) {
	if on {
		p.enter("present")
	}
}

func (p *page) problemOnShow() int { return -1 }
func capName(name string) string   { return name }

func (p *page) onStage(stroke) bool               { return false }
func (p *page) stageBar() app.UI                  { return nil }
func (p *page) stepOnShow() int                   { return -1 }
func (s *dialog) presenterHelp(mac bool) []app.UI { return nil }

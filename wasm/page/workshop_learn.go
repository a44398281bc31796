//go:build small && learn

package page

import (
	"urlscope/core/lesson"
	"urlscope/wasm/model"
)

// The program in a package for learning systems (wasm/scorm) has lessons and no workshop. The style sheet of its
// frame hides the doors (web/scorm/learn.css).

func (p *page) enter(string) {}
func (p *page) stays()       {}

var workshopPanels = []*panel{&lessonRow}

func (p *page) printLesson(*lesson.Lesson, string, bool) {}

func (p *page) goalOnShow() int { return -1 }

// The learning system stores the progress, and the program stores nothing.

func progress() model.Progress    { return "" }
func keepProgress(model.Progress) {}

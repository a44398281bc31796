// Package run is the way from a finding of core to the run of the rules that found it, for the packages above core that
// must work nothing out again. Users of core have no need of it, so core does not export it.
//
// Each package says in an interface of its own what it asks of a run; what core keeps has those methods.
package run

// Of returns the run that found a core.Diagnostic, as an interface that has the methods which are asked of it. For a
// diagnostic that was found by none it returns false.
func Of[Run any](finding any) (r Run, ok bool) {
	r, ok = of(finding).(Run)
	return r, ok
}

var of func(finding any) any

// Register says how to come from a finding to its run. Package core calls it, once.
func Register(f func(finding any) any) { of = f }

package core

// A Change says how a step of a conversation differs from that of another one.
type Change uint8

// Kept: it is as it was. Changed: it is a step of the same kind with other octets.
// Added, Removed: there was, or is, none like it.
const (
	Kept Change = iota
	Changed
	Added
	Removed
)

// A StepChange is what became of one step.
type StepChange struct {
	Change   Change
	Old, New int  // the step's index in the old and the new conversation; -1 where it has none
	Octets   Span // for a Changed step with octets, the new ones that differ; empty where some went away
}

// Diff compares two conversations, such as those of a URL before and after a
// keystroke, and says what became of each step: in the order of now, with the
// steps that are gone where they were. Steps are the same when they are of one
// kind, said when they were and with the same octets, wherever in the URL those
// are: what is typed in one place changes nothing in the others.
func Diff(was, now []Step) []StepChange {
	list := make([]StepChange, 0, max(len(was), len(now)))
	a, b := 0, 0
	endA, endB := len(was), len(now)
	for a < endA && b < endB && sameStep(&was[a], &now[b]) {
		list = append(list, StepChange{Kept, a, b, Span{}})
		a++
		b++
	}
	for endA > a && endB > b && sameStep(&was[endA-1], &now[endB-1]) {
		endA--
		endB--
	}
	list = diffMiddle(list, was, now, a, endA, b, endB)
	for ; endA < len(was); endA, endB = endA+1, endB+1 {
		list = append(list, StepChange{Kept, endA, endB, Span{}})
	}
	return list
}

// diffMiddle compares was[a:endA] with now[b:endB] by their longest common
// subsequence; of what lies between its steps, those of one kind are Changed.
func diffMiddle(list []StepChange, was, now []Step, a, endA, b, endB int) []StepChange {
	const most = 1 << 18 // beyond it, what is between is compared as one gap
	n, m := endA-a, endB-b
	if n == 0 || m == 0 || n*m > most {
		return diffGap(list, was, now, a, endA, b, endB)
	}
	// length[i*(m+1)+j] is that of the longest common subsequence of was[a+i:endA]
	// and now[b+j:endB].
	length := make([]int32, (n+1)*(m+1))
	at := func(i, j int) *int32 { return &length[i*(m+1)+j] }
	for i := n - 1; i >= 0; i-- {
		for j := m - 1; j >= 0; j-- {
			if sameStep(&was[a+i], &now[b+j]) {
				*at(i, j) = *at(i+1, j+1) + 1
			} else {
				*at(i, j) = max(*at(i+1, j), *at(i, j+1))
			}
		}
	}
	i, j, fromI, fromJ := 0, 0, 0, 0
	for i < n && j < m {
		switch {
		case sameStep(&was[a+i], &now[b+j]):
			list = diffGap(list, was, now, a+fromI, a+i, b+fromJ, b+j)
			list = append(list, StepChange{Kept, a + i, b + j, Span{}})
			i++
			j++
			fromI, fromJ = i, j
		case *at(i+1, j) >= *at(i, j+1):
			i++
		default:
			j++
		}
	}
	return diffGap(list, was, now, a+fromI, endA, b+fromJ, endB)
}

// diffGap pairs the steps of one kind in was[a:endA] and now[b:endB], in their
// order, and takes the others for removed and added.
func diffGap(list []StepChange, was, now []Step, a, endA, b, endB int) []StepChange {
	places := map[string][]int{} // of was, by kind
	for i := a; i < endA; i++ {
		name := was[i].Kind.Name()
		places[name] = append(places[name], i)
	}
	removed := func(end int) {
		for ; a < end; a++ {
			list = append(list, StepChange{Removed, a, -1, Span{}})
		}
	}
	for ; b < endB; b++ {
		name := now[b].Kind.Name()
		place := places[name]
		for len(place) > 0 && place[0] < a {
			place = place[1:]
		}
		if len(place) == 0 {
			list = append(list, StepChange{Added, -1, b, Span{}})
			continue
		}
		removed(place[0])
		list = append(list, StepChange{Changed, a, b, changedOctets(was[a].Octets, now[b].Octets)})
		a++
		places[name] = place[1:]
	}
	removed(endA)
	return list
}

func sameStep(a, b *Step) bool {
	if a.Kind != b.Kind || a.Side != b.Side || a.When != b.When || len(a.Octets) != len(b.Octets) {
		return false
	}
	for i := range a.Octets {
		if !sameOctet(a.Octets[i], b.Octets[i]) {
			return false
		}
	}
	return true
}

func sameOctet(a, b Octet) bool { return a.Value == b.Value && a.Slot == b.Slot }

// changedOctets returns the range of now that differs from was: what is between
// the octets they begin and those they end with.
func changedOctets(was, now []Octet) Span {
	start, end, back := 0, len(now), len(was)
	for start < end && start < back && sameOctet(was[start], now[start]) {
		start++
	}
	for end > start && back > start && sameOctet(was[back-1], now[end-1]) {
		end--
		back--
	}
	return Span{start, end}
}

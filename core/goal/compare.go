package goal

import (
	"strconv"
	"strings"
)

// An op is an operator of a comparison.
type op uint8

const (
	is op = iota
	begins
	ends
	has
	atMost
	atLeast
)

// ops is the notation of each op.
var ops = [...]string{is: "=", begins: "^=", ends: "$=", has: "*=", atMost: "<=", atLeast: ">="}

func (o op) String() string { return ops[o] }

// parseOp returns the op with that sign, if comparisons of that kind have it.
func parseOp(sign string, c compare) (op, error) {
	choice := []op{is}
	switch c {
	case octets:
		choice = []op{is, begins, ends, has}
	case numbers:
		choice = []op{is, atMost, atLeast}
	}
	var list []string
	for _, o := range choice {
		if o.String() == sign {
			return o, nil
		}
		list = append(list, o.String())
	}
	return is, noOp.say(sign, list...)
}

// matches reports whether octets satisfy the comparison of t: "joe" satisfies "^= jo".
func (t *test) matches(s string) bool {
	switch t.op {
	case begins:
		return strings.HasPrefix(s, t.value)
	case ends:
		return strings.HasSuffix(s, t.value)
	case has:
		return strings.Contains(s, t.value)
	}
	return s == t.value
}

// fits reports whether a number satisfies the comparison of t.
func (t *test) fits(n int) bool {
	switch t.op {
	case atMost:
		return n <= t.number
	case atLeast:
		return n >= t.number
	}
	return n == t.number
}

func (t *test) indexText() string {
	if !t.indexed {
		return ""
	}
	return "[" + strconv.Itoa(t.index) + "]"
}

// comparison returns the notation of the comparison, with a space before it.
func (t *test) comparison() string {
	switch t.compare {
	case none, selection:
		return ""
	case whole:
		return " " + Value(t.value)
	case numbers:
		return " " + t.op.String() + " " + strconv.Itoa(t.number)
	}
	return strings.TrimRight(" "+t.op.String()+" "+Value(t.value), " ")
}

package grammar

// A Table is a [Machine] as data: a text that needs no parsing, of fewer than 256 states. It holds the numbers of
// states and kinds, the kind of each octet, for each state whether it is final, then where each state goes with each
// kind.
type Table string

const (
	tableKinds = 2                // where the kinds begin
	tableFinal = tableKinds + 256 // and what says of each state whether it is final
)

// Next returns the state behind octet b, like the method of a Machine.
func (t Table) Next(s State, b byte) State {
	states, kinds := int(t[0]), int(t[1])
	return State(t[tableFinal+states+int(s)*kinds+int(t[tableKinds+int(b)])])
}

// Final reports whether a text that ends in s is one of the production.
func (t Table) Final(s State) bool { return t[tableFinal+int(s)] != 0 }

// Run reads text from state s until an octet cannot follow, like the method of a Machine. Mostly a state leads to
// itself. Testing that first lets the processor read the next octets meanwhile.
func (t Table) Run(s State, text string) (State, int) {
	states, kinds := int(t[0]), int(t[1])
	kind, next := t[tableKinds:tableFinal], t[tableFinal+states:]
	row := int(s) * kinds
	for i := range len(text) {
		to := State(next[row+int(kind[text[i]])])
		if to == s {
			continue
		}
		if to == Dead {
			return s, i
		}
		s, row = to, int(to)*kinds
	}
	return s, len(text)
}

// Table returns m, which has fewer than 256 states.
func (m *Machine) Table() Table {
	b := []byte{byte(len(m.final)), byte(m.kinds)}
	b = append(b, m.kind[:]...)
	for _, final := range m.final {
		if final {
			b = append(b, 1)
		} else {
			b = append(b, 0)
		}
	}
	for _, s := range m.next {
		b = append(b, byte(s))
	}
	return Table(b)
}

// Minimal returns the Machine with the fewest states and kinds that takes the same texts.
func (m *Machine) Minimal() *Machine {
	class := make([]State, len(m.final)) // of each state: two are in one until something tells them apart
	for classes := 1; ; {
		number := map[string]State{}
		refined := make([]State, len(class))
		for s := range class {
			key := []byte{byte(class[s]), byte(class[s] >> 8), 0}
			if m.final[s] {
				key[2] = 1
			}
			for k := range m.kinds {
				to := class[m.next[s*m.kinds+k]]
				key = append(key, byte(to), byte(to>>8))
			}
			n, known := number[string(key)]
			if !known {
				n = State(len(number)) // Dead and Start come first, and keep their numbers
				number[string(key)] = n
			}
			refined[s] = n
		}
		class = refined
		if len(number) == classes {
			return m.joined(class, classes)
		}
		classes = len(number)
	}
}

// joined returns m with the states of each class joined, and the kinds that no state tells
// apart any more.
func (m *Machine) joined(class []State, classes int) *Machine {
	small := &Machine{final: make([]bool, classes), follow: make([]Set, classes)}
	one := make([]int, classes) // a state of each class
	for s, c := range class {
		one[c] = s
		small.final[c] = m.final[s]
		small.follow[c] = m.follow[s]
	}
	number := map[string]int{} // by where the classes go with a kind
	var columns []string
	renamed := make([]uint8, m.kinds)
	for k := range m.kinds {
		var column []byte
		for _, s := range one {
			column = append(column, byte(class[m.next[s*m.kinds+k]]), byte(class[m.next[s*m.kinds+k]]>>8))
		}
		n, known := number[string(column)]
		if !known {
			n = len(columns)
			number[string(column)] = n
			columns = append(columns, string(column))
		}
		renamed[k] = uint8(n)
	}
	small.kinds = len(columns)
	for c := range m.kind {
		small.kind[c] = renamed[m.kind[c]]
	}
	for c := range classes {
		for _, column := range columns {
			small.next = append(small.next, State(column[2*c])|State(column[2*c+1])<<8)
		}
	}
	return small
}

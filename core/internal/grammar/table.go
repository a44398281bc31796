package grammar

// A Machine takes a while to make of a large grammar: of that of RFC 3986, 40 ms, and more in a
// browser. Such a one is made beforehand, as small as can be, and kept as a table.

// Load returns the Machine that a table holds, as Table writes it.
func Load(table string) *Machine {
	states := int(table[0])
	m := &Machine{kinds: int(table[1]), final: make([]bool, states), follow: make([]Set, states)}
	table = table[2:]
	copy(m.kind[:], table)
	table = table[len(m.kind):]
	for s := range m.final {
		m.final[s] = table[s] != 0
	}
	table = table[states:]
	m.next = make([]State, len(table))
	for i := range len(table) {
		m.next[i] = State(table[i])
	}
	octets := make([]Set, m.kinds) // of each kind
	for c, k := range m.kind {
		octets[k].add(byte(c))
	}
	for i, to := range m.next {
		if to != Dead {
			m.follow[i/m.kinds].union(octets[i%m.kinds])
		}
	}
	return m
}

// Table returns m, which has fewer than 256 states, as a text that Load reads: the numbers of
// states and kinds, the kind of each octet, for each state whether it is final, then where it
// goes with each kind.
func (m *Machine) Table() string {
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
	return string(b)
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

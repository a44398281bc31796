package grammar

// A Grammar is a list of productions.
type Grammar []Production

// Production returns the production that defines a nonterminal, such as "httpurl", and whether there is one.
func (g Grammar) Production(nonterminal string) (Production, bool) {
	for _, p := range g {
		if p.Name == nonterminal {
			return p, true
		}
	}
	return Production{}, false
}

// A Production is a rule of section 5: a nonterminal and what it stands for.
type Production struct {
	Name       string // the nonterminal, in lower case
	Printed    string // the nonterminal as its document prints it, such as "URI-reference"
	Text       string // the definition as section 5 prints it, with line ends and comments
	Definition Term   // the same, read
}

// A Term is a definition of section 5 or a part of one.
type Term struct {
	Op    Op
	Text  string // the octets of a Literal, the name of a Nonterminal
	Min   int    // how often the operand of a Repeat stands at least
	Max   int    // and at most; 0 for any number of times
	Terms []Term // the operands of the other Ops: one for Optional and Repeat
	Item  int    // the number of a box in its definition, from 1 in the order in which it is printed; 0 for no box, and before [Grammar.Boxed]
}

// Op says what a Term is.
type Op uint8

// What a Term can be, and how section 5 writes it.
//
// The letters of a Literal stand for either case, as they do in RFC 822. It shows
// in the scheme, where 2.1 asks for it, in ";type=" and in "localhost"; all other
// letters section 5 lists in both cases (decision 2).
const (
	Literal     Op = iota // "octets"
	Nonterminal           // name
	Sequence              // a b
	Choice                // a | b
	Optional              // [ a ]
	Repeat                // *a or 1*a
)

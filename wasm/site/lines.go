package site

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"regexp"
)

// Every Go program has a table of its functions, by which it finds its way on the stack: to collect garbage, to unwind a
// panic, and to print where a panic was. For the last alone it knows the line of every instruction, and what the arguments
// of every function look like, which is 8 % of what travels. On a page no reader has the source beside him: a stack is
// printed with the names of the functions and the distance from where each begins. A file beside the build (symbols.go)
// keeps the lines, and urlscope symbols puts them into such a stack.
//
// The table is the toolchain's own affair and changes with it. A toolchain that is not known here builds a program that is
// larger and otherwise as good.

// goFunctions are the releases whose table is as this file reads it, with the word of the runtime's description of the program
// (moduledata) that is the address that all data of functions is told from. Before adding one, compare the types pcHeader,
// moduledata, inlinedCall and _func in its package runtime, and run the tests of this package with it.
var goFunctions = map[string]int{
	"go1.26": 40,
	"go1.27": 43,
}

// released matches what go env GOVERSION says of a toolchain that was released, and not of one on its way.
var released = regexp.MustCompile(`^(go1\.[0-9]+)(\.[0-9]+)?$`)

// knownLines returns the entry in goFunctions for a toolchain, and whether it has one.
func knownLines(toolchain string) (functions int, ok bool) {
	m := released.FindStringSubmatch(toolchain)
	if m == nil {
		return 0, false
	}
	functions, ok = goFunctions[m[1]]
	return functions, ok
}

// A functionTable is that table as the linker writes it and the runtime reads it (pcHeader in package runtime).
type functionTable struct {
	names  []byte // of functions, each with a NUL at its end
	units  []byte // of compilation: where the names of the files of each are
	files  []byte // their names, each with a NUL at its end
	values []byte // by instruction: a table for each kind and function, equal ones but once
	first  []byte // the functions begin here, each where an index says that stands in front of them
	count  int
}

// tableHead begins it: the version, since Go 1.20; no octet of an instruction is left out; and a pointer has 8 octets.
var tableHead = []byte("\xF1\xFF\xFF\xFF\x00\x00\x01\x08")

// Where the fields of a function are (_func in package runtime) that are of use here. Two lists follow the last: one of
// tables by instruction, as many as valueCount says, and one of other data.
const (
	nameOf     = 4
	stackSize  = 16 // the tables by instruction that every function has
	fileOf     = 20
	lineOf     = 24
	valueCount = 28
	unitOf     = 32
	startLine  = 36
	dataCount  = 43
	lists      = 44
)

// Their places in the lists (package internal/abi).
const (
	unsafePoint = 0 // where a signal must not stop it; in a browser there are none
	inlinedCall = 2 // which of its inlined calls an instruction is of
	inlineTree  = 3 // its inlined calls
	argInfo     = 5 // what its arguments look like, to be printed
)

// takeLines clears in the data of a program what only the lines and arguments in a printed stack are made of, and returns the
// lines as a file of symbols. The places of the rest stay as they are, so that nothing that points to them is any other: zeros
// cost nothing once compressed. The toolchain has functions among goFunctions. After an error the data is of no use.
func takeLines(list []segment, functions int) (symbols []byte, err error) {
	defer func() {
		if recover() != nil {
			err = errors.New("the table of functions ends too early")
		}
	}()
	m := memory(list)
	at, err := m.findTable()
	if err != nil {
		return nil, err
	}
	table := readFunctions(m.from(at))
	if symbols, err = table.symbols(m, at, functions); err != nil {
		return nil, err
	}
	table.forget()
	return symbols, nil
}

// A memory is what a program begins with.
type memory []segment

// from returns what is at an address and behind it. It panics where there is nothing.
func (m memory) from(at int) []byte {
	for _, s := range m {
		if s.at <= at && at < s.at+len(s.data) {
			return s.data[at-s.at:]
		}
	}
	panic("no data is there")
}

// find returns the address of the only place that has these octets.
func (m memory) find(octets []byte) (at, count int) {
	for _, s := range m {
		if i := bytes.Index(s.data, octets); i >= 0 {
			at = s.at + i
			count += bytes.Count(s.data, octets)
		}
	}
	return at, count
}

// findTable returns the address of the table of functions.
func (m memory) findTable() (int, error) {
	at, count := m.find(tableHead)
	if count != 1 {
		return 0, fmt.Errorf("it has %d tables of functions as Go 1.20 and later write them", count)
	}
	return at, nil
}

func readFunctions(b []byte) functionTable {
	names, units, files, values, first := word(b[32:]), word(b[40:]), word(b[48:]), word(b[56:]), word(b[64:])
	return functionTable{names: b[names:units], units: b[units:files], files: b[files:values], values: b[values:first],
		first: b[first:], count: word(b[8:])}
}

func word(b []byte) int { return int(binary.LittleEndian.Uint64(b)) }

// forget clears what tells lines and arguments.
func (t functionTable) forget() {
	needed := make([]bool, len(t.values))
	for i := range t.count {
		f := t.function(i)
		t.mark(needed, f.get(stackSize))
		for k := range f.get(valueCount) {
			if k != unsafePoint {
				t.mark(needed, f.get(lists+4*k))
			}
		}
		f.forget()
	}
	clear(t.units)
	clear(t.files)
	for i, ok := range needed {
		if !ok {
			t.values[i] = 0
		}
	}
}

// function returns function i.
func (t functionTable) function(i int) function {
	at := binary.LittleEndian.Uint32(t.first[8*i+4:]) // after its address
	return t.first[at:]
}

// mark marks the table by instruction at that offset: pairs of numbers, a step of the value and one of the address. A first
// value may be as the one before; after that such a step is the end.
func (t functionTable) mark(needed []bool, at int) {
	if at == 0 {
		return // it has none
	}
	for first := true; ; first = false {
		step, n := number(t.values[at:])
		isEnd := step == 0 && !first
		if !isEnd {
			_, m := number(t.values[at+n:])
			n += m
		}
		for range n {
			needed[at] = true
			at++
		}
		if isEnd {
			return
		}
	}
}

// number returns a number of a table by instruction and its length. The runtime reads 32 bits; number panics where there are
// more, or none.
func number(b []byte) (value uint32, length int) {
	v, n := binary.Uvarint(b)
	if n <= 0 || v > math.MaxUint32 {
		panic("it is no number")
	}
	return uint32(v), n
}

// A function is its entry in the table and all that follows it.
type function []byte

func (f function) get(at int) int { return int(binary.LittleEndian.Uint32(f[at:])) }

func (f function) set(at int, v uint32) { binary.LittleEndian.PutUint32(f[at:], v) }

// forget takes out of f what is not needed: a table at 0 is none, and so is data at the highest offset.
func (f function) forget() {
	for _, at := range []int{fileOf, lineOf, unitOf, startLine} {
		f.set(at, 0)
	}
	values := f.get(valueCount)
	if values > unsafePoint {
		f.set(lists+4*unsafePoint, 0)
	}
	if int(f[dataCount]) > argInfo {
		f.set(lists+4*(values+argInfo), 1<<32-1)
	}
}

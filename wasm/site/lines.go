package site

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"regexp"
)

// Every Go program has a table of its functions. The runtime needs it to collect garbage, to unwind a panic, and to print a
// stack. Only printing needs the line of every instruction and the shape of every function's arguments, which are 8 % of the
// compressed program. Readers of a page do not have the source, so these are removed: a printed stack then has the names of
// the functions and an offset into each. A file beside the build (symbols.go) keeps the lines, and the command urlscope
// symbols puts them back into such a stack.
//
// The format of the table belongs to the toolchain and changes between releases. With an unknown toolchain the program is
// built with its lines: it is larger, and works as well.

// goFunctions lists the releases whose table has the format that this file reads. The value is the index of the word in the
// runtime's moduledata with the base address of all function data. Before you add a release, compare the types pcHeader,
// moduledata, inlinedCall and _func in its package runtime, and run the tests of this package with it.
var goFunctions = map[string]int{
	"go1.26": 40,
	"go1.27": 43,
}

// released matches the GOVERSION of a released toolchain, and of no development version.
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

// A functionTable is the table of functions as the linker writes it and the runtime reads it (pcHeader in package runtime).
type functionTable struct {
	names  []byte // of functions, NUL-terminated
	units  []byte // for each compilation unit, the offsets of its file names
	files  []byte // file names, NUL-terminated
	values []byte // tables from instruction to value, each stored once
	first  []byte // the index of the functions, followed by the functions
	count  int
}

// tableHead begins the table: the version (since Go 1.20), two zeros, the instruction quantum of 1 octet, and the pointer
// size of 8.
var tableHead = []byte("\xF1\xFF\xFF\xFF\x00\x00\x01\x08")

// Offsets of the fields of a function (_func in package runtime). Two lists follow the last field: valueCount offsets of
// tables by instruction, and the offsets of other data.
const (
	nameOf     = 4
	stackSize  = 16 // a table by instruction; every function has one
	fileOf     = 20
	lineOf     = 24
	valueCount = 28
	unitOf     = 32
	startLine  = 36
	dataCount  = 43
	lists      = 44
)

// Indexes into these lists (package internal/abi).
const (
	unsafePoint = 0 // where a signal must not stop the program; browsers have no signals
	inlinedCall = 2 // the index in inlineTree of an instruction's inlined call
	inlineTree  = 3 // the inlined calls
	argInfo     = 5 // the shape of the arguments, for printing
)

// cutLines clears the data of a program that is needed only to print lines and arguments, and returns the lines as a file
// of symbols. It clears in place, so that no pointer changes; the zeros compress to almost nothing. functions is the
// toolchain's value in goFunctions. After an error the data must not be used.
func cutLines(list []segment, functions int) (symbols []byte, err error) {
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

// A memory is the initial memory of a program.
type memory []segment

// from returns the data from an address to the end of its segment. It panics if no segment has the address.
func (m memory) from(at int) []byte {
	for _, s := range m {
		if s.at <= at && at < s.at+len(s.data) {
			return s.data[at-s.at:]
		}
	}
	panic("no data is there")
}

// find returns an address of these octets, and how often they occur.
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

// forget clears the data for lines and arguments.
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

func (t functionTable) function(i int) function {
	at := binary.LittleEndian.Uint32(t.first[8*i+4:]) // an entry of the index is an address and this offset
	return t.first[at:]
}

// mark marks the octets of the table by instruction at an offset. The table is a list of pairs of varints, a value step and
// an address step. A value step of 0 ends it, except in the first pair.
func (t functionTable) mark(needed []bool, at int) {
	if at == 0 {
		return // the function does not have this table
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

// number returns a varint of a table by instruction, and its length. It panics if b begins with no varint, or with one
// of more than the 32 bits that the runtime reads.
func number(b []byte) (value uint32, length int) {
	v, n := binary.Uvarint(b)
	if n <= 0 || v > math.MaxUint32 {
		panic("it is no number")
	}
	return uint32(v), n
}

// A function starts with its entry in the table. Other data follows.
type function []byte

func (f function) get(at int) int { return int(binary.LittleEndian.Uint32(f[at:])) }

func (f function) set(at int, v uint32) { binary.LittleEndian.PutUint32(f[at:], v) }

// forget clears the fields for lines and arguments. The offset 0 stands for no table, and the highest offset for no data.
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

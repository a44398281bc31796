package site

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
)

// Every Go program has a table of its functions, by which it finds its way on the stack: to collect garbage, to unwind a
// panic, and to print where a panic was. For the last alone it knows the line of every instruction, and what the arguments
// of every function look like, which is 8 % of what travels. On a page no reader has the source beside him: a stack is
// printed with the names of the functions and the distance from where each begins, and the same sources, built again
// without this, tell the line.

// A functionTable is that table as the linker writes it and the runtime reads it (pcHeader in package runtime).
type functionTable struct {
	units  []byte // of compilation, and the names of their files
	values []byte // by instruction: a table for each kind and function, equal ones but once
	first  []byte // the functions begin here, each where an index says that stands in front of them
	count  int
}

// tableHead begins it: the version, since Go 1.20; no octet of an instruction is left out; and a pointer has 8 octets.
var tableHead = []byte("\xF1\xFF\xFF\xFF\x00\x00\x01\x08")

// Where the fields of a function are (_func in package runtime) that are of use here. Two lists follow the last: one of
// tables by instruction, as many as valueCount says, and one of other data.
const (
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
	argInfo     = 5 // what its arguments look like, to be printed
)

// forgetLines clears in the data of a program what only the lines and arguments in a printed stack are made of. Its places
// stay as they are, so that nothing that points to them is any other: zeros cost nothing once compressed.
func forgetLines(data []byte) (err error) {
	defer func() {
		if recover() != nil {
			err = errors.New("the table of functions ends too early")
		}
	}()
	if n := bytes.Count(data, tableHead); n != 1 {
		return fmt.Errorf("it has %d tables of functions as Go 1.20 and later write them", n)
	}
	table := readFunctions(data[bytes.Index(data, tableHead):])
	needed := make([]bool, len(table.values))
	for i := range table.count {
		f := table.function(i)
		table.mark(needed, f.get(stackSize))
		for k := range f.get(valueCount) {
			if k != unsafePoint {
				table.mark(needed, f.get(lists+4*k))
			}
		}
		f.forget()
	}
	clear(table.units)
	for i, ok := range needed {
		if !ok {
			table.values[i] = 0
		}
	}
	return nil
}

func readFunctions(b []byte) functionTable {
	word := func(at int) int { return int(binary.LittleEndian.Uint64(b[at:])) }
	units, values, first := word(40), word(56), word(64)
	return functionTable{units: b[units:values], values: b[values:first], first: b[first:], count: word(8)}
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
		step, n := binary.Uvarint(t.values[at:])
		_, m := binary.Uvarint(t.values[at+n:])
		if step == 0 && !first {
			m = 0
		}
		for range n + m {
			needed[at] = true
			at++
		}
		if m == 0 {
			return
		}
	}
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

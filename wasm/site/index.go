package site

import (
	"bytes"
	"encoding/binary"
	"errors"
)

// The runtime finds the function of an address by an index: for every stretch of addresses it has the number of a function to
// look from, onwards until the next begins behind the address (findfunc in package runtime). In WebAssembly a function takes
// 65536 addresses, whatever its length, and so the index counts from nought to the number of functions, each number sixteen
// times: a quarter of the binary, and more than 1 % of what travels.

const (
	stretches     = 16 // of addresses that a function takes
	stretchOctets = 20 // of the index for each: the number, and what is to be added to it in sixteenths of the stretch
)

// thinIndex has the runtime look for a function from the first of sixteen. It goes a few steps more for that, and the index has
// a sixteenth of the numbers.
func thinIndex(data []byte) error {
	const together = 16
	head := bytes.Index(data, tableHead)
	if head < 0 {
		return errors.New("it has no table of functions")
	}
	whole := readFunctions(data[head:]).count - 1 // the last function's addresses end with its instructions
	index := functionIndex(whole, 1)
	at := bytes.Index(data, index)
	if whole < together || at < 0 {
		return errors.New("it has no index of its functions as Go 1.26 writes it")
	}
	copy(data[at:], functionIndex(whole, together))
	return nil
}

// functionIndex returns the index of as many functions as the linker writes it, with those numbers that together divides
// in place of the others.
func functionIndex(count, together int) []byte {
	index := make([]byte, count*stretches*stretchOctets)
	for i := 0; i < len(index); i += stretchOctets {
		n := i / stretchOctets / stretches
		binary.LittleEndian.PutUint32(index[i:], uint32(n-n%together))
	}
	return index
}

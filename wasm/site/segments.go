package site

import (
	"bytes"
	"encoding/binary"
	"errors"
	"slices"
)

// joinData returns a WebAssembly binary of Go's with its data in few segments. The linker leaves out every run of zeros
// and so cuts the data into as many as 100 000 segments, whose heads, of five octets and more, no compression takes out
// again; zeros it does. That is 7 % of what travels.
func joinData(binary []byte) ([]byte, error) {
	return withData(binary, func(list []segment) ([]segment, error) { return joinSegments(list), nil })
}

// withData returns a binary with its segments of data as f changes them; they are in the order of memory.
func withData(binary []byte, f func([]segment) ([]segment, error)) (changed []byte, err error) {
	defer func() {
		if recover() != nil { // the reader ran over an end
			changed, err = nil, errors.New("the binary ends too early")
		}
	}()
	if !bytes.HasPrefix(binary, wasmHead) {
		return nil, errors.New("not WebAssembly of version 1")
	}
	changed = bytes.Clone(wasmHead)
	r := wasmReader{binary[len(wasmHead):]}
	for len(r.b) > 0 {
		id, section := r.octet(), r.bytes()
		switch id {
		case dataCountSection:
			return nil, errors.New("it counts its segments of data, which the Go linker does not")
		case dataSection:
			segments, err := readSegments(wasmReader{section})
			if err != nil {
				return nil, err
			}
			if segments, err = f(segments); err != nil {
				return nil, err
			}
			section = writeSegments(segments)
		}
		changed = append(changed, id)
		changed = appendBytes(changed, section)
	}
	return changed, nil
}

// A segment is a stretch of memory to begin with.
type segment struct {
	at   int
	data []byte
}

// What a segment with an offset looks like (WebAssembly Core Specification, section 5.5.14).
const (
	active   = 0x00
	i32const = 0x41
	end      = 0x0B
)

func readSegments(r wasmReader) (list []segment, err error) {
	for range r.number() {
		if r.octet() != active || r.octet() != i32const {
			return nil, errors.New("a segment of its data is of another kind than the Go linker writes")
		}
		at := r.number() // signed there, but the linker's are small enough to be read as if not
		if r.octet() != end {
			return nil, errors.New("a segment of its data lies where only the program knows")
		}
		list = append(list, segment{at, r.bytes()})
	}
	slices.SortFunc(list, func(a, b segment) int { return a.at - b.at })
	for i := range list[:max(0, len(list)-1)] {
		if list[i].at+len(list[i].data) > list[i+1].at {
			return nil, errors.New("two segments of its data overlap")
		}
	}
	return list, nil
}

// joinSegments joins neighbours of a sorted list, with the zeros between them unless these are many.
func joinSegments(list []segment) (joined []segment) {
	const many = 1 << 16
	for _, s := range list {
		if n := len(joined) - 1; n >= 0 {
			last := &joined[n]
			if gap := s.at - last.at - len(last.data); gap < many {
				last.data = append(append(last.data, make([]byte, gap)...), s.data...)
				continue
			}
		}
		joined = append(joined, segment{s.at, bytes.Clone(s.data)})
	}
	return joined
}

func writeSegments(list []segment) []byte {
	b := binary.AppendUvarint(nil, uint64(len(list)))
	for _, s := range list {
		b = appendBytes(append(appendSigned(append(b, active, i32const), s.at), end), s.data)
	}
	return b
}

// appendSigned appends a number that is not negative in the form of signed ones, whose last octet has the sign.
func appendSigned(b []byte, n int) []byte {
	const more, sign = 0x80, 0x40
	b = binary.AppendUvarint(b, uint64(n))
	if last := len(b) - 1; b[last]&sign != 0 {
		b[last] |= more
		b = append(b, 0)
	}
	return b
}

func appendBytes(b, data []byte) []byte {
	return append(binary.AppendUvarint(b, uint64(len(data))), data...)
}

// wasmHead begins a binary of version 1.
var wasmHead = []byte("\x00asm\x01\x00\x00\x00")

// The numbers of sections (section 5.5.2).
const (
	dataSection      = 11
	dataCountSection = 12
)

// A wasmReader reads a binary, after the WebAssembly Core Specification, section 5. It panics where that ends too early.
type wasmReader struct{ b []byte }

func (r *wasmReader) octet() byte {
	b := r.b[0]
	r.b = r.b[1:]
	return b
}

func (r *wasmReader) number() int {
	n, size := binary.Uvarint(r.b)
	r.b = r.b[size:]
	return int(n)
}

func (r *wasmReader) bytes() []byte {
	n := r.number()
	b := r.b[:n]
	r.b = r.b[n:]
	return b
}

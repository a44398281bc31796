package site

import (
	"bytes"
	"encoding/binary"
	"errors"
	"slices"
)

// joinData returns a Go WebAssembly binary with few data segments. The linker leaves out every run of zeros and so splits
// the data into as many as 100 000 segments. Their heads, of at least five octets, do not compress; zeros do. This saves 7 %
// of the compressed size.
func joinData(binary []byte) ([]byte, error) {
	return withData(binary, func(list []segment) ([]segment, error) { return joinSegments(list), nil })
}

// withData returns a binary with its data segments replaced by f, which gets them sorted by address.
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

// A segment is a range of the initial memory.
type segment struct {
	at   int
	data []byte
}

// The encoding of an active data segment (WebAssembly Core Specification, section 5.5.14).
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
		at := r.number() // signed, but the linker's addresses are small enough to be read as unsigned
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

// joinSegments joins neighbours in a sorted list, with the zeros between them, unless there are many zeros.
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

// appendSigned appends a non-negative number as a signed LEB128, whose last octet has the sign bit.
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

// Section numbers (section 5.5.2).
const (
	dataSection      = 11
	dataCountSection = 12
)

// A wasmReader reads a binary (WebAssembly Core Specification, section 5). It panics at the end of its input.
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

package site

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// A file of symbols has a line with the name of each function, as a stack prints it. Below it is a line for each range of
// instructions with the same position: a tab, the hexadecimal offset of the range, and the position. For an inlined call the
// positions of its callers follow, the innermost first:
//
//	net/url.unescape
//		0	net/url/url.go:211
//		1c	fmt/print.go:42	net/url/url.go:215

// symbols returns the file of symbols of the table at an address. It reads everything that cutLines clears, so it is likely
// to notice a table of another format.
func (t functionTable) symbols(m memory, at, functions int) ([]byte, error) {
	// moduledata begins with the addresses of the table and of its names.
	names := word(m.from(at)[32:])
	head := binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil, uint64(at)), uint64(at+names))
	module, count := m.find(head)
	if count != 1 {
		return nil, fmt.Errorf("%d places look like the runtime's description of the program", count)
	}
	data := word(m.from(module + 8*functions))
	var b bytes.Buffer
	for i := range t.count {
		f := t.function(i)
		fmt.Fprintln(&b, printedName(cString(t.names, f.get(nameOf))))
		s := lineTable{table: t, f: f, lines: t.read(f.get(lineOf)), files: t.read(f.get(fileOf))}
		if f.get(valueCount) > inlinedCall && int(f[dataCount]) > inlineTree {
			s.calls = t.read(f.get(lists + 4*inlinedCall))
			if offset := f.get(lists + 4*(f.get(valueCount)+inlineTree)); offset != none {
				s.tree = m.from(data + offset)
			}
		}
		if err := s.write(&b); err != nil {
			return nil, err
		}
	}
	return b.Bytes(), nil
}

// A lineTable has the positions of a function's instructions.
type lineTable struct {
	table               functionTable
	f                   function
	lines, files, calls []stretch
	tree                []byte // the tree of inlined calls
}

func (s lineTable) write(b *bytes.Buffer) error {
	before := ""
	for _, start := range starts(s.lines, s.files, s.calls) {
		here, err := s.positions(start)
		if err != nil {
			return err
		}
		if here != before {
			fmt.Fprintf(b, "\t%x\t%s\n", start, here)
		}
		before = here
	}
	return nil
}

// positions returns the position of an instruction, and the positions of the callers that it is inlined into.
func (s lineTable) positions(at int) (string, error) {
	var list []string
	for range maxInlined {
		file, line := valueAt(s.files, at), valueAt(s.lines, at)
		if file < 0 || line < 0 {
			return "", errors.New("an instruction has no line")
		}
		name := cString(s.table.files, int(binary.LittleEndian.Uint32(s.table.units[4*(s.f.get(unitOf)+file):])))
		if name == "" || strings.ContainsAny(name, "\t\n") {
			return "", fmt.Errorf("%q is not the name of a file", name)
		}
		list = append(list, fmt.Sprintf("%s:%d", name, line))
		call := valueAt(s.calls, at)
		if call < 0 || s.tree == nil {
			return strings.Join(list, "\t"), nil
		}
		at = int(binary.LittleEndian.Uint32(s.tree[inlinedSize*call+parent:]))
	}
	return "", errors.New("calls are inlined without end")
}

// An inlined call in the tree (inlinedCall in package runtime): its size, and the offset of parentPc.
const (
	inlinedSize = 16
	parent      = 8
	maxInlined  = 1000
)

// none is the offset of missing data.
const none = 1<<32 - 1

// A stretch is a range of instructions with the same value. It ends before the offset end.
type stretch struct{ end, value int }

// read returns the table by instruction at an offset.
func (t functionTable) read(at int) (list []stretch) {
	if at == 0 {
		return nil
	}
	value, pc := -1, 0
	for first := true; ; first = false {
		step, n := number(t.values[at:])
		if step == 0 && !first {
			return list
		}
		value += int(step>>1) ^ -int(step&1) // zigzag encoding
		width, m := number(t.values[at+n:])
		at += n + m
		pc += int(width)
		list = append(list, stretch{pc, value})
	}
}

// valueAt returns the value of the instruction at an offset, or -1.
func valueAt(list []stretch, at int) int {
	for _, s := range list {
		if at < s.end {
			return s.value
		}
	}
	return -1
}

// starts returns the offsets at which a stretch of any table begins, up to the end of the first table.
func starts(first []stretch, others ...[]stretch) (list []int) {
	if len(first) == 0 {
		return nil
	}
	end := first[len(first)-1].end
	list = []int{0}
	for _, t := range append(others, first) {
		for _, s := range t {
			if s.end < end {
				list = append(list, s.end)
			}
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// cString returns the NUL-terminated text at an offset.
func cString(b []byte, at int) string {
	text, _, _ := bytes.Cut(b[at:], []byte{0})
	return string(text)
}

// printedName returns the name of a function as a stack prints it, without type arguments.
func printedName(name string) string {
	first, last := strings.IndexByte(name, '['), strings.LastIndexByte(name, ']')
	if name == "runtime.gopanic" {
		return "panic"
	}
	if first < 0 || last < first {
		return name
	}
	return name[:first] + "[...]" + name[last+1:]
}

package site

import (
	"bufio"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// ErrSymbols is returned by PrintStack if the symbols have another format.
var ErrSymbols = errors.New("not a file of symbols")

// PrintStack copies a stack that a program of the site printed, as Go prints it or as copied from a browser's console. It
// fills in the file and line of each function from the compressed file of symbols of that program. Functions without
// symbols, and all other lines, are copied as they are.
func PrintStack(out io.Writer, stack, symbols io.Reader) error {
	lines := bufio.NewScanner(stack)
	var text []string
	wanted := map[string][]place{}
	for lines.Scan() {
		text = append(text, lines.Text())
		if name := functionIn(lines.Text()); name != "" {
			wanted[name] = nil
		}
	}
	if err := lines.Err(); err != nil {
		return err
	}
	if err := readSymbols(symbols, wanted); err != nil {
		return ErrSymbols
	}
	s := stackReader{known: wanted}
	for _, line := range text {
		s.add(line)
	}
	w := bufio.NewWriter(out)
	for _, line := range s.text {
		fmt.Fprintln(w, line)
	}
	return w.Flush()
}

// A place is a range of instructions: its offset, its position, and the positions of the callers that it is inlined into.
type place struct {
	start     int
	positions []string
}

// readSymbols fills wanted with the places of the functions that are its keys.
func readSymbols(symbols io.Reader, wanted map[string][]place) error {
	unpacked, err := gzip.NewReader(symbols)
	if err != nil {
		return err
	}
	lines := bufio.NewScanner(unpacked)
	lines.Buffer(nil, 1<<20)
	name, is := "", false
	for lines.Scan() {
		rest, place := strings.CutPrefix(lines.Text(), "\t")
		if !place {
			name = rest
			_, is = wanted[name]
			continue
		}
		if !is {
			continue
		}
		p, err := parsePlace(rest)
		if err != nil {
			return err
		}
		wanted[name] = append(wanted[name], p)
	}
	return lines.Err()
}

func parsePlace(line string) (place, error) {
	start, positions, ok := strings.Cut(line, "\t")
	n, err := strconv.ParseInt(start, 16, 32)
	if !ok || err != nil {
		return place{}, fmt.Errorf("a line of it is %q", line)
	}
	return place{int(n), strings.Split(positions, "\t")}, nil
}

// Chromium's console prints the position in the calling script first.
const console = `^(\s*\S+\.js:\d+(?::\d+)?[ \t]+)?`

var (
	// calledIn matches the line with the name of a function. Inlined functions have dots for arguments.
	calledIn = regexp.MustCompile(console + `(?:created by (\S+)(?: in goroutine \d+)?|(\S.*)\((.*)\))\s*$`)
	// lostLine matches the line below it, which has lost its file and line.
	lostLine = regexp.MustCompile(console + `(\s*)\?:0(?: \+0x([0-9a-f]+))?(?:\s|$)`)
)

// functionIn returns the function that a line of a stack names, or "".
func functionIn(line string) string {
	m := calledIn.FindStringSubmatch(line)
	if m == nil {
		return ""
	}
	return m[2] + m[3]
}

// A stackReader fills in the lines of a stack.
type stackReader struct {
	known map[string][]place
	text  []string

	name     string // of the function in the previous line
	isInline bool
	inlined  []int // lines of inlined functions that wait for the function around them
	trapped  bool  // the next function was interrupted by a fault, not by a call
}

func (s *stackReader) add(line string) {
	s.text = append(s.text, line)
	lost := lostLine.FindStringSubmatchIndex(line)
	if lost == nil || s.name == "" {
		m := calledIn.FindStringSubmatch(line)
		s.name, s.isInline = functionIn(line), m != nil && m[4] == "..."
		if strings.Contains(line, "[signal ") {
			s.trapped = true
		}
		return
	}
	s.inlined = append(s.inlined, len(s.text)-1)
	if s.isInline {
		return
	}
	at := 0
	if lost[6] >= 0 {
		n, _ := strconv.ParseInt(line[lost[6]:lost[7]], 16, 32)
		at = int(n)
	}
	// The offset is the return address. The call is before it.
	if at > 0 && !s.trapped {
		at--
	}
	for i, position := range s.positions(at, len(s.inlined)) {
		at := s.inlined[i]
		s.text[at] = strings.Replace(s.text[at], "?:0", position, 1)
	}
	s.name, s.inlined, s.trapped = "", nil, false
}

// positions returns the positions of the instruction at an offset of the function: wanted of them, the innermost inlined
// call first. Instances of a generic function share a name, so each may add a position. It returns nil if the symbols have
// none.
func (s *stackReader) positions(at, wanted int) []string {
	var found [][]string
	var last *place
	places := s.known[s.name]
	for i := range places {
		p := &places[i]
		if p.start == 0 && last != nil { // another instance
			found = append(found, last.positions)
			last = nil
		}
		if p.start <= at {
			last = p
		}
	}
	if last != nil {
		found = append(found, last.positions)
	}
	all := make([]string, wanted)
	for i := range all {
		var each []string
		for _, list := range found {
			if len(list) < wanted {
				continue
			}
			// The list can begin with callees that the stack does not print.
			if position := list[len(list)-wanted+i]; !slices.Contains(each, position) {
				each = append(each, position)
			}
		}
		if len(each) == 0 {
			return nil
		}
		all[i] = strings.Join(each, " or ")
	}
	return all
}

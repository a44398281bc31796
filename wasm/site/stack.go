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

// ErrSymbols is what PrintStack returns if the symbols are none.
var ErrSymbols = errors.New("not a file of symbols")

// PrintStack copies a stack that a program of the site printed, as Go or the console of a browser has it, and fills in the file
// and line of each function from the compressed file of symbols of that program. A function that the symbols lack, and every
// other line, stays as it is.
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

// A place is the position of a stretch of instructions, before those of the callers that it is inlined into.
type place struct {
	start     int
	positions []string
}

// readSymbols reads what a file of symbols says of the functions that are the keys of wanted.
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

// Before what a program prints Chromium's console has the place in the script that printed it.
const console = `^(\s*\S+\.js:\d+(?::\d+)?[ \t]+)?`

var (
	// calledIn matches the line with the name of a function. The one whose arguments are dots is inlined.
	calledIn = regexp.MustCompile(console + `(?:created by (\S+)(?: in goroutine \d+)?|(\S.*)\((.*)\))\s*$`)
	// lostLine matches the line after it.
	lostLine = regexp.MustCompile(console + `(\s*)\?:0(?: \+0x([0-9a-f]+))?(?:\s|$)`)
)

// functionIn returns the name of the function that a line of a stack names, "" when it names none.
func functionIn(line string) string {
	m := calledIn.FindStringSubmatch(line)
	if m == nil {
		return ""
	}
	return m[2] + m[3]
}

// A stackReader puts lines into a stack.
type stackReader struct {
	known map[string][]place
	text  []string

	name     string // of the function in the line before
	isInline bool
	inlined  []int // the lines that wait for the function that they are inlined into
	trapped  bool  // the next function is where a fault was, and not where a call was
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
	// What is printed is where a call returns to: the call is before that.
	if at > 0 && !s.trapped {
		at--
	}
	for i, position := range s.positions(at, len(s.inlined)) {
		at := s.inlined[i]
		s.text[at] = strings.Replace(s.text[at], "?:0", position, 1)
	}
	s.name, s.inlined, s.trapped = "", nil, false
}

// positions returns those of the instruction at an offset of the function, as many as wanted; several functions may have the same
// name when they are generic, and then each gives its own. It returns none where the symbols tell none.
func (s *stackReader) positions(at, wanted int) []string {
	var found [][]string
	var last *place
	places := s.known[s.name]
	for i := range places {
		p := &places[i]
		if p.start == 0 && last != nil { // another function
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
			// Callees that are not printed come first.
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

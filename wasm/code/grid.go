package code

// A module is a square of a code.
type module uint8

// What a module is: dark, and part of the pattern that all codes of a version share.
const (
	dark module = 1 << iota
	fixed
)

// A grid is a code: rows of modules.
type grid [][]module

// set makes a module part of the pattern.
func (g grid) set(x, y int, isDark bool) {
	g[y][x] = fixed
	if isDark {
		g[y][x] |= dark
	}
}

// blank returns a code that says nothing yet.
func blank(version int) grid {
	size := 17 + 4*version
	g := make(grid, size)
	for y := range g {
		g[y] = make([]module, size)
	}
	for i := range size { // the lines by which modules are counted
		g.set(6, i, i%2 == 0)
		g.set(i, 6, i%2 == 0)
	}
	last := size - 4
	for _, at := range [][2]int{{3, 3}, {last, 3}, {3, last}} {
		g.square(at[0], at[1], 4, 0b01011) // the corners by which a code is found
	}
	centres := centresOf(version, size)
	for i, x := range centres {
		for j, y := range centres {
			inCorner := i == 0 && j == 0 || i == 0 && j == len(centres)-1 || i == len(centres)-1 && j == 0
			if !inCorner {
				g.square(x, y, 2, 0b101)
			}
		}
	}
	g.format()
	if version >= 7 {
		g.version(version)
	}
	return g
}

// square draws squares inside of each other round about x, y. Bit d of darks says whether the one at distance d is dark.
func (g grid) square(x, y, most, darks int) {
	for dy := -most; dy <= most; dy++ {
		for dx := -most; dx <= most; dx++ {
			if x+dx >= 0 && x+dx < len(g) && y+dy >= 0 && y+dy < len(g) {
				g.set(x+dx, y+dy, darks>>max(dx, -dx, dy, -dy)&1 != 0)
			}
		}
	}
}

// centresOf returns in which columns and rows the small squares stand that keep a large code straight: from both ends,
// and so that the others are evenly apart, but for the first two (annex E of the standard).
func centresOf(version, size int) []int {
	if version == 1 {
		return nil
	}
	n := version/7 + 2
	apart := (size - 13 + n - 2) / (n - 1)
	apart += apart % 2
	list := make([]int, n)
	list[0] = 6
	for i := 1; i < n; i++ {
		list[i] = size - 7 - (n-1-i)*apart
	}
	return list
}

// format writes, twice, at which level a code is and by which mask it is read: level M and mask 0, which are all zeros,
// by the standard's own mask (7.9).
func (g grid) format() {
	const bits, last = 0b101010000010010, 14
	for i := range last + 1 {
		isDark := bits>>i&1 != 0
		switch { // around the first corner, past the lines
		case i < 6:
			g.set(8, i, isDark)
		case i < 8:
			g.set(8, i+1, isDark)
		case i == 8:
			g.set(7, 8, isDark)
		default:
			g.set(last-i, 8, isDark)
		}
		if i < 8 {
			g.set(len(g)-1-i, 8, isDark)
		} else {
			g.set(8, len(g)-1-last+i, isDark)
		}
	}
	g.set(8, len(g)-8, true)
}

// version writes, twice, the number of a version, with twelve bits that check it (7.10).
func (g grid) version(n int) {
	rest := n
	for range 12 {
		rest = rest<<1 ^ rest>>11*0x1F25
	}
	bits := n<<12 | rest
	for i := range 18 {
		a, b := len(g)-11+i%3, i/3
		g.set(a, b, bits>>i&1 != 0)
		g.set(b, a, bits>>i&1 != 0)
	}
}

// free returns how many modules have room for what a code says.
func (g grid) free() (n int) {
	for _, row := range g {
		for _, m := range row {
			if m&fixed == 0 {
				n++
			}
		}
	}
	return n
}

// fill writes octets, bit by bit, in pairs of columns, from the right, up and down in turns; every other module is turned
// over, which is mask 0.
func (g grid) fill(octets []byte) {
	i, up := 0, true
	for right := len(g) - 1; right > 0; right -= 2 {
		if right == 6 {
			right-- // that column is a line
		}
		for row := range g {
			y := row
			if up {
				y = len(g) - 1 - row
			}
			for x := right; x > right-2; x-- {
				if g[y][x]&fixed != 0 {
					continue
				}
				bit := module(0)
				if i < 8*len(octets) {
					bit = module(octets[i/8] >> (7 - i%8) & 1)
				}
				g[y][x] = bit ^ module(1-(x+y)%2)
				i++
			}
		}
		up = !up
	}
}

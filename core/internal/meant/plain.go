package meant

import "strings"

// PlainHost reports whether a host, which is one, has nothing that Doubtful doubts: its top label
// is known, and its first is no other one misspelt. Every URL that has a host is asked this, so
// it looks at a few octets of most and hardly branches.
func PlainHost(host string) bool {
	n := len(host)
	if n < len("x.co") {
		return isPlainHost(host)
	}
	end := uint64(four(host[n-4:])) << 32
	if n >= 8 {
		end = eight(host[n-8:])
	}
	end |= small<<32 | small
	if e := &plainEnds[endHash(end)]; end&e.mask != e.octets && !(byte(end>>40) == '.' && isCountry(byte(end>>48), byte(end>>56))) {
		return isPlainHost(host)
	}
	begin := four(host) | small
	second, third := beginnings[byte(begin>>8)].second, beginnings[byte(begin>>16)].third
	odd := beginnings[byte(begin)].first & ((second|third)&^allThree | second&third)
	odd = odd&unless(begin^www)&unless(begin^ftp) | ^unless((four(host[min(2, n-4):])|small)^wwwAgain)
	return odd == 0 || isPlainHost(host)
}

// small is what makes four octets of a host lower case: all that it may have but capitals have
// that bit of each.
const small = 0x20202020

// OddTop reports whether a host ends in a label that is not known: it is not doubted for that
// alone, but what is behind it may be more of it, as in "https://www.ex?ample.org/".
func OddTop(host string) bool { return oddTop(host) }

// UnpairedEnd reports whether a URL ends in a bracket that closes none of its own: "http://h/x)".
func UnpairedEnd(text string) bool { return unpairedEnd(text) }

// isPlainHost looks closer, at all labels.
func isPlainHost(host string) bool {
	first, rest, ok := strings.Cut(host, ".")
	if !ok {
		return host == "localhost"
	}
	if isDigit(host[0]) && isDigit(host[len(host)-1]) {
		return !isOctal(host)
	}
	top := rest[strings.LastIndexByte(rest, '.')+1:]
	return firstLabel(first) == "" && !lacksDot(host, "www") && !lacksDot(host, "ftp") && !strings.HasPrefix(host, "www.www") &&
		topSlip(host) == "" && !isDigit(top[len(top)-1]) && !slippedName(host)
}

// unless returns all bits for a number that is not zero: an "if" that the processor need not
// guess.
func unless(zero uint32) uint8 { return uint8(int32(zero|-zero) >> 31) }

const (
	www      = 'w' | 'w'<<8 | 'w'<<16 | '.'<<24
	ftp      = 'f' | 't'<<8 | 'p'<<16 | '.'<<24
	wwwAgain = 'w' | '.'<<8 | 'w'<<16 | 'w'<<24 // in "www.www.h.org"
)

// four returns the first four octets of s as one number, and eight the first eight.
func four(s string) uint32 {
	_ = s[3]
	return uint32(s[0]) | uint32(s[1])<<8 | uint32(s[2])<<16 | uint32(s[3])<<24
}

func eight(s string) uint64 { return uint64(four(s)) | uint64(four(s[4:]))<<32 }

// plainEnds holds by a hash the ends of hosts that most have besides those of countries: octets
// as eight returns them, of which a short one has the last. One look finds any.
var plainEnds = func() (t [32]struct{ octets, mask uint64 }) {
	for i := range t {
		t[i].octets = 1 // no end at all
	}
	for _, end := range []string{".com", ".org", ".net", ".edu", ".gov", ".mil", ".int", ".example"} {
		octets, mask := eight(("\x00\x00\x00\x00" + end)[len(end)-4:]), ^uint64(0)
		if len(end) == 4 {
			mask <<= 32
		}
		t[endHash(octets)].octets, t[endHash(octets)].mask = octets, mask
	}
	return t
}()

// endHash tells the plainEnds apart by their last four octets.
func endHash(end uint64) uint32 { return uint32(end>>32) * 0xc386bbc5 >> 27 }

// beginnings has a bit for each kind of misspelt "www." or "ftp.", by the octets that stand
// first, second and third in it. Two of them make one likely: of the last kind all three.
var beginnings = func() (t [256]struct{ first, second, third uint8 }) {
	for i, k := range []struct{ first, second, third string }{
		{"w", "w", "w"}, {"eqv2", "wv", "w"}, {"f", "tp", ""}, {"tpdg", "tf", "pf"},
	} {
		for _, b := range []byte(k.first) {
			t[b].first |= 1 << i
		}
		for _, b := range []byte(k.second) {
			t[b].second |= 1 << i
		}
		for _, b := range []byte(k.third) {
			t[b].third |= 1 << i
		}
	}
	return t
}()

const allThree = 1 << 3

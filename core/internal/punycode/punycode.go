// Package punycode writes the labels of hosts in other scripts in ASCII.
package punycode

import "unicode/utf8"

// Encode returns the ASCII form of one host label: "xn--" and its Punycode
// (RFC 3492), in lower case. It is false for octets that are not UTF-8 and for
// text that has no such form. Names were internationalized only after RFC 1738;
// the mapping of RFC 5891 that clients make first is not made here, but for the
// case of letters of US-ASCII.
func Encode(label string) (string, bool) {
	const (
		base, tMin, tMax, skew, damp = 36, 1, 26, 38, 700
		initialBias, initialN        = 72, 128
		maxLabel                     = 256 // keeps delta far from overflow
	)
	if !utf8.ValidString(label) || len(label) > maxLabel {
		return "", false
	}
	digit := func(d int) byte {
		if d < 26 {
			return 'a' + byte(d)
		}
		return '0' + byte(d-26)
	}
	out := []byte("xn--")
	var runes []rune
	for _, r := range label {
		if r < utf8.RuneSelf {
			switch {
			case 'A' <= r && r <= 'Z':
				r += 'a' - 'A'
			case !('a' <= r && r <= 'z' || '0' <= r && r <= '9' || r == '-'):
				return "", false
			}
			out = append(out, byte(r))
		}
		runes = append(runes, r)
	}
	done := len(out) - len("xn--") // code points written
	basic := done
	if basic > 0 {
		out = append(out, '-')
	}
	n, delta, bias := rune(initialN), 0, initialBias
	for done < len(runes) {
		least := rune(utf8.MaxRune)
		for _, r := range runes {
			if r >= n && r < least {
				least = r
			}
		}
		delta += int(least-n) * (done + 1)
		n = least
		for _, r := range runes {
			if r < n {
				delta++
			}
			if r != n {
				continue
			}
			q := delta
			for k := base; ; k += base {
				t := min(max(k-bias, tMin), tMax)
				if q < t {
					break
				}
				out = append(out, digit(t+(q-t)%(base-t)))
				q = (q - t) / (base - t)
			}
			out = append(out, digit(q))
			// Adapt the bias (RFC 3492, 6.1).
			if done == basic {
				delta /= damp
			} else {
				delta /= 2
			}
			done++
			delta += delta / done
			k := 0
			for ; delta > (base-tMin)*tMax/2; k += base {
				delta /= base - tMin
			}
			bias = k + (base-tMin+1)*delta/(delta+skew)
			delta = 0
		}
		delta++
		n++
	}
	return string(out), true
}

package host

import "urlscope/core/internal/octet"

// A Shape describes a host, right or wrong, by the octets that may stand in one.
type Shape struct {
	Number bool // digits and dots only
	Groups int  // the labels that are not empty
	Top    int  // where the last of them begins
}

// ShapeOf returns the shape of a host: "10.0.1" is a number of three groups, and in "h.org" the last
// begins at 2. What escapes stand for are no octets of a host.
func ShapeOf(host string) Shape {
	s := Shape{Number: true}
	inside := false
	for i := 0; i < len(host); i++ {
		switch is := beside[host[i]]; {
		case octet.IsEscape(host, i):
			i += len("%X")
		case is == besideDot:
			inside = false
		case is != besideApart:
			if !inside {
				s.Groups++
				s.Top = i
			}
			inside = true
			s.Number = s.Number && is == besideDigit
		}
	}
	return s
}

// ShortNumber reports whether a host is a number of other than four groups: "192.0.1" and "1.2.3.4.5".
func (s Shape) ShortNumber() bool { return s.Number && s.Groups > 0 && s.Groups != 4 }

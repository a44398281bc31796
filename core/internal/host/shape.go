package host

import "urlscope/core/octet"

// A Shape describes a host, right or wrong, by its octets.
type Shape struct {
	Number bool // digits and dots only
	Groups int  // the labels that are not empty
	Top    int  // where the last of them begins
}

// ShapeOf returns the shape of a host. It does not decode escapes.
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

// ShortNumber reports whether a host is a number that does not have exactly four groups.
func (s Shape) ShortNumber() bool { return s.Number && s.Groups > 0 && s.Groups != 4 }

package meant

import (
	"strconv"
	"strings"

	"urlscope/core/internal/scheme"
	"urlscope/core/octet"
)

// commonPorts are those that people write most.
const commonPorts = " 80 8080 8000 443 8443 3000 5000 8888 21 23 70 119 210 22 3128 9000 5173 4000 9090 8081 "

// movePort puts right a port that is not a number: it writes digits for letters that look like them, and takes out signs, and it
// writes the port of a scheme for its name: "http://h:8O;/" is "http://h:80/", and so is "http://h:http/".
func movePort(text string, p parts) []variant {
	port := p.port.in(text)
	if digits := digitsOf(port); isDigits(digits) && digits != port {
		return one(p.port.start, p.port.end, digits)
	}
	if row := scheme.Lookup(octet.LowerString(port)); row != nil {
		return one(p.port.start, p.port.end, strconv.Itoa(row.Port))
	}
	return nil
}

// digitLike writes digits for the letters that look like them.
var digitLike = strings.NewReplacer("O", "0", "o", "0", "I", "1", "l", "1")

// digitsOf returns the digits in s, and those that letters are meant for, without signs: "80" of "8O;", and "8x" of "8x".
func digitsOf(s string) string {
	return strings.Map(func(r rune) rune {
		if r < 0x80 && !isAlphaDigit(byte(r)) {
			return -1
		}
		return r
	}, digitLike.Replace(s))
}

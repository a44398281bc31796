package meant

import (
	"strconv"
	"strings"

	"urlscope/core/internal/scheme"
	"urlscope/core/octet"
)

// commonPorts are those that people write most.
const commonPorts = " 80 8080 8000 443 8443 3000 5000 8888 21 23 70 119 210 22 3128 9000 5173 4000 9090 8081 "

// movePort puts right a port that is not a number: "http://h:8O/" is "http://h:80/".
func movePort(text string, p parts) []variant {
	if !p.slashes || isDigits(p.port.in(text)) || !p.colon {
		return nil
	}
	return append(lettersForPort(text, p), nameForPort(text, p)...)
}

// lettersForPort writes the digits of a port for letters that look like them, and takes out signs:
// "http://h:8O/" → "http://h:80/"; "http://h:80;/" → "http://h:80/".
func lettersForPort(text string, p parts) []variant {
	port := p.port.in(text)
	digits := digitsOf(port)
	if !isDigits(digits) || number(digits) > 65535 || strings.ContainsAny(port, "@[") {
		return nil
	}
	return one(p.port.start, p.port.end, digits)
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

// nameForPort writes the port of a scheme for its name: "http://h:http/" → "http://h:80/".
func nameForPort(text string, p parts) []variant {
	row := scheme.Lookup(octet.LowerString(p.port.in(text)))
	if row == nil || row.Port == 0 {
		return nil
	}
	return one(p.port.start, p.port.end, strconv.Itoa(row.Port))
}

// Package suffix reads the suffix of a file name, from which a client guesses the typecode of an FTP URL (RFC 1738,
// section 3.2.3).
package suffix

import (
	"strings"

	"urlscope/core/octet"
)

// types are the typecodes that a client can guess.
var types = map[string]byte{
	".txt": 'a', ".text": 'a', ".asc": 'a', ".html": 'a', ".htm": 'a', ".ps": 'a', ".tex": 'a', ".c": 'a', ".h": 'a',
	".md": 'a', ".me": 'a', ".csv": 'a', ".xml": 'a', ".hqx": 'a', ".uue": 'a',
	".z": 'i', ".gz": 'i', ".zip": 'i', ".tar": 'i', ".tgz": 'i', ".gif": 'i', ".jpg": 'i', ".jpeg": 'i', ".png": 'i',
	".exe": 'i', ".com": 'i', ".pdf": 'i', ".dvi": 'i', ".bin": 'i', ".iso": 'i', ".mp3": 'i', ".mpg": 'i', ".au": 'i',
	".deb": 'i', ".rpm": 'i',
}

// Type returns the typecode that the suffix of a file name suggests: 'a' for "rfc1738.txt", 'i' for "a.tar.Z". If it
// suggests none, Type returns 0. The name is as it was typed.
func Type(name string) byte { return types[strings.ToLower(Of(name))] }

// Of returns the decoded suffix of a file name, from its last dot on. If it is longer than any known suffix, Of
// returns "".
func Of(name string) string {
	const long = len(".jpeg") * len("%XX")
	decoded := string(octet.AppendDecoded(nil, name[max(len(name)-long, 0):]))
	return decoded[max(strings.LastIndexByte(decoded, '.'), 0):]
}

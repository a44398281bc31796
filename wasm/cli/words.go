package cli

import (
	"cmp"
	"errors"
	"io/fs"
	"net"
	"os"
	"strings"
	"syscall"

	"github.com/agnivade/levenshtein"
)

// didYouMean asks whether the user meant one of some words, "; did you mean -indent?", or returns "" if none is
// near. A short word would be near to any, so one of three letters may differ, and at most three in all. Of words that share
// less than half of their letters in order, such as "nope" and "npm", neither is a slip of the other.
func didYouMean(word string, of []string, before string) string {
	word = strings.ToLower(word) // as all of these words are
	best, least := "", min((len(word)+2)/3, 3)+1
	for _, w := range of {
		distance := typingSlips(word, w)
		if len(word) >= 3 && strings.HasPrefix(w, word) {
			distance = 1
		}
		if distance < least && 2*distance < max(len(word), len(w)) {
			best, least = w, distance
		}
	}
	if best == "" {
		return ""
	}
	return "; did you mean " + before + best + "?"
}

// typingSlips returns how many letters to change, add, leave out or swap with the next make w of word. The library does not count a swap
// as one slip, so each swap is made that saves more.
func typingSlips(word, w string) int {
	letters, swaps := []rune(word), 0
	least := levenshtein.ComputeDistance(word, w)
	for i := 1; i < len(letters); i++ {
		letters[i-1], letters[i] = letters[i], letters[i-1]
		if n := swaps + 1 + levenshtein.ComputeDistance(string(letters), w); n < least {
			least = n
			swaps++
			continue
		}
		letters[i-1], letters[i] = letters[i], letters[i-1]
	}
	return least
}

// orElse returns the question of didYouMean or, if it has no question, another hint.
func orElse(question, otherwise string) string {
	if question == "" {
		return "; " + otherwise
	}
	return question
}

// causes maps common system errors to words.
var causes = []struct {
	is    error
	words string
}{
	{fs.ErrNotExist, "there is no such file or folder"},
	{fs.ErrPermission, notAllowed},
	{fs.ErrExist, "it is there already"},
	{syscall.ENOTDIR, "a part of its path is a file, not a folder"},
	{syscall.EISDIR, "it is a folder, not a file"},
	{syscall.ENOSPC, "there is no room left on the disk"},
	{syscall.EROFS, "the disk can only be read"},
	{syscall.ELOOP, "its links lead in a circle"},
	{syscall.ENAMETOOLONG, "its name is too long"},
	{syscall.EADDRINUSE, "another program uses this address"},
	{syscall.EADDRNOTAVAIL, "this machine does not have this address"},
}

// notAllowed is the message if the denied operation is not about a file. For a file the message names the
// operation.
const notAllowed = "you are not allowed to do that"

// mayNot maps operations on files, by their names in package os, to messages. All other operations are reading.
var mayNot = map[string]string{
	writing: "you are not allowed to write it", "mkdir": "you are not allowed to make this folder", "unlinkat": "you are not allowed to remove it",
}

// streamNames maps Go's names of the standard streams to words.
var streamNames = map[string]string{os.Stdin.Name(): "standard input", os.Stdout.Name(): "standard output"}

// inWords returns the message of an error, with plain words for system errors about files: "docs/a.md: there is no
// such file or folder" instead of "open docs/a.md: no such file or directory". The rest of the message stays.
func inWords(err error) string {
	said := err.Error()
	var path *fs.PathError
	var link *os.LinkError
	var call *os.SyscallError
	var connection *net.OpError
	switch {
	case errors.As(err, &path) && path.Op == writing && errors.Is(err, fs.ErrNotExist):
		return strings.Replace(said, path.Error(), path.Path+": there is no such folder to write to", 1)
	case errors.As(err, &path):
		name := path.Path
		if plain, ok := streamNames[name]; ok {
			name = plain
		} else if name == "" { // as of a variable that is not set
			name = `""`
		}
		if errors.Is(err, fs.ErrPermission) {
			return strings.Replace(said, path.Error(), name+": "+cmp.Or(mayNot[path.Op], "you are not allowed to read it"), 1)
		}
		return replaced(said, path, name+": ", path.Err)
	case errors.As(err, &connection):
		return replaced(said, connection, "", connection.Err)
	case errors.As(err, &link):
		return replaced(said, link, link.New+": ", link.Err)
	case errors.As(err, &call):
		return replaced(said, call, "", call.Err)
	}
	return said
}

// replaced replaces a part of a message by its cause in words.
func replaced(said string, part error, file string, cause error) string {
	for _, c := range causes {
		if errors.Is(cause, c.is) {
			return strings.Replace(said, part.Error(), file+c.words, 1)
		}
	}
	words := cause.Error()
	if errors.As(cause, new(*net.DNSError)) {
		words = "its host is not found"
	}
	return strings.Replace(said, part.Error(), file+words, 1)
}

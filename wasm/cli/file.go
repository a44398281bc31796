package cli

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// errProtected means that the file is not written because it is write-protected.
var errProtected = errors.New("the file is write-protected")

// replaceFile writes a file as a whole or not at all: a program that reads it meanwhile gets the old content. The new file
// keeps mode and owner. replaceFile overwrites the file in place if it is not a regular file, such as a pipe or a device; if
// it has other names, which must stay names of the same file; and if no new file can be made beside it with the same owner
// and attributes.
func replaceFile(name, content string) error {
	real := name
	if to, err := filepath.EvalSymlinks(name); err == nil {
		real = to
	}
	old, err := os.Stat(real)
	switch {
	case err != nil: // the file does not exist yet
		old = nil
	case !old.Mode().IsRegular():
		return overwrite(name, real, content)
	case old.Mode().Perm()&0o222 == 0:
		return &fs.PathError{Op: writing, Path: name, Err: errProtected}
	case names(old) > 1 || hasAttributes(real):
		return overwrite(name, real, content)
	}
	err = replace(real, content, old)
	if old != nil && (errors.Is(err, errNotAlike) || errors.Is(err, fs.ErrPermission)) {
		return overwrite(name, real, content)
	}
	return underName(name, err)
}

// overwrite writes into an existing file. Its errors have the name that the user gave, which can be the name of a link.
func overwrite(name, real, content string) error {
	return underName(name, os.WriteFile(real, []byte(content), 0o666))
}

// underName returns an error with the name of the file that the user gave.
func underName(name string, err error) error {
	if err == nil {
		return nil
	}
	return &fs.PathError{Op: writing, Path: name, Err: cause(err)}
}

// writing is the operation in errors of writing a file.
const writing = "write"

// errNotAlike means that the new file cannot have the owner of the old one.
var errNotAlike = errors.New("the owner would be another")

// replace writes a temporary file and renames it to name. old is the file that it replaces; nil for none.
func replace(name, content string, old fs.FileInfo) (err error) {
	hidden := filepath.Join(filepath.Dir(name), fmt.Sprintf(".%s.%d", filepath.Base(name), os.Getpid()))
	temp, err := os.OpenFile(hidden, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			temp.Close()
			os.Remove(hidden)
		}
	}()
	if _, err = io.WriteString(temp, content); err != nil {
		return err
	}
	if old != nil {
		if err = own(temp, old); err != nil {
			return errNotAlike
		}
		if err = temp.Chmod(old.Mode().Perm()); err != nil { // after the owner, because changing the owner may change the mode
			return err
		}
	}
	if err = temp.Close(); err != nil {
		return err
	}
	return os.Rename(hidden, name)
}

// cause returns an error without the name of the temporary file, which the user does not know.
func cause(err error) error {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return path.Err
	case errors.As(err, &link):
		return link.Err
	}
	return err
}

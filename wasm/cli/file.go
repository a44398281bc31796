package cli

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// errProtected is why a file is not written that its owner protects.
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
	case err != nil: // a new file
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

// overwrite writes into an existing file. Its errors name the file as the user does, which may be the name of a link.
func overwrite(name, real, content string) error {
	return underName(name, os.WriteFile(real, []byte(content), 0o666))
}

// underName returns what is wrong with a file under the name by which the user knows it.
func underName(name string, err error) error {
	if err == nil {
		return nil
	}
	return &fs.PathError{Op: writing, Path: name, Err: cause(err)}
}

// writing is what is done with a file that is to be there then.
const writing = "write"

// errNotAlike is why a file cannot take the place of another.
var errNotAlike = errors.New("the owner would be another")

// replace writes a file under another name and gives it its own then; old is the one that it takes the place of, nil for none.
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
		if err = temp.Chmod(old.Mode().Perm()); err != nil { // behind the owner, with whom it may change
			return err
		}
	}
	if err = temp.Close(); err != nil {
		return err
	}
	return os.Rename(hidden, name)
}

// cause returns what is wrong without the name of the file, which is one that nobody knows.
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

package main

import "slices"

// readers lists the observed readers: programs of Debian, and libraries of Debian and npm.
var readers = slices.Concat(unixReaders, languageReaders, webReaders)

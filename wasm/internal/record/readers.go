package main

import "slices"

// readers lists what is observed: programs of Debian, and libraries of Debian and npm.
var readers = slices.Concat(unixReaders, languageReaders, webReaders)

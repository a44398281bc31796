package readers

// unixReaders are programs of Unix, and the libraries of the languages that grew up there.
var unixReaders = []*Reader{curl, php, ruby, perl, addressable, wget, lynx}

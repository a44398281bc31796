package readers

// webReaders are libraries that follow the URL Standard, the parser that Node had before, and the browser in which the
// program runs.
var webReaders = []*Reader{node, nodeLegacy, whatwgURL, rust, browser}

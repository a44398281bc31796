package readers

// webReaders are libraries that follow the URL Standard, what Node had before, and the browser at hand.
var webReaders = []*Reader{node, nodeLegacy, whatwgURL, rust, browser}

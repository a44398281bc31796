package main

var webReaders = []reader{
	{"node", "new URL of Node", []string{"node", "web.js", "URL"}},
	{"node-legacy", "url.parse of Node", []string{"node", "web.js", "parse"}},
	{"whatwg-url", "whatwg-url of npm, in Node", []string{"node", "web.js", "whatwg-url"}},
	{"rust", "the crate url (Debian librust-url-dev)", []string{"sh", "rust.sh"}},
}

package main

var unixReaders = []reader{
	{"curl", "the URL API of libcurl (Debian libcurl4)", []string{"/usr/bin/python3", "curl.py"}},
	{"php", "parse_url of PHP (Debian php8.2-cli)", []string{"php", "php.php"}},
	{"ruby", "URI.parse of Ruby (Debian ruby3.1)", []string{"ruby", "ruby.rb"}},
	{"perl", "URI.pm of Perl (Debian liburi-perl)", []string{"perl", "perl.pl"}},
	{"addressable", "Addressable::URI (Debian ruby-addressable)", []string{"ruby", "addressable.rb"}},
	{"wget", "wget (Debian wget)", []string{"/usr/bin/python3", "wget.py"}},
	{"lynx", "lynx (Debian lynx)", []string{"sh", "lynx.sh"}},
	{"nginx", "the variables of nginx (Debian nginx-light)", []string{"node", "nginx.js"}},
}

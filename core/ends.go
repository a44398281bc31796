package core

import "urlscope/core/octet"

// ends lists, for each part, the reserved octets that end it when they stand raw. A part that is to hold one of
// them must hold its escape.
var ends = [numParts]octet.Class{
	SchemeName: octet.Colon,
	User:       octet.Colon | octet.At,
	Password:   octet.At,
	Host:       octet.Colon | octet.Slash | octet.At, // an at sign makes a user of it, where there can be one,
	Port:       octet.Slash | octet.At,               // and of this a password
	Fsegment:   octet.Slash | octet.Semicolon,
	Hsegment:   octet.Slash | octet.Question,
	Article:    octet.At,
	Group:      octet.Slash,
	Database:   octet.Slash | octet.Question,
	Wtype:      octet.Slash,
	Psegment:   octet.Slash | octet.Semicolon,
	Fieldname:  octet.Equals | octet.Semicolon,
	Fieldvalue: octet.Semicolon,
}

// Ends returns the octets that end p when they stand raw, or 0 if none does.
func (p Part) Ends() octet.Class {
	if p >= numParts {
		return 0
	}
	return ends[p]
}

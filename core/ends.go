package core

// ends lists, for each part, the reserved octets that end it when they stand raw. A part that is to hold one of
// them must hold its escape.
var ends = [numParts]Class{
	SchemeName: Colon,
	User:       Colon | At,
	Password:   At,
	Host:       Colon | Slash | At, // an at sign makes a user of it, where there can be one,
	Port:       Slash | At,         // and of this a password
	Fsegment:   Slash | Semicolon,
	Hsegment:   Slash | Question,
	Article:    At,
	Group:      Slash,
	Database:   Slash | Question,
	Wtype:      Slash,
	Psegment:   Slash | Semicolon,
	Fieldname:  Equals | Semicolon,
	Fieldvalue: Semicolon,
}

// Ends returns the octets that end p when they stand raw, or 0 if none does.
func (p Part) Ends() Class {
	if p >= numParts {
		return 0
	}
	return ends[p]
}

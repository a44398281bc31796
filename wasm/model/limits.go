package model

import (
	"time"
)

// Breath is the least time between two links that the page writes into the address bar, because browsers limit how
// often a page may change its history.
const Breath = 500 * time.Millisecond

// PieceSize is the size of a piece of a document, in octets of a file or UTF-16 units of a text. It is so small
// that the page handles keys in between even on a slow machine.
const PieceSize = 32 << 10

// BigText is the length in octets from which a pasted text with several lines is listed instead of put into the
// field. HugeText is that length for any text.
const (
	BigText  = 64 << 10
	HugeText = 2 << 20
)

// Pause is how long typing must pause before the page announces the result, marks an unfinished text as wrong, and
// writes the link. It is so long that none of this happens between two keys.
const Pause = time.Second

// MoreExamples is the number of examples that the dialog shows at first, and adds whenever the reader gets near
// the end.
const MoreExamples = 24

// maxParts is the number of tokens listed, and MaxRaw the number of octets shown of one.
const (
	maxParts = 100
	MaxRaw   = 600
)

// Limits of what is shown of the conversation: maxCells octets of a step, MaxEarly early ends, MaxPieces pieces
// and MaxSteps steps. MaxSpelled is the number of octets that a sentence spells out. The rest is counted.
const (
	maxCells   = 160
	MaxEarly   = 20
	MaxPieces  = 100
	MaxSteps   = 60
	MaxSpelled = 600
	MaxTalk    = 100_000 // the longest text with a conversation, in octets
)

// A reader cannot scroll on paper, so the printed page has lists in full, up to a limit. It is drawn just before
// printing, so it costs nothing at a key.

// MaxPrinted is the number of items printed of a list. maxPrintedWork limits the octets that are read to try the
// fixes of the problems among them.
const (
	MaxPrinted     = 500
	maxPrintedWork = 20_000_000
)

// A text with more octets or line breaks than these is not drawn in colour. The textarea shows it, because
// browsers take long to lay out such a text and would do it twice at every key.
const (
	MaxDrawn = MaxTalk
	MaxLines = 1000
)

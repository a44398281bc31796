package model

import (
	"time"
)

// Breath is the least time between two links that the page writes into the
// address: browsers refuse to have their history written more often.
const Breath = 500 * time.Millisecond

// PieceSize is how much of a document is read at a time, in octets of a file and
// characters of a text: so little that the page answers keys in between, even on a
// slow machine.
const PieceSize = 32 << 10

// BigText is the length in octets from which a text of several lines that is
// pasted goes to the list and not into the field, and HugeText that from which any
// text does.
const (
	BigText  = 64 << 10
	HugeText = 2 << 20
)

// Pause is how long the typing must rest before the page speaks, calls wrong what is
// unfinished, and writes the link: long enough for nothing of it to happen at every key.
const Pause = time.Second

// MoreExamples is how many examples the dialog shows at first, and how many more
// whenever its end is near: nobody waits for those that are not looked at.
const MoreExamples = 24

// maxParts bounds how many tokens are listed, and MaxRaw how many octets are shown of one.
const (
	maxParts = 100
	MaxRaw   = 600
)

// maxCells bounds the octets shown of one step, MaxEarly the places where it ends early,
// MaxPieces the pieces it is taken apart into, MaxSteps the steps, MaxSpelled the
// octets that a line of words spells out; the rest is counted.
const (
	maxCells   = 160
	MaxEarly   = 20
	MaxPieces  = 100
	MaxSteps   = 60
	MaxSpelled = 600
	MaxTalk    = 100_000 // octets of a text whose conversation is shown
)

// On paper nothing can be scrolled to, so a worksheet has the whole of the lists of
// which the page shows a stretch, up to a bound. It is drawn when the browser is
// about to print, and costs a key nothing.

// MaxPrinted bounds how many items of a list are printed, and maxPrintedWork the
// octets that are read to try the fixes of the problems among them.
const (
	MaxPrinted     = 500
	maxPrintedWork = 20_000_000
)

// A text of more octets or more line breaks than these is not drawn in colour. Nobody
// reads it; the textarea itself shows it, for a browser takes its time to lay it out,
// and would do so twice at every key.
const (
	MaxDrawn = MaxTalk
	MaxLines = 1000
)

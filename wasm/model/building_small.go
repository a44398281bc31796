//go:build small

package model

// A hand is always empty in the program without inputs for parts (building.go).
type hand struct{}

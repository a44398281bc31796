//go:build small

package model

// A hand is empty in the program that has no inputs for parts (building.go).
type hand struct{}

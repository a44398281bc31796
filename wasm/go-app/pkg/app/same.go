// Not from go-app v9.8.0.
// Compares the values that components show, without method calls by reflection.

package app

import (
	"bytes"
	"reflect"
)

// same compares texts, numbers, and lists and structures of these. Values of other kinds count as different, because they
// may have changed.
func same(a, b reflect.Value) bool {
	switch {
	case a.Kind() == reflect.String:
		return a.String() == b.String()
	case a.Kind() == reflect.Bool:
		return a.Bool() == b.Bool()
	case a.CanInt():
		return a.Int() == b.Int()
	case a.CanUint():
		return a.Uint() == b.Uint()
	case a.Kind() == reflect.Struct:
		for i := 0; i < a.NumField(); i++ {
			if !same(a.Field(i), b.Field(i)) {
				return false
			}
		}
		return true
	case a.Kind() != reflect.Array && a.Kind() != reflect.Slice || a.Len() != b.Len():
		return false
	case a.Type().Elem().Kind() == reflect.Uint8:
		return bytes.Equal(a.Bytes(), b.Bytes())
	}
	for i := 0; i < a.Len(); i++ {
		if !same(a.Index(i), b.Index(i)) {
			return false
		}
	}
	return true
}

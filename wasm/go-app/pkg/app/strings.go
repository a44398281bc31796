// From go-app v9.8.0, pkg/app: strings.go; MIT License, in LICENSE. Changes:
// No package fmt: strings, integers and booleans are written, and other types panic.

package app

import (
	"reflect"
	"strconv"
)

// toString returns a string, integer or boolean as text. Named types are allowed.
func toString(v any) string {
	switch v := v.(type) {
	case string:
		return v
	case int:
		return strconv.Itoa(v)
	case bool:
		return strconv.FormatBool(v)
	case nil:
		return ""
	}
	// Reflection keeps v from escaping. Passing v to a function such as fmt.Sprint, which calls methods, would allocate
	// every string that is passed as any.
	r := reflect.ValueOf(v)
	switch {
	case r.Kind() == reflect.String:
		return r.String()
	case r.Kind() == reflect.Bool:
		return strconv.FormatBool(r.Bool())
	case r.CanInt():
		return strconv.FormatInt(r.Int(), 10)
	case r.CanUint():
		return strconv.FormatUint(r.Uint(), 10)
	}
	panic("app: nothing is written for a value of type " + r.Type().String())
}

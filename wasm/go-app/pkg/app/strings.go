// From go-app v9.8.0, pkg/app: strings.go; MIT License, in LICENSE. What is otherwise:
// No package fmt: what is written is a text, a whole number or a truth, and of all else is a panic.

package app

import (
	"reflect"
	"strconv"
)

// toString returns what is written for a value: a string, a whole number or a truth, also of a type of another name.
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
	// What is written is handed over as any value. If it went on to a function of which the compiler does not know what it does
	// with it, as fmt.Sprint calls methods, every string would be copied into the heap to be handed over.
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

// toPath returns a name for the values of a scope.
func toPath(scope []any) (path string) {
	for _, v := range scope {
		if s := toString(v); s != "" {
			path += "/" + s
		}
	}
	return path
}

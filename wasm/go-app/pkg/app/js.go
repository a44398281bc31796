// From go-app v9.8.0, pkg/app: js.go; MIT License, in LICENSE. What is otherwise:
// What the page asks of it. Nodes are put into the document in ways that give nothing back to Go, which would have to be collected.

package app

// Type is the JavaScript type of a value.
type Type int

// The types.
const (
	TypeUndefined Type = iota
	TypeNull
	TypeBoolean
	TypeNumber
	TypeString
	TypeSymbol
	TypeObject
	TypeFunction
)

// A Value is a JavaScript value. In a browser it wraps the Value of package syscall/js, whose methods say more; elsewhere it is one
// of which nothing is known: it is "", 0, false and null.
type Value interface {
	// Bool returns the value as a bool. It panics if it is no JavaScript boolean.
	Bool() bool

	// Call calls the method m. It panics if there is none.
	Call(m string, args ...any) Value

	// Delete deletes the property p.
	Delete(p string)

	// Equal reports whether the values are equal by JavaScript's ===.
	Equal(w Value) bool

	// Float returns the value as a float64. It panics if it is no JavaScript number.
	Float() float64

	// Get returns the property p.
	Get(p string) Value

	// Index returns the element i.
	Index(i int) Value

	// InstanceOf reports whether the value is an instance of t by JavaScript's instanceof.
	InstanceOf(t Value) bool

	// Int returns the value truncated to an int. It panics if it is no JavaScript number.
	Int() int

	// Invoke calls the value as a function.
	Invoke(args ...any) Value

	// IsNull reports whether the value is JavaScript's null.
	IsNull() bool

	// IsUndefined reports whether the value is JavaScript's undefined.
	IsUndefined() bool

	// JSValue returns the value.
	JSValue() Value

	// Length returns the property "length".
	Length() int

	// New calls the value as a constructor.
	New(args ...any) Value

	// Set sets the property p.
	Set(p string, x any)

	// SetIndex sets the element i.
	SetIndex(i int, x any)

	// String returns the value as a string, and of what is none a description.
	String() string

	// Truthy returns JavaScript's truthiness of the value.
	Truthy() bool

	// Type returns JavaScript's type of the value, and of null TypeNull.
	Type() Type

	// What a browser gives back stands in a table, to be let go when Go collects its garbage. So nodes are put into the document in ways
	// that give nothing back.
	append(Value)
	replaceWith(Value)
	remove()
}

// A Func is a Go function that JavaScript can call.
type Func interface {
	Value

	// Release lets go of it. It must not be called after that.
	Release()
}

// A Wrapper has a JavaScript value.
type Wrapper interface {
	JSValue() Value
}

// BrowserWindow is the browser's window.
type BrowserWindow interface {
	Value

	// GetElementByID returns the element of that id; null for none.
	GetElementByID(id string) Value
}

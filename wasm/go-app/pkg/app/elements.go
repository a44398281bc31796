// From go-app v9.8.0, pkg/app: html_gen.go; MIT License, in LICENSE. Changes:
// One type for all elements, with the elements, attributes and events that the page uses. go-app has a type for each HTML
// element, in 52 729 lines, and each type that is used adds a kilobyte to the program.

package app

import "strings"

// The elements, attributes and events that the page uses. To use another one of go-app's, add a line.

// Element types that have their own names in go-app.
type (
	HTMLButton = *Element
	HTMLDiv    = *Element
	HTMLElem   = *Element
)

// Elem returns an element with that tag name.
func Elem(tag string) HTMLElem { return &Element{tag: tag} }

// Elements, by their names in HTML.
func A() *Element        { return &Element{tag: "a"} }
func B() *Element        { return &Element{tag: "b"} }
func Br() *Element       { return &Element{tag: "br", void: true} }
func Button() HTMLButton { return &Element{tag: "button"} }
func Code() *Element     { return &Element{tag: "code"} }
func Dd() *Element       { return &Element{tag: "dd"} }
func Details() *Element  { return &Element{tag: "details"} }
func Dialog() *Element   { return &Element{tag: "dialog"} }
func Div() HTMLDiv       { return &Element{tag: "div"} }
func Dl() *Element       { return &Element{tag: "dl"} }
func Dt() *Element       { return &Element{tag: "dt"} }
func Em() *Element       { return &Element{tag: "em"} }
func FieldSet() *Element { return &Element{tag: "fieldset"} }
func Footer() *Element   { return &Element{tag: "footer"} }
func H1() *Element       { return &Element{tag: "h1"} }
func H2() *Element       { return &Element{tag: "h2"} }
func H3() *Element       { return &Element{tag: "h3"} }
func Header() *Element   { return &Element{tag: "header"} }
func I() *Element        { return &Element{tag: "i"} }
func Img() *Element      { return &Element{tag: "img", void: true} }
func Input() *Element    { return &Element{tag: "input", void: true} }
func Kbd() *Element      { return &Element{tag: "kbd"} }
func Label() *Element    { return &Element{tag: "label"} }
func Legend() *Element   { return &Element{tag: "legend"} }
func Li() *Element       { return &Element{tag: "li"} }
func Mark() *Element     { return &Element{tag: "mark"} }
func Nav() *Element      { return &Element{tag: "nav"} }
func Ol() *Element       { return &Element{tag: "ol"} }
func Option() *Element   { return &Element{tag: "option"} }
func P() *Element        { return &Element{tag: "p"} }
func Pre() *Element      { return &Element{tag: "pre"} }
func Progress() *Element { return &Element{tag: "progress"} }
func Section() *Element  { return &Element{tag: "section"} }
func Select() *Element   { return &Element{tag: "select"} }
func Small() *Element    { return &Element{tag: "small"} }
func Span() *Element     { return &Element{tag: "span"} }
func Strong() *Element   { return &Element{tag: "strong"} }
func Summary() *Element  { return &Element{tag: "summary"} }
func TBody() *Element    { return &Element{tag: "tbody"} }
func THead() *Element    { return &Element{tag: "thead"} }
func Table() *Element    { return &Element{tag: "table"} }
func Td() *Element       { return &Element{tag: "td"} }
func Th() *Element       { return &Element{tag: "th"} }
func Tr() *Element       { return &Element{tag: "tr"} }
func Ul() *Element       { return &Element{tag: "ul"} }

// Body sets the children of the element.
func (e *Element) Body(v ...UI) *Element {
	e.children = flat(v)
	return e
}

// Text sets a text as the only child of the element.
func (e *Element) Text(v any) *Element { return e.Body(Text(v)) }

// Attr sets an attribute. The value true writes the attribute without a value; false removes it from the document.
func (e *Element) Attr(name string, v any) *Element { return e.setAttr(name, v) }

// Class adds classes.
func (e *Element) Class(v ...string) *Element { return e.setAttr("class", strings.Join(v, " ")) }

// Attributes, by their names in HTML.
func (e *Element) Aria(name string, v any) *Element    { return e.setAttr("aria-"+name, v) }
func (e *Element) DataSet(name string, v any) *Element { return e.setAttr("data-"+name, v) }
func (e *Element) AutoComplete(v bool) *Element {
	return e.setAttr("autocomplete", choose(v, "on", "off"))
}
func (e *Element) Spellcheck(v bool) *Element {
	return e.setAttr("spellcheck", choose(v, "true", "false"))
}
func (e *Element) Alt(v string) *Element         { return e.setAttr("alt", v) }
func (e *Element) Dir(v string) *Element         { return e.setAttr("dir", v) }
func (e *Element) For(v string) *Element         { return e.setAttr("for", v) }
func (e *Element) Href(v string) *Element        { return e.setAttr("href", v) }
func (e *Element) ID(v string) *Element          { return e.setAttr("id", v) }
func (e *Element) Lang(v string) *Element        { return e.setAttr("lang", v) }
func (e *Element) Name(v string) *Element        { return e.setAttr("name", v) }
func (e *Element) Placeholder(v string) *Element { return e.setAttr("placeholder", v) }
func (e *Element) Rel(v string) *Element         { return e.setAttr("rel", v) }
func (e *Element) Scope(v string) *Element       { return e.setAttr("scope", v) }
func (e *Element) Src(v string) *Element         { return e.setAttr("src", v) }
func (e *Element) Target(v string) *Element      { return e.setAttr("target", v) }
func (e *Element) Title(v string) *Element       { return e.setAttr("title", v) }
func (e *Element) Type(v string) *Element        { return e.setAttr("type", v) }
func (e *Element) AutoFocus(v bool) *Element     { return e.setAttr("autofocus", v) }
func (e *Element) Checked(v bool) *Element       { return e.setAttr("checked", v) }
func (e *Element) Disabled(v bool) *Element      { return e.setAttr("disabled", v) }
func (e *Element) Hidden(v bool) *Element        { return e.setAttr("hidden", v) }
func (e *Element) Open(v bool) *Element          { return e.setAttr("open", v) }
func (e *Element) ReadOnly(v bool) *Element      { return e.setAttr("readonly", v) }
func (e *Element) Selected(v bool) *Element      { return e.setAttr("selected", v) }
func (e *Element) MaxLength(v int) *Element      { return e.setAttr("maxlength", v) }
func (e *Element) TabIndex(v int) *Element       { return e.setAttr("tabindex", v) }
func (e *Element) Value(v any) *Element          { return e.setAttr("value", v) }
func (e *Element) Max(v any) *Element            { return e.setAttr("max", v) }

func choose(v bool, yes, no string) string {
	if v {
		return yes
	}
	return no
}

// On sets the handler of an event. The scope tells go-app which functions with the same code are not equal. Here it is not
// needed, because the handler that was set last is always the one that is called.
func (e *Element) On(event string, f EventHandler, _ ...any) *Element {
	return e.setHandler(event, f)
}

// Events, by their names in HTML.
func (e *Element) OnBlur(f EventHandler, _ ...any) *Element {
	return e.setHandler("blur", f)
}
func (e *Element) OnChange(f EventHandler, _ ...any) *Element {
	return e.setHandler("change", f)
}
func (e *Element) OnClick(f EventHandler, _ ...any) *Element {
	return e.setHandler("click", f)
}
func (e *Element) OnFocus(f EventHandler, _ ...any) *Element {
	return e.setHandler("focus", f)
}
func (e *Element) OnInput(f EventHandler, _ ...any) *Element {
	return e.setHandler("input", f)
}
func (e *Element) OnKeyDown(f EventHandler, _ ...any) *Element {
	return e.setHandler("keydown", f)
}
func (e *Element) OnMouseDown(f EventHandler, _ ...any) *Element {
	return e.setHandler("mousedown", f)
}

package site

import (
	"bytes"
	"fmt"
	"regexp"
)

// go-app has a type for each element of HTML, each with the same hundred methods and a few of its own. What the compiler
// makes of one that is used, its methods, their names and tables, weighs more than a kilobyte compressed. In the copy all
// of them are one type, which has the methods of all.

var (
	elementType   = regexp.MustCompile(`(?m)^type HTML(\w+) interface`)
	elementFunc   = regexp.MustCompile(`(?ms)^func \w+\([^)]*\) HTML\w+ \{\n.*?^\}\n`)
	elementMethod = regexp.MustCompile(`(?ms)^func \(e \*html(\w+)\) (\w+)(\([^\n]*\)) HTML\w+ (\{\n.*?^\}\n)`)
)

// oneElement returns go-app's elements with one type for all of them. An element of which a method does something of
// its own, as Text does in a textarea, is left out: the page does not compile with it.
func oneElement(src []byte) ([]byte, error) {
	src = bytes.ReplaceAll(src, []byte(`FormatString("%v", v)`), []byte("toString(v)"))
	type method struct{ name, params, body string }
	first, odd := map[string]method{}, map[string]bool{}
	var methods []method
	for _, m := range elementMethod.FindAllSubmatch(src, -1) {
		is := method{string(m[2]), string(m[3]), string(m[4])}
		switch known, ok := first[is.name]; {
		case !ok:
			first[is.name] = is
			methods = append(methods, is)
		case known != is:
			odd[string(m[1])] = true
		}
	}
	types, funcs := elementType.FindAllSubmatch(src, -1), elementFunc.FindAll(src, -1)
	if len(methods) == 0 || len(types) == 0 || len(funcs) < len(types) {
		return nil, fmt.Errorf("it has %d methods, %d types and %d functions of elements", len(methods), len(types), len(funcs))
	}
	var b bytes.Buffer
	b.WriteString("package app\n\nimport \"strings\"\n\ntype element struct{ htmlElement }\n")
	for _, t := range types {
		if name := t[1]; !odd[string(name)] {
			fmt.Fprintf(&b, "\ntype (\n\tHTML%s = *element\n\thtml%s = element\n)\n", name, name)
		}
	}
	for _, f := range funcs {
		if result := elementResult.FindSubmatch(f); !odd[string(result[1])] {
			b.WriteString("\n")
			b.Write(f)
		}
	}
	for _, m := range methods {
		fmt.Fprintf(&b, "\nfunc (e *element) %s%s *element %s", m.name, m.params, m.body)
	}
	return b.Bytes(), nil
}

var elementResult = regexp.MustCompile(`\) HTML(\w+) \{`)

package readers_test

import (
	"fmt"

	"urlscope/core/readers"
)

func ExampleReader_Read() {
	for _, r := range readers.All() {
		if r.ID != "python" {
			continue
		}
		reading := r.Read("http://u@H:99999/", readers.Asked{})
		for i, v := range reading.Values {
			field := r.Fields[i]
			if field.Role != readers.RoleNone && (v.Present || v.Raises) {
				fmt.Println(field.Name, v.Text, v.Raises, field.Code)
			}
		}
		goes := reading.Goes("http://u@H:99999/", readers.Asked{})
		fmt.Println(goes.Host, goes.Port)
	}
	// Output:
	// scheme http false urlsplit(url).scheme
	// path / false urlsplit(url).path
	// query  false urlsplit(url).query
	// fragment  false urlsplit(url).fragment
	// username u false urlsplit(url).username
	// hostname h false urlsplit(url).hostname
	// port  true urlsplit(url).port
	// h
}

package site

import (
	"bytes"
	"encoding/binary"
	"testing"
)

// Each function is looked for from sixteen before it at most, and never from one behind it. TestForgetLines runs a program so.
func TestThinIndex(t *testing.T) {
	const count = 40
	data := binary.LittleEndian.AppendUint64(bytes.Clone(tableHead), count+1)
	for range 7 { // the other places of the head
		data = binary.LittleEndian.AppendUint64(data, 72)
	}
	at := len(data)
	data = append(data, functionIndex(count, 1)...)
	if err := thinIndex(data); err != nil {
		t.Fatal(err)
	}
	numbers := map[int]bool{}
	for address := range count * stretches {
		bucket := data[at+stretchOctets*address:][:stretchOctets]
		n, function := int(binary.LittleEndian.Uint32(bucket)), address/stretches
		if n > function || n <= function-16 || !bytes.Equal(bucket[4:], make([]byte, 16)) {
			t.Errorf("function %d is looked for at % x", function, bucket)
		}
		numbers[n] = true
	}
	if len(numbers) != 3 {
		t.Errorf("the index of %d functions has %d numbers", count, len(numbers))
	}
	if err := thinIndex(data); err == nil {
		t.Error("a thin index is taken for one that the linker writes")
	}
	if err := thinIndex([]byte("no table")); err == nil {
		t.Error("what has no table has an index")
	}
}

// Command tally reads the output of go test -json, prints the progress, and writes the result of each test to a file. With
// -sum it adds up such files.
//
//	go test -json ./... | tally -o build/tests/go.json
//	tally -sum build/tests/*.json
//
// It exits with 1 if a test failed, or was skipped with -noskip.
package main

import (
	"encoding/json"
	"flag"
	"io"
	"log"
	"os"
	"path/filepath"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("tally: ")
	out := flag.String("o", "", "the `file` to keep what became of the tests in whose events are read from the standard input")
	sum := flag.Bool("sum", false, "sum up the files that are named")
	times := flag.String("times", "build/test-times.txt", "the `file` to write the time of each test to, with -sum")
	noSkip := flag.Bool("noskip", false, "count what was skipped as failed, with -sum")
	flag.Parse()
	switch {
	case *sum && flag.NArg() > 0:
		green, err := sumUp(os.Stdout, *times, flag.Args(), *noSkip)
		exit(green, err)
	case !*sum && *out != "" && flag.NArg() == 0:
		green, err := keep(*out, os.Stdin, os.Stdout)
		exit(green, err)
	}
	log.Print("say -o file, or -sum and the files to sum up")
	flag.Usage()
	os.Exit(2)
}

func exit(green bool, err error) {
	if err != nil {
		log.Fatal(err)
	}
	if !green {
		os.Exit(1)
	}
	os.Exit(0)
}

// keep writes the results of the tests to a file, and reports whether all have passed.
func keep(name string, events io.Reader, w io.Writer) (bool, error) {
	list, err := watch(events, w)
	if err != nil {
		return false, err
	}
	data, err := json.MarshalIndent(list, "", "\t")
	if err != nil {
		return false, err
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return false, err
	}
	return count(list)[failed] == 0, os.WriteFile(name, append(data, '\n'), 0o644)
}

// Build makes the package for npm in a folder:
//
//	go run ./javascript/build -out DIR
//
// It needs Go and nothing else. npm pack in that folder makes the archive; for pages, the folder is
// put on a server as it is.
package main

import (
	"flag"
	"fmt"
	"os"

	"github.com/jeudelettres/lettres/internal/bundle"
)

func main() {
	out := flag.String("out", "", "the folder")
	flag.Parse()
	if *out == "" || flag.NArg() > 0 {
		flag.Usage()
		os.Exit(2)
	}
	if err := bundle.Package(*out); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

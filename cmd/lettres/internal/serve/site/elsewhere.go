//go:build !js || !fetched

package main

import (
	"fmt"
	"os"
)

// main says where this program belongs: it is compiled for a browser by lettres site.
func main() {
	fmt.Fprintln(os.Stderr, "this runs in a browser: go run ./cmd/lettres site -out DIR")
	os.Exit(2)
}

//go:build !fetched

package gaddag

import _ "embed"

// A slice and not a string, since the linker puts a slice where numbers can be read in place.
//
//go:embed french.grid
var data []byte

// source returns the stored graph.
func source() []byte { return data }

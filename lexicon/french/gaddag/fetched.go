//go:build fetched

package gaddag

import "github.com/jeudelettres/lettres/internal/fetched"

// source returns the stored graph.
func source() []byte { return fetched.Open("french.grid") }

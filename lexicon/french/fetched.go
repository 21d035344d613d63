//go:build fetched

package french

import "github.com/jeudelettres/lettres/internal/fetched"

// source returns the compiled lexicon.
func source() string { return string(fetched.Open("french.lex")) }

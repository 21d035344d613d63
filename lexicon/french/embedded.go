//go:build !fetched

package french

import _ "embed"

//go:embed french.lex
var data string

// source returns the compiled lexicon.
func source() string { return data }

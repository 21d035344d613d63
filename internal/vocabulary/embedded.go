//go:build !fetched

package vocabulary

import _ "embed"

//go:embed words.bin
var words string

// file returns the file of common words.
func file() string { return words }

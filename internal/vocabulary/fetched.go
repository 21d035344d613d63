//go:build fetched

package vocabulary

import "github.com/jeudelettres/lettres/internal/fetched"

// file returns the file of common words.
func file() string { return string(fetched.Open("words.bin")) }

// Package docs is the pages of this folder, for programs that show them.
package docs

import _ "embed"

//go:embed notation.md
var notation string

// Notation is the page on how to write a game down, in French and in English.
func Notation() string { return notation }

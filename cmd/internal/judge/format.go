package judge

import (
	"bytes"
	"path/filepath"
	"strings"
)

// Mark is the byte order mark that a text may begin with.
var Mark = []byte("\uFEFF")

// IsGCG reports whether a text is a game in GCG: by the name of its file, or by its
// first lines. In other records # begins a comment, > nothing, and @ a head.
func IsGCG(text []byte, path string) bool {
	if strings.EqualFold(filepath.Ext(path), ".gcg") {
		return true
	}
	named := false // a player is, or this is a comment on one
	for line := range bytes.Lines(bytes.TrimPrefix(text, Mark)) {
		line = bytes.TrimSpace(line)
		switch {
		case len(line) == 0:
		case line[0] == '>', bytes.HasPrefix(line, []byte("#character-encoding")):
			return true
		case line[0] == '@':
			return false
		case line[0] != '#':
			return named
		default:
			number, ok := bytes.CutPrefix(line, []byte("#player"))
			named = named || ok && len(number) > 0 && '1' <= number[0] && number[0] <= '4'
		}
	}
	return named
}

// GameOf is the game that the head of a record names, and on which line; jarnac,
// where it names none.
func GameOf(text []byte) (string, int) {
	n := 0
	for line := range bytes.Lines(bytes.TrimPrefix(text, Mark)) {
		n++
		line, _, _ = bytes.Cut(line, []byte("#"))
		words := bytes.Fields(line)
		switch {
		case len(words) == 0:
		case len(words) > 1 && string(words[0]) == "@game":
			return string(bytes.ToValidUTF8(words[1][:min(len(words[1]), 40)], []byte("?"))), n
		case words[0][0] != '@':
			return "jarnac", 0
		}
	}
	return "jarnac", 0
}

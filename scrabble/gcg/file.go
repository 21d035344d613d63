package gcg

import "github.com/jeudelettres/lettres/scrabble"

// The limits of a file. A game needs some fifty lines, of some dozen bytes; the
// notes of a game can be long.
const (
	maxLine    = 4096 // bytes of a line, without its end
	maxLines   = 8192
	maxPlayers = scrabble.MaxPlayers
	maxTiles   = 15 // of a rack and of a word
	maxScore   = 1_000_000
)

// A file is what stands in a GCG, before anybody asks what it means:
//
//   - There are 2 to 4 players, with different nicks, and each event is of one of
//     them.
//   - Tiles are A to Z, and ? for a joker; words are A to Z, a to z for a joker,
//     and a dot for a letter that is on the board already. No letter has an accent.
//   - Numbers and lengths are within the limits above.
//   - appendTo writes the file, and read reads that back as the same file, but for
//     the numbers of the lines and for lines that have grown too long.
//
// Whether the tiles are on the rack, whether a word fits on the board, and whether scores are right,
// a replay says.
type file struct {
	players []player // in the order of their numbers
	pragmas []Pragma // the other lines with # before the first event
	events  []Event  // with the squares of the standard notation
	closing []Pragma // the lines with # after the last event that are not its notes
}

// A player is one line #player1 to #player4.
type player struct {
	nick string // one word, by which the events name the player
	name string // where a line does not tell it, the nick
	line int
}

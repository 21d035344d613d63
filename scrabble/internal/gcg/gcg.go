// Package gcg is the syntax of GCG files, in which players and programs write
// games of Scrabble down. J. J. Chew describes the format at
// poslfit.com/scrabble/gcg; Quackle, macondo (and Woogles with it), MAGPIE and
// Elise write it, and each adds something.
//
//	#character-encoding UTF-8
//	#player1 alice Alice Martin
//	#player2 bob Bob Durand
//	#lexicon ODS9
//	>alice: AEINRT? 8H RETINAs +66 66
//	#note the first word
//	>bob: EEIKMNT J5 TEN.E +14 14
//	>bob: EEIKMNT --  -14 0
//	>alice: ABDEOUX -BX +0 66
//
// A [File] is the players, the other lines of the head, and the events. A line
// with # is a [Pragma], a line with > an [Event]. What Read returns without an
// error always holds this:
//
//   - There are 2 to 4 players, with different nicks, and each event is of one of
//     them.
//   - Tiles are A to Z, and ? for a joker; words are A to Z, a to z for a joker,
//     and a dot for a letter that is on the board already. No letter has an accent.
//   - Numbers and lengths are within the limits below.
//   - AppendTo writes the File, and Read reads that back as the same File, but for
//     the numbers of the lines and for lines that have grown too long.
//
// The package knows no rules, no board and no words: whether the tiles are on the
// rack, whether a word fits on the board, and whether scores are right is for
// others to say.
package gcg

// The limits of a File. A game needs some fifty lines, of some dozen bytes; the
// notes of a game can be long.
const (
	MaxLine    = 4096 // bytes of a line, without its end
	MaxLines   = 8192
	MaxPlayers = 4
	MaxTiles   = 15 // of a rack and of a word
	MaxScore   = 1_000_000
)

// A File is a game as it is written down.
type File struct {
	Encoding Encoding // in which it was read, and will be written
	Players  []Player // in the order of their numbers
	Pragmas  []Pragma // the other lines with # before the first event
	Events   []Event
	Closing  []Pragma // the lines with # after the last event that are not its notes
}

// A Player is one line #player1 to #player4.
type Player struct {
	Nick string // one word, by which the events name the player
	Name string // where a line does not tell it, the Nick
	Line int
}

// A Pragma is one line with #, as in #key value. Any key is
// kept. A #note, a #comment and a #description may continue on plain lines below, as
// programs write long ones, so only their Values can have several lines.
type Pragma struct {
	Key, Value string
	Line       int
}

// A Kind is what an event is.
type Kind uint8

// The kinds of events, and how their lines look after the rack.
const (
	Place     Kind = iota + 1 // 8H WORD, or H8 WORD for a word that goes down
	Pass                      // -
	Exchange                  // -ABC, or -3 when only their number is known
	Withdrawn                 // --: the player takes back what they have just placed
	Challenge                 // (challenge): points for a word that was challenged and stands
	Time                      // (time): points lost for time
	Rack                      // (ABC): points for what is left on a rack when the game ends
)

// An Event is one line with >, and the lines with # between it and the next one.
// The fields that its Kind does not have are zero.
type Event struct {
	Player int // of Players
	Kind   Kind
	Rack   string // before the event, in the order of the file; "" when it is not told

	Row, Col int    // of a Place: the first square, from 0; the top left one is 0, 0
	Down     bool   // of a Place
	Word     string // of a Place

	Tiles string // of an Exchange, "" when only Count is told; of a Rack, what is counted
	Count int    // of an Exchange: how many tiles

	Score    int
	Total    int // of the player, after the event
	HasTotal bool
	Comment  string // what stands after the total; old files tell the words there

	Notes []Pragma
	Line  int
}

// Pragma is the value of the first pragma with that key, in the head or behind the
// events. Notes are not among them.
func (f File) Pragma(key string) (string, bool) {
	for _, list := range [][]Pragma{f.Pragmas, f.Closing} {
		for _, p := range list {
			if p.Key == key {
				return p.Value, true
			}
		}
	}
	return "", false
}

// String is the name of the kind.
func (k Kind) String() string {
	names := [...]string{"?", "Place", "Pass", "Exchange", "Withdrawn", "Challenge", "Time", "Rack"}
	if int(k) < len(names) {
		return names[k]
	}
	return names[0]
}

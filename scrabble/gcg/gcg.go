// Package gcg reads, replays and writes games of Scrabble in GCG, the format of Quackle, macondo,
// Woogles, MAGPIE, Elise and others. J. J. Chew describes it at poslfit.com/scrabble/gcg; each program adds
// something.
//
//	#character-encoding UTF-8
//	#player1 alice Alice Martin
//	#player2 bruno Bruno
//	#lexicon ODS9
//	>alice: AEINRT? 8H RETINAs +64 64
//	#note the first word
//	>bruno: EEIKMNT J5 TEN.E +7 7
//	>bruno: EEIKMNT -- -7 0
//
// GCG tells what the players laid, exchanged and scored, and the racks as far as
// they are known. It leaves out who contested, what was drawn, and by which rules the
// game went: [Read] finds out what the file implies, and [GCG.Replay] plays
// what the file leaves out. The positions of a replay are States of package scrabble like any other.
package gcg

import (
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/scrabble"
)

// A GCG is a game as it is written down.
//
// It judges nothing by itself: Replay does. The zero GCG has the zero
// Options, with which there is nothing to play; start from [New] or [Read].
type GCG struct {
	// Options are the rules that [Read] takes the game to go by; change them where
	// they are known better. They are not written, but for the notation of the squares:
	// another reader has to find them again.
	Options scrabble.Options
	// First is the player who began. GCG does not tell: [Read] takes the player of the
	// first turn.
	First scrabble.Player
	// Players holds the nicks by which the events name the players, one word each, that of
	// A first, and Names the full names; a player without one has the nick.
	Players, Names []string
	Lexicon        string // as the file calls it: ODS9, CSW21; "" when it does not
	Pragmas        []Pragma
	Events         []Event
	// Closing holds the other lines with # after the last event. The racks of a game that
	// is not over stand there, as #rack1, #rack2 and so on.
	Closing []Pragma
}

// A Pragma is one line with #, as in #key value. Any key is
// kept. A #note, a #comment and a #description may continue on plain lines below, as
// programs write long ones, so only their Values can have several lines.
type Pragma struct {
	Key, Value string
	Line       int // its number, from 1; 0 when it was not read
}

// A Kind is what an event is.
type Kind uint8

// The kinds of events, and how their lines look after the rack.
const (
	Place     Kind = iota + 1 // 8H WORD, or H8 WORD for a word that goes down
	Pass                      // -
	Exchange                  // -ABC, or -3 when only their number is known
	Withdrawn                 // --: the player takes back what they have just placed
	Challenge                 // (challenge): points for words that were contested and stand
	Time                      // (time): points lost for time
	Rack                      // (ABC): points for what is left on a rack when the game ends
)

var kindNames = [...]string{"?", "place", "pass", "exchange", "withdrawn", "challenge", "time", "rack"}

// String returns the name of the kind, in lower case.
func (k Kind) String() string {
	if int(k) >= len(kindNames) {
		k = 0
	}
	return kindNames[k]
}

// An Event is one line of a [GCG] that begins with >, and the lines with # between it and the next one.
// The fields that its Kind does not have are zero.
type Event struct {
	Player scrabble.Player
	Kind   Kind
	Rack   string // before the event, in the order of the file; "" when it is not known

	At        board.Square // of a Place: its first letter
	Direction board.Direction
	Word      string // with all its letters, or a point for each that lies there

	Tiles string // of an Exchange, "" when only Count is known; of a Rack what is counted
	Count int    // of an Exchange

	Score    int
	Total    int // of the player, after the event
	HasTotal bool

	Comment string   // what stands after the total; old files tell the words there
	Notes   []Pragma // the lines with # below it
	Line    int      // its number, from 1; 0 when it was not read
}

// New returns the record of a game by r that begins now, with first on turn, between
// players of these names. A nick is the name with _ for each space; players without a name
// are A, B, C and D. The tiles are named where they are those of a preset.
//
// Its Lexicon is empty: set it to the name that other programs know.
func New(r *scrabble.Rules, first scrabble.Player, players ...string) GCG {
	o := r.Options()
	rec := GCG{Options: recorded(o), First: first}
	for p := range o.Players {
		nick, name := scrabble.Player(p).String(), scrabble.Player(p).String()
		if p < len(players) && players[p] != "" {
			name = players[p]
			nick = strings.Join(strings.Fields(name), "_")
		}
		rec.Players, rec.Names = append(rec.Players, nick), append(rec.Names, name)
	}
	for _, l := range languages {
		if l.preset().Bag == o.Bag {
			rec.Pragmas = append(rec.Pragmas, Pragma{Key: distributionKey, Value: l.name})
		}
	}
	return rec
}

// recorded returns o for a game that was played already.
func recorded(o scrabble.Options) scrabble.Options {
	o.Validation = scrabble.Recorded
	if o.Penalty == scrabble.VoidChallenge { // which goes with Strict
		o.Penalty = scrabble.SingleChallenge
	}
	return o
}

// Name returns the full name of a player.
func (r GCG) Name(p scrabble.Player) string {
	switch i := int(p); {
	case i < len(r.Names) && r.Names[i] != "":
		return r.Names[i]
	case i < len(r.Players):
		return r.Players[i]
	}
	return p.String()
}

// Text returns what the player does, as GCG writes it: 8H MOT, -ABC, (time).
func (e Event) Text() string { return e.TextIn(board.Standard) }

// TextIn returns [Event.Text] with the squares in a notation.
func (e Event) TextIn(squares board.Notation) string { return e.deed(squares, excerpt.Truncate) }

// deed returns what the player does, with words and tiles as cut leaves them.
func (e *Event) deed(squares board.Notation, cut func(string) string) string {
	switch e.Kind {
	case Place:
		return squares.Name(e.At, e.Direction) + " " + cut(e.Word)
	case Pass:
		return "-"
	case Exchange:
		if e.Tiles == "" {
			return "-" + strconv.Itoa(e.Count)
		}
		return "-" + cut(e.Tiles)
	case Withdrawn:
		return "--"
	case Challenge:
		return "(challenge)"
	case Time:
		return "(time)"
	case Rack:
		return "(" + cut(e.Tiles) + ")"
	}
	return "?"
}

// rack returns the rack of a player as a pragma tells it, the last one that does.
func (r *GCG) rack(p scrabble.Player) (rack Pragma, ok bool) {
	key := rackKey(p)
	for _, list := range [][]Pragma{r.Pragmas, r.Closing} {
		for _, pragma := range list {
			if pragma.Key == key && pragma.Value != "" {
				rack, ok = pragma, true
			}
		}
	}
	return rack, ok
}

// keepRacks writes the racks of a game that is not over down: at the end of the file or,
// as long as there is no event, of its head.
func (r *GCG) keepRacks(s *scrabble.State) {
	list := &r.Closing
	for _, l := range []*[]Pragma{&r.Pragmas, &r.Closing} {
		*l = slices.DeleteFunc(*l, func(p Pragma) bool {
			return strings.HasPrefix(p.Key, "rack") && len(p.Key) == len("rack1")
		})
	}
	if len(r.Events) == 0 {
		list = &r.Pragmas
	}
	if s.Phase() == scrabble.Over {
		return
	}
	for p := range s.Players() {
		if rack := s.Rack(p).String(); rack != "" {
			*list = append(*list, Pragma{Key: rackKey(p), Value: rack})
		}
	}
}

func rackKey(p scrabble.Player) string { return "rack" + strconv.Itoa(int(p)+1) }

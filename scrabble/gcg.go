package scrabble

import (
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/excerpt"
)

// A GCG is a game as it is written down in GCG, the format of Quackle, macondo,
// Woogles and others:
//
//	#character-encoding UTF-8
//	#player1 alice Alice Martin
//	#player2 bruno Bruno
//	>alice: AEINRT? 8H RETINAs +64 64
//	>bruno: EEIKMNT J5 TEN.E +7 7
//	>bruno: EEIKMNT -- -7 0
//
// GCG tells what the players laid, exchanged and scored, and the racks as far as
// they are known. It leaves out who contested, what was drawn, and by which rules the
// game went: [ReadGCG] finds out what the file implies, and [GCG.Replay] plays
// what the file leaves out.
//
// A GCG judges nothing by itself: Replay does. The zero GCG has the zero
// Options, with which there is nothing to play; start from [NewGCG] or [ReadGCG].
type GCG struct {
	// Options are the rules that [ReadGCG] takes the game to go by; change them where
	// they are known better. They are not written, but for the notation of the squares:
	// another reader has to find them again.
	Options Options
	// First is the player who began. GCG does not tell: [ReadGCG] takes the player of the
	// first turn.
	First Player
	// Players is the nicks by which the events name the players, one word each, that of
	// A first, and Names the full names; a Player without one has the nick.
	Players, Names []string
	Lexicon        string // as the file calls it: ODS9, CSW21; "" when it does not
	Pragmas        []Pragma
	Events         []Event
	// Closing is the other lines with # after the last event. The racks of a game that
	// is not over stand there, as #rack1, #rack2 and so on.
	Closing []Pragma
}

// A Pragma is a line #key value that is not among the fields.
type Pragma struct {
	Key, Value string // only a #note, #comment or #description has a Value of several lines
	Line       int    // its number, from 1; 0 when it was not read
}

// An Event is one line of a [GCG] that begins with >. The fields that its Kind does
// not have are zero.
type Event struct {
	Player Player
	// Kind is KindPlace, 8H MOT; KindPass, -; KindExchange, -ABC or -3; KindContest;
	// KindFlag, (time), points off for time; or KindLeftover, (ABC), points for tiles
	// left at the end.
	Kind Kind
	// Withdrawn says of a contest that the placement before comes back, --; else words
	// were found good, (challenge).
	Withdrawn bool
	Rack      string // before the event; "" when it is not known

	At        board.Square // of a placement: its first letter
	Direction board.Direction
	Word      string // with all its letters, or a point for each that lies there

	Tiles string // of an exchange, "" when only Count is known; of a rack what is counted
	Count int    // of an exchange

	Score    int
	Total    int // of the player, after the event
	HasTotal bool

	Comment string   // what stands after the total
	Notes   []Pragma // the lines with # below it
	Line    int      // its number, from 1; 0 when it was not read
}

// NewGCG returns the record of a game by r that begins now, with first on turn, between
// players of these names. A nick is the name with _ for each space; players without a name
// are A, B, C and D. The tiles are named where they are those of a preset.
//
// Its Lexicon is empty: set it to the name that other programs know.
func NewGCG(r *Rules, first Player, players ...string) GCG {
	if r == nil {
		r = new(Rules)
	}
	rec := GCG{Options: recorded(r.options), First: first}
	for p := range r.options.Players {
		nick, name := Player(p).String(), Player(p).String()
		if p < len(players) && players[p] != "" {
			name = players[p]
			nick = strings.Join(strings.Fields(name), "_")
		}
		rec.Players, rec.Names = append(rec.Players, nick), append(rec.Names, name)
	}
	for _, l := range languages {
		if l.preset().Bag == r.options.Bag {
			rec.Pragmas = append(rec.Pragmas, Pragma{Key: distributionKey, Value: l.name})
		}
	}
	return rec
}

// recorded returns o for a game that was played already.
func recorded(o Options) Options {
	o.Validation = Recorded
	if o.Penalty == VoidChallenge { // which goes with Strict
		o.Penalty = SingleChallenge
	}
	return o
}

// Name returns the full name of a player.
func (r GCG) Name(p Player) string {
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
func (e Event) TextIn(squares board.Notation) string {
	switch e.Kind {
	case KindPlace:
		return squares.Name(e.At, e.Direction) + " " + excerpt.Truncate(e.Word)
	case KindPass:
		return "-"
	case KindExchange:
		if e.Tiles == "" {
			return "-" + strconv.Itoa(e.Count)
		}
		return "-" + excerpt.Truncate(e.Tiles)
	case KindContest:
		if e.Withdrawn {
			return "--"
		}
		return "(challenge)"
	case KindFlag:
		return "(time)"
	case KindLeftover:
		return "(" + excerpt.Truncate(e.Tiles) + ")"
	}
	return "?"
}

// rack returns the rack of a player as a pragma tells it, the last one that does.
func (r *GCG) rack(p Player) (rack Pragma, ok bool) {
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
func (r *GCG) keepRacks(s *State) {
	list := &r.Closing
	for _, l := range []*[]Pragma{&r.Pragmas, &r.Closing} {
		*l = slices.DeleteFunc(*l, func(p Pragma) bool {
			return strings.HasPrefix(p.Key, "rack") && len(p.Key) == len("rack1")
		})
	}
	if len(r.Events) == 0 {
		list = &r.Pragmas
	}
	if s.phase == Over {
		return
	}
	for p := range s.Players() {
		if rack := s.racks[p].String(); rack != "" {
			*list = append(*list, Pragma{Key: rackKey(p), Value: rack})
		}
	}
}

func rackKey(p Player) string { return "rack" + strconv.Itoa(int(p)+1) }

package scrabble

import (
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/gcg"
	"github.com/jeudelettres/lettres/internal/record"
)

// A Record is a game as it is written down in GCG, the format of Quackle, macondo,
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
// game went: [ReadGCG] finds out what the file implies, and [Record.Replay] plays
// what goes without saying.
//
// A Record judges nothing by itself: Replay does. The zero Record has the zero
// Options, with which there is nothing to play; start from [NewRecord] or [ReadGCG].
type Record struct {
	// Options are the rules that [ReadGCG] takes the game to go by; change them where
	// they are known better. They are not written: another reader has to find them
	// again.
	Options Options
	// Players is the nicks by which the events name the players, one word each, that of
	// A first, and Names the full names; a Player without one has the nick.
	Players, Names []string
	Lexicon        string // as the file calls it: ODS9, CSW21; "" when it does not
	Pragmas        []Pragma
	Events         []RecordEvent
	// Closing is the other lines with # after the last event. The racks of a game that
	// is not over stand there, as #rack1, #rack2 and so on.
	Closing []Pragma
}

// A Pragma is one line #key value that is none of the fields.
type Pragma = gcg.Pragma

// An EventKind is what an event is.
type EventKind uint8

const (
	EventPlace     EventKind = iota + 1 // 8H MOT
	EventPass                           // -
	EventExchange                       // -ABC, or -3
	EventWithdrawn                      // --: the placement before comes back, contested
	EventChallenge                      // (challenge): points for words found good
	EventTime                           // (time): points off for time
	EventRack                           // (ABC): points for tiles left at the end
)

// A RecordEvent is one line of a [Record] that begins with >. The fields that its
// Kind does not have are zero.
type RecordEvent struct {
	Player Player
	Kind   EventKind
	Rack   string // before the event; "" when it is not known

	At        Square // of a placement: its first letter
	Direction Direction
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

// A RecordError says where a record is wrong: the Line, the number of the event as
// Move where it can be read and not be played, and the reason as Err, which
// errors.As finds: a rulebook.Violation for what the rules refuse, else a
// rulebook.Fault. rulebook.Detail tells it in French too.
type RecordError = record.Error

// NewRecord is the record of a game by r that begins now, between players of these
// names. A nick is the name with _ for each space; players without a name are A, B,
// C and D. The tiles are named where they are those of a preset.
//
// It has no Lexicon: programs want a name that they know, and lexicons do not know
// theirs.
func NewRecord(r *Rules, players ...string) Record {
	if r == nil {
		r = new(Rules)
	}
	rec := Record{Options: recorded(r.options)}
	for p := range r.options.Players {
		nick, name := Player(p).String(), Player(p).String()
		if p < len(players) && players[p] != "" {
			name = players[p]
			nick = strings.Join(strings.Fields(name), "_")
		}
		rec.Players, rec.Names = append(rec.Players, nick), append(rec.Names, name)
	}
	for _, l := range languages {
		if l.preset().Tiles == r.options.Tiles {
			rec.Pragmas = append(rec.Pragmas, Pragma{Key: distributionKey, Value: l.name})
		}
	}
	return rec
}

// recorded is o for a game that was played already.
func recorded(o Options) Options {
	o.Validation = Recorded
	if o.Challenge == Void { // which goes with Strict
		o.Challenge = Single
	}
	return o
}

// Name is the full name of a player.
func (r Record) Name(p Player) string {
	switch i := int(p); {
	case i < len(r.Names) && r.Names[i] != "":
		return r.Names[i]
	case i < len(r.Players):
		return r.Players[i]
	}
	return p.String()
}

// Text is what the player does, as GCG writes it: 8H MOT, -ABC, (time).
func (e RecordEvent) Text() string {
	switch e.Kind {
	case EventPlace:
		return string(e.At.appendTo(nil, e.Direction)) + " " + excerpt.Of(e.Word)
	case EventPass:
		return "-"
	case EventExchange:
		if e.Tiles == "" {
			return "-" + strconv.Itoa(e.Count)
		}
		return "-" + excerpt.Of(e.Tiles)
	case EventWithdrawn:
		return "--"
	case EventChallenge:
		return "(challenge)"
	case EventTime:
		return "(time)"
	case EventRack:
		return "(" + excerpt.Of(e.Tiles) + ")"
	}
	return "?"
}

// rack is the rack of a player as a pragma tells it, the last one that does.
func (r *Record) rack(p Player) (rack Pragma, ok bool) {
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

// keepRacks writes the racks of a game that is not over down.
func (r *Record) keepRacks(s *State) {
	r.Closing = slices.DeleteFunc(r.Closing, func(p Pragma) bool {
		return strings.HasPrefix(p.Key, "rack") && len(p.Key) == len("rack1")
	})
	if s.phase == Over {
		return
	}
	for p := range s.Players() {
		if rack := s.racks[p].String(); rack != "" {
			r.Closing = append(r.Closing, Pragma{Key: rackKey(p), Value: rack})
		}
	}
}

func rackKey(p Player) string { return "rack" + strconv.Itoa(int(p)+1) }

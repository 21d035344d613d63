package gcg

import (
	"io"
	"reflect"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/record"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// Read reads a record. The text is in UTF-8 or ISO 8859-1, whichever it says or
// shows, and has at most 8192 lines of 4096 bytes. Lines # of any key are kept.
//
// A file does not tell its rules. Read takes them to be these:
//
//   - The tiles are those of #tile-distribution, french or english, or else those of
//     the language of #lexicon: French for ODS9 or FRA20, English for NWL18, CSW21,
//     TWL06, OSPD4, OWL2, ECWL, Collins and the like. Where neither tells, they are
//     French, unless the game can be replayed further with the English ones. Other
//     languages are an error.
//   - With the tiles goes the preset, [scrabble.Classique] or [scrabble.English], for as many players
//     as are named, and [scrabble.Recorded].
//   - A (challenge) with points is by [scrabble.PointsGiven], one with points off by
//     [scrabble.PointsOff]; PenaltyPoints is the largest number that divides them all, 5
//     rather than a smaller one.
//   - The TimePenalty is 10 where a (time) stands, or 5 or 1 where that does not
//     divide the first one; 0 for no points.
//   - LeftoverTwice is set where the racks at the end are counted so.
//   - The squares are those of French boards where the head has a line #squares french,
//     which is of our own.
//   - Where play goes on after so many passes that the game would be over, Rounds and
//     ShortRounds are raised until it goes on.
//
// A board or a game that is not the standard one is an error, and so are racks after the
// last event (#rack1) that the tiles do not allow, or that are no tiles. The error is a
// [*rulebook.RecordError], and the GCG then holds what stands before it.
func Read(r io.Reader) (GCG, error) {
	f, err := read(r)
	var rec GCG
	for _, p := range f.players {
		rec.Players, rec.Names = append(rec.Players, p.nick), append(rec.Names, p.name)
	}
	head := slices.Clone(f.pragmas)
	rec.Pragmas, rec.Events, rec.Closing = f.pragmas, f.events, f.closing
	if i := slices.IndexFunc(rec.Pragmas, func(p Pragma) bool { return p.Key == lexiconKey && p.Value != "" }); i >= 0 {
		rec.Lexicon = rec.Pragmas[i].Value
		rec.Pragmas = slices.Delete(rec.Pragmas, i, i+1)
	}
	squares, wrong := rec.cutSquares()
	rename(rec.Events, board.Standard, squares)
	rec.First = rec.firstTurn()
	for _, find := range []func() error{
		func() error { return wrong }, rec.standard, rec.checkRacks,
		func() error { return rec.imply(head) },
	} {
		if e := find(); err == nil {
			err = e
		}
	}
	if rec.Options != (scrabble.Options{}) {
		rec.Options.Squares = squares
	}
	return rec, err
}

const (
	lexiconKey = "lexicon"
	squaresKey = "squares" // of our own: other programs know the standard ones alone
)

// cutSquares takes the line that tells the notation of the squares off the head.
func (r *GCG) cutSquares() (squares board.Notation, err error) {
	i := slices.IndexFunc(r.Pragmas, func(p Pragma) bool { return p.Key == squaresKey })
	if i < 0 {
		return board.Standard, nil
	}
	if err = squares.UnmarshalText([]byte(r.Pragmas[i].Value)); err != nil {
		return board.Standard, &rulebook.RecordError{Line: r.Pragmas[i].Line, Err: err}
	}
	r.Pragmas = slices.Delete(r.Pragmas, i, i+1)
	return squares, nil
}

// standard finds what says that the game is not played on the standard board, or not by
// the standard rules.
func (r *GCG) standard() error {
	names := map[string][]string{
		"board-layout": {"crosswordgame", "standard", "standard15"},
		"game-type":    {"classic", "standard"},
	}
	names["variant"], names["game-variant"] = names["game-type"], names["game-type"]
	for _, p := range r.Pragmas {
		known, ok := names[p.Key]
		value := strings.TrimSuffix(strings.ToLower(p.Value), ".txt")
		if ok && value != "" && !slices.Contains(known, value) {
			return &rulebook.RecordError{Line: p.Line, Err: faultf(notStandard, "#"+p.Key, excerpt.Truncate(p.Value))}
		}
	}
	return nil
}

// firstTurn returns the player who has the first turn.
func (r *GCG) firstTurn() scrabble.Player {
	for i := range r.Events {
		if r.Events[i].turn() {
			return r.Events[i].Player
		}
	}
	return scrabble.A
}

// rename changes the squares of placements, so that each has the name in one notation that it had in
// another.
func rename(events []Event, from, to board.Notation) {
	if from == to {
		return
	}
	for i := range events {
		if e := &events[i]; e.Kind == Place {
			e.At, e.Direction = renamed(e.At, e.Direction, from, to)
		}
	}
}

// renamed returns the square and direction whose name in one notation is that of at and d in
// another.
func renamed(at board.Square, d board.Direction, from, to board.Notation) (board.Square, board.Direction) {
	if q, along, err := to.ParseName(from.Name(at, d)); err == nil {
		return q, along
	}
	return at, d
}

// checkRacks finds lines #rack1 and so on that are no tiles.
func (r *GCG) checkRacks() error {
	for p := range r.Players {
		rack, _ := r.rack(scrabble.Player(p))
		if _, err := bag.Parse(rack.Value); err != nil {
			return &rulebook.RecordError{Line: rack.Line, Err: err}
		}
	}
	return nil
}

// MarshalText returns r in GCG, in UTF-8, as [Read] reads it. Read back, it is the
// same GCG, but for the numbers of the lines, and the Options where a game does
// not show them. It fails on what could not be read back: a nick of two words, tiles
// other than A to Z and ?, more lines than Read takes. The zero GCG has no text.
func (r GCG) MarshalText() ([]byte, error) {
	if reflect.ValueOf(r).IsZero() {
		return nil, nil
	}
	text, err := r.appendTo(nil)
	if err != nil {
		return nil, err
	}
	return text, nil
}

// String returns the text of r. Where [GCG.MarshalText] fails, it is for reading only.
func (r GCG) String() string {
	text, _ := r.appendTo(nil)
	return string(text)
}

// UnmarshalText reads a record as [Read] does, and the empty text as the zero GCG. On an
// error r stays as it was.
func (r *GCG) UnmarshalText(text []byte) error { return record.Unmarshal(r, text, readOnly) }

func readOnly(in io.Reader, _ struct{}) (GCG, error) { return Read(in) }

func (r *GCG) appendTo(dst []byte) ([]byte, error) {
	var f file
	for p, nick := range r.Players {
		f.players = append(f.players, player{nick: nick, name: r.Name(scrabble.Player(p))})
	}
	if r.Lexicon != "" {
		f.pragmas = append(f.pragmas, Pragma{Key: lexiconKey, Value: r.Lexicon})
	}
	squares := r.Options.Squares
	if squares != board.Standard {
		f.pragmas = append(f.pragmas, Pragma{Key: squaresKey, Value: squares.String()})
	}
	f.pragmas = append(f.pragmas, r.Pragmas...)
	f.events, f.closing = slices.Clone(r.Events), r.Closing
	rename(f.events, squares, board.Standard)
	return f.appendTo(dst)
}

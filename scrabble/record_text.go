package scrabble

import (
	"bytes"
	"errors"
	"io"
	"slices"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/gcg"
)

// ReadGCG reads a record. The text is in UTF-8 or ISO 8859-1, whichever it says or
// shows, and has at most 8192 lines of 4096 bytes. Lines # of any key are kept.
//
// A file does not tell its rules. ReadGCG takes them to be these:
//
//   - The tiles are those of #tile-distribution, french or english, or else those of
//     the language of #lexicon: French for ODS9 or FRA20, English for NWL18, CSW21,
//     TWL06, OSPD4, OWL2, ECWL, Collins and the like. Where neither tells, they are
//     French, unless the game can be replayed further with the English ones. Other
//     languages are an error.
//   - With the tiles goes the preset, [Classique] or [English], for as many players
//     as are named, and [Recorded].
//   - A (challenge) with points is by [PointsGiven], one with points off by
//     [PointsOff]; ChallengePoints is the largest number that divides them all, 5
//     rather than a smaller one.
//   - The TimePenalty is 10 where a (time) stands, or 5 or 1 where that does not
//     divide the first one; 0 for no points.
//   - Leftover is [Given] or [Twice] as the racks at the end are counted.
//   - Where play goes on after so many passes that the game would be over, Rounds and
//     ShortRounds are raised until it goes on.
//
// The error is a [*RecordError], and the Record then holds what stands before it.
func ReadGCG(r io.Reader) (Record, error) {
	f, err := gcg.Read(r)
	var rec Record
	for _, p := range f.Players {
		rec.Players, rec.Names = append(rec.Players, p.Nick), append(rec.Names, p.Name)
	}
	rec.Pragmas, rec.Closing = f.Pragmas, f.Closing
	if i := slices.IndexFunc(f.Pragmas, func(p Pragma) bool { return p.Key == lexiconKey && p.Value != "" }); i >= 0 {
		rec.Lexicon = f.Pragmas[i].Value
		rec.Pragmas = slices.Delete(slices.Clone(f.Pragmas), i, i+1)
	}
	for _, e := range f.Events {
		rec.Events = append(rec.Events, eventOf(e))
	}
	var at *gcg.Error
	if errors.As(err, &at) {
		err = &RecordError{Line: at.Line, Err: at.Err}
	}
	if e := rec.imply(f); err == nil {
		err = e
	}
	if e := rec.checkRacks(); err == nil {
		err = e
	}
	return rec, err
}

const lexiconKey = "lexicon"

func eventOf(e gcg.Event) RecordEvent {
	out := RecordEvent{
		Player: Player(e.Player), Kind: EventKind(e.Kind), Rack: e.Rack,
		Word: e.Word, Tiles: e.Tiles, Count: e.Count,
		Score: e.Score, Total: e.Total, HasTotal: e.HasTotal,
		Comment: e.Comment, Notes: e.Notes, Line: e.Line,
	}
	if e.Kind == gcg.Place {
		out.At = At(e.Row, e.Col)
	}
	if e.Down {
		out.Direction = Down
	}
	return out
}

func (e RecordEvent) gcg() gcg.Event {
	out := gcg.Event{
		Player: int(e.Player), Kind: gcg.Kind(e.Kind), Rack: e.Rack,
		Down: e.Direction == Down, Word: e.Word, Tiles: e.Tiles, Count: e.Count,
		Score: e.Score, Total: e.Total, HasTotal: e.HasTotal,
		Comment: e.Comment, Notes: e.Notes,
	}
	if e.Kind == EventPlace {
		out.Row, out.Col = e.At.Row(), e.At.Column()
	}
	return out
}

// checkRacks finds lines #rack1 and so on that are no tiles.
func (r *Record) checkRacks() error {
	for p := range r.Players {
		rack, _ := r.rack(Player(p))
		if _, err := bag.Parse(rack.Value); err != nil {
			return &RecordError{Line: rack.Line, Err: err}
		}
	}
	return nil
}

// AppendText appends r in GCG, in UTF-8, as [ReadGCG] reads it. Read back, it is the
// same Record, but for the numbers of the lines, and the Options where a game does
// not show them. It fails on what could not be read back: a nick of two words, tiles
// that are none, more lines than ReadGCG takes.
func (r Record) AppendText(dst []byte) ([]byte, error) {
	text, err := r.appendTo(dst)
	if err != nil {
		return dst, err
	}
	return text, nil
}

// MarshalText is [Record.AppendText] to a new slice.
func (r Record) MarshalText() ([]byte, error) { return r.AppendText(nil) }

// WriteTo writes what [Record.AppendText] appends, or nothing when it fails.
func (r Record) WriteTo(w io.Writer) (int64, error) {
	text, err := r.AppendText(nil)
	if err != nil {
		return 0, err
	}
	n, err := w.Write(text)
	return int64(n), err
}

// String is the text of r, for a look also where [Record.AppendText] fails.
func (r Record) String() string {
	text, _ := r.appendTo(nil)
	return string(text)
}

// UnmarshalText is [ReadGCG]. On an error r stays as it was.
func (r *Record) UnmarshalText(text []byte) error {
	v, err := ReadGCG(bytes.NewReader(text))
	if err == nil {
		*r = v
	}
	return err
}

func (r *Record) appendTo(dst []byte) ([]byte, error) {
	var f gcg.File
	for p, nick := range r.Players {
		f.Players = append(f.Players, gcg.Player{Nick: nick, Name: r.Name(Player(p))})
	}
	if r.Lexicon != "" {
		f.Pragmas = append(f.Pragmas, Pragma{Key: lexiconKey, Value: r.Lexicon})
	}
	f.Pragmas = append(f.Pragmas, r.Pragmas...)
	for _, e := range r.Events {
		f.Events = append(f.Events, e.gcg())
	}
	f.Closing = r.Closing
	text, err := f.AppendTo(dst)
	var at *gcg.Error
	if errors.As(err, &at) {
		err = &RecordError{Line: at.Line, Err: at.Err}
	}
	return text, err
}

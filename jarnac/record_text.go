package jarnac

import (
	"bytes"
	"io"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/record"
)

var recordGame = record.Game{Name: "jarnac", Least: 2, Most: 2}

// ReadRecord reads a record, line by line to the end of r. The heads stand in any
// order, above the moves; # begins a comment; lines may end in CRLF.
//
// A head that is not there says what is usual: @game jarnac, @rules official,
// @players A B, and who makes the first move begins. Options are those of @rules
// but for the ones that @option sets. They are judged one by one here, and as a
// whole when the game is replayed, as the moves are. A toss is judged at once.
//
// The error is a [*RecordError], and the Record then holds what stands before
// it; of a faulty head, what is right in it. A text that is cut off after a whole
// line is a Record of as many moves. More than 8192 lines, or 4096 bytes in one,
// is an error, and ReadRecord never holds more.
func ReadRecord(r io.Reader) (Record, error) {
	in := record.NewReader(r, recordGame)
	head, err := in.Head()
	var rec Record
	if e := rec.setHead(head); err == nil {
		err = e
	}
	var m record.Move
	for err == nil {
		if m, err = in.Next(); err == nil {
			err = rec.setMove(m)
		}
	}
	rec.Closing = m.Before
	if head.First == record.Nobody && head.Toss == nil && len(rec.Moves) > 0 {
		rec.First = rec.Moves[0].Player
	}
	if err == io.EOF {
		err = nil
	}
	return rec, err
}

// setHead takes over what it can of a head, and returns the first fault.
func (r *Record) setHead(h record.Head) (err error) {
	fault := func(line int, e error) {
		if e != nil && err == nil {
			err = &RecordError{Line: line, Err: e}
		}
	}
	r.Options, r.OptionsLine = Official(), h.OptionsLine()
	if h.Rules != "" {
		o, err := Preset(h.Rules)
		if fault(h.RulesLine, err); err == nil {
			r.Options = o
		}
	}
	for _, o := range h.Options {
		fault(o.Line, r.Options.Set(o.Key, o.Value))
	}
	r.Players = [2]string(h.Players)
	r.Lexicon, r.Comments = h.Lexicon, h.Comments
	if h.First != record.Nobody {
		r.First = Player(h.First)
	}
	for _, round := range h.Toss {
		a, b := round.Drawn[A], round.Drawn[B]
		if len(a) != 1 || len(b) != 1 {
			fault(round.Line, faultf(tossNotOne))
			return err
		}
		r.Toss = append(r.Toss, TossRound{a[0], b[0]})
	}
	if h.Toss != nil {
		first, at, err := r.Options.tossWinner(r.Toss)
		if r.First = first; err != nil {
			fault(h.Toss[at].Line, err)
			r.Toss = r.Toss[:at]
		}
	}
	return err
}

func (r *Record) setMove(m record.Move) error {
	move, err := ParseMove(m.Token)
	if err != nil {
		return &RecordError{Line: m.Line, Err: err}
	}
	r.Moves = append(r.Moves, RecordMove{Player(m.Player), move, m.Token, m.Line, m.Before, m.Comment})
	return nil
}

// AppendText appends r as [ReadRecord] reads it: with all heads, the rules as the
// nearest preset, and the options that differ from it one a line. Read back, it
// is the same Record, but for the numbers of the lines. It fails on what could not
// be read back: options with values that are none, a name of two words, a toss
// that First has not won, a Text that is not the Move, a comment with a line end,
// more lines than ReadRecord takes.
func (r Record) AppendText(dst []byte) ([]byte, error) {
	if err := r.fault(); err != nil {
		return dst, err
	}
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

// UnmarshalText is [ReadRecord]. On an error r stays as it was.
func (r *Record) UnmarshalText(text []byte) error {
	v, err := ReadRecord(bytes.NewReader(text))
	if err == nil {
		*r = v
	}
	return err
}

func (r *Record) appendTo(dst []byte) ([]byte, error) {
	h := record.Head{
		Game:     recordGame.Name,
		Players:  []string{r.Name(A), r.Name(B)},
		First:    int(r.First),
		Lexicon:  r.Lexicon,
		Comments: r.Comments,
	}
	h.Rules, h.Options = settings.Nearest(&r.Options)
	for _, t := range r.Toss {
		h.Toss = append(h.Toss, record.Round{Drawn: []string{string(t[A:B]), string(t[B:])}})
		h.First = record.Nobody
	}
	return record.Append(dst, h, func(yield func(record.Move) bool) {
		for _, m := range r.Moves {
			if !yield(record.Move{Player: int(m.Player), Token: m.token(), Comment: m.Comment, Before: m.Before}) {
				return
			}
		}
	}, r.Closing)
}

func (m *RecordMove) token() string {
	if m.Text == "" {
		return m.Move.String()
	}
	return m.Text
}

// fault says why the text of r would tell something else than r.
func (r *Record) fault() error {
	if err := settings.Check(&r.Options); err != nil {
		return err
	}
	if len(r.Toss) > 0 {
		first, _, err := r.Options.tossWinner(r.Toss)
		if err == nil && first != r.First {
			err = faultf(tossWonBy, first, r.First)
		}
		if err != nil {
			return err
		}
	}
	for i, m := range r.Moves {
		if back, err := ParseMove(m.token()); err != nil {
			return &RecordError{Move: i + 1, Err: err}
		} else if back != m.Move {
			return &RecordError{Move: i + 1, Err: faultf(textNotMove, excerpt.Of(m.Text), quoted(m.Move.String()))}
		}
	}
	return nil
}

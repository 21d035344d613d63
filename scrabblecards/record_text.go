package scrabblecards

import (
	"bytes"
	"errors"
	"io"
	"slices"
	"sort"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/record"
	"github.com/jeudelettres/lettres/rulebook"
)

var recordGame = record.Game{Name: "scrabblecards", Least: 2, Most: MaxPlayers}

// ReadRecord reads a record, line by line to the end of r. The heads stand in any
// order, above the moves; # begins a comment; lines may end in CRLF.
//
// A head that is not there says what is usual: @game scrabblecards, @rules official,
// @players A B, and who makes the first move begins. As many play as @players names,
// and an option players can only say the same. Options are those of @rules but for the
// ones that @option sets. They are judged one by one here, and as a whole when the
// game is replayed, as the moves are. A toss is judged at once.
//
// The error is a [*RecordError], and the Record then holds what stands before it; of
// a faulty head, what is right in it. A text that is cut off after a whole line is a
// Record of as many moves. More than 8192 lines, or 4096 bytes in one, is an error, and
// ReadRecord never holds more.
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
	r.Players = h.Players
	for _, o := range h.Options {
		fault(o.Line, r.Options.Set(o.Key, o.Value))
		if o.Key == playersKey && r.Options.Players != len(r.Players) {
			fault(o.Line, faultf(notAsNamed, r.Options.Players, len(r.Players)))
		}
	}
	r.Options.Players = len(r.Players)
	r.Lexicon, r.Comments = h.Lexicon, h.Comments
	if h.First != record.Nobody {
		r.First = Player(h.First)
	}
	for _, round := range h.Toss {
		var t TossRound
		for p, drawn := range round.Drawn {
			if len(drawn) > 1 {
				fault(round.Line, faultf(tossNotOne))
				return err
			}
			copy(t[p:], drawn)
		}
		r.Toss = append(r.Toss, t)
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

// tossWinner is who begins after a toss, or the round that is at fault: the last one
// where none has decided.
func (o *Options) tossWinner(rounds []TossRound) (first Player, at int, err error) {
	r := Rules{options: *o}
	first, err = r.TossWinner(rounds...)
	if err == nil {
		return first, 0, nil
	}
	at = sort.Search(len(rounds)-1, func(i int) bool {
		_, err := r.TossWinner(rounds[:i+1]...)
		return wrongRound(err)
	})
	return first, at, err
}

// wrongRound reports whether a toss is at fault, and not only open.
func wrongRound(err error) bool {
	var v *rulebook.Violation
	return errors.As(err, &v) && v.Detail(language.English) != tossOpen
}

func (r *Record) setMove(m record.Move) error {
	move, err := parseRecordMove(m.Token)
	if err != nil {
		return &RecordError{Line: m.Line, Err: err}
	}
	r.Moves = append(r.Moves, RecordMove{Player(m.Player), move, m.Token, m.Line, m.Before, m.Comment})
	return nil
}

// parseRecordMove is [ParseMove] for a record, where a draw of +2 is a bonus card.
func parseRecordMove(token string) (Move, error) {
	if token == "+2" || token == "+3" {
		return Draw(1).With(token[1:]), nil
	}
	return ParseMove(token)
}

// recordText is the text that parseRecordMove reads.
func recordText(m Move) string {
	if drawn := m.Drawn(); m.kind == KindDraw && (drawn == "2" || drawn == "3") {
		return "+" + drawn
	}
	return m.String()
}

// AppendText appends r as [ReadRecord] reads it: with all heads, the rules as the
// nearest preset, and the options that differ from it one a line. Read back, it is the
// same Record, but for the numbers of the lines. It fails on what could not be read
// back: options with values that are none, another number of names than of players, a
// name of two words, a toss that First has not won, a Text that is not the Move, a
// comment with a line end, more lines than ReadRecord takes.
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
		Players:  r.names(),
		First:    int(r.First),
		Lexicon:  r.Lexicon,
		Comments: r.Comments,
	}
	h.Rules, h.Options = settings.Nearest(&r.Options)
	h.Options = slices.DeleteFunc(h.Options, func(o record.Option) bool { return o.Key == playersKey }) // which the names tell
	for _, t := range r.Toss {
		var drawn []string
		for _, c := range t[:min(len(h.Players), len(t))] {
			drawn = append(drawn, strings.TrimRight(string([]byte{c}), "\x00"))
		}
		h.Toss = append(h.Toss, record.Round{Drawn: drawn})
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
		return recordText(m.Move)
	}
	return m.Text
}

// fault says why the text of r would tell something else than r.
func (r *Record) fault() error {
	n := len(r.names())
	if n != r.Options.Players || n < recordGame.Least || n > recordGame.Most {
		return faultf(notAsNamed, r.Options.Players, n)
	}
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
		if back, err := parseRecordMove(m.token()); err != nil {
			return &RecordError{Move: i + 1, Err: err}
		} else if back != m.Move {
			return &RecordError{Move: i + 1, Err: faultf(textNotMove, excerpt.Of(m.token()), m.Move)}
		}
	}
	return nil
}

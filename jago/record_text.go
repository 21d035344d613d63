package jago

import (
	"io"

	"github.com/jeudelettres/lettres/internal/record"
	"github.com/jeudelettres/lettres/shape"
)

type content = shape.Record[Options, Player, struct{}, Move]

var recordGame = record.Game[Options, Player, struct{}, Move]{
	Name: "jago", Least: 2, Most: 2,
	Table: &settings,
	Parse: func(o *Options, token string) (Move, error) { return parseMove(o.Squares, token) },
	Text:  func(o *Options, m Move) string { return m.text(o) },
	Hear:  hear,
	Ends:  "-",

	Unseen: func(o *Options) bool { return o.Unseen },
}

// ReadRecord reads a record, line by line to the end of r. The heads come in any order,
// before the moves; # begins a comment; lines may end in CRLF.
//
// Without their heads the game is jago, the rules are official, the players are A and B,
// and the player of the first move begins. An @option changes an option of the @rules.
// The first of the players is red. There is no @toss: the players agree on who begins
// (jago/start). Options are judged one by one here, and as a whole when the game is
// replayed, as the moves are.
//
// With compile, moves in other words than the notation's are asked of the position: those that only
// the position tells, and those that are illegal as they stand. It is called once for the options of
// the record, if there is such a move; nil reads without positions.
//
// The error is a [*rulebook.RecordError], and the Record then holds what stands before it;
// of a faulty head, all that can be read. A text that is cut off after a whole line is a
// Record of as many moves. More than 8192 lines, or 4096 bytes in one line, are an error,
// and ReadRecord never holds more.
func ReadRecord(r io.Reader, compile func(Options) (*Rules, error)) (Record, error) {
	c, err := recordGame.ReadBy(r, record.Listen(&recordGame, record.At(record.Compiled(compile))))
	return Record(c), err
}

// MarshalText returns r as [ReadRecord] reads it: all heads, the nearest preset as @rules,
// and an @option for each option that differs from it. Read back, it is the same Record,
// but for the numbers of the lines. Where it would not be, the error says why: options
// that have no text, names that @players cannot hold, a Text that is
// not that of the Move, a comment with a line end, or more lines than ReadRecord takes.
func (r Record) MarshalText() ([]byte, error) { return recordGame.Append(nil, (*content)(&r)) }

// String returns the text of r. Where [Record.MarshalText] fails, it is for reading only.
func (r Record) String() string { return recordGame.String((*content)(&r)) }

// UnmarshalText reads a record as [ReadRecord] does, and the empty text as the zero Record.
// On an error r stays as it was.
func (r *Record) UnmarshalText(text []byte) error { return record.Unmarshal(r, text, ReadRecord) }

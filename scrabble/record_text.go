package scrabble

import (
	"io"
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/record"
	"github.com/jeudelettres/lettres/shape"
)

type content = shape.Record[Options, Player, TossRound, Move]

var recordGame = record.Game[Options, Player, TossRound, Move]{
	Name: "scrabble", Least: 2, Most: MaxPlayers,
	Table: &settings, Parse: parseRecordMove, Text: recordText, Hear: hear,
	Unseen: func(o *Options) bool { return o.Unseen },
	Count:  func(o *Options) *int { return &o.Players },
	Drawn:  func(t *TossRound) []byte { return t[:] }, Winner: (*Options).tossWinner,
}

// ReadRecord reads a record, line by line to the end of r. The heads come in any order,
// before the moves; # begins a comment; lines may end in CRLF.
//
// Without their heads the game is scrabble, the rules are classique, the players are A and
// B, and the player of the first move begins. An @option changes an option of the @rules.
// @players gives the number of players; the option players, where it is there, must be
// the same. Options are judged one by one here, and as a whole when the game is replayed,
// as the moves are. A toss is judged at once. For a file in GCG there is package gcg.
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

// parseRecordMove reads a move of a record, as [ParseMove] does: a placement is one word,
// 8H:MOT, or H8:MOT on French squares. It may have as many letters as a row, some of which
// lie there.
func parseRecordMove(o *Options, token string) (Move, error) {
	if !strings.Contains(token, ":") || len(token) > maxToken {
		return ParseMove(token)
	}
	at, d, word, ok := parsePlacement(o, token)
	if !ok {
		return Move{}, syntaxError(token, notWritten)
	}
	m := Place(at, d, word)
	if tiles := strings.ReplaceAll(word, ".", ""); tiles == "" || m.at == nowhere || strings.ContainsFunc(tiles, notTile) {
		return Move{}, syntaxError(token, notWord)
	}
	return m, nil
}

// notTile reports whether a placement cannot lay c.
func notTile(c rune) bool { return (c < 'A' || c > 'Z') && (c < 'a' || c > 'z') }

// parsePlacement takes 8H:MOT apart.
func parsePlacement(o *Options, token string) (at board.Square, d board.Direction, word string, ok bool) {
	place, word, ok := strings.Cut(token, ":")
	if !ok {
		return at, d, "", false
	}
	at, d, err := o.Squares.ParseName(place)
	return at, d, word, err == nil && at.In(Size, Size) && len(word) <= Size
}

// recordText returns the text that parseRecordMove reads.
func recordText(o *Options, m Move) string {
	text := m.String()
	if m.kind != KindPlace {
		return text
	}
	if _, word, ok := strings.Cut(text, " "); ok {
		return o.Squares.Name(m.At(), m.dir) + ":" + word
	}
	return text
}

// MarshalText returns r as [ReadRecord] reads it: all heads, the nearest preset as @rules,
// and an @option for each option that differs from it. Read back, it is the same Record,
// but for the numbers of the lines. Where it would not be, the error says why: options
// that have no text, another number of names than of players, a toss that First has not
// won, a Text that is not that of the Move, a comment with a line end, or more lines than
// ReadRecord takes.
func (r Record) MarshalText() ([]byte, error) { return recordGame.Append(nil, (*content)(&r)) }

// String returns the text of r. Where [Record.MarshalText] fails, it is for reading only.
func (r Record) String() string { return recordGame.String((*content)(&r)) }

// UnmarshalText reads a record as [ReadRecord] does, and the empty text as the zero Record.
// On an error r stays as it was.
func (r *Record) UnmarshalText(text []byte) error { return record.Unmarshal(r, text, ReadRecord) }

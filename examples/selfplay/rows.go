package main

import (
	"bytes"
	"fmt"
	"io"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/compress/zstd"
)

// schema is the version of the rows. Rows of different versions are never mixed.
const schema = 1

// runKey is the key under which a file of games has its spec.
const runKey = "lettres.run"

// A gameRow is one game. Seats are 0 and 1; who sits in seat 0 is A or Red.
type gameRow struct {
	Game    int64    `parquet:"game"`    // its number in the run, from 0
	Seed    uint64   `parquet:"seed"`    // of the deal: the two games of a pair have the same
	SeatA   int8     `parquet:"seat_a"`  // the seat of the run's first player; the second has the other
	First   int8     `parquet:"first"`   // the seat that began
	Winner  int8     `parquet:"winner"`  // the seat that won, -1 for a draw
	Score0  int32    `parquet:"score_0"` // the points of each seat
	Score1  int32    `parquet:"score_1"`
	Turns   int32    `parquet:"turns"` // how often the player changed, and one
	Moves   int32    `parquet:"moves"`
	End     string   `parquet:"end,dict"`     // the clause that ended the game
	Verdict string   `parquet:"verdict,dict"` // the clause that decided it
	Opening string   `parquet:"opening"`      // the letters that the player who began drew first, sorted
	Jarnac0 int32    `parquet:"jarnacs_0"`    // the Jarnacs of each seat, 0 in other games
	Jarnac1 int32    `parquet:"jarnacs_1"`
	Words   []string `parquet:"words,list"` // what lay on the mats or the board at the end, where the game tells
}

// A turnRow is one move of a game.
type turnRow struct {
	Game   int64  `parquet:"game"`
	Number int32  `parquet:"n"`    // from 1
	Seat   int8   `parquet:"seat"` // who moved
	Move   string `parquet:"move"` // as records write it
	Score0 int32  `parquet:"score_0"`
	Score1 int32  `parquet:"score_1"` // after the move
}

// A shard is the rows of a range of games.
type shardRows struct {
	games []gameRow
	turns []turnRow
}

// Bounds on what is read: a shard and a row group hold no more rows.
const (
	mostGames = 100_000
	mostTurns = 2_000_000
)

// writerOptions are those of all Parquet here: the same rows are the same bytes.
var writerOptions = []parquet.WriterOption{
	parquet.CreatedBy("lettres/selfplay", "1", ""),
	parquet.Compression(&zstd.Codec{Level: zstd.SpeedDefault}),
}

// encode is the rows as two Parquet files, one after the other, with the length of the
// first before them.
func (s *shardRows) encode() ([]byte, error) {
	var games, turns bytes.Buffer
	if err := writeRows(&games, s.games); err != nil {
		return nil, err
	}
	if err := writeRows(&turns, s.turns); err != nil {
		return nil, err
	}
	out := fmt.Appendf(nil, "%d\n", games.Len())
	return append(append(out, games.Bytes()...), turns.Bytes()...), nil
}

// decodeShard reads what encode made.
func decodeShard(data []byte) (s shardRows, err error) {
	defer func() { // the reader panics on some damaged files
		if r := recover(); r != nil {
			s, err = shardRows{}, fmt.Errorf("damaged shard: %v", r)
		}
	}()
	head, rest, ok := bytes.Cut(data, []byte("\n"))
	n := 0
	if _, err := fmt.Sscanf(string(head), "%d", &n); !ok || err != nil || n < 0 || n > len(rest) {
		return s, fmt.Errorf("damaged shard: no length at its start")
	}
	if s.games, err = readRows[gameRow](rest[:n], mostGames); err != nil {
		return shardRows{}, err
	}
	if s.turns, err = readRows[turnRow](rest[n:], mostTurns); err != nil {
		return shardRows{}, err
	}
	return s, nil
}

func writeRows[T any](w io.Writer, rows []T) error {
	p := parquet.NewGenericWriter[T](w, writerOptions...)
	if _, err := p.Write(rows); err != nil {
		return err
	}
	return p.Close()
}

func readRows[T any](data []byte, most int64) ([]T, error) {
	f, err := parquet.OpenFile(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, fmt.Errorf("damaged shard: %w", err)
	}
	if f.NumRows() > most {
		return nil, fmt.Errorf("damaged shard: %d rows", f.NumRows())
	}
	r := parquet.NewGenericReader[T](f)
	defer r.Close()
	rows := make([]T, f.NumRows())
	if n, err := r.Read(rows); n < len(rows) {
		return nil, fmt.Errorf("damaged shard: %d of %d rows: %w", n, len(rows), err)
	}
	return rows, nil
}

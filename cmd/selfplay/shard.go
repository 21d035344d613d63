package main

import (
	"encoding/binary"
	"errors"
	"fmt"
	"sync"

	"github.com/klauspost/compress/zstd"
)

// A shard is the rows of a range of games. On its way from a worker to the file it has a
// form of its own, which takes a tenth of the time of Parquet: the numbers of all rows one
// after the other, those of games first, texts with their length, compressed.
type shardRows struct {
	games []gameRow
	turns []turnRow
}

// Bounds on what is read.
const (
	mostGames = 100_000
	mostTurns = 2_000_000
	mostBytes = 64 << 20
)

// packing compresses shards; it is made once, for all goroutines.
var packing = sync.OnceValue(func() (p struct {
	to   *zstd.Encoder
	from *zstd.Decoder
}) {
	var err error
	if p.to, err = zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedFastest)); err != nil {
		panic(err) // an option is wrong
	}
	if p.from, err = zstd.NewReader(nil, zstd.WithDecoderMaxMemory(mostBytes), zstd.WithDecoderConcurrency(0)); err != nil {
		panic(err)
	}
	return p
})

// encode is the rows as bytes.
func (s *shardRows) encode() []byte {
	c := coder{data: make([]byte, 0, 256*len(s.games)+32*len(s.turns))}
	games, turns := len(s.games), len(s.turns)
	codeInt(&c, &games)
	codeInt(&c, &turns)
	for i := range s.games {
		s.games[i].code(&c)
	}
	for i := range s.turns {
		s.turns[i].code(&c)
	}
	return packing().to.EncodeAll(c.data, nil)
}

// decodeShard reads what encode made.
func decodeShard(data []byte) (s shardRows, err error) {
	if data, err = packing().from.DecodeAll(data, nil); err != nil {
		return s, fmt.Errorf("damaged shard: %w", err)
	}
	return decodeRows(data)
}

// decodeRows reads what is no longer compressed.
func decodeRows(data []byte) (s shardRows, err error) {
	c := coder{data: data, text: string(data), reading: true}
	var games, turns int
	codeInt(&c, &games)
	codeInt(&c, &turns)
	// A row is not shorter than its numbers.
	if c.bad || games < 0 || games > min(mostGames, len(data)) || turns < 0 || turns > min(mostTurns, len(data)) {
		return s, errors.New("damaged shard: it has no such number of rows")
	}
	s.games, s.turns = make([]gameRow, games), make([]turnRow, turns)
	for i := range s.games {
		s.games[i].code(&c)
	}
	for i := range s.turns {
		s.turns[i].code(&c)
	}
	if c.bad || len(c.data) > 0 {
		return shardRows{}, errors.New("damaged shard: its rows are cut or followed by something else")
	}
	return s, nil
}

// code writes or reads a row.
func (g *gameRow) code(c *coder) {
	codeInt(c, &g.Game)
	codeInt(c, &g.Seed)
	codeInt(c, &g.SeatA)
	codeInt(c, &g.First)
	codeInt(c, &g.Winner)
	codeInt(c, &g.Score0)
	codeInt(c, &g.Score1)
	codeInt(c, &g.Turns)
	codeInt(c, &g.Moves)
	codeText(c, &g.End)
	codeText(c, &g.Verdict)
	codeText(c, &g.Opening)
	codeInt(c, &g.Jarnac0)
	codeInt(c, &g.Jarnac1)
	words := len(g.Words)
	codeInt(c, &words)
	if c.reading && words != 0 {
		if words < 0 || words > len(c.data) {
			c.bad = true
			return
		}
		g.Words = make([]string, words)
	}
	for i := range g.Words {
		codeText(c, &g.Words[i])
	}
}

func (t *turnRow) code(c *coder) {
	codeInt(c, &t.Game)
	codeInt(c, &t.Number)
	codeInt(c, &t.Seat)
	codeText(c, &t.Move)
	codeInt(c, &t.Score0)
	codeInt(c, &t.Score1)
}

// A coder writes rows, or reads them in the same order.
type coder struct {
	data    []byte // written so far, or still to be read
	text    string // of which the texts that are read are parts
	reading bool
	bad     bool // what was read is not what was written
}

// codeInt writes or reads a number.
func codeInt[T int | int8 | int32 | int64 | uint64](c *coder, n *T) {
	if !c.reading {
		c.data = binary.AppendVarint(c.data, int64(*n))
		return
	}
	v, size := binary.Varint(c.data)
	if size <= 0 || int64(T(v)) != v {
		c.bad, c.data = true, nil
		return
	}
	*n, c.data = T(v), c.data[size:]
}

// codeText writes or reads a text.
func codeText(c *coder, s *string) {
	size := len(*s)
	codeInt(c, &size)
	switch {
	case !c.reading:
		c.data = append(c.data, *s...)
	case size < 0 || size > len(c.data):
		c.bad, c.data = true, nil
	default:
		at := len(c.text) - len(c.data)
		*s, c.data = c.text[at:at+size], c.data[size:]
	}
}

package main

import (
	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/compress/zstd"
)

// schema is the version of the rows and of shards. Those of different versions are never mixed.
const schema = 2

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

// writerOptions are those of all Parquet here: the same rows are the same bytes.
var writerOptions = []parquet.WriterOption{
	parquet.CreatedBy("lettres/selfplay", "1", ""),
	parquet.Compression(&zstd.Codec{Level: zstd.SpeedDefault}),
}

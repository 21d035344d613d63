package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"github.com/parquet-go/parquet-go"

	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/cmd/internal/disk/faulty"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// However rows come, they stand in the same groups of a file.
func TestGroups(t *testing.T) {
	rows := make([]turnRow, rowGroup+1)
	for i := range rows {
		rows[i].Number = int32(i)
	}
	for _, parts := range [][]int{{len(rows)}, {1, rowGroup}, {rowGroup - 1, 1, 1}} {
		d := faulty.New(0)
		f := must.Get(create[turnRow](d, "x", spec{}))(t)
		at := 0
		for _, n := range parts {
			must.Do(t, f.add(rows[at:at+n]))
			at += n
		}
		must.Do(t, f.finish())
		in := must.Get(d.Open("x", os.O_RDONLY, 0))(t)
		text := must.Get(io.ReadAll(in))(t)
		whole := must.Get(parquet.OpenFile(bytes.NewReader(text), int64(len(text))))(t)
		var groups []int64
		for _, g := range whole.RowGroups() {
			groups = append(groups, g.NumRows())
		}
		if !slices.Equal(groups, []int64{100_000, 1}) {
			t.Errorf("added as %v they stand in groups of %v", parts, groups)
		}
	}
}

// Moves are added beside games, and a run that ends before its time leaves no file of either.
func TestDropped(t *testing.T) {
	d := faulty.New(0)
	f, err := createFiles(d, runConfig{spec: spec{Turns: true}, games: "g", turns: "t"})
	if err != nil {
		t.Fatal(err)
	}
	if entries, err := d.ReadDir("."); err != nil || len(entries) != 2 {
		t.Fatalf("under way: %v, %v", entries, err)
	}
	if err := f.add(shardRows{games: make([]gameRow, 2), turns: make([]turnRow, 9)}); err != nil || f.games.behind != 2 || f.turns.behind != 9 {
		t.Errorf("%d games and %d moves, %v", f.games.behind, f.turns.behind, err)
	}
	f.drop()
	if entries, err := d.ReadDir("."); err != nil || len(entries) != 0 {
		t.Errorf("it leaves %v, %v", entries, err)
	}
	f, err = createFiles(d, runConfig{games: "g"})
	if err != nil || f.turns != nil {
		t.Fatalf("without moves: %v, %v", f.turns, err)
	}
	f.drop()
}

// The rows of a shard come out as they went in: also without a text or a word, and with the greatest numbers.
func TestShard(t *testing.T) {
	for _, want := range []shardRows{
		{games: []gameRow{}, turns: []turnRow{}},
		{games: []gameRow{{}, {Words: []string{"", "RAT", ""}, Opening: "", Verdict: "v", Seed: 1<<64 - 1, Game: 1<<63 - 1, Winner: -1}}, turns: []turnRow{{}, {Move: "", Score0: -1 << 31, Score1: 1<<31 - 1}}},
		{games: []gameRow{{Words: []string{"RAT"}}}, turns: []turnRow{}}, // a text ends it
		{games: []gameRow{{Words: []string{"", ""}}}, turns: []turnRow{}},
	} {
		got, err := decodeShard(want.encode())
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%+v comes back as %+v, %v", want, got, err)
		}
	}
}

// Rows have the form of their version: who changes it gives it another number, so that programs that differ do not
// work on one run.
func TestSchema(t *testing.T) {
	want := map[int]string{2: "04020e12010003780a225002650676234104414202030206524154000000000000000000000000000000540102042b410605"}[schema]
	rows := shardRows{
		games: []gameRow{{Game: 7, Seed: 9, SeatA: -1, First: 0, Winner: -2, Score0: 60, Score1: 5, Turns: 17, Moves: 40, End: "e", Verdict: "v#A", Opening: "AB", Jarnac0: 1, Jarnac1: -2, Words: []string{"RAT"}}, {}},
		turns: []turnRow{{Game: 42, Number: -1, Seat: 1, Move: "+A", Score0: 3, Score1: -3}},
	}
	if got := fmt.Sprintf("%x", must.Get(packing().from.DecodeAll(rows.encode(), nil))(t)); got != want {
		t.Errorf("rows of version %d are %s, and not %s", schema, got, want)
	}
}

// A shard whose checksum does not match its rows is damaged.
func TestSumOfShard(t *testing.T) {
	data := (&shardRows{games: []gameRow{{Words: []string{"RAT"}, Opening: "AB"}}}).encode()
	for at := len(data) - 4; at < len(data); at++ {
		other := slices.Clone(data)
		other[at] ^= 1
		if got, err := decodeShard(other); err == nil || got.games != nil {
			t.Errorf("with byte %d of %d changed it is %+v", at, len(data), got)
		}
	}
}

// Rows that are cut anywhere, that something follows, or that are fewer or more than they say are damaged, and so
// are too many of them.
func TestCutRows(t *testing.T) {
	rows := shardRows{games: []gameRow{{Words: []string{"RAT"}, Opening: "AB"}}, turns: []turnRow{{Move: "+A"}, {}}}
	data := must.Get(packing().from.DecodeAll(rows.encode(), nil))(t)
	must.Get(decodeRows(data))(t)
	for n := range data {
		if got, err := decodeRows(data[:n]); err == nil || got.games != nil || got.turns != nil {
			t.Errorf("the first %d of %d bytes: %+v, %v", n, len(data), got, err)
		}
	}
	if got, err := decodeRows(append(slices.Clone(data), 0)); err == nil || got.games != nil {
		t.Errorf("with a byte more: %+v", got)
	}
	last := shardRows{games: rows.games} // the words of a game come last
	data = must.Get(packing().from.DecodeAll(last.encode(), nil))(t)
	for n := range data {
		if got, err := decodeRows(data[:n]); err == nil {
			t.Errorf("the first %d of %d bytes: %+v", n, len(data), got)
		}
	}
	numbers := func(games, turns, room int) []byte {
		c := coder{}
		codeInt(&c, &games)
		codeInt(&c, &turns)
		return append(c.data, make([]byte, room)...)
	}
	for _, tt := range [][2]int{{-1, 0}, {0, -1}, {100_001, 0}, {0, 2_000_001}} {
		if _, err := decodeRows(numbers(tt[0], tt[1], 6*mostTurns+6)); err == nil || !strings.Contains(err.Error(), "no such number of rows") {
			t.Errorf("%d games and %d moves: %v", tt[0], tt[1], err)
		}
	}
	if _, err := decodeRows(numbers(0, 2_000_000, 6*mostTurns)); err != nil { // six numbers of nothing, each a byte
		t.Error(err)
	}
	if _, err := decodeRows(numbers(100_000, 0, 15*mostGames)); err != nil {
		t.Error(err)
	}
}

// A file of more games than are read at a time is read to its end.
func TestManyGames(t *testing.T) {
	name := t.TempDir() + "/games.parquet"
	const games = 1002
	f := must.Get(create[gameRow](disk.System{}, name, spec{Game: "jarnac", Games: games, Shard: games}))(t)
	rows := make([]gameRow, games)
	for i := range rows {
		rows[i].Game = int64(i)
	}
	must.Do(t, f.add(rows))
	must.Do(t, f.finish())
	pairs := 0
	if _, err := readGames(name, func([2]gameRow) { pairs++ }); err != nil || pairs != games/2 {
		t.Errorf("%d pairs, %v", pairs, err)
	}
}

// A file is closed when its games are read, or are found to be others.
func TestGamesClosed(t *testing.T) {
	if _, err := os.ReadDir("/proc/self/fd"); err != nil {
		t.Skip("this system does not tell which files are open")
	}
	defer debug.SetGCPercent(debug.SetGCPercent(-1)) // which closes files that were forgotten
	for _, games := range []int{2, 4} {
		name := filepath.Join(t.TempDir(), "games.parquet")
		f := must.Get(create[gameRow](disk.System{}, name, spec{Game: "jarnac", Games: games, Shard: 2}))(t)
		must.Do(t, errors.Join(f.add([]gameRow{{}, {Game: 1}}), f.finish()))
		if _, err := readGames(name, func([2]gameRow) {}); (err == nil) != (games == 2) {
			t.Error(err)
		}
		open, _ := os.ReadDir("/proc/self/fd")
		for _, file := range open {
			if of, _ := os.Readlink("/proc/self/fd/" + file.Name()); of == name {
				t.Errorf("%s is open", of)
			}
		}
	}
}

// Rows are those of a shard when there are as many, and each is of its game.
func TestRowsOfShard(t *testing.T) {
	s := spec{Seed: 7, Games: 6, Shard: 4}
	of := func(games ...int) (rows shardRows) {
		for _, game := range games {
			seed, seat := s.deal(game)
			rows.games = append(rows.games, gameRow{Game: int64(game), Seed: seed, SeatA: seat})
		}
		return rows
	}
	for _, tt := range []struct {
		shard int
		rows  shardRows
		ok    bool
	}{
		{0, of(0, 1, 2, 3), true}, {1, of(4, 5), true}, {0, of(0, 1, 2), false}, {0, of(0, 1, 2, 3, 4), false}, {1, of(), false}, {1, of(4, 4), false}, {0, of(0, 1, 3, 2), false},
	} {
		if err := s.agrees(tt.shard, tt.rows); (err == nil) != tt.ok {
			t.Errorf("shard %d, %d rows: %v", tt.shard, len(tt.rows.games), err)
		}
	}
	for what, change := range map[string]func(*gameRow){"game": func(g *gameRow) { g.Game++ }, "seed": func(g *gameRow) { g.Seed++ }, "seat": func(g *gameRow) { g.SeatA ^= 1 }} {
		rows := of(0, 1, 2, 3)
		if change(&rows.games[3]); s.agrees(0, rows) == nil {
			t.Errorf("a row of another %s is one of the shard", what)
		}
	}
}

// A message server that cannot write ends the run; what else it complains of does not.
func TestComplaints(t *testing.T) {
	for text, want := range map[string]bool{"JetStream write error: no space left": true, "slow consumer": false} {
		var heard error
		complaints{"folder", func(err error) { heard = err }}.Errorf("%s", text)
		if (heard != nil) != want || want && !strings.Contains(heard.Error(), "cannot write in folder: "+text) {
			t.Errorf("%s: %v", text, heard)
		}
	}
}

package main

import (
	"context"
	"errors"
	"flag"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/cmd/internal/disk/faulty"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/match"
)

// A run that has ended leaves no connection to a message server.
func TestHangUp(t *testing.T) {
	s, _ := serverOf(t)
	before := s.NumClients()
	r := runConfig{url: s.ClientURL()}
	_, hangUp, err := r.connect(t.Context(), func(error) {}, io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	if n := s.NumClients(); n != before+1 {
		t.Errorf("%d clients, and before there were %d", n, before)
	}
	if err := hangUp(errLost); !errors.Is(err, errLost) {
		t.Error(err)
	}
	for until := time.Now().Add(10 * time.Second); s.NumClients() > before && time.Now().Before(until); {
		time.Sleep(time.Millisecond)
	}
	if n := s.NumClients(); n != before {
		t.Errorf("%d clients are left of %d", n, before)
	}
}

// A player has the shards of its run, and a game that does not end is an error.
func TestNoSuchShard(t *testing.T) {
	p := &player{spec: spec{Games: 4, Shard: 2}, play: func(int, int) (shardRows, error) { return shardRows{}, nil }}
	for shard, ok := range map[int]bool{-1: false, 0: true, 1: true, 2: false} {
		if _, err := p.shard(shard); (err == nil) != ok {
			t.Errorf("shard %d: %v", shard, err)
		}
	}
	if err := p.note(&match.Pair{}, 0, &shardRows{}); err == nil || !strings.Contains(err.Error(), "has not ended") {
		t.Error(err)
	}
}

// A file is written by one run at a time, and where that of the moves cannot be made, that of the games is dropped.
func TestFilesOfOne(t *testing.T) {
	d := faulty.New(0)
	first := must.Get(create[turnRow](d, "t", spec{}))(t)
	if _, err := create[turnRow](d, "t", spec{}); err == nil || !strings.Contains(err.Error(), "another run is writing t") {
		t.Errorf("a second one: %v", err)
	}
	for _, c := range []runConfig{{games: "g", turns: "t", spec: spec{Turns: true}}, {games: "t"}} {
		if _, err := createFiles(d, c); err == nil {
			t.Errorf("%+v: no error", c)
		}
	}
	first.drop()
	if entries, err := d.ReadDir("."); err != nil || len(entries) > 0 {
		t.Errorf("left are %v, %v", entries, err)
	}
}

// full is a disk whose files take nothing.
type full struct{ disk.Disk }

func (f full) Lock(name string) (disk.File, error) {
	file, err := f.Disk.Lock(name)
	return fullFile{file}, err
}

type fullFile struct{ disk.File }

var errNoRoom = errors.New("no room")

func (fullFile) Write([]byte) (int, error) { return 0, errNoRoom }

// Rows that could not be written are an error, of games and of moves.
func TestRowsUnwritten(t *testing.T) {
	many := shardRows{games: make([]gameRow, rowGroup), turns: make([]turnRow, rowGroup)}
	rng := rand.New(rand.NewPCG(1, 1))
	for i := range rowGroup { // which cannot be compressed to what a buffer holds
		many.games[i].Seed, many.turns[i].Score0 = rng.Uint64(), int32(rng.Uint32())
	}
	for _, turns := range []bool{false, true} {
		f := must.Get(createFiles(full{faulty.New(0)}, runConfig{games: "g", turns: "t", spec: spec{Turns: turns}}))(t)
		rows := many
		if turns {
			rows.games = nil
		}
		if err := f.add(rows); !errors.Is(err, errNoRoom) {
			t.Errorf("moves %t: %v", turns, err)
		}
		f.drop()
	}
}

// A key is asked for only where the message server of this process is reached from elsewhere.
func TestKeyOfOwnServer(t *testing.T) {
	for _, tt := range []struct {
		args string
		ok   bool
	}{
		{"-listen 0.0.0.0", false}, {"-listen 0.0.0.0 -key k", true}, {"-listen 127.0.0.1", true}, {"-listen 0.0.0.0 -nats nats://x", true}, {"", true},
	} {
		_, err := readRun(flag.NewFlagSet("run", flag.ContinueOnError), strings.Fields(tt.args))
		if (err == nil) != tt.ok {
			t.Errorf("%q: %v", tt.args, err)
		}
	}
	r := runConfig{url: "nats://x"}
	api := &jetstream.APIError{ErrorCode: consumerStore}
	if err := r.advised(api); err != error(api) {
		t.Errorf("of another server: %v", err)
	}
	r.url = ""
	if err := r.advised(errLost); err != errLost {
		t.Errorf("of the network: %v", err)
	}
	if err := r.advised(api); !errors.Is(err, api) || !strings.Contains(err.Error(), "remove") {
		t.Errorf("of a file: %v", err)
	}
}

// A message server says which port is taken.
func TestPortTaken(t *testing.T) {
	defer func(d time.Duration) { startsWithin = d }(startsWithin)
	s, _ := serverOf(t)
	port := must.Get(strconv.Atoi(s.ClientURL()[strings.LastIndexByte(s.ClientURL(), ':')+1:]))(t)
	startsWithin = time.Millisecond
	if other, err := localServer(t.TempDir(), "127.0.0.1", port, key{}, func(error) {}); err == nil || other != nil || !strings.Contains(err.Error(), "is it running already?") {
		t.Errorf("%v, %v", other, err)
	}
}

// A file of games that is damaged, of an odd number of games, or of fewer than it says gives no statistics.
func TestDamagedGames(t *testing.T) {
	dir := t.TempDir()
	write := func(games, rows int) string {
		name := filepath.Join(dir, "g")
		f := must.Get(create[gameRow](disk.System{}, name, spec{Game: "jarnac", Games: games, Shard: 2}))(t)
		all := make([]gameRow, rows)
		for i := range all {
			all[i].Game, all[i].Seed, all[i].Opening = int64(i), uint64(i*i*i), strconv.Itoa(i*i*i*7919)
		}
		must.Do(t, errors.Join(f.add(all), f.finish()))
		return name
	}
	read := func(name string) error {
		_, err := readGames(name, func([2]gameRow) {})
		return err
	}
	if err := read(write(4, 4)); err != nil {
		t.Error(err)
	}
	for _, tt := range [][2]int{{4, 2}, {2, 4}, {3, 3}} {
		if err := read(write(tt[0], tt[1])); err == nil || !strings.Contains(err.Error(), "rows, and not those of") {
			t.Errorf("%d games of %d: %v", tt[1], tt[0], err)
		}
	}
	name := write(500, 500)
	text := must.Get(os.ReadFile(name))(t)
	for i := range len(text) / 2 { // the rows; what says where they are stands behind them
		if i >= 4 {
			text[i] = 0xff
		}
	}
	must.Do(t, os.WriteFile(name, text, 0o600))
	if err := read(name); err == nil {
		t.Error("damaged rows are read")
	}
	var log strings.Builder
	if status := program(t.Context(), []string{"statistics", "-pictures", "../x", write(4, 4)}, io.Discard, &log); status != 2 || !strings.Contains(log.String(), "below that of the page") {
		t.Errorf("status %d, %s", status, &log)
	}
}

// A message server that has other streams in the place of those of self-play is refused.
func TestOtherStreams(t *testing.T) {
	for _, subjects := range []string{jobPrefix + "x", resultPrefix + "x"} {
		s := must.Get(localServer(t.TempDir(), "127.0.0.1", -1, key{}, func(err error) { t.Error(err) }))(t)
		conn := must.Get(nats.Connect(s.ClientURL()))(t)
		js, err := jetstream.New(conn)
		if err == nil {
			_, err = js.CreateStream(context.Background(), jetstream.StreamConfig{Name: "OTHER", Subjects: []string{subjects}})
		}
		if err != nil {
			t.Fatal(err)
		}
		if _, err := openQueue(context.Background(), s.ClientURL()); err == nil {
			t.Errorf("beside %s: no error", subjects)
		}
		conn.Close()
		s.Shutdown()
		s.WaitForShutdown()
	}
}

// How far a run is, is told as it begins, now and then, and at its end.
func TestProgress(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var out strings.Builder
		tell := progress(&out, spec{Games: 9, Shard: 2})
		for done, told := range []int{1, 1, 1, 2, 2, 3} {
			if tell(done, 5); strings.Count(out.String(), "\n") != told {
				t.Errorf("after %d of 5: %q", done, &out)
			}
			if done == 2 {
				time.Sleep(11 * time.Second)
			}
		}
		if want := "0 of 9 games, 0s\n6 of 9 games, 11s\n9 of 9 games, 11s\n"; out.String() != want {
			t.Errorf("%q", &out)
		}
	})
}

// A page or a picture that cannot be written is an error.
func TestPageUnwritten(t *testing.T) {
	dir := t.TempDir()
	games := filepath.Join(dir, "g.parquet")
	if out, _ := here(t, "run", "-games", "2", "-shard", "2", "-a", "level:1", "-b", "level:1", "-out", games); out != "2 games in "+games+"\n" {
		t.Errorf("%q", out)
	}
	folder, file := filepath.Join(dir, "folder"), filepath.Join(dir, "file")
	picture := filepath.Join(dir, "pictures", (&summary{spec: spec{Game: usual.Name()}}).file("turns"))
	must.Do(t, errors.Join(os.Mkdir(folder, 0o700), os.WriteFile(file, nil, 0o600), os.MkdirAll(picture, 0o700)))
	page := filepath.Join(dir, "page.md")
	for _, args := range [][]string{{"-o", folder}, {"-o", page, "-pictures", "file"}, {"-o", page, "-pictures", "pictures"}} {
		var log strings.Builder
		if status := program(t.Context(), append(append([]string{"statistics"}, args...), games), io.Discard, &log); status != 1 {
			t.Errorf("%q: status %d, %s", args, status, &log)
		}
	}
}

// A run that is done has the name that it had.
func TestNameOfRun(t *testing.T) {
	r := run{Spec: spec{Games: 2, Shard: 2}, Print: fingerprint{Games: "x"}}
	id := r.id()
	r.Done = true
	if r.id() != id || len(id) != 16 {
		t.Errorf("%s, and was %s", r.id(), id)
	}
	for _, other := range []run{{Spec: spec{Games: 4, Shard: 2}, Print: r.Print}, {Spec: r.Spec}} {
		if other.id() == id {
			t.Errorf("%+v has the same name", other)
		}
	}
}

// Where others cannot work on a run, nobody is told how to.
func TestHowToWork(t *testing.T) {
	_, log := here(t, "run", "-games", "2", "-shard", "2", "-workers", "1", "-a", "random", "-b", "random", "-out", filepath.Join(t.TempDir(), "g"))
	if strings.Contains(log, "selfplay worker") {
		t.Errorf("%s", log)
	}
}

// A game with a move that cannot be made has no rows of its moves.
func TestMoveThatCannotBe(t *testing.T) {
	p := must.Get(newPlayer(games.All(), spec{Game: "jarnac", A: "random", B: "random", Games: 2, Shard: 2, Turns: true}))(t)
	g := p.match.Rules.Game()
	pair := match.Pair{Games: [2]match.Result{{Over: true, Last: p.match.Rules.Start(0), Outcome: game.Outcome{Points: []int{0, 0}}, Moves: []match.Ply{{Seat: 1, Move: g.Resign()}, {Seat: 0, Move: g.Resign()}}}}}
	if err := p.note(&pair, 0, &shardRows{}); err == nil {
		t.Error("a game goes on when it is over")
	}
}

package table_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/carre"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/table"
)

var (
	compiledMu sync.Mutex
	compiled   = map[string]*game.Rules{}
)

// compile compiles rules once.
func compile(name, options string) (*game.Rules, error) {
	compiledMu.Lock()
	defer compiledMu.Unlock()
	g, ok := game.Named(append(games.All(), carre.Game), name)
	if !ok {
		return nil, errors.New("no such game")
	}
	options, err := g.Options(options)
	if err != nil {
		return nil, err
	}
	key := name + " " + options
	if compiled[key] == nil {
		r, err := g.Compile(options, nil)
		if err != nil {
			return nil, err
		}
		compiled[key] = r
	}
	return compiled[key], nil
}

func rules(t testing.TB, name, options string) *game.Rules {
	t.Helper()
	return must.Get(compile(name, options))(t)
}

// open returns a table at which all sit.
func open(t testing.TB, c table.Config) table.Table {
	t.Helper()
	at, err := table.New(c)
	if err != nil {
		t.Fatal(err)
	}
	for seat := range c.Rules.Seats() {
		if at, _, err = at.Sit(0, seat); err != nil {
			t.Fatal(err)
		}
	}
	return at
}

// written returns a table as JSON, and fails where it does not read back to itself.
func written(t testing.TB, at table.Table) string {
	t.Helper()
	text := must.Get(json.Marshal(at))(t)
	again, err := table.Read(text, compile)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	back, err := json.Marshal(again)
	if err != nil || !bytes.Equal(back, text) {
		t.Fatalf("%v\n%s\n%s", err, text, back)
	}
	return string(text)
}

// say makes a decision that has to be taken.
func say(t testing.TB, at table.Table, now time.Duration, seat int, text string) table.Table {
	t.Helper()
	next, events, err := at.Decide(now, table.Decision{Seat: seat, Seen: at.Moves(), Text: text})
	if err != nil || len(events) == 0 {
		t.Fatalf("%s of seat %d: %d events, %v", text, seat, len(events), err)
	}
	return next
}

// setups are tables of all games, with every kind of time.
var setups = []struct {
	game, options string
	time          table.Time
	byHand        bool
}{
	{"jarnac", "official", table.Time{Game: 2 * time.Minute}, false},
	{"jarnac", "official validation=contest", table.Time{Game: 90 * time.Second, Increment: time.Second}, false},
	{"jarnac", "official validation=contest", table.Time{}, true},
	{"jarnac", "classic validation=contest", table.Time{Move: 30 * time.Second}, false},
	{"jarnac", "classic-competition validation=contest", table.Time{Game: time.Minute}, false},
	{"scrabble", "classique", table.Time{Game: 10 * time.Minute}, false},
	{"scrabble", "classique validation=contest players=3", table.Time{Game: 5 * time.Minute}, false},
	{"scrabble", "english", table.Time{Game: 2 * time.Minute, Increment: 2 * time.Second}, false},
	{"scrabble", "classique duplicate=best players=3", table.Time{Move: time.Minute}, false},
	{"scrabblecards", "official", table.Time{Move: time.Minute}, false},
	{"scrabblecards", "official validation=strict players=4", table.Time{}, true},
	{"jago", "official", table.Time{Disc: true}, false},
	{"jago", "official validation=contest", table.Time{Disc: true}, true},
	{"jago", "official validation=contest", table.Time{Game: 5 * time.Minute}, false},
	{"carre", "official", table.Time{Move: 20 * time.Second}, false},
	{"carre", "official", table.Time{}, true},
}

// A crowd plays at a table: sensibly, badly, and with every cheat.
type crowd struct {
	testing.TB
	rng    *rand.Rand
	at     table.Table
	now    time.Duration
	events []table.Event
	cheats int
	what   map[table.What]int
}

// wish returns something that a seat may want to do.
func (c *crowd) wish(seat int) string {
	p := c.at.Position()
	switch c.rng.IntN(12) {
	case 0:
		return "?"
	case 1, 2:
		return "."
	case 3:
		return "-"
	case 4:
		if c.rng.IntN(40) == 0 {
			return "resign"
		}
	}
	text, n := "", 0
	from := p
	if p.Rules().Traits().Secret {
		for m := range from.Moves(from.Turn()) { // all have the same letters
			if n++; c.rng.IntN(n) == 0 {
				text = m.String()
			}
		}
		return text
	}
	for m := range from.Moves(seat) {
		if n++; c.rng.IntN(n) == 0 {
			text = m.String()
		}
		if n > 400 {
			break
		}
	}
	if c.rng.IntN(4) == 0 && text != "" { // a word that may be bad
		at, word, ok := strings.Cut(text, ":")
		if !ok {
			at, word = "", text
		} else {
			at += ":"
		}
		letters := []byte(word)
		c.rng.Shuffle(len(letters), func(i, j int) { letters[i], letters[j] = letters[j], letters[i] })
		text = at + string(letters)
	}
	return text
}

// tick lets time go by, once in every step that is due and once at the end, and compares.
func (c *crowd) tick(now time.Duration) {
	c.Helper()
	late, lateEvents := c.at.Tick(now)
	at := c.at
	var events []table.Event
	for {
		next, ok := at.Next()
		if !ok || next > now {
			c.count(at, now)
			break
		}
		c.count(at, next)
		more := []table.Event(nil)
		if at, more = at.Tick(next); len(more) == 0 {
			c.Fatalf("a tick at %v does nothing", next)
		}
		events = append(events, more...)
	}
	if a, b := written(c, late), written(c, at); a != b || !slices.Equal(events, lateEvents) {
		c.Fatalf("a late tick differs:\n%s\n%s", a, b)
	}
	c.at, c.events = late, append(c.events, events...)
	c.now = max(c.now, now)
}

// count checks that until an instant, before which nothing is due, time runs for the seat on turn
// alone, and for nobody in a wait or a pause.
func (c *crowd) count(at table.Table, now time.Duration) {
	c.Helper()
	began := at.Instant()
	if now <= began {
		return
	}
	runs := at.Waiting(began) == 0 && !at.IsPaused() && !at.Over() && at.Moves() > 0
	for seat := range at.Rules().Seats() {
		before, timed := at.Remaining(began, seat)
		after, _ := at.Remaining(now, seat)
		if !timed || at.Config().Time.Disc {
			return
		}
		want := time.Duration(0)
		if flag, _ := at.Rules().Game().Flag(); runs && seat == at.Position().Turn() && at.Position().Check(seat, flag) == nil {
			want = now - began
		}
		if before-after != want {
			c.Fatalf("in %v seat %d has lost %v: %s", now-began, seat, before-after, written(c, at))
		}
	}
}

// cheat does what must never work.
func (c *crowd) cheat(seat int) {
	c.Helper()
	g := c.at.Rules().Game()
	foreign := games.Jarnac().Contest()
	if g == games.Jarnac() {
		foreign = games.Scrabble().Contest()
	}
	seen := c.at.Moves()
	cheats := []table.Decision{
		{Seat: seat, Seen: seen, Text: "~"}, {Seat: seat, Seen: seen, Text: "drapeau"},
		{Seat: seat, Seen: seen, Move: foreign},
		{Seat: -1, Seen: seen, Text: "-"}, {Seat: 99, Seen: seen, Text: "-"}, {Seat: seat, Seen: seen, Text: ""},
		{Seat: seat, Seen: seen + 1, Text: "resign"}, {Seat: seat, Seen: -1, Text: "resign"}, {Seat: seat, Seen: math.MaxInt, Text: "resign"},
		{Seat: seat, Seen: seen, Text: strings.Repeat("A", 5000)},
	}
	if flag, ok := g.Flag(); ok {
		cheats = append(cheats, table.Decision{Seat: seat, Seen: seen, Move: flag})
	}
	if !c.at.Over() && !c.at.Rules().Traits().Secret { // the move of another seat, as one's own
		for m := range c.at.Position().Moves(c.at.Position().Turn()) {
			if m == g.Resign() || m.String() == "." { // which others may say
				break
			}
			cheats = append(cheats, table.Decision{Seat: (c.at.Position().Turn() + 1) % c.at.Rules().Seats(), Seen: seen, Move: m})
			break
		}
	}
	if seen > 2 { // an old one
		old := c.at.Steps()[c.rng.IntN(seen-1)]
		if next := c.at.Steps()[seen-1]; next.Move != old.Move && !old.Contests() {
			cheats = append(cheats, table.Decision{Seat: (old.Seat + 1) % c.at.Rules().Seats(), Seen: 0, Move: g.Resign()})
		}
	}
	before := written(c, c.at)
	for _, d := range cheats {
		next, events, err := c.at.Decide(c.now, d)
		if err == nil || len(events) > 0 || written(c, next) != before {
			c.Fatalf("seat %d of %s plays %.20q %v seen %d of %d: %v %v", d.Seat, c.at.Rules(), d.Text, d.Move, d.Seen, seen, err, events)
		}
		c.cheats++
	}
}

// act lets a seat do something.
func (c *crowd) act(seat int) {
	c.Helper()
	d := table.Decision{Seat: seat, Seen: c.at.Moves(), Text: c.wish(seat)}
	if c.rng.IntN(20) == 0 {
		d.Seen -= c.rng.IntN(3)
	}
	if strings.HasPrefix(d.Text, "+") && c.rng.IntN(2) == 0 { // letters of one's own
		d.Text = "+" + strings.Repeat("E", c.at.Position().Due())
	}
	next, events, err := c.at.Decide(c.now, d)
	if err != nil {
		if len(events) > 0 || written(c, next) != written(c, c.at) {
			c.Fatalf("%s is refused with %v, and changes the table", d.Text, err)
		}
		return
	}
	// Said again, it is done: no events, and the same table.
	again, more, err := next.Decide(c.now, d)
	if after := written(c, next); d.Seen <= c.at.Moves() && len(events) > 0 && (err != nil || len(more) > 0 || written(c, again) != after) {
		c.Fatalf("%s of seat %d said twice: %v, %v\n%s", d.Text, seat, more, err, after)
	}
	c.at, c.events = next, append(c.events, events...)
}

// play plays until the game is over, or n things have been done.
func (c *crowd) play(n int) {
	c.Helper()
	gone := -1
	for range n {
		if c.at.Over() {
			break
		}
		c.tick(c.now + time.Duration(c.rng.Int64N(int64(4*time.Second))))
		if c.rng.IntN(100) == 0 {
			gone = c.rng.IntN(c.at.Rules().Seats()+1) - 1
		}
		if c.rng.IntN(60) == 0 {
			c.at, _ = c.at.Pause(c.now)
			if _, ok := c.at.Next(); ok {
				c.Fatal("something is due in a pause")
			}
			c.tick(c.now + time.Hour)
			c.at, _ = c.at.Resume(c.now)
		}
		if seat := c.rng.IntN(c.at.Rules().Seats()); seat != gone {
			if c.rng.IntN(10) == 0 {
				c.cheat(seat)
			}
			c.act(seat)
		} else if next, ok := c.at.Next(); ok && c.rng.IntN(3) == 0 {
			c.tick(next + time.Duration(c.rng.Int64N(int64(time.Minute))))
		}
	}
	for _, e := range c.events {
		c.what[e.What]++
	}
}

// Crowds play at tables of all games, in virtual time. At every step the table reads back from
// its JSON, a late tick leads where punctual ones do, a decision said twice is done once, and
// every cheat is refused.
func TestCrowds(t *testing.T) {
	games, n := 1, 100
	if os.Getenv("LETTRES_LONG") != "" {
		games, n = 5, 800
	}
	for i, setup := range setups {
		t.Run(fmt.Sprint(setup.game, " ", setup.options, " ", setup.time), func(t *testing.T) {
			t.Parallel()
			c := &crowd{TB: t, rng: rand.New(rand.NewPCG(7, uint64(i))), what: map[table.What]int{}}
			moves, ended := 0, 0
			// A game can be over before anybody cheats.
			for played := 0; played < games || played < 10 && (moves < 5 || c.cheats == 0); played++ {
				c.at = open(t, table.Config{
					Rules: rules(t, setup.game, setup.options), Time: setup.time, ByHand: setup.byHand, Seed: c.rng.Uint64(),
				})
				c.now = c.at.Instant()
				c.events = nil
				c.play(n)
				moves += c.at.Moves()
				if c.at.Over() {
					ended++
				}
				r := c.at.Record()
				text := must.Get(r.MarshalText())(t)
				must.Get(r.Game().ReadRecord(bytes.NewReader(text), nil))(t)
			}
			if moves < 5 || c.cheats == 0 {
				t.Errorf("%d moves, %d cheats", moves, c.cheats)
			}
			t.Log(moves, "moves,", ended, "ended,", c.cheats, "cheats,", c.what)
		})
	}
}

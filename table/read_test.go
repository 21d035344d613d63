package table_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/table"
)

// onDisk returns tables of all games as JSON, some moves after they began.
func onDisk(t testing.TB) (all [][]byte) {
	for i, setup := range setups {
		c := &crowd{TB: t, rng: rand.New(rand.NewPCG(uint64(i), 1)), what: map[table.What]int{}}
		c.at = open(t, table.Config{Rules: rules(t, setup.game, setup.options), Time: setup.time, ByHand: setup.byHand, Seed: uint64(i)})
		for range 4 {
			c.play(12)
			all = append(all, []byte(written(t, c.at)))
		}
	}
	return all
}

// known compiles the rules of the setups alone, so that no text makes others.
func known(name, options string) (*game.Rules, error) {
	for _, s := range setups {
		if s.game == name {
			if r, err := compile(name, s.options); err == nil && r.Options() == options {
				return r, nil
			}
		}
	}
	return nil, errors.New("unknown rules")
}

// hostile reads a text. What is read is a table: it writes itself down, it ends by itself or
// waits for somebody, and takes decisions.
func hostile(t *testing.T, data []byte) (read bool) {
	at, err := table.Read(data, known)
	if err != nil {
		return false
	}
	if at.Rules() == nil {
		t.Fatalf("a table without rules: %s", data)
	}
	text := written(t, at)
	if _, events := at.Tick(at.Instant()); len(events) > 0 {
		if next, _ := at.Next(); next > at.Instant() {
			t.Fatalf("%v: something was due before it was written", events)
		}
	}
	for _, text := range []string{"-", ".", "?", "+1", "resign", "~"} {
		for seat := range at.Rules().Seats() {
			if next, _, err := at.Decide(at.Instant()+time.Second, table.Decision{Seat: seat, Seen: at.Moves(), Text: text}); err == nil {
				written(t, next)
			}
		}
	}
	late, _ := at.Tick(at.Instant() + 10*time.Minute)
	written(t, late)
	again := must.Get(table.Read([]byte(text), known))(t)
	if b, _ := json.Marshal(again); string(b) != text {
		t.Fatalf("%s\n%s", b, text)
	}
	return true
}

// Texts that are damaged are refused, or are tables all the same.
func TestDamaged(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 3))
	all := onDisk(t)
	n, read := 120, 0
	for range n {
		text := append([]byte(nil), all[rng.IntN(len(all))]...)
		now := strings.Index(string(text), `"now":`) // the rest is a record, which has its own tests
		for range 1 + rng.IntN(2) {
			i := now + rng.IntN(len(text)-now)
			switch rng.IntN(3) {
			case 0:
				text[i] = "0123456789,-tf"[rng.IntN(14)]
			case 1:
				text = append(text[:i], text[i+1:]...)
			default:
				text = append(text[:i], append([]byte{"0123456789"[rng.IntN(10)]}, text[i:]...)...)
			}
		}
		if hostile(t, text) {
			read++
		}
	}
	t.Log(read, "of", n, "were read")
}

// What no table can be is refused, whatever else is right.
func TestMismatches(t *testing.T) {
	at := open(t, table.Config{Rules: rules(t, "jarnac", "official validation=contest"), Time: table.Time{Game: 90 * time.Second, Increment: time.Second}, Seed: 4})
	seat := at.Position().Turn()
	at = say(t, at, time.Second, seat, word(at, seat))
	good := written(t, at)
	for name, change := range map[string][2]string{
		"an instant before 0":       {`"at":1000000000`, `"at":-1`},
		"an instant too late":       {`"at":1000000000`, `"at":9000000000000000000`},
		"a wait too long":           {`"wait":10000000000`, `"wait":10000000001`},
		"a wait below 0":            {`"wait":10000000000`, `"wait":-1`},
		"three seats":               {`"sat":[true,true]`, `"sat":[true,true,true]`},
		"no seats":                  {`"sat":[true,true],`, ``},
		"one time":                  {`"left":[`, `"left":[1],"x":[`},
		"more time than there is":   {`"left":[89000000000,`, `"left":[890000000000,`},
		"a limit":                   {`"wait":10000000000`, `"wait":10000000000,"turn":5`},
		"lapses":                    {`"wait":10000000000`, `"wait":10000000000,"lapses":1`},
		"a disc":                    {`"wait":10000000000`, `"wait":10000000000,"disc":"A=5 B=5 turn=A glass=42s at=1s"`},
		"the author lets it stand":  {`"stand":[false,false]`, `"stand":[true,true]`},
		"one's own word stands":     {`"stand":[false,false]`, `"stand":[true,false]`},
		"secrets":                   {`"wait":10000000000`, `"wait":10000000000,"secret":["-",""]`},
		"a draw that was forgotten": {`"wait":10000000000,`, ``},
		"another game":              {`"game":"jarnac"`, `"game":"scrabble"`},
		"other options":             {`"options":"official validation=contest"`, `"options":"official"`},
		"no record":                 {`"record":"@game`, `"record":"@gamf`},
		"an illegal move":           {`\n"`, `\nA +QQQQQQ\n"`},
		"many moves":                {`"most_moves":3000`, `"most_moves":300000`},
		"few moves":                 {`"most_moves":3000`, `"most_moves":1`},
	} {
		head, now, _ := strings.Cut(good, `"now":`)
		text := head + `"now":` + strings.Replace(now, change[0], change[1], 1)
		if text == good { // it is not in the snapshot
			text = strings.Replace(good, change[0], change[1], 1)
		}
		if text == good {
			t.Errorf("%s: %q is not in %s", name, change[0], good)
		}
		if _, err := table.Read([]byte(text), compile); err == nil {
			t.Errorf("%s is read: %s", name, text)
		}
	}
}

func FuzzRead(f *testing.F) {
	for _, text := range onDisk(f) {
		f.Add(text)
	}
	f.Add([]byte("null"))
	f.Add([]byte(`{"game":"jarnac","options":"official"}`))
	f.Fuzz(func(t *testing.T, data []byte) { hostile(t, data) })
}

// Tables that were written down are read in every later version: the game is where it was, and
// the same happens next.
func TestKeptTables(t *testing.T) {
	for name, want := range map[string]string{
		"wait":   "2 moves, next at 11s: wait over, 0 +C",
		"secret": "1 moves, next at 1m0s: 0 -, 1 -, 2 -, 0 +AILMTV?",
		"glass":  "2 moves, next at 5m2s: 0 ~",
		"paused": "2 moves, next at 0s: ",
	} {
		text := must.Get(os.ReadFile("testdata/" + name + ".json"))(t)
		at, err := table.Read(text, compile)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		next, _ := at.Next()
		_, events := at.Tick(next)
		if got := fmt.Sprintf("%d moves, next at %v: %s", at.Moves(), next, texts(events)); got != want {
			t.Errorf("%s: %s, and not %s", name, got, want)
		}
	}
}

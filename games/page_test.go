package games_test

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// A page that lays words on squares knows what lies there, and no more.
func TestBoards(t *testing.T) {
	for _, c := range []struct {
		game    *game.Game
		options string
		word    string // before two letters of any rack, which need make no word
		row     int    // in which it lies
		want    extra.Board
	}{
		{games.Scrabble(), "classique validation=contest", "8H:", 7, extra.Board{}},
		{games.Scrabble(), "classique validation=contest squares=french", "H8:", 7, extra.Board{Turned: true}},
		{games.Cards(), "official validation=contest", "(0,0)>", 0, extra.Board{Free: true}},
		{games.Jago(), "official validation=contest", "6F:", 5, extra.Board{Over: true}},
	} {
		rng := rand.New(rand.NewPCG(1, 2))
		p := c.game.MustCompile(c.options).Start(0)
		for extra.ActsOf(p, p.Turn()).Draw > 0 {
			step, err := decide(rng, p, p.Turn(), "+7")
			if c.game == games.Jago() {
				step, err = decide(rng, p, p.Turn(), "+12")
			}
			if err != nil {
				t.Fatal(c.game.Name(), err)
			}
			p = step.After
		}
		seat := p.Turn()
		letters := strings.Trim(extra.ActsOf(p, seat).Rack, "?23")[:2]
		if board := extra.ActsOf(p, seat).Board; strings.Trim(strings.Join(board.Rows, ""), ".") != "" || extra.ActsOf(p, 1-seat).Board != nil {
			t.Errorf("%s begins with %v", c.game.Name(), board.Rows)
		}
		step, err := decide(rng, p, seat, c.word+letters)
		for err == nil && (step.After.Turn() == seat && c.game != games.Jago() || extra.ActsOf(step.After, step.After.Turn()).Draw > 0) {
			after := step.After
			step, err = decide(rng, after, after.Turn(), "+2")
		}
		if err != nil {
			t.Fatal(c.game.Name(), err)
		}
		p = step.After
		got := extra.ActsOf(p, p.Turn()).Board
		if text := strings.ReplaceAll(strings.Join(got.Rows, ""), ".", ""); text != letters {
			t.Errorf("%s: %s was laid, and %v lies there", c.game.Name(), letters, got.Rows)
		}
		if at := got.Rows[c.row]; !strings.Contains(at, letters) {
			t.Errorf("%s: the row is %s", c.game.Name(), at)
		}
		if got.Free != c.want.Free || got.Turned != c.want.Turned || got.Over != c.want.Over {
			t.Errorf("%s: %+v", c.game.Name(), got)
		}
		if premiums := strings.Join(got.Premiums, ""); c.game == games.Scrabble() && (len(premiums) != 225 || premiums[0] != '=' || premiums[112] != '-') {
			t.Errorf("premiums %q", premiums)
		}
		var read extra.Board
		if err := json.Unmarshal([]byte(got.JSON()), &read); err != nil || !reflect.DeepEqual(read, *got) {
			t.Errorf("%s: %v, %s", c.game.Name(), err, got.JSON())
		}
	}
}

// decide plays what a client says.
func decide(rng *rand.Rand, p game.Position, seat int, text string) (game.Step, error) {
	m, _, err := p.ReadDecision(seat, text)
	if err != nil {
		return game.Step{}, err
	}
	return p.Do(rng, seat, m)
}

// What a client says never brings letters of its choice, nor a flag, nor a verdict.
func TestDecisionsAlone(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, v := range variants {
		p := v.game.MustCompile(v.options).Start(0)
		due := p.Due()
		if due == 0 {
			t.Fatalf("%s: nothing is due", v.options)
		}
		chosen := "+" + strings.Repeat("E", due)
		for range 3 {
			if s, err := decide(rng, p, 0, chosen); err == nil && due > 1 && s.Move.String() == chosen {
				t.Errorf("%s: a client has drawn %s", v.options, chosen)
			}
			if m, _, err := p.ReadDecision(0, chosen); err == nil && m.Completed() {
				t.Errorf("%s: a client decides %s", v.options, m)
			}
		}
		for _, text := range []string{"~", "flag", "drapeau"} {
			if s, err := decide(rng, p, 0, text); err == nil {
				t.Errorf("%s: %q was played as %s", v.options, text, s.Move)
			}
		}
	}
}

// A record that is written line by line is the same as one that is written at once.
func TestLines(t *testing.T) {
	for _, v := range variants {
		rules := v.game.MustCompile(v.options)
		record := rules.NewRecord(game.Toss{First: 1}, []string{"Alice", "Jean Paul", "Zoé", "Bob"}[:rules.Seats()]...)
		p, rng := rules.Start(1), rand.New(rand.NewPCG(4, 1))
		text, err := record.MarshalText()
		for n := 0; err == nil && n < 60 && !p.Over(); n++ {
			var s game.Step
			if s, err = p.Do(rng, p.Turn(), choose(rng, p)); err != nil {
				break
			}
			var line string
			line, err = record.Line(s)
			text = append(text, line+"\n"...)
			record.Append(s)
			p = s.After
		}
		whole, err2 := record.MarshalText()
		if err := errors.Join(err, err2); err != nil || string(text) != string(whole) {
			t.Errorf("%s: %v\n%s\nis written line by line as\n%s", v.options, err, whole, text)
		}
	}
}

// What a page offers is what the rules leave: letters are exchanged in no duplicate game
// (scrabble/duplicate), and no bonus card goes with the first word (cards/first).
func TestActsAreOfTheRules(t *testing.T) {
	dealt := func(g *game.Game, options string) game.Position {
		rng := rand.New(rand.NewPCG(1, 2))
		p := g.MustCompile(options).Start(0)
		for extra.ActsOf(p, p.Turn()).Draw > 0 {
			step, err := decide(rng, p, p.Turn(), "+7")
			if err != nil {
				t.Fatal(g.Name(), err)
			}
			p = step.After
		}
		return p
	}
	classique, duplicate := dealt(games.Scrabble(), "classique"), dealt(games.Scrabble(), "classique duplicate=best players=3")
	if one, two := extra.ActsOf(classique, classique.Turn()).Set, extra.ActsOf(duplicate, duplicate.Turn()).Set; one != 7 || two != 0 {
		t.Errorf("%d tiles to exchange, and %d in a duplicate game", one, two)
	}
	cards := dealt(games.Cards(), "official validation=contest")
	rack := extra.ActsOf(cards, cards.Turn()).Rack
	step := must.Get(decide(rand.New(rand.NewPCG(1, 2)), cards, cards.Turn(), "(0,0)>"+rack[:2]))(t)
	for step.After.Due() > 0 {
		p := step.After
		step = must.Get(decide(rand.New(rand.NewPCG(1, 2)), p, p.Turn(), "+2"))(t)
	}
	if first, next := extra.ActsOf(cards, cards.Turn()).Bonus, extra.ActsOf(step.After, step.After.Turn()).Bonus; first || !next {
		t.Errorf("bonus cards with the first word: %t, with the next: %t", first, next)
	}
}

// Letters that come by themselves tell nobody that there is no Jarnac: where a seat may say one, it draws itself,
// even if no move but the draw is legal.
func TestDrawTellsNoJarnac(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 25))
	rules := games.Jarnac().MustCompile("official validation=strict")
	told, alone := 0, 0
	for range 20 {
		for p := rules.Start(0); !p.Over(); {
			due, only := p.Forced()
			m, forced := extra.Forced(p)
			switch may := len(extra.ActsOf(p, p.Turn()).Jarnacs) > 0; {
			case forced && (may || !only || m != due):
				t.Fatalf("%v comes by itself: %t may say Jarnac, and %v is the only move: %t", m, may, due, only)
			case forced:
				alone++
			case only && may:
				told++
			}
			step := must.Get(p.Do(rng, p.Turn(), choose(rng, p)))(t)
			p = step.After
		}
	}
	if told == 0 || alone == 0 {
		t.Errorf("%d draws would have told, and %d come by themselves", told, alone)
	}
}

// The end of a turn of Jago is offered to who leads alone (jago/end-of-turn).
func TestJagoEnds(t *testing.T) {
	for position, offered := range map[string]bool{
		"racks ACDEHILNRSTZ/DEEGIMNORSTU; board 6D:RAS;":            true,
		"racks ACDEHILNRSTZ/DEEGIMNORSTU; board 6D:ras;":            false,
		"racks ACDEHILNRSTZ/DEEGIMNORSTU; board 6D:RAs;":            true,
		"turn blue; racks ACDEHILNRSTZ/DEEGIMNORSTU; board 6D:RAs;": false,
		"turn blue; racks ACDEHILNRSTZ/DEEGIMNORSTU; board 6D:ras;": true,
	} {
		p, err := games.Jago().MustCompile("official").ParsePosition(position)
		if err != nil {
			t.Fatal(position, err)
		}
		if a := extra.ActsOf(p, p.Turn()); a.Pass != offered {
			t.Errorf("%s: offered is %t", position, a.Pass)
		}
	}
}

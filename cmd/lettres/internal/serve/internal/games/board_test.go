package games

import (
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
)

// A page that lays words on squares knows what lies there, and no more.
func TestBoards(t *testing.T) {
	for _, c := range []struct {
		game    Game
		options string
		word    string // before two letters of any rack, which need make no word
		row     int    // in which it lies
		want    Board
	}{
		{Scrabble, "classique validation=contest", "8H:", 7, Board{}},
		{Scrabble, "classique validation=contest squares=french", "H8:", 7, Board{Turned: true}},
		{Cards, "official validation=contest", "(0,0)>", 0, Board{Free: true}},
		{Jago, "official validation=contest", "6F:", 5, Board{Over: true}},
	} {
		rng := rand.New(rand.NewPCG(1, 2))
		p := compile(t, c.game, c.options).Start(0)
		for p.Acts(p.Turn()).Draw > 0 {
			step, err := p.Decide(rng, p.Turn(), "+7")
			if c.game == Jago {
				step, err = p.Decide(rng, p.Turn(), "+12")
			}
			if err != nil {
				t.Fatal(c.game.Name(), err)
			}
			p = step.After()
		}
		seat := p.Turn()
		letters := strings.Trim(p.Acts(seat).Rack, "?23")[:2]
		if board := p.Acts(seat).Board; strings.Trim(strings.Join(board.Rows, ""), ".") != "" || p.Acts(1-seat).Board != nil {
			t.Errorf("%s begins with %v", c.game.Name(), board.Rows)
		}
		step, err := p.Decide(rng, seat, c.word+letters)
		for err == nil && (step.After().Turn() == seat && c.game != Jago || step.After().Acts(step.After().Turn()).Draw > 0) {
			after := step.After()
			step, err = after.Decide(rng, after.Turn(), "+2")
		}
		if err != nil {
			t.Fatal(c.game.Name(), err)
		}
		p = step.After()
		got := p.Acts(p.Turn()).Board
		if text := strings.ReplaceAll(strings.Join(got.Rows, ""), ".", ""); text != letters {
			t.Errorf("%s: %s was laid, and %v lies there", c.game.Name(), letters, got.Rows)
		}
		if at := got.Rows[c.row]; !strings.Contains(at, letters) {
			t.Errorf("%s: the row is %s", c.game.Name(), at)
		}
		if got.Free != c.want.Free || got.Turned != c.want.Turned || got.Over != c.want.Over {
			t.Errorf("%s: %+v", c.game.Name(), got)
		}
		if premiums := strings.Join(got.Premiums, ""); c.game == Scrabble && (len(premiums) != 225 || premiums[0] != '=' || premiums[112] != '-') {
			t.Errorf("premiums %q", premiums)
		}
		var read Board
		if err := json.Unmarshal([]byte(got.JSON()), &read); err != nil || !reflect.DeepEqual(read, *got) {
			t.Errorf("%s: %v, %s", c.game.Name(), err, got.JSON())
		}
	}
}

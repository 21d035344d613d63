package botscrabble

import (
	"context"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/scrabble"
)

// Weigh compares the moves that it is given, and refuses what cannot be made.
func TestWeigh(t *testing.T) {
	ctx := context.Background()
	rules := compile(t, "classique")
	p := scrabble.Setup{Phase: scrabble.Playing}
	p.Racks = [scrabble.MaxPlayers]bag.Bag{bag.MustParse("AEINRST"), bag.MustParse("ABCDEFG")}
	s, err := rules.FromSetup(p)
	if err != nil {
		t.Fatal(err)
	}
	player, err := New(rules, bot.Beginner, 5)
	if err != nil {
		t.Fatal(err)
	}
	player.Budget.Nodes = 120
	at := board.Square{Row: 7, Column: 7}
	long, short, exchange := scrabble.Place(board.Square{Row: 7, Column: 4}, board.Across, "ENTRAIS"), scrabble.Place(at, board.Across, "RAT"), scrabble.Exchange("AE")
	v := s.View(scrabble.A)
	a, err := player.Weigh(ctx, v, short, long, exchange.WithDrawn("XY"), long)
	if err != nil || len(a.Candidates) != 3 || a.Candidates[0].Move != long {
		t.Fatalf("%+v, %v", a, err)
	}
	for _, c := range a.Candidates[1:] {
		if c.Visits != a.Candidates[0].Visits || c.Behind.Points < 20 || c.BehindErr.Points <= 0 {
			t.Errorf("%+v", c)
		}
	}
	if a, err := player.Weigh(ctx, v, scrabble.Pass()); err != nil || a.Candidates[0].Visits == 0 {
		t.Errorf("one move: %+v, %v", a, err)
	}
	for _, m := range []scrabble.Move{{}, scrabble.Draw(1), scrabble.Contest(), scrabble.Flag(), scrabble.Resign(), scrabble.Place(at, board.Across, "CHAT"), scrabble.Exchange("XY")} {
		if a, err := player.Weigh(ctx, v, m); err == nil {
			t.Errorf("%s is %+v", m, a)
		}
	}
	if _, err := player.Weigh(ctx, s.View(scrabble.B), short); err == nil {
		t.Error("B is not on turn")
	}
	if _, err := player.Weigh(ctx, scrabble.View{}, short); err == nil {
		t.Error("there is no game")
	}
}

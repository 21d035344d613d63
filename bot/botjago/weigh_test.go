package botjago

import (
	"context"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

// Weigh compares the turns that it is given, and refuses what is no turn.
func TestWeigh(t *testing.T) {
	ctx := context.Background()
	rules, err := jago.Compile(jago.Official(), gaddag.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	moves := func(texts ...string) (all []jago.Move) {
		for _, text := range texts {
			m := must.Get(jago.ParseMove(text))(t)
			all = append(all, m)
		}
		return all
	}
	s := rules.Start(jago.Red)
	for _, m := range moves("+RASEILTNDHOU", "+GBIENTNDHSRE", "6D:RAS", "-", "+AIM") {
		if s, err = s.Play(s.Turn(), m); err != nil {
			t.Fatal(err)
		}
	}
	player := must.Get(New(rules, bot.Beginner, 5))(t)
	player.Budget.Nodes = 60
	long, short, none := moves("6C:GRASSE", "C6:GITE", "-"), moves("6C:GRAS", "-"), moves("resign")
	v := s.View(jago.Blue)
	a, err := player.Weigh(ctx, v, none, short, long)
	if err != nil || len(a.Candidates) != 3 || !slices.Equal(a.Candidates[2].Move, none) || a.Candidates[2].Win != 0 {
		t.Fatalf("%+v, %v", a, err)
	}
	for _, c := range a.Candidates {
		if c.Visits != a.Candidates[0].Visits || !slices.Equal(c.Line[0], c.Move) || len(c.Line) < 2 && len(c.Move) > 1 {
			t.Errorf("%+v", c)
		}
	}
	if a, err := player.Weigh(ctx, v, short); err != nil || a.Candidates[0].Visits == 0 {
		t.Errorf("one turn: %+v, %v", a, err)
	}
	for _, texts := range [][]string{{}, {"6C:GRAS"}, {"-"}, {"?"}, {"+AB"}, {"6C:ZRAS", "-"}, {"6C:GRAS", "-", "-"}, {"~"}} {
		if a, err := player.Weigh(ctx, v, moves(texts...)); err == nil {
			t.Errorf("%q is %+v", texts, a)
		}
	}
	if _, err := player.Weigh(ctx, s.View(jago.Red), short); err == nil {
		t.Error("red is not on turn")
	}
	if _, err := player.Weigh(ctx, jago.View{}, short); err == nil {
		t.Error("there is no game")
	}
}

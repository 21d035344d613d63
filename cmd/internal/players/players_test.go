package players

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/engine"
	"github.com/jeudelettres/lettres/internal/match"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
)

func TestParse(t *testing.T) {
	for text, want := range map[string]struct {
		spec Spec
		name string
	}{
		"level:5":                   {Spec{Level: bot.ClubPlayer}, "level-5"},
		"level:Club player":         {Spec{Level: bot.ClubPlayer}, "level-5"},
		"level:8:5000":              {Spec{Level: bot.Champion, Budget: bot.Budget{Nodes: 5000}}, "level-8-5000"},
		"level:8:50ms":              {Spec{Level: bot.Champion, Budget: bot.Budget{Time: 50 * time.Millisecond}}, "level-8-50ms"},
		"greedy":                    {Spec{Baseline: Greedy}, "greedy"},
		"random":                    {Spec{Baseline: Random}, "random"},
		"./mybot":                   {Spec{Command: []string{"./mybot"}}, "mybot"},
		"python3 -u 'my bots/é.py'": {Spec{Command: []string{"python3", "-u", "my bots/é.py"}}, "python3-u-py"},
		`C:\bots\bot.exe`:           {Spec{Command: []string{`C:\bots\bot.exe`}}, "bot.exe"},
		"/ --":                      {Spec{Command: []string{"/", "--"}}, "program"},
	} {
		got, err := Parse(text)
		if diff := cmp.Diff(want.spec, got); diff != "" || err != nil {
			t.Errorf("%s: %v, %s", text, err, diff)
		}
		if name := got.Name(); name != want.name {
			t.Errorf("%s is called %s", text, name)
		}
	}
	for _, text := range []string{"", "level:", "level:9", "level:5:", "level:5:0", "level:5:-1", "level:5:x", "level:5:-1s", "'open"} {
		_, err := Parse(text)
		if in := new(rulebook.InputError); !errors.As(err, &in) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// Whatever a player is, its name is one that a record can have.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"level:5", "level:8:5000", "level:8:1h5m1.5s", "greedy", "./bot -x", "'a b' \"#@,=\"", "level:8:5e3", "\u00a0"} {
		f.Add(text)
	}
	rules, err := jarnac.Compile(jarnac.Official(), gaddag.Lexicon())
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s, err := Parse(text)
		if err != nil {
			return
		}
		record := jarnac.NewRecord(rules, jarnac.A, s.Name(), "other one")
		written, err := record.AppendText(nil)
		if err != nil {
			t.Fatalf("%q is called %q: %v", text, s.Name(), err)
		}
		var back jarnac.Record
		if err := back.UnmarshalText(written); err != nil || back.Name(jarnac.A) != s.Name() {
			t.Errorf("%q is called %q, and comes back as %q, %v", text, s.Name(), back.Name(jarnac.A), err)
		}
	})
}

// In all games the most points win against chance, and nobody makes a fault.
func TestBaselines(t *testing.T) {
	lexicon := gaddag.Lexicon()
	jarnacRules, err1 := jarnac.Compile(jarnac.Official(), lexicon)
	scrabbleRules, err2 := scrabble.Compile(scrabble.Classique(), lexicon)
	cardsRules, err3 := scrabblecards.Compile(scrabblecards.Official(), lexicon)
	jagoRules, err4 := jago.Compile(jago.Official(), lexicon)
	scrabbleGame, err5 := Scrabble(scrabbleRules)
	cardsGame, err6 := Cards(cardsRules)
	if err := errors.Join(err1, err2, err3, err4, err5, err6); err != nil {
		t.Fatal(err)
	}
	t.Run("jarnac", func(t *testing.T) { baselines(t, Jarnac(jarnacRules)) })
	t.Run("scrabble", func(t *testing.T) { baselines(t, scrabbleGame) })
	t.Run("cards", func(t *testing.T) { baselines(t, cardsGame) })
	t.Run("jago", func(t *testing.T) { baselines(t, Jago(jagoRules)) })
}

func baselines[S match.State[S, P, V, M, O], P Seat, V engine.View[M], M Move, O match.Outcome[P]](t *testing.T, g *Game[S, P, V, M, O]) {
	m := match.Match[S, P, V, M, O]{Referee: match.Referee[S, P, V, M, O]{Resign: g.Resign}, Start: g.Start, Seed: 1}
	for i, name := range []string{"greedy", "random"} {
		s, err := Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		if m.Engines[i], err = g.Engine(s, engine.Limits{}); err != nil {
			t.Fatal(err)
		}
	}
	const pairs = 3
	won := 0
	for pair, err := range m.Pairs(context.Background(), 0, pairs) {
		if err != nil {
			t.Fatal(err)
		}
		for n, game := range pair.Games {
			if game.Fault != nil {
				t.Errorf("game %d: %v", n, game.Fault)
			}
			if game.Outcome.WonBy(match.Seat[P](0, n)) {
				won++
			}
		}
	}
	if won <= pairs {
		t.Errorf("%d of %d games are won", won, 2*pairs)
	}
	e, err := g.Engine(Spec{Level: bot.Beginner}, engine.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	p, err := e.NewPlayer(context.Background(), 0, 1)
	if err != nil {
		t.Fatal(err)
	}
	s := g.Start(0)
	if m, err := p.Decide(context.Background(), s.View(s.Turn()), match.Time{}); err != nil || m.String() == "" {
		t.Errorf("a beginner plays %s, %v", m, err)
	}
}

// More than two cannot play a match, nor two with the same rack.
func TestNotForTwo(t *testing.T) {
	for _, options := range []string{"classique players=3", "classique duplicate=best", "classique validation=recorded"} {
		o, err := scrabble.ParseOptions(options)
		if err != nil {
			t.Fatal(err)
		}
		rules, err := scrabble.Compile(o, gaddag.Lexicon())
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Scrabble(rules); err == nil {
			t.Errorf("a match with %s", options)
		}
	}
}

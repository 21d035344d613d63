package players

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/carre"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/match"
	"github.com/jeudelettres/lettres/protocol"
	"github.com/jeudelettres/lettres/rulebook"
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
	rules := games.Jarnac().MustCompile("")
	f.Fuzz(func(t *testing.T, text string) {
		s, err := Parse(text)
		if err != nil {
			return
		}
		record := rules.NewRecord(game.Toss{}, s.Name(), "other one")
		written, err := record.MarshalText()
		if err != nil {
			t.Fatalf("%q is called %q: %v", text, s.Name(), err)
		}
		if back, err := games.Jarnac().ReadRecord(bytes.NewReader(written), nil); err != nil || back.Name(0) != s.Name() {
			t.Errorf("%q is called %q, and comes back as %q, %v", text, s.Name(), back.Name(0), err)
		}
	})
}

// In all games the most points win against chance, and nobody makes a fault.
func TestBaselines(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Name(), func(t *testing.T) { baselines(t, g) })
	}
}

func baselines(t *testing.T, g *game.Game) {
	rules := must.Get(Compile(g, ""))(t)
	m := match.Match{Rules: rules, Seed: 1}
	for i, name := range []string{"greedy", "random"} {
		m.Engines[i] = engineOf(t, rules, name)
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
			if game.WonBy(match.Seat(0, n)) {
				won++
			}
		}
	}
	if won <= pairs {
		t.Errorf("%d of %d games are won", won, 2*pairs)
	}
	p := must.Get(engineOf(t, rules, "level:1").NewPlayer(context.Background(), 0, 1))(t)
	s := rules.Start(0)
	if m, err := p.Decide(context.Background(), s.View(s.Turn()), match.Time{}); err != nil || m.String() == "" {
		t.Errorf("a beginner plays %s, %v", m, err)
	}
}

func engineOf(t *testing.T, rules *game.Rules, name string) match.Engine {
	t.Helper()
	s := must.Get(Parse(name))(t)
	return must.Get(s.Engine(rules, protocol.Limits{}))(t)
}

// More than two cannot play a match, nor two with the same rack.
func TestNotForTwo(t *testing.T) {
	for _, options := range []string{"classique players=3", "classique duplicate=best", "classique validation=recorded"} {
		if _, err := Compile(games.Scrabble(), options); err == nil {
			t.Errorf("a match with %s", options)
		}
	}
}

// A game without players of its own is played by random ones and by programs.
func TestFifthGame(t *testing.T) {
	rules := must.Get(Compile(carre.Game, ""))(t)
	random := engineOf(t, rules, "random")
	m := match.Match{Rules: rules, Engines: [2]match.Engine{random, random}}
	for pair, err := range m.Pairs(context.Background(), 0, 4) {
		if err != nil || pair.Games[0].Fault != nil || !pair.Games[0].Over {
			t.Errorf("%v, %v", pair.Games[0].Fault, err)
		}
	}
	for _, s := range []Spec{{Baseline: Greedy}, {Level: bot.Beginner}} {
		if e, err := s.Engine(rules, protocol.Limits{}); err == nil || e != nil {
			t.Errorf("%s plays", s.Name())
		}
	}
	all := append(games.All(), carre.Game)
	for name, want := range map[string]*game.Game{"jarnac": games.Jarnac(), "cards": games.Cards(), "scrabblecards": games.Cards(), "carre": carre.Game} {
		if g, err := program.Game(all, name); g != want || err != nil {
			t.Errorf("%s is %v, %v", name, g, err)
		}
	}
	if _, err := program.Game(all, "chess"); err == nil || !strings.Contains(err.Error(), "carre") {
		t.Error(err)
	}
}

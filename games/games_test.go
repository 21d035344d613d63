package games_test

import (
	"context"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/carre"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
)

// variants are rules of every game, among them those with words to contest and hidden racks,
// and of a fifth game, which has nothing attached.
var variants = []struct {
	game    *game.Game
	options string
}{
	{games.Jarnac(), "official"},
	{games.Jarnac(), "classic-competition validation=contest"},
	{games.Scrabble(), "classique"},
	{games.Scrabble(), "classique players=3 validation=contest"},
	{games.Scrabble(), "classique duplicate=best"},
	{games.Scrabble(), "english"},
	{games.Cards(), "official players=4 validation=contest"},
	{games.Jago(), "official"},
	{games.Jago(), "official validation=contest"},
	{carre.Game, "official"},
	{carre.Game, "official size=2"},
}

// choose returns one of the decisions of the seat on turn, rather a word than a pass.
func choose(rng *rand.Rand, p game.Position) game.Move {
	all := slices.Collect(p.Moves(p.Turn()))
	if len(all) == 0 {
		return p.Rules().Game().Resign()
	}
	m := all[rng.IntN(len(all))]
	for range 5 {
		if len(strings.Trim(m.String(), "+-.")) > 2 {
			break
		}
		m = all[rng.IntN(len(all))]
	}
	return m
}

// play plays a game at random, at most so many moves, and calls at with each position.
func play(t testing.TB, rules *game.Rules, seed uint64, most int, at func(game.Position)) (steps []game.Step) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 1))
	p := rules.Start(rules.Toss(rng).First)
	for at(p); len(steps) < most && !p.Over(); at(p) {
		step, err := p.Do(rng, p.Turn(), choose(rng, p))
		if err != nil {
			t.Fatalf("%s: %v", p, err)
		}
		steps, p = append(steps, step), step.After
	}
	return steps
}

// A position and its views are what the texts say, and equal ones are ==.
func TestTexts(t *testing.T) {
	for _, v := range variants {
		rules := v.game.MustCompile(v.options)
		t.Run(rules.String(), func(t *testing.T) {
			play(t, rules, 1, 60, func(p game.Position) {
				back, err := rules.ParsePosition(p.String())
				if err != nil || back != p || back.Hash() != p.Hash() {
					t.Fatalf("%s reads back as %s, %v", p, back, err)
				}
				for seat := range rules.Seats() {
					view := p.View(seat)
					back, err := rules.ParseView(view.String())
					if err != nil || back != view || back.Viewer() != seat || back.Turn() != p.Turn() {
						t.Fatalf("%s reads back as %s, %v", view, back, err)
					}
					if v.game != carre.Game { // which has a text alone
						asJSON := string(must.Get(json.Marshal(view))(t))
						if back, err := rules.ParseView(asJSON); err != nil || back != view || asJSON[0] != '{' {
							t.Fatalf("%s reads back as %s, %v", asJSON, back, err)
						}
					}
					_, over := view.Outcome()
					if view.Score(seat) != p.Score(seat) || view.Due() != p.Due() || view.CanAct(seat) != p.CanAct(seat) || over != p.Over() || view.Hash() != back.Hash() {
						t.Fatalf("%s says other things than %s", view, p)
					}
					if m, _, err := view.ParseMove("resign"); err != nil || (view.Check(m) == nil) != (p.Check(seat, m) == nil) {
						t.Fatalf("%s: resignation is %v, %v", view, m, err)
					}
					if whole, ok := view.Position(); ok && whole != p || ok == rules.Traits().Hidden && v.game != carre.Game {
						t.Fatalf("%s is a view of %s, %t", view, whole, ok)
					}
				}
				if p.Over() {
					return
				}
				var own, seen []string
				for m := range p.Moves(p.Turn()) {
					own = append(own, m.String())
					if n := len(own); n%7 == 1 {
						read, err := v.game.ParseMove(m.String())
						if err != nil || v.game.Decision(read) != m || v.game.Kind(read) != v.game.Kind(m) {
							t.Fatalf("%v is read as %v, %v", m, read, err)
						}
					}
				}
				for m := range p.View(p.Turn()).Moves() {
					seen = append(seen, m.String())
				}
				if !slices.Equal(own, seen) {
					t.Fatalf("%s: the player sees other moves than there are", p)
				}
			})
		})
	}
}

// A record reads back with its toss, its names and its comments, and replays to the same
// positions.
func TestRecords(t *testing.T) {
	for _, v := range variants {
		rules := v.game.MustCompile(v.options)
		t.Run(rules.String(), func(t *testing.T) {
			toss := rules.Toss(rand.New(rand.NewPCG(2, 1)))
			steps := play(t, rules, 2, 400, func(game.Position) {})
			record := rules.NewRecord(toss, []string{"Alice", "Jean Paul", "Zoé", "Bob"}[:rules.Seats()]...)
			for _, s := range steps {
				record.Append(s)
			}
			played := rules.NewRecord(toss)
			err := played.Play(rules, func(yield func(int, game.Move) bool) {
				for _, s := range steps {
					if !yield(s.Seat, s.Move) {
						return
					}
				}
			})
			if err != nil || !reflect.DeepEqual(played.Moves, record.Moves) {
				t.Errorf("played, it is %v, %v, and step by step %v", played.Moves, err, record.Moves)
			}
			record.Comments, record.Closing = []string{"round 3"}, []string{"the end"}
			record.Moves[1].Before, record.Moves[1].Comment = []string{"above"}, "beside"
			text := must.Get(record.MarshalText())(t)
			back := must.Get(v.game.ReadRecord(strings.NewReader(string(text)), nil))(t)
			again, err := back.MarshalText()
			if string(again) != string(text) || err != nil || back.First() != toss.First || len(back.Toss.Rounds) != len(toss.Rounds) {
				t.Fatalf("%s\nreads back as\n%s\n%v", text, again, err)
			}
			compiled, err := back.Compile(nil)
			if err != nil || compiled.Options() != rules.Options() {
				t.Fatal(compiled, err)
			}
			n := 0
			for s, err := range back.Replay(compiled) {
				if err != nil || s.After.String() != steps[n].After.String() || s.Seat != steps[n].Seat || back.Name(s.Seat) != record.Name(s.Seat) {
					t.Fatalf("move %d: %v, %s", n+1, err, s.After)
				}
				n++
			}
			if n != len(steps) {
				t.Errorf("%d of %d steps", n, len(steps))
			}
			for _, err := range record.Replay(compiled) {
				if err != nil {
					t.Errorf("the record as it was written is refused: %v", err)
				}
				break
			}
		})
	}
}

// The words that lie on the table are good ones, and there are more and more of them.
func TestWords(t *testing.T) {
	for _, g := range games.All() {
		rules := g.MustCompile("")
		most := 0
		play(t, rules, 5, 60, func(p game.Position) {
			words := p.Words()
			for _, w := range words {
				if !rules.Lexicon().Contains(w) {
					t.Errorf("%s: %s lies in %s", g, w, p)
				}
			}
			most = max(most, len(words))
		})
		if most < 3 {
			t.Errorf("%s: %d words", g, most)
		}
	}
}

// What is refused says why, and leaves everything as it was.
func TestRefusals(t *testing.T) {
	var foreign = games.Jago().Resign()
	for _, g := range append(games.All(), carre.Game) {
		p := g.MustCompile("").Start(0)
		other := foreign
		if g == games.Jago() {
			other = games.Cards().Resign()
		}
		for _, m := range []game.Move{g.Contest(), other, nil} {
			after, err := p.Play(0, m)
			var v *rulebook.Violation
			if !errors.As(err, &v) || v.Clause == "" || after != p || p.Check(0, m) == nil {
				t.Errorf("%s: %v is played: %v", g, m, err)
			}
		}
		var syntax *rulebook.SyntaxError
		if _, err := g.ParseMove("!!"); !errors.As(err, &syntax) {
			t.Errorf("%s: %v", g, err)
		}
		if _, err := g.Compile("nonsense", nil); err == nil || !strings.Contains(err.Error(), g.Presets()[0]) {
			t.Errorf("%s: %v", g, err)
		}
		after, err := p.Play(0, g.Resign())
		out, over := after.Outcome()
		if err != nil || !over || out.Winner == 0 || out.End == "" || g.HasTale() && out.Tell(g, show.Options{}) == "" {
			t.Errorf("%s: %v, %+v", g, err, out)
		}
	}
}

// The zero values are no game, and say so.
func TestZero(t *testing.T) {
	var p game.Position
	if p.Over() || p.CanAct(0) || p.String() != "" || p.Due() != 0 || p.Text(show.Options{}) != "\n" || p.Check(0, nil) == nil || p.Of() != nil {
		t.Error("the zero Position is a game")
	}
	for range p.Moves(0) {
		t.Error("the zero Position has moves")
	}
	var s game.Step
	if s.Tell(show.Options{}) != nil || s.Rests(0) != nil || s.Of() != nil {
		t.Error("the zero Step is told")
	}
	if v, ok := p.View(0).Position(); v != p || ok || p.Words() != nil {
		t.Error("the zero Position is known")
	}
	if v := p.View(0); v != (game.View{}) || v.String() != "" {
		t.Error("the zero Position is seen")
	}
	var r game.Record
	if rules, err := r.Compile(nil); rules != nil || err == nil || r.Name(0) != "" {
		t.Errorf("the zero Record has rules: %v, %v", rules, err)
	}
	if text, err := r.MarshalText(); len(text) > 0 || err != nil {
		t.Errorf("the zero Record is %q, %v", text, err)
	}
	if text, err := json.Marshal(p); string(text) != "null" || err != nil {
		t.Errorf("the JSON of the zero Position is %s, %v", text, err)
	}
	run := p.Run()
	if _, err := run.Do(nil, 0, nil); err == nil || run.Over() || run.Position() != p || run.View(0) != (game.View{}) {
		t.Error("the Run of the zero Position goes on")
	}
	if _, err := run.Ask(t.Context(), games.Jarnac().Random(1), 0); err == nil {
		t.Error("a bot plays without a game")
	}
	for _, none := range []*game.Rules{nil, {}} {
		_, parsed := none.ParsePosition("turn A")
		_, seen := none.ParseView("turn A")
		_, bot := none.Bot(1, 1)
		_, word := none.Word("RAT", "")
		_, at := none.At(nil)
		for _, err := range []error{parsed, seen, bot, word, at, new(game.Record).Play(none, nil)} {
			if err == nil {
				t.Error("no rules are rules")
			}
		}
		if r := none.NewRecord(game.Toss{}); r.Game() != nil {
			t.Error("no rules have a record")
		}
		if none.Start(0) != p || none.Seats() != 0 || none.String() != "" || none.Toss(nil).First != 0 {
			t.Error("no rules start a game")
		}
	}
	for _, err := range new(game.Record).Replay(nil) {
		if err == nil {
			t.Error("the zero Record is played")
		}
	}
	new(game.Record).Append(game.Step{})
}

// A Run moves on in place to the same positions, and a bot decides there as it does by its
// View.
func TestRun(t *testing.T) {
	for _, v := range variants {
		rules := v.game.MustCompile(v.options)
		t.Run(rules.String(), func(t *testing.T) {
			one, two := v.game.Random(3), v.game.Random(3)
			if v.game.HasPlayers() {
				var err1, err2 error
				one, err1 = rules.Bot(bot.Casual, 3)
				two, err2 = rules.Bot(bot.Casual, 3)
				must.Do(t, errors.Join(err1, err2))
			}
			a, b := rand.New(rand.NewPCG(4, 4)), rand.New(rand.NewPCG(4, 4))
			p := rules.Start(0)
			run := p.Run()
			for n := 0; n < 25 && !p.Over(); n++ {
				seat := p.Turn()
				m, ok := p.Forced()
				if other, same := run.Forced(); ok != same || ok && m != other {
					t.Fatalf("%v is due, and %v", m, other)
				}
				if !ok {
					var err error
					if m, _, err = one.Decide(context.Background(), p.View(seat)); err != nil {
						t.Fatal(err)
					}
					if other, err := run.Ask(context.Background(), two, seat); err != nil || m != other {
						t.Fatalf("%v is decided, and %v, %v", m, other, err)
					}
				}
				step := must.Get(p.Do(a, seat, m))(t)
				done, err := run.Do(b, seat, m)
				if p = step.After; err != nil || done != step.Move || run.Position() != p || run.Turn() != p.Turn() || run.Over() != p.Over() {
					t.Fatalf("%v, %v: %s, and %s", done, err, run.Position(), p)
				}
			}
		})
	}
}

// No game compiles to no rules, and says so.
func TestNoGame(t *testing.T) {
	g, ok := game.Find(games.All(), "chess")
	if rules, err := g.Compile("", nil); ok || rules != nil || err == nil {
		t.Errorf("%v, %v", rules, err)
	}
	if _, err := g.Options("official"); err == nil {
		t.Error("no game has options")
	}
	look, err := game.Position{}.Look(t.Context(), review.Options{})
	if look.Finding != nil || err != nil || len(look.Choices(show.Options{})) > 0 {
		t.Errorf("%v, %v", look, err)
	}
}

// What programs ask rules beside their text is known whatever the game.
func TestTraits(t *testing.T) {
	for _, x := range []struct {
		game    *game.Game
		options string
		traits  game.Traits
	}{
		{games.Jarnac(), "official", game.Traits{Seats: 2, Strict: true, LastChance: true}},
		{games.Jarnac(), "classic validation=contest", game.Traits{Seats: 2}},
		{games.Scrabble(), "classique", game.Traits{Seats: 2, Strict: true, Hidden: true}},
		{games.Scrabble(), "english players=3 validation=contest", game.Traits{Seats: 3, Hidden: true}},
		{games.Cards(), "official players=6", game.Traits{Seats: 6, Strict: true, Hidden: true}},
		{games.Jago(), "official", game.Traits{Seats: 2, Strict: true}},
		{games.Jago(), "official validation=contest", game.Traits{Seats: 2}},
	} {
		if got := x.game.MustCompile(x.options).Traits(); got != x.traits {
			t.Errorf("%v %s: %+v, want %+v", x.game, x.options, got, x.traits)
		}
	}
}

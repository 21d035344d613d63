package showjago

import (
	"math/rand/v2"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/showtest"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/show"
)

func rules(t testing.TB, o jago.Options) *jago.Rules {
	t.Helper()
	r, err := jago.Compile(o, gaddag.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// lenient is a game in which bad words are laid until somebody contests them.
func lenient(o jago.Options) jago.Options {
	o.Validation = jago.OnContest
	return o
}

// play plays moves from a position.
func play(t testing.TB, s jago.State, moves ...string) []jago.Step {
	t.Helper()
	return showtest.Play(t, s, jago.ParseMove, func(before jago.State, p jago.Player, m jago.Move, after jago.State) jago.Step {
		return jago.Step{Before: before, Player: p, Move: m, After: after}
	}, moves...)
}

var english, inFrench = showtest.Names()

// wander plays a game at random, with contests and words that are none, and yields its
// steps.
func wander(t testing.TB, o jago.Options, seed uint64, yield func(jago.Step)) {
	rng := rand.New(rand.NewPCG(seed, 1))
	s := rules(t, o).Start(jago.Player(seed % 2))
	for n := range 80 {
		if s.Phase() == jago.Over {
			return
		}
		p := s.Turn()
		moves := s.AppendMoves(nil, p)
		m := jago.Resign()
		if len(moves) > 0 {
			m = moves[rng.IntN(len(moves))]
		}
		switch letters := s.Rack(p).String(); {
		case rng.IntN(6) == 0 && len(letters) > 4 && s.Phase() == jago.Playing:
			m = jago.Place(jago.Centre(), board.Across, letters[:3])
		case rng.IntN(6) == 0:
			p, m = p.Opponent(), jago.Contest()
		case s.Phase() == jago.Playing && s.Lead(p) > 0 && rng.IntN(2) == 0:
			m = jago.EndTurn()
		case n > 70:
			m = jago.Flag()
		}
		m, err := s.Complete(rng, p, m)
		if err != nil {
			continue
		}
		after, err := s.Play(p, m)
		if err != nil {
			continue
		}
		yield(jago.Step{Before: s, Player: p, Move: m, After: after})
		s = after
	}
}

// Whatever happens in a game, it is told in both languages and fits on the page.
func TestGames(t *testing.T) {
	presets := []jago.Options{jago.Official(), lenient(jago.Official())}
	told := map[jago.Kind]int{}
	for seed := range uint64(gametest.N(4, 40)) {
		n := 0
		var turn []jago.Step
		wander(t, presets[seed%2], seed, func(step jago.Step) {
			told[step.Move.Kind()]++
			s := step.After
			showtest.Said(t, step.Move.String(), func(o show.Options) string { return Tell(step, o) })
			showtest.Said(t, "the turn", func(o show.Options) string { return Turn(s, o) })
			showtest.Named(t, step.Move.String(), func(o show.Options) string { return Move(step.Before, step.Move, o) })
			if len(turn) > 0 && turn[0].Player != step.Player {
				turn = nil
			}
			turn = append(turn, step)
			if n++; n%23 == 0 || s.Phase() == jago.Over {
				showtest.Position(t,
					func(o show.Options) string { return Text(s, o, turn...) },
					func(o show.Options) string { return SVG(s, o, turn...) })
			}
			if t.Failed() {
				t.Fatalf("seed %d: %s", seed, s)
			}
		})
	}
	for _, k := range []jago.Kind{jago.KindDraw, jago.KindPlace, jago.KindEndTurn, jago.KindContest, jago.KindFlip, jago.KindFlag} {
		if told[k] == 0 {
			t.Errorf("no %s in all games", k)
		}
	}
}

// All letters of the game can lie beside the board.
func TestManyBeside(t *testing.T) {
	o := jago.Official()
	set := jago.Setup{Phase: jago.Playing, Beside: o.Bag}
	set.Rows[5] = ".....RAs..."
	set.Beside, _ = set.Beside.Minus(bag.MustParse("RASE"))
	set.Racks[jago.Red] = bag.MustParse("E")
	s, err := rules(t, o).FromSetup(set)
	if err != nil {
		t.Fatal(err)
	}
	showtest.Position(t, func(o show.Options) string { return Text(s, o) }, func(o show.Options) string { return SVG(s, o) })
}

func TestTell(t *testing.T) {
	start := rules(t, lenient(jago.Official())).Start(jago.Red)
	steps := play(t, start, "+ABCEILNRSTUV", "+AEEGIMNORSTU", "6F:RAS", "-", "+BCN", "6E:GRAS", "red: ?")
	for i, want := range []struct{ en, fr string }{
		{"Alice draws 12 letters: ABCEILNRSTUV.", "Alice pioche 12 lettres\u00a0: ABCEILNRSTUV."},
		{"Bruno draws 12 letters: AEEGIMNORSTU.", "Bruno pioche 12 lettres\u00a0: AEEGIMNORSTU."},
		{"Alice lays RAS at 6F.", "Alice pose RAS en 6F."},
		{"Alice ends the turn.", "Alice finit son tour."},
		{"Alice draws 3 letters: BCN.", "Alice pioche 3 lettres\u00a0: BCN."},
		{"Bruno steals RAS: GRAS. 3 letters are turned.", "Bruno vole RAS\u00a0: GRAS. 3 lettres sont retournées."},
		{"Alice contests. GRAS is good, and stays.", "Alice conteste. GRAS est valable et reste."}, // no letter is red any more
	} {
		if got := Tell(steps[i], english); got != want.en {
			t.Errorf("%s is told as %q", steps[i].Move, got)
		}
		if got := Tell(steps[i], inFrench); got != want.fr {
			t.Errorf("%s is told as %q", steps[i].Move, got)
		}
	}
	bad := play(t, steps[4].After, "6E:GRASU", "red: ?")
	for i, want := range []string{
		"Bruno change RAS en GRASU, qui n’est pas encore un mot\u00a0: ce n’est pas encore un vol.",
		"Alice conteste. Erroné\u00a0: GRASU. Bruno reprend GRASU.",
	} {
		if got := Tell(bad[i], inFrench); got != want {
			t.Error(got)
		}
	}
}

func TestNames(t *testing.T) {
	for p := jago.Over; p <= jago.Flipping; p++ {
		showtest.Named(t, p.String(), func(o show.Options) string { return Phase(p, o) })
	}
	out := jago.Outcome{Winner: jago.Blue, Scores: [2]int{31, 29}}
	if got := Outcome(out, english); got != "Bruno wins, 29 to 31." { // Alice cannot regain the lead
		t.Error(got)
	}
	if got := Outcome(out, show.Options{Language: language.French}); got != "bleu gagne, 29 à 31." {
		t.Error(got)
	}
}

// The zero State is no game.
func TestNoGame(t *testing.T) {
	var s jago.State
	if got := Text(s, english) + SVG(s, english) + Turn(s, english) + Tell(jago.Step{}, english) + Move(s, jago.Move{}, english); got != "" {
		t.Error(got)
	}
}

// game is the first steps of a game in which the longest words are laid.
func game(t testing.TB, n int) (steps []jago.Step) {
	rng := rand.New(rand.NewPCG(7, 0))
	s := rules(t, jago.Official()).Start(jago.Red)
	for range n {
		p := s.Turn()
		var m jago.Move
		for one := range s.Moves(p) {
			if m == (jago.Move{}) || one.Kind() == jago.KindPlace && len(one.Word()) > len(m.Word()) || one.Kind() == jago.KindEndTurn && s.Lead(p) > 0 {
				m = one
			}
		}
		m, err := s.Complete(rng, p, m)
		if err != nil {
			t.Fatal(err)
		}
		after, err := s.Play(p, m)
		if err != nil {
			t.Fatal(err)
		}
		steps = append(steps, jago.Step{Before: s, Player: p, Move: m, After: after})
		s = after
	}
	return steps
}

func TestGolden(t *testing.T) {
	steps := game(t, 32)
	s := steps[len(steps)-1].After
	turn := steps[len(steps)-3:]
	showtest.Golden(t, "game-fr.txt", Text(s, inFrench, turn...))
	showtest.Golden(t, "game-fr.svg", SVG(s, inFrench, turn...))
	dark := english
	dark.Scheme, dark.Wide, dark.Names = show.Dark, true, []string{"<Alice>", "Bruno & Zoé"}
	showtest.Golden(t, "game-en-dark.svg", SVG(s, dark, turn...))
	dark.Width, dark.Colour = 40, true
	showtest.Golden(t, "game-en-colour.txt", Text(s, dark, turn...))
}

func TestBoard(t *testing.T) {
	start := rules(t, jago.Official()).Start(jago.Red)
	steps := play(t, start, "+RASEILTNDHOU", "+GBIENTNDHSRE", "6D:RAS", "-", "+AIM", "6C:GRAS", "-", "+O", "E6:AMI")
	before, now := steps[5].After, steps[8].After
	for _, tt := range []struct {
		was, is jago.State
		row     int
		want    string
	}{
		{start, start, 6, " 6  · · · · · × · · · · ·  6"},
		{start, before, 6, " 6  · ·*g*r*a*s · · · · ·  6"},
		{before, now, 6, " 6  · · g r+A s · · · · ·  6"},
		{before, now, 7, " 7  · · · ·*M · · · · · ·  7"},
		{now, now, 8, " 8  · · · · I · · · · · ·  8"},
	} {
		if got := Board(tt.is, english, jago.Step{Before: tt.was})[tt.row]; got != tt.want {
			t.Errorf("row %d is\n%s, want\n%s", tt.row, got, tt.want)
		}
	}
	colour := strings.Join(Board(now, show.Options{Colour: true}, jago.Step{Before: before}), "\n")
	for _, want := range []string{"\x1b[1;37;41m+A\x1b[0m", "\x1b[1;37;41m*M\x1b[0m", "\x1b[1;34mg\x1b[0m"} {
		if !strings.Contains(colour, want) {
			t.Errorf("no %q in\n%s", want, colour)
		}
	}
}

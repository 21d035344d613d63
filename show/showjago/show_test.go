package showjago

import (
	"math/rand/v2"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/internal/test/showtest"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/show"
)

func rules(t testing.TB, options string) *jago.Rules {
	t.Helper()
	return gametest.Compile(t, jago.ParseOptions, jago.Compile, options, gaddag.Lexicon())
}

var game = showtest.Game[jago.State, jago.State, jago.Player, jago.Move, jago.Kind, jago.Outcome, jago.Step]{
	Stroll: gametest.Stroll[jago.Move]{Parse: jago.ParseMove, Contest: jago.Contest(), Odd: []jago.Move{jago.Flag()}, Most: 80},
	Start: func(t testing.TB, seed uint64) jago.State {
		return rules(t, []string{"official", "official validation=contest"}[seed%2]).Start(jago.Player(seed % 2))
	},
	Games: [2]int{8, 40},
	Kinds: []jago.Kind{jago.KindDraw, jago.KindPlace, jago.KindEndTurn, jago.KindContest, jago.KindFlip, jago.KindFlag},
	At:    func(s jago.State, _ jago.Player) []jago.State { return []jago.State{s} },
	No:    make([]jago.State, 1),
	Tell:  tell, Turn: Turn, Move: Move, Text: Text, SVG: SVG,
	Sum: func(jago.State, show.Options) string { return "" },
}

func TestGames(t *testing.T) { game.Run(t) }

// All letters of the game can lie beside the board.
func TestManyBeside(t *testing.T) {
	r := rules(t, "official")
	set := jago.Setup{Phase: jago.Playing, Beside: r.Options().Bag}
	set.Rows[5] = ".....RAs..."
	set.Beside, _ = set.Beside.Minus(bag.MustParse("RASE"))
	set.Racks[jago.Red] = bag.MustParse("E")
	s := must.Get(r.FromSetup(set))(t)
	game.Fits(t, s)
}

// A rack that nobody has noted shows how many letters it has, with those that are known.
func TestUnknownRack(t *testing.T) {
	s := gametest.Play(t, rules(t, "official draws=unseen").Start(jago.Red), jago.ParseMove, "red +12", "blue +AAEILNOPRSTU", "red 6F:RAS", "red -", "red +ABC")
	o := show.Options{Language: language.English}
	for _, drawn := range []string{Text(s, o), SVG(s, o)} {
		for _, rack := range []string{"A B C _ _ _ _ _ _ _ _ _", "A A E I L N O P R S T U"} {
			if !strings.Contains(drawn, rack) {
				t.Errorf("%s is drawn without %q:\n%s", s, rack, drawn)
			}
		}
	}
	start := gametest.Play(t, rules(t, "official draws=unseen").Start(jago.Red), jago.ParseMove, "red +12")
	if drawn := Text(start, o); !strings.Contains(drawn, "12 letters") {
		t.Errorf("%s is drawn as\n%s", start, drawn)
	}
}

func tell(step jago.Step, o show.Options) string { return show.Join(Tell(step, o)) }

func TestTell(t *testing.T) {
	start := rules(t, "official validation=contest").Start(jago.Red)
	steps := game.Play(t, start, "+ABCEILNRSTUV", "+AEEGIMNORSTU", "6F:RAS", "-", "+BCN", "6E:GRAS", "red ?")
	game.Told(t, steps,
		[2]string{"Alice draws ABCEILNRSTUV.", "Alice pioche ABCEILNRSTUV."},
		[2]string{"Bruno draws AEEGIMNORSTU.", "Bruno pioche AEEGIMNORSTU."},
		[2]string{"Alice lays RAS at 6F.", "Alice pose RAS en 6F."},
		[2]string{"Alice ends the turn.", "Alice finit son tour."},
		[2]string{"Alice draws BCN.", "Alice pioche BCN."},
		[2]string{"Bruno steals RAS: GRAS. Bruno turns 3 letters.", "Bruno vole RAS\u00a0: GRAS. Bruno retourne 3\u00a0lettres."},
		[2]string{"Alice contests. GRAS is good, and stays.", "Alice conteste. GRAS est valable et reste."}) // no letter is red any more
	bad := game.Play(t, steps[4].After, "6E:GRASU", "red ?")
	game.Told(t, bad, [2]string{"", "Bruno change RAS en GRASU, qui n’est pas encore un mot\u00a0: ce n’est pas encore un vol."},
		[2]string{"", "Alice conteste. Erroné\u00a0: GRASU. Bruno reprend GRASU."})
}

func TestNames(t *testing.T) {
	out := jago.Outcome{Winner: jago.Blue, Scores: [2]int{31, 29}}
	if got := Outcome(out, showtest.English); got != "Bruno wins, 29 to 31." { // Alice cannot regain the lead
		t.Error(got)
	}
	if got := Outcome(out, show.Options{Language: language.French}); got != "bleu gagne, 29 à 31." {
		t.Error(got)
	}
}

// longest returns the longest word, or the end of a turn that leads.
func longest(s jago.State) (m jago.Move) {
	for one := range s.Moves(s.Turn()) {
		if m == (jago.Move{}) || one.Kind() == jago.KindPlace && len(one.Word()) > len(m.Word()) || one.Kind() == jago.KindEndTurn && s.Lead(s.Turn()) > 0 {
			m = one
		}
	}
	return m
}

func TestGolden(t *testing.T) {
	steps := game.Choose(t, rand.New(rand.NewPCG(7, 0)), rules(t, "official").Start(jago.Red), 32, longest)
	s := steps[31].After
	game.Golden(t, "game", "game", s, s, showtest.French, steps[29:]...)
}

func TestBoard(t *testing.T) {
	start := rules(t, "official").Start(jago.Red)
	steps := game.Play(t, start, "+RASEILTNDHOU", "+GBIENTNDHSRE", "6D:RAS", "-", "+AIM", "6C:GRAS", "-", "+O", "E6:AMI")
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
		if got := boardLines(tt.is, showtest.English, jago.Step{Before: tt.was})[tt.row]; got != tt.want {
			t.Errorf("row %d is\n%s, want\n%s", tt.row, got, tt.want)
		}
	}
	colour := strings.Join(boardLines(now, show.Options{Colour: true}, jago.Step{Before: before}), "\n")
	for _, want := range []string{"\x1b[1;37;41m+A\x1b[0m", "\x1b[1;37;41m*M\x1b[0m", "\x1b[1;34mg\x1b[0m"} {
		if !strings.Contains(colour, want) {
			t.Errorf("no %q in\n%s", want, colour)
		}
	}
}

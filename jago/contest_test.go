package jago_test

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jago"
)

const contested = "official validation=contest"

// gras is a game in which Blue has stolen RAS, and is still on turn.
func gras(t *testing.T) *tale {
	t.Helper()
	g := taleOf(t, rulesOf(t, contested), "RASEIL", "GXQEUH")
	return g.plays("red 6D:RAS", "red -", "red +*", "blue 6C:GRAS")
}

// A bad word is taken back, to the state before that word and not before the whole turn:
// jago/contest-state. The contester flips up to three letters, jago/contest, and then
// the author's turn goes on: jago/contest-plays-on. The words stay whose they were:
// jago/contest-owner.
func TestContestOfABadWord(t *testing.T) {
	by(t, "jago/contest", "jago/contest-state", "jago/contest-plays-on", "jago/contest-owner")
	g := gras(t)
	before := g.s
	g.plays("blue D6:RXQ")
	if !g.s.CanAct(jago.Red) {
		t.Error("Red cannot contest")
	}
	g.refuses("blue ?", "jago/contest")
	g.plays("red ?")
	if g.s.Turn() != jago.Red || g.s.Phase() != jago.Flipping || g.s.Rack(jago.Blue) != before.Rack(jago.Blue) {
		t.Errorf("it is %s", notice(g.s))
	}
	g.shows(6, "gras").shown(0, 4).shows(7, "")
	e := g.e
	if e.Clause != "jago/contest" || e.Undone.String() != "D6:RXQ" || !slices.Equal(e.Bad, []string{"RXQ"}) || e.Penalty != (jago.Penalty{Against: jago.Blue, Flips: 3, Clause: "jago/contest"}) || len(e.Made) != 1 {
		t.Errorf("it is %+v", e)
	}
	for _, line := range []string{"red ^C6,D6,E6,F6", "red ^C6,C6", "red ^A1", "red ?", "red -", "red 6C:GRASE", "red ~"} {
		g.refuses(line, "jago/contest")
	}
	// No flag falls meanwhile, and that has a reason of its own.
	for line, says := range map[string]string{
		"red ~": "the clock stands still while a contest is settled", "red -": "letters are flipped first, or none",
	} {
		if got := g.refuses(line, "jago/contest").Explain(language.English); got != says {
			t.Errorf("%s: %s, want %s", line, got, says)
		}
	}
	if err := g.s.Check(jago.Red, jago.Flip(board.At(jago.Size, 0))); gametest.Clause(err) != "jago/contest" {
		t.Errorf("a square right behind the board: %v", err)
	}
	g.refuses("blue ^", "jago/turn-order")
	g.plays("red ^C6,D6,F6").shows(6, "GRaS").shown(3, 1).owns("6C:GRAS", jago.Blue)
	if e := g.e; e.Clause != "jago/contest" || len(e.Flipped) != 3 || e.Penalty != (jago.Penalty{}) {
		t.Errorf("it is %+v", e)
	}
	if g.s.Turn() != jago.Blue || g.s.Phase() != jago.Playing || g.s.Due() != 0 {
		t.Errorf("it is %s", notice(g.s))
	}
	g.refuses("red ?", "jago/contest") // once is enough
	g.refuses("blue -", "jago/end-of-turn")
	g.refuses("blue ^", "jago/contest")
	g.plays("blue G6:HUE").shows(6, "GRaSh")
}

// Replaced letters return to their place, and former shapes with them:
// jago/contest-state.
func TestContestReturnsReplacedLetters(t *testing.T) {
	by(t, "jago/contest-state")
	g := taleOf(t, rulesOf(t, contested), "FAUX", "EZ")
	g.plays("red 6D:FAUX", "red -", "red +*", "blue 6D:EAUX")
	before := g.s
	g.plays("blue 6D:EAUXF|F") // it lengthens Blue's own word
	g.plays("red ?", "red ^")
	if g.s.Beside().String() != "F" || g.s.Rack(jago.Blue) != before.Rack(jago.Blue) {
		t.Errorf("beside lie %s", g.s.Beside())
	}
	if past := g.s.AppendBoard(nil)[0].Past; !slices.Equal(past, []string{"FAUX"}) {
		t.Errorf("it has been %v", past)
	}
	g = taleOf(t, rulesOf(t, contested), "FAUX", "EZ")
	g.plays("red 6D:FAUX", "red -", "red +*")
	before = g.s
	g.plays("blue 6D:FAZX").shows(6, "FAzX") // on the way, jago/steal-passing
	g.plays("red ?").shows(6, "FAUX").owns("6D:FAUX", jago.Red)
	if g.s.Beside().Len() != 0 || g.s.Rack(jago.Blue) != before.Rack(jago.Blue) || g.s.AppendBoard(nil)[0].Past != nil {
		t.Errorf("beside lie %s", g.s.Beside())
	}
	// Blue has no letter there that could be flipped.
	if g.s.Turn() != jago.Blue || g.s.Phase() != jago.Playing || g.e.Penalty != (jago.Penalty{}) {
		t.Errorf("it is %s", notice(g.s))
	}
}

// Where the word is good, its author flips letters of the contester: jago/contest.
func TestContestOfAGoodWord(t *testing.T) {
	by(t, "jago/contest")
	g := gras(t)
	g.plays("blue E6:AH")
	e := g.plays("red ?").e
	if e.Clause != "jago/contest" || e.Undone != (jago.Move{}) || e.Bad != nil || e.Penalty != (jago.Penalty{}) {
		t.Errorf("it is %+v", e) // Red shows no letter
	}
	if g.s.Phase() != jago.Playing || g.s.Turn() != jago.Blue {
		t.Errorf("it is %s", notice(g.s))
	}
	g = taleOf(t, rulesOf(t, contested), "RASUE", "RUEXNT")
	g.plays("red 6D:RAS", "red -", "red +*", "blue D6:RUE").shown(2, 3)
	g.plays("red ?")
	if g.s.Turn() != jago.Blue || g.s.Phase() != jago.Flipping || g.e.Penalty != (jago.Penalty{Against: jago.Red, Flips: 2, Clause: "jago/contest"}) {
		t.Errorf("it is %s", notice(g.s))
	}
	g.refuses("red ^", "jago/turn-order")
	g.refuses("blue ^D6", "jago/contest")
	g.plays("blue ^E6").shown(1, 4).owns("6D:RAS", jago.Red).owns("D6:RUE", jago.Blue)
	g.plays("blue -")
}

// A contest covers every run that the word makes or changes: jago/contest-several.
func TestContestOfRunsAcross(t *testing.T) {
	by(t, "jago/contest-several")
	g := taleOf(t, rulesOf(t, contested), "RASMES", "EH")
	g.plays("red 6D:RAS", "red 7E:MES", "blue ?") // MES and SE are good, AM is not
	if e := g.e; e.Undone.String() != "7E:MES" || !slices.Equal(e.Bad, []string{"AM"}) || len(e.Made) != 3 {
		t.Errorf("it is %+v", e)
	}
}

// Under strict rules nothing is in question, also where a run across is no word yet.
func TestStrictContest(t *testing.T) {
	by(t, "official/contest/strict")
	g := taleOf(t, rulesOf(t, "official"), "RASMES", "EH")
	g.refuses("blue ?", "official/contest/strict")
	before := g.s
	g.plays("red 6D:RAS")
	g.refuses("blue ?", "official/contest/strict")
	for p, m := range g.s.Open() {
		t.Errorf("%v by %v is open", m, p)
	}
	if g.s.CanAct(jago.Blue) {
		t.Error("Blue can act")
	}
	// A text that tells of a word in question is read as the position after it.
	back, err := g.s.Rules().ParseState(before.String() + " open 6D:RAS;")
	if err != nil || back != g.s {
		t.Errorf("it is read as %v, %v", back, err)
	}
	g.plays("red 7E:MES")
	g.refuses("blue ?", "official/contest/strict")
	g.refuses("red -", "jago/end-of-turn")
}

// A word is contested before its author works on another: jago/contest. The last one of
// a turn until its author draws: jago/contest-last.
func TestContestInTime(t *testing.T) {
	by(t, "jago/contest-last")
	g := gras(t)
	g.plays("blue D6:RXQ", "blue F6:SE", "red ?").shows(7, "x.e") // only SE is in question, and it is good
	g = gras(t)
	g.plays("blue D6:RXQ", "blue -", "red ?", "red ^").shows(7, "")
	if g.s.Turn() != jago.Blue || g.s.Phase() != jago.Playing { // the turn goes on
		t.Errorf("it is %s", notice(g.s))
	}
	g = gras(t)
	g.plays("blue D6:RXQ", "blue -", "blue +*")
	g.refuses("red ?", "jago/contest")
	// A good one, contested after the turn: then the draw goes on.
	g = taleOf(t, rulesOf(t, contested), "RASUE", "RUEXNT")
	g.plays("red 6D:RAS", "red -", "red +*", "blue D6:RUE", "blue -", "red ?", "blue ^E6,F6").shown(0, 5)
	if g.s.Turn() != jago.Blue || g.s.Phase() != jago.Drawing || g.s.Due() != 2 {
		t.Errorf("it is %s", notice(g.s))
	}
	g.plays("blue +*")
	// Nothing can be contested at the start.
	g = &tale{TB: t, s: rulesOf(t, contested).Start(jago.Red)}
	g.refuses("red ?", "jago/contest")
	g.refuses("blue ?", "jago/contest")
}

// With an empty bag the last word stays open until the opponent lays one or ends the
// turn: jago/contest-last, jago/bag-empty.
func TestContestWithAnEmptyBag(t *testing.T) {
	by(t, "jago/contest-last", "jago/bag-empty")
	begin := func() *tale {
		g := taleOf(t, rulesOf(t, "official bag=ARSXETNLIO rack=5 validation=contest"), "RASXE", "TNLIO")
		return g.plays("red 6D:RAS", "red D6:RX", "red -")
	}
	g := begin()
	if g.s.Turn() != jago.Blue || g.s.Phase() != jago.Playing || !g.s.CanAct(jago.Blue) {
		t.Errorf("it is %s", notice(g.s))
	}
	g.refuses("red ?", "jago/contest")
	g.plays("blue ?").shows(7, "")
	if e := g.e; e.Penalty != (jago.Penalty{Against: jago.Red, Flips: 3, Clause: "jago/contest"}) {
		t.Errorf("it is %+v", e)
	}
	g.plays("blue ^D6,E6,F6")
	if g.s.Turn() != jago.Red || g.s.Phase() != jago.Playing {
		t.Errorf("it is %s", notice(g.s))
	}
	g = begin()
	g.plays("blue G5:TO") // RASO
	g.refuses("blue ?", "jago/contest")
	g.plays("red ?").shows(5, "")
	if g.s.Turn() != jago.Blue || g.s.Phase() != jago.Playing {
		t.Errorf("it is %s", notice(g.s))
	}
	g.refuses("blue ?", "jago/contest") // Red's word has gone by
}

// No more letters are flipped than the options say.
func TestTurnedLetters(t *testing.T) {
	for n := range 4 {
		g := taleOf(t, rulesOf(t, "official validation=contest flips="+string(rune('0'+n))), "RASTEX", "GU")
		g.plays("red 6D:RASTE", "red D6:RX", "blue ?")
		all := "D6,E6,F6,G6,H6"
		if n == 0 {
			if g.s.Turn() != jago.Red || g.s.Phase() != jago.Playing {
				t.Errorf("it is %s", notice(g.s))
			}
			continue
		}
		g.refuses("blue ^"+all[:3*n+2], "jago/contest")
		moves := g.s.AppendMoves(nil, jago.Blue)
		if want := []int{1, 6, 16, 26}[n]; len(moves) != want || moves[0] != jago.Flip() {
			t.Errorf("%d choices of %d letters of 5, want %d", len(moves), n, want)
		}
		g.plays("blue ^" + all[:3*n-1])
		if g.s.Score(jago.Blue) != n || strings.ToUpper(tinted(g.s)[5]) != "...RASTE..." {
			t.Errorf("it is %s", notice(g.s))
		}
	}
}

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
func gras(t *testing.T) jago.State {
	t.Helper()
	return play(t, pos{options: contested, red: "RASEIL", blue: "GXQEUH"}.state(t), "red 6D:RAS", "red -", "red +*", "blue 6C:GRAS")
}

// A bad word is taken back, to the state before that word and not before the whole turn:
// jago/contest-state. The contester flips up to three letters, jago/contest, and then
// the author's turn goes on: jago/contest-plays-on. The words stay whose they were:
// jago/contest-owner.
func TestContestOfABadWord(t *testing.T) {
	about(t, "jago/contest", "jago/contest-state", "jago/contest-plays-on", "jago/contest-owner")
	g := gras(t)
	before := g
	g = play(t, g, "blue D6:RXQ")
	if !g.CanAct(jago.Red) {
		t.Error("Red cannot contest")
	}
	refused(t, g, "blue ?", "jago/contest")
	e := effect(t, g, "red ?")
	g = play(t, g, "red ?")
	if g.Turn() != jago.Red || g.Phase() != jago.Flipping || g.Rack(jago.Blue) != before.Rack(jago.Blue) {
		t.Errorf("it is %s", notice(g))
	}
	shows(t, g, 6, "gras")
	scored(t, g, 0, 4)
	shows(t, g, 7, "")
	if e.Clause != "jago/contest" || e.Undone.String() != "D6:RXQ" || !slices.Equal(e.Bad, []string{"RXQ"}) || e.Penalty != (jago.Penalty{Against: jago.Blue, Flips: 3, Clause: "jago/contest"}) || len(e.Made) != 1 {
		t.Errorf("it is %+v", e)
	}
	for _, line := range []string{"red ^C6,D6,E6,F6", "red ^C6,C6", "red ^A1", "red ?", "red -", "red 6C:GRASE", "red ~"} {
		refused(t, g, line, "jago/contest")
	}
	// No flag falls meanwhile, and that has a reason of its own.
	for line, says := range map[string]string{
		"red ~": "the clock stands still while a contest is settled", "red -": "letters are flipped first, or none",
	} {
		gametest.Equal(t, line, refused(t, g, line, "jago/contest").Explain(language.English), says)
	}
	if err := g.Check(jago.Red, jago.Flip(board.At(jago.Size, 0))); gametest.Clause(err) != "jago/contest" {
		t.Errorf("a square right behind the board: %v", err)
	}
	refused(t, g, "blue ^", "jago/turn-order")
	e = effect(t, g, "red ^C6,D6,F6")
	g = play(t, g, "red ^C6,D6,F6")
	shows(t, g, 6, "GRaS")
	scored(t, g, 3, 1)
	owns(t, g, jago.Blue, "6C:GRAS")
	if e.Clause != "jago/contest" || len(e.Flipped) != 3 || e.Penalty != (jago.Penalty{}) {
		t.Errorf("it is %+v", e)
	}
	if g.Turn() != jago.Blue || g.Phase() != jago.Playing || g.Due() != 0 {
		t.Errorf("it is %s", notice(g))
	}
	refused(t, g, "red ?", "jago/contest") // once is enough
	refused(t, g, "blue -", "jago/end-of-turn")
	refused(t, g, "blue ^", "jago/contest")
	g = play(t, g, "blue G6:HUE")
	shows(t, g, 6, "GRaSh")
}

// Replaced letters return to their place, and former shapes with them:
// jago/contest-state.
func TestContestReturnsReplacedLetters(t *testing.T) {
	about(t, "jago/contest-state")
	g := play(t, pos{options: contested, red: "FAUX", blue: "EZ"}.state(t), "red 6D:FAUX", "red -", "red +*", "blue 6D:EAUX")
	before := g
	g = play(t, g, "blue 6D:EAUXF|F") // it lengthens Blue's own word
	g = play(t, g, "red ?", "red ^")
	if g.Beside().String() != "F" || g.Rack(jago.Blue) != before.Rack(jago.Blue) {
		t.Errorf("beside lie %s", g.Beside())
	}
	if past := g.AppendBoard(nil)[0].Past; !slices.Equal(past, []string{"FAUX"}) {
		t.Errorf("it has been %v", past)
	}
	g = play(t, pos{options: contested, red: "FAUX", blue: "EZ"}.state(t), "red 6D:FAUX", "red -", "red +*")
	before = g
	g = play(t, g, "blue 6D:FAZX")
	shows(t, g, 6, "FAzX") // on the way, jago/steal-passing
	e := effect(t, g, "red ?")
	g = play(t, g, "red ?")
	shows(t, g, 6, "FAUX")
	owns(t, g, jago.Red, "6D:FAUX")
	if g.Beside().Len() != 0 || g.Rack(jago.Blue) != before.Rack(jago.Blue) || g.AppendBoard(nil)[0].Past != nil {
		t.Errorf("beside lie %s", g.Beside())
	}
	// Blue has no letter there that could be flipped.
	if g.Turn() != jago.Blue || g.Phase() != jago.Playing || e.Penalty != (jago.Penalty{}) {
		t.Errorf("it is %s", notice(g))
	}
}

// Where the word is good, its author flips letters of the contester: jago/contest.
func TestContestOfAGoodWord(t *testing.T) {
	about(t, "jago/contest")
	g := play(t, gras(t), "blue E6:AH")
	e := effect(t, g, "red ?")
	g = play(t, g, "red ?")
	if e.Clause != "jago/contest" || e.Undone != (jago.Move{}) || e.Bad != nil || e.Penalty != (jago.Penalty{}) {
		t.Errorf("it is %+v", e) // Red shows no letter
	}
	if g.Phase() != jago.Playing || g.Turn() != jago.Blue {
		t.Errorf("it is %s", notice(g))
	}
	g = play(t, pos{options: contested, red: "RASUE", blue: "RUEXNT"}.state(t), "red 6D:RAS", "red -", "red +*", "blue D6:RUE")
	scored(t, g, 2, 3)
	e = effect(t, g, "red ?")
	g = play(t, g, "red ?")
	if g.Turn() != jago.Blue || g.Phase() != jago.Flipping || e.Penalty != (jago.Penalty{Against: jago.Red, Flips: 2, Clause: "jago/contest"}) {
		t.Errorf("it is %s", notice(g))
	}
	refused(t, g, "red ^", "jago/turn-order")
	refused(t, g, "blue ^D6", "jago/contest")
	g = play(t, g, "blue ^E6")
	scored(t, g, 1, 4)
	owns(t, g, jago.Red, "6D:RAS")
	owns(t, g, jago.Blue, "D6:RUE")
	play(t, g, "blue -")
}

// A contest covers every run that the word makes or changes: jago/contest-several.
func TestContestOfRunsAcross(t *testing.T) {
	about(t, "jago/contest-several")
	g := pos{options: contested, red: "RASMES", blue: "EH"}.state(t)
	e := effect(t, g, "red 6D:RAS", "red 7E:MES", "blue ?")
	play(t, g, "red 6D:RAS", "red 7E:MES", "blue ?") // MES and SE are good, AM is not
	if e.Undone.String() != "7E:MES" || !slices.Equal(e.Bad, []string{"AM"}) || len(e.Made) != 3 {
		t.Errorf("it is %+v", e)
	}
}

// Under strict rules nothing is in question, also where a run across is no word yet.
func TestStrictContest(t *testing.T) {
	about(t, "official/contest/strict")
	g := pos{red: "RASMES", blue: "EH"}.state(t)
	refused(t, g, "blue ?", "official/contest/strict")
	before := g
	g = play(t, g, "red 6D:RAS")
	refused(t, g, "blue ?", "official/contest/strict")
	for p, m := range g.Open() {
		t.Errorf("%v by %v is open", m, p)
	}
	if g.CanAct(jago.Blue) {
		t.Error("Blue can act")
	}
	// A text that tells of a word in question is read as the position after it.
	back, err := g.Rules().ParseState(before.String() + " open 6D:RAS;")
	if err != nil || back != g {
		t.Errorf("it is read as %v, %v", back, err)
	}
	g = play(t, g, "red 7E:MES")
	refused(t, g, "blue ?", "official/contest/strict")
	refused(t, g, "red -", "jago/end-of-turn")
}

// A word is contested before its author works on another: jago/contest. The last one of
// a turn until its author draws: jago/contest-last.
func TestContestInTime(t *testing.T) {
	about(t, "jago/contest-last")
	g := play(t, gras(t), "blue D6:RXQ", "blue F6:SE", "red ?")
	shows(t, g, 7, "x.e") // only SE is in question, and it is good
	g = play(t, gras(t), "blue D6:RXQ", "blue -", "red ?", "red ^")
	shows(t, g, 7, "")
	if g.Turn() != jago.Blue || g.Phase() != jago.Playing { // the turn goes on
		t.Errorf("it is %s", notice(g))
	}
	g = play(t, gras(t), "blue D6:RXQ", "blue -", "blue +*")
	refused(t, g, "red ?", "jago/contest")
	// A good one, contested after the turn: then the draw goes on.
	g = play(t, pos{options: contested, red: "RASUE", blue: "RUEXNT"}.state(t), "red 6D:RAS", "red -", "red +*", "blue D6:RUE", "blue -", "red ?", "blue ^E6,F6")
	scored(t, g, 0, 5)
	if g.Turn() != jago.Blue || g.Phase() != jago.Drawing || g.Due() != 2 {
		t.Errorf("it is %s", notice(g))
	}
	play(t, g, "blue +*")
	// Nothing can be contested at the start.
	g = rulesOf(t, contested).Start(jago.Red)
	refused(t, g, "red ?", "jago/contest")
	refused(t, g, "blue ?", "jago/contest")
}

// With an empty bag the last word stays open until the opponent lays one or ends the
// turn: jago/contest-last, jago/bag-empty.
func TestContestWithAnEmptyBag(t *testing.T) {
	about(t, "jago/contest-last", "jago/bag-empty")
	begin := func() jago.State {
		return play(t, pos{options: "official bag=ARSXETNLIO rack=5 validation=contest", red: "RASXE", blue: "TNLIO"}.state(t), "red 6D:RAS", "red D6:RX", "red -")
	}
	g := begin()
	if g.Turn() != jago.Blue || g.Phase() != jago.Playing || !g.CanAct(jago.Blue) {
		t.Errorf("it is %s", notice(g))
	}
	refused(t, g, "red ?", "jago/contest")
	e := effect(t, g, "blue ?")
	g = play(t, g, "blue ?")
	shows(t, g, 7, "")
	if e.Penalty != (jago.Penalty{Against: jago.Red, Flips: 3, Clause: "jago/contest"}) {
		t.Errorf("it is %+v", e)
	}
	g = play(t, g, "blue ^D6,E6,F6")
	if g.Turn() != jago.Red || g.Phase() != jago.Playing {
		t.Errorf("it is %s", notice(g))
	}
	g = begin()
	g = play(t, g, "blue G5:TO") // RASO
	refused(t, g, "blue ?", "jago/contest")
	g = play(t, g, "red ?")
	shows(t, g, 5, "")
	if g.Turn() != jago.Blue || g.Phase() != jago.Playing {
		t.Errorf("it is %s", notice(g))
	}
	refused(t, g, "blue ?", "jago/contest") // Red's word has gone by
}

// No more letters are flipped than the options say.
func TestTurnedLetters(t *testing.T) {
	for n := range 4 {
		g := play(t, pos{options: "official validation=contest flips=" + string(rune('0'+n)), red: "RASTEX", blue: "GU"}.state(t), "red 6D:RASTE", "red D6:RX", "blue ?")
		all := "D6,E6,F6,G6,H6"
		if n == 0 {
			if g.Turn() != jago.Red || g.Phase() != jago.Playing {
				t.Errorf("it is %s", notice(g))
			}
			continue
		}
		refused(t, g, "blue ^"+all[:3*n+2], "jago/contest")
		moves := g.AppendMoves(nil, jago.Blue)
		if want := []int{1, 6, 16, 26}[n]; len(moves) != want || moves[0] != jago.Flip() {
			t.Errorf("%d choices of %d letters of 5, want %d", len(moves), n, want)
		}
		g = play(t, g, "blue ^"+all[:3*n-1])
		if g.Score(jago.Blue) != n || strings.ToUpper(tinted(g)[5]) != "...RASTE..." {
			t.Errorf("it is %s", notice(g))
		}
	}
}

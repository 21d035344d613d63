package jago_test

import (
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jago"
)

// The chain of thefts that the rules tell, jago/examples and jago/examples-gresil: GRAS
// becomes GRESIL by an E in the place of the A, and I and L at the end.
func TestRasGrasGresilBresilien(t *testing.T) {
	about(t, "jago/examples", "jago/examples-gresil", "jago/steal", "jago/steal-combined")
	g := play(t, pos{red: "RASEIL", blue: "GBIEN"}.state(t), "red 6D:RAS")
	shows(t, g, 6, "RAS")
	scored(t, g, 3, 0)
	owns(t, g, jago.Red, "6D:RAS")
	e := effect(t, g, "red -", "red +*")
	g = play(t, g, "red -", "red +*")
	gametest.Equal(t, "the clause of the draw", e.Clause, "jago/players")
	for _, theft := range []struct {
		by             jago.Player
		move, row      string
		red, blue      int
		replaced, past string
	}{
		{jago.Blue, "6C:GRAS", "gras", 0, 4, "", "RAS"},
		{jago.Red, "6C:GRESIL", "GRESIL", 6, 0, "A", "GRAS"},
		{jago.Blue, "6C:BRESILIEN", "bresilien", 0, 9, "G", "GRESIL"},
	} {
		name := theft.by.String()
		e := effect(t, g, name+" "+theft.move)
		g = play(t, g, name+" "+theft.move)
		shows(t, g, 6, theft.row)
		scored(t, g, theft.red, theft.blue)
		owns(t, g, theft.by, theft.move)
		if e.Clause != "jago/steal" || e.Replaced != theft.replaced || len(e.Made) != 1 || len(e.Made[0].Changed) != 1 {
			t.Fatalf("%s is %+v", theft.move, e)
		}
		c := e.Made[0].Changed[0]
		if c.Text != theft.past || c.Owner == theft.by || !c.Stolen || c.Replaced != len(theft.replaced) || c.Meaning != jago.DifferentMeaning {
			t.Errorf("%s changes %+v", theft.move, c)
		}
		e = effect(t, g, name+" -")
		g = play(t, g, name+" -")
		gametest.Equal(t, "the clause of the end of the turn", e.Clause, "jago/end-of-turn")
		g = play(t, g, name+" +*")
	}
	gametest.Equal(t, "what lies beside the board", g.Beside().String(), "AG")
}

// FAUX, EAUX, then MAUX or TAUX, and FAUX never again: jago/steal-back. Nor EAUX, however
// long ago: jago/steal-back-all.
func TestFauxEauxMauxTaux(t *testing.T) {
	about(t, "jago/examples", "jago/steal-back", "jago/steal-back-all")
	g := play(t, pos{red: "FAUXMEF", blue: "ETME"}.state(t), "red 6D:FAUX", "red -", "red +*", "blue 6D:EAUX")
	shows(t, g, 6, "eaux")
	g = play(t, g, "blue -", "blue +*")
	refused(t, g, "red 6D:FAUX", "jago/steal-back")
	v := refused(t, g, "red 6D:FAUX|F", "jago/steal-back")
	gametest.Equal(t, "the word that it names", v.Word, "EAUX")
	g = play(t, g, "red 6D:MAUX")
	shows(t, g, 6, "MAUX")
	g = play(t, g, "red -", "red +*")
	for _, line := range []string{"blue 6D:FAUX|F", "blue 6D:EAUX|E", "blue 6D:EAUX"} {
		refused(t, g, line, "jago/steal-back")
	}
	for _, m := range g.AppendPlacements(nil) {
		if w := m.Word(); w == "FAUX" || w == "EAUX" {
			t.Errorf("%s is among the placements", m)
		}
	}
	// The F lies beside the board: the fault is the shape, and not that the rack has none.
	refused(t, g, "blue 6D:FAUX", "jago/steal-back")
	g = play(t, g, "blue 6D:TAUX")
	shows(t, g, 6, "taux")
	g = play(t, g, "blue -", "blue +*")
	for _, line := range []string{"red 6D:FAUX|F", "red 6D:EAUX|E", "red 6D:MAUX|M"} {
		refused(t, g, line, "jago/steal-back")
	}
	words := g.AppendBoard(nil)
	if len(words) != 1 || !slices.Equal(words[0].Past, []string{"EAUX", "FAUX", "MAUX"}) {
		t.Errorf("the words are %+v", words)
	}
}

// A word that has been lengthened cannot get a shorter shape back, so nothing is kept of
// what it was.
func TestLengthenedWordsForget(t *testing.T) {
	g := play(t, pos{red: "FAUX", blue: "E"}.state(t), "red 6D:FAUX", "red -", "red +*", "blue 6D:EAUX")
	if past := g.AppendBoard(nil)[0].Past; !slices.Equal(past, []string{"FAUX"}) {
		t.Errorf("EAUX has been %v", past)
	}
	g = play(t, pos{red: "RASEIL", blue: "GBIEN"}.state(t), "red 6D:RAS", "red -", "red +*", "blue 6C:GRAS")
	if past := g.AppendBoard(nil)[0].Past; past != nil {
		t.Errorf("GRAS has been %v", past)
	}
}

// PECHE to PECHER or PECHEUR is no theft: the letters added show the player's colour
// alone, and the word stays its owner's, jago/colour-owner. PECHE to EMPECHER is one.
// The clauses are jago/steal-sense and jago/steal-sense-family.
func TestPechePecherPecheurEmpecher(t *testing.T) {
	about(t, "jago/steal-sense", "jago/steal-sense-family", "jago/colour-owner")
	for _, tt := range []struct {
		move, row string
		owner     jago.Player
		red, blue int
		meaning   jago.Meaning
	}{
		{"6D:PECHER", "PECHEr", jago.Red, 5, 1, jago.SameMeaning},
		{"6D:PECHEUR", "PECHEur", jago.Red, 5, 2, jago.PresumedSame},
		{"6B:EMPECHER", "empecher", jago.Blue, 0, 8, jago.DifferentMeaning},
	} {
		g := pos{red: "PECHE", blue: "EMUR"}.state(t)
		e := effect(t, g, "red 6D:PECHE", "red -", "red +*", "blue "+tt.move)
		g = play(t, g, "red 6D:PECHE", "red -", "red +*", "blue "+tt.move)
		shows(t, g, 6, tt.row)
		scored(t, g, tt.red, tt.blue)
		owns(t, g, tt.owner, tt.move)
		c := e.Made[0].Changed[0]
		stolen := tt.owner == jago.Blue
		if c.Stolen != stolen || c.Meaning != tt.meaning || (e.Clause == "jago/steal") != stolen || len(e.Flipped) != tt.blue/8*5 {
			t.Errorf("%s: %+v", tt.move, e)
		}
		if !stolen {
			refused(t, g, "blue -", "jago/end-of-turn")
		}
	}
}

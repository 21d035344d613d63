package jago_test

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/jago"
)

// Up to six letters one may be replaced, from seven on all beyond five:
// jago/steal-replace.
func TestMostLettersReplaced(t *testing.T) {
	by(t, "jago/steal-replace")
	for _, tt := range []struct{ word, at, ok, replaced, tooMany string }{
		{"AUTOUR", "6D", "AUTEUR", "O", "BUTEUR"},
		{"ECUSSON", "6C", "MOUSSON", "CE", "BUISSON"},
		{"ITERATIF", "6B", "IMITATIF", "ERT", "ATTENTIF"},
		{"TRANSPARU", "6B", "TRANSCODE", "APRU", "BRANCHERA"},
	} {
		var needed strings.Builder // what the words have that the first one has not
		for _, w := range []string{tt.ok, tt.tooMany} {
			for i := range w {
				if w[i] != tt.word[i] && strings.Count(needed.String(), w[i:i+1]) < 2 {
					needed.WriteByte(w[i])
				}
			}
		}
		g := taleOf(t, rulesNamed(t, "official"), tt.word, needed.String())
		g.plays("red "+tt.at+":"+tt.word, "red -", "red +*")
		v := g.refuses("blue "+tt.at+":"+tt.tooMany, "jago/steal-replace")
		if v.Word != tt.word {
			t.Errorf("%s to %s names %q", tt.word, tt.tooMany, v.Word)
		}
		g.plays("blue "+tt.at+":"+tt.ok).shows(6, strings.ToLower(tt.ok))
		if e := g.s.Last(); e.Replaced != tt.replaced || g.s.Beside().String() != tt.replaced {
			t.Errorf("%s to %s replaces %s", tt.word, tt.ok, e.Replaced)
		}
	}
}

// One's own words are lengthened freely, and nothing changes colour by that:
// jago/own-words. Their letters are never replaced: jago/steal-sense-replace.
func TestOwnWords(t *testing.T) {
	by(t, "jago/own-words", "jago/steal-sense-replace", "jago/colour-owner")
	g := taleOf(t, rulesNamed(t, "official"), "RASEGSB", "EUR")
	g.plays("red 6D:RAS")
	g.refuses("red 6D:BAS", "jago/steal-sense-replace")
	g.refuses("red 6D:BASE", "jago/steal-sense-replace")
	g.plays("red 6C:GRAS").owns("6C:GRAS", jago.Red).shown(4, 0)
	if c := g.s.Last().Made[0].Changed[0]; c.Stolen || c.Meaning != jago.Different || g.s.Last().Clause != "jago/colour" {
		t.Errorf("it is %+v", g.s.Last())
	}
	// A word in two colours stays in two colours when its owner lengthens it.
	g = taleOf(t, rulesNamed(t, "official"), "LOUPESNOT", "EAGRNI")
	g.plays("red 6E:LOUP", "red -", "red +*", "blue 6E:LOUPE").shows(6, "LOUPe").owns("6E:LOUPE", jago.Red)
	g.plays("blue I6:EGARE").shows(6, "LOUPe").plays("blue -", "blue +*", "red 6E:LOUPES").shows(6, "LOUPeS").owns("6E:LOUPES", jago.Red)
}

// Letters are replaced in a theft alone: not where the meaning stays, jago/steal-sense,
// nor where it is presumed to, and then the refusal says so: jago/steal-sense-family.
func TestReplacedWithoutTheft(t *testing.T) {
	by(t, "jago/steal-sense", "jago/steal-sense-family")
	g := taleOf(t, rulesNamed(t, "official"), "PECHE", "A")
	g.plays("red 6D:PECHE", "red -", "red +*")
	if v := g.refuses("blue 6D:PECHA", "jago/steal-sense"); v.Word != "PECHE" {
		t.Errorf("it names %q", v.Word)
	}
	g = taleOf(t, rulesNamed(t, "official"), "POIRE", "IER")
	g.plays("red 6D:POIRE", "red -", "red +*")
	v := g.refuses("blue 6D:POIRIER", "jago/steal-sense-family")
	if en, fr := v.Detail(language.English), v.Detail(language.French); !strings.Contains(en, "presumed") || !strings.Contains(fr, "présume") {
		t.Errorf("it says %q and %q", en, fr)
	}
}

// Who knows better passes another relation: jago/steal-sense-family.
func TestAnotherSense(t *testing.T) {
	by(t, "jago/steal-sense-family")
	official := rulesNamed(t, "official")
	for sense, want := range map[jago.Meaning]string{jago.Different: "poirier", jago.Presumed: "", jago.Same: ""} {
		r := official.WithSense(func(old, new string, lengthened bool) jago.Meaning {
			if old != "POIRE" || !lengthened {
				t.Errorf("it is asked about %s, %s, %v", old, new, lengthened)
			}
			return sense
		})
		g := taleOf(t, r, "POIRE", "IER")
		g.plays("red 6D:POIRE", "red -", "red +*")
		if want != "" {
			g.plays("blue 6D:POIRIER").shows(6, want)
		} else if sense == jago.Same {
			g.refuses("blue 6D:POIRIER", "jago/steal-sense")
		} else {
			g.refuses("blue 6D:POIRIER", "jago/steal-sense-family")
		}
	}
	// A Sense is told whether letters were added, or only replaced.
	r := official.WithSense(func(old, new string, lengthened bool) jago.Meaning {
		if lengthened != (len(new) > len(old)) {
			t.Errorf("%s to %s is lengthened, %v", old, new, lengthened)
		}
		return jago.Different
	})
	taleOf(t, r, "RAS", "GB").plays("red 6D:RAS", "red -", "red +*", "blue 6D:BAS").shows(6, "bas")
	taleOf(t, r, "RAS", "GB").plays("red 6D:RAS", "red -", "red +*", "blue 6C:GRAS").shows(6, "gras")
	if r := official.WithSense(nil); r == official || r.Options() != official.Options() || r.Lexicon() != official.Lexicon() {
		t.Error("no Sense is not the default one")
	}
}

// A letter set at the end of a word by laying another alongside steals it too:
// jago/steal-any-direction.
func TestTheftAcross(t *testing.T) {
	by(t, "jago/steal-any-direction")
	g := taleOf(t, rulesNamed(t, "official"), "FOIS", "NU")
	g.plays("red 6E:FOI", "red -", "red +*", "blue H6:NU").shows(6, "foin").shown(0, 5)
	g.owns("6E:FOIN", jago.Blue).owns("H6:NU", jago.Blue)
	e := g.s.Last()
	if e.Clause != "jago/steal" || len(e.Made) != 2 || e.Made[0].Text != "NU" || !e.Made[1].Changed[0].Stolen {
		t.Errorf("it is %+v", e)
	}
	if !slices.Equal(e.Turned, []jago.Square{jago.At(5, 4), jago.At(5, 5), jago.At(5, 6)}) {
		t.Errorf("%v are turned", e.Turned)
	}
	// Where the meaning stays, the letter alone shows the player's colour.
	g = taleOf(t, rulesNamed(t, "official"), "FOIN", "SU")
	g.plays("red 6E:FOI", "red -", "red +*", "blue H6:SU").shows(6, "FOIs").shown(3, 2).owns("6E:FOIS", jago.Red).owns("H6:SU", jago.Blue)
}

// A letter replaced where two words cross changes both, and each is judged as a theft of
// its own: jago/steal-any-direction.
func TestTheftOfTwoWords(t *testing.T) {
	by(t, "jago/steal-any-direction", "jago/steal-sense-replace")
	g := taleOf(t, rulesNamed(t, "official"), "RASUE", "TP")
	g.plays("red 6D:RAS", "red D6:RUE", "red -", "red +*", "blue 6D:TAS").shown(0, 5).owns("6D:TAS", jago.Blue).owns("D6:TUE", jago.Blue)
	for _, w := range g.s.AppendBoard(nil) {
		if len(w.Past) != 1 {
			t.Errorf("%s has been %v", w, w.Past)
		}
	}
	// Where the word across would be none, no letter of it may be replaced.
	g = taleOf(t, rulesNamed(t, "official"), "RASIZ", "TPV")
	g.plays("red 6D:RAS", "red D6:RIZ", "red -", "red +*")
	if v := g.refuses("blue 6D:PAS", "jago/steal-sense-replace"); v.Word != "RIZ" {
		t.Errorf("it names %q", v.Word)
	}
}

// A letter that a new or stolen word has in common with a word of the other colour is
// turned: jago/crossing, jago/colour.
func TestCrossingLettersTurn(t *testing.T) {
	by(t, "jago/crossing", "jago/colour")
	g := taleOf(t, rulesNamed(t, "official"), "RASUE", "GUENR")
	g.plays("red 6D:RAS", "red -", "red +*", "blue D6:RUE").shows(6, "rAS").shown(2, 3).owns("6D:RAS", jago.Red)
	if e := g.s.Last(); e.Clause != "jago/colour" || !slices.Equal(e.Turned, []jago.Square{jago.At(5, 3)}) || len(e.Made) != 1 {
		t.Errorf("it is %+v", e)
	}
	// Of a stolen word too.
	g = taleOf(t, rulesNamed(t, "official"), "RASUE", "UEGN")
	g.plays("red 6D:RAS", "red D6:RUE", "red -", "red +*", "blue 6C:GRAS").shows(6, "gras").shown(2, 4).owns("D6:RUE", jago.Red)
}

// So is a letter of another word that a stolen word takes in: jago/crossing.
func TestLettersTakenInTurn(t *testing.T) {
	by(t, "jago/crossing", "jago/steal")
	s, err := rulesNamed(t, "official").ParseState("turn blue; racks AADEEHIINNOO/DEEEGILNNOTU; board 6D:PAR/6H:E/7F:U/7H:S/8F:EST;")
	if err != nil {
		t.Fatal(err)
	}
	g := &tale{t, s}
	g.plays("blue 6D:PARLE").shows(6, "parle").shown(5, 5).owns("6D:PARLE", jago.Blue).owns("H6:EST", jago.Red)
}

// A stolen word turns also where it becomes part of one with another word of the
// opponent's, which is only lengthened: that one stays whose it was, jago/colour-owner.
func TestTheftJoinsWords(t *testing.T) {
	by(t, "jago/steal", "jago/colour-owner")
	s, err := rulesNamed(t, "official").ParseState("turn blue; racks AADEEHIINNOO/DEEEGILNNOTU; board 6D:PAR/6H:ER/7F:U/7H:S/8F:EST;")
	if err != nil {
		t.Fatal(err)
	}
	g := &tale{t, s}
	g.plays("blue 6D:PARLER").shows(6, "parlER").shown(7, 4).owns("6D:PARLER", jago.Red)
}

// Replaced letters lie beside the board: they go to nobody's rack, and either player may
// use them. The clause is jago/replaced.
func TestReplacedLettersBeside(t *testing.T) {
	by(t, "jago/replaced")
	begin := func() *tale {
		g := taleOf(t, rulesNamed(t, "official"), "FAUXOI", "ERTZU")
		g.refuses("red 6D:FAUX|F", "jago/replaced")
		return g.plays("red 6D:FAUX", "red -", "red +ABOI")
	}
	g := begin()
	before := g.s.Rack(jago.Blue)
	g.plays("blue 6D:EAUX")
	if g.s.Beside().String() != "F" || g.s.Rack(jago.Blue).Len() != before.Len()-1 || g.s.Rack(jago.Blue).Count('F') != before.Count('F') {
		t.Errorf("beside lie %s, and the rack is %s", g.s.Beside(), g.s.Rack(jago.Blue))
	}
	g.refuses("blue E5:FA|A", "jago/replaced")
	g.refuses("blue D6:EU|F", "jago/replaced") // the word does not need it
	g.refuses("blue E5:FA|FF", "jago/replaced")
	g.refuses("blue E5:FA", "jago/players") // the rack does not hold it
	// Blue, who has replaced it.
	g.plays("blue E5:FA|F").shown(0, 5)
	if g.s.Beside().Len() != 0 || g.s.Rack(jago.Blue).Len() != before.Len()-1 {
		t.Errorf("beside lie %s, and the rack is %s", g.s.Beside(), g.s.Rack(jago.Blue))
	}
	// Or Red, whose letter it was.
	g = begin().plays("blue 6D:EAUX", "blue -", "blue +*")
	before = g.s.Rack(jago.Red)
	g.plays("red E5:FA|F").shown(2, 3)
	if g.s.Beside().Len() != 0 || g.s.Rack(jago.Red) != before {
		t.Errorf("beside lie %s, and the rack is %s", g.s.Beside(), g.s.Rack(jago.Red))
	}
}

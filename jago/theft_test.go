package jago_test

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
)

// Up to six letters one may be replaced, from seven on all beyond five:
// jago/steal-replace.
func TestMostLettersReplaced(t *testing.T) {
	about(t, "jago/steal-replace")
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
		g := play(t, pos{red: tt.word, blue: needed.String()}.state(t), "red "+tt.at+":"+tt.word, "red -", "red +*")
		v := refused(t, g, "blue "+tt.at+":"+tt.tooMany, "jago/steal-replace")
		if v.Word != tt.word {
			t.Errorf("%s to %s names %q", tt.word, tt.tooMany, v.Word)
		}
		e := effect(t, g, "blue "+tt.at+":"+tt.ok)
		g = play(t, g, "blue "+tt.at+":"+tt.ok)
		shows(t, g, 6, strings.ToLower(tt.ok))
		if e.Replaced != tt.replaced || g.Beside().String() != tt.replaced {
			t.Errorf("%s to %s replaces %s", tt.word, tt.ok, e.Replaced)
		}
	}
}

// One's own words are lengthened freely, and nothing changes colour by that:
// jago/own-words. Their letters are never replaced: jago/steal-sense-replace.
func TestOwnWords(t *testing.T) {
	about(t, "jago/own-words", "jago/steal-sense-replace", "jago/colour-owner")
	g := play(t, pos{red: "RASEGSB", blue: "EUR"}.state(t), "red 6D:RAS")
	refused(t, g, "red 6D:BAS", "jago/steal-sense-replace")
	refused(t, g, "red 6D:BASE", "jago/steal-sense-replace")
	e := effect(t, g, "red 6C:GRAS")
	g = play(t, g, "red 6C:GRAS")
	owns(t, g, jago.Red, "6C:GRAS")
	scored(t, g, 4, 0)
	if c := e.Made[0].Changed[0]; c.Stolen || c.Meaning != jago.DifferentMeaning || e.Clause != "jago/own-words" {
		t.Errorf("it is %+v", e)
	}
	// A word in two colours stays in two colours when its owner lengthens it.
	g = play(t, pos{red: "LOUPESNOT", blue: "EAGRNI"}.state(t), "red 6E:LENT", "red -", "red +*", "blue 6E:LENTE")
	shows(t, g, 6, "LENTe")
	owns(t, g, jago.Red, "6E:LENTE")
	g = play(t, g, "blue I6:EGARE")
	shows(t, g, 6, "LENTe")
	g = play(t, g, "blue -", "blue +*", "red 6E:LENTES")
	shows(t, g, 6, "LENTeS")
	owns(t, g, jago.Red, "6E:LENTES")
}

// Letters are replaced in a theft alone: not where the meaning stays, jago/steal-sense,
// nor where it is presumed to, and then the refusal says so: jago/steal-sense-family.
func TestReplacedWithoutTheft(t *testing.T) {
	about(t, "jago/steal-sense", "jago/steal-sense-family")
	g := play(t, pos{red: "PECHE", blue: "A"}.state(t), "red 6D:PECHE", "red -", "red +*")
	if v := refused(t, g, "blue 6D:PECHA", "jago/steal-sense"); v.Word != "PECHE" {
		t.Errorf("it names %q", v.Word)
	}
	g = play(t, pos{red: "POIRE", blue: "IER"}.state(t), "red 6D:POIRE", "red -", "red +*")
	v := refused(t, g, "blue 6D:POIRIER", "jago/steal-sense-family")
	// One family means the same also where letters are only replaced.
	chant := play(t, pos{red: "CHANTEUR", blue: "AGE"}.state(t), "red 6B:CHANTEUR", "red -", "red +*")
	refused(t, chant, "blue 6B:CHANTAGE", "jago/steal-sense-family")
	if en, fr := v.Explain(language.English), v.Explain(language.French); !strings.Contains(en, "presumed") || !strings.Contains(fr, "présume") {
		t.Errorf("it says %q and %q", en, fr)
	}
}

// A caller who knows better passes another relation: jago/steal-sense-family.
func TestAnotherSense(t *testing.T) {
	about(t, "jago/steal-sense-family")
	official := rulesOf(t, "official")
	for sense, want := range map[jago.Meaning]string{jago.DifferentMeaning: "poirier", jago.PresumedSame: "", jago.SameMeaning: ""} {
		r := official.WithMeaning(func(old, new string, lengthened bool) jago.Meaning {
			if old != "POIRE" || !lengthened {
				t.Errorf("it is asked about %s, %s, %v", old, new, lengthened)
			}
			return sense
		})
		g := play(t, pos{rules: r, red: "POIRE", blue: "IER"}.state(t), "red 6D:POIRE", "red -", "red +*")
		if want != "" {
			g = play(t, g, "blue 6D:POIRIER")
			shows(t, g, 6, want)
		} else if sense == jago.SameMeaning {
			refused(t, g, "blue 6D:POIRIER", "jago/steal-sense")
		} else {
			refused(t, g, "blue 6D:POIRIER", "jago/steal-sense-family")
		}
	}
	// A Sense is told whether letters were added, or only replaced.
	r := official.WithMeaning(func(old, new string, lengthened bool) jago.Meaning {
		if lengthened != (len(new) > len(old)) {
			t.Errorf("%s to %s is lengthened, %v", old, new, lengthened)
		}
		return jago.DifferentMeaning
	})
	shows(t, play(t, pos{rules: r, red: "RAS", blue: "GB"}.state(t), "red 6D:RAS", "red -", "red +*", "blue 6D:BAS"), 6, "bas")
	shows(t, play(t, pos{rules: r, red: "RAS", blue: "GB"}.state(t), "red 6D:RAS", "red -", "red +*", "blue 6C:GRAS"), 6, "gras")
	if r := official.WithMeaning(nil); r == official || r.Options() != official.Options() || r.Lexicon() != official.Lexicon() {
		t.Error("no Sense is not the default one")
	}
}

// A letter set at the end of a word by laying another alongside steals it too:
// jago/steal-any-direction.
func TestTheftAcross(t *testing.T) {
	about(t, "jago/steal-any-direction")
	g := pos{red: "FOIS", blue: "NU"}.state(t)
	e := effect(t, g, "red 6E:FOI", "red -", "red +*", "blue H6:NU")
	g = play(t, g, "red 6E:FOI", "red -", "red +*", "blue H6:NU")
	shows(t, g, 6, "foin")
	scored(t, g, 0, 5)
	owns(t, g, jago.Blue, "6E:FOIN", "H6:NU")
	if e.Clause != "jago/steal" || len(e.Made) != 2 || e.Made[0].Text != "NU" || !e.Made[1].Changed[0].Stolen {
		t.Errorf("it is %+v", e)
	}
	if !slices.Equal(e.Flipped, []board.Square{board.At(5, 4), board.At(5, 5), board.At(5, 6)}) {
		t.Errorf("%v are turned", e.Flipped)
	}
	// Where the meaning stays, the letter alone shows the player's colour.
	g = play(t, pos{red: "FOIN", blue: "SU"}.state(t), "red 6E:FOI", "red -", "red +*", "blue H6:SU")
	shows(t, g, 6, "FOIs")
	scored(t, g, 3, 2)
	owns(t, g, jago.Red, "6E:FOIS")
	owns(t, g, jago.Blue, "H6:SU")
}

// A letter replaced where two words cross changes both, and each is judged as a theft of
// its own: jago/steal-any-direction.
func TestTheftOfTwoWords(t *testing.T) {
	about(t, "jago/steal-any-direction", "jago/steal-sense-replace")
	g := play(t, pos{red: "RASUE", blue: "TP"}.state(t), "red 6D:RAS", "red D6:RUE", "red -", "red +*", "blue 6D:TAS")
	scored(t, g, 0, 5)
	owns(t, g, jago.Blue, "6D:TAS", "D6:TUE")
	for _, w := range g.AppendBoard(nil) {
		if len(w.Past) != 1 {
			t.Errorf("%s has been %v", w, w.Past)
		}
	}
}

// A run that is not a word is on the way: what a change steals is judged from the last
// shape that was a word to the next one that is. So neither the order of laying nor the
// validation decides what is a theft: jago/steal-passing.
func TestStealPassing(t *testing.T) {
	about(t, "jago/steal-passing")
	for _, tt := range []struct {
		start  string // Blue plays
		moves  []string
		row    int
		shows  string
		word   string
		owner  jago.Player
		middle string // what the run is on the way, and what it was
	}{
		// PECHE becomes PECHEUR, which means the same, by way of PECHEU.
		{"turn blue; racks AADEEHIINNOO/DEEEGLNNORRU; board 2F:P/3F:E/4F:C/5F:H/6F:E;", []string{"7F:UN", "F2:PECHEUR"}, 8, "r", "F2:PECHEUR", jago.Red, "F2:PECHEU F2:PECHE"},
		// COU becomes COUGAR, which means something else, by way of COUG.
		{"turn blue; racks AADEEHIINNOO/AEEEGLNNORRT; board 4F:C/5F:O/6F:U;", []string{"7F:GO", "F4:COUGAR"}, 4, "c", "F4:COUGAR", jago.Blue, "F4:COUG F4:COU"},
		// Letters may be replaced on the way as well: RIZ becomes PIZZA by way of PIZ.
		{"turn blue; racks AADEEHIINNOO/AEEEGLNNOPRZ; board 6D:RAS/7D:I/8D:Z;", []string{"6D:PAS", "D6:PIZZA"}, 7, "i", "D6:PIZZA", jago.Blue, "D6:PIZ D6:RIZ"},
	} {
		var ends []jago.State
		for _, validation := range []string{"", " validation=contest"} {
			r := rulesOf(t, "official bag="+strings.Repeat("ABCDEFGHIJKLMNOPRSTUVZ", 5)+strings.Repeat("EN", 20)+validation)
			s := must.Get(r.ParseState(tt.start))(t)
			e := effect(t, s, "blue "+tt.moves[0])
			g := play(t, s, "blue "+tt.moves[0])
			comesBack(t, g)
			for _, w := range g.AppendBoard(nil) {
				if len(w.Was) == 1 && w.String()+" "+w.Was[0].String() == tt.middle && w.Owner == jago.Red {
					tt.middle = ""
				}
			}
			if made := e.Made[len(e.Made)-1]; validation == "" && (tt.middle != "" || made.Changed[0].Stolen || !made.Changed[0].OnTheWay) {
				t.Errorf("%s is not on the way: %+v", tt.middle, e)
			}
			if validation == "" {
				refused(t, g, "blue -", "jago/end-of-turn")
			}
			g = play(t, g, "blue "+tt.moves[1])
			shows(t, g, tt.row, tt.shows)
			owns(t, g, tt.owner, tt.word)
			comesBack(t, g)
			// The other order leads to the same position.
			other := play(t, s, "blue "+tt.moves[1])
			if p, m := by(t, other, "blue "+tt.moves[0]); other.Check(p, m) == nil {
				other = play(t, other, "blue "+tt.moves[0])
			}
			if a, b := tinted(g), tinted(other); !slices.Equal(a, b) {
				t.Errorf("%q lead to\n%s\nand in the other order to\n%s", tt.moves, strings.Join(a, "\n"), strings.Join(b, "\n"))
			}
			ends = append(ends, g)
		}
		if a, b := tinted(ends[0]), tinted(ends[1]); !slices.Equal(a, b) {
			t.Errorf("strictly it is\n%s\nand else\n%s", ends[0], ends[1])
		}
	}
}

// What is on the way and what may be done with it: jago/steal-passing,
// jago/steal-sense-replace.
func TestOnTheWay(t *testing.T) {
	about(t, "jago/steal-passing", "jago/steal-replace", "jago/steal-sense-replace", "jago/steal-sense", "jago/own-words")
	for _, tt := range []struct{ start, move, want string }{
		// RASX of Blue's making is on the way from RAS of Red.
		{"turn blue; racks AADEEHIINNOO/DEEEGILNNOTU; board 6D:COUx; word 6D red COU@6D/red;", "6D:COUD", "6D:COUD blue"},
		{"turn blue; racks AADEEHIINNOO/DEEEGILNNOTU; board 6D:RASx; word 6D red RAS@6D/red;", "6D:RASXU", "6D:RASXU red was RAS"},
		// G takes the place of X, which is in no word that could be stolen.
		{"turn blue; racks AADEEHIINNOO/DEEEGILNNOTU; board 6D:PECHEx; word 6D red PECHE@6D/red;", "6D:PECHEE", "jago/steal-sense-replace"},
		{"turn blue; racks AADEEHIINNOO/DEEEGILNNOTU; board 6D:PECHEx; word 6D red PECHE@6D/red;", "6D:PECHEG", "jago/steal-sense-replace"},
		// One's own word is not stolen, whoever has lengthened it.
		{"racks DEEEGILNNOTU/AADEEHIINNOO; board 6D:RASx; word 6D red RAS@6D/red;", "6D:RASE", "jago/steal-sense-replace"},
		// On the way no more letters are replaced than in one step, and no shape comes back.
		{"turn blue; racks AADEEHIINNOO/DEEEFILMNOTU; board 6D:EzUX; word 6D red FAUX EAUX@6D/red;", "6D:MZUX", "jago/steal-replace"},
		{"turn blue; racks AADEEHIINNOO/DEEEFILMNOTU; board 6D:zAUX; word 6D red FAUX EAUX@6D/red;", "6D:FAUX", "jago/steal-back"},
		{"turn blue; racks AADEEHIINNOO/DEEEFILMNOTU; board 6D:zAUX; word 6D red FAUX EAUX@6D/red;", "6D:EAUX", "jago/steal-sense-replace"},
		{"turn blue; racks AADEEHIINNOO/DEEEFILMNOTU; board 6D:zAUX; word 6D red FAUX EAUX@6D/red;", "6D:MAUX", "6D:MAUX blue past EAUX,FAUX"},
		{"turn blue; racks AADEEHIINNOO/DEEEFILMNOTU; board 6D:zAUX; word 6D red FAUX EAUX@6D/red;", "6D:TAUX", "6D:TAUX blue past EAUX,FAUX"},
		// What never was a word counts as it lies.
		{"turn blue; racks AADEEHIINNOO/DEEEGILNNOTU; board 6D:TABL;", "6D:TABLE", "6D:TABLE blue"},
		{"turn blue; racks AADEEHIINNOO/DEEEGILNNOTU; board 6D:TABL;", "6D:TABLU", "6D:TABLU red was TABL"},
		{"turn blue; racks AADEEHIINNOO/DEEEGILNNOTU; board 6D:TABL;", "6D:TUBE", "jago/steal-replace"},
		{"turn blue; racks AADEEHIINNOO/DEEEGILNNOTU; board 6D:TZR;", "6D:TIR", "6D:TIR blue past TZR"},
		{"turn blue; racks AADEEHIINNOO/DEEEGILNNOTU; board 6D:tzr;", "6D:TIR", "jago/steal-sense-replace"},
		{"racks DEEEGILNNOTU/AADEEHIINNOO; board 6D:TABl;", "6D:TABLE", "6D:TABLE red"},
		// It is the shape first laid of which no more letters are replaced, at whatever step.
		{"turn blue; racks AADEEHIINNOO/DEEEGILNNOTU; board 6D:TzBL; word 6D red TABL@6D/red;", "6D:TZUL", "jago/steal-replace"},
		{"turn blue; racks AADEEHIINNOO/DEEEGILNNOTU; board 6D:TzBL; word 6D red TABL@6D/red;", "6D:TUBL", "6D:TUBL red was TABL"},
	} {
		r := rulesOf(t, "official validation=contest bag="+strings.Repeat("ABCDEFGHIJKLMNOPRSTUVZXX", 4)+strings.Repeat("EN", 20))
		s := must.Get(r.ParseState(tt.start))(t)
		line := s.Turn().String() + " " + tt.move
		if strings.HasPrefix(tt.want, "jago/") {
			refused(t, s, line, rulebook.Clause(tt.want))
			continue
		}
		g := play(t, s, line)
		w := g.AppendBoard(nil)[0]
		got := w.String() + " " + w.Owner.String()
		if len(w.Past) > 0 {
			got += " past " + strings.Join(w.Past, ",")
		}
		for _, was := range w.Was {
			got += " was " + was.Text
		}
		if got != tt.want {
			t.Errorf("%s: %s becomes %s, want %s", tt.start, tt.move, got, tt.want)
		}
		comesBack(t, g)
	}
}

// A shape that is no word steals nothing, whatever it is made of: no letter of it turns but those that are
// laid. A word made of what never was one is a theft of it, and turns them all.
func TestStealsNothingOnTheWay(t *testing.T) {
	about(t, "jago/steal-passing", "jago/colour", "jago/crossing")
	r := rulesOf(t, "official validation=contest bag="+strings.Repeat("ABCDEFGHIJKLMNOPRSTUVZXX", 4)+strings.Repeat("EN", 20))
	for _, tt := range []struct {
		board, move string
		owner       jago.Player
		turned      int
	}{
		{"6F:CB", "6F:CBC", jago.Red, 0},
		{"6F:SR", "6C:SENSRTA", jago.Red, 0},
		{"6F:SR", "6D:TESR", jago.Red, 0},
		{"6F:ST", "6E:EST", jago.Blue, 2},
		{"6F:CB", "F6:CET", jago.Blue, 1}, // CET is new, and crosses CB
		{"6F:CB", "F6:CBT", jago.Blue, 1}, // so is CBT, a word or none
	} {
		s := must.Get(r.ParseState("turn blue; racks AADEEHIINNOO/ABCDEENRSSTT; board " + tt.board + ";"))(t)
		owns(t, play(t, s, "blue "+tt.move), tt.owner, tt.move)
		if e := effect(t, s, "blue "+tt.move); len(e.Flipped) != tt.turned {
			t.Errorf("%s on %s turns %v, want %d letters", tt.move, tt.board, e.Flipped, tt.turned)
		}
	}
}

// Faults that are seen on the board come before those of the dictionary.
func TestBoardBeforeDictionary(t *testing.T) {
	g := play(t, pos{red: "FAUXZ", blue: "ETZ"}.state(t), "red 6D:FAUX")
	refused(t, g, "red 6D:ZAUX", "jago/steal-sense-replace")
	g = play(t, g, "red -", "red +*")
	refused(t, g, "blue 6D:ZTUX", "jago/steal-replace")
	refused(t, g, "blue 6D:ZAUX", "jago/words")
}

// A letter that a new or stolen word has in common with a word of the other colour is
// turned, and nobody is asked: jago/crossing, jago/crossing-turned, jago/colour.
func TestCrossingLettersTurn(t *testing.T) {
	about(t, "jago/crossing", "jago/crossing-turned", "jago/colour")
	g := pos{red: "RASUE", blue: "GUENR"}.state(t)
	e := effect(t, g, "red 6D:RAS", "red -", "red +*", "blue D6:RUE")
	g = play(t, g, "red 6D:RAS", "red -", "red +*", "blue D6:RUE")
	shows(t, g, 6, "rAS")
	scored(t, g, 2, 3)
	owns(t, g, jago.Red, "6D:RAS")
	if e.Clause != "jago/colour" || !slices.Equal(e.Flipped, []board.Square{board.At(5, 3)}) || len(e.Made) != 1 {
		t.Errorf("it is %+v", e)
	}
	// This holds for a stolen word too.
	g = play(t, pos{red: "RASUE", blue: "UEGN"}.state(t), "red 6D:RAS", "red D6:RUE", "red -", "red +*", "blue 6C:GRAS")
	shows(t, g, 6, "gras")
	scored(t, g, 2, 4)
	owns(t, g, jago.Red, "D6:RUE")
}

// So is a letter of another word that a stolen word takes in: jago/crossing.
func TestLettersTakenInTurn(t *testing.T) {
	about(t, "jago/crossing", "jago/steal")
	s := must.Get(rulesOf(t, "official").ParseState("turn blue; racks AADEEHIINNOO/DEEEGILNNOTU; board 6D:PAR/6H:E/7F:U/7H:S/8F:EST;"))(t)
	g := play(t, s, "blue 6D:PARLE")
	shows(t, g, 6, "parle")
	scored(t, g, 5, 5)
	owns(t, g, jago.Blue, "6D:PARLE")
	owns(t, g, jago.Red, "H6:EST")
}

// A run that joins several words is its maker's as soon as one of them is stolen by it, and
// then shows the maker's colour alone; else it is the opponent's: jago/colour-joined.
func TestTheftJoinsWords(t *testing.T) {
	about(t, "jago/steal", "jago/colour-joined")
	s, err := rulesOf(t, "official").ParseState("turn blue; racks AADEEHIINNOO/DEEEGILNNOTU; board 6D:PAR/6H:ES/7F:U/7H:S/8F:EST;")
	if err != nil {
		t.Fatal(err)
	}
	g := play(t, s, "blue 6D:PARLES")
	shows(t, g, 6, "parles")
	scored(t, g, 5, 6)
	owns(t, g, jago.Blue, "6D:PARLES")
	same := s.Rules().WithMeaning(func(old, new string, _ bool) jago.Meaning { return jago.SameMeaning })
	if g, err = same.ParseState(s.String()); err != nil {
		t.Fatal(err)
	}
	g = play(t, g, "blue 6D:PARLES")
	shows(t, g, 6, "PARlES")
	scored(t, g, 10, 1)
	owns(t, g, jago.Red, "6D:PARLES")
}

// A run on the way joins words of both players by the same rule: nothing is stolen by it, so that it is the
// opponent's, on whatever side their word lies: jago/colour-joined.
func TestJoinsWordsOnTheWay(t *testing.T) {
	about(t, "jago/colour-joined", "jago/steal-passing")
	r := rulesOf(t, "official validation=contest bag="+strings.Repeat("ABCDEFGHIJKLMNOPRSTUVZXX", 4)+strings.Repeat("EN", 20))
	for _, tt := range []struct {
		board, player string
		owner         jago.Player
	}{
		{"6D:RAS/6H:tu/7F:U/7H:o/8F:EST", "blue", jago.Red},
		{"6D:ras/6H:TU/7F:u/7H:O/8F:est", "blue", jago.Red},
		{"6D:RAS/6H:tu/7F:U/7H:o/8F:EST", "red", jago.Blue},
		{"6D:ras/6H:TU/7F:u/7H:O/8F:est", "red", jago.Blue},
		{"6D:RAS/6H:TU/7F:U/7H:O/8F:EST", "red", jago.Red},
		{"6D:RAS/6H:TU/7F:U/7H:O/8F:EST", "blue", jago.Red},
	} {
		turn := map[string]string{"blue": "turn blue; "}[tt.player]
		s := must.Get(r.ParseState(turn + "racks AADEEHIINNOX/DEEEGILNNOTX; board " + tt.board + ";"))(t)
		g := play(t, s, tt.player+" 6D:RASXTU")
		owns(t, g, tt.owner, "6D:RASXTU")
		comesBack(t, g)
	}
	// As positions were written once, with the owner of the first word.
	must.Get(r.ParseState("turn blue; racks AADEEHIINNOX/DEEEGILNNOTX; board 6D:rasxTU/7F:u/7H:O/8F:est; word 6D blue RAS@6D/blue TU@6H/red;"))(t)
}

// What never was a word has no meaning, and nobody is asked for one: jago/steal-passing.
func TestNoWordHasNoMeaning(t *testing.T) {
	about(t, "jago/steal-passing")
	r := rulesOf(t, "official validation=contest bag="+strings.Repeat("ABCDEFGHIJKLMNOPRSTUVZXX", 4)+strings.Repeat("EN", 20))
	asked := r.WithMeaning(func(old, new string, _ bool) jago.Meaning {
		if !r.Lexicon().Contains(old) || old == new {
			t.Errorf("what %s means is asked, and what %s", old, new)
		}
		return jago.SameMeaning
	})
	for _, tt := range []struct {
		board, move, shows string
		owner              jago.Player
	}{
		{"board 6D:TABL;", "6D:TABLE", "table", jago.Blue},
		{"board 6D:TZR;", "6D:TIR", "tir", jago.Blue},                              // letters are replaced in a theft alone, and it is one
		{"board 6D:PAR/6H:ER/7F:U/7H:S/8F:EST;", "6D:PARLER", "parler", jago.Blue}, // it steals ER, which is no word, and PAR with it
		{"board 6D:TABLE;", "6D:TABLES", "TABLEs", jago.Red},
	} {
		s := must.Get(asked.ParseState("turn blue; racks AADEEHIINNOO/DEEEGILNNOSU; " + tt.board))(t)
		g := play(t, s, "blue "+tt.move)
		shows(t, g, 6, tt.shows)
		owns(t, g, tt.owner, tt.move)
	}
	// Nor is a word that gets its own letters back a theft, whatever players agree on.
	different := r.WithMeaning(func(old, new string, _ bool) jago.Meaning { return jago.DifferentMeaning })
	s := must.Get(different.ParseState("turn blue; racks AADEEHIINNOO/DEEEFILMNOTU; board 6D:zAUX; word 6D red FAUX EAUX@6D/red;"))(t)
	refused(t, s, "blue 6D:EAUX", "jago/steal-sense-replace")
	refused(t, s, "blue 6D:FAUX", "jago/steal-back")
	play(t, s, "blue 6D:MAUX")
}

// Replaced letters lie beside the board: they go to nobody's rack, and either player may
// use them. The clause is jago/replaced.
func TestReplacedLettersBeside(t *testing.T) {
	about(t, "jago/replaced")
	begin := func() jago.State {
		g := pos{red: "FAUXOI", blue: "ERTZU"}.state(t)
		refused(t, g, "red 6D:FAUX|F", "jago/replaced")
		g = play(t, g, "red 6D:FAUX", "red -", "red +ABOI")
		return g
	}
	g := begin()
	before := g.Rack(jago.Blue)
	g = play(t, g, "blue 6D:EAUX")
	if g.Beside().String() != "F" || g.Rack(jago.Blue).Len() != before.Len()-1 || g.Rack(jago.Blue).Count('F') != before.Count('F') {
		t.Errorf("beside lie %s, and the rack is %s", g.Beside(), g.Rack(jago.Blue))
	}
	refused(t, g, "blue E5:FA|A", "jago/replaced")
	refused(t, g, "blue D6:EU|F", "jago/replaced") // the word does not need it
	refused(t, g, "blue E5:FA|FF", "jago/replaced")
	refused(t, g, "blue E5:FA", "jago/replaced") // the rack does not hold it
	// Blue, who has replaced it.
	g = play(t, g, "blue E5:FA|F")
	scored(t, g, 0, 5)
	if g.Beside().Len() != 0 || g.Rack(jago.Blue).Len() != before.Len()-1 {
		t.Errorf("beside lie %s, and the rack is %s", g.Beside(), g.Rack(jago.Blue))
	}
	// Or Red, whose letter it was.
	g = play(t, begin(), "blue 6D:EAUX", "blue -", "blue +*")
	before = g.Rack(jago.Red)
	g = play(t, g, "red E5:FA|F")
	scored(t, g, 2, 3)
	if g.Beside().Len() != 0 || g.Rack(jago.Red) != before {
		t.Errorf("beside lie %s, and the rack is %s", g.Beside(), g.Rack(jago.Red))
	}
}

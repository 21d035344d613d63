package jago_test

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
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
		g := taleOf(t, rulesOf(t, "official"), tt.word, needed.String())
		g.plays("red "+tt.at+":"+tt.word, "red -", "red +*")
		v := g.refuses("blue "+tt.at+":"+tt.tooMany, "jago/steal-replace")
		if v.Word != tt.word {
			t.Errorf("%s to %s names %q", tt.word, tt.tooMany, v.Word)
		}
		g.plays("blue "+tt.at+":"+tt.ok).shows(6, strings.ToLower(tt.ok))
		if e := g.e; e.Replaced != tt.replaced || g.s.Beside().String() != tt.replaced {
			t.Errorf("%s to %s replaces %s", tt.word, tt.ok, e.Replaced)
		}
	}
}

// One's own words are lengthened freely, and nothing changes colour by that:
// jago/own-words. Their letters are never replaced: jago/steal-sense-replace.
func TestOwnWords(t *testing.T) {
	by(t, "jago/own-words", "jago/steal-sense-replace", "jago/colour-owner")
	g := taleOf(t, rulesOf(t, "official"), "RASEGSB", "EUR")
	g.plays("red 6D:RAS")
	g.refuses("red 6D:BAS", "jago/steal-sense-replace")
	g.refuses("red 6D:BASE", "jago/steal-sense-replace")
	g.plays("red 6C:GRAS").owns("6C:GRAS", jago.Red).shown(4, 0)
	if c := g.e.Made[0].Changed[0]; c.Stolen || c.Meaning != jago.DifferentMeaning || g.e.Clause != "jago/own-words" {
		t.Errorf("it is %+v", g.e)
	}
	// A word in two colours stays in two colours when its owner lengthens it.
	g = taleOf(t, rulesOf(t, "official"), "LOUPESNOT", "EAGRNI")
	g.plays("red 6E:LENT", "red -", "red +*", "blue 6E:LENTE").shows(6, "LENTe").owns("6E:LENTE", jago.Red)
	g.plays("blue I6:EGARE").shows(6, "LENTe").plays("blue -", "blue +*", "red 6E:LENTES").shows(6, "LENTeS").owns("6E:LENTES", jago.Red)
}

// Letters are replaced in a theft alone: not where the meaning stays, jago/steal-sense,
// nor where it is presumed to, and then the refusal says so: jago/steal-sense-family.
func TestReplacedWithoutTheft(t *testing.T) {
	by(t, "jago/steal-sense", "jago/steal-sense-family")
	g := taleOf(t, rulesOf(t, "official"), "PECHE", "A")
	g.plays("red 6D:PECHE", "red -", "red +*")
	if v := g.refuses("blue 6D:PECHA", "jago/steal-sense"); v.Word != "PECHE" {
		t.Errorf("it names %q", v.Word)
	}
	g = taleOf(t, rulesOf(t, "official"), "POIRE", "IER")
	g.plays("red 6D:POIRE", "red -", "red +*")
	v := g.refuses("blue 6D:POIRIER", "jago/steal-sense-family")
	// One family means the same also where letters are only replaced.
	chant := taleOf(t, rulesOf(t, "official"), "CHANTEUR", "AGE").plays("red 6B:CHANTEUR", "red -", "red +*")
	chant.refuses("blue 6B:CHANTAGE", "jago/steal-sense-family")
	if en, fr := v.Explain(language.English), v.Explain(language.French); !strings.Contains(en, "presumed") || !strings.Contains(fr, "présume") {
		t.Errorf("it says %q and %q", en, fr)
	}
}

// A caller who knows better passes another relation: jago/steal-sense-family.
func TestAnotherSense(t *testing.T) {
	by(t, "jago/steal-sense-family")
	official := rulesOf(t, "official")
	for sense, want := range map[jago.Meaning]string{jago.DifferentMeaning: "poirier", jago.PresumedSame: "", jago.SameMeaning: ""} {
		r := official.WithMeaning(func(old, new string, lengthened bool) jago.Meaning {
			if old != "POIRE" || !lengthened {
				t.Errorf("it is asked about %s, %s, %v", old, new, lengthened)
			}
			return sense
		})
		g := taleOf(t, r, "POIRE", "IER")
		g.plays("red 6D:POIRE", "red -", "red +*")
		if want != "" {
			g.plays("blue 6D:POIRIER").shows(6, want)
		} else if sense == jago.SameMeaning {
			g.refuses("blue 6D:POIRIER", "jago/steal-sense")
		} else {
			g.refuses("blue 6D:POIRIER", "jago/steal-sense-family")
		}
	}
	// A Sense is told whether letters were added, or only replaced.
	r := official.WithMeaning(func(old, new string, lengthened bool) jago.Meaning {
		if lengthened != (len(new) > len(old)) {
			t.Errorf("%s to %s is lengthened, %v", old, new, lengthened)
		}
		return jago.DifferentMeaning
	})
	taleOf(t, r, "RAS", "GB").plays("red 6D:RAS", "red -", "red +*", "blue 6D:BAS").shows(6, "bas")
	taleOf(t, r, "RAS", "GB").plays("red 6D:RAS", "red -", "red +*", "blue 6C:GRAS").shows(6, "gras")
	if r := official.WithMeaning(nil); r == official || r.Options() != official.Options() || r.Lexicon() != official.Lexicon() {
		t.Error("no Sense is not the default one")
	}
}

// A letter set at the end of a word by laying another alongside steals it too:
// jago/steal-any-direction.
func TestTheftAcross(t *testing.T) {
	by(t, "jago/steal-any-direction")
	g := taleOf(t, rulesOf(t, "official"), "FOIS", "NU")
	g.plays("red 6E:FOI", "red -", "red +*", "blue H6:NU").shows(6, "foin").shown(0, 5)
	g.owns("6E:FOIN", jago.Blue).owns("H6:NU", jago.Blue)
	e := g.e
	if e.Clause != "jago/steal" || len(e.Made) != 2 || e.Made[0].Text != "NU" || !e.Made[1].Changed[0].Stolen {
		t.Errorf("it is %+v", e)
	}
	if !slices.Equal(e.Flipped, []board.Square{board.At(5, 4), board.At(5, 5), board.At(5, 6)}) {
		t.Errorf("%v are turned", e.Flipped)
	}
	// Where the meaning stays, the letter alone shows the player's colour.
	g = taleOf(t, rulesOf(t, "official"), "FOIN", "SU")
	g.plays("red 6E:FOI", "red -", "red +*", "blue H6:SU").shows(6, "FOIs").shown(3, 2).owns("6E:FOIS", jago.Red).owns("H6:SU", jago.Blue)
}

// A letter replaced where two words cross changes both, and each is judged as a theft of
// its own: jago/steal-any-direction.
func TestTheftOfTwoWords(t *testing.T) {
	by(t, "jago/steal-any-direction", "jago/steal-sense-replace")
	g := taleOf(t, rulesOf(t, "official"), "RASUE", "TP")
	g.plays("red 6D:RAS", "red D6:RUE", "red -", "red +*", "blue 6D:TAS").shown(0, 5).owns("6D:TAS", jago.Blue).owns("D6:TUE", jago.Blue)
	for _, w := range g.s.AppendBoard(nil) {
		if len(w.Past) != 1 {
			t.Errorf("%s has been %v", w, w.Past)
		}
	}
}

// A run that is not a word is on the way: what a change steals is judged from the last
// shape that was a word to the next one that is. So neither the order of laying nor the
// validation decides what is a theft: jago/steal-passing.
func TestStealPassing(t *testing.T) {
	by(t, "jago/steal-passing")
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
			s, err := r.ParseState(tt.start)
			if err != nil {
				t.Fatal(err)
			}
			g := (&tale{TB: t, s: s}).plays("blue " + tt.moves[0])
			comesBack(t, g.s)
			for _, w := range g.s.AppendBoard(nil) {
				if len(w.Was) == 1 && w.String()+" "+w.Was[0].String() == tt.middle && w.Owner == jago.Red {
					tt.middle = ""
				}
			}
			if made := g.e.Made[len(g.e.Made)-1]; validation == "" && (tt.middle != "" || made.Changed[0].Stolen || !made.Changed[0].OnTheWay) {
				t.Errorf("%s is not on the way: %+v", tt.middle, g.e)
			}
			if validation == "" {
				g.refuses("blue -", "jago/end-of-turn")
			}
			g.plays("blue "+tt.moves[1]).shows(tt.row, tt.shows).owns(tt.word, tt.owner)
			comesBack(t, g.s)
			// The other order leads to the same position.
			other := (&tale{TB: t, s: s}).plays("blue " + tt.moves[1])
			if p, m := other.parse("blue " + tt.moves[0]); other.s.Check(p, m) == nil {
				other.plays("blue " + tt.moves[0])
			}
			if a, b := tinted(g.s), tinted(other.s); !slices.Equal(a, b) {
				t.Errorf("%q lead to\n%s\nand in the other order to\n%s", tt.moves, strings.Join(a, "\n"), strings.Join(b, "\n"))
			}
			ends = append(ends, g.s)
		}
		if a, b := tinted(ends[0]), tinted(ends[1]); !slices.Equal(a, b) {
			t.Errorf("strictly it is\n%s\nand else\n%s", ends[0], ends[1])
		}
	}
}

// What is on the way and what may be done with it: jago/steal-passing,
// jago/steal-sense-replace.
func TestOnTheWay(t *testing.T) {
	by(t, "jago/steal-passing", "jago/steal-replace", "jago/steal-sense-replace", "jago/steal-sense", "jago/own-words")
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
		{"turn blue; racks AADEEHIINNOO/DEEEFILMNOTU; board 6D:zAUX; word 6D red FAUX EAUX@6D/red;", "6D:EAUX", "jago/steal-sense"},
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
		s, err := r.ParseState(tt.start)
		if err != nil {
			t.Fatal(err)
		}
		g := &tale{TB: t, s: s}
		line := s.Turn().String() + " " + tt.move
		if strings.HasPrefix(tt.want, "jago/") {
			g.refuses(line, rulebook.Clause(tt.want))
			continue
		}
		w := g.plays(line).s.AppendBoard(nil)[0]
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
		comesBack(t, g.s)
	}
}

// A shape that is no word steals nothing, whatever it is made of: no letter of it turns but those that are
// laid. A word made of what never was one is a theft of it, and turns them all.
func TestStealsNothingOnTheWay(t *testing.T) {
	by(t, "jago/steal-passing", "jago/colour", "jago/crossing")
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
		s, err := r.ParseState("turn blue; racks AADEEHIINNOO/ABCDEENRSSTT; board " + tt.board + ";")
		if err != nil {
			t.Fatal(err)
		}
		g := (&tale{TB: t, s: s}).plays("blue "+tt.move).owns(tt.move, tt.owner)
		if len(g.e.Flipped) != tt.turned {
			t.Errorf("%s on %s turns %v, want %d letters", tt.move, tt.board, g.e.Flipped, tt.turned)
		}
	}
}

// Faults that are seen on the board come before those of the dictionary.
func TestBoardBeforeDictionary(t *testing.T) {
	g := taleOf(t, rulesOf(t, "official"), "FAUXZ", "ETZ")
	g.plays("red 6D:FAUX").refuses("red 6D:ZAUX", "jago/steal-sense-replace")
	g.plays("red -", "red +*")
	g.refuses("blue 6D:ZTUX", "jago/steal-replace")
	g.refuses("blue 6D:ZAUX", "jago/words")
}

// A letter that a new or stolen word has in common with a word of the other colour is
// turned: jago/crossing, jago/colour.
func TestCrossingLettersTurn(t *testing.T) {
	by(t, "jago/crossing", "jago/colour")
	g := taleOf(t, rulesOf(t, "official"), "RASUE", "GUENR")
	g.plays("red 6D:RAS", "red -", "red +*", "blue D6:RUE").shows(6, "rAS").shown(2, 3).owns("6D:RAS", jago.Red)
	if e := g.e; e.Clause != "jago/colour" || !slices.Equal(e.Flipped, []board.Square{board.At(5, 3)}) || len(e.Made) != 1 {
		t.Errorf("it is %+v", e)
	}
	// This holds for a stolen word too.
	g = taleOf(t, rulesOf(t, "official"), "RASUE", "UEGN")
	g.plays("red 6D:RAS", "red D6:RUE", "red -", "red +*", "blue 6C:GRAS").shows(6, "gras").shown(2, 4).owns("D6:RUE", jago.Red)
}

// So is a letter of another word that a stolen word takes in: jago/crossing.
func TestLettersTakenInTurn(t *testing.T) {
	by(t, "jago/crossing", "jago/steal")
	s, err := rulesOf(t, "official").ParseState("turn blue; racks AADEEHIINNOO/DEEEGILNNOTU; board 6D:PAR/6H:E/7F:U/7H:S/8F:EST;")
	if err != nil {
		t.Fatal(err)
	}
	g := &tale{TB: t, s: s}
	g.plays("blue 6D:PARLE").shows(6, "parle").shown(5, 5).owns("6D:PARLE", jago.Blue).owns("H6:EST", jago.Red)
}

// A run that joins several words is its maker's as soon as one of them is stolen by it, and
// then shows the maker's colour alone; else it is the opponent's: jago/colour-joined.
func TestTheftJoinsWords(t *testing.T) {
	by(t, "jago/steal", "jago/colour-joined")
	s, err := rulesOf(t, "official").ParseState("turn blue; racks AADEEHIINNOO/DEEEGILNNOTU; board 6D:PAR/6H:ER/7F:U/7H:S/8F:EST;")
	if err != nil {
		t.Fatal(err)
	}
	g := &tale{TB: t, s: s}
	g.plays("blue 6D:PARLER").shows(6, "parler").shown(5, 6).owns("6D:PARLER", jago.Blue)
	same := s.Rules().WithMeaning(func(old, new string, _ bool) jago.Meaning { return jago.SameMeaning })
	if g.s, err = same.ParseState(s.String()); err != nil {
		t.Fatal(err)
	}
	g.plays("blue 6D:PARLER").shows(6, "PARlER").shown(10, 1).owns("6D:PARLER", jago.Red)
}

// Replaced letters lie beside the board: they go to nobody's rack, and either player may
// use them. The clause is jago/replaced.
func TestReplacedLettersBeside(t *testing.T) {
	by(t, "jago/replaced")
	begin := func() *tale {
		g := taleOf(t, rulesOf(t, "official"), "FAUXOI", "ERTZU")
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
	g.refuses("blue E5:FA", "jago/replaced") // the rack does not hold it
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

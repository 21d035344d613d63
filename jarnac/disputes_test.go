package jarnac_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
)

// A dispute is a question that earlier programs answered wrongly. Both are asked.
type dispute struct {
	clause  string // by which the move is refused, or that allows it
	legal   bool
	options string
	a, b    string // words, "." for an empty line, then "/" and the rack
	bag     string // what is left in it
	phase   jarnac.Phase
	move    string // of A
}

var disputes = []dispute{
	{"official/turn/new-word", true, "official", "/ARTTAB", "", "EE", jarnac.Playing, "BATTRA"},
	{"official/turn/new-word", false, "official", "/ARTAB", "", "EE", jarnac.Playing, "TATA"},
	{"official/turn/new-word", false, "official", "RAT/BU", "", "EE", jarnac.Playing, "BUT"},
	{"official/turn/extend", false, "official", "RAT/Z", "", "EE", jarnac.Playing, "1:RAT"},
	{"official/turn/extend", false, "official", "RAT/Z", "", "EE", jarnac.Playing, "1:ART"},
	{"official/turn/extend", false, "official", "RAT/S", "", "EE", jarnac.Playing, "1:TARSE"},
	{"official/turn/extend", false, "official", "RAT/SS", "", "EE", jarnac.Playing, "1:TATARS"},
	{"official/turn/extend", true, "official", "RAT/Z", "", "EE", jarnac.Playing, "1:TZAR"},
	{"official/turn/keep-letters", false, "official", "RATE/S", "", "EE", jarnac.Playing, "1:RATS"},
	{"official/turn/keep-letters", false, "official", "RATES/SSU", "", "EE", jarnac.Playing, "1:ASSURE"},
	{"official/turn/extend", false, "official", ". RAT/Z", "", "EE", jarnac.Playing, "1:TZAR"},
	{"official/mat/lines", false, "official", "RAT/Z", "", "EE", jarnac.Playing, "9:TZAR"},
	{"official/mat/lines", false, "official lines=3", "RAT RAT RAT/BUT", "", "EE", jarnac.Playing, "BUT"},
	{"official/handover/draw-first", false, "official", "RAT/Z", "", "EE", jarnac.Handover, "1:TZAR"},
	{"official/handover/draw-first", false, "official", "RAT/Z", "", "EE", jarnac.Handover, "-"},
	{"official/turn/empty-bag", true, "official", "RAT/Z", "", "", jarnac.Handover, "1:TZAR"},
	{"official/turn/empty-bag", true, "official", "RAT/Z", "", "", jarnac.Handover, "-"},
	{"official/handover/jarnac", true, "official", "/", "RAT/Z", "EE", jarnac.Handover, "!1:TZAR"},
	{"official/handover/jarnac", false, "official", "/Z", "RAT/", "EE", jarnac.Handover, "!1:TZAR"},
	{"official/handover/jarnac", false, "official", "/", "RAT/T", "EE", jarnac.Handover, "!1:TATAR"},
	{"official/turn/extend", false, "official", "/", "RAT/Z", "EE", jarnac.Handover, "!1:TAR"},
	{"official/handover/choice", false, "official", "/", "RAT/Z", "EE", jarnac.Playing, "!1:TZAR"},
	{"official/handover/room", false, "official lines=2", "ETE AMI/", "RAT/Z", "EE", jarnac.Handover, "!1:TZAR"},
	{"official/handover/room-for-loser", false, "official lines=2", "ETE/", "RAT RAT/BUT", "EE", jarnac.Handover, "!BUT"},
	{"official/handover/swap", true, "official", "/AEI", "", "BCD", jarnac.Handover, "-AEI+BCD"},
	{"official/handover/swap", false, "official", "/AEI", "", "BCDE", jarnac.Handover, "-AEI+BCA"},
	{"official/handover/swap", false, "official", "/AEI", "", "BCD", jarnac.Handover, "-AEE+BCD"},
	{"official/handover/swap", false, "official", "/AE", "", "BCD", jarnac.Handover, "-AE+BC"},
	{"official/handover/swap-bag", false, "official", "/AEI", "", "BC", jarnac.Handover, "-AEI+BC"},
	{"official/mat/bag", false, "official", "/AEI", "", "BC", jarnac.Handover, "+D"},
	{"official/handover/after", false, "official", "/AEI", "", "BC", jarnac.Handover, "+BC"},
	{"official/words/same-entry", false, "competition", "ELANCE/E", "", "BC", jarnac.Playing, "1:ELANCEE"},
	{"official/words/same-entry", true, "competition", "ELANCE/E", "", "BC", jarnac.Playing, "1:ENLACEE"},
	{"official/words/same-entry", false, "competition", "/", "LAC/S", "BC", jarnac.Handover, "!1:LACS"},
	{"official/words/same-entry-scope", true, "competition", "/", "LAC/S", "BC", jarnac.Handover, "!1:CALS"},
	{"official/words/conjugations", false, "competition", "/JOUA", "", "BC", jarnac.Playing, "JOUA"},
	{"official/words/conjugations", true, "official", "/JOUA", "", "BC", jarnac.Playing, "JOUA"},
}

func TestDisputes(t *testing.T) {
	for _, d := range disputes {
		t.Run(d.clause+" "+d.move, func(t *testing.T) {
			o := must.Get(jarnac.ParseOptions(d.options))(t)
			setup := jarnac.Setup{Phase: d.phase}
			tb := &table{strict: o.Validation == jarnac.Strict, first: 6, size: 3, phase: d.phase, begun: [2]bool{true, true}, bag: lettersOf(d.bag)}
			for p, mat := range []string{d.a, d.b} {
				words, rack, _ := strings.Cut(mat, "/")
				tb.lines[p] = make([]string, o.Lines)
				for line, w := range strings.Fields(words) {
					tb.lines[p][line] = strings.Trim(w, ".")
				}
				tb.rack[p] = lettersOf(rack)
				setup.Mats[p] = jarnac.SetupMat{Rack: bag.MustParse(rack), Drawn: true}
				setup.Mats[p].Lines = tb.lines[p][:]
			}
			o.Bag = bag.MustParse(tb.all().String() + "WW") // too few letters are no game
			tb.rack[jarnac.B] = tb.rack[jarnac.B].plus(lettersOf("WW"))
			setup.Mats[jarnac.B].Rack = setup.Mats[jarnac.B].Rack.Plus(bag.MustParse("WW"))
			c := newCourt(t, o, french.Lexicon(), frenchBook())
			s := must.Get(c.rules.FromSetup(setup))(t)
			both := &duo{c, s, tb, dark(t, c, s)}
			m := must.Get(jarnac.ParseMove(d.move))(t)
			both.compare(t)
			if legal := both.judge(t, jarnac.A, m); legal != d.legal {
				t.Fatalf("%s\n%s is legal: %t", both, m, legal)
			}
			if d.legal {
				both.play(t, jarnac.A, m)
				return
			}
			var v *rulebook.Violation
			if err := both.state.Check(jarnac.A, m); !errors.As(err, &v) || v.Clause != rulebook.Clause(d.clause) {
				t.Errorf("%s\nCheck(%s): %v, want it by %s", both, m, err, d.clause)
			}
		})
	}
}

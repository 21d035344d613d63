package jarnac_test

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// dark returns a position of a game of which the draws that follow are not noted.
func dark(t testing.TB, c *court, s jarnac.State) jarnac.State {
	t.Helper()
	return must.Get(c.dark.FromSetup(s.Setup()))(t)
}

// inTheDark plays a legal move where draws are unseen, and most of their letters not noted. The mats, the points, who is
// to do what and the end are then the same, and the letters that are known are those that are there.
func (d *duo) inTheDark(t testing.TB, before jarnac.State, p jarnac.Player, m jarnac.Move) {
	t.Helper()
	noted, rack := m, d.dark.Rack(p)
	if before.Hash()%4 > 0 {
		noted = m.Decision()
	}
	if aside := bag.MustParse(m.Aside()); aside.Len() > 0 && before.Hash()%8 < 5 && rack.Missing(aside) == aside && rack.Count(bag.Joker) >= aside.Len() {
		noted = jarnac.Swap(strings.Repeat("?", aside.Len())) // nobody has noted what was set aside
		if noted.Completed() {
			t.Fatal(noted)
		}
	}
	dark, err := d.dark.Play(p, noted)
	if err != nil {
		t.Fatalf("%s\nbefore: %s\nwith draws unseen: %s\nPlay(%s, %s): %v", d, before, d.dark, p, noted, err)
	}
	d.dark = dark
	got, want := viewOfState(dark), viewOfState(d.state)
	got.Racks, got.Bag = want.Racks, want.Bag
	a, over := d.state.Outcome()
	b, ended := dark.Outcome()
	if got != want || over != ended || a != b || dark.BagLen() != d.state.BagLen() {
		t.Fatalf("%s\nis with draws unseen\n%s", d, dark)
	}
	for p := range jarnac.Player(2) {
		missing := d.state.Rack(p).Missing(dark.Rack(p))
		if d.state.Held(p) != dark.Held(p) || missing.Len() > missing.Count(bag.Joker) || d.state.Bag().Len() > 0 && dark.Bag().Missing(d.state.Bag()).Len() > 0 {
			t.Fatalf("%s\nis with draws unseen\n%s", d, dark)
		}
	}
	if back, err := dark.Rules().ParseState(dark.String()); err != nil || back != dark || back.Hash() != dark.Hash() {
		t.Fatalf("%s\nis read as\n%s\n%v", dark, back, err)
	}
	if n := 0; before.Hash()%16 == 0 {
		for m := range dark.Moves(dark.Turn()) {
			if err := dark.Check(dark.Turn(), m); err != nil {
				t.Fatalf("%s\nlists %s: %v", dark, m, err)
			}
			if n++; n == 20 {
				break
			}
		}
	}
}

// What cannot be is refused also where draws are unseen: more letters than a player holds, and a letter of which none
// is left.
func TestUnseenIsRefused(t *testing.T) {
	s := rulesOf(t, "official bag=AAAABBCDEEEFGHIKLMNOPRRSTTTUVZ draws=unseen").Start(jarnac.A)
	for _, move := range []struct {
		text   string
		clause rulebook.Clause // by which it is refused, "" where it is legal
	}{
		{"A RAT", "official/handover/draw-first"},
		{"A +5", "official/turn/first-draw"},
		{"A +6", ""},
		{"A OBTURAIT", "official/turn/new-word"},
		{"A ZEBRA", ""},
		{"A +1", ""},
		{"A VU", "official/mat/length"},
		{"A 1:ZEBRAIS", ""},
		{"A +1", ""},
		{"A 1:ZEBRAISS", "official/turn/extend"}, // there is one S
		{"A -", ""},
		{"B !1:ZEBRAISNT", "official/handover/jarnac"}, // A has one letter
		{"B +AAABBC", "official/mat/bag"},              // of four A two lie on the mat
		{"B +ACDEFG", ""},
		{"B CAGE", ""},
		{"B +E", ""},
		{"B FADEE", "official/turn/new-word"}, // all letters are known
		{"B -", ""},
		{"A -???", "official/handover/swap"}, // of one letter
	} {
		p, m := by(t, move.text)
		next, err := s.Play(p, m)
		var got rulebook.Clause
		if v, ok := err.(*rulebook.Violation); ok {
			got = v.Clause
		}
		if got != move.clause {
			t.Errorf("%s\n%s is refused by %q, want %q: %v", s, move.text, got, move.clause, err)
		}
		s = next
	}
	if got, want := s.String(), "turn A; phase handover; lines ZEBRAIS/CAGE; racks ?/DEF;"; got != want {
		t.Errorf("the end is %s, want %s", got, want)
	}
	if got := s.Bag().Len() - s.BagLen(); got != 1 {
		t.Errorf("%d letters are known to be nowhere, and not in the bag", got)
	}
}

// Jokers on a rack are for draws that are unseen alone, and there are no more than letters that are nowhere else.
func TestUnseenSetup(t *testing.T) {
	text := "turn A; racks AB??/C;"
	if s, err := rulesOf(t, "official").ParseState(text); err == nil {
		t.Errorf("%s is a position", s)
	}
	s, err := rulesOf(t, "official draws=unseen").ParseState(text)
	if err != nil || s.String() != text || s.Held(jarnac.A) != 4 || s.BagLen() != 144-5 {
		t.Errorf("%s, %v", s, err)
	}
	one := must.Get(s.Rules().ParseState("turn A; racks AB?/C;"))(t)
	if one.Hash() == s.Hash() {
		t.Error("two positions have one hash")
	}
	three := must.Get(s.Rules().ParseState("turn A; phase handover; racks AB??/C;"))(t)
	for swap, legal := range map[string]bool{"-?AB": true, "-??A": true, "-?AZ": true, "-?YZ": false, "-??Z": false, "-???": false, "-?AB+EEE": true} {
		if m := must.Get(jarnac.ParseMove(swap))(t); (three.Check(jarnac.A, m) == nil) != legal || m.String() != swap {
			t.Errorf("%s is %s: %v", swap, m, three.Check(jarnac.A, m))
		}
	}
	if s, err := rulesOf(t, "official bag=ABCDEFGH draws=unseen").ParseState("turn A; racks AB???/C???;"); err == nil {
		t.Errorf("%s is a position", s)
	}
}

// Of a record of words alone, draws come before the words and passes that need them, and before no Jarnac and no swap; a word
// that the rack cannot make is the longer shape of one that lies there.
func TestRecordOfWordsAlone(t *testing.T) {
	for text, want := range map[string]string{
		"Alice RATE\nAlice PLI\nAlice passe\nBob !1:TARTE\nBob MOUCHE\nBob -\nAlice PILE\nAlice -": "+6 RATE +1 PLI +1 - !1:TARTE +6 MOUCHE +1 - +1 2:PILE +1 -",
		"Alice RATE\nAlice -\nBob !1:RATTACHE":                                                     "+6 RATE +1 - !1:RATTACHE",
		"Alice RATE\nAlice -\nBob -ABC":                                                            "+6 RATE +1 - -ABC",
		"Alice RATE\nBob MOUCHE":                                                                   "+6 RATE MOUCHE",
	} {
		r, err := jarnac.ReadRecord(strings.NewReader("@players Alice Bob\n@option draws=unseen\n"+text+"\n"),
			func(o jarnac.Options) (*jarnac.Rules, error) { return rulesOf(t, o.String()), nil })
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, m := range r.Moves {
			got = append(got, m.Move.String())
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s\nis %s, want %s", text, strings.Join(got, " "), want)
		}
	}
}

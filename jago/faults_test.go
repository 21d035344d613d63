package jago_test

import (
	"errors"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
)

// Whatever is refused, or wrong with a text or a value, is said in English and in French.
type hearing struct{ gametest.Hearing }

func TestPhrases(t *testing.T) {
	h := &hearing{gametest.Hearing{T: t}}
	h.refusals()
	h.texts()
	h.options()
	h.positions()
	h.All()
}

func (h *hearing) refusals() {
	refused := func(g *tale, lines ...string) {
		h.Helper()
		for _, line := range lines {
			p, m := g.parse(line)
			h.Hear(g.s.Check(p, m))
		}
	}
	official := rulesOf(h.T, "official")
	start := &tale{TB: h.T, s: official.Start(jago.Red)}
	refused(start, "red +5", "red +12", "red +XXXXXXXXXXXX", "red 6F:RAS", "blue -", "red ?")
	g := taleOf(h.T, official, "RASKGEU", "BPECHAGIR")
	h.Hear(g.s.Check(2, jago.EndTurn()))
	h.Hear(g.s.Check(jago.Red, jago.Move{}))
	h.Hear(g.s.Check(jago.Red, jago.Place(jago.Centre(), board.Across, "ABCDEFG")))
	refused(g, "red +1", "red 6F:A", "red 1A:RAS", "red 6F:ZZZ", "red 6F:RAS|A", "red 6F:KG", "red 6F:RASEK", "red ^")
	g.plays("red 6D:RAS")
	refused(g, "red ?", "red 6E:AS", "red 6D:RAS", "red 1A:RUE", "red 6D:RAK", "red 6D:RUS", "red 6D:GAS", "red 6D:GASE", "red 6D:GUS", "red 6D:GARE")
	g.plays("red -", "red +*")
	refused(g, "red -", "blue 6D:BIC", "blue 6D:PIE", "blue -")
	g.plays("blue resign")
	refused(g, "red -")
	g = taleOf(h.T, official, "RASMES", "")
	g.plays("red 6D:RAS", "red 7E:MES")
	refused(g, "red -")
	g = taleOf(h.T, official, "FAUXF", "E")
	refused(g.plays("red 6D:FAUX", "red -", "red +*", "blue 6D:EAUX", "blue -", "blue +*"), "red 6D:FAUX|F")
	refused(taleOf(h.T, official, "FAUXOI", "ERTZU").plays("red 6D:FAUX", "red -", "red +ABOI", "blue 6D:EAUX"), "blue E5:FA")
	g = taleOf(h.T, official, "PECHE", "A")
	refused(g.plays("red 6D:PECHE", "red -", "red +*"), "blue 6D:PECHA")
	g = taleOf(h.T, official, "POIRE", "IER")
	refused(g.plays("red 6D:POIRE", "red -", "red +*"), "blue 6D:POIRIER")
	odd, err := rulesOf(h.T, "official validation=contest").ParseState("turn blue; racks AADEEHIINNOO/DEEEGILNNOTU; board 6D:PECHEx; word 6D red PECHE@6D/red;")
	if err != nil {
		h.T.Fatal(err)
	}
	refused(&tale{TB: h.T, s: odd}, "blue 6D:PECHEG")
	g = taleOf(h.T, rulesOf(h.T, contested), "RASUE", "RUEXNT")
	refused(g, "blue ?")
	refused(g.plays("red 6D:RAS"), "red ?")
	g = &tale{TB: h.T, s: shortly(h.T, shortContest[:8]...)}
	refused(g, "red ~", "red -", "red ^C6,D6,E6,F6", "red ^A1", "red ^C6,C6", "blue +1")
}

func (h *hearing) texts() {
	for _, text := range []string{"", strings.Repeat("A", 99), "RAS", "+a", "6F:", "^^", "8Z:RAS", "6FRAS:", "6F:ABCDEFGHIJKL"} {
		_, err := jago.ParseMove(text)
		h.Hear(err)
		var e *rulebook.SyntaxError
		if !errors.As(err, &e) {
			h.T.Fatal(err)
		}
	}
	_, err := jago.Flip(board.At(11, 0)).MarshalText()
	h.Hear(err)
	_, err = jago.ReadRecord(strings.NewReader("@toss A=M B=C"))
	h.Hear(err)
	for _, spoil := range []func(*jago.Record){
		func(r *jago.Record) { r.Options.Excluded = 1 << 31 },
		func(r *jago.Record) { r.Moves[0].Text = "-" },
	} {
		rec := records.Parse(h.T, "A +RASEILTNDHOU\n")
		spoil(&rec)
		_, err := rec.MarshalText()
		h.Hear(err)
	}
	for _, err := range records.Parse(h.T, "").ReplayWith(nil) {
		h.Hear(err)
	}
	short := rulesOf(h.T, shortGame)
	for _, text := range stateTextErrors(h.T) {
		_, err := short.ParseState(text.String())
		h.Hear(err)
	}
	for _, text := range viewTextErrors(h.T) {
		_, err := short.ParseView(text.String())
		h.Hear(err)
	}
	_, err = short.Start(jago.Red).WithRack(jago.Red, bag.MustParse("A"))
	h.Hear(err)
}

func (h *hearing) options() {
	for _, text := range []string{
		"", "classic", "official rack", "official colour=red", "official rack=x", "official validation=x", "official bag=x",
		"official exclude=x", "official rack=13", "official exclude=" + lexicon.AllClasses.String(), "official bag=" + strings.Repeat("A?", 20),
	} {
		_, err := jago.ParseOptions(text)
		h.Hear(err)
	}
	h.Hear(jago.Options{}.Validate())
	odd := jago.Official()
	odd.Validation, odd.Excluded = 9, 1<<31
	for _, l := range []*lexicon.Lexicon{nil, {}} {
		_, err := jago.Compile(odd, l)
		h.Hear(err)
	}
	_, err := new(jago.Rules).ParseState("-")
	h.Hear(err)
}

func (h *hearing) positions() {
	for _, one := range setupFaults(h.T) {
		for _, f := range one.faults {
			p := one.state.Setup()
			f.spoil(&p)
			_, err := rulesOf(h.T, shortGame).FromSetup(p)
			h.Hear(err)
		}
	}
	strict := rulesOf(h.T, strings.TrimSuffix(shortGame, " validation=contest"))
	_, err := strict.FromSetup(ended(shortly(h.T, "red +RAS", "blue +GOT", "red 6D:RSA", "red -")))
	h.Hear(err)
}

// Some of it, word by word.
func TestFrenchOfFaults(t *testing.T) {
	check := func(err error, fr string) {
		t.Helper()
		if got := rulebook.Explain(err, language.French); got != fr {
			t.Errorf("in French it is %q, want %q", got, fr)
		}
	}
	g := taleOf(t, rulesOf(t, "official"), "POIRE", "IERPA")
	check(g.s.Check(jago.Blue, jago.EndTurn()), "c’est au joueur rouge de jouer")
	g.plays("red 6D:POIRE", "red -", "red +*")
	check(g.s.Check(jago.Blue, parsed(t, "6D:POIRIER")), "on présume que le nouveau mot a le même sens que POIRE, car ils semblent de la même famille")
	_, err := jago.ReadRecord(strings.NewReader("\n@option rack=many"))
	check(err, "ligne 2\u00a0: l’option rack ne peut pas être «\u00a0many\u00a0»\u00a0: ce doit être un nombre")
	_, err = g.s.Rules().ParseState("turn green")
	check(err, "«\u00a0turn green\u00a0» d’une position\u00a0: ce doit être l’un de red, blue")
	_, err = jago.Compile(optionsWith(func(o *jago.Options) { o.Rack = 0 }), gaddag.Lexicon())
	check(err, "rack vaut 0, et doit être entre 1 et 12")
}

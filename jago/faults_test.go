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
	t := h.T
	hears := func(g jago.State, lines ...string) {
		t.Helper()
		for _, line := range lines {
			p, m := by(t, g, line)
			h.Hear(g.Check(p, m))
		}
	}
	official := rulesOf(t, "official")
	start := official.Start(jago.Red)
	hears(start, "red +5", "red +12", "red +XXXXXXXXXXXX", "red 6F:RAS", "blue -", "red ?")
	g := pos{rules: official, red: "RASKGEU", blue: "BPECHAGIR"}.state(t)
	h.Hear(g.Check(2, jago.EndTurn()))
	h.Hear(g.Check(jago.Red, jago.Move{}))
	h.Hear(g.Check(jago.Red, jago.Place(jago.Centre(), board.Across, "ABCDEFG")))
	hears(g, "red +1", "red 6F:A", "red 1A:RAS", "red 6F:ZZZ", "red 6F:RAS|A", "red 6F:KG", "red 6F:RASEK", "red ^")
	g = play(t, g, "red 6D:RAS")
	hears(g, "red ?", "red 6E:AS", "red 6D:RAS", "red 1A:RUE", "red 6D:RAK", "red 6D:RUS", "red 6D:GAS", "red 6D:GASE", "red 6D:GUS", "red 6D:GARE")
	g = play(t, g, "red -", "red +*")
	hears(g, "red -", "blue 6D:BIC", "blue 6D:PIE", "blue -")
	g = play(t, g, "blue resign")
	hears(g, "red -")
	g = play(t, pos{rules: official, red: "RASMES"}.state(t), "red 6D:RAS", "red 7E:MES")
	hears(g, "red -")
	g = play(t, pos{rules: official, red: "FAUXF", blue: "E"}.state(t), "red 6D:FAUX", "red -", "red +*", "blue 6D:EAUX", "blue -", "blue +*")
	hears(g, "red 6D:FAUX|F")
	hears(play(t, pos{rules: official, red: "FAUXOI", blue: "ERTZU"}.state(t), "red 6D:FAUX", "red -", "red +ABOI", "blue 6D:EAUX"), "blue E5:FA")
	g = play(t, pos{rules: official, red: "PECHE", blue: "A"}.state(t), "red 6D:PECHE", "red -", "red +*")
	hears(g, "blue 6D:PECHA")
	g = play(t, pos{rules: official, red: "POIRE", blue: "IER"}.state(t), "red 6D:POIRE", "red -", "red +*")
	hears(g, "blue 6D:POIRIER")
	odd, err := rulesOf(t, "official validation=contest").ParseState("turn blue; racks AADEEHIINNOO/DEEEGILNNOTU; board 6D:PECHEx; word 6D red PECHE@6D/red;")
	if err != nil {
		t.Fatal(err)
	}
	hears(odd, "blue 6D:PECHEG")
	g = pos{options: contested, red: "RASUE", blue: "RUEXNT"}.state(t)
	hears(g, "blue ?")
	g = play(t, g, "red 6D:RAS")
	hears(g, "red ?")
	g = shortly(t, shortContest[:8]...)
	hears(g, "red ~", "red -", "red ^C6,D6,E6,F6", "red ^A1", "red ^C6,C6", "blue +1")
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
	_, err = jago.ReadRecord(strings.NewReader("@toss A=M B=C"), nil)
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
	for _, err := range records.Parse(h.T, "").Replay(nil) {
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
		gametest.Equal(t, "in French", rulebook.Explain(err, language.French), fr)
	}
	g := pos{red: "POIRE", blue: "IERPA"}.state(t)
	check(g.Check(jago.Blue, jago.EndTurn()), "c’est au joueur rouge de jouer")
	g = play(t, g, "red 6D:POIRE", "red -", "red +*")
	check(g.Check(jago.Blue, parsed(t, "6D:POIRIER")), "on présume que le nouveau mot a le même sens que POIRE, car ils semblent de la même famille")
	_, err := jago.ReadRecord(strings.NewReader("\n@option rack=many"), nil)
	check(err, "ligne 2\u00a0: l’option rack ne peut pas être «\u00a0many\u00a0»\u00a0: ce doit être un nombre")
	_, err = g.Rules().ParseState("turn green")
	check(err, "«\u00a0turn green\u00a0» d’une position\u00a0: ce doit être l’un de red, blue")
	_, err = jago.Compile(optionsWith(func(o *jago.Options) { o.Rack = 0 }), gaddag.Lexicon())
	check(err, "rack vaut 0, et doit être entre 1 et 12")
}

package scrabblecards_test

import (
	"errors"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
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
	playing := pos{hands: "CRISE2? RACEMON", deck: "AEIOUL3"}.state(t)
	contest := pos{options: "validation=contest", hands: "CRISE2? RACEMON", deck: "AEIOUL3"}.state(t)
	drawing := play(t, contest, "A (0,0)>CRISE")
	later := pos{table: "RAT", hands: "EESTG?2 AEIRST"}.state(t)
	answer := play(t, pos{options: "validation=contest", table: "RAT", hands: "E A"}.state(t), "A (0,0)>RATE")
	for _, text := range []string{"(0,0)>CRISE*2@1*3@2", "je reprends le joker"} { // no move can be that
		_, _, err := later.ParseMove(scrabblecards.A, text)
		var v *rulebook.Violation
		if !errors.As(err, &v) {
			t.Fatalf("%s: %v", text, err)
		}
		h.Hear(v)
	}
	for _, text := range []string{"TES, double", "j'échange deux cartes"} {
		_, _, err := later.ParseMove(scrabblecards.A, text)
		h.Hear(err)
	}
	for _, tt := range []struct {
		state scrabblecards.State
		moves string
	}{
		{playing, "B - C - A +A A ? A . A -#8 A -Z+A A -C A -#1 A -C+AE A -C+C A (1,0)>CRISE A (0,0)>CRIS*2@1 A (0,0)>CRSIE A (0,0)>C"},
		{play(t, playing, "A (0,0)>CRISE"), "B ?"},
		{contest, "B ?"},
		{drawing, "A - A ? A +AEIOUL A +5 A +ZZZZZ"},
		{later, "A (0,0)>RATS*2@9 A (0,0)>RET A (0,1)>ATE A (0,0)>RAT A (5,5)>ES A (0,0)>RATZ"},
		{answer, "B -"},
		{play(t, playing, "A resign"), "A -"},
		{pos{hands: "CRISE2A RACEMON", deck: "AEIOUL"}.state(t), "A -C+A"},
		{pos{options: "exchange=1", hands: "CRISE2A RACEMON", deck: "A"}.state(t), "A -CR+AA"},
		{pos{options: "hand=3", table: "RAT", hands: "EES AEI"}.state(t), "A (0,0)>RATSEES"},
		{pos{options: "validation=contest", table: "A A A A A E E E E E I I I I I", hands: "EESTG?2 AEIRST"}.state(t), "A (15,0)>ES"},
		{fullTable(t), "A (14,0)>EEE"},
	} {
		words := strings.Fields(tt.moves)
		for i := 0; i < len(words); i += 2 {
			p, m := by(t, words[i]+" "+words[i+1])
			err := tt.state.Check(p, m)
			var v *rulebook.Violation
			if !errors.As(err, &v) {
				t.Fatalf("%s %s: %v", p, m, err)
			}
			h.Hear(err)
		}
	}
	h.Hear(playing.Check(scrabblecards.A, scrabblecards.Move{}))
	symbols, _ := lexicon.ReadTagged(strings.NewReader("CRISE\tcrise:symb\nAS\tas:noun\n"))
	r := must.Get(scrabblecards.Compile(scrabblecards.Official(), symbols))(t)
	symbol := must.Get(r.FromSetup(playing.Setup()))(t)
	h.Hear(symbol.Check(scrabblecards.A, placing("(0,0)>CRISE")))
	h.Hear(play(t, drawing, "B ?").Check(scrabblecards.B, scrabblecards.Contest()))
	for _, rounds := range [][]scrabblecards.TossRound{
		nil, {{'J', 'J'}}, {{'?', 'A'}}, {{'A'}}, {{'A', 'B'}, {'A', 'B'}},
	} {
		_, err := r.TossWinner(rounds...)
		h.Hear(err)
	}
}

func (h *hearing) texts() {
	for _, text := range []string{"", strings.Repeat("A", 99), "MOT", "+a", "-a", "(0,0)", "(0,0)>É", "(0,0)>MOT*"} {
		_, err := scrabblecards.ParseMove(text)
		h.Hear(err)
		var e *rulebook.SyntaxError
		if !errors.As(err, &e) {
			h.T.Fatal(err)
		}
	}
	_, err := scrabblecards.Draw(10).MarshalText()
	h.Hear(err)
	_, err = scrabblecards.ParseCards("x")
	h.Hear(err)
	_, err = scrabblecards.ParseCards(strings.Repeat("A", 256))
	h.Hear(err)
	for _, text := range []string{"@option players=3", "@toss A=MM"} {
		_, err := scrabblecards.ReadRecord(strings.NewReader(text), nil)
		h.Hear(err)
	}
	for _, spoil := range []func(*scrabblecards.Record){
		func(r *scrabblecards.Record) { r.First = scrabblecards.A },
		func(r *scrabblecards.Record) { r.Options.Excluded = 1 << 31 },
		func(r *scrabblecards.Record) { r.Moves[0].Text = "-" },
	} {
		rec := records.Parse(h.T, "@toss A=D B=C\nB +CRISERA\n")
		spoil(&rec)
		_, err := rec.MarshalText()
		h.Hear(err)
	}
	r, texts := stateTextErrors(h.T)
	for _, text := range texts {
		_, err := r.ParseState(text.String())
		h.Hear(err)
	}
	r, texts = viewTextErrors(h.T)
	for _, text := range texts {
		_, err := r.ParseView(text.String())
		h.Hear(err)
	}
	_, err = r.Start(scrabblecards.A).WithRack(scrabblecards.A, scrabblecards.MustParseCards("A"))
	h.Hear(err)
}

func (h *hearing) options() {
	for _, text := range []string{
		"", "classic", "official players", "official colour=red", "official players=x", "official validation=x", "official deck=x", "official values=x",
		"official exclude=x", "official players=9", "official exclude=" + lexicon.AllClasses.String(), "official deck=" + strings.Repeat("A", 20),
	} {
		_, err := scrabblecards.ParseOptions(text)
		h.Hear(err)
	}
	h.Hear(scrabblecards.Options{}.Validate())
	odd := scrabblecards.Official()
	odd.Validation, odd.Excluded = 9, 1<<31
	for _, l := range []*lexicon.Lexicon{nil, {}} {
		_, err := scrabblecards.Compile(odd, l)
		h.Hear(err)
	}
	_, err := new(scrabblecards.Rules).ParseState("-")
	h.Hear(err)
}

func (h *hearing) positions() {
	r := rulesOf(h.T, shortGameOptions)
	for n, faults := range setupFaults() {
		s := play(h.T, r.Start(scrabblecards.A), shortGameMoves[:n]...)
		for _, f := range faults {
			p := s.Setup()
			f.spoil(&p)
			_, err := r.FromSetup(p)
			h.Hear(err)
		}
	}
	strict := rulesOf(h.T, strings.Replace(shortGameOptions, " validation=contest", "", 1))
	s := play(h.T, r.Start(scrabblecards.A), append(shortGameMoves[:5:5], "B (0,0)>RATLE")...)
	p := s.Setup()
	_, err := strict.FromSetup(p)
	h.Hear(err)
	p.Phase = scrabblecards.Answer
	_, err = strict.FromSetup(p)
	h.Hear(err)
}

// Some of it, word by word.
func TestFrenchOfFaults(t *testing.T) {
	check := func(err error, fr string) {
		t.Helper()
		gametest.Equal(t, "in French", rulebook.Explain(err, language.French), fr)
	}
	s := pos{hands: "CRISE2? RACEMON", deck: "AEIOUL3"}.state(t)
	check(s.Check(scrabblecards.A, placing("-CR+A")), "il faut piocher 2\u00a0cartes, et non 1")
	check(s.Check(scrabblecards.A, placing("(0,0)>CRIS*2@1")), "le premier mot compte double, et aucune carte Prime ne l’accompagne")
	_, err := scrabblecards.ReadRecord(strings.NewReader("\n@option hand=many"), nil)
	check(err, "ligne 2\u00a0: l’option hand ne peut pas être «\u00a0many\u00a0»\u00a0: ce doit être un nombre")
	_, err = scrabblecards.ReadRecord(strings.NewReader("A (0,0)>CR?SE"), nil)
	check(err, "ligne 1\u00a0: le coup «\u00a0(0,0)>CR?SE\u00a0»\u00a0: un mot a jusqu’à 15 lettres de A à Z sans accents, en minuscules pour les jokers")
	_, err = s.Rules().ParseState("turn D")
	check(err, "«\u00a0turn D\u00a0» d’une position\u00a0: joueur inconnu «\u00a0D\u00a0»")
	_, err = scrabblecards.Compile(optionsWith(func(o *scrabblecards.Options) { o.Players = 1 }), gaddag.Lexicon())
	check(err, "players vaut 1, et doit être entre 2 et 6")
}

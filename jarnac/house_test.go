package jarnac_test

import (
	"errors"
	"fmt"
	"log"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
)

// In this house no word is lengthened by an S alone.
func ExampleRules_WithWords() {
	house := rules(jarnac.Official()).WithWords(func(word, former string) error {
		if former != "" && word == former+"S" {
			return errors.New("it is only a plural")
		}
		return nil
	})
	s, err := house.FromSetup(jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{
		{Lines: []string{"RAT"}, Rack: bag.MustParse("SZ"), Drawn: true}, {Drawn: true},
	}})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(s.AppendMoves(nil, jarnac.A))
	fmt.Println(s.Check(jarnac.A, jarnac.Extend(1, "RATS")))
	// Output:
	// [1:TZAR 1:TZARS 1:ARTS 1:STAR 1:TARS 1:TSAR -]
	// 1:RATS: the house does not admit it: it is only a plural (official/words/reference)
}

// A house rule binds the check, the lists of moves and of words, and contests; it is told in
// French by an error that can.
func TestWithWords(t *testing.T) {
	for _, options := range []string{"official", contested} {
		asked := map[string]bool{}
		free := rulesOf(t, options)
		house := free.WithWords(func(word, former string) error {
			asked[word+" of "+former] = true
			if strings.HasPrefix(word, "T") {
				return rulebook.ErrNoDecision // an error in two languages
			}
			return nil
		})
		setup := pos{phase: jarnac.Playing, a: "RAT|ZES", b: "|SOLT"}.state(t).Setup()
		s := must.Get(house.FromSetup(setup))(t)
		begun := must.Get(free.FromSetup(setup))(t)
		all := slices.DeleteFunc(begun.AppendMoves(nil, jarnac.A), func(m jarnac.Move) bool { return strings.HasPrefix(m.Word(), "T") })
		if got := s.AppendMoves(nil, jarnac.A); !slices.Equal(got, all) || len(all) == len(begun.AppendMoves(nil, jarnac.A)) {
			t.Errorf("%s: moves are %v, want %v", options, got, all)
		}
		if words := s.AppendWordsOn(nil, jarnac.A, 1); len(words) == 0 || slices.Contains(words, "TZAR") {
			t.Errorf("%s: words are %v", options, words)
		}
		if !asked["TZAR of RAT"] {
			t.Errorf("%s: the house was asked of %v", options, asked)
		}
		bad := house.CheckMade("TZAR", "RAT")
		if free.CheckMade("TZAR", "RAT") != nil || gametest.Clause(bad) != "official/words/reference" {
			t.Errorf("%s: TZAR is refused with %v", options, bad)
		}
		if fr := rulebook.Explain(bad, language.French); fr != "les règles de la maison ne l’admettent pas\u00a0: c’est la pendule qui dit quel drapeau est tombé" {
			t.Errorf("in French it says %q", fr)
		}
		next, err := s.Play(jarnac.A, jarnac.Extend(1, "TZAR"))
		if options == "official" {
			if gametest.Clause(err) != "official/words/reference" {
				t.Errorf("TZAR is laid, %v", err)
			}
			continue
		}
		if e, err := next.Effect(jarnac.B, jarnac.Contest()); err != nil || len(e.Undone) != 1 || e.Undone[0].Clause != "official/words/reference" {
			t.Errorf("contested: %v, %v", e, err)
		}
		if house.WithWords(nil).CheckMade("TZAR", "RAT") != nil {
			t.Error("the house rule stays")
		}
	}
}

// Games without swaps and without Jarnacs.
func TestNeither(t *testing.T) {
	o := jarnac.Official()
	o.SwapSize, o.Jarnacs = 0, 0
	at := pos{options: o.String(), phase: jarnac.Handover, a: "RAT|BUZET", b: "SOL|EAIRS"}
	s := at.state(t)
	if got := s.AppendMoves(nil, jarnac.A); !slices.Equal(got, []jarnac.Move{jarnac.Draw(1)}) {
		t.Errorf("moves are %v", got)
	}
	for _, m := range []jarnac.Move{jarnac.Swap("").WithDrawn(""), jarnac.Swap("BUZ").WithDrawn("AAA"), jarnac.Swap("B").WithDrawn("A")} {
		if err := s.Check(jarnac.A, m); gametest.Clause(err) != "official/handover/swap" {
			t.Errorf("%v is refused with %v", m, err)
		}
	}
	if err := s.Check(jarnac.A, jarnac.Jarnac(1, "SOLE")); gametest.Clause(err) != "official/handover/one" {
		t.Errorf("a Jarnac is refused with %v", err)
	}
	full := "RAT BUT TIR SOL MUR NEZ CAP LIT"
	s = play(t, pos{options: o.String(), phase: jarnac.Playing, a: full + "|", b: "|"}.state(t), "A -")
	if got := s.AppendMoves(nil, jarnac.B); !slices.Equal(got, []jarnac.Move{jarnac.LetGo()}) || s.Phase() != jarnac.Answer {
		t.Errorf("in the last chance moves are %v", got)
	}
}

// Nil and zero Rules answer, and nobody but A and B begins.
func TestNoRules(t *testing.T) {
	for _, r := range []*jarnac.Rules{nil, new(jarnac.Rules)} {
		if r.Options() != (jarnac.Options{}) || r.Lexicon() != nil || r.Start(jarnac.A) != (jarnac.State{}) {
			t.Error("no Rules have options, or a game")
		}
	}
	gametest.Equal(t, "what player 7 begins", rulesOf(t, "official").Start(7), (jarnac.State{}))
	defer func() {
		if recover() == nil {
			t.Error("MustCompile makes rules of no options")
		}
	}()
	if jarnac.MustCompile(jarnac.Official(), french.Lexicon()).Options() != jarnac.Official() {
		t.Error("MustCompile makes other rules")
	}
	jarnac.MustCompile(jarnac.Options{}, french.Lexicon())
}

// A State makes steps, and a Record leads to its end.
func TestStepAndEnd(t *testing.T) {
	s := rulesOf(t, "official").Start(jarnac.A)
	rec := jarnac.NewRecord(s.Rules(), jarnac.A)
	for _, m := range []jarnac.Move{jarnac.Draw(6).WithDrawn("ABUZRT"), jarnac.Place("RAT")} {
		step, err := s.Step(s.Turn(), m)
		if err != nil || step.Before != s || step.Move != m {
			t.Fatal(step, err)
		}
		rec.Append(step)
		s = step.After
	}
	step, err := s.Step(jarnac.B, jarnac.Pass())
	if err == nil || step.Before != s || step.After != s || step.Player != jarnac.B {
		t.Errorf("an illegal step is %v, %v", step, err)
	}
	if end, err := rec.End(s.Rules()); err != nil || end.String() != s.String() {
		t.Errorf("the record ends in %v, %v", end, err)
	}
	rec.Append(step)
	if end, err := rec.End(s.Rules()); err == nil || end.String() != s.String() {
		t.Errorf("with an illegal move it ends in %v, %v", end, err)
	}
	rec.Moves = nil
	if end, err := rec.End(s.Rules()); err != nil || end.String() != s.Rules().Start(jarnac.A).String() {
		t.Errorf("without moves it ends in %v, %v", end, err)
	}
	if _, err := new(jarnac.Record).End(s.Rules()); err == nil {
		t.Error("the zero Record has an end")
	}
}

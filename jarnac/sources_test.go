package jarnac_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// The examples that the sources give, as games.

func TestExampleTzar(t *testing.T) { // classic/example-tzar
	for _, options := range []string{"official", "classic"} {
		t.Run("classic/example-tzar "+options, func(t *testing.T) {
			s := play(t, rulesOf(t, options).Start(jarnac.A),
				"A +ABUZRT", "A RAT", "A +T", "A BUT", "A +W", "A -", "B !1:TZAR")
			gametest.Equal(t, "mat of A", words(s, jarnac.A), ". BUT")
			gametest.Equal(t, "rack of A", s.Rack(jarnac.A).String(), "W")
			gametest.Equal(t, "mat of B", words(s, jarnac.B), "TZAR")
			gametest.Equal(t, "scores", s.Scores(), [2]int{9, 16})
			gametest.Equal(t, "letters due", s.Due(), 6)
			s = play(t, s, "B +AEIOUN")
			gametest.Equal(t, "phase", s.Phase(), jarnac.Playing)
		})
	}
	t.Run("classic/turn", func(t *testing.T) { // of B, with a Jarnac before it and without one
		for _, before := range [][]string{{"B !1:TZAR"}, nil} {
			s := play(t, rulesOf(t, "classic").Start(jarnac.A), "A +ABUZRT", "A RAT", "A +T", "A BUT", "A +W", "A -")
			s = play(t, s, append(before, "B +AEIONS", "B SOIN", "B +A", "B -")...)
			gametest.Equal(t, "player on turn", s.Turn(), jarnac.A)
			gametest.Equal(t, "Jarnac", effect(t, s, fmt.Sprintf("A !%d:NOISE", 1+len(before))).Clause, law.ClassicJarnac)
		}
	})
	t.Run("official/turn/extend", func(t *testing.T) {
		s := play(t, rulesOf(t, "official").Start(jarnac.A), "A +ABUZRT", "A RAT", "A +T", "A 1:TZAR")
		gametest.Equal(t, "rack", s.Rack(jarnac.A).String(), "BTU")
	})
}

func TestExampleSteps(t *testing.T) {
	t.Run("classic/example-steps", func(t *testing.T) {
		s := play(t, rulesOf(t, "classic").Start(jarnac.A), "A +ACEERT")
		once := play(t, s, "A TRACEE")
		drawn := 0
		for _, m := range []string{"ARE", "1:RACE", "1:TRACE", "1:TRACEE"} {
			s = play(t, s, "A "+m)
			drawn += s.Due()
			s = play(t, s, "A +N")
		}
		gametest.Equal(t, "letters drawn in four steps", drawn, 4)
		gametest.Equal(t, "letters drawn at once", once.Due(), 1)
		gametest.Equal(t, "mat", words(s, jarnac.A), "TRACEE")
	})
}

// The sources print CASIER and BROSSET, which do not hold the letters added.
func TestExampleDouble(t *testing.T) {
	t.Run("classic/example-double", func(t *testing.T) {
		s := pos{options: "classic", phase: jarnac.Handover, turn: jarnac.B, a: "CARIES SORBETS|SN", b: "LAC|AE"}.state(t)
		refused(t, s, "B !1:CASIER", law.ClassicExtend)
		refused(t, s, "B !2:BROSSET", law.ClassicExtend)
		s = play(t, s, "B !1:CASIERS", "B !2:BROSSENT")
		gametest.Equal(t, "mat of A", words(s, jarnac.A), "")
		gametest.Equal(t, "rack of A", s.Rack(jarnac.A).String(), "")
		gametest.Equal(t, "mat of B", words(s, jarnac.B), "LAC CASIERS BROSSENT")
		gametest.Equal(t, "Jarnacs", s.Jarnacs(jarnac.B), 2)
	})
}

// What the formula without chaining makes of the pairs that the sources judge.
func TestSameEntry(t *testing.T) {
	for _, tt := range []struct {
		clause, options, from, to string
		good                      bool
	}{
		{"official/words/same-entry", "competition", "ELANCE", "ELANCEE", false},
		{"official/words/same-entry", "competition", "ELANCE", "ENLACEE", true},
		{"official/words/same-entry", "competition", "LAC", "LACS", false},
		{"official/words/same-entry", "competition", "LAC", "CALS", true},
		{"official/words/same-entry", "competition", "MENAGE", "MENAGER", false},
		{"official/words/same-entry", "competition", "MENAGE", "MANEGER", true},
		{"official/words/same-entry", "competition", "MENAGE", "REMANGE", true},
		{"official/words/same-entry", "competition", "MENAGE", "ENGAMER", true},
		{"official/words/same-entry", "competition", "FLORE", "FLORES", false},
		{"official/words/same-entry", "official", "MENAGE", "MENAGER", true},
		{"official/words/same-entry", "official formula=no-chaining", "LAC", "LACS", false},
		{"official/words/same-entry", "official formula=no-conjugations", "LAC", "LACS", true},
		{"official/words/same-entry", "classic formula=no-chaining", "LAC", "LACS", false},
		{"classic-competition/same-entry", "classic-competition", "DECRU", "DECRUE", true},
		{"classic-competition/example-same-entry", "classic-competition", "LAC", "LACS", false},
		{"classic-competition/example-same-entry", "classic-competition", "LAC", "CALS", true},
		{"classic-competition/example-same-entry", "classic-competition", "ELANCE", "ELANCEE", false},
		{"classic-competition/example-same-entry", "classic-competition", "ELANCE", "ENLACEE", true},
		{"classic-competition/example-same-entry", "classic-competition", "MENAGE", "MENAGER", false},
		{"classic-competition/example-same-entry", "classic-competition", "MENAGE", "ENGAMER", true},
		// COURS is the noun, and the verb courir by finite forms alone; COURUS is
		// its participle. The two are linked only where conjugations are words.
		{"official/words/same-entry-readings", "competition", "COURS", "COURUS", true},
		{"official/words/same-entry-readings", "official formula=no-chaining", "COURS", "COURUS", false},
		{"official/words/same-entry-readings", "official formula=no-chaining", "JOUA", "JOUAI", false},
	} {
		t.Run(tt.clause+" "+tt.from+" "+tt.to, func(t *testing.T) {
			added, _ := bag.MustParse(tt.to).Minus(bag.MustParse(tt.from))
			clause := law.OfficialWordsSameEntry
			if strings.HasPrefix(tt.options, "classic-competition") {
				clause = law.ClassicCompetitionSameEntry
			}
			// The scope is every transformation, by the owner or as a Jarnac.
			own := pos{options: tt.options, phase: jarnac.Playing, a: tt.from + "|" + added.String()}.state(t)
			call := pos{options: tt.options, phase: jarnac.Handover, turn: jarnac.B, a: tt.from + "|" + added.String()}.state(t)
			if tt.good {
				play(t, own, "A 1:"+tt.to)
				play(t, call, "B !1:"+tt.to)
				return
			}
			refused(t, own, "A 1:"+tt.to, clause)
			refused(t, call, "B !1:"+tt.to, clause)
		})
	}
	t.Run("official/words/same-entry-scope", func(t *testing.T) {
		s := pos{options: "competition", phase: jarnac.Playing, a: "LAC|LACS"}.state(t)
		s = play(t, s, "A LACS") // a new word is bound by nothing
		gametest.Equal(t, "mat", words(s, jarnac.A), "LAC LACS")
		// Contested, a chained word is a bad one (official/contest/formula), by its owner or as a Jarnac.
		const contest = "competition validation=contest"
		own := pos{options: contest, phase: jarnac.Playing, a: "LAC|S"}.state(t)
		same(t, "words undone", undone(t, own, "A 1:LACS", "B ?"), list("LACS official/words/same-entry"))
		call := pos{options: contest, phase: jarnac.Handover, turn: jarnac.B, a: "LAC|S"}.state(t)
		same(t, "words undone", undone(t, call, "B !1:LACS", "A ?"), list("LACS official/words/same-entry"))
	})
}

func TestConjugations(t *testing.T) {
	for _, clause := range []rulebook.Clause{law.OfficialWordsConjugations, law.ClassicCompetitionWords} {
		options := map[rulebook.Clause]string{
			law.OfficialWordsConjugations: "competition", law.ClassicCompetitionWords: "classic-competition",
		}[clause]
		t.Run(string(clause), func(t *testing.T) {
			for w, good := range map[string]bool{
				"JOUER": true, "JOUE": true, "JOUES": true, "JOUEE": true, "JOUEES": true, "JOUANT": true,
				"JOUA": false, "JOUAI": false, "JOUONS": false,
			} {
				s := pos{options: options, phase: jarnac.Playing, a: "|" + w}.state(t)
				if good {
					play(t, s, "A "+w)
				} else {
					refused(t, s, "A "+w, clause)
				}
				with := strings.Replace(options, "competition", "official", 1)
				if options == "classic-competition" {
					with = "classic"
				}
				play(t, pos{options: with, phase: jarnac.Playing, a: "|" + w}.state(t), "A "+w)
			}
		})
	}
	t.Run("official/words/competition", func(t *testing.T) {
		gametest.Equal(t, "the competition formula", jarnac.Competition().NoConjugations && jarnac.Competition().NoChaining, true)
		for _, f := range []string{"free", "no-conjugations", "no-chaining", "competition"} {
			o := rulesOf(t, "official formula="+f).Options()
			s := pos{options: "official formula=" + f, phase: jarnac.Playing, a: "LAC|SJOUA"}.state(t)
			_, chained := s.Play(jarnac.A, jarnac.Extend(1, "LACS"))
			_, conjugated := s.Play(jarnac.A, jarnac.Place("JOUA"))
			gametest.Equal(t, f+": LACS is good", chained == nil, !o.NoChaining)
			gametest.Equal(t, f+": JOUA is good", conjugated == nil, !o.NoConjugations)
		}
	})
}

func TestClassesOfWords(t *testing.T) {
	for _, tt := range []struct {
		clause  rulebook.Clause
		options string
		word    string
		good    bool
	}{
		{law.OfficialWordsReference, "official", "RATZ", false},
		{law.OfficialWordsReference, "official", "TZAR", true},
		{law.OfficialWordsDerived, "official", "LACS", true},
		{law.OfficialWordsDerived, "official", "CHIENNES", true},
		{law.OfficialWordsDerived, "official", "ELANCEE", true},
		{law.OfficialWordsDerived, "official", "JOUANT", true},
		{law.OfficialWordsClasses, "official", "COSH", false},
		{law.OfficialWordsClasses, "official", "AVR", false},
		{law.OfficialWordsClasses, "official", "OUSTE", true}, // an interjection
		{law.OfficialWordsClasses, "official", "CATIMINI", true},
		{law.OfficialWordsClasses, "official exclude=pref,abbr,symb,comp,prop,loc", "CATIMINI", false},
		{law.ClassicWords, "classic", "OUSTE", false},
		{law.ClassicWords, "classic", "COSH", false},
		{law.ClassicWords, "classic", "RATZ", false},
		{law.ClassicWords, "classic", "JOUA", true},
	} {
		t.Run(string(tt.clause)+" "+tt.word, func(t *testing.T) {
			s := pos{options: tt.options, phase: jarnac.Playing, a: "|" + tt.word}.state(t)
			if tt.good {
				play(t, s, "A "+tt.word)
			} else {
				refused(t, s, "A "+tt.word, tt.clause)
			}
		})
	}
}

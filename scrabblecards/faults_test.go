package scrabblecards_test

import (
	"errors"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// Whatever is refused, or wrong with a text or a value, is said in English and in
// French. A hearing is all that has been said, line by line.
type hearing struct {
	t    *testing.T
	said [][2]string
}

func (h *hearing) hear(err error) {
	h.t.Helper()
	if err == nil {
		h.t.Error("nothing is wrong")
		return
	}
	en, fr := detailIn(err, language.English), detailIn(err, language.French)
	if len(en) != len(fr) {
		h.t.Fatalf("%q is said in French as %q", en, fr)
	}
	for i := range en {
		h.said = append(h.said, [2]string{en[i], fr[i]})
	}
}

func detailIn(err error, tag language.Tag) []string {
	var v *rulebook.Violation
	if errors.As(err, &v) {
		return []string{v.Detail(tag)}
	}
	return strings.Split(rulebook.Detail(err, tag), "\n")
}

func TestPhrases(t *testing.T) {
	h := &hearing{t: t}
	h.refusals()
	h.texts()
	h.options()
	h.positions()

	source, err := os.ReadFile("phrases.go")
	if err != nil {
		t.Fatal(err)
	}
	english := phrasesIn(t, string(source), `(?m)^\t(\w+)\s+= (".*")$`)
	french := phrasesIn(t, string(source), `(?m)^\t(\w+):\s+(".*"),$`)
	if len(english) < 100 || len(english) != len(french) {
		t.Fatalf("there are %d phrases, and %d in French", len(english), len(french))
	}
	space := regexp.MustCompile(`[^,] [:;?!]( |$)`)
	for name, en := range english {
		fr := french[name]
		found := false
		for _, said := range h.said {
			found = found || says(said[0], en) && says(said[1], fr)
		}
		if !found {
			t.Errorf("nothing says %s, %q and %q", name, en, fr)
		}
		if space.MatchString(fr) {
			t.Errorf("%q lacks a no-break space", fr)
		}
	}
}

func phrasesIn(t *testing.T, source, pattern string) map[string]string {
	found := map[string]string{}
	for _, m := range regexp.MustCompile(pattern).FindAllStringSubmatch(source, -1) {
		text, err := strconv.Unquote(m[2])
		if err != nil {
			t.Fatal(err)
		}
		found[m[1]] = text
	}
	return found
}

var verb = regexp.MustCompile(`%#?[a-z]`)

// says reports whether a text says a phrase, with whatever stands for its verbs.
func says(text, phrase string) bool {
	for _, part := range verb.Split(phrase, -1) {
		_, after, found := strings.Cut(text, part)
		if !found {
			return false
		}
		text = after
	}
	return true
}

func (h *hearing) refusals() {
	t := h.t
	playing := spot{hands: "CRISE2? RACEMON", deck: "AEIOUL3"}.state(t)
	drawing := goes(t, playing, "A (0,0)>CRISE")
	later := spot{table: "RAT", hands: "EESTG?2 AEIRST"}.state(t)
	answer := goes(t, spot{options: "validation=contest", table: "RAT", hands: "E A"}.state(t), "A (0,0)>RATE")
	for _, tt := range []struct {
		state scrabblecards.State
		moves string
	}{
		{playing, "B - C - A +A A ? A . A -#8 A -Z+A A -C A -#1 A -C+AE A -C+C A (1,0)>CRISE A (0,0)>CRIS*2@1 A (0,0)>CRSIE A (0,0)>C"},
		{drawing, "A - A ? A +AEIOUL A +5 A +ZZZZZ"},
		{later, "A (0,0)>RATS*2@9 A (0,0)>RET A (0,1)>ATE A (0,0)>RAT A (5,5)>ES A (0,0)>RATZ"},
		{answer, "B -"},
		{goes(t, playing, "A resign"), "A -"},
		{spot{hands: "CRISE2A RACEMON", deck: "AEIOUL"}.state(t), "A -C+A"},
		{spot{options: "exchange=1", hands: "CRISE2A RACEMON", deck: "A"}.state(t), "A -CR+AA"},
		{spot{options: "hand=3", table: "RAT", hands: "EES AEI"}.state(t), "A (0,0)>RATSEES"},
		{spot{options: "validation=contest", table: "A A A A A E E E E E I I I I I", hands: "EESTG?2 AEIRST"}.state(t), "A (15,0)>ES"},
		{spot{options: "exclude=noun,adj,adv,inf,pp,ppr,fin,pref,abbr,symb,comp,prop,other", hands: "CRISE2A RACEMON", deck: "AEIOUL"}.state(t), "A (0,0)>CRISE"},
		{fullTable(t), "A (14,0)>EEE"},
	} {
		words := strings.Fields(tt.moves)
		for i := 0; i < len(words); i += 2 {
			p, m := whose(t, words[i]+" "+words[i+1])
			err := tt.state.Check(p, m)
			var v *rulebook.Violation
			if !errors.As(err, &v) {
				t.Fatalf("%s %s: %v", p, m, err)
			}
			h.hear(err)
		}
	}
	h.hear(playing.Check(scrabblecards.A, scrabblecards.Move{}))
	r := playing.Rules()
	for _, rounds := range [][]scrabblecards.TossRound{
		nil, {{'J', 'J'}}, {{'?', 'A'}}, {{'A'}}, {{'A', 'B'}, {'A', 'B'}},
	} {
		_, err := r.TossWinner(rounds...)
		h.hear(err)
	}
}

func (h *hearing) texts() {
	for _, text := range []string{"", strings.Repeat("A", 99), "MOT", "+a", "-a", "(0,0)", "(0,0)>É", "(0,0)>MOT*"} {
		_, err := scrabblecards.ParseMove(text)
		h.hear(err)
		var e *scrabblecards.SyntaxError
		if !errors.As(err, &e) {
			h.t.Fatal(err)
		}
	}
	_, err := scrabblecards.Move{}.MarshalText()
	h.hear(err)
	_, err = scrabblecards.ParseCards("x")
	h.hear(err)
	_, err = scrabblecards.ParseCards(strings.Repeat("A", 256))
	h.hear(err)
	for _, text := range []string{"@option players=3", "@toss A=MM"} {
		_, err := scrabblecards.ReadRecord(strings.NewReader(text))
		h.hear(err)
	}
	for _, spoil := range []func(*scrabblecards.Record){
		func(r *scrabblecards.Record) { r.First = scrabblecards.A },
		func(r *scrabblecards.Record) { r.Options.Excluded = 1 << 31 },
		func(r *scrabblecards.Record) { r.Moves[0].Text = "-" },
	} {
		rec := readRecord(h.t, "@toss A=D B=C\nB +CRISERA\n")
		spoil(&rec)
		_, err := rec.MarshalText()
		h.hear(err)
	}
	r, faults := stateTextErrors(h.t)
	for _, f := range faults {
		_, err := r.ParseState(f.text)
		h.hear(err)
	}
}

func (h *hearing) options() {
	for _, text := range []string{
		"", "classic", "official players", "official colour=red", "official players=x", "official validation=x", "official deck=x", "official values=x",
		"official exclude=x", "official players=9", "official exclude=" + lexicon.AllClasses.String(), "official deck=" + strings.Repeat("A", 20),
	} {
		_, err := scrabblecards.ParseOptions(text)
		h.hear(err)
	}
	h.hear(scrabblecards.Options{}.Validate())
	odd := scrabblecards.Official()
	odd.Validation, odd.Excluded = 9, 1<<31
	for _, l := range []*lexicon.Lexicon{nil, {}} {
		_, err := scrabblecards.Compile(odd, l)
		h.hear(err)
	}
	_, err := new(scrabblecards.Rules).ParseState("-")
	h.hear(err)
}

func (h *hearing) positions() {
	r := roamRules(h.t, shortGameOptions)
	for n, faults := range setupFaults() {
		s := goes(h.t, r.Start(scrabblecards.A), shortGameMoves[:n]...)
		for _, f := range faults {
			p := s.Setup()
			f.spoil(&p)
			_, err := r.FromSetup(p)
			h.hear(err)
		}
	}
	strict := roamRules(h.t, strings.Replace(shortGameOptions, " validation=contest", "", 1))
	s := goes(h.t, r.Start(scrabblecards.A), append(shortGameMoves[:5:5], "B (0,0)>RATLE")...)
	p := s.Setup()
	_, err := strict.FromSetup(p)
	h.hear(err)
	p.Phase = scrabblecards.Answer
	_, err = strict.FromSetup(p)
	h.hear(err)
}

// Some of it, word by word.
func TestFrenchOfFaults(t *testing.T) {
	check := func(err error, fr string) {
		t.Helper()
		have(t, "in French", strings.Join(detailIn(err, language.French), "\n"), fr)
	}
	s := spot{hands: "CRISE2? RACEMON", deck: "AEIOUL3"}.state(t)
	check(s.Check(scrabblecards.A, placing("-CR+A")), "cartes à piocher\u00a0: 2, et non 1")
	check(s.Check(scrabblecards.A, placing("(0,0)>CRIS*2@1")), "le premier mot compte double, et aucune carte Prime ne l'accompagne")
	_, err := scrabblecards.ReadRecord(strings.NewReader("\n@option hand=many"))
	check(err, "ligne 2\u00a0: l'option hand ne peut pas être \"many\"\u00a0: c'est un nombre")
	_, err = scrabblecards.ReadRecord(strings.NewReader("A (0,0)>CR?SE"))
	check(err, "ligne 1\u00a0: le coup \"(0,0)>CR?SE\"\u00a0: un mot a jusqu'à 15 lettres de A à Z, en minuscules pour les jokers\u00a0; lexicon.Normalize ôte les accents")
	_, err = s.Rules().ParseState("turn D")
	check(err, "\"turn D\" d'un état\u00a0: il n'y a pas de joueur \"D\"")
	_, err = scrabblecards.Compile(optionsWith(func(o *scrabblecards.Options) { o.Players = 1 }), french.Lexicon())
	check(err, "Players est 1, et doit être de 2 à 6")
}

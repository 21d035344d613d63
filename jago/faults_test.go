package jago_test

import (
	"errors"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
)

// Whatever is refused, or wrong with a text or a value, is said in English and in French.
// A hearing is all that has been said, line by line.
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
	if len(english) < 80 || len(english) != len(french) {
		t.Fatalf("there are %d phrases, and %d in French", len(english), len(french))
	}
	space := regexp.MustCompile(`[^,] [:;?!]( |$)`)
	for name, en := range english {
		fr := french[name]
		says := func(said [2]string) bool { return phraseIn(said[0], en) && phraseIn(said[1], fr) }
		if !slices.ContainsFunc(h.said, says) {
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

var verb = regexp.MustCompile(`%#?(\[\d\])?[a-z]`)

// phraseIn reports whether a text says a phrase, with whatever stands for its verbs.
func phraseIn(text, phrase string) bool {
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
	refused := func(g *tale, lines ...string) {
		h.t.Helper()
		for _, line := range lines {
			p, m := g.parse(line)
			h.hear(g.s.Check(p, m))
		}
	}
	official := rulesNamed(h.t, "official")
	start := &tale{h.t, official.Start(jago.Red)}
	refused(start, "red +5", "red +12", "red +XXXXXXXXXXXX", "red 6F:RAS", "blue -", "red ?")
	g := taleOf(h.t, official, "RASKGEU", "BPECHAGIR")
	h.hear(g.s.Check(2, jago.End()))
	h.hear(g.s.Check(jago.Red, jago.Move{}))
	h.hear(g.s.Check(jago.Red, jago.Lay(jago.Centre, jago.Across, "ABCDEFG", "")))
	refused(g, "red +1", "red 6F:A", "red 1A:RAS", "red 6F:ZZZ", "red 6F:RAS|A", "red 6F:KG", "red 6F:RASEK", "red ^")
	g.plays("red 6D:RAS")
	refused(g, "red ?", "red 6E:AS", "red 6D:RAS", "red 1A:RUE", "red 6D:RAK", "red 6D:RUS", "red 6D:GAS", "red 6D:GASE", "red 6D:GUS", "red 6D:GARE")
	g.plays("red -", "red +*")
	refused(g, "red -", "blue 6D:BIC", "blue 6D:PIE", "blue -")
	g.plays("blue resign")
	refused(g, "red -")
	g = taleOf(h.t, official, "RASMES", "")
	g.plays("red 6D:RAS", "red 7E:MES")
	refused(g, "red -")
	g = taleOf(h.t, official, "FAUXF", "E")
	refused(g.plays("red 6D:FAUX", "red -", "red +*", "blue 6D:EAUX", "blue -", "blue +*"), "red 6D:FAUX|F")
	g = taleOf(h.t, official, "PECHE", "A")
	refused(g.plays("red 6D:PECHE", "red -", "red +*"), "blue 6D:PECHA")
	g = taleOf(h.t, official, "POIRE", "IER")
	refused(g.plays("red 6D:POIRE", "red -", "red +*"), "blue 6D:POIRIER")
	g = taleOf(h.t, official, "RASIZ", "TPV")
	refused(g.plays("red 6D:RAS", "red D6:RIZ", "red -", "red +*"), "blue 6D:PAS")
	g = &tale{h.t, shortly(h.t, shortContest[:8]...)}
	refused(g, "red ~", "red -", "red ^C6,D6,E6,F6", "red ^A1", "red ^C6,C6", "blue +1")
}

func (h *hearing) texts() {
	for _, text := range []string{"", strings.Repeat("A", 99), "RAS", "+a", "6F:", "^^"} {
		_, err := jago.ParseMove(text)
		h.hear(err)
		var e *jago.SyntaxError
		if !errors.As(err, &e) {
			h.t.Fatal(err)
		}
	}
	_, err := jago.Move{}.MarshalText()
	h.hear(err)
	_, _, err = jago.ParseSquare("x")
	h.hear(err)
	_, err = jago.ReadRecord(strings.NewReader("@toss A=M B=C"))
	h.hear(err)
	for _, spoil := range []func(*jago.Record){
		func(r *jago.Record) { r.Options.Excluded = 1 << 31 },
		func(r *jago.Record) { r.Moves[0].Text = "-" },
	} {
		rec := recordOf(h.t, "A +RASEILTNDHOU\n")
		spoil(&rec)
		_, err := rec.MarshalText()
		h.hear(err)
	}
	for _, err := range recordOf(h.t, "").ReplayWith(nil) {
		h.hear(err)
	}
	for _, f := range stateTextErrors(h.t) {
		_, err := rulesNamed(h.t, shortGame).ParseState(f.text)
		h.hear(err)
	}
}

func (h *hearing) options() {
	for _, text := range []string{
		"", "classic", "official rack", "official colour=red", "official rack=x", "official validation=x", "official letters=x",
		"official exclude=x", "official rack=13", "official exclude=" + lexicon.AllClasses.String(), "official letters=" + strings.Repeat("A?", 20),
	} {
		_, err := jago.ParseOptions(text)
		h.hear(err)
	}
	h.hear(jago.Options{}.Validate())
	odd := jago.Official()
	odd.Validation, odd.Excluded = 9, 1<<31
	for _, l := range []*lexicon.Lexicon{nil, {}} {
		_, err := jago.Compile(odd, l)
		h.hear(err)
	}
	_, err := new(jago.Rules).ParseState("-")
	h.hear(err)
}

func (h *hearing) positions() {
	for _, one := range setupFaults(h.t) {
		for _, f := range one.faults {
			p := one.state.Setup()
			f.spoil(&p)
			_, err := rulesNamed(h.t, shortGame).FromSetup(p)
			h.hear(err)
		}
	}
	strict := rulesNamed(h.t, strings.TrimSuffix(shortGame, " validation=contest"))
	_, err := strict.FromSetup(shortly(h.t, "red +RAS", "blue +GOT", "red 6D:RSA", "red -").Setup())
	h.hear(err)
}

// Some of it, word by word.
func TestFrenchOfFaults(t *testing.T) {
	check := func(err error, fr string) {
		t.Helper()
		if got := strings.Join(detailIn(err, language.French), "\n"); got != fr {
			t.Errorf("in French it is %q, want %q", got, fr)
		}
	}
	g := taleOf(t, rulesNamed(t, "official"), "POIRE", "IERPA")
	check(g.s.Check(jago.Blue, jago.End()), "c'est au rouge de jouer")
	g.plays("red 6D:POIRE", "red -", "red +*")
	check(g.s.Check(jago.Blue, moveOf(t, "6D:POIRIER")), "on présume que le nouveau mot a le même sens que POIRE, car ils semblent de la même famille")
	_, err := jago.ReadRecord(strings.NewReader("\n@option rack=many"))
	check(err, "ligne 2\u00a0: l'option rack ne peut pas être \"many\"\u00a0: c'est un nombre")
	_, err = g.s.Rules().ParseState("turn green")
	check(err, "le champ \"turn green\"\u00a0: \"green\" n'est ni red ni blue")
	_, err = jago.Compile(optionsWith(func(o *jago.Options) { o.Rack = 0 }), french.Lexicon())
	check(err, "Rack est 0, et doit être de 1 à 12")
}

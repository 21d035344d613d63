package jago_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

// Lexicons, opinions on meanings, and random positions.

var slowSamples = map[string]*lexicon.Lexicon{} // those made already

// slowSample is a small lexicon, always the same: some words of two and three letters,
// families of longer ones that are alike but for one letter or what a theft may
// replace, and others that they are part of.
func slowSample(t testing.TB, seed uint64, n int) *lexicon.Lexicon {
	t.Helper()
	key := fmt.Sprint(seed, n)
	if l := slowSamples[key]; l != nil {
		return l
	}
	rng := rand.New(rand.NewPCG(seed, 15))
	all := slices.Collect(gaddag.Lexicon().Words())
	all = slices.DeleteFunc(all, func(w string) bool { return len(w) > 11 })
	chosen := map[string]bool{}
	var heads []string
	for _, w := range all {
		if len(w) == 2 || len(w) == 3 && rng.IntN(3) == 0 {
			chosen[w] = true
		}
	}
	for len(heads) < n/12 {
		if w := gametest.One(rng, all); len(w) < 9 {
			heads = append(heads, w)
		}
	}
	for _, w := range heads {
		alike := 0
		begin := rng.IntN(len(all))
		for i := range len(all) / 3 {
			v := all[(begin+i*7919)%len(all)] // all over the alphabet
			switch {
			case len(v) == len(w) && differences(v, w) <= mostReplaced(len(w)), len(v) > len(w) && strings.Contains(v, w):
				chosen[v] = true
				alike++
			}
			if alike == 12 {
				break
			}
		}
	}
	l := must.Get(lexicon.ReadList(strings.NewReader(strings.Join(slices.Sorted(maps.Keys(chosen)), "\n"))))(t)
	slowSamples[key] = l.Annotate(gaddag.Lexicon())
	return slowSamples[key]
}

// slowSenses is opinions on what words mean; nil is the one that comes with the rules.
var slowSenses = []jago.MeaningFunc{
	nil, nil,
	// Words with the same first letter mean the same.
	func(old, text string, _ bool) jago.Meaning {
		if old[0] == text[0] {
			return jago.SameMeaning
		}
		return jago.DifferentMeaning
	},
	// Nobody can tell why.
	func(old, text string, lengthened bool) jago.Meaning {
		n := uint32(7)
		for _, b := range []byte(old + "/" + text) {
			n = n*31 + uint32(b)
		}
		if lengthened {
			n += n >> 7
		}
		return []jago.Meaning{jago.DifferentMeaning, jago.SameMeaning, jago.PresumedSame, jago.DifferentMeaning, jago.DifferentMeaning}[n>>5%5]
	},
	// Everything means something else.
	func(string, string, bool) jago.Meaning { return jago.DifferentMeaning },
}

// compile makes the rules of a slow game.
func (g *referee) compile(t testing.TB, sense jago.MeaningFunc) *jago.Rules {
	t.Helper()
	rules, err := jago.Compile(g.Options, g.words)
	if err != nil {
		t.Fatalf("Compile(%+v): %v", g.Options, err)
	}
	if sense != nil {
		rules = rules.WithMeaning(sense)
	}
	return rules
}

// oddOptions is options that nobody plays.
func oddOptions(rng *rand.Rand) jago.Options {
	o := jago.Official()
	o.Rack = 1 + rng.IntN(12)
	o.Flips = rng.IntN(4)
	o.Validation = jago.Validation(rng.IntN(2))
	if rng.IntN(3) == 0 {
		o.Excluded = lexicon.Classes(rng.Uint32()) & lexicon.AllClasses
	}
	switch rng.IntN(3) {
	case 0:
		o.Bag, _ = o.Bag.Draw(rng, max(2*o.Rack, 12)+rng.IntN(60))
	case 1:
		o.Bag = bag.MustParse(strings.Repeat("AEIRSTUNLO", 3+rng.IntN(5)))
	}
	return o
}

// A hall is games in which positions are made.
type hall struct {
	bot   *slowBot
	words []slowEntry
	kinds []slowKind
}

// A slowKind is a kind of position.
type slowKind struct {
	name        string
	game        *referee
	sense       jago.MeaningFunc
	rules       *jago.Rules // once they are asked for
	least, most int         // words laid before it
	wrong, any  int         // of a thousand, how many make bad runs across, or are any letters
}

func newHall(t testing.TB, words *lexicon.Lexicon, seed uint64) *hall {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 11))
	h := &hall{words: slowEntries(words)}
	h.bot = &slowBot{rng, h.words, func(s jago.State, m jago.Move) bool { return s.Check(s.Turn(), m) == nil }}
	add := func(k slowKind, sense jago.MeaningFunc, change func(o *jago.Options)) {
		o := jago.Official()
		change(&o)
		k.game, k.sense = newReferee(o, words, sense), sense
		h.kinds = append(h.kinds, k)
	}
	for i, sense := range slowSenses {
		add(slowKind{name: "official", least: 1, most: 14}, sense, func(*jago.Options) {})
		add(slowKind{name: "mid-turn", least: 2, most: 8, wrong: 400}, sense, func(*jago.Options) {})
		add(slowKind{name: "phonies", least: 1, most: 8, any: 300}, sense, func(o *jago.Options) { o.Validation = jago.OnContest })
		add(slowKind{name: "thefts", least: 8, most: 40}, sense, func(o *jago.Options) { o.Validation = jago.OnContest })
		add(slowKind{name: "odd", least: 1, most: 20, wrong: 50, any: 50}, sense, func(o *jago.Options) { *o = oddOptions(rng) })
		add(slowKind{name: "few letters", least: 3, most: 20}, sense, func(o *jago.Options) {
			o.Rack = 2 + i
			o.Bag = bag.MustParse(strings.Repeat("AEIRSTU", 10))
		})
	}
	add(slowKind{name: "an opening"}, nil, func(*jago.Options) {})
	return h
}

// position is the i-th position, in which somebody is to lay a word.
func (h *hall) position(t testing.TB, i int) (slowKind, jago.State) {
	t.Helper()
	for {
		kind := &h.kinds[i%len(h.kinds)]
		if kind.rules == nil {
			kind.rules = kind.game.compile(t, kind.sense)
		}
		if s, ok := h.play(t, *kind); ok {
			return *kind, s
		}
	}
}

// play plays a game up to a position of a kind.
func (h *hall) play(t testing.TB, kind slowKind) (jago.State, bool) {
	t.Helper()
	b := h.bot
	s := kind.rules.Start(jago.Player(b.rng.IntN(2)))
	target := kind.least + b.rng.IntN(kind.most-kind.least+1)
	for laid := 0; s.Phase() != jago.Over; {
		var m jago.Move
		switch {
		case s.Phase() == jago.Drawing:
			m = jago.Draw(s.Due()).WithDrawn(gametest.SomePart(b.rng, s.Bag().String(), s.Due()))
		case laid >= target:
			return s, true
		default:
			m = h.choose(s, kind)
			if m.Kind() == jago.KindPlace {
				laid++
			}
		}
		next, err := s.Play(s.Turn(), m)
		if err != nil {
			t.Fatalf("%s\n%s: %v", tell(s), m, err)
		}
		s = next
	}
	return s, false
}

func (h *hall) choose(s jago.State, kind slowKind) jago.Move {
	b := h.bot
	if b.in(700) && s.Check(s.Turn(), jago.EndTurn()) == nil {
		return jago.EndTurn()
	}
	lay, ok := jago.Move{}, false
	switch {
	case b.in(kind.any):
		lay, ok = b.anyLay(s)
	case b.in(kind.wrong):
		lay, ok = b.aWord(s)
	}
	if !ok {
		lay, ok = b.good(s)
	}
	if !ok && kind.any > 0 {
		lay, ok = b.anyLay(s)
	}
	switch {
	case ok:
		return lay
	case s.Check(s.Turn(), jago.EndTurn()) == nil:
		return jago.EndTurn()
	}
	return jago.Flag()
}

// tableOf is a position as the referee has it, but for what is open.
func tableOf(s jago.State) *table {
	t := &table{
		strict: s.Rules().Options().Validation == jago.Strict,
		words:  map[slowSpot]slowWord{}, beside: s.Beside().String(), bag: s.Bag().String(),
		rack: [2]string{s.Rack(jago.Red).String(), s.Rack(jago.Blue).String()}, turn: s.Turn(), phase: s.Phase(), dealt: 2,
	}
	t.cells = cellsOf(s)
	for _, w := range s.AppendBoard(nil) {
		word := slowWord{w.Text, w.Owner, w.Past, nil}
		for _, was := range w.Was {
			word.was = append(word.was, slowPart{spotOf(was.At, was.Direction), slowWord{text: was.Text, owner: was.Owner}})
		}
		t.words[spotOf(w.At, w.Direction)] = word
	}
	return t
}

func cellsOf(s jago.State) (c slowCells) {
	for q := range board.Squares(11, 11) {
		c[q.Row][q.Column].letter = s.Letter(q)
		c[q.Row][q.Column].colour, _ = s.Colour(q)
	}
	return c
}

// tell is a position for whoever reads a failure.
func tell(s jago.State) string { return strings.Join(tinted(s), "\n") + "\n" + s.String() }

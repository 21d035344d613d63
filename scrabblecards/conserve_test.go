package scrabblecards_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// The 112 cards are all there after every move, or have been taken off the table for
// good, and every game ends.

// A walk plays games fast: without the slow referee, and with few moves to choose from.
type walk struct {
	rng *rand.Rand
	buf []scrabblecards.Move
}

// A gait is how a walk goes on, in a thousand.
type gait struct{ pass, exchange, phony, wide, bonus, contest, resign int }

var gaits = []gait{
	{exchange: 20, contest: 100, bonus: 500},
	{exchange: 20, contest: 100, phony: 500, bonus: 500},
	{pass: 700, exchange: 50, bonus: 500},
	{pass: 300, phony: 300, contest: 300, bonus: 900},
	{exchange: 50, phony: 900, contest: 50, bonus: 100},
	{exchange: 300, resign: 5, phony: 500},
	{phony: 1000, wide: 300, contest: 20},
	{},
}

// next is a player and a legal move, with the cards that chance brings.
func (w *walk) next(s scrabblecards.State, how gait) (scrabblecards.Player, scrabblecards.Move) {
	in := func(n int) bool { return w.rng.IntN(1000) < n }
	p, o := s.Turn(), s.Rules().Options()
	anybody := scrabblecards.Player(w.rng.IntN(o.Players))
	if in(how.resign) {
		return anybody, scrabblecards.Resign()
	}
	if in(how.contest) && s.Check(anybody, scrabblecards.Contest()) == nil {
		return anybody, scrabblecards.Contest()
	}
	switch s.Phase() {
	case scrabblecards.Drawing:
		return p, w.complete(s, scrabblecards.Draw(s.Due()))
	case scrabblecards.Answer:
		return p, scrabblecards.LetGo()
	}
	switch {
	case in(how.pass):
		return p, scrabblecards.Pass()
	case in(how.exchange) && s.DeckLen() >= o.Exchange:
		return p, w.complete(s, scrabblecards.Exchange(somePart(w.rng, s.Hand(p).String(), 1+w.rng.IntN(o.Hand))))
	case in(how.phony) && o.Validation == scrabblecards.OnContest:
		m, ok := anyPlacement(w.rng, s, 5)
		if in(how.wide) {
			m, ok = widePlacement(w.rng, s)
		}
		if ok {
			return p, w.withBonus(s, m, in(how.bonus))
		}
	}
	if w.buf = s.AppendPlacements(w.buf[:0]); len(w.buf) > 0 {
		return p, w.withBonus(s, random(w.rng, w.buf), in(how.bonus))
	}
	if s.DeckLen() >= o.Exchange && s.Held(p) > 0 {
		return p, w.complete(s, scrabblecards.Exchange(somePart(w.rng, s.Hand(p).String(), 1+w.rng.IntN(o.Hand))))
	}
	return p, scrabblecards.Pass()
}

func (w *walk) withBonus(s scrabblecards.State, m scrabblecards.Move, wanted bool) scrabblecards.Move {
	b := scrabblecards.DoubleWord
	if s.Hand(s.Turn()).Triples > 0 {
		b = scrabblecards.TripleWord
	}
	if with := m.WithBonus(b, 1+w.rng.IntN(len(m.Word()))); wanted && s.Check(s.Turn(), with) == nil {
		return with
	}
	return m
}

func (w *walk) complete(s scrabblecards.State, decision scrabblecards.Move) scrabblecards.Move {
	m, err := s.Complete(w.rng, s.Turn(), decision)
	if err != nil || m.Decision() != decision {
		panic(err)
	}
	return m
}

// onTable is the cards on the table, and how far the farthest is from (0,0).
func onTable(s scrabblecards.State) (cards scrabblecards.Cards, far int) {
	var text []byte
	for l := range s.Letters() {
		if l.Letter >= 'a' {
			text = append(text, '?')
		} else {
			text = append(text, l.Letter)
		}
		far = max(far, l.Row, -l.Row, l.Column, -l.Column)
	}
	return scrabblecards.MustParseCards(string(text)), far
}

// inHands is the cards in the deck and in the hands.
func inHands(s scrabblecards.State) scrabblecards.Cards {
	all := s.Deck()
	for p := range s.Players() {
		all = all.Plus(s.Hand(p))
	}
	return all
}

// officialRules is the official game for two to six players under both validations.
func officialRules(t testing.TB, words *lexicon.Lexicon) (all []*scrabblecards.Rules) {
	t.Helper()
	for players := 2; players <= 6; players++ {
		for _, v := range slowValidations {
			o := scrabblecards.Official()
			o.Players, o.Validation = players, v
			all = append(all, newSlowGame(o, cardValues, words).compile(t))
		}
	}
	return all
}

func TestCardsAreConserved(t *testing.T) {
	w := &walk{rng: rand.New(rand.NewPCG(5, 112))}
	all := officialRules(t, slowSample(t, 300))
	begun := time.Now()
	played, moves, farthest, ends := fewerGames(2**games), 0, 0, map[string]int{}
	for range played {
		rules, how := random(w.rng, all), random(w.rng, gaits)
		s := rules.Start(scrabblecards.Player(w.rng.IntN(rules.Options().Players)))
		there, before := scrabblecards.Deck(), scrabblecards.Cards{} // before the last placement
		for n := 0; s.Phase() != scrabblecards.Over; n++ {
			if n > 1000 { // they may exchange, and pass, for ever
				how.resign = 100
			}
			p, m := w.next(s, how)
			next, err := s.Play(p, m)
			if err != nil {
				t.Fatalf("%s\n%s by %s: %v", tell(s), m, p, err)
			}
			laid, far := onTable(next)
			now := inHands(next).Plus(laid)
			switch {
			case next.Last().Undone.Kind() != scrabblecards.KindNone:
				there = before // all comes back (cards/contest-restore)
			case m.Kind() == scrabblecards.KindPlace:
				if !there.Contains(now) {
					t.Fatalf("%s\ncards/leave-letters: after %s by %s there are %s, and were %s", tell(s), m, p, now, there)
				}
				there, before = now, there
			}
			if now != there || next.Deck().Len() != next.DeckLen() || far > 101 {
				t.Fatalf("%s\ncards/deck: after %s by %s there are %d cards, %s, in place of %s", tell(s), m, p, now.Len(), now, there)
			}
			farthest = max(farthest, far)
			if s = next; n > 3000 {
				t.Fatalf("%s\nthe game does not end", tell(s))
			}
			moves++
		}
		o, over := s.Outcome()
		if !over {
			t.Fatalf("%s\nthere is no outcome", tell(s))
		}
		ends[string(o.End)]++
	}
	t.Logf("%d games of %d moves in all, in %v, %d squares at most from the first; ends: %v",
		played, moves, time.Since(begun).Round(time.Second/10), farthest, ends)
	if played < 1000 {
		return
	}
	for _, end := range []rulebook.Clause{rulebook.CardsEnd, rulebook.CardsEndBlocked, rulebook.CardsWinner} {
		if ends[string(end)] == 0 {
			t.Errorf("no game ended by %s", end)
		}
	}
}

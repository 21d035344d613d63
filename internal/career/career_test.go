package career_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/career"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
)

// play returns a game between bots of a level; at level 0 they play at random.
func play(t testing.TB, r *game.Rules, level bot.Level, seed uint64) (steps []game.Step) {
	t.Helper()
	deal := bag.NewDealer(seed)
	p := r.Start(r.Toss(deal.Seat(r.TossSeat())).First)
	var bots []game.Bot
	for range r.Seats() {
		b := r.Game().Random(seed)
		if level != 0 {
			var err error
			if b, err = r.Bot(level, seed); err != nil {
				t.Fatal(err)
			}
		}
		bots = append(bots, b)
	}
	for !p.Over() {
		seat := p.Turn()
		m, ok := p.Forced()
		if !ok {
			var err error
			if m, _, err = bots[seat].Decide(context.Background(), p.View(seat)); err != nil {
				t.Fatal(err)
			}
		}
		step := must.Get(p.Do(deal.Seat(seat), seat, m))(t)
		steps, p = append(steps, step), step.After
	}
	return steps
}

func read(t testing.TB, p career.Played) career.Sheet {
	t.Helper()
	return must.Get(career.Read(context.Background(), p))(t)
}

// The numbers of a game of Jarnac are those of a slow count, which tries every word of a list on every
// line whenever Jarnac can be called. The list is every sixth word of the usual one.
func TestSlowCount(t *testing.T) {
	var some strings.Builder
	n := 0
	for word := range games.Jarnac().Lexicon().Words() {
		if n++; n%6 == 0 && len(word) <= 9 {
			some.WriteString(word + "\n")
		}
	}
	list := must.Get(lexicon.ReadList(strings.NewReader(some.String())))(t)
	r := must.Get(games.Jarnac().Compile("", list))(t)
	seeds := uint64(3)
	if testing.Short() {
		seeds = 1
	}
	missed, lost := 0, 0
	for seed := range seeds {
		steps := play(t, r, 0, seed)
		for seat := range 2 {
			s := read(t, career.Played{Seat: seat, Steps: steps})
			want := slowly(steps, jarnac.Player(seat))
			got := counted{turns: s.Turns, jarnacs: s.Jarnacs, longest: longest(s.Words), opening: s.Opening, openingLost: s.OpeningLost}
			for _, d := range s.Deeds {
				got.missed += d.Missed
			}
			if got != want {
				t.Errorf("seed %d, seat %d: %+v, and by a slow count %+v", seed, seat, got, want)
			}
			missed, lost = missed+want.missed, lost+want.openingLost
		}
	}
	if missed == 0 || lost == 0 && !testing.Short() {
		t.Errorf("games that show little: %d missed, %d lost", missed, lost)
	}
}

type counted struct {
	turns, jarnacs, missed, longest int
	opening                         string
	openingLost                     int
}

func longest(words []string) (n int) {
	for _, word := range words {
		n = max(n, len(word))
	}
	return n
}

// slowly counts by the rules alone.
func slowly(steps []game.Step, me jarnac.Player) (c counted) {
	turn, called := jarnac.Player(9), false
	best, laid := 0, 0 // points of words in the first turn
	for _, step := range steps {
		s, m := step.Before.Of().(jarnac.State), step.Move.(jarnac.Move)
		if s.Turn() != turn {
			turn, called = s.Turn(), false
			if turn == me {
				c.turns++
			}
		}
		if jarnac.Player(step.Seat) != me {
			continue
		}
		if c.opening == "" {
			letters := []byte(m.Drawn())
			slices.Sort(letters)
			c.opening = string(letters)
		}
		if word := m.Word(); word != "" {
			c.longest = max(c.longest, len(word))
		}
		switch phase := s.Phase(); {
		case m.Kind() == jarnac.KindJarnac:
			c.jarnacs++
		case (phase == jarnac.Handover || phase == jarnac.Answer) && !called:
			called = true
			c.missed += chain(s)
		}
		if c.turns == 1 && s.May(me, jarnac.KindPlace) && laid == 0 {
			n := 0
			for _, word := range candidates(s, s.Rack(me).String()) {
				if len(word) > n && s.Check(me, jarnac.Place(word)) == nil {
					n = len(word)
				}
			}
			best = max(best, n*n)
		}
		if k := m.Kind(); c.turns == 1 && k == jarnac.KindPlace {
			laid = max(laid, len(m.Word())*len(m.Word()))
		}
	}
	if laid == 0 {
		c.openingLost = best
	} else {
		c.openingLost = lengthened(steps, me)
	}
	return c
}

// lengthened returns the points by which the last word on each line of the first turn could have been worth
// more, by trying every word of the list.
func lengthened(steps []game.Step, me jarnac.Player) (points int) {
	last := map[int]game.Step{} // by the line
	turns, was := 0, jarnac.Player(9)
	for _, step := range steps {
		s, m := step.Before.Of().(jarnac.State), step.Move.(jarnac.Move)
		if s.Turn() != was {
			if was = s.Turn(); was == me {
				turns++
			}
		}
		if turns != 1 || jarnac.Player(step.Seat) != me {
			continue
		}
		switch m.Kind() {
		case jarnac.KindPlace, jarnac.KindExtend:
			after := step.After.Of().(jarnac.State)
			for line := 1; line <= 8; line++ {
				if after.Line(me, line) != s.Line(me, line) {
					last[line] = step
				}
			}
		}
	}
	for _, step := range last {
		s, m := step.Before.Of().(jarnac.State), step.Move.(jarnac.Move)
		n := len(m.Word())
		for _, word := range candidates(s, s.Rack(me).String()+s.Line(me, m.Line())) {
			other := jarnac.Place(word)
			if m.Kind() == jarnac.KindExtend {
				other = jarnac.Extend(m.Line(), word)
			}
			if len(word) > n && s.Check(me, other) == nil {
				n = len(word)
			}
		}
		points += n*n - len(m.Word())*len(m.Word())
	}
	return points
}

// chain returns how many Jarnacs can be called one after the other, always one that changes the lead most.
func chain(s jarnac.State) (n int) {
	me := s.Turn()
	lead := func(s jarnac.State) int { return s.Score(me) - s.Score(me.Opponent()) }
	for {
		var best jarnac.State
		most := 0
		var first string
		for line := range 9 {
			for _, word := range candidates(s, s.Rack(me.Opponent()).String()+s.Line(me.Opponent(), line)) {
				m := jarnac.Jarnac(line, word)
				after, err := s.Play(me, m)
				if err != nil {
					continue
				}
				// Of those that change the lead as much, that of the review.
				key := string(rune('z'-(after.Score(me)-s.Score(me)))) + string(rune('0'+line)) + word
				if by := lead(after) - lead(s); by > most || by == most && key < first {
					best, most, first = after, by, key
				}
			}
		}
		if most == 0 {
			return n
		}
		if n++; best.Turn() != me {
			return n
		}
		s = best
	}
}

// candidates returns the words of the list that have their letters among some.
func candidates(s jarnac.State, letters string) (all []string) {
	var there [256]int
	for _, c := range []byte(letters) {
		there[c]++
	}
	for word := range s.Rules().Lexicon().Words() {
		left := there
		if !slices.ContainsFunc([]byte(word), func(c byte) bool { left[c]--; return left[c] < 0 }) {
			all = append(all, word)
		}
	}
	return all
}

func newDealer() *rand.Rand { return rand.New(rand.NewPCG(1, 2)) }

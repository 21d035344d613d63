package botjarnac

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/internal/sight"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/vocabulary"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
)

// A plain says slowly what a policy decides: it looks at every move, and puts them in order.
type plain struct {
	*policy
	s    *jarnac.State
	mats *[2]lines
	e    eyes
}

// ordered returns the move that comes first by some numbers, the greater the better, then by its word, and then by its
// place among the moves.
func ordered(moves []jarnac.Move, by func(jarnac.Move) []int) (best jarnac.Move, ok bool) {
	if len(moves) == 0 {
		return best, false
	}
	return slices.MinFunc(moves, func(a, b jarnac.Move) int {
		return cmp.Or(slices.Compare(by(b), by(a)), cmp.Compare(a.Word(), b.Word()))
	}), true
}

// of returns the moves of a kind that the player notices.
func (p plain) of(kind jarnac.Kind) (moves []jarnac.Move) {
	e, whose := p.e, p.s.Turn()
	if kind == jarnac.KindJarnac {
		e, whose = e.across(), whose.Opponent()
	}
	for m := range p.s.Moves(p.s.Turn()) {
		if m.Kind() == kind && sees(e, m.Word(), former(m, &p.mats[whose])) {
			moves = append(moves, m)
		}
	}
	return moves
}

func (p plain) decide(maySwap bool) jarnac.Move {
	s := p.s
	callable := s.Phase() == jarnac.Handover || s.Phase() == jarnac.Answer
	if m, ok := p.call(); ok && callable {
		return m
	}
	switch {
	case s.Phase() == jarnac.Answer:
		return jarnac.LetGo()
	case callable && s.OutOfTime(s.Turn()):
		return jarnac.Pass()
	case s.Due() > 0:
		if m, ok := p.exchange(); ok && maySwap && s.Phase() == jarnac.Handover {
			return m
		}
		return jarnac.Draw(s.Due())
	}
	if m, ok := p.lengthened(); ok {
		return m
	}
	if word := p.opened(); word != "" {
		return jarnac.Place(word)
	}
	return jarnac.Pass()
}

// wins reports whether the player would win with so many points and Jarnacs more, level whether nobody would.
func (p plain) wins(points, jarnacs int) (wins, level bool) {
	who := p.s.Turn()
	lead, jarnacs := leadOf(p.s, who)+points, jarnacsOf(p.s, who)+jarnacs
	by := standing(&p.options, lead, jarnacs)
	return by > 0, by == 0
}

// call returns the Jarnac that brings most: the points that it moves, and something for the Jarnac itself, less what a
// line is worth that is kept for another turn. The last line is taken to win, and in the last chance also to draw
// what was lost.
func (p plain) call() (jarnac.Move, bool) {
	s, who := p.s, p.s.Turn()
	answer, free, out := s.Phase() == jarnac.Answer, p.mats[who].free, s.OutOfTime(who)
	won, even := p.wins(0, 0)
	if answer && won {
		return jarnac.Move{}, false
	}
	worth := func(m jarnac.Move) int {
		w, o := len(m.Word()), len(former(m, &p.mats[who.Opponent()]))
		points := w*w + o*o
		if out {
			points = 0
		}
		worth := points + 12 + 2*(w-o)
		if free == 1 && !out {
			switch wins, level := p.wins(points, 1); {
			case wins, level && answer && !even:
			default:
				return 0
			}
		} else if !answer {
			worth -= p.keeps(max(free, 1) - 1)
		}
		return worth
	}
	moves := slices.DeleteFunc(p.of(jarnac.KindJarnac), func(m jarnac.Move) bool { return worth(m) <= 0 })
	return ordered(moves, func(m jarnac.Move) []int { return []int{worth(m)} })
}

// keeps returns what a Jarnac must bring to whoever is sparing and has so many lines left then: 40 points for the last
// line, ten less for each further one, and nothing where no other turn comes.
func (p plain) keeps(free int) int {
	if p.style != sparing || free == 0 {
		return 0
	}
	return max(0, 50-10*free)
}

// lengthened returns the word that is made longer: by as few letters as can be, the longest, the hardest letters.
func (p plain) lengthened() (jarnac.Move, bool) {
	own := &p.mats[p.s.Turn()]
	return ordered(p.of(jarnac.KindExtend), func(m jarnac.Move) []int {
		n := len(former(m, own))
		return []int{n - len(m.Word()), n, burdenOf(m.Word()) - burdenOf(former(m, own))}
	})
}

// opened returns the new word, "" where none is to be laid.
func (p plain) opened() string {
	own := &p.mats[p.s.Turn()]
	moves := p.of(jarnac.KindPlace)
	goal, ok := ordered(moves, func(m jarnac.Move) []int { return []int{20*len(m.Word()) + burdenOf(m.Word())} })
	word := goal.Word()
	if !ok || own.free == 0 {
		return ""
	}
	if own.free == 1 {
		if wins, _ := p.wins(len(word)*len(word), 0); !wins {
			return ""
		}
		return word
	}
	if least := 3 + min(1, p.keeps(own.free-1)/40); p.style == sparing && len(word) < min(least, p.options.MaxLength) {
		return ""
	}
	if p.e.direct {
		return word
	}
	has := func(long, short string) bool { return bag.Of([]byte(long)).Contains(bag.Of([]byte(short))) }
	steps := slices.DeleteFunc(slices.Clone(moves), func(m jarnac.Move) bool {
		return len(m.Word()) >= len(word) || !has(word, m.Word()) ||
			p.options.NoChaining && p.rules.Lexicon().ShareEntry(m.Word(), word, p.classes)
	})
	step, ok := ordered(steps, func(m jarnac.Move) []int {
		others := 0
		for _, o := range moves {
			if len(o.Word()) > len(m.Word()) && has(o.Word(), m.Word()) {
				others++
			}
		}
		return []int{-len(m.Word()), others}
	})
	if !ok {
		return word
	}
	return step.Word()
}

// exchange returns the swap of a rack of few vowels, few consonants, hard letters or many letters: the hardest of what
// there is too much of, one after the other.
func (p plain) exchange() (jarnac.Move, bool) {
	rack := []byte(p.s.Rack(p.s.Turn()).String())
	n, size := len(rack), p.options.SwapSize
	vowels, hard := 0, 0
	for _, c := range rack {
		if slices.Contains([]byte("AEIOUY"), c) {
			vowels++
		}
		hard += burdenOf(string(c)) + 1
	}
	few := 6*vowels <= n || 6*(n-vowels) <= n
	if n <= size || p.s.BagLen() < size || !few && hard < 5*n && n < 7 {
		return jarnac.Move{}, false
	}
	var aside []byte
	for range size {
		tooMany := 5*vowels > 3*len(rack)
		worth := func(c byte) int {
			twice := 0
			for _, o := range rack {
				if o == c {
					twice++
				}
			}
			worth := burdenOf(string(c)) + 4*(twice-1)
			if slices.Contains([]byte("AEIOUY"), c) == tooMany {
				worth += 20
			}
			return worth
		}
		worst := slices.MaxFunc(rack, func(a, b byte) int { return cmp.Or(cmp.Compare(worth(a), worth(b)), cmp.Compare(b, a)) })
		if slices.Contains([]byte("AEIOUY"), worst) {
			vowels--
		}
		rack = slices.Delete(rack, slices.Index(rack, worst), slices.Index(rack, worst)+1)
		aside = append(aside, worst)
	}
	return jarnac.Swap(string(aside)), true
}

// randomPosition returns a position with words and racks at random.
func randomPosition(rules *jarnac.Rules, words []string, rng *rand.Rand) (s jarnac.State, ok bool) {
	setup := jarnac.Setup{Turn: jarnac.Player(rng.IntN(2)), Phase: [...]jarnac.Phase{jarnac.Handover, jarnac.Handover, jarnac.Playing, jarnac.Answer, jarnac.Bonus}[rng.IntN(5)]}
	lines := rules.Options().Lines
	for i := range setup.Mats {
		m := &setup.Mats[i]
		m.Drawn, m.Jarnacs, m.OutOfTime = true, rng.IntN(3), rng.IntN(12) == 0
		full := rng.IntN(lines)
		if jarnac.Player(i) != setup.Turn && setup.Phase == jarnac.Answer {
			full = lines
		}
		for range full {
			m.Lines = append(m.Lines, words[rng.IntN(len(words))])
		}
		letters := make([]byte, rng.IntN(10))
		for j := range letters {
			letters[j] = "AAABCDEEEEEFGHIIIJKLLMNNOOPQRRSSTTUUVWXYZ"[rng.IntN(41)]
		}
		m.Rack = bag.Of(letters)
	}
	s, err := rules.FromSetup(setup)
	return s, err == nil && s.Phase() != jarnac.Over
}

// plainly calls f with positions at random by several rules.
func plainly(t *testing.T, n int, f func(s jarnac.State, rng *rand.Rand)) {
	t.Helper()
	for _, text := range []string{"official", "official lines=3", "classic lines=2", "competition", "classic-competition lines=2", "official bag=AAEEIOUURRSSTTLLNNMPBDZ lines=3"} {
		rules := compile(t, text)
		var words []string
		for word := range rules.Lexicon().Words() {
			if len(word) >= 3 && len(word) <= 8 && mixed(word)%40 == 0 {
				words = append(words, word)
			}
		}
		rng := rand.New(rand.NewPCG(26, uint64(len(text))))
		for range n {
			if s, ok := randomPosition(rules, words, rng); ok {
				f(s, rng)
			}
		}
	}
}

// A policy decides what the plain one does, with and without its memory, by all styles, eyes and rules.
func TestPolicyIsPlain(t *testing.T) {
	n := gametest.N(4000, 30_000)
	if testing.Short() {
		n = 1200
	}
	kinds, memories := map[jarnac.Kind]int{}, map[*jarnac.Rules]*growth{}
	plainly(t, n, func(s jarnac.State, rng *rand.Rand) {
		rules := s.Rules()
		if memories[rules] == nil {
			memories[rules] = newGrowth(newPolicy(rules, eager))
		}
		level := bot.Levels()[rng.IntN(4)]
		keen, weak := eyes{}, eyes{sight.Open(rng.Uint64(), skills[level].overlook, vocabulary.Of(rules.Lexicon(), level, 1)), skills[level].reach}
		mats, maySwap := linesOf(&s), rng.IntN(4) > 0
		for _, st := range []style{sparing, eager} {
			for _, e := range []eyes{keen, weak} {
				b := newPolicy(rules, st)
				want := plain{b, &s, &mats, e}.decide(maySwap)
				for _, b.growth = range []*growth{nil, memories[rules]} {
					if got := b.decide(&s, &mats, e, maySwap); got != want {
						t.Fatalf("%s, %s: %v, and not %v (memory %t, sparing %t, keen %t)", rules.Options(), s, got, want, b.growth != nil, st == sparing, e == keen)
					}
				}
				kinds[want.Kind()]++
			}
		}
	})
	t.Log(kinds)
	for _, kind := range []jarnac.Kind{jarnac.KindDraw, jarnac.KindSwap, jarnac.KindPlace, jarnac.KindExtend, jarnac.KindJarnac, jarnac.KindPass, jarnac.KindLetGo} {
		if kinds[kind] < 20 {
			t.Errorf("%d times %v", kinds[kind], kind)
		}
	}
}

// Where no letter alone makes a word longer, a policy makes one longer by as few as can be, and of these the longest.
func TestLongerBySeveral(t *testing.T) {
	several := 0
	plainly(t, 400, func(s jarnac.State, _ *rand.Rand) {
		mats, rules := linesOf(&s), s.Rules()
		own := &mats[s.Turn()]
		b := newPolicy(rules, eager)
		moves := slices.DeleteFunc(plain{b, &s, &mats, eyes{}}.of(jarnac.KindExtend), func(m jarnac.Move) bool {
			return len(m.Word()) < len(former(m, own))+2
		})
		want, ok := ordered(moves, func(m jarnac.Move) []int {
			n := len(former(m, own))
			return []int{n - len(m.Word()), n, burdenOf(m.Word()) - burdenOf(former(m, own))}
		})
		if !ok {
			return
		}
		if len(moves) > 1 {
			several++
		}
		for _, b.growth = range []*growth{nil, newGrowth(b)} {
			if got, ok := b.longer(s.Rack(s.Turn()), own, eyes{}, 2, b.options.MaxLength-1); !ok || got != want {
				t.Errorf("%s, %s: %v, and not %v (memory %t)", rules.Options(), s, got, want, b.growth != nil)
			}
		}
	})
	if several < 20 {
		t.Errorf("%d positions in which there is a choice", several)
	}
}

// mixed returns a number of a word that looks random.
func mixed(word string) (n int) {
	for i := range len(word) {
		n = (n*31 + int(word[i])) % 1_000_003
	}
	return n
}

// near reports whether two numbers are the same but for how they were rounded.
func near(a float32, b float64) bool { return math.Abs(float64(a)-b) < 1e-5 }

// What a net is told of a position is what is told plainly here.
func TestInputsArePlain(t *testing.T) {
	memories := map[*jarnac.Rules]*growth{}
	plainly(t, 150, func(s jarnac.State, _ *rand.Rand) {
		rules := s.Rules()
		o, mats := rules.Options(), linesOf(&s)
		if memories[rules] == nil {
			memories[rules] = newGrowth(newPolicy(rules, eager))
		}
		var x inputs
		x.read(&s, &mats, &o, memories[rules])
		want := plainInputs(&s, &mats, o, newPolicy(rules, eager).classes)
		for i, got := range x {
			if !near(got, want[i]) {
				t.Fatalf("%s: input %d of side %d is %v, and not %v", s, i%sideInputs, i/sideInputs, got, want[i])
			}
		}
	})
}

func plainInputs(s *jarnac.State, mats *[2]lines, o jarnac.Options, classes lexicon.Classes) (x []float64) {
	rackOf := func(p jarnac.Player) string { return s.Rack(p).String() }
	who := s.Turn()
	for _, p := range []jarnac.Player{who, who.Opponent()} {
		free, own := mats[p].free, 0.0
		side := []float64{float64(free) / 8, truth(free == 1), truth(free == 2)}
		var counts, shares, kinds, threats [8]float64
		for _, word := range mats[p].words {
			if word == "" {
				continue
			}
			n := len(word) - 2
			counts[n] += 0.5
			if len(word) == o.MaxLength {
				continue
			}
			for c := byte('A'); c <= 'Z'; c++ {
				if !grows(s.Rules().Lexicon(), word, c, classes, o.NoChaining) {
					continue
				}
				shares[n] += float64(strings.Count(s.Bag().String(), string(c))) / float64(max(1, s.BagLen()))
				kinds[n] += 1.0 / 8
				threats[n] += truth(strings.ContainsRune(rackOf(p.Opponent()), rune(c))) / 2
				own += truth(strings.ContainsRune(rackOf(p), rune(c))) / 2
			}
		}
		side = slices.Concat(side, counts[:], shares[:], kinds[:], threats[:], []float64{own})
		for c := 'A'; c <= 'Z'; c++ {
			side = append(side, float64(strings.Count(rackOf(p), string(c)))/2)
		}
		x = append(append(x, side...), float64(len(rackOf(p)))/6)
	}
	lead, jarnacs := float64(leadOf(s, who)), float64(jarnacsOf(s, who))
	soft := func(x float64) float64 { return x / math.Sqrt(1+x*x) }
	below, above := soft((lead-float64(o.Margin))/20), soft((lead+float64(o.Margin))/20)
	if o.Score != jarnac.ByMargin {
		below, above = 0, 0
	}
	handover := truth(s.Phase() == jarnac.Handover)
	return append(x, lead/100, soft(lead/30), soft(lead/70), soft(lead/200), below, above,
		jarnacs/4, truth(jarnacs > 0)-truth(jarnacs < 0), float64(s.BagLen())/float64(o.Bag.Len()),
		handover, handover*float64(s.Due())/2, truth(s.Phase() == jarnac.Answer), truth(s.Phase() == jarnac.Bonus), truth(s.Phase() == jarnac.Playing))
}

func truth(is bool) float64 {
	if is {
		return 1
	}
	return 0
}

// grows reports whether a letter makes a word of another.
func grows(l *lexicon.Lexicon, word string, c byte, classes lexicon.Classes, noChaining bool) bool {
	for range l.Find(lexicon.Query{Base: word, Rack: bag.Of([]byte{c}), Min: len(word) + 1, Max: len(word) + 1, Classes: classes, NoSharedEntry: noChaining}) {
		return true
	}
	return false
}

// What a search compares is the favourite, and then what is likely to be good: of anagrams one where they lead to the same,
// of swaps four.
func TestCandidatesArePlain(t *testing.T) {
	plainly(t, 300, func(s jarnac.State, rng *rand.Rand) {
		moves, mats := s.AppendMoves(nil, s.Turn()), linesOf(&s)
		if len(moves) == 0 {
			return
		}
		favourite, width := moves[rng.IntN(len(moves))], 2+rng.IntN(16)
		got := candidates(&s, &mats, moves, favourite, width)
		if want := plainCandidates(&s, &mats, moves, favourite, width); !slices.Equal(got, want) {
			t.Fatalf("%s with %v, %d at most:\n%v, and not\n%v", s, favourite, width, got, want)
		}
	})
}

func plainCandidates(s *jarnac.State, mats *[2]lines, moves []jarnac.Move, favourite jarnac.Move, width int) (chosen []jarnac.Move) {
	square := func(word string) int { return len(word) * len(word) }
	// rank returns the class of a move, and how promising it is in it. Words are one class, whosever they are.
	rank := func(m jarnac.Move) (class, promise int) {
		word, own, other := m.Word(), former(m, &mats[s.Turn()]), former(m, &mats[s.Turn().Opponent()])
		switch m.Kind() {
		case jarnac.KindSwap:
			return 2, burdenOf(m.Aside())
		case jarnac.KindJarnac:
			return 1, 200 + square(word) + square(other)
		case jarnac.KindPlace:
			return 1, 300 - 12*len(word) + square(word)/2 + burdenOf(word)
		case jarnac.KindExtend:
			return 1, 320 - 12*(len(word)-len(own)) + (square(word)-square(own))/2 + burdenOf(word)
		}
		return 0, 0
	}
	sorted := slices.Clone(moves)
	slices.SortStableFunc(sorted, func(a, b jarnac.Move) int {
		classA, promiseA := rank(a)
		classB, promiseB := rank(b)
		return cmp.Or(cmp.Compare(truth(b == favourite), truth(a == favourite)), cmp.Compare(classA, classB), cmp.Compare(promiseB, promiseA))
	})
	swaps := 0
	for _, m := range sorted {
		// Of anagrams the first of all moves stands for the others.
		first := slices.IndexFunc(moves, func(o jarnac.Move) bool {
			return o.Kind() == m.Kind() && o.Line() == m.Line() && o.Word() != "" && bag.Of([]byte(o.Word())) == bag.Of([]byte(m.Word()))
		})
		if m != favourite && m.Word() != "" && !s.Rules().Options().NoChaining && moves[first] != m {
			continue
		}
		if m.Kind() == jarnac.KindSwap && m != favourite {
			if swaps++; swaps > 4 {
				continue
			}
		}
		if len(chosen) < width {
			chosen = append(chosen, m)
		}
	}
	return chosen
}

// What a playout knows of the lines is what lies there, whatever is played.
func TestPlayoutKnowsTheLines(t *testing.T) {
	plainly(t, 60, func(s jarnac.State, rng *rand.Rand) {
		p := player(t, s.Rules(), bot.Champion, 1)
		d := p.decision(s, s.Turn(), nil)
		d.mats = linesOf(&s)
		play := d.Playout().(*playout)
		play.Begin(rng.Uint64())
		for n := 0; play.state.Phase() != jarnac.Over && n < 60; n++ {
			moves := play.state.AppendMoves(nil, play.state.Turn())
			if m, more := play.Policy(); more && rng.IntN(3) == 0 {
				moves = []jarnac.Move{m}
			}
			play.Play(moves[rng.IntN(len(moves))])
			if want := linesOf(&play.state); play.mats != want {
				t.Fatalf("%s from %s: %v, and not %v", play.state, s, play.mats, want)
			}
		}
	})
}

// A playout, which remembers what words become, asks for no Jarnac where nobody can have one, and does not look words up
// again, makes the moves of a policy that does none of this, and comes to the same positions.
func TestPlayoutIsPlain(t *testing.T) {
	passed, jarnacs := 0, 0
	plainly(t, 200, func(s jarnac.State, rng *rand.Rand) {
		p := player(t, s.Rules(), bot.Champion, 1)
		d := p.decision(s, s.Turn(), nil)
		d.mats = linesOf(&s)
		fast, slow := d.Playout().(*playout), newPolicy(s.Rules(), eager)
		for range 3 {
			fast.Begin(rng.Uint64())
			for {
				before := fast.state
				who, phase := before.Turn(), before.Phase()
				want, mats, maySwap := move{}, linesOf(&before), !fast.swapped[who]
				on := phase != jarnac.Over
				switch atHandover := phase == jarnac.Handover || phase == jarnac.Answer; {
				case !on:
				case fast.handed <= handovers:
					want = slow.decide(&before, &mats, eyes{}, maySwap)
				case !atHandover:
					on = false
				default:
					if want, on = slow.jarnac(&before, &mats, eyes{}); !on && phase == jarnac.Answer {
						want, on = jarnac.LetGo(), true
					}
				}
				m, more := fast.Policy()
				if more != on || m != want {
					t.Fatalf("%s, from %s: %v %t, and not %v %t", before, s, m, more, want, on)
				}
				if !more {
					break
				}
				switch m.Kind() {
				case jarnac.KindPass:
					passed++
				case jarnac.KindJarnac:
					jarnacs++
				}
				m = fast.Play(m)
				if after, err := before.Play(who, m); err != nil || after != fast.state {
					t.Fatalf("%s, %v: %s, and not %s, %v", before, m, fast.state, after, err)
				}
			}
		}
	})
	if passed < 500 || jarnacs < 50 {
		t.Errorf("%d passes, %d Jarnacs", passed, jarnacs)
	}
}

// A net says what a position is worth for who is on turn, from where the lead is now; for the other player it is the opposite.
func TestValueOfNet(t *testing.T) {
	plainly(t, 60, func(s jarnac.State, rng *rand.Rand) {
		n, _ := randomNet(rng.Uint64())
		p := player(t, s.Rules(), bot.Champion, 1)
		for _, who := range []jarnac.Player{jarnac.A, jarnac.B} {
			d := p.decision(s, who, n)
			d.mats = linesOf(&s)
			play := d.Playout().(*playout)
			play.Begin(1)
			got := play.Value()
			var x inputs
			var a activity
			o := s.Rules().Options()
			x.read(&s, &d.mats, &o, d.growth)
			n.run(&x, &a)
			chance, lead := 1/(1+math.Exp(-float64(a.logit))), float64(leadOf(&s, s.Turn()))+100*float64(a.gain)
			if who != s.Turn() {
				chance, lead = 1-chance, -lead
			}
			if math.Abs(got.Win-chance) > 0.02 || math.Abs(got.Points-lead) > 1e-3 {
				t.Fatalf("%s for %v: %+v, and not %v, %v", s, who, got, chance, lead)
			}
		}
	})
}

package botjarnac

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/test/bottest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
)

// The file has a net for each preset, and a damaged one is refused.
func TestNets(t *testing.T) {
	all, err := parseNets(netsFile())
	if err != nil || len(all) != len(presets()) {
		t.Fatalf("%d nets for %d presets: %v", len(all), len(presets()), err)
	}
	if most := 200 << 10; len(netsFile()) > most {
		t.Errorf("the file has %d bytes, more than %d", len(netsFile()), most)
	}
	if _, err := parseNets(netsFile()[1:]); err == nil {
		t.Error("a file that begins too late is no error")
	}
	if _, err := parseNets("\x00\x00\xc0\x7f" + netsFile()[4:]); err == nil { // NaN
		t.Error("a net without a number is no error")
	}
}

// A preset has its net, also where words are contested; games of another kind have none.
func TestNetFor(t *testing.T) {
	for i, text := range presets() {
		for _, more := range []string{"", " validation=contest", " toss=coin"} {
			if o := compile(t, text+more).Options(); netFor(o) != &nets()[i].net {
				t.Errorf("%s%s has not the net of %s", text, more, text)
			}
		}
		for _, more := range []string{" lines=7", " bag=AEIRSTNLUDP", " jarnacs=5", " score=total margin=1"} {
			if o := compile(t, text+more).Options(); netFor(o) != nil {
				t.Errorf("%s%s has a net", text, more)
			}
		}
	}
	rules := compile(t, "official")
	for _, l := range bot.Levels() {
		if p := player(t, rules, l, 1); (p.net != nil) != (l == bot.Champion) {
			t.Errorf("the %s has net %t", l, p.net != nil)
		}
	}
}

// randomNet returns a net, and what it is asked.
func randomNet(seed uint64) (*net, *inputs) {
	rng := rand.New(rand.NewPCG(seed, 1))
	n, x := newNet(rng), new(inputs)
	for i := range x {
		if rng.IntN(3) > 0 {
			x[i] = 4*rng.Float32() - 2
		}
	}
	return n, x
}

// Every machine works out the same bits; those that fuse a product with a sum would not.
func TestNetBits(t *testing.T) {
	h := uint64(14695981039346656037)
	add := func(bits uint64) { h = (h ^ bits) * 1099511628211 }
	for seed := range uint64(50) {
		n, x := randomNet(seed)
		var a activity
		n.run(x, &a)
		add(uint64(math.Float32bits(a.logit)))
		add(uint64(math.Float32bits(a.gain)))
		add(math.Float64bits(win(a.logit)))
		add(uint64(math.Float32bits(bend(a.gain))))
		tr := &trainer{net: n}
		tr.step([]*sample{{x: *x, win: 1, gain: 0.3}, {x: inputs{0: 1}, gain: -2}}, 0.01)
		for _, w := range n {
			add(uint64(math.Float32bits(w)))
		}
	}
	if want := uint64(0x314ff0bbbb703ad1); h != want {
		t.Errorf("%#x, not %#x", h, want)
	}
}

// A chance is that of the logistic function, nearly.
func TestWin(t *testing.T) {
	for _, logit := range []float32{-100, -30, -5, -1, -0.01, 0, 0.5, 3, 30, 100} {
		if got, want := win(logit), 1/(1+math.Exp(-float64(logit))); math.Abs(got-want) > 1e-3 || !(0 < got && got < 1) || got+win(-logit) != 1 && math.Abs(got+win(-logit)-1) > 1e-12 {
			t.Errorf("%v gives %v, not %v", logit, got, want)
		}
	}
}

// What a step follows is the slope of the loss.
func TestBack(t *testing.T) {
	for seed := range uint64(4) {
		n, x := randomNet(seed)
		s := &sample{x: *x, win: float32(seed & 1), gain: 0.7}
		lossOf := func() float64 {
			var a activity
			n.run(x, &a)
			e := math.Abs(float64(a.gain - s.gain))
			huber := e - 0.5
			if e < 1 {
				huber = e * e / 2
			}
			return math.Log1p(math.Exp(float64(a.logit))) - float64(s.win*a.logit) + gainShare*huber
		}
		tr := &trainer{net: n}
		var a activity
		n.run(x, &a)
		tr.back(s, &a)
		rng := rand.New(rand.NewPCG(seed, 2))
		for _, layer := range [][2]int{{0, atBias1}, {atBias1, atLayer2}, {atLayer2, atBias2}, {atBias2, atLayer3}, {atLayer3, atBias3}, {atBias3, nWeights}} {
			for range 40 {
				i := layer[0] + rng.IntN(layer[1]-layer[0])
				const h = 1.0 / 128
				was := n[i]
				n[i] = was + h
				up := lossOf()
				n[i] = was - h
				down := lossOf()
				n[i] = was
				if slope := (up - down) / (2 * h); math.Abs(slope-float64(tr.gradient[i])) > 0.02+0.05*math.Abs(slope) {
					t.Errorf("weight %d: %.4f, the slope is %.4f", i, tr.gradient[i], slope)
				}
			}
		}
	}
}

// A net learns what samples have in common.
func TestTrain(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	games := make([][]sample, 60)
	for i := range games {
		for range 20 {
			s := sample{x: inputs{atPosition: 2*rng.Float32() - 1, atFree: rng.Float32()}}
			if s.gain = s.x[atFree]; s.x[atPosition] > 0 {
				s.win = 1
			}
			games[i] = append(games[i], s)
		}
	}
	c := Course{Passes: 40}
	var reports []string
	n := c.train(newNet(rng), games, rng, func(format string, args ...any) { reports = append(reports, fmt.Sprintf(format, args...)) })
	// One game of twenty measures what is learned from the others.
	l, tenths := new(correction).tell(n, [][]sample{games[19], games[39], games[59]})
	if pass := reports[39]; !strings.HasPrefix(pass, "pass 40: 1140 samples, loss ") || !strings.HasSuffix(pass, "; 60 others, "+l.String()) {
		t.Errorf("%q is reported, and %s is the loss of the others", pass, &l)
	}
	if got, want := reports[40:], "said and happened: "+tenths.String(); len(got) != 1 || got[0] != want {
		t.Errorf("%q is reported at the end, and not %q", got, want)
	}
	for _, lead := range []float32{-0.7, -0.3, 0.3, 0.7} {
		var a activity
		n.run(&inputs{atPosition: lead, atFree: 0.5}, &a)
		if w := win(a.logit); (w > 0.9) != (lead > 0) || (w < 0.1) != (lead < 0) || math.Abs(float64(a.gain)-0.5) > 0.15 {
			t.Errorf("a lead of %v: %.3f and %.2f", lead, w, a.gain)
		}
	}
}

// The loss is the logarithm of what was said of what happened, a draw being half of each, and beside it stands the
// mean error of the final lead.
func TestLoss(t *testing.T) {
	for _, tt := range []struct {
		logit, win float32
		want       float64
	}{{2, 1, 0.127}, {2, 0, 2.127}, {2, 0.5, 1.127}, {-2, 0, 0.127}, {-2, 1, 2.127}, {0, 1, 0.693}} {
		var l loss
		l.add(&sample{win: tt.win, gain: 0.3}, &activity{logit: tt.logit, gain: 0.5})
		l.add(&sample{win: tt.win, gain: 0.3}, &activity{logit: tt.logit, gain: -0.1})
		if l.n != 2 || math.Abs(l.win/2-tt.want) > 0.005 || math.Abs(l.gain/2-0.3) > 1e-6 || l.String() != fmt.Sprintf("loss %.4f, 30.0 points", l.win/2) {
			t.Errorf("of a logit of %v and a win of %v: %s", tt.logit, tt.win, &l)
		}
	}
}

// number counts the samples that a pass goes through.
var number = regexp.MustCompile(`(pass \d: )\d+`)

// The same course learns the same, however many play.
func TestLearn(t *testing.T) {
	rules := compile(t, "official lines=3")
	c := Course{Quick: 30, Games: []int{3, 2}, Nodes: 40, Passes: 2, Correct: 4, Seed: 1, Workers: 1}
	var reports, told []string
	var samples []int // at the end of each round
	var course strings.Builder
	c.Report = func(line string) {
		if !strings.HasPrefix(line, "told") { // the few games of a quick test fit it badly
			fmt.Fprintln(&course, line)
		}
		var n int
		if _, err := fmt.Sscanf(line, "pass 2: %d samples", &n); err == nil {
			samples = append(samples, n)
		}
		if strings.HasPrefix(line, "told") {
			told = append(told, line)
		}
		if strings.HasPrefix(line, "round") || strings.HasPrefix(line, "pass") {
			line, _, _ = strings.Cut(line, ",")
		} else {
			line, _, _ = strings.Cut(line, ":")
			line, _, _ = strings.Cut(line, " with")
		}
		reports = append(reports, number.ReplaceAllString(line, "${1}N"))
	}
	one := must.Get(Learn(context.Background(), rules, c))(t)
	bottest.Golden(t, "course", course.String()) // the games and the losses, which are the same each time
	c.Workers = 3
	three, err := Learn(context.Background(), rules, c)
	if err != nil || !slices.Equal(one, three) {
		t.Errorf("three workers learn otherwise: %v", err)
	}
	const want = "round 0: 30 games of 0 nodes; pass 1: N samples; pass 2: N samples; said and happened; " +
		"round 1: 3 games of 40 nodes; pass 1: N samples; pass 2: N samples; said and happened; " +
		"round 2: 2 games of 40 nodes; pass 1: N samples; pass 2: N samples; said and happened; told; told"
	if got := strings.Join(reports, "; "); got != want+"; "+want {
		t.Errorf("two courses are\n%s\nand not twice\n%s", got, want)
	}
	all, err := parseNets(string(one))
	if err != nil || len(all) != 1 {
		t.Fatalf("%d nets, %v", len(all), err)
	}
	// The correction is fitted to games of another seed than those of the rounds.
	again := told[:len(told)/2]
	told = nil
	if _, err := c.correct(context.Background(), rules, &all[0].net, c.Seed+3, func(format string, args ...any) { c.Report(fmt.Sprintf(format, args...)) }); err != nil || !slices.Equal(told, again) {
		t.Errorf("%q is told, %v, and %q as it learns", told, err, again)
	}
	// Each round learns from its own games and those before, but for the quick ones.
	if n := samples; n[0] <= n[1] || n[2] <= n[1] {
		t.Errorf("%d samples of 30 quick games, then of 3 games, then of 2 more", n[:3])
	}
	c.Seed = 2
	if other, _ := Learn(context.Background(), rules, c); slices.Equal(one, other) {
		t.Error("another seed learns the same")
	}
	ctx, stop := context.WithCancel(context.Background())
	stop()
	if _, err := Learn(ctx, rules, c); err == nil {
		t.Error("learns when it is stopped")
	}
	if _, err := Learn(ctx, nil, c); err == nil {
		t.Error("learns without rules")
	}
}

// The letters that make a word longer are those with which there is a longer word, also where
// words share a place in the table, and several ask.
func TestGrowth(t *testing.T) {
	for _, text := range []string{"official", "competition"} {
		p := player(t, compile(t, text), bot.Champion, 1)
		var words []string // two by two with one place
		first := map[uint32]string{}
		for w := range p.rules.Lexicon().Find(lexicon.Query{Rack: bag.MustParse("AABEEILNORSTU"), Min: 3, Max: 7, Classes: p.policy.classes}) {
			place := placeOf(w)
			if before := first[place]; before != "" {
				words = append(words, before, w)
			}
			if first[place] = w; len(words) >= 300 {
				break
			}
		}
		if len(words) < 100 {
			t.Fatalf("%d words", len(words))
		}
		g := p.grow()
		var wait sync.WaitGroup
		for range 2 {
			wait.Go(func() {
				for _, w := range words {
					g.letters(w)
				}
			})
		}
		wait.Wait()
		for _, w := range words {
			want := uint32(0)
			for i := range 26 {
				q := g.query
				q.Base, q.Rack, q.Min, q.Max = w, bag.Of([]byte{'A' + byte(i)}), len(w)+1, len(w)+1
				for range p.rules.Lexicon().Find(q) {
					want |= 1 << i
				}
			}
			if got := g.letters(w); got != want {
				t.Fatalf("%s: %s takes %026b, not %026b", text, w, got, want)
			}
		}
	}
}

// What a net is told of a position is the same from both seats, and what it says it is.
func TestInputs(t *testing.T) {
	read := func(turn jarnac.Player, mats [2]jarnac.SetupMat) (x inputs) {
		s := position(t, "official", jarnac.Setup{Turn: turn, Phase: jarnac.Handover, Mats: mats})
		lines := linesOf(&s)
		o := s.Rules().Options()
		p := player(t, s.Rules(), bot.Champion, 1)
		x.read(&s, &lines, &o, p.grow())
		if n := testing.AllocsPerRun(10, func() {
			var a activity
			x.read(&s, &lines, &o, p.grow())
			p.net.run(&x, &a)
		}); n > 0 {
			t.Errorf("a value takes %v allocations", n)
		}
		return x
	}
	one, other := matOf("EUI", "MIL"), matWith(1, "ZZ", "RAT", "SOL")
	x := read(jarnac.A, [2]jarnac.SetupMat{one, other})
	if y := read(jarnac.B, [2]jarnac.SetupMat{other, one}); x != y {
		t.Errorf("the seats make a difference:\n%v\n%v", x, y)
	}
	own, opposite := x[:sideInputs], x[sideInputs:]
	for _, tt := range []struct {
		name string
		got  float32
		want float32
	}{
		{"free lines", own[atFree] * 8, 7}, {"the opponent's", opposite[atFree] * 8, 6},
		{"words of three letters", own[atLengths+1], 0.5}, {"the opponent's", opposite[atLengths+1], 1},
		{"letters", own[atRack+26] * 6, 3}, {"Z", opposite[atRack+25] * 2, 2}, {"E", own[atRack+4] * 2, 1},
		{"lead", x[atPosition] * 100, -9}, {"Jarnacs", x[atPosition+6] * 4, -1},
		{"own letters for MIL: E", own[atOwn] * 2, 1}, {"Z for MIL", own[atThreat+1] * 2, 0},
		{"EUI for RAT, SOL", opposite[atThreat+1] * 2, 6},
	} {
		if tt.got != tt.want {
			t.Errorf("%s: %v, not %v", tt.name, tt.got, tt.want)
		}
	}
}

// A policy that remembers what words and racks make decides as one that does not, also where the
// house refuses words.
func TestMakings(t *testing.T) {
	official := compile(t, "official")
	house := official.WithWords(func(word, _ string) error {
		if len(word)%2 == 1 && word[0] > 'M' {
			return errors.New("an odd word")
		}
		return nil
	})
	for i, rules := range []*jarnac.Rules{official, compile(t, "competition"), house} {
		fast, slow := newPolicy(rules, eager), newPolicy(rules, eager)
		fast.growth = newGrowth(fast)
		rng := rand.New(rand.NewPCG(1, uint64(i)))
		for range 6 {
			s := rules.Start(jarnac.A)
			for s.Phase() != jarnac.Over {
				who, mats, maySwap := s.Turn(), linesOf(&s), rng.IntN(2) > 0
				m := fast.decide(&s, &mats, eyes{}, maySwap)
				if want := slow.decide(&s, &mats, eyes{}, maySwap); m != want {
					t.Fatalf("rules %d: %v, not %v, in %s", i, m, want, s)
				}
				var err error
				if s, err = s.Play(who, s.Chance(rng, who, m)); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

package tournament_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/tournament"
)

// A field is what the clauses of Swiss tournaments look at, written down anew from a tournament.
type field struct {
	in    []tournament.Standing // in the order of the standings
	met   map[[2]tournament.Player]int
	group map[tournament.Player][2]int // the place within those of equal points, and their number
}

func fieldOf(x tournament.Tournament) field {
	f := field{met: map[[2]tournament.Player]int{}, group: map[tournament.Player][2]int{}}
	size := map[int]int{}
	for _, s := range x.Standings() {
		if !x.Withdrawn(s.Player) {
			f.in = append(f.in, s)
			f.group[s.Player] = [2]int{size[s.Points]}
			size[s.Points]++
		}
	}
	for _, s := range f.in {
		f.group[s.Player] = [2]int{f.group[s.Player][0], size[s.Points]}
	}
	for n := 1; n <= x.Rounds(); n++ {
		for _, p := range x.Round(n) {
			if p.Result.Kind == tournament.Played {
				f.met[[2]tournament.Player{min(p.First, p.Second), max(p.First, p.Second)}]++
			}
		}
	}
	return f
}

// A price is what pairs cost, in the order of the clauses: byes that somebody had before, meetings
// that there were before, how far the bye is from the last, the differences in points, and how far
// the pairs are from halves.
type price [5]int

// of returns the price of a pair by places in the standings, or of a bye where j is -1.
func (f field) of(i, j int) (p price) {
	if j < 0 {
		return price{f.in[i].Byes, 0, len(f.in) - 1 - i}
	}
	i, j = min(i, j), max(i, j)
	a, b := f.in[i], f.in[j]
	p[1] = f.met[[2]tournament.Player{min(a.Player, b.Player), max(a.Player, b.Player)}]
	p[3] = (a.Points - b.Points) * (a.Points - b.Points)
	away := j - i - 1
	if ga, gb := f.group[a.Player], f.group[b.Player]; a.Points == b.Points {
		away = gb[0] - ga[0] - ga[1]/2
	}
	p[4] = away * away
	return p
}

func (p price) plus(q price) price {
	for i := range p {
		p[i] += q[i]
	}
	return p
}

// best tries all ways to pair the places that are left.
func (f field) best(left []int) (p price, known bool) {
	if len(left) == 0 {
		return price{}, true
	}
	try := func(q price, rest []int) {
		if r, ok := f.best(rest); ok {
			if q = q.plus(r); !known || slices.Compare(q[:], p[:]) < 0 {
				p, known = q, true
			}
		}
	}
	i := left[0]
	for k, j := range left[1:] {
		try(f.of(i, j), slices.Concat(left[1:1+k], left[2+k:]))
	}
	if len(left)%2 == 1 {
		try(f.of(i, -1), left[1:])
	}
	return p, known
}

// paid returns the price of the last round.
func (f field) paid(pairs []tournament.Pairing) (sum price) {
	at := map[tournament.Player]int{0: -1}
	for i, s := range f.in {
		at[s.Player] = i
	}
	for _, p := range pairs {
		sum = sum.plus(f.of(at[p.First], at[p.Second]))
	}
	return sum
}

// On small fields no way to pair them is better than that of the tournament, whoever comes late,
// leaves or is absent, and also when all have met.
func TestSwissIsTheBest(t *testing.T) {
	r := random(1)
	rounds := 0
	for range many(150, 3000) {
		x := create(t, tournament.Quebec(7), names(2+r.IntN(7))...)
		for x.Rounds() < 7 {
			x = disturb(t, r, x, 8)
			f := fieldOf(x)
			if len(f.in) < 2 {
				break
			}
			left := make([]int, len(f.in))
			for i := range left {
				left[i] = i
			}
			want, _ := f.best(left)
			y := play(t, x, coin(r))
			if got := f.paid(y.Round(y.Rounds())); got != want {
				t.Fatalf("%s costs %v, and there is %v, in\n%v", round(y), got, want, x)
			}
			x = y
			rounds++
		}
	}
	if rounds < 500 {
		t.Errorf("%d rounds", rounds)
	}
}

// disturb lets players come, leave and come back.
func disturb(t *testing.T, r *rand.Rand, x tournament.Tournament, most int) tournament.Tournament {
	t.Helper()
	p := tournament.Player(1 + r.IntN(x.Len()))
	switch r.IntN(12) {
	case 0:
		if x.Len() < most {
			return must(x.Enter(names(x.Len() + 1)[x.Len()]))(t)
		}
	case 1, 2:
		if x.Withdrawn(p) {
			return must(x.Return(p))(t)
		}
		return must(x.Withdraw(p))(t)
	}
	return x
}

// Nobody meets twice, and nobody has a second bye, as long as it can be avoided. It always can be in
// the first half of as many rounds as there are opponents: then everybody has half of the others left
// to meet, and a graph in which all have so many neighbours has a matching (Dirac, 1952).
func TestSimulated(t *testing.T) {
	r := random(2)
	for range many(120, 1500) {
		n := 4 + r.IntN(27)
		rounds := min(7, max(1, (n-1)/2))
		x := create(t, tournament.Swiss(rounds), names(n)...)
		met := map[[2]tournament.Player]bool{}
		byes := map[tournament.Player]int{}
		for x.Rounds() < rounds {
			x = play(t, x, func(tournament.Pairing) tournament.Result { return tournament.Score(r.IntN(500), r.IntN(500)) })
			if len(x.Round(x.Rounds())) != (n+1)/2 {
				t.Fatalf("not all are paired: %s", round(x))
			}
			for _, p := range x.Round(x.Rounds()) {
				if p.Bye() {
					byes[p.First]++
					if byes[p.First] > 1 {
						t.Fatalf("%d has a second bye:\n%v", p.First, x)
					}
					continue
				}
				pair := [2]tournament.Player{min(p.First, p.Second), max(p.First, p.Second)}
				if met[pair] {
					t.Fatalf("%v meet again:\n%v", pair, x)
				}
				met[pair] = true
			}
		}
	}
}

// Nobody is first much more often than second.
func TestFirstsAreFair(t *testing.T) {
	r := random(3)
	for range many(30, 500) {
		x := create(t, tournament.Swiss(7), names(8+2*r.IntN(8))...)
		for x.Rounds() < 7 {
			x = play(t, x, func(tournament.Pairing) tournament.Result { return tournament.Score(r.IntN(500), r.IntN(500)) })
		}
		firsts := make([]int, x.Len()+1)
		for n := 1; n <= 7; n++ {
			for _, p := range x.Round(n) {
				firsts[p.First]++
			}
		}
		for p, n := range firsts[1:] {
			if n < 2 || n > 5 {
				t.Errorf("%d is first in %d games of 7", p+1, n)
			}
		}
	}
}

// Where the stronger player always wins, the strongest of 2^n wins n rounds of a Swiss tournament,
// whatever the order in which they were entered, and nobody else has as many points.
func TestStrongestWins(t *testing.T) {
	r := random(4)
	for range many(20, 1000) {
		n := 2 + r.IntN(4)
		strength := r.Perm(1 << n)
		x := create(t, tournament.Swiss(n), names(1<<n)...)
		for x.Rounds() < n {
			x = play(t, x, func(p tournament.Pairing) tournament.Result {
				return tournament.Score(strength[p.First-1], strength[p.Second-1])
			})
		}
		s := x.Standings()
		if strength[s[0].Player-1] != 1<<n-1 || s[0].Points != 2*n || s[1].Points == 2*n {
			t.Fatalf("%+v", s[:2])
		}
	}
}

// Where each game is decided by a coin, a Swiss tournament finds a single winner, who is alone at the top or has
// beaten the others there, as often as Kevin Carter found ("Ties in Swiss Tournaments", Oxford Croquet,
// oxfordcroquet.com/manage/swiss/carter2.asp): more often by some numbers of rounds than by one more. Of 800
// tournaments of each size all eight shares are within 5 of 100 of his.
func TestAsPublished(t *testing.T) {
	r := random(9)
	for _, tt := range []struct {
		players, rounds int
		alone, single   int // of 100; 0 is not published
	}{{20, 6, 0, 60}, {20, 7, 62, 88}, {20, 8, 0, 68}, {20, 9, 0, 89}, {32, 7, 0, 69}, {32, 8, 0, 88}, {32, 9, 0, 74}, {32, 10, 0, 92}} {
		alone, single, all := 0, 0, many(80, 800)
		for range all {
			x := create(t, tournament.Swiss(tt.rounds), names(tt.players)...)
			for x.Rounds() < tt.rounds {
				x = play(t, x, func(tournament.Pairing) tournament.Result {
					first := r.IntN(2)
					return tournament.Score(first, 1-first)
				})
			}
			switch top := atTop(x); {
			case len(top) == 1:
				alone++
				single++
			case hasBeaten(x, top):
				single++
			}
		}
		t.Logf("%d players over %d rounds: %d of %d alone, and %d single", tt.players, tt.rounds, alone, all, single)
		near := func(got, want int) bool { return want == 0 || abs(100*got-want*all) <= many(12, 5)*all }
		if !near(alone, tt.alone) || !near(single, tt.single) {
			t.Errorf("%d players over %d rounds: %d of %d alone, and %d single", tt.players, tt.rounds, alone, all, single)
		}
	}
}

func abs(n int) int { return max(n, -n) }

// atTop returns the players with the most points.
func atTop(x tournament.Tournament) map[tournament.Player]bool {
	top := map[tournament.Player]bool{}
	s := x.Standings()
	for i := 0; i < len(s) && s[i].Points == s[0].Points; i++ {
		top[s[i].Player] = true
	}
	return top
}

// hasBeaten reports whether one of the players has beaten all others of them.
func hasBeaten(x tournament.Tournament, top map[tournament.Player]bool) bool {
	wins := map[tournament.Player]int{}
	for n := 1; n <= x.Rounds(); n++ {
		for _, p := range x.Round(n) {
			if top[p.First] && top[p.Second] {
				if p.Result.Scores[0] < p.Result.Scores[1] {
					p.First = p.Second
				}
				wins[p.First]++
			}
		}
	}
	for _, n := range wins {
		if n == len(top)-1 {
			return true
		}
	}
	return false
}

// With strengths as in life (Elo, a deviation of 200), more rounds find the best of 16 players more often, and most
// often those in which everybody meets everybody: in 600 tournaments 147 times by 3 rounds, 263 times by 7, and
// 339 times by all 15.
func TestMoreRoundsFindTheBest(t *testing.T) {
	found := func(o tournament.Options) (n int) {
		r := random(11)
		for range many(60, 600) {
			x := create(t, o, names(16)...)
			best := tournament.Player(1)
			strength := []float64{0}
			for p := tournament.Player(1); p <= 16; p++ {
				strength = append(strength, 200*r.NormFloat64())
				if strength[p] > strength[best] {
					best = p
				}
			}
			for x.Rounds() < x.Planned() {
				x = play(t, x, func(p tournament.Pairing) tournament.Result {
					expected := 1 / (1 + math.Pow(10, (strength[p.Second]-strength[p.First])/400))
					margin := 1 + r.IntN(80)
					if r.Float64() < expected {
						return tournament.Score(400+margin, 400)
					}
					return tournament.Score(400, 400+margin)
				})
			}
			if x.Standings()[0].Player == best {
				n++
			}
		}
		return n
	}
	few, more, all := found(tournament.Swiss(3)), found(tournament.Swiss(7)), found(tournament.Berger())
	if few >= more || more >= all {
		t.Errorf("found %d times by 3 rounds, %d times by 7, and %d times by all", few, more, all)
	}
	t.Logf("found %d times by 3 rounds, %d times by 7, and %d times by all", few, more, all)
}

// Where nobody knows who is strong (Elo, a deviation of 200), the best of 24 players has the most points after seven rounds as often as
// with the pairings of a chess program: by those of FIDE's Dutch system, as bbpPairings (16a000f of 2026) makes them, in 43 of 100
// of 1,500 tournaments with players in a random order, and by ours in 41 of 3,500, where one of several at the top counts for its share. The errors are 1.3 and 0.8 of 100.
func TestBestIsFound(t *testing.T) {
	const players, rounds, dutch = 24, 7, 43.0
	r, all, found := random(12), many(300, 3500), 0.0
	for range all {
		x := create(t, tournament.Swiss(rounds), names(players)...)
		best, strength := tournament.Player(1), []float64{0}
		for p := tournament.Player(1); p <= players; p++ {
			strength = append(strength, 200*r.NormFloat64())
			if strength[p] > strength[best] {
				best = p
			}
		}
		for x.Rounds() < rounds {
			x = play(t, x, func(p tournament.Pairing) tournament.Result {
				if r.Float64() < 1/(1+math.Pow(10, (strength[p.Second]-strength[p.First])/400)) {
					return tournament.Score(1, 0)
				}
				return tournament.Score(0, 1)
			})
		}
		if top := atTop(x); top[best] {
			found += 1 / float64(len(top))
		}
	}
	share := 100 * found / float64(all)
	if t.Logf("%.1f of 100", share); math.Abs(share-dutch) > float64(many(9, 4)) {
		t.Errorf("the best is found in %.1f of 100 tournaments, and by the Dutch system in %.1f", share, dutch)
	}
}

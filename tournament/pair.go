package tournament

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/pairs"
)

// Pair returns the tournament with the next round, whose pairs the system makes of all players who
// have not withdrawn. With 200 players it takes less than a second.
func (t Tournament) Pair() (Tournament, error) {
	if open := t.open(); len(open) > 0 {
		return t, phrases.Violation(law.TournamentRound, "", "", resultsMissing, len(t.rounds), strings.Join(open[:min(len(open), 3)], ", "), len(open))
	}
	switch in := t.in(); {
	case len(t.rounds) == t.Planned() && len(t.rounds) > 0:
		return t, phrases.Violation(law.TournamentRound, "", "", allPlayed, len(t.rounds))
	case len(in) < 2:
		return t, phrases.Violation(law.TournamentRound, "", "", tooFew, len(in))
	}
	var round []Pairing
	switch t.options.System {
	case BergerTables:
		round = t.berger(len(t.rounds))
	case KingOfTheHill:
		round = t.newRanking().hill()
	default:
		round = t.newRanking().swiss()
	}
	u := t.clone()
	u.rounds = append(u.rounds, round)
	return u, nil
}

// open returns the games of the last round whose result is not known.
func (t Tournament) open() (games []string) {
	if len(t.rounds) == 0 {
		return nil
	}
	for _, x := range t.rounds[len(t.rounds)-1] {
		if x.Open() {
			games = append(games, t.Name(x.First)+" – "+t.Name(x.Second))
		}
	}
	return games
}

// in returns the players who have not withdrawn.
func (t Tournament) in() (all []Player) {
	for i, e := range t.players {
		if !e.out {
			all = append(all, Player(i+1))
		}
	}
	return all
}

// Undo returns the tournament without its last round, of which no result may be known.
func (t Tournament) Undo() (Tournament, error) {
	if len(t.rounds) == 0 {
		return t, phrases.Violation(law.TournamentUndo, "", "", nothingPaired)
	}
	for _, x := range t.rounds[len(t.rounds)-1] {
		if x.Result.Kind != Open {
			return t, phrases.Violation(law.TournamentUndo, "", "", resultKnown, t.Name(x.First)+" – "+t.Name(x.Second))
		}
	}
	u := t.clone()
	u.rounds = u.rounds[:len(u.rounds)-1]
	return u, nil
}

// berger returns a round, from 0, of the tables of Berger. The last player of an even number stands
// still; an odd number is filled up with nobody.
func (t Tournament) berger(round int) (all []Pairing) {
	n := len(t.players) + len(t.players)%2
	circle := n - 1
	at := func(i int) Player { return Player((i+circle)%circle + 1) }
	turn := round % circle
	x := (turn + 2) * (n / 2) % circle // the number of the player whom the last one meets
	first, last := at(x-1), Player(n)
	if turn%2 == 1 {
		first, last = last, first
	}
	meet := [][2]Player{{first, last}}
	for k := 1; k < n/2; k++ {
		meet = append(meet, [2]Player{at(x - 1 + k), at(x - 1 - k)})
	}
	var byes []Pairing
	for _, m := range meet {
		if round/circle%2 == 1 {
			m[0], m[1] = m[1], m[0]
		}
		in := slices.DeleteFunc(m[:], func(p Player) bool { return !t.has(p) || t.Withdrawn(p) })
		switch len(in) {
		case 2:
			all = append(all, Pairing{First: in[0], Second: in[1]})
		case 1:
			byes = append(byes, Pairing{First: in[0]})
		}
	}
	return append(all, byes...)
}

// A ranking is the players who can be paired, by their place in the standings, and what was before.
type ranking struct {
	t       Tournament
	players []Standing // without those who have withdrawn
	met     map[[2]Player]int
	firsts  map[Player][]bool // whether a player was first, by round
}

func (t Tournament) newRanking() *ranking {
	r := &ranking{t: t, met: map[[2]Player]int{}, firsts: map[Player][]bool{}}
	r.players = slices.DeleteFunc(t.Standings(), func(s Standing) bool { return t.Withdrawn(s.Player) })
	for _, s := range r.players {
		r.firsts[s.Player] = make([]bool, len(t.rounds))
	}
	for i, round := range t.rounds {
		for _, x := range round {
			if x.Result.Kind != Played {
				continue
			}
			r.met[[2]Player{x.First, x.Second}]++
			r.met[[2]Player{x.Second, x.First}]++
			if firsts := r.firsts[x.First]; firsts != nil {
				firsts[i] = true
			}
		}
	}
	return r
}

// pairing returns the pair of two players, of whom a is higher in the standings, by clause
// tournament/first.
func (r *ranking) pairing(a, b Player) Pairing {
	was, other := r.firsts[a], r.firsts[b]
	first := func(f []bool) (n int) {
		for _, yes := range f {
			if yes {
				n++
			}
		}
		return n
	}
	if n, m := first(was), first(other); n != m {
		if n > m {
			a, b = b, a
		}
		return Pairing{First: a, Second: b}
	}
	for i := len(was) - 1; i >= 0; i-- {
		if was[i] != other[i] {
			if was[i] {
				a, b = b, a
			}
			break
		}
	}
	return Pairing{First: a, Second: b}
}

// hill returns the pairs of neighbours. With an odd number, the lowest of those with the fewest byes
// has a bye.
func (r *ranking) hill() (all []Pairing) {
	players := slices.Clone(r.players)
	var bye []Pairing
	if len(players)%2 == 1 {
		i := len(players) - 1
		for j := i; j >= 0; j-- {
			if players[j].Byes < players[i].Byes {
				i = j
			}
		}
		bye = []Pairing{{First: players[i].Player}}
		players = slices.Delete(players, i, i+1)
	}
	for i := 0; i < len(players); i += 2 {
		all = append(all, r.pairing(players[i].Player, players[i+1].Player))
	}
	return append(all, bye...)
}

// swiss returns the pairs that cost least. Where the number is odd, nobody is the last player, and
// meets whoever has the bye.
func (r *ranking) swiss() (all []Pairing) {
	n := len(r.players)
	group := make([]int, n) // how many have as many points
	for i := 0; i < n; {
		j := i
		for j < n && r.players[j].Points == r.players[i].Points {
			j++
		}
		for k := i; k < j; k++ {
			group[k] = j - i
		}
		i = j
	}
	mate := pairs.Match(n+n%2, func(i, j int) pairs.Cost {
		a := r.players[i]
		if j == n {
			return pairs.Cost{int64(a.Byes), 0, int64(n - i)}
		}
		b := r.players[j]
		away := j - i - 1 // from being neighbours
		if a.Points == b.Points {
			away = j - i - group[i]/2
		}
		points := a.Points - b.Points
		return pairs.Cost{0, int64(r.met[[2]Player{a.Player, b.Player}]), 0, int64(points) * int64(points), int64(away) * int64(away)}
	})
	var bye []Pairing
	for i, j := range mate[:n] {
		switch {
		case j == n:
			bye = []Pairing{{First: r.players[i].Player}}
		case i < j:
			all = append(all, r.pairing(r.players[i].Player, r.players[j].Player))
		}
	}
	return append(all, bye...)
}

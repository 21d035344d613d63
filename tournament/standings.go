package tournament

import (
	"cmp"
	"slices"
)

// A Standing is the place of a player, and what it rests on.
type Standing struct {
	Rank   int // from 1; equal players share it
	Player Player

	Points     int
	Difference int // of the scores made and suffered
	Opponents  int // the sum of the points of all opponents played
	Made       int // the scores made

	Wins, Draws, Losses int // games played
	Byes                int // and wins over somebody who was absent
	Absences            int // rounds without a game or a bye, up to the last one that is paired
}

// Standings returns all players, the best first. A game whose result is not known counts for nothing yet.
func (t Tournament) Standings() []Standing {
	all := make([]Standing, len(t.players))
	for i := range all {
		all[i].Player = Player(i + 1)
	}
	for _, pairs := range t.rounds {
		there := make([]bool, len(t.players))
		for _, x := range pairs {
			a := &all[x.First-1]
			there[x.First-1] = true
			if x.Bye() {
				a.Points += t.options.Win
				a.Byes++
				continue
			}
			there[x.Second-1] = true
			b := &all[x.Second-1]
			first, second := t.options.points(x.Result)
			a.Points += first
			b.Points += second
			a.count(x.Result)
			b.count(x.Result.Reverse())
		}
		for i, was := range there {
			if !was {
				all[i].Points += t.options.Absent
				all[i].Absences++
			}
		}
	}
	for _, pairs := range t.rounds {
		for _, x := range pairs {
			if x.Result.Kind == Played {
				all[x.First-1].Opponents += all[x.Second-1].Points
				all[x.Second-1].Opponents += all[x.First-1].Points
			}
		}
	}
	slices.SortStableFunc(all, byMerit)
	for i := range all {
		all[i].Rank = i + 1
		if i > 0 && byMerit(all[i-1], all[i]) == 0 {
			all[i].Rank = all[i-1].Rank
		}
	}
	return all
}

// byMerit compares by clause tournament/standings.
func byMerit(a, b Standing) int {
	return cmp.Or(
		cmp.Compare(b.Points, a.Points), cmp.Compare(b.Difference, a.Difference),
		cmp.Compare(b.Opponents, a.Opponents), cmp.Compare(b.Made, a.Made),
	)
}

// count adds a result, seen by the first.
func (s *Standing) count(r Result) {
	switch r.Kind {
	case Played:
		s.Made += r.Scores[0]
		s.Difference += r.Scores[0] - r.Scores[1]
		switch cmp.Compare(r.Scores[0], r.Scores[1]) {
		case 1:
			s.Wins++
		case 0:
			s.Draws++
		default:
			s.Losses++
		}
	case SecondAbsent:
		s.Byes++
	case FirstAbsent, BothAbsent:
		s.Absences++
	}
}

package tournament_test

import (
	"errors"
	"fmt"
	"log"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/tournament"
)

func Example() {
	t, err := tournament.New("Soirée du mardi", tournament.Quebec(5), "Alice", "Bruno", "Chloé", "Denis")
	if err != nil {
		log.Fatal(err)
	}
	t, _ = t.Pair()
	for table, p := range t.Round(1) {
		fmt.Printf("%d. %s – %s\n", table+1, t.Name(p.First), t.Name(p.Second))
	}
	t, _ = t.Set(1, 1, 3, tournament.Score(412, 388))
	t, _ = t.Set(1, 4, 2, tournament.Score(350, 350))
	for _, s := range t.Standings() {
		fmt.Printf("%d. %s %d %+d\n", s.Rank, t.Name(s.Player), s.Points, s.Difference)
	}
	// Output:
	// 1. Alice – Chloé
	// 2. Bruno – Denis
	// 1. Alice 3 +24
	// 2. Bruno 2 +0
	// 2. Denis 2 +0
	// 4. Chloé 1 -24
}

// An evening of 23 players over 7 rounds: somebody leaves, somebody comes late, and a wrong result is
// put right.
func Example_evening() {
	var names []string
	for i := range 23 {
		names = append(names, fmt.Sprintf("%c.", 'A'+i))
	}
	t, err := tournament.New("Coupe du club", tournament.Quebec(7), names...)
	if err != nil {
		log.Fatal(err)
	}
	met := map[[2]tournament.Player]bool{}
	for round := 1; round <= 7; round++ {
		switch round {
		case 3:
			t, _ = t.Withdraw(2)
		case 4:
			t, _ = t.Enter("Zoé")
		case 5: // in round 2 somebody has noted the scores the wrong way round
			p := t.Round(2)[0]
			t, _ = t.Set(2, p.Second, p.First, p.Result)
			fmt.Println("corrected:", t.Name(p.First), t.Name(p.Second), t.Round(2)[0].Result)
		}
		if t, err = t.Pair(); err != nil {
			log.Fatal(err)
		}
		fmt.Printf("%d:", round)
		for _, p := range t.Round(round) {
			if p.Bye() {
				fmt.Printf(" bye %s", t.Name(p.First))
				continue
			}
			pair := [2]tournament.Player{min(p.First, p.Second), max(p.First, p.Second)}
			if met[pair] {
				fmt.Print(" again")
			}
			met[pair] = true
			fmt.Printf(" %s%s", t.Name(p.First), t.Name(p.Second))
			// The one who is the stronger by the list wins, but for a surprise now and then.
			r := tournament.Score(420-3*int(p.First), 420-3*int(p.Second))
			if (int(p.First)*int(p.Second)+round)%5 == 0 {
				r = r.Reverse()
			}
			t, _ = t.Set(round, p.First, p.Second, r)
		}
		fmt.Println()
	}
	for _, s := range t.Standings()[:5] {
		fmt.Printf("%d. %-4s %2d %+4d\n", s.Rank, t.Name(s.Player), s.Points, s.Difference)
	}
	s := t.Standings()[23]
	fmt.Printf("%d. %-4s %2d %+4d\n", s.Rank, t.Name(s.Player), s.Points, s.Difference)
	_, err = t.Pair()
	fmt.Println(rulebook.Explain(err, language.English))
	// Output:
	// 1: A.L. B.M. C.N. D.O. E.P. F.Q. G.R. H.S. I.T. J.U. K.V. bye W.
	// 2: A.G. B.H. C.I. D.J. E.K. W.F. L.Q. M.R. N.S. O.T. P.U. bye V.
	// 3: A.D. C.E. G.W. K.M. H.N. I.F. J.O. V.L. Q.P. R.T. S.U.
	// 4: A.C. G.K. L.E. W.D. F.J. N.I. R.H. P.S. M.Q. O.V. U.T. bye Zoé
	// corrected: A. G. 399-417
	// 5: D.G. E.A. F.C. J.N. H.O. K.P. L.W. Q.I. T.M. S.R. ZoéV. bye U.
	// 6: D.E. C.G. N.K. O.L. F.A. I.P. R.J. Q.H. T.W. V.S. U.Zoé bye M.
	// 7: C.D. E.N. G.L. H.A. P.J. T.K. O.F. M.I. S.Q. V.U. ZoéW. bye R.
	// 1. C.   19  +75
	// 2. D.   17 +108
	// 3. G.   17 +105
	// 4. E.   17 +102
	// 5. N.   17   +9
	// 24. B.    6  +51
	// all 7 rounds are paired
}

func ExampleTournament_Set() {
	t, err := tournament.New("", tournament.Swiss(3), "Alice", "Bruno", "Chloé")
	if err != nil {
		log.Fatal(err)
	}
	t, _ = t.Pair()
	_, err = t.Set(1, 1, 3, tournament.Score(412, 388))
	var v *rulebook.Violation
	if errors.As(err, &v) {
		fmt.Println(v.Clause)
		fmt.Println(v.Explain(language.English))
	}
	// Output:
	// tournament/result
	// Alice meets Bruno in round 1, and not Chloé
}

func ExampleTournament_MarshalText() {
	t, err := tournament.New("", tournament.Berger(), "Alice", "Bruno", "Chloé")
	if err != nil {
		log.Fatal(err)
	}
	t, _ = t.Pair()
	t, _ = t.Set(1, 2, 3, tournament.Score(71, 64))
	fmt.Print(t)
	// Output:
	// tournament berger
	// 1 Alice
	// 2 Bruno
	// 3 Chloé
	// round 1
	// 2 3 71-64
	// 1 bye
	// end
}

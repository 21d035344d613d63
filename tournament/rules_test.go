package tournament_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/tournament"
)

// Each clause by an example, under its name.

var four = []string{"Alice", "Bruno", "Chloé", "Denis"}

func TestPlayers(t *testing.T) {
	t.Run("tournament/names", func(t *testing.T) {
		x := create(t, tournament.Swiss(3), "Chloé", "L'Hôte", "Ève  Martin")
		for _, name := range []string{"Chloé", "CHLOE", " chloé ", "l’hote", "eve martin"} {
			y, err := x.Enter(name)
			refuses(t, x, y, err, law.TournamentNames, "un joueur s’appelle déjà")
		}
		if x.Name(3) != "Ève Martin" || x.Name(1) != "Chloé" {
			t.Errorf("%q, %q", x.Name(1), x.Name(3))
		}
	})
	t.Run("tournament/late", func(t *testing.T) {
		x := play(t, create(t, tournament.Quebec(5), four...), lower)
		x = must(x.Enter("Ève"))(t)
		if s := standing(x, 5); s.Points != 0 || s.Absences != 1 {
			t.Errorf("%+v", s)
		}
		if x = play(t, x, lower); !strings.Contains(round(x), "5") {
			t.Errorf("Ève is not paired: %s", round(x))
		}
		for x.Rounds() < 5 {
			x = play(t, x, lower)
		}
		y, err := x.Enter("Farid")
		refuses(t, x, y, err, law.TournamentLate, "Farid arrive trop tard : la dernière ronde")
		x = must(create(t, tournament.Berger(), four...).Pair())(t)
		y, err = x.Enter("Farid")
		refuses(t, x, y, err, law.TournamentLate, "les tables sont faites")
		must(must(x.Undo())(t).Enter("Farid"))(t)
	})
	t.Run("tournament/withdraw", func(t *testing.T) {
		x := play(t, create(t, tournament.Quebec(5), four...), lower)
		before := standing(x, 1).Points
		x = play(t, must(x.Withdraw(1))(t), lower)
		if s := standing(x, 1); s.Points != before || s.Absences != 1 || strings.Contains(round(x), "1") || !x.Withdrawn(1) {
			t.Errorf("%s, %+v", round(x), s)
		}
		y, err := x.Withdraw(1)
		refuses(t, x, y, err, law.TournamentWithdraw, "Alice s’est déjà retiré")
		y, err = x.Return(2)
		refuses(t, x, y, err, law.TournamentWithdraw, "Bruno ne s’est pas retiré")
		if x = play(t, must(x.Return(1))(t), lower); !strings.Contains(round(x), "1") {
			t.Errorf("Alice is not back: %s", round(x))
		}
	})
}

func TestRounds(t *testing.T) {
	t.Run("tournament/round", func(t *testing.T) {
		x := must(create(t, tournament.Swiss(2), four...).Pair())(t)
		x = must(x.Set(1, 1, 3, tournament.Score(1, 0)))(t)
		y, err := x.Pair()
		refuses(t, x, y, err, law.TournamentRound, "il manque des résultats à la ronde 1 : Bruno – Denis")
		x = play(t, must(x.Set(1, 2, 4, tournament.Score(1, 0)))(t), lower)
		y, err = x.Set(1, 1, 3, tournament.Result{})
		refuses(t, x, y, err, law.TournamentRound, "peut y être corrigé, non effacé")
		y, err = x.Pair()
		refuses(t, x, y, err, law.TournamentRound, "les 2 rondes sont toutes appariées")
		x = create(t, tournament.Swiss(2), "Alice")
		y, err = x.Pair()
		refuses(t, x, y, err, law.TournamentRound, "1 joueur présent : il en faut deux")
	})
	t.Run("tournament/undo", func(t *testing.T) {
		x := create(t, tournament.Swiss(2), four...)
		y, err := x.Undo()
		refuses(t, x, y, err, law.TournamentUndo, "aucune ronde")
		paired := must(x.Pair())(t)
		if y := must(paired.Undo())(t); y.String() != x.String() {
			t.Errorf("%v", y)
		}
		x = must(paired.Set(1, 1, 3, tournament.Score(2, 1)))(t)
		y, err = x.Undo()
		refuses(t, x, y, err, law.TournamentUndo, "Alice – Chloé")
		x = must(x.Set(1, 3, 1, tournament.Result{}))(t)
		must(x.Undo())(t)
	})
	t.Run("tournament/bye", func(t *testing.T) {
		for _, o := range []tournament.Options{tournament.Swiss(9), tournament.Hill(9)} {
			x := create(t, o, names(5)...)
			var byes []string
			for range 5 {
				x = play(t, x, lower)
				_, bye, _ := strings.Cut(round(x), " ")
				_, bye, _ = strings.Cut(bye, " ")
				byes = append(byes, bye)
			}
			if o.System == tournament.KingOfTheHill && strings.Join(byes, " ") != "5 4 3 2 1" {
				t.Errorf("%s", byes)
			}
			if slices.Sort(byes); strings.Join(byes, " ") != "1 2 3 4 5" {
				t.Errorf("%v: byes of %s", o, byes)
			}
		}
		x := create(t, tournament.Hill(3), names(3)...)
		x = must(x.Pair())(t)
		x = must(x.Set(1, 1, 2, tournament.Result{Kind: tournament.FirstAbsent}))(t)
		// 3 had the bye, and 2 won over somebody who was absent: 1 is left.
		if x = must(x.Pair())(t); round(x) != "2-3 1" && round(x) != "3-2 1" {
			t.Errorf("%s", round(x))
		}
	})
	t.Run("tournament/first", func(t *testing.T) {
		x := play(t, create(t, tournament.Hill(9), "Alice", "Bruno"), lower)
		var firsts string
		for range 5 {
			firsts += round(x) + " "
			x = play(t, x, lower)
		}
		if firsts != "1-2 2-1 1-2 2-1 1-2 " { // equally often, then not the one who was first, then the higher
			t.Errorf("%s", firsts)
		}
	})
}

func TestSystems(t *testing.T) {
	t.Run("tournament/berger", func(t *testing.T) {
		for n, want := range map[int]string{
			4: "1-4 2-3, 4-3 1-2, 2-4 3-1",
			5: "2-5 3-4 1, 5-3 1-2 4, 3-1 4-5 2, 1-4 2-3 5, 4-2 5-1 3",
			6: "1-6 2-5 3-4, 6-4 5-3 1-2, 2-6 3-1 4-5, 6-5 1-4 2-3, 3-6 4-2 5-1",
		} {
			x := create(t, tournament.Berger(), names(n)...)
			var all []string
			for range x.Planned() {
				x = play(t, x, lower)
				all = append(all, round(x))
			}
			gametest.Equal(t, n, strings.Join(all, ", "), want)
		}
		x := create(t, tournament.Options{System: tournament.BergerTables, Rounds: 6, Win: 1}, names(4)...)
		for range 4 {
			x = play(t, x, lower)
		}
		gametest.Equal(t, "the second time", round(x), "4-1 3-2")
	})
	t.Run("tournament/berger-absent", func(t *testing.T) {
		x := must(create(t, tournament.Berger(), names(5)...).Withdraw(3))(t)
		if x = must(x.Pair())(t); round(x) != "2-5 1 4" {
			t.Errorf("%s", round(x))
		}
	})
	t.Run("tournament/swiss", func(t *testing.T) {
		x := create(t, tournament.Swiss(3), names(8)...)
		x = play(t, x, lower)
		x = play(t, x, lower) // winners meet winners
		gametest.Equal(t, "the round", round(x), "1-3 2-4 5-7 6-8")
		if x = play(t, x, lower); !strings.Contains(round(x), "1-2") {
			t.Errorf("the two who won twice do not meet: %s", round(x))
		}
		// Whoever has met meets again only where everybody has.
		x = create(t, tournament.Swiss(4), names(4)...)
		seen := map[string]bool{}
		for range 3 {
			x = play(t, x, lower)
			for _, p := range x.Round(x.Rounds()) {
				seen[strings.Join([]string{x.Name(min(p.First, p.Second)), x.Name(max(p.First, p.Second))}, "-")] = true
			}
		}
		if len(seen) != 6 {
			t.Errorf("%v", seen)
		}
		play(t, x, lower)
	})
	t.Run("tournament/swiss-halves", func(t *testing.T) {
		x := must(create(t, tournament.Swiss(3), names(8)...).Pair())(t)
		gametest.Equal(t, "the round", round(x), "1-5 2-6 3-7 4-8")
		// Three winners and three losers: the lowest winner meets the highest loser.
		x = play(t, create(t, tournament.Swiss(3), names(6)...), func(p tournament.Pairing) tournament.Result {
			if p.First == 3 {
				return tournament.Result{Kind: tournament.SecondAbsent} // no difference, and no meeting
			}
			return tournament.Score(400-10*int(p.First), 300)
		})
		if x = must(x.Pair())(t); order(x) != "1 2 3 6 5 4" || round(x) != "1-2 3-6 5-4" {
			t.Errorf("%s, %s", order(x), round(x))
		}
	})
	t.Run("tournament/hill", func(t *testing.T) {
		x := play(t, create(t, tournament.Hill(3), four...), lower)
		gametest.Equal(t, "the round", round(x), "1-2 3-4")
		x = play(t, x, lower)
		if order(x) != "1 2 3 4" || round(x) != "1-3 2-4" {
			t.Errorf("%s, %s", order(x), round(x))
		}
		if x = play(t, x, lower); round(x) != "2-1 4-3" {
			t.Errorf("they do not meet again: %s", round(x))
		}
	})
}

func TestResults(t *testing.T) {
	t.Run("tournament/result", func(t *testing.T) {
		x := must(create(t, tournament.Swiss(3), names(5)...).Pair())(t) // 1-3 2-4 5
		for _, tt := range []struct {
			p, q tournament.Player
			why  string
		}{
			{1, 2, "Joueur 1 rencontre Joueur 3 à la ronde 1, et non Joueur 2"}, {4, 1, "Joueur 4 rencontre Joueur 2"},
			{5, 1, "Joueur 5 est exempt à la ronde 1"}, {1, 1, "et non Joueur 1"},
		} {
			y, err := x.Set(1, tt.p, tt.q, tournament.Score(400, 300))
			refuses(t, x, y, err, law.TournamentResult, tt.why)
		}
		x = must(x.Set(1, 3, 1, tournament.Score(400, 300)))(t)
		x = must(x.Set(1, 2, 4, tournament.Score(350, 350)))(t)
		if a, b, c := standing(x, 3), standing(x, 1), standing(x, 2); a.Wins != 1 || a.Points != 2 || a.Difference != 100 || b.Losses != 1 || b.Points != 0 || c.Draws != 1 || c.Points != 1 {
			t.Errorf("%+v, %+v, %+v", a, b, c)
		}
		z := must(must(x.Withdraw(4))(t).Pair())(t)
		y, err := z.Set(2, 4, 1, tournament.Score(1, 0))
		refuses(t, z, y, err, law.TournamentResult, "Joueur 4 n’est pas apparié à la ronde 2")
	})
	t.Run("tournament/absent", func(t *testing.T) {
		x := must(create(t, tournament.Quebec(5), four...).Pair())(t)
		x = must(x.Set(1, 3, 1, tournament.Result{Kind: tournament.FirstAbsent}))(t)
		x = must(x.Set(1, 2, 4, tournament.Result{Kind: tournament.BothAbsent}))(t)
		for p, want := range []int{3, 0, 0, 0} {
			s := standing(x, tournament.Player(p+1))
			if s.Points != want || s.Made != 0 || s.Difference != 0 || s.Byes+s.Absences != 1 || s.Opponents != 0 {
				t.Errorf("%d: %+v", p+1, s)
			}
		}
	})
	t.Run("tournament/correct", func(t *testing.T) {
		x := play(t, create(t, tournament.Swiss(3), four...), lower)
		x = must(x.Pair())(t)
		before := round(x)
		y := must(x.Set(1, 3, 1, tournament.Score(500, 100)))(t)
		if order(y)[0] != '3' || order(x)[0] != '1' || round(y) != before {
			t.Errorf("%s before, and %s after", order(x), order(y))
		}
	})
	t.Run("tournament/points", func(t *testing.T) {
		x := play(t, create(t, tournament.Swiss(3), four...), func(p tournament.Pairing) tournament.Result {
			return tournament.Score(int(p.Second)-3, 0)
		}) // 1-3 is a draw, and 2 beats 4
		if a, b, c := standing(x, 1), standing(x, 2), standing(x, 4); a.Points != 1 || b.Points != 2 || c.Points != 0 {
			t.Errorf("%+v, %+v, %+v", a, b, c)
		}
		o, err := tournament.ParseOptions("swiss rounds=3 win=4 draw=3 loss=2 absent=1")
		if err != nil {
			t.Fatal(err)
		}
		x = play(t, must(create(t, o, four...).Withdraw(4))(t), lower)
		if a, b, c := standing(x, 1), standing(x, 2), standing(x, 4); a.Points != 4 || b.Points != 2 || c.Points != 1 {
			t.Errorf("%+v, %+v, %+v", a, b, c)
		}
		for _, text := range []string{"swiss rounds=3 win=1 loss=1 draw=1", "swiss rounds=3 draw=3", "hill rounds=2 draw=0 loss=1", "berger absent=1"} {
			_, err := tournament.ParseOptions(text)
			refuses(t, x, x, err, law.TournamentPoints, "une victoire vaut")
		}
	})
	t.Run("tournament/quebec", func(t *testing.T) {
		for _, n := range []int{5, 6, 7} {
			o, err := tournament.ParseOptions("quebec rounds=" + string(rune('0'+n)))
			if err != nil || o != tournament.Quebec(n) || o.Win != 3 || o.Draw != 2 || o.Loss != 1 || o.Absent != 0 || o.System != tournament.SwissSystem {
				t.Errorf("%+v, %v", o, err)
			}
		}
		for _, text := range []string{"quebec", "quebec rounds=4", "quebec rounds=8", "quebec rounds=5 win=2"} {
			_, err := tournament.ParseOptions(text)
			refuses(t, tournament.Tournament{}, tournament.Tournament{}, err, law.TournamentQuebec, "5, 6 ou 7 rondes")
		}
	})
	t.Run("tournament/bye-points", func(t *testing.T) {
		x := play(t, create(t, tournament.Quebec(5), names(3)...), lower)
		if s := standing(x, 3); s.Points != 3 || s.Byes != 1 || s.Difference != 0 || s.Made != 0 || s.Wins != 0 {
			t.Errorf("%+v", s)
		}
	})
	t.Run("tournament/standings", func(t *testing.T) {
		x := create(t, tournament.Berger(), four...) // 1-4 2-3, 4-3 1-2, 2-4 3-1
		results := map[string]tournament.Result{
			"1-4": tournament.Score(300, 200), "2-3": tournament.Score(300, 200), "4-3": tournament.Score(300, 200),
			"1-2": tournament.Score(400, 500), "2-4": tournament.Score(100, 200), "3-1": tournament.Score(100, 200),
		}
		for range 3 {
			x = must(x.Pair())(t)
			for _, p := range x.Round(x.Rounds()) {
				x = must(x.Set(x.Rounds(), p.First, p.Second, results[strings.Join([]string{string('0' + rune(p.First)), string('0' + rune(p.Second))}, "-")]))(t)
			}
		}
		// 1, 2 and 4 have won twice, with a difference of 100 and opponents of 8 points, and made 900, 900 and 700.
		if order(x) != "1=2 4 3" {
			t.Errorf("%s: %+v", order(x), x.Standings())
		}
		// Two who are equal share a place.
		x = play(t, create(t, tournament.Swiss(1), four...), func(tournament.Pairing) tournament.Result { return tournament.Score(3, 1) })
		if order(x) != "1=2 3=4" || x.Standings()[2].Rank != 3 {
			t.Errorf("%s", order(x))
		}
		// The difference, then the opponents, then the scores made.
		x = play(t, create(t, tournament.Swiss(1), four...), func(p tournament.Pairing) tournament.Result { return tournament.Score(int(p.First)*3, int(p.First)) })
		gametest.Equal(t, "by difference", order(x), "2 1 3 4")
		x = play(t, create(t, tournament.Swiss(1), four...), func(p tournament.Pairing) tournament.Result {
			return tournament.Score(int(p.First)+9, int(p.First)+5)
		})
		gametest.Equal(t, "by scores", order(x), "2 1 4 3")
	})
}

// The clauses that a tournament is held by are those of its system.
func TestClausesOfOptions(t *testing.T) {
	has := func(o tournament.Options, c rulebook.Clause) bool { return slices.Contains(o.Clauses(), c) }
	for _, tt := range []struct {
		o    tournament.Options
		c    rulebook.Clause
		want bool
	}{
		{tournament.Quebec(5), law.TournamentQuebec, true}, {tournament.Quebec(5), law.TournamentPoints, false},
		{tournament.Swiss(5), law.TournamentPoints, true}, {tournament.Quebec(5), law.TournamentSwiss, true},
		{tournament.Berger(), law.TournamentSwiss, false}, {tournament.Berger(), law.TournamentBerger, true},
		{tournament.Hill(3), law.TournamentHill, true}, {tournament.Hill(3), law.TournamentBye, true},
	} {
		if has(tt.o, tt.c) != tt.want {
			t.Errorf("%v: %v", tt.o, tt.o.Clauses())
		}
	}
}

// What is asked for and cannot be is an error in both languages, and changes nothing.
func TestFaults(t *testing.T) {
	x := must(create(t, tournament.Swiss(3), "Anne", "Annabelle", "Zoé").Pair())(t)
	for want, f := range map[string]func() (tournament.Tournament, error){
		"il manque un nom":                func() (tournament.Tournament, error) { return x.Enter(" \n") },
		"a plus de 60 caractères":         func() (tournament.Tournament, error) { return x.Enter(strings.Repeat("é", 61)) },
		"plus de 60":                      func() (tournament.Tournament, error) { return x.Enter(strings.Repeat("x", 1<<20)) },
		"un caractère qui ne peut pas":    func() (tournament.Tournament, error) { return x.Enter("Zoé\x1b[2J") },
		"contient un caractère":           func() (tournament.Tournament, error) { return x.Enter("Zoé\u202e") },
		"caractère qui ne peut":           func() (tournament.Tournament, error) { return x.Enter("\xff") },
		"aucun joueur n’a le numéro 9":    func() (tournament.Tournament, error) { return x.Withdraw(9) },
		"aucun joueur n’a le numéro 0":    func() (tournament.Tournament, error) { return x.Set(1, 0, 1, tournament.Score(1, 0)) },
		"aucun joueur n’a le numéro -1":   func() (tournament.Tournament, error) { return x.Set(1, 1, -1, tournament.Score(1, 0)) },
		"la ronde 2 n’est pas appariée":   func() (tournament.Tournament, error) { return x.Set(2, 1, 2, tournament.Score(1, 0)) },
		"la ronde 0 n’est pas":            func() (tournament.Tournament, error) { return x.Set(0, 1, 2, tournament.Score(1, 0)) },
		"« 10000-3 » ne peut pas être un": func() (tournament.Tournament, error) { return x.Set(1, 1, 2, tournament.Score(10000, 3)) },
		"« 0--10000 » ne peut pas":        func() (tournament.Tournament, error) { return x.Set(1, 1, 2, tournament.Score(0, -10000)) },
		"un score va de -9999 à 9999":     func() (tournament.Tournament, error) { return x.Set(1, 1, 2, tournament.Result{Kind: 9}) },
		"le nombre de rondes doit":        func() (tournament.Tournament, error) { return tournament.New("", tournament.Swiss(0)) },
		"rondes doit aller de 1 à 255":    func() (tournament.Tournament, error) { return tournament.New("", tournament.Hill(256)) },
		"les points doivent aller de 0 à": func() (tournament.Tournament, error) {
			return tournament.New("", tournament.Options{Rounds: 1, Win: 21})
		},
		"choisissez quebec, swiss": func() (tournament.Tournament, error) {
			return tournament.New("", tournament.Options{System: 3, Rounds: 1})
		},
		"ne peut pas y avoir plus de 256": func() (tournament.Tournament, error) { return tournament.New("", tournament.Swiss(1), names(257)...) },
	} {
		before := x.String()
		y, err := f()
		said(t, err, want)
		if x.String() != before || y.String() != before && y.String() != "" {
			t.Errorf("%s: changed to\n%v", want, y)
		}
	}
}

func TestFind(t *testing.T) {
	x := create(t, tournament.Swiss(3), "Anne", "Annabelle", "Zoé", "7", "Éric B.", "Éric C.")
	for text, want := range map[string]tournament.Player{"anne": 1, "ANNA": 2, "zoe": 3, "z": 3, "3": 3, "7": 4, "eric  c": 6, "5": 5} {
		if p, err := x.Find(text); p != want || err != nil {
			t.Errorf("%s: %d, %v", text, p, err)
		}
	}
	for text, want := range map[string]string{"ann": "plusieurs joueurs : Anne, Annabelle", "eric": "plusieurs joueurs : Éric B., Éric C.", "Yves": "aucun joueur ne s’appelle « Yves »", "": "il manque un nom", "0": "aucun joueur", "-1": "aucun joueur"} {
		_, err := x.Find(text)
		said(t, err, want)
	}
}

// A tournament does not change, whatever comes of it.
func TestValue(t *testing.T) {
	x := play(t, create(t, tournament.Swiss(9), names(7)...), lower)
	x = must(x.Pair())(t)
	before := x.String()
	p := x.Round(2)[0]
	a := must(x.Set(2, p.First, p.Second, tournament.Score(9, 1)))(t)
	b := must(x.Set(2, p.First, p.Second, tournament.Score(1, 9)))(t)
	must(x.Withdraw(1))(t)
	c, d := must(must(x.Undo())(t).Enter("C"))(t), must(must(x.Undo())(t).Enter("D"))(t)
	c, d = must(c.Pair())(t), must(d.Pair())(t)
	x.Round(2)[0].First = 99
	if x.String() != before || a.String() == b.String() || c.Name(8) != "C" || d.Name(8) != "D" {
		t.Errorf("%v\n%v\n%v\n%v\n%v", x, a, b, c, d)
	}
	var zero tournament.Tournament
	if zero.Len() != 0 || zero.Rounds() != 0 || zero.Planned() != 0 || zero.Name(1) != "" || zero.Round(1) != nil || len(zero.Standings()) != 0 || zero.String() != "" {
		t.Errorf("%v", zero)
	}
}

package tournament_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/tournament"
)

// many returns the number of a short run, or of a long one.
func many(short, long int) int {
	if os.Getenv("LETTRES_LONG") != "" {
		return long
	}
	return short
}

func random(n uint64) *rand.Rand { return rand.New(rand.NewPCG(n, 25)) }

// names returns so many names.
func names(n int) (all []string) {
	for i := range n {
		all = append(all, fmt.Sprintf("Joueur %d", i+1))
	}
	return all
}

// create returns a new tournament.
func create(t testing.TB, o tournament.Options, names ...string) tournament.Tournament {
	t.Helper()
	return must(tournament.New("", o, names...))(t)
}

// must returns the tournament, or fails the test.
func must(x tournament.Tournament, err error) func(testing.TB) tournament.Tournament {
	return func(t testing.TB) tournament.Tournament {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return x
	}
}

// play returns the tournament with the next round paired, and a result for each game.
func play(t testing.TB, x tournament.Tournament, result func(tournament.Pairing) tournament.Result) tournament.Tournament {
	t.Helper()
	x = must(x.Pair())(t)
	for _, p := range x.Round(x.Rounds()) {
		if !p.Bye() {
			x = must(x.Set(x.Rounds(), p.First, p.Second, result(p)))(t)
		}
	}
	return x
}

// lower lets the player with the lower number win, by as much as they are apart.
func lower(p tournament.Pairing) tournament.Result {
	return tournament.Score(400-int(p.First), 400-int(p.Second))
}

// coin returns results by lot.
func coin(r *rand.Rand) func(tournament.Pairing) tournament.Result {
	return func(p tournament.Pairing) tournament.Result {
		switch r.IntN(20) {
		case 0:
			return tournament.Score(380, 380)
		case 1:
			return tournament.Result{Kind: []tournament.Kind{tournament.FirstAbsent, tournament.SecondAbsent, tournament.BothAbsent}[r.IntN(3)]}
		}
		return tournament.Score(300+r.IntN(200), 300+r.IntN(200))
	}
}

// round returns the pairs of the last round, as "1-2 3-4 5".
func round(x tournament.Tournament) string {
	var all []string
	for _, p := range x.Round(x.Rounds()) {
		if p.Bye() {
			all = append(all, fmt.Sprint(p.First))
		} else {
			all = append(all, fmt.Sprintf("%d-%d", p.First, p.Second))
		}
	}
	return strings.Join(all, " ")
}

// order returns the standings, as "3 1=2".
func order(x tournament.Tournament) string {
	var text strings.Builder
	for i, s := range x.Standings() {
		switch {
		case i > 0 && s.Rank <= i:
			text.WriteByte('=')
		case i > 0:
			text.WriteByte(' ')
		}
		fmt.Fprint(&text, s.Player)
	}
	return text.String()
}

// standing returns the standing of a player.
func standing(x tournament.Tournament, p tournament.Player) tournament.Standing {
	for _, s := range x.Standings() {
		if s.Player == p {
			return s
		}
	}
	return tournament.Standing{}
}

// refuses checks that an error cites a clause, says something in both languages, and left x as it was.
func refuses(t *testing.T, before, after tournament.Tournament, err error, c rulebook.Clause, french string) {
	t.Helper()
	var v *rulebook.Violation
	if !errors.As(err, &v) || v.Clause != c {
		t.Fatalf("%v, and not a refusal by %s", err, c)
	}
	said(t, err, french)
	if before.String() != after.String() {
		t.Errorf("the tournament has changed:\n%v", after)
	}
}

// said checks that an error says something in French, and something else in English.
func said(t *testing.T, err error, french string) {
	t.Helper()
	fr, en := rulebook.Explain(err, language.French), rulebook.Explain(err, language.English)
	if !strings.Contains(strings.ReplaceAll(fr, "\u00a0", " "), french) || fr == en || en == "" {
		t.Errorf("%q, %q, and not %q", fr, en, french)
	}
}

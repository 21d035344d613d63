package reviews_test

import (
	"encoding/json"
	"math"
	"reflect"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/review"
)

// A candidate has the error of its playouts, and that of a single one is not known.
func TestOf(t *testing.T) {
	if of := reviews.Of(bot.Candidate[int]{Win: 0.5, WinErr: 0.1, Points: -3, PointsErr: 2, Visits: 9}, false); of != (review.Estimate{Win: 0.5, WinErr: 0.1, Points: -3, PointsErr: 2}) {
		t.Errorf("a candidate is %+v", of)
	}
	one := bot.Candidate[int]{Behind: bot.Value{Win: 0.9, Points: 90}, Visits: 1}
	if got, want := reviews.Behind(one, false), (review.Estimate{Win: 0.9, WinErr: 1, Points: 90, PointsErr: 100}); got != want || got.Mistake() || !reviews.Behind(one, true).Mistake() {
		t.Errorf("one playout makes a mistake, or none that is exact: %+v", got)
	}
	if one.Visits = 2; reviews.Behind(one, false).WinErr != 0 {
		t.Error("two playouts have no error of their own")
	}
}

// Choices are the candidates that were visited.
func TestChoices(t *testing.T) {
	a := bot.Analysis[string]{Candidates: []bot.Candidate[string]{
		{Move: "RAT", Win: 0.5, Visits: 7, Line: []string{"RAT", "+"}}, {Move: "ART", Behind: bot.Value{Win: 0.25}, BehindErr: bot.Value{Win: 0.5}, Visits: 2}, {Move: "TAR"},
	}}
	got, want := reviews.Choices(a), []reviews.Choice[string]{
		{Move: "RAT", Value: review.Estimate{Win: 0.5}, Line: []string{"RAT", "+"}}, {Move: "ART", Behind: review.Estimate{Win: 0.25, WinErr: 0.5}},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%+v", got)
	}
}

// The fields of JSON stay as docs/review.md shows them.
func TestJSON(t *testing.T) {
	d := reviews.Decision[string]{
		N: 13, Made: "-", Best: "2:VOTEE", Line: []string{"2:VOTEE", "+S"},
		Value: review.Estimate{Win: 0.53124, WinErr: 0.01039, Points: 3.096, PointsErr: 0.804}, Loss: review.Estimate{Win: -1e-9, Exact: true},
	}
	got, err := json.Marshal(d)
	want := `{"n":13,"made":"-","best":"2:VOTEE","line":["2:VOTEE","+S"],"value":{"win":0.5312,"winErr":0.0104,"points":3.1,"pointsErr":0.8},` +
		`"loss":{"win":0,"winErr":0,"points":0,"pointsErr":0,"exact":true}}`
	if err != nil || string(got) != want {
		t.Errorf("%s, %v, not\n%s", got, err, want)
	}
}

func TestGain(t *testing.T) {
	for _, tt := range []struct {
		loss, value review.Estimate
		en, fr      string
	}{
		{
			review.Estimate{Win: 0.39, WinErr: 0.007, Points: 143.7, PointsErr: 3}, review.Estimate{},
			"+144 expected lead, +39% of the chances (± 1)", "+144 d’écart espéré, +39 % de chances (± 1)",
		},
		{
			review.Estimate{Win: 0.03, WinErr: 0.011, Points: -3}, review.Estimate{},
			"+3% of the chances (± 2)", "+3 % de chances (± 2)",
		},
		{
			review.Estimate{Win: 0.002, WinErr: 0.01, Points: 41.2, PointsErr: 3.4}, review.Estimate{},
			"+41 expected lead (± 4)", "+41 d’écart espéré (± 4)",
		},
		{
			review.Estimate{Win: 0.002, WinErr: 0, Points: 1.2}, review.Estimate{},
			"+1 expected lead, +0% of the chances (± 1)", "+1 d’écart espéré, +0 % de chances (± 1)",
		},
		{
			review.Estimate{Win: 0.5, Exact: true}, review.Estimate{Win: 1, Exact: true},
			"a win instead of a draw (exact)", "la victoire au lieu de la partie nulle (calcul exact)",
		},
		{
			review.Estimate{Win: 0.25, Exact: true}, review.Estimate{Win: 0.25, Exact: true},
			"25% instead of a loss (exact)", "25 % au lieu de la défaite (calcul exact)",
		},
		{
			review.Estimate{Points: 7, Exact: true}, review.Estimate{Win: 1, Exact: true},
			"+7 lead at the end (exact)", "+7 d’avance à la fin (calcul exact)",
		},
	} {
		gametest.Equal(t, "Gain", reviews.Gain(tt.loss, tt.value, language.English), tt.en)
		gametest.Equal(t, "Gain in French", strings.ReplaceAll(reviews.Gain(tt.loss, tt.value, language.French), "\u00a0", " "), tt.fr)
	}
}

// Luck is told by its sign, the draws that made most difference first, and those that made little not at all.
func TestLucky(t *testing.T) {
	draws := []reviews.Draw[string]{
		{N: 2, Move: "E", Luck: reviews.Luck{Win: 0.0412, Points: 11.6}},
		{N: 3, Move: "U", Luck: reviews.Luck{Win: 0.01, Points: 90}},
		{N: 4, Move: "K", Luck: reviews.Luck{Win: -0.0618, Points: -0.8}},
	}
	letters := func(m string) string { return m }
	for tag, want := range map[language.Tag]string{
		language.English: "Luck with the letters: K (−6% of the chances, −1 expected lead), E (+4% of the chances, +12 expected lead).",
		language.French:  "Hasard de la pioche : K (−6 % de chances, −1 d’écart espéré), E (+4 % de chances, +12 d’écart espéré).",
	} {
		said, ok := reviews.Lucky(draws, 8, letters, tag)
		if text := strings.ReplaceAll(said.Text, "\u00a0", " "); !ok || said.Kind != review.Drawn || text != want {
			t.Errorf("%q, not %q", text, want)
		}
	}
	if said, ok := reviews.Lucky(draws[1:2], 8, letters, language.French); ok {
		t.Errorf("little luck is told: %+v", said)
	}
	if said, _ := reviews.Lucky([]reviews.Draw[string]{{Move: "Q", Luck: reviews.Luck{Points: -9}}}, 8, letters, language.English); said.Text != "Luck with the letters: Q (−9 expected lead)." {
		t.Errorf("%+v", said)
	}
	if sum := reviews.LuckOf(draws); math.Abs(sum.Win+0.0106) > 1e-9 || math.Abs(sum.Points-100.8) > 1e-9 {
		t.Errorf("the sum is %+v", sum)
	}
	if text, err := json.Marshal(draws[2]); err != nil || string(text) != `{"n":4,"move":"K","luck":{"win":-0.0618,"points":-0.8}}` {
		t.Errorf("%s, %v", text, err)
	}
}

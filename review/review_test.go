package review_test

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/test/showtest"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/show"
)

func TestEstimate(t *testing.T) {
	a := review.Estimate{Win: 0.3, WinErr: 0.03, Points: 10, PointsErr: 4}
	b := review.Estimate{Win: 0.1, WinErr: 0.04, Points: 2, PointsErr: 3}
	if sum := a.Plus(b); sum.Win != 0.4 || sum.WinErr != 0.05 || sum.Points != 12 || sum.PointsErr != 5 || sum.Exact {
		t.Errorf("the sum is %+v", sum)
	}
	exact := review.Estimate{Win: 1, Points: 71, Exact: true}
	if none := (review.Estimate{}); none.Plus(exact) != exact || exact.Plus(none) != exact || exact.Plus(a).Exact || none.Sure() {
		t.Error("nothing lost is something")
	}
	for _, tt := range []struct {
		loss          review.Estimate
		sure, mistake bool
	}{
		{a, true, true},
		{review.Estimate{Win: 0.05, WinErr: 0.03}, false, false},
		{review.Estimate{Win: 0.01, WinErr: 0.001, Points: 3}, true, false},
		{review.Estimate{Win: 0.001, WinErr: 0.001, Points: 40, PointsErr: 5}, false, true},
		{review.Estimate{Win: -0.1, WinErr: 0.01, Points: 40, PointsErr: 5}, false, false},
		{exact, true, true},
		{review.Estimate{Points: 1, Exact: true}, false, true},
		{review.Estimate{Win: 0, Exact: true}, false, false},
		{review.Estimate{Win: 0.0149, WinErr: 0.001}, true, false},
		{review.Estimate{Win: 0.015, WinErr: 0.001}, true, true},
		{review.Estimate{Win: 0.02, WinErr: 0.01}, false, false},
		{review.Estimate{Points: 15, PointsErr: 7}, false, true},
		{review.Estimate{Points: 15, PointsErr: 7.5}, false, false},
		{review.Estimate{Points: 14.9, PointsErr: 1}, false, false},
		{review.Estimate{Win: -0.1, Points: 4, Exact: true}, false, false},
	} {
		if tt.loss.Sure() != tt.sure || tt.loss.Mistake() != tt.mistake {
			t.Errorf("%+v: sure %t, a mistake %t", tt.loss, tt.loss.Sure(), tt.loss.Mistake())
		}
	}
	if of := review.Of(bot.Candidate[int]{Win: 0.5, WinErr: 0.1, Points: -3, PointsErr: 2, Visits: 9}, false); of != (review.Estimate{Win: 0.5, WinErr: 0.1, Points: -3, PointsErr: 2}) {
		t.Errorf("a candidate is %+v", of)
	}
	one := bot.Candidate[int]{Behind: bot.Value{Win: 0.9, Points: 90}, Visits: 1}
	if got, want := review.Behind(one, false), (review.Estimate{Win: 0.9, WinErr: 1, Points: 90, PointsErr: 100}); got != want || got.Mistake() || !review.Behind(one, true).Mistake() {
		t.Errorf("one playout makes a mistake, or none that is exact: %+v", got)
	}
	if one.Visits = 2; review.Behind(one, false).WinErr != 0 {
		t.Error("two playouts have no error of their own")
	}
}

// Choices are the candidates that were visited.
func TestChoices(t *testing.T) {
	a := bot.Analysis[string]{Candidates: []bot.Candidate[string]{
		{Move: "RAT", Win: 0.5, Visits: 7, Line: []string{"RAT", "+"}}, {Move: "ART", Behind: bot.Value{Win: 0.25}, BehindErr: bot.Value{Win: 0.5}, Visits: 2}, {Move: "TAR"},
	}}
	got, want := review.Choices(a), []review.Choice[string]{
		{Move: "RAT", Value: review.Estimate{Win: 0.5}, Line: []string{"RAT", "+"}}, {Move: "ART", Behind: review.Estimate{Win: 0.25, WinErr: 0.5}},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%+v", got)
	}
}

// The fields of JSON stay as the package comment shows them.
func TestJSON(t *testing.T) {
	d := review.Decision[string]{
		N: 13, Made: "-", Best: "2:VOTEE", Line: []string{"2:VOTEE", "+S"},
		Value: review.Estimate{Win: 0.53124, WinErr: 0.01039, Points: 3.096, PointsErr: 0.804}, Loss: review.Estimate{Win: -1e-9, Exact: true},
	}
	got, err := json.Marshal(d)
	want := `{"n":13,"made":"-","best":"2:VOTEE","line":["2:VOTEE","+S"],"value":{"win":0.5312,"winErr":0.0104,"points":3.1,"pointsErr":0.8},` +
		`"loss":{"win":0,"winErr":0,"points":0,"pointsErr":0,"exact":true}}`
	if err != nil || string(got) != want {
		t.Errorf("%s, %v, not\n%s", got, err, want)
	}
	for k := review.Played; k <= review.Drawn; k++ {
		text, err := json.Marshal(k)
		var back review.Kind
		if err != nil || json.Unmarshal(text, &back) != nil || back != k {
			t.Errorf("%v is %s, %v, and %v again", k, text, err, back)
		}
	}
	if _, err := json.Marshal(review.Drawn + 1); err == nil {
		t.Error("there is another kind of remark")
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
		if got := review.Gain(tt.loss, tt.value, language.English); got != tt.en {
			t.Errorf("%q, not %q", got, tt.en)
		}
		if got := strings.ReplaceAll(review.Gain(tt.loss, tt.value, language.French), "\u00a0", " "); got != tt.fr {
			t.Errorf("%q, not %q", got, tt.fr)
		}
	}
	for win, want := range map[float64]string{0: "0%", 1: "100%", 0.001: "less than 1%", 0.999: "more than 99%", 0.426: "43%"} {
		if got := review.Chance(win, language.English); got != want {
			t.Errorf("%v is %s, not %s", win, got, want)
		}
	}
}

// Whatever the course and the names, the picture is whole and nothing lies outside it.
func TestSVG(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	courses := map[string][]review.Point{
		"one player": {{Turns: 0, Scores: []int{4}, Win: []float64{1}}, {Turns: 2, Scores: []int{9}}},
		"flat":       {{Turns: 0, Scores: []int{0, 0}}, {Turns: 1, Scores: []int{0, 0}}},
		"below":      {{Turns: 0, Scores: []int{0, 0}, Win: []float64{.5, .5}}, {Turns: 300, Scores: []int{-180, -7}, Win: []float64{1.5, -1}}},
		"one turn":   {{Turns: 0, Scores: []int{0}}, {Turns: 0, Scores: []int{50}}},
		"no scores":  {{}, {}},
	}
	for players := 2; players <= 8; players++ {
		var course []review.Point
		scores, win := make([]int, players), make([]float64, players)
		for turn := range 60 {
			scores[turn%players] += rng.IntN(120) - 10
			win[turn%players] = rng.Float64()
			p := review.Point{Turns: turn, Scores: append([]int(nil), scores...)}
			if turn%7 != 0 {
				p.Win = append([]float64(nil), win...)
			}
			course = append(course, p)
		}
		courses[strings.Repeat("player ", players)] = course
	}
	for name, course := range courses {
		for i, tag := range []language.Tag{language.English, language.French} {
			for _, names := range [][]string{nil, {"Alice", "Bruno"}, showtest.Hostile} {
				o := show.Options{Language: tag, Names: names, Wide: i == 1, Scheme: show.Scheme(i)}
				svg := review.SVG(course, o)
				if name == "no scores" && svg != "" {
					showtest.Drawing(t, svg)
					continue
				}
				showtest.Drawing(t, svg)
				if known := strings.Contains(name, "player") || name == "below"; strings.Contains(svg, "25%") != known && tag == language.English {
					t.Errorf("%s: chances are drawn: %t", name, !known)
				}
			}
		}
	}
	for _, course := range [][]review.Point{nil, {{Scores: []int{1, 2}}}} {
		if svg := review.SVG(course, show.Options{}); svg != "" {
			t.Errorf("a course of %d points is %s", len(course), svg)
		}
	}
}

// A picture of a short game, to look at.
func TestGolden(t *testing.T) {
	course := []review.Point{
		{Turns: 0, Scores: []int{0, 0}, Win: []float64{.52, .48}}, {Turns: 1, Scores: []int{32, 0}, Win: []float64{.37, .63}},
		{Turns: 2, Scores: []int{32, 52}, Win: []float64{.4, .6}}, {Turns: 3, Scores: []int{32, 52}, Win: []float64{.33, .67}},
		{Turns: 4, Scores: []int{113, 36}, Win: []float64{.8, .2}}, {Turns: 5, Scores: []int{194, 36}, Win: []float64{1, 0}},
	}
	three := []review.Point{
		{Scores: []int{0, 0, 0}, Win: []float64{.3, .3, .4}},
		{Turns: 1, Scores: []int{-7, 0, 0}, Win: []float64{-.2, .5, 1.7}},
		{Turns: 2, Scores: []int{-7, 31}},
		{Turns: 3, Scores: []int{-7, 31, 0}, Win: []float64{.1, .9}},
	}
	names := []string{"Alice", strings.Repeat("Anne-Charlotte ", 2), "Chloé"}
	showtest.Golden(t, "course-three.svg", review.SVG(three, show.Options{Names: names, Wide: true}))
	showtest.Golden(t, "course-fr.svg", review.SVG(course, show.Options{Language: language.French, Names: []string{"Alice", "Bruno"}}))
}

// Luck is told by its sign, the draws that made most difference first, and those that made little not at all.
func TestLucky(t *testing.T) {
	draws := []review.Draw[string]{
		{N: 2, Move: "E", Luck: review.Luck{Win: 0.0412, Points: 11.6}},
		{N: 3, Move: "U", Luck: review.Luck{Win: 0.01, Points: 90}},
		{N: 4, Move: "K", Luck: review.Luck{Win: -0.0618, Points: -0.8}},
	}
	letters := func(m string) string { return m }
	for tag, want := range map[language.Tag]string{
		language.English: "Luck with the letters: K (−6% of the chances, −1 point), E (+4% of the chances, +12 points).",
		language.French:  "Hasard du tirage : K (−6 % de chances, −1 point), E (+4 % de chances, +12 points).",
	} {
		said, ok := review.Lucky(draws, letters, tag)
		if text := strings.ReplaceAll(said.Text, "\u00a0", " "); !ok || said.Kind != review.Drawn || text != want {
			t.Errorf("%q, not %q", text, want)
		}
	}
	if said, ok := review.Lucky(draws[1:2], letters, language.French); ok {
		t.Errorf("little luck is told: %+v", said)
	}
	if said, _ := review.Lucky([]review.Draw[string]{{Move: "Q", Luck: review.Luck{Points: -9}}}, letters, language.English); said.Text != "Luck with the letters: Q (−9 points)." {
		t.Errorf("%+v", said)
	}
	if sum := review.LuckOf(draws); math.Abs(sum.Win+0.0106) > 1e-9 || math.Abs(sum.Points-100.8) > 1e-9 {
		t.Errorf("the sum is %+v", sum)
	}
	if text, err := json.Marshal(draws[2]); err != nil || string(text) != `{"n":4,"move":"K","luck":{"win":-0.0618,"points":-0.8}}` {
		t.Errorf("%s, %v", text, err)
	}
}

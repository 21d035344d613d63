package review_test

import (
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"

	"golang.org/x/text/language"

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
}

// Chances are written with four decimals and points with two, as docs/review.md says.
func TestEstimateJSON(t *testing.T) {
	for e, want := range map[review.Estimate]string{
		{Win: 0.53124, WinErr: 0.01036, Points: 3.1, PointsErr: 0.8}:     `{"win":0.5312,"winErr":0.0104,"points":3.1,"pointsErr":0.8}`,
		{Win: 1. / 3, WinErr: 2. / 3, Points: 1. / 3, PointsErr: 2. / 3}: `{"win":0.3333,"winErr":0.6667,"points":0.33,"pointsErr":0.67}`,
		{Win: -0.00004, Points: -0.004, Exact: true}:                     `{"win":0,"winErr":0,"points":0,"pointsErr":0,"exact":true}`,
	} {
		if got, err := json.Marshal(e); string(got) != want || err != nil {
			t.Errorf("%+v is written %s, %v", e, got, err)
		}
	}
}

// A kind of remark reads back to itself.
func TestKinds(t *testing.T) {
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

// A chance that is neither 0 nor 1 is told as neither.
func TestChance(t *testing.T) {
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
	long := []string{strings.Repeat("W", 14) + strings.Repeat("i", 26), strings.Repeat("W", 9) + strings.Repeat("i", 31)} // cut where there is no more room
	showtest.Golden(t, "course-long.svg", review.SVG(course, show.Options{Names: long}))
	showtest.Golden(t, "course-three.svg", review.SVG(three, show.Options{Names: names, Wide: true}))
	showtest.Golden(t, "course-fr.svg", review.SVG(course, show.Options{Language: language.French, Names: []string{"Alice", "Bruno"}}))
}

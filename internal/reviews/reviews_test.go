package reviews

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"testing"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/review"
)

// What the options do not bound is bounded by nodes; a time alone is enough.
func TestBudget(t *testing.T) {
	for _, tt := range []struct{ given, want, half bot.Budget }{
		{bot.Budget{}, bot.Budget{Nodes: 900}, bot.Budget{Nodes: 450}},
		{bot.Budget{Nodes: 1}, bot.Budget{Nodes: 1}, bot.Budget{Nodes: 1}},
		{bot.Budget{Time: 1}, bot.Budget{Time: 1}, bot.Budget{}},
		{bot.Budget{Nodes: 5, Workers: 2}, bot.Budget{Nodes: 5, Workers: 2}, bot.Budget{Nodes: 2, Workers: 2}},
		{bot.Budget{Time: time.Second}, bot.Budget{Time: time.Second}, bot.Budget{Time: time.Second / 2}},
		{bot.Budget{Time: 1, Nodes: 1}, bot.Budget{Time: 1, Nodes: 1}, bot.Budget{Nodes: 1}},
		{bot.Budget{Nodes: -3, Workers: 1}, bot.Budget{Nodes: 900, Workers: 1}, bot.Budget{Nodes: 450, Workers: 1}},
	} {
		if got := Budget(review.Options{Budget: tt.given}, 900); got != tt.want || Half(got) != tt.half {
			t.Errorf("%+v becomes %+v, half of it %+v", tt.given, got, Half(got))
		}
	}
}

// What an analysis says last counts, and the end of the context is an error.
func TestLast(t *testing.T) {
	think := func(yield func(bot.Analysis[int]) bool) {
		_ = yield(bot.Analysis[int]{}) && yield(bot.Analysis[int]{Exact: true})
	}
	if a, err := Last(context.Background(), think); !a.Exact || err != nil {
		t.Errorf("%+v, %v", a, err)
	}
	stopped, stop := context.WithCancel(context.Background())
	stop()
	if a, err := Last(stopped, think); !a.Exact || !errors.Is(err, context.Canceled) {
		t.Errorf("stopped: %+v, %v", a, err)
	}
}

// The worst turn is the one whose decisions together lost most beyond doubt, the first one of equal ones.
func TestCount(t *testing.T) {
	lost := func(losses ...review.Estimate) (all []Decision[int]) {
		for _, l := range losses {
			all = append(all, Decision[int]{Loss: l})
		}
		return all
	}
	small, large := review.Estimate{Win: 0.125, WinErr: 0.03, Points: 4, PointsErr: 3}, review.Estimate{Win: 0.25, WinErr: 0.04, Points: 8, PointsErr: 4}
	doubtful := review.Estimate{Win: 0.5, WinErr: 0.3}
	var l Losses
	Count(&l, 1, lost(small))
	Count(&l, 2, lost(doubtful))
	Count(&l, 3, lost(small, large, review.Estimate{}))
	Count(&l, 4, lost(small, large))
	both := small.Plus(large)
	want := Losses{Mistakes: 5, Decisions: 7, Loss: small.Plus(doubtful).Plus(both).Plus(both), Worst: 3, WorstLoss: both}
	if l != want || both.Win != 0.375 || both.PointsErr != 5 {
		t.Errorf("%+v, not %+v", l, want)
	}
}

// The best decision loses nothing, and neither does one that was not compared.
func TestLost(t *testing.T) {
	a := bot.Analysis[string]{Exact: true, Candidates: []bot.Candidate[string]{
		{Move: "best", Behind: bot.Value{Win: 1}}, {Move: "second", Behind: bot.Value{Points: 3}}, {Move: "third", Behind: bot.Value{Points: 7}},
	}}
	for made, want := range map[string]review.Estimate{"best": {}, "second": {Points: 3, Exact: true}, "third": {Points: 7, Exact: true}, "other": {}} {
		if got := Lost(a, made); got != want {
			t.Errorf("%s lost %+v", made, got)
		}
	}
}

// The course has a point before each known turn, and one behind the last.
func TestCourse(t *testing.T) {
	course := Course([]int{1, -1, 3}, func(n int) (start, end review.Point, ok bool) {
		return review.Point{Turns: n - 1}, review.Point{Turns: n}, n > 0
	})
	if want := []review.Point{{Turns: 0}, {Turns: 2}, {Turns: 3}}; !reflect.DeepEqual(course, want) {
		t.Errorf("%v", course)
	}
	for _, tt := range []struct{ got, want []float64 }{
		{Chances(2, 0, 0.25), []float64{0.25, 0.75}},
		{Chances(2, 1, 0.25), []float64{0.75, 0.25}},
		{Chances(3, 1, 0.25), nil},
		{Result(2, 0, false), []float64{1, 0}},
		{Result(2, 1, false), []float64{0, 1}},
		{Result(2, 1, true), []float64{0.5, 0.5}},
		{Result(3, 1, false), nil},
	} {
		if !slices.Equal(tt.got, tt.want) || (tt.got == nil) != (tt.want == nil) {
			t.Errorf("%v, not %v", tt.got, tt.want)
		}
	}
}

func TestJSON(t *testing.T) {
	text, err := JSON(map[string][]int{"(0,0)>RAT": Some([]int(nil)), "<": Some([]int{1})})
	if err != nil || string(text) != `{"(0,0)>RAT":[],"<":[1]}` {
		t.Errorf("%s, %v", text, err)
	}
	if _, err := JSON(func() {}); err == nil {
		t.Error("a function has a text")
	}
}

// A table has a row for what at least one player has, and estimates where decisions were compared.
func TestTable(t *testing.T) {
	table := func(points bool, sums ...Losses) [][]string {
		tab := Table[Losses]{Speaker: draw.Speaker{Tag: language.English}, Sums: sums}
		tab.Count(noTurn, func(l Losses) int { return l.Decisions })
		tab.Some(fine, func(l Losses) int { return l.Mistakes })
		tab.Best(func(l Losses) (turn, gain int) { return l.Mistakes, l.Decisions })
		tab.Losses(points, func(l Losses) (Losses, int) { return l, l.Decisions })
		var rows [][]string
		for _, r := range tab.Rows {
			rows = append(rows, append([]string{r.Label}, r.Values...))
		}
		return rows
	}
	if got, want := table(true, Losses{}, Losses{}), [][]string{{"none", "0", "0"}, {"best turn", "none", "none"}}; !reflect.DeepEqual(got, want) {
		t.Errorf("%q", got)
	}
	lost := Losses{Decisions: 4, Mistakes: 2, Loss: review.Estimate{Win: 0.4, Points: 12.6}, Worst: 3, WorstLoss: review.Estimate{Win: 0.3}}
	if got := table(true, Losses{}, lost); len(got) != 7 || got[5][2] != "10%" {
		t.Errorf("%q", got)
	}
	won := Losses{Loss: review.Estimate{Win: -1, Points: -8}}
	want := [][]string{
		{"none", "4", "0"}, {"Nothing better was found.", "2", "0"}, {"best turn", "turn 2, +4 points", "none"},
		{"mistakes", "2", "0"}, {"expected lead lost by decisions (≈)", "13", "0"}, {"chances lost a turn (≈)", "10%", "0%"}, {"worst turn", "turn 3, −30%", "none"},
	}
	if got := table(true, lost, won); !reflect.DeepEqual(got, want) {
		t.Errorf("%q, not\n%q", got, want)
	}
	if got := table(true, Losses{Decisions: 1, Loss: review.Estimate{Win: 0.2}})[4]; got[1] != "20%" {
		t.Errorf("%q", got)
	}
	if got := table(false, lost, won); !reflect.DeepEqual(got, slices.Delete(want, 4, 5)) {
		t.Errorf("%q", got)
	}
}

// What reviews say alike, sentence by sentence.
func TestTeller(t *testing.T) {
	for _, tt := range []struct {
		say  func(*Teller)
		want []review.Remark
	}{
		{func(t *Teller) { t.Words([]string{"ZZ", "QQ"}, false, 1) }, []review.Remark{
			{Kind: review.Wrong, Text: "ZZ is bad, and was not contested: the dictionary does not have it."},
			{Kind: review.Wrong, Text: "QQ is bad, and was not contested: the dictionary does not have it. A contest would have taken 1 point back."},
		}},
		{func(t *Teller) { t.Words([]string{"ZZ"}, true, 0) }, []review.Remark{{Kind: review.Wrong, Text: "ZZ is bad, and was contested: the dictionary does not have it."}}},
		{func(t *Teller) { t.Missed(Top{Name: "8H RAT", Points: 9, Missed: 1}) }, []review.Remark{{Kind: review.Missed, Text: "The top is 8H RAT, 9 points: 1 more."}}},
		{func(t *Teller) { t.Missed(Top{Name: "8H RAT", Points: 9, Missed: 1, Any: true, Gain: "+1 point"}) }, []review.Remark{
			{Kind: review.Missed, Text: "The top is 8H RAT, 9 points: 1 more. Laying it: +1 point."}, {Kind: review.Missed, Text: "A scrabble was possible."},
		}},
		{func(t *Teller) { t.Missed(Top{Name: "8H RATINES", Points: 66, Missed: 2, Any: true, Scrabble: true}) }, []review.Remark{
			{Kind: review.Missed, Text: "A scrabble missed: 8H RATINES, 66 points, 2 more."},
		}},
		{func(t *Teller) { t.Missed(Top{Scrabble: true, Any: true}) }, []review.Remark{{Kind: review.Missed, Text: "A scrabble was possible."}}},
		{func(t *Teller) { t.Missed(Top{Name: "8H RATINES", Points: 66, Missed: 1, Any: true, Scrabble: true}) }, []review.Remark{
			{Kind: review.Missed, Text: "A scrabble missed: 8H RATINES, 66 points, 1 more."},
		}},
		{func(t *Teller) { t.Missed(Top{Scrabble: true}) }, nil},
		{func(t *Teller) { t.Better("8H RAT", "+1 point") }, []review.Remark{{Kind: review.Better, Text: "Better: 8H RAT, +1 point."}}},
		{func(t *Teller) { t.Say(review.Played, "8H RAT"); t.All(true) }, []review.Remark{{Text: "8H RAT"}, {Kind: review.Fine, Text: "Nothing better was found."}}},
		{func(t *Teller) { t.Say(review.Played, "8H RAT"); t.All(false) }, []review.Remark{{Text: "8H RAT"}}},
		{func(t *Teller) { t.Say(review.Played, "8H RAT"); t.Say(review.Longer, "8H RATS"); t.All(true) }, []review.Remark{{Text: "8H RAT"}, {Kind: review.Longer, Text: "8H RATS"}}},
	} {
		said := Teller{Tag: language.English}
		tt.say(&said)
		if !reflect.DeepEqual(said.Said, tt.want) {
			t.Errorf("%q\nnot\n%q", said.Said, tt.want)
		}
	}
}

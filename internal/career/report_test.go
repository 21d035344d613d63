package career_test

import (
	"context"
	"encoding/json"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/career"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/test/carre"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// The sums of a report are those of its sheets, month by month; the lists are in order.
func TestSum(t *testing.T) {
	march, april := time.Date(2026, 3, 4, 20, 0, 0, 0, time.UTC), time.Date(2026, 4, 1, 20, 0, 0, 0, time.UTC)
	deed := func(missed, left, lost int) []extra.Deed {
		return []extra.Deed{{Missed: missed, Left: left, Lost: lost}}
	}
	sheets := []career.Sheet{
		{Game: games.Jarnac(), When: april, Name: "b", Over: true, Turns: 10, Points: 100, Deeds: deed(1, 16, 0), Words: []string{"RAT", "TZARS"}, Opening: "AABRTZ", OpeningLost: 9},
		{Game: games.Scrabble(), When: april, Turns: 1, Points: 20, Words: []string{"WU"}},
		{Game: games.Jarnac(), When: march, Name: "a", Over: true, Won: true, Turns: 20, Points: 100, Jarnacs: 2, Deeds: deed(3, 40, 7), Words: []string{"TZARS", "BUT", "VOUTE"}, Opening: "ABRTUZ", OpeningLost: 27},
		{Game: games.Jarnac(), Over: true, Drawn: true, Turns: 2, Points: 10, Opening: "BCDFGH", OpeningLost: 12},
		{Game: games.Jarnac(), Turns: 1, Opening: "CDFGHI"}, {Game: games.Jarnac(), Turns: 1, Opening: "CDFGHI"},
		{Game: games.Jarnac(), When: march, Turns: 0, Opening: "ZZZZZZ"},
		{}, // no game
	}
	reports := career.Sum(sheets)
	if len(reports) != 2 || reports[0].Game != "jarnac" || reports[1].Game != "scrabble" {
		t.Fatalf("%+v", reports)
	}
	r := reports[0]
	if r.Games != 6 || r.Won != 1 || r.Drawn != 1 || r.Lost != 1 {
		t.Errorf("games %+v", r)
	}
	all := career.Totals{Turns: 34, Points: 210, Taken: 2, Missed: 4, Left: 56, Better: 7}
	if r.Totals != all || r.PerTurn() != 210./34 {
		t.Errorf("%+v", r.Totals)
	}
	months := []career.Month{
		{Month: "2026-03", Games: 2, Totals: career.Totals{Turns: 20, Points: 100, Taken: 2, Missed: 3, Left: 40, Better: 7}},
		{Month: "2026-04", Games: 1, Totals: career.Totals{Turns: 10, Points: 100, Missed: 1, Left: 16}},
	}
	if !slices.Equal(r.Months, months) {
		t.Errorf("%+v", r.Months)
	}
	var words []string
	for _, w := range r.Longest {
		words = append(words, w.Word+" "+w.Name)
	}
	if !slices.Equal(words, []string{"TZARS a", "VOUTE a", "BUT a", "RAT b"}) {
		t.Errorf("%q", words)
	}
	letters := map[string]career.Letter{}
	for i, l := range r.Letters {
		letters[l.Letter] = l
		if i > 0 && l.Mean() > r.Letters[i-1].Mean() {
			t.Errorf("%+v", r.Letters)
		}
	}
	for _, l := range []career.Letter{{"A", 2, 36}, {"B", 3, 48}, {"Z", 2, 36}, {"U", 1, 27}, {"C", 3, 12}} {
		if letters[l.Letter] != l {
			t.Errorf("%+v, not %+v", letters[l.Letter], l)
		}
	}
	// U is the worst, but came once; B and C came three times, and C is played better than others.
	if bad := r.Badly(); len(bad) != 1 || bad[0].Letter != "B" {
		t.Errorf("%+v", bad)
	}
	if len(r.Openings) != 3 || r.Openings[0] != (career.Opening{Letters: "ABRTUZ", Missed: 27, When: march, Name: "a"}) {
		t.Errorf("%+v", r.Openings)
	}
	if len(career.Sum(nil)) != 0 {
		t.Error("numbers of no games")
	}
}

// A report reads the same as JSON, and has a text in both languages with as many cells as heads.
func TestText(t *testing.T) {
	var sheets []career.Sheet
	for _, g := range games.All() {
		r := g.MustCompile("")
		for seed := range uint64(2) {
			steps := play(t, r, bot.Casual, seed)
			sheets = append(sheets, read(t, career.Played{When: time.Date(2026, 3, 4, 0, 0, 0, 0, time.UTC), Name: "x", Seat: 1, Steps: steps}))
		}
	}
	reports := career.Sum(sheets)
	if len(reports) != len(games.All()) {
		t.Fatalf("%d reports", len(reports))
	}
	text, err := json.Marshal(reports)
	var back []career.Report
	if err != nil || json.Unmarshal(text, &back) != nil {
		t.Fatal(err)
	}
	if again, err := json.Marshal(back); err != nil || string(again) != string(text) || strings.Contains(string(text), "null") {
		t.Errorf("%s\n%s, %v", text, again, err)
	}
	for _, r := range reports {
		for _, tag := range []language.Tag{language.French, language.English} {
			tables := r.Tables(tag)
			for _, table := range tables {
				for _, row := range table.Rows {
					if len(row) != len(table.Head) || slices.Contains(row, "") {
						t.Errorf("%s: %q below %q", r.Game, row, table.Head)
					}
				}
			}
			if has := strings.Contains(strings.Join(tables[0].Head, " "), "Jarnac"); has != (r.Game == "jarnac") {
				t.Errorf("%s: %q", r.Game, tables[0].Head)
			}
			if len(r.Letters) < 5 {
				t.Errorf("%s: first letters %+v", r.Game, r.Letters)
			}
			if text := r.Summary(tag); !strings.HasPrefix(text, "2") {
				t.Error(text)
			}
		}
	}
}

// What a fault of a turn calls best is legal, and brings more than what was played.
func TestFaults(t *testing.T) {
	lead := func(p game.Position, seat int) int { return p.Score(seat) - p.Score(1-seat) }
	for _, g := range games.All() {
		r, faults := g.MustCompile(""), 0
		for seed := range uint64(3) {
			steps := play(t, r, bot.Casual, seed)
			for seat := range 2 {
				s := read(t, career.Played{Seat: seat, Steps: steps})
				for _, d := range s.Deeds {
					for _, f := range d.Faults {
						faults++
						step := steps[f.Move-1]
						made := lead(step.After, seat) - lead(step.Before, seat)
						if step.Seat != seat || len(f.Best) == 0 {
							t.Fatalf("%s: %+v of seat %d", g, f, step.Seat)
						}
						for _, m := range f.Best {
							after, err := step.Before.Play(seat, m)
							if err != nil {
								t.Fatalf("%s: %v: %v", g, m, err)
							}
							if brings := lead(after, seat) - lead(step.Before, seat); brings <= made {
								t.Errorf("%s: %v brings %d, and %v %d", g, m, brings, step.Move, made)
							}
						}
					}
				}
			}
		}
		if faults == 0 {
			t.Errorf("%s: no faults", g)
		}
	}
}

// The points are those of the game, and the words those that were made: in Scrabble, where nobody loses
// what they have.
func TestPoints(t *testing.T) {
	steps := play(t, games.Scrabble().MustCompile(""), bot.Casual, 1)
	for seat := range 2 {
		s, sum := read(t, career.Played{Seat: seat, Steps: steps}), 0
		for _, step := range steps {
			if score, _, ok := step.Scored(); ok && step.Seat == seat {
				sum += score
			}
		}
		if s.Points != sum || !s.Over || s.Won == (steps[len(steps)-1].After.Score(seat) < steps[len(steps)-1].After.Score(1-seat)) {
			t.Errorf("%d points, and %d by the moves", s.Points, sum)
		}
		lie := steps[len(steps)-1].After.Words()
		for _, word := range s.Words {
			if !slices.ContainsFunc(lie, func(other string) bool { return strings.Contains(other, word) }) {
				t.Errorf("%s was made, and does not lie there", word)
			}
		}
	}
}

// A word that a contest takes back was not made, and its points are not counted.
func TestContested(t *testing.T) {
	rules := games.Jarnac().MustCompile("official validation=contest")
	record, err := games.Jarnac().ReadRecord(strings.NewReader(`@rules official
@option validation=contest
@players A B
@first A
A +ABRTUZ
A BAR
A +E
A TUZE
B ?
`), nil)
	if err != nil {
		t.Fatal(err)
	}
	var steps []game.Step
	for step, err := range record.Replay(rules) {
		if err != nil {
			t.Fatal(err)
		}
		steps = append(steps, step)
	}
	before := read(t, career.Played{Steps: steps[:len(steps)-1]})
	after := read(t, career.Played{Steps: steps})
	if !reflect.DeepEqual(after.Words, []string{"BAR"}) || after.Points != 9 || len(before.Words) != 2 || before.Points != 25 {
		t.Errorf("%q for %d, and before %q for %d", after.Words, after.Points, before.Words, before.Points)
	}
	if after.Over || after.Won {
		t.Error("the game is over")
	}
}

// A game that nobody reviews has turns, points and words.
func TestUnreviewed(t *testing.T) {
	rules := carre.Game.MustCompile("")
	p := rules.Start(0)
	var steps []game.Step
	deal := newDealer()
	for !p.Over() && len(steps) < 40 {
		m, ok := p.Forced()
		if !ok {
			for m = range p.Moves(p.Turn()) {
				break
			}
		}
		step := must.Get(p.Do(deal, p.Turn(), m))(t)
		steps, p = append(steps, step), step.After
	}
	if s := read(t, career.Played{Steps: steps}); s.Turns == 0 || s.Deeds != nil {
		t.Errorf("%+v", s)
	}
	if s := read(t, career.Played{}); s.Game != nil {
		t.Errorf("%+v", s)
	}
	ctx, stop := context.WithCancel(context.Background())
	stop()
	if _, err := career.Read(ctx, career.Played{Steps: play(t, games.Jarnac().MustCompile(""), bot.Casual, 1)}); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

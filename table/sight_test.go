package table_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/table"
)

// What a seat is told has its view, the moves as it may hear them, and the times there are; and
// nothing of the rack of another.
func TestSight(t *testing.T) {
	rules := games.Scrabble().MustCompile("classique validation=contest")
	for _, clocks := range []table.Time{{}, {Move: time.Minute}, {Game: time.Minute}} {
		tb := must.Get(table.New(table.Config{Rules: rules, Seed: 1, Time: clocks}))(t)
		for seat := range 2 {
			tb, _, _ = tb.Sit(0, seat)
		}
		seat := tb.Position().Turn()
		for _, viewer := range []int{seat, 1 - seat} {
			var told struct {
				Seat, Moves         int
				Heard               []string
				Acts, Over          bool
				Left, Wait, Seconds *float64
				Text                string
				View                struct{ Viewer string }
			}
			must.Do(t, json.Unmarshal(must.Get(tb.Sight(10*time.Second, viewer, 0))(t), &told))
			if v, err := rules.ParseView(told.Text); err != nil || v.String() != tb.View(viewer).String() || told.View.Viewer != string(rune('A'+viewer)) {
				t.Errorf("%d sees %s, %v", viewer, told.Text, err)
			}
			if told.Seat != viewer || told.Moves != tb.Moves() || len(told.Heard) != told.Moves || told.Acts != (viewer == seat) || told.Over || told.Wait != nil {
				t.Errorf("%d is told %+v", viewer, told)
			}
			if (told.Left != nil) != (clocks.Move > 0) || (told.Seconds != nil) != (clocks.Game > 0) {
				t.Errorf("with %+v the times are %v, %v", clocks, told.Left, told.Seconds)
			}
			for _, s := range tb.Steps() {
				if text := strings.Join(told.Heard, " "); s.Seat != viewer && strings.Contains(text, s.Move.Drawn()) {
					t.Errorf("%d hears %s", viewer, text)
				}
			}
		}
	}
}

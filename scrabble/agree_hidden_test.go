package scrabble_test

import (
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/scrabble"
)

// Racks are hidden (scrabble/hidden): TestViews holds in random games that a View is the same
// whatever the others hold. Here it has no trace of letters that were drawn last, when nobody
// else has them and none is on the board.
func TestViewsHaveNoTraceOfADraw(t *testing.T) {
	o := scrabble.Classique()
	s := compiled(t, o, "").Start(scrabble.A)
	var views []scrabble.View
	for _, rack := range []string{"JKWXYZQ", "AEIOULN"} {
		next := play(t, s, "A +"+rack)
		v := next.View(scrabble.B)
		if views = append(views, v); v != views[0] {
			t.Errorf("scrabble/hidden: the View of B depends on the draw of A")
		}
		if v.Unseen() != o.Bag || v.Held(scrabble.A) != 7 || v.BagLen() != 95 {
			t.Errorf("scrabble/hidden: B does not see %s, and A holding %d", v.Unseen(), v.Held(scrabble.A))
		}
		if own := next.View(scrabble.A); own.Rack() != bag.MustParse(rack) || own == v {
			t.Errorf("A sees %s of %s", own.Rack(), rack)
		}
	}
}

// The words of a refusal do not tell what is on a rack.
func TestRefusalsHideRacks(t *testing.T) {
	var all []scrabble.State
	for _, rack := range []string{"AEIOUST", "MOULTES", "ZYXWKJQ", "EEEEEEE", "M?EEEEE"} {
		all = append(all, play(t, compiled(t, scrabble.Classique(), "").Start(scrabble.A), "A +"+rack, "B +RRNNLLA"))
	}
	gametest.RefuseAlike(t, all, scrabble.A,
		scrabble.Place(scrabble.Centre(), board.Across, "MOTH"), scrabble.Place(scrabble.Centre(), board.Down, "PmB"),
		scrabble.Exchange("FFH").WithDrawn("AAA"), scrabble.Exchange("HEMOUZ").WithDrawn("AAAEEE"))
}

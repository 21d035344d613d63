package reviewscrabble

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot/botscrabble"
	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/scrabble"
)

// A mistake is told once: with the top where that was best. What was missed with the tiles kept is told from 3 points on, and of
// another placement than the top.
func TestTell(t *testing.T) {
	f := contract.Findings(t, game(t)[:1], review.Options{ExactOnly: true})[0]
	top, other := f.Top[0], f.Top[1]
	const gain, kept, better = "+12 d’écart espéré, +20 % de chances (± 1)", "Reliquat compris", "Mieux valait"
	for _, tt := range []struct {
		name   string
		missed int
		equity float64
		best   Placement // by equity
		decided,
		instead Placement
		top, gain, kept, better int // how often each is told
	}{
		{name: "nothing", best: top},
		{name: "the top", missed: 5, best: top, top: 1},
		{name: "the top, which is also the best by equity", missed: 5, equity: 9, best: top, top: 1},
		{name: "equity beside the top", missed: 5, equity: 3, best: other, top: 1, kept: 1},
		{name: "equity of who found the top", equity: 3, best: top, kept: 1},
		{name: "little equity", equity: 2.99, best: other},
		{name: "the top was best", missed: 5, best: top, decided: top, top: 1, gain: 1},
		{name: "another one was best", missed: 5, best: top, decided: other, top: 1, gain: 1, better: 1},
		{name: "another one was best beside equity", missed: 5, equity: 3, best: other, decided: other, top: 1, gain: 1, better: 1, kept: 1},
		{name: "the top was found and is not best", best: top, decided: other, gain: 1, better: 1},
	} {
		f := f
		f.Missed, f.EquityMissed, f.Best, f.Decisions = tt.missed, tt.equity, tt.best, nil
		if tt.decided.Text != "" {
			loss := review.Estimate{Win: 0.2, WinErr: 0.01, Points: 12, PointsErr: 2}
			f.Decisions = []reviews.Decision[scrabble.Move]{{Made: f.Step.Move, Best: tt.decided.Move, Loss: loss}, {Made: f.Step.Move, Best: other.Move}}
		}
		all := contract.Said(f)
		for text, want := range map[string]int{"Le top": tt.top, gain: tt.gain, kept: tt.kept, better: tt.better} {
			if strings.Count(all, text) != want {
				t.Errorf("%s: %q is not told %d times:\n%s", tt.name, text, want, all)
			}
		}
	}
}

// A letter of a joker stands for a joker, whichever it is; a scrabble without a bonus is none; and the tiles kept are worth
// something as long as there are others to draw.
func TestRated(t *testing.T) {
	for text, want := range map[string]string{"8H aVEz": "??EV", "8H AZ": "AZ", "-": "", "-AB?": "AB?"} {
		m := must.Get(scrabble.ParseMove(text))(t)
		if got := used(m); got != bag.MustParse(want) {
			t.Errorf("%s takes %s", text, got)
		}
	}
	for word, want := range map[string]string{"aBzY": "ABZY", "": ""} {
		if got := upper(word); got != want {
			t.Errorf("%s is %s", word, got)
		}
	}
	for options, bonus := range map[string]bool{"classique": true, "classique bonus=1": true, "classique bonus=0": false} {
		rules := compile(t, options)
		s := must.Get(rules.FromSetup(scrabble.Setup{Phase: scrabble.Playing, Racks: [scrabble.MaxPlayers]bag.Bag{bag.MustParse("ENTRAIS")}, Held: [scrabble.MaxPlayers]int{7, 7}}))(t)
		leaves := botscrabble.DefaultLeaves(rules.Options())
		for text, scrabbles := range map[string]bool{"8H ENTRAIS": true, "8H ENTRAI": false, "-ENTRAIS": false} {
			if p := rated(&s, leaves, must.Get(scrabble.ParseMove(text))(t), 10); p.Bonus != (bonus && scrabbles) {
				t.Errorf("%s, %s: %+v", options, text, p)
			}
		}
	}
}

package jago_test

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jago"
)

// Games whose draws nobody has seen: what may be on a rack can be laid, and nothing else.

func TestUnknownLetters(t *testing.T) {
	equal, letters := gametest.Equal[any], bag.MustParse
	start := rulesOf(t, "official draws=unseen validation=contest rack=4 bag=RASFEUXOTINGELOI").Start(jago.Red)
	s := play(t, start, "red +4", "blue +FEUX")
	t.Run("jago/players", func(t *testing.T) {
		equal(t, "Red's rack", s.Rack(jago.Red), letters(""))
		equal(t, "Red's letters", s.Held(jago.Red), 4)
		equal(t, "the bag, and Red's letters", s.Bag(), letters("RASOTINGELOI"))
		equal(t, "letters in the bag", s.BagLen(), 8)
		equal(t, "placements that are known", len(s.AppendPlacements(nil)), 0)
		equal(t, "the position", s.String(), "racks #4/EFUX;")
		equal(t, "what Blue sees", s.View(jago.Blue).String(), "viewer blue; racks #4/EFUX;")
		refused(t, s, "red 6D:ROUE", "jago/players")  // Blue has the U
		refused(t, s, "red 6D:RASA", "jago/players")  // there is one A
		refused(t, s, "red 6D:RASOT", "jago/players") // five letters
		next := play(t, s, "red 6D:RAS")
		equal(t, "Red's letters", next.Held(jago.Red), 1)
		equal(t, "the position, of which more is known now", next.String(), "racks ARS#4/EFUX; open 6D:RAS;")
		refused(t, play(t, next, "red -"), "red +2", "jago/players")
		refused(t, play(t, next, "red -"), "red +RAG", "jago/bag")
	})
	t.Run("jago/contest", func(t *testing.T) {
		// A bad word comes back, and its letters are known from then on.
		back := play(t, s, "red 6D:RSA", "blue ?")
		equal(t, "Red's rack", back.Rack(jago.Red), letters("RAS"))
		equal(t, "Red's letters", back.Held(jago.Red), 4)
	})
	t.Run("jago/replaced", func(t *testing.T) {
		s := play(t, s, "red 6D:RAS", "red -", "red +3", "blue 6D:FAS", "blue F6:SEX", "blue -", "blue +3")
		equal(t, "beside the board", s.Beside(), letters("R"))
		equal(t, "Blue's rack", s.Rack(jago.Blue), letters("U"))
		equal(t, "Blue's letters", s.Held(jago.Blue), 4)
		// The R is beside the board and nowhere else: a word that needs it says so.
		refused(t, s, "red D6:FRI", "jago/replaced")
		equal(t, "Red's letters", play(t, s, "red D6:FRI|R").Held(jago.Red), 3)
	})
	t.Run("jago/bag-empty", func(t *testing.T) {
		// When the bag is empty what the other does not have is on the rack.
		start := rulesOf(t, "official draws=unseen rack=4 bag=RASOTINGE").Start(jago.Red)
		s := play(t, start, "red +4", "blue +TING", "red 6D:RAS", "red -", "red +1")
		equal(t, "Red's rack", s.Rack(jago.Red), letters("OE"))
		equal(t, "the bag", s.Bag(), letters(""))
	})
	t.Run("named", func(t *testing.T) {
		refused(t, rulesOf(t, "official").Start(jago.Red), "red +12", "jago/players")
	})
}

// A record whose draws nobody has seen is written and read back, and moves in words are asked of what may be there.
func TestUnseenRecord(t *testing.T) {
	text := "@game jago\n@rules official\n@option draws=unseen\n@players Alice Bruno\nAlice RAS F6\nAlice finit\nBruno vole RAS avec GRAS\nBruno finit\nAlice abandonne\n"
	r := must.Get(jago.ReadRecord(strings.NewReader(text), func(o jago.Options) (*jago.Rules, error) { return rulesOf(t, o.String()), nil }))(t)
	var moves []string
	for _, l := range r.Moves {
		moves = append(moves, l.Text)
	}
	gametest.Equal(t, "the moves", strings.Join(moves, " "), "+12 +12 F6:RAS - +3 F5:GRAS - resign")
	back := must.Get(jago.ReadRecord(strings.NewReader(r.String()), nil))(t)
	gametest.Equal(t, "written and read back", back.String(), r.String())
	end := must.Get(r.End(rulesOf(t, r.Options.String())))(t)
	gametest.Equal(t, "who has won", end.View(jago.Red).State(), end)
}

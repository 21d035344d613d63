package botscrabble

import (
	"slices"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot/internal/sight"
	"github.com/jeudelettres/lettres/scrabble"
)

// Contest returns a contest of the open move if the viewer may contest and should: the
// player notices that a word of it is bad, and does not win by letting it go. It contests a
// bad word alone, so it pays no penalty. Ask it after each placement of another player;
// [Player.Decide] asks it too.
func (p *Player) Contest(v scrabble.View) (scrabble.Move, bool) {
	none := scrabble.Move{}
	if p.check(&v) != nil || !v.CanAct(v.Viewer()) {
		return none, false
	}
	effect, err := v.Effect(scrabble.Contest())
	if err != nil || len(effect.Bad) == 0 || p.wonIfOver(&v) {
		return none, false
	}
	eyes := p.eyes(&v).Half()
	words := v.AppendWords(nil, effect.Undone)
	for i, w := range words {
		if slices.Contains(effect.Bad, w) && notices(eyes, w) {
			return scrabble.Contest(i + 1), true
		}
	}
	return none, false
}

// notices reports whether eyes see that a word is bad.
func notices(e sight.Eyes, w scrabble.Word) bool {
	letters := len(w.Text) - 2
	return e.See(w.Text, overLetter*letters*letters)
}

// wonIfOver reports whether the viewer, in a game of two, wins if the open move goes out.
func (p *Player) wonIfOver(v *scrabble.View) bool {
	o := v.Rules().Options()
	if v.Phase() != scrabble.Answer || o.Players != 2 {
		return false
	}
	viewer := v.Viewer()
	lost := 2 * valueOf(&o, v.Rack())
	return v.Score(viewer)-lost > v.Score(1-viewer)
}

// valueOf returns the points of tiles.
func valueOf(o *scrabble.Options, tiles bag.Bag) (points int) {
	letters, _ := tiles.Counts()
	for kind, n := range letters {
		points += int(n) * int(o.Values[kind])
	}
	return points
}

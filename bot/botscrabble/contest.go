package botscrabble

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/scrabble"
)

// Contest returns a contest of a word of the open move if the viewer may contest and should: the
// player doubts it, and does not win by letting it go. Weaker players let bad words stand that look
// French, and contest good ones that they do not know. Ask it after each placement of another
// player; [Player.Decide] asks it too.
func (p *Player) Contest(v scrabble.View) (scrabble.Move, bool) {
	none := scrabble.Move{}
	if p.check(&v) != nil || !v.CanAct(v.Viewer()) {
		return none, false
	}
	if _, err := v.Effect(scrabble.Contest()); err != nil || p.wonIfOver(&v) {
		return none, false
	}
	for _, open := range v.Open() {
		for i, w := range v.AppendWords(nil, open) {
			contest := scrabble.Contest(i + 1)
			effect, err := v.Effect(contest) // an error where the word was contested already
			if err == nil && p.known.Doubts(w.Text, len(effect.Bad) > 0) {
				return contest, true
			}
		}
	}
	return none, false
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

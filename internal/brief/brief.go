// Package brief tells the rules of a game on half a page: what somebody asks who knows how it is played and sits
// down at a table. Each point cites the clauses that say it in full.
package brief

import (
	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/say"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Point is what is said of one question, and the clauses that it rests on.
type Point struct {
	Text    string
	Clauses []rulebook.Clause
}

// Title is the heading above the points, with the name of the game.
const Title = "%s in brief ¦ %s en bref"

// Points are the rules of a game, as phrases in both languages. A game has them as a [game.Extra].
type Points []Point

// Of returns the points of a game in a language; a game without any has none.
func Of(g *game.Game, tag language.Tag) (points []Point) {
	said, _ := game.ExtraOf[Points](g)
	for _, p := range said {
		points = append(points, Point{phrases.Sprintf(tag, p.Text), p.Clauses})
	}
	return points
}

var phrases = new(say.Phrases)

//go:build !jarnac

package games

import (
	_ "embed"

	"github.com/jeudelettres/lettres/internal/lesson"
)

// The lessons of each game.
var (
	//go:embed lessons/jarnac.txt
	jarnacLessons lesson.Text
	//go:embed lessons/scrabble.txt
	scrabbleLessons lesson.Text
	//go:embed lessons/scrabblecards.txt
	cardsLessons lesson.Text
	//go:embed lessons/jago.txt
	jagoLessons lesson.Text
)

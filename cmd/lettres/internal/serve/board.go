package serve

import "encoding/json"

// boardWords has the phrases of the script of boards.
var boardWords = map[string]string{
	"square":  "Tap a square, then your letters.",
	"letters": "Tap your letters.",
	"joker":   "Joker: choose its letter",
	"beside":  "from beside the board:",
	"keep":    "Keep",
	"down":    "down",
	"across":  "across",
	"empty":   "empty",
	"draft":   "not yet laid",
	"board":   "The board. Arrows move over it, letters lay, Enter plays, the space bar turns the word.",
	"none":    "You do not have this letter:",
	"back":    "Back",
	"left":    "To the left",
	"right":   "To the right",
	"up":      "Up",
	"lower":   "Down one square",
	"erase":   "Erase",
	"larger":  "Enlarge",
	"clear":   "Take all back",
	"shuffle": "Shuffle",
	"'":       "Double Letter",
	"\"":      "Triple Letter",
	"^":       "Quadruple Letter",
	"-":       "Double Word",
	"=":       "Triple Word",
	"~":       "Quadruple Word",
}

// BoardWords returns boardWords in the language of the page, for the script.
func (p *tablePage) BoardWords() (string, error) {
	said := map[string]string{}
	for key, phrase := range boardWords {
		said[key] = p.Say(phrase)
	}
	text, err := json.Marshal(said)
	return string(text), err
}

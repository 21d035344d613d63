package serve

import "encoding/json"

// boardWords has the phrases of the script of boards.
var boardWords = map[string]string{
	"square":  "Tap a square, then your letters. ¦ Touchez une case, puis vos lettres.",
	"letters": "Tap your letters. ¦ Touchez vos lettres.",
	"joker":   "Joker: choose its letter ¦ Joker : choisir sa lettre",
	"beside":  "from beside the board: ¦ à côté du plateau :",
	"down":    "down",
	"across":  "across",
	"empty":   "empty",
	"keep":    "Keep ¦ Garder",
	"draft":   "not yet laid ¦ pas encore posé",
	"board": "The board. Arrows move over it, letters lay, Enter plays, the space bar turns the word. ¦ " +
		"Le plateau. Les flèches s'y déplacent, les lettres posent, Entrée joue, la barre d'espace tourne le mot.",
	"back":    "Back",
	"none":    "You do not have this letter: ¦ Vous n'avez pas cette lettre :",
	"left":    "To the left ¦ À gauche",
	"right":   "To the right ¦ À droite",
	"up":      "Up ¦ Plus haut",
	"lower":   "Down one square ¦ Plus bas",
	"erase":   "Erase ¦ Effacer",
	"larger":  "Enlarge ¦ Agrandir",
	"clear":   "Take all back ¦ Tout reprendre",
	"shuffle": "Shuffle ¦ Mélanger",
	"'":       "Double Letter ¦ Lettre Compte Double",
	"\"":      "Triple Letter ¦ Lettre Compte Triple",
	"^":       "Quadruple Letter ¦ Lettre Compte Quadruple",
	"-":       "Double Word ¦ Mot Compte Double",
	"=":       "Triple Word ¦ Mot Compte Triple",
	"~":       "Quadruple Word ¦ Mot Compte Quadruple",
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

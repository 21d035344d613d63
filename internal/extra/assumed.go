package extra

import (
	"bytes"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/spoken"
)

// heads holds what the heads of a text say.
type heads struct{ players, squares, draws, validation bool }

func (h *heads) note(key, value string) {
	h.players = h.players || key == "@players"
	if key != "@option" && key != "@rules" { // which may be followed by options
		return
	}
	for _, option := range strings.Fields(value) {
		h.squares = h.squares || strings.HasPrefix(option, "squares=")
		h.draws = h.draws || strings.HasPrefix(option, "draws=")
		h.validation = h.validation || strings.HasPrefix(option, "validation=")
	}
}

// options returns the lines of options that no head says, and that the moves ask for: nobody sees
// what is drawn where no draw tells its letters, and words are contested where somebody does. A game that
// has no such option for draws is told of by "".
func (w *written) options(said *heads, moves [][]byte) (lines []string) {
	if !said.draws && w.has("draws=unseen") {
		letters, counts := w.draws(moves)
		if letters && !counts { // and yet a word is laid before any
			moves := moves[slices.IndexFunc(moves, func(line []byte) bool { return headLine(line) != "" }):]
			letters, _ = w.draws(moves[:1])
			letters = letters || !lays(moves[0])
		}
		if letters && counts && !w.hides() {
			counts = false // who writes down some letters is asked for the others, which everybody has seen
		}
		if counts || !letters && slices.ContainsFunc(moves, lays) {
			lines = append(lines, "@option draws=unseen")
		}
		if !counts && lines != nil {
			w.assumed = append(w.assumed, "draws=unseen")
		}
	}
	if !w.has("draws=unseen") && w.game != nil && isWritten(moves) {
		if letters, counts := w.draws(moves); !letters && !counts {
			w.assumed = append(w.assumed, "")
		}
	}
	if !said.validation && w.has("validation=contest") && slices.ContainsFunc(moves, contests) {
		lines = append(lines, "@option validation=contest")
		w.assumed = append(w.assumed, "validation=contest")
	}
	return lines
}

// has reports whether the game has an option.
func (w *written) has(option string) bool { return Takes(w.game, option) }

// Takes reports whether a game knows an option by which its usual rules are changed. A game whose
// options ignore what they do not know, as those of another module may, does not.
func Takes(g *game.Game, option string) bool {
	text, err := g.Options(g.Usual() + " " + option)
	return err == nil && slices.Contains(strings.Fields(text), option)
}

// isWritten reports whether there is a move on the lines.
func isWritten(lines [][]byte) bool {
	return slices.ContainsFunc(lines, func(line []byte) bool { return headLine(line) != "" })
}

// sayings yields what the lines may say behind a name.
func sayings(line []byte, yield func(text string, said spoken.Saying) bool) {
	words := strings.Fields(headLine(line))
	for from := 0; from < min(len(words), 3); from++ {
		if spoken.NoMove(strings.Join(words[from:], " ")) != spoken.None {
			return
		}
	}
	for from := 0; from < min(len(words), 4); from++ {
		text := strings.Join(words[from:], " ")
		for _, s := range append(spoken.Loose(text), spoken.Hear(text)) {
			if !yield(text, s) {
				return
			}
		}
	}
}

// lays reports whether a line may lay a word: it says nothing else.
func lays(line []byte) bool {
	done := headLine(line) != ""
	sayings(line, func(text string, s spoken.Saying) bool {
		done = done && (s.Act == spoken.None || s.Act == spoken.Draw) && !slices.Contains([]string{"-", "?", ".", "~"}, text)
		return done
	})
	return done
}

// draws reports whether a draw on the lines tells its letters, and whether one tells only how many
// they are. A number that is the name of a card where other draws tell theirs is one there.
func (w *written) draws(lines [][]byte) (letters, counts bool) {
	cards, known := false, map[string]bool{}
	for _, line := range lines {
		sayings(line, func(text string, s spoken.Saying) bool {
			n, signed := strings.CutPrefix(text, "+")
			if s.Act == spoken.Draw {
				n, signed = spoken.Count(s.Rest), true
			}
			if signed {
				none := strings.Trim(n, "0123456789") == ""
				if none && len(n) == 1 {
					card, asked := known[n]
					if !asked {
						card = w.isCard(n)
						known[n] = card
					}
					if cards = cards || card; card {
						return true
					}
				}
				letters, counts = letters || !none, counts || none
			}
			return true
		})
		if counts {
			break
		}
	}
	return letters, counts || cards && !letters
}

// hides reports whether players of the game do not see what others draw.
func (w *written) hides() bool {
	rules, err := w.game.Compile(w.game.Usual(), nil)
	return err == nil && rules.Traits().Hidden
}

// isCard reports whether a game whose draws name their letters has a card of this name: the card game
// reads +2 as a bonus card.
func (w *written) isCard(name string) bool {
	r, err := w.game.ReadRecord(strings.NewReader("A +"+name+"\n"), nil)
	return err == nil && len(r.Moves) == 1 && r.Moves[0].Move.Drawn() == name
}

// contests reports whether a word is contested on a line. In capitals CONTESTE is a word that is
// laid.
func contests(line []byte) (found bool) {
	lower := bytes.ToLower(line)
	if !slices.ContainsFunc([]string{"?", "ontest", "hallenge", "xist", "mot", "val", "word"}, func(s string) bool { return bytes.Contains(lower, []byte(s)) }) {
		return false
	}
	if spoken.Contests(headLine(line)) {
		return true
	}
	sayings(line, func(text string, s spoken.Saying) bool {
		act := s.Act == spoken.Contest || s.Act == spoken.ContestJarnac
		found = found || act && text != strings.ToUpper(text) || text == "?" || len(text) > 1 && text[0] == '?' && strings.ContainsAny(text[1:2], "!123456789")
		return !found
	})
	return found
}

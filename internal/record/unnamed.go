package record

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/shape"
)

// unnumbered returns the words of a line without its number: "1.", "12)". A player may be called
// so.
func unnumbered(players *names, words []string) []string {
	if len(words) < 2 {
		return words
	}
	n := len(words[0]) - 1
	if mark := words[0][n]; n == 0 || mark != '.' && mark != ')' || strings.Trim(words[0][:n], "0123456789") != "" {
		return words
	}
	if _, named := players.find(words[0]); named {
		return words
	}
	return words[1:]
}

// besides are the words that stand before the name of a player whom a line tells of: "le drapeau
// de Bruno tombe".
var besides = map[string]bool{"de": true, "d": true, "du": true, "pour": true, "par": true, "à": true, "a": true, "of": true, "for": true, "by": true}

// told returns the first player whom a line names elsewhere than in front, and the line without the
// name; false where it names none. Several says that it names others too.
func told(players *names, words []string) (p int, rest []string, several, ok bool) {
	at := -1
	for i, w := range words {
		_, behind, elided := strings.Cut(strings.ReplaceAll(w, "’", "'"), "'")
		if !elided {
			behind = w
		}
		q, found := players.find(strings.TrimRight(behind, ".,;!"))
		switch {
		case !found:
		case at >= 0:
			several = several || q != p
		default:
			p, at = q, i
		}
	}
	if at < 0 || len(words) < 2 {
		return 0, nil, false, false
	}
	before := at
	if before > 0 && besides[strings.ToLower(words[before-1])] {
		before--
	}
	return p, slices.Concat(words[:before], words[at+1:]), several, true
}

// unnamed reads a line that does not begin with a name: of the player whom it names elsewhere, of one
// who can make the move if it names several, or of the only one who can if it names none. It notes how it
// was read. What a single player is said to do may be illegal; why it cannot be read is the error.
func (g *Game[O, P, T, M]) unnamed(c *shape.Record[O, P, T, M], players *names, l line, listen *Listener[O, P, T, M]) (found shape.Line[P, M], ok bool, why error) {
	who, words, several, named := told(players, l.words)
	if !named {
		words = l.words
	}
	legal := false
	for p := range players.players {
		if named && !several && p != who {
			continue
		}
		m := shape.Line[P, M]{Player: P(p), Text: join(words), Line: l.n, Before: l.above, Comment: l.comment}
		heard := g.here(c, &m, listen)
		if heard.Err != nil {
			if named && !several {
				why = heard.Err
			}
			continue
		}
		can := listen.legal(c, m.Player, heard.Move)
		switch {
		case can && legal && !named:
			return found, false, nil // it is anybody's
		case can && (!legal || p == who), named && p == who && !legal:
			m.Move, m.Text = heard.Move, g.Text(&c.Options, heard.Move)
			found, ok, legal = m, true, can
		}
	}
	if !ok {
		return found, false, why
	}
	note := rulebook.Note{Line: l.n, Text: excerpt.Truncate(join(l.words)), Move: players.players[found.Player] + " " + found.Text}
	c.Warnings = append(c.Warnings, note)
	return found, true, nil
}

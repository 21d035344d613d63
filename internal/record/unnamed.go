package record

import (
	"errors"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/option"
	"github.com/jeudelettres/lettres/internal/spoken"
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

// addressed are the words before the name of a player who is spoken to: "à toi, Raoul".
var addressed = map[string]bool{"toi": true, "toi,": true, "vous": true, "vous,": true, "you": true, "you,": true, "mon": true, "ma": true, "cher": true, "chère": true}

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
		case i > 0 && addressed[strings.ToLower(words[i-1])]:
			rest = slices.Concat(words[:i], words[i+1:])
		case at >= 0:
			several = several || q != p
		default:
			p, at = q, i
		}
	}
	if at < 0 || len(words) < 2 {
		return 0, rest, false, false
	}
	before := at
	if before > 0 && titles[strings.ToLower(strings.TrimRight(words[before-1], "."))] {
		before--
	}
	if before > 0 && besides[strings.ToLower(words[before-1])] {
		before--
	}
	return p, slices.Concat(words[:before], words[at+1:]), several, true
}

// unnamed reads a line that does not begin with a name: of the player whom it names elsewhere, of one
// who can make the move if it names several, or if it names none of who can, and then rather of who is on
// turn. It notes how it was read. What is said of a single player, or of nobody, may be illegal; why it
// cannot be read is the error.
func (g *Game[O, P, T, M]) unnamed(c *shape.Record[O, P, T, M], players *names, l line, listen *Listener[O, P, T, M]) (found shape.Line[P, M], ok bool, why error) {
	who, words, several, named := told(players, l.words)
	if !named {
		if words == nil {
			words = l.words
		}
		if p, ok := g.next(c, listen); ok {
			who = int(p)
		}
	}
	if named && !several && len(words) == 1 && words[0] == strings.ToLower(words[0]) && l.words[0] == words[0] && !spoken.IsAct(words[0]) && !spoken.IsPlainAct(words[0]) {
		return found, false, nil // "bravo Marcel": who is named last is spoken to
	}
	if !named && strange(g, c, words) {
		return found, false, nil
	}
	legal := false
	for p := range players.players {
		if named && !several && p != who {
			continue
		}
		m := shape.Line[P, M]{Player: P(p), Text: join(words), Line: l.n, Before: l.above, Comment: l.comment}
		before := markOf(c)
		heard := g.here(c, &m, listen)
		can := heard.Err == nil && listen.legal(c, m.Player, heard.Move)
		restore(c, before, listen)
		switch {
		case heard.Err != nil:
			var v *rulebook.Violation
			if p == who && (named && !several || taken(heard.Err) || errors.As(heard.Err, &v)) {
				why = heard.Err
			}
		case can && (!legal || p == who), p == who && !legal:
			m.Move = heard.Move
			found, ok, legal = m, true, can
		}
	}
	if n := len(c.Moves); taken(why) && !named && n > 0 {
		found.Player = c.Moves[n-1].Player
	}
	if !ok {
		return found, false, why
	}
	heard := g.here(c, &found, listen)
	found.Text = g.Text(&c.Options, heard.Move)
	note := rulebook.Note{Line: l.n, Text: excerpt.Truncate(join(l.words)), Move: players.players[found.Player] + " " + found.Text}
	if heard.Note != nil {
		note.Said, note.Points, note.Clause = heard.Note.Said, heard.Note.Points, heard.Note.Clause
	}
	c.Warnings = append(c.Warnings, note)
	return found, true, nil
}

// next returns who is on turn, if somebody is, once draws are made that nobody has seen and that go without saying.
func (g *Game[O, P, T, M]) next(c *shape.Record[O, P, T, M], listen *Listener[O, P, T, M]) (p P, ok bool) {
	before := markOf(c)
	for g.After == nil { // else the player has a choice
		q, draw, owed := listen.owed(c, p, Heard[M]{Err: errors.New("not heard yet")})
		if !owed {
			break
		}
		c.Moves = append(c.Moves, shape.Line[P, M]{Player: q, Move: draw, Text: g.Text(&c.Options, draw)})
	}
	p, ok = listen.turn(c)
	restore(c, before, listen)
	return p, ok
}

// isName reports whether a word can be the name of somebody, known or not.
func isName(word string) bool {
	first, _ := utf8.DecodeRuneInString(word)
	return !unicode.IsLower(first)
}

// noMove says why a line in small letters that names nobody cannot be read.
const noMove = "neither a player nor a move is read in %q; a remark is written behind a hash (#)"

// strange reports whether a line begins with the name of somebody who does not play: a word like a name
// with a colon or a move behind it.
func strange[O option.Options, P Player, T any, M comparable](g *Game[O, P, T, M], c *shape.Record[O, P, T, M], words []string) bool {
	name := strings.TrimRight(words[0], ".,:!")
	first, n := utf8.DecodeRuneInString(name)
	if len(words) < 2 || !unicode.IsUpper(first) || name[n:] != strings.ToLower(name[n:]) || len(name) == n || strings.ContainsAny(name, "0123456789") || spoken.IsAct(name) || spoken.IsNoise(name) {
		return false
	}
	if strings.HasSuffix(words[0], ":") || words[1] == ":" {
		return true
	}
	_, err := g.Parse(&c.Options, join(words[1:]))
	return err == nil
}

package record

import (
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/spoken"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/shape"
)

// A mark is how far a record was read.
type mark struct{ moves, warnings int }

func markOf[O, P, T, M any](c *shape.Record[O, P, T, M]) mark {
	return mark{len(c.Moves), len(c.Warnings)}
}

// restore takes off a record what was read since a mark.
func restore[O, P, T, M any](c *shape.Record[O, P, T, M], k mark, listen *Listener[O, P, T, M]) {
	if len(c.Moves) > k.moves {
		listen.forget()
	}
	c.Moves, c.Warnings = c.Moves[:k.moves], c.Warnings[:k.warnings]
}

// mostParts limits the moves of a line.
const mostParts = 3

// parted reads two or three moves in one line, "tire un A et pose AINE", each of them legal, and returns
// the last; the others stand before it then. Of a line that is a legal move as a whole, the first part is that
// move, and what follows says that letters are drawn, that the turn ends, or what comes then. With refused, the last may be illegal.
func (g *Game[O, P, T, M]) parted(c *shape.Record[O, P, T, M], m *shape.Line[P, M], listen *Listener[O, P, T, M], whole *M, parts int, refused bool) (heard Heard[M], ok bool) {
	legal := func(h Heard[M]) bool { return h.Err == nil && listen.legal(c, m.Player, h.Move) }
	before := markOf(c)
	for first, rest := range spoken.Parts(m.Text) {
		if whole != nil && !spoken.Follows(rest) && !spoken.Then(m.Text, rest) {
			continue
		}
		heard = g.owing(c, m.Player, first, m.Line, listen)
		if heard.Err == nil && !legal(heard) {
			heard = g.owing(c, m.Player, first+" !", m.Line, listen) // part of a sentence, and no token
		}
		if !legal(heard) || whole != nil && heard.Move != *whole {
			restore(c, before, listen)
			continue
		}
		text := g.Text(&c.Options, heard.Move)
		c.Moves = append(c.Moves, shape.Line[P, M]{Player: m.Player, Move: heard.Move, Text: text, Line: m.Line})
		c.Warnings = append(c.Warnings, rulebook.Note{Line: m.Line, Text: excerpt.Truncate(first), Move: text})
		heard = g.owing(c, m.Player, rest, m.Line, listen)
		if heard.Err == nil && !legal(heard) {
			if other := g.owing(c, m.Player, rest+" !", m.Line, listen); other.Err == nil {
				heard = other
			}
		}
		ok = legal(heard)
		if parts < mostParts {
			var whole *M
			if ok {
				whole = &heard.Move
			}
			other := *m
			other.Text = rest
			if last, more := g.parted(c, &other, listen, whole, parts+1, refused); more {
				heard, ok = last, true
			}
		}
		ok = ok || refused && heard.Err == nil && spoken.IsPlain(rest)
		if ok {
			if heard.Note == nil {
				heard.Note = &rulebook.Note{Text: excerpt.Truncate(rest), Move: g.Text(&c.Options, heard.Move)}
			}
			return heard, true
		}
		restore(c, before, listen)
	}
	return heard, false
}

// severally reads a line that tells what two players do, one after the other: "Alice : Jarnac MOLE. Bruno : je conteste". The
// first must be legal, and the second or plainly an act; it returns the second, and the first stands before it then. Of the
// places where a name may begin, the first few are tried.
func (g *Game[O, P, T, M]) severally(c *shape.Record[O, P, T, M], players *names, l line, listen *Listener[O, P, T, M], first bool) (m shape.Line[P, M], ok bool) {
	for i, tried := 1, 0; i+1 < len(l.words) && tried < mostParts; i++ {
		end := i
		if between[strings.ToLower(l.words[i-1])] {
			end--
		} else if last, _ := utf8.DecodeLastRuneInString(l.words[i-1]); !strings.ContainsRune(".,;!…", last) {
			continue
		}
		q, rest, err := cutName[P](players, l.words[i:])
		if err != nil || end == 0 || len(rest) == 0 {
			continue
		}
		tried++
		before, began := markOf(c), c.First
		one, err := g.one(c, players, line{n: l.n, words: slices.Clone(l.words[:end]), above: l.above}, listen, first)
		if err == nil && one.Player != q && listen.legal(c, one.Player, one.Move) {
			c.Moves = append(c.Moves, one)
			m, err = g.one(c, players, line{n: l.n, words: slices.Clone(l.words[i:]), comment: l.comment, commented: l.commented}, listen, first)
			if err == nil && (listen.legal(c, m.Player, m.Move) || spoken.Hear(join(rest)).Act != spoken.None) {
				return m, true
			}
		}
		restore(c, before, listen)
		c.First = began
	}
	return m, false
}

// between are the words that stand before the name of the next player who does something.
var between = map[string]bool{"et": true, "puis": true, "alors": true, "mais": true, "and": true, "then": true, "but": true}

// taken reports whether an error is that of a word that is taken back.
func taken(err error) bool { return errors.Is(err, spoken.TakenBack) }

// staysThere says why a word is not taken back.
const staysThere = "too late to take a word back: something was done since"

// takeBack takes the last word of a record off it, which is what a player does until anything else is
// done: the record does not know of such a word (remedy/take-back).
func (g *Game[O, P, T, M]) takeBack(c *shape.Record[O, P, T, M], p P, l line, listen *Listener[O, P, T, M]) error {
	text := excerpt.Truncate(join(l.words))
	n := len(c.Moves) - 1
	if n < 0 || c.Moves[n].Player != p || strings.ContainsRune("+-?!.~^", rune(c.Moves[n].Text[0])) || c.Moves[n].Text == "resign" {
		return &rulebook.SyntaxError{Game: g.Name, Text: text, Reason: phrases.Violation(law.RemedyTakeBack, "", "", staysThere)}
	}
	c.Warnings = append(c.Warnings, rulebook.Note{Line: l.n, Text: text, Other: c.Moves[n].Text, Clause: law.RemedyTakeBack})
	c.Moves = c.Moves[:n]
	listen.forget()
	return nil
}

// instead takes the last word of a record off it where a line does so before it lays another one, "je reprends ROND, je
// pose TARD", and returns the line without that.
func (g *Game[O, P, T, M]) instead(c *shape.Record[O, P, T, M], players *names, l line, listen *Listener[O, P, T, M]) (line, error) {
	if listen == nil || g.Hear == nil {
		return l, nil
	}
	p, words, err := cutName[P](players, l.words)
	if err != nil {
		return l, nil
	}
	for first, rest := range spoken.Parts(join(words)) {
		if _, _, err := g.Hear(&c.Options, first); !taken(err) {
			continue
		}
		back := l
		back.words = strings.Fields(first)
		n, before := len(c.Moves), markOf(c)
		late := g.takeBack(c, p, back, listen)
		if heard := g.heard(c, p, rest, listen); heard.Err == nil && (late != nil || listen.legal(c, p, heard.Move)) {
			l.words = slices.Concat(l.words[:len(l.words)-len(words)], strings.Fields(rest))
			return l, late
		}
		if late == nil {
			c.Moves, c.Warnings = c.Moves[:n], c.Warnings[:before.warnings]
			listen.forget()
		}
	}
	return l, nil
}

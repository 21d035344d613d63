package puzzle

import (
	"context"
	"errors"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/cmd/internal/hear"
	"github.com/jeudelettres/lettres/cmd/internal/library"
	"github.com/jeudelettres/lettres/cmd/internal/own"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/career"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/leitner"
)

// goOver lets somebody go over what they missed in games of their own. It returns the exit status.
func goOver(args []string, w program.World, all []*game.Game) int {
	c := program.Plain("puzzle mistakes", w, mistakesUsage)
	name, only, file := "", "", ""
	c.Text("name", &name)
	c.Text("game", &only)
	c.Text("deck", &file)
	c.Arguments()
	return c.Run(args, func() error {
		say := func(phrase string, args ...any) string { return phrases.Sprintf(c.Language, phrase, args...) }
		files, err := own.Chosen(c, w, all, &only)
		if err != nil {
			return err
		}
		deck, err := openDeck(file)
		if err != nil {
			return err
		}
		if deck != nil {
			defer deck.lock.Close()
		}
		found, read, err := mistakesIn(library.New(all, nil), files, name, only)
		if err != nil {
			return err
		}
		due := deck.due(found, w.Now())
		p := program.NewPage(w.Stdout, c.Look())
		switch {
		case read == 0:
			return errors.New(say(noGames, len(files)))
		case len(due) == 0:
			p.Line(say(noneDue, len(found), read))
			return p.Flush()
		}
		p.Line(say(someDue, read, len(found), len(due)))
		g := goer{Page: p, in: w.Lines(), deck: deck, now: w.Now}
		if err := g.all(due); err != nil && !errors.Is(err, hear.ErrQuit) {
			return err
		}
		return g.Flush()
	})
}

// A mistake is a decision of a game by which much was missed.
type mistake struct {
	at    game.Position
	seat  int
	made  game.Move
	best  []game.Move
	names []string
	from  string // the game
	when  time.Time
}

// key returns the name of the mistake in a deck.
func (m mistake) key() string { return m.at.String() + " " + strconv.Itoa(m.seat) }

// mistakesIn returns the mistakes of a person, those of the latest games first, and how many games were read.
func mistakesIn(l *library.Library, files []string, name, only string) (all []mistake, read int, err error) {
	seen := map[string]bool{}
	for _, file := range files {
		for g, err := range own.Read(l, file, name) {
			if err != nil || only != "" && g.Rules.Game().Name() != only {
				continue // others can be read
			}
			s, err := career.Read(context.Background(), career.Played{Seat: g.Seat, Steps: g.Steps})
			if err != nil {
				return nil, 0, err
			}
			read++
			from := filepath.Base(file)
			if g.N > 1 {
				from += " " + strconv.Itoa(g.N)
			}
			for _, d := range s.Deeds {
				for _, f := range d.Faults {
					step := g.Steps[f.Move-1]
					m := mistake{step.Before, g.Seat, step.Move, f.Best, g.Names, from, g.When}
					if !seen[m.key()] {
						seen[m.key()] = true
						all = append(all, m)
					}
				}
			}
		}
	}
	slices.SortStableFunc(all, func(a, b mistake) int { return b.when.Compare(a.when) })
	return all, read, nil
}

// gain returns by how much a move changes the lead of its player, and whether it does so at once.
func (m mistake) gain(move game.Move) (points int, ok bool) {
	if !move.Completed() {
		return 0, false
	}
	after, err := m.at.Play(m.seat, move)
	if err != nil {
		return 0, false
	}
	return lead(after, m.seat) - lead(m.at, m.seat), true
}

// lead returns by how much a player is ahead of the best of the others.
func lead(p game.Position, seat int) int {
	most, found := 0, false
	for other := range p.Rules().Seats() {
		if score := p.Score(other); other != seat && (!found || score > most) {
			most, found = score, true
		}
	}
	return p.Score(seat) - most
}

// right reports whether a move is as good as the best, of words that are all in the list.
func (m mistake) right(move game.Move) bool {
	if slices.Contains(m.best, move) {
		return true
	}
	best, _ := m.gain(m.best[0])
	points, ok := m.gain(move)
	if !ok || points < best {
		return false
	}
	after, _ := m.at.Play(m.seat, move)
	r := m.at.Rules()
	return !slices.ContainsFunc(after.Words(), func(word string) bool {
		return !slices.Contains(m.at.Words(), word) && r.Game().InList(word, r.Lexicon()) != nil
	})
}

// A goer is somebody who goes over their mistakes.
type goer struct {
	*program.Page
	in   *program.Lines
	deck *deck
	now  func() time.Time
}

// all gives one mistake after the other.
func (g *goer) all(due []mistake) error {
	for i, m := range due {
		if err := g.one(m, i+1, len(due)); err != nil {
			return err
		}
		if i+1 == len(due) {
			break
		}
		text, err := hear.Ask(g.Page, g.in, g.say(nextOne)+" ")
		if err != nil || slices.Contains(quits, strings.ToLower(strings.TrimSpace(text))) {
			return hear.ErrQuit
		}
	}
	g.Explain(g.say(allDone))
	return nil
}

// one gives a mistake, until a better move is found or the answer is asked for.
func (g *goer) one(m mistake, n, of int) error {
	named := g.Named(m.names)
	o := named.Options()
	title := m.from
	if !m.when.IsZero() {
		title = m.when.Format(time.DateOnly) + " " + title
	}
	g.Heading(g.say(mistakeOf, n, of, title))
	g.Line()
	g.Draw(m.at.View(m.seat).Text(o))
	g.Line()
	made, _ := m.gain(m.made)
	g.Explain(g.say(youPlayed, o.Name(m.seat), m.at.Say(m.at.Rules().Game().Decision(m.made), o), made))
	g.Line()
	letters := hear.Letters(g.Page, extra.ActsOf(m.at, m.seat).Rack)
	for first := true; ; {
		text, err := hear.Ask(g.Page, g.in, letters)
		if err != nil {
			return err
		}
		key := strings.ToLower(strings.Trim(strings.TrimPrefix(strings.TrimSpace(text), "/"), " .!"))
		if slices.Contains(answers, key) || slices.Contains(nexts, key) {
			return g.end(m, nil, false, first)
		}
		said := hear.Line(m.at, m.seat, text)
		switch said.What {
		case hear.Quit:
			return hear.ErrQuit
		case hear.Look:
			g.Draw(m.at.View(m.seat).Text(o))
		case hear.Hint:
			return g.end(m, nil, false, first)
		case hear.Move:
			move := m.at.Rules().Game().Decision(said.Move)
			if err := hear.Legal(m.at, m.seat, move); err != nil {
				hear.Refuse(g.Page, m.at, move, err)
				continue
			}
			if m.right(move) {
				return g.end(m, move, true, first)
			}
			points, ok := m.gain(move)
			if !ok {
				g.Explain(g.say(noAnswer))
				continue
			}
			g.Explain(g.say(notBest, m.at.Say(move, o), points))
			if err := g.file(m, false, first); err != nil {
				return err
			}
			first = false
		default:
			if !said.Answer(g.Page) {
				g.Page.Draw(g.say(howToAnswer))
			}
		}
	}
}

// end tells what was best, the move that was found first, and when the mistake comes back.
func (g *goer) end(m mistake, given game.Move, knew, first bool) error {
	o := g.Named(m.names).Options()
	phrase := best
	var moves []game.Move
	if given != nil {
		phrase, moves = foundIt, append(moves, given)
	}
	for _, move := range m.best {
		if move != given {
			moves = append(moves, move)
		}
	}
	for i, move := range moves[:min(maxBest, len(moves))] {
		if i > 0 {
			phrase = asGood
		}
		points, _ := m.gain(move)
		g.Explain(g.say(phrase, m.at.Say(move, o), points))
	}
	if err := g.file(m, knew, first); err != nil {
		return err
	}
	if g.deck == nil {
		return nil
	}
	switch card := g.deck.Cards[m.key()]; {
	case card.Known():
		g.Explain(g.say(forGood))
	default:
		g.Explain(g.say(comesBack, card.Days()))
	}
	return nil
}

const maxBest = 3 // answers that are told

// file puts the card of a mistake where its first try puts it.
func (g *goer) file(m mistake, knew, first bool) error {
	if g.deck == nil || !first {
		return nil
	}
	g.deck.Cards[m.key()] = g.deck.Cards[m.key()].After(knew, g.now())
	return g.deck.write(g.deck)
}

// say returns a phrase in the language of the page.
func (g *goer) say(phrase string, args ...any) string {
	return phrases.Sprintf(g.Language(), phrase, args...)
}

// due returns the mistakes that are to be gone over: those that come back, and then those that are new. Without
// a deck all are new.
func (d *deck) due(all []mistake, now time.Time) (due []mistake) {
	if d == nil {
		return all
	}
	for _, m := range all {
		if d.card(m).IsDue(now) {
			due = append(due, m)
		}
	}
	slices.SortStableFunc(due, func(a, b mistake) int {
		x, y := d.card(a), d.card(b)
		switch {
		case x.Due.IsZero() != y.Due.IsZero():
			if x.Due.IsZero() {
				return 1
			}
			return -1
		}
		return x.Due.Compare(y.Due)
	})
	return due
}

func (d *deck) card(m mistake) leitner.Card { return d.Cards[m.key()] }

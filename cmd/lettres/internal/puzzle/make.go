package puzzle

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"os"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/puzzle"
)

// compose makes puzzles from games between bots or from records, or proves
// those that are built in. It returns the exit status.
func compose(args []string, w program.World, all []*game.Game) int {
	c := program.Plain("puzzle make", w, makeUsage)
	name, positions, seed, check := "", 1000, 1, false
	c.Text("game", &name)
	c.Flag("positions", badPositions, program.Number(&positions, 1, 10_000_000))
	c.Flag("seed", badSeed, program.Number(&seed, 0, 1<<31-1))
	players := 2
	c.LevelFlag(&players, bot.Casual)
	c.Switch("check", &check)
	c.Arguments()
	return c.Run(args, func() error {
		g, err := with(all, name)
		if err != nil {
			return err
		}
		p := program.NewPage(w.Stdout, c.Look())
		if check {
			return prove(p, g)
		}
		m := maker{game: g, seen: map[string]bool{}, most: positions}
		head := fmt.Sprintf("# lettres puzzle make -game %s -level %d,%d -seed %d -positions %d", g, c.Levels[0], c.Levels[1], seed, positions)
		if len(c.Args) > 0 {
			head = fmt.Sprintf("# lettres puzzle make -game %s", g)
			err = m.records(c.Args)
		} else {
			err = m.selfPlay(c.Levels, uint64(seed))
		}
		if err != nil {
			return err
		}
		p.Line(head)
		p.Line(fmt.Sprintf("# positions: %d, puzzles: %d", m.positions, len(m.found)))
		for _, z := range m.found {
			p.Line(z.String())
		}
		return p.Flush()
	})
}

// with returns the game with a name, which has puzzles; without a name it is the first that has.
func with(all []*game.Game, name string) (*game.Game, error) {
	for _, g := range all {
		if name == "" && puzzle.Has(g) {
			return g, nil
		}
	}
	g, err := program.Game(all, name)
	if err == nil && !puzzle.Has(g) {
		return nil, phrases.InputError(noPuzzles, g)
	}
	return g, err
}

// prove proves all puzzles of a game by the search that did not make them.
func prove(p *program.Page, g *game.Game) error {
	r, err := g.Compile("", nil)
	if err != nil {
		return err
	}
	proven := 0
	var faults []error
	for _, line := range puzzle.Of(g) {
		z, err := puzzle.Parse(line)
		if err == nil {
			err = z.Prove(r)
		}
		if err != nil {
			faults = append(faults, err)
			continue
		}
		proven++
	}
	p.Line(phrases.Sprintf(p.Language(), allProven, proven))
	return errors.Join(append(faults, p.Flush())...)
}

// A maker makes puzzles of positions.
type maker struct {
	game      *game.Game
	seen      map[string]bool
	positions int // that were looked at
	most      int
	found     []puzzle.Puzzle
}

// look makes a puzzle of a position, if it is one and new.
func (m *maker) look(before []game.Step, p game.Position) {
	if m.positions >= m.most {
		return
	}
	z, asked, ok := puzzle.Find(before, p)
	if asked {
		m.positions++
	}
	if ok && !m.seen[z.Position] {
		m.seen[z.Position] = true
		m.found = append(m.found, z)
	}
}

// selfPlay looks at the positions of games between bots, until there are enough.
func (m *maker) selfPlay(levels []bot.Level, seed uint64) error {
	r, err := m.game.Compile("", nil)
	if err != nil {
		return err
	}
	for ; m.positions < m.most; seed++ {
		deal := bag.NewDealer(seed)
		bots := make([]game.Bot, r.Seats())
		for seat := range bots {
			if bots[seat], err = r.Bot(levels[seat%len(levels)], seed); err != nil {
				return err
			}
		}
		p := r.Start(r.Toss(deal.Seat(r.TossSeat())).First)
		var steps []game.Step
		for !p.Over() {
			m.look(steps, p)
			seat := p.Turn()
			move, ok := p.Forced()
			if !ok {
				if move, _, err = bots[seat].Decide(context.Background(), p.View(seat)); err != nil {
					return err
				}
			}
			step, err := p.Do(deal.Seat(seat), seat, move)
			if err != nil {
				return err
			}
			steps, p = append(steps, step), step.After
		}
	}
	return nil
}

// records looks at the positions of games that were written down. Only those by the usual rules
// make puzzles.
func (m *maker) records(files []string) error {
	m.most = math.MaxInt
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		rec, err := m.game.ReadRecord(bytes.NewReader(text), nil)
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		if rec.Options() != m.game.Usual() {
			return phrases.InputError(otherRules, file, m.game.Usual())
		}
		rules, err := rec.Compile(nil)
		if err != nil {
			return err
		}
		var steps []game.Step
		for step, err := range rec.Replay(rules) {
			if err != nil {
				return fmt.Errorf("%s: %w", file, err)
			}
			m.look(steps, step.Before)
			steps = append(steps, step)
		}
		if n := len(steps); n > 0 {
			m.look(steps, steps[n-1].After)
		}
	}
	return nil
}

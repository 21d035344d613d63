package table

import (
	"cmp"
	"slices"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/clock"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/phrase"
)

// A Config says how a table is set up. Only Rules and Seed have to be given.
type Config struct {
	Rules *game.Rules `json:"-"`
	// Names are those of the players, by seat. A seat without one has the name that the game
	// gives it.
	Names []string `json:"-"`
	Time  Time     `json:"time,omitzero"`
	// Wait is the time in which a word can be contested: 0 is ten seconds, below 0 none. Without
	// it the words are open until their author goes on, and the table draws nothing in between.
	Wait time.Duration `json:"wait,omitempty"`
	// LastChance is the length of the last chance of Jarnac: 0 is ten seconds
	// (official/end/last-line).
	LastChance time.Duration `json:"last_chance,omitempty"`
	// ByHand leaves it to the players to draw. Otherwise letters that are due come at once,
	// where there is nothing else to do.
	ByHand bool `json:"by_hand,omitempty"`
	// MostMoves limits the moves of the game: 0 is 3,000.
	MostMoves int `json:"most_moves,omitempty"`
	// Seed determines the toss and the letters. Take one that nobody can foresee.
	Seed uint64 `json:"seed,string"`
}

// Time is the clock of a table: at most one of Move, Game and Disc. The zero Time is none.
//
// Any game can have Move. Game is for rules by which a flag can fall ([game.Game.Flag]), unless
// decisions are secret, and Disc for Jago; [New] refuses them elsewhere.
type Time struct {
	Move      time.Duration `json:"move,omitempty"`      // for each move
	Game      time.Duration `json:"game,omitempty"`      // for all moves of a seat
	Increment time.Duration `json:"increment,omitempty"` // added to Game when a seat's turn ends
	Disc      bool          `json:"disc,omitempty"`      // the disc and the glass of Jago
}

const (
	usualWait  = 10 * time.Second
	usualLast  = 10 * time.Second // official/end/last-line
	usualMoves = 3000
	mostMoves  = 8000 // a record holds 8192 lines

	// patience is the time for what has to be done while no clock runs: so who has left cannot
	// stop the game.
	patience = 30 * time.Second
)

// New returns a table at which the toss is done and the first letters are drawn. It stands
// still until all seats are taken ([Table.Sit]). The error says in French and in English what is
// wrong with the Config.
func New(c Config) (Table, error) {
	if c.Rules == nil {
		return Table{}, phrases.InputError(phrase.NoGame)
	}
	dealer := bag.NewDealer(c.Seed)
	t, err := c.table(c.Rules.Toss(dealer.Seat(c.Rules.TossSeat())))
	if err != nil {
		return Table{}, err
	}
	s := session{Table: t}
	s.settle()
	return s.Table, nil
}

// table returns the table before the first move.
func (c Config) table(toss game.Toss) (Table, error) {
	c.Wait, c.LastChance = cmp.Or(c.Wait, usualWait), cmp.Or(c.LastChance, usualLast)
	c.MostMoves = cmp.Or(c.MostMoves, usualMoves)
	n := c.Rules.Seats()
	if len(c.Names) > n {
		return Table{}, phrases.InputError(tooManyNames)
	}
	c.Names = append(slices.Clone(c.Names), make([]string, n-len(c.Names))...)
	for seat := range c.Names {
		c.Names[seat] = cmp.Or(c.Names[seat], c.Rules.Game().SeatName(seat))
	}
	record := c.Rules.NewRecord(toss, c.Names...)
	if _, err := record.MarshalText(); err != nil {
		return Table{}, err
	}
	if err := c.check(); err != nil {
		return Table{}, err
	}
	t := Table{config: &c, toss: toss, start: c.Rules.Start(toss.First)}
	t.now.Sat, t.now.Stand, t.secret = make([]bool, n), make([]bool, n), make([]game.Move, n)
	if c.Time.Game > 0 {
		t.now.Left = slices.Repeat([]time.Duration{c.Time.Game}, n)
	}
	return t, nil
}

// check checks the times, and that the game has the clock.
func (c *Config) check() error {
	traits, g := c.Rules.Traits(), c.Rules.Game()
	for _, d := range []time.Duration{c.Time.Move, c.Time.Game, c.Time.Increment, c.LastChance, max(c.Wait, 0)} {
		if d < 0 || d > clock.MaxTime {
			return phrases.InputError(badTime)
		}
	}
	clocks := 0
	for _, has := range []bool{c.Time.Move > 0, c.Time.Game > 0, c.Time.Disc} {
		if has {
			clocks++
		}
	}
	_, flags := g.Flag()
	switch {
	case traits.Recorded:
		return phrases.InputError(recorded)
	case clocks > 1 || c.Time.Increment > 0 && c.Time.Game == 0:
		return phrases.InputError(oneClock)
	// In a duplicate game all think at once, so no seat has time of its own.
	case c.Time.Game > 0 && (!flags || traits.Secret), c.Time.Disc && !extra.IntroOf(g, language.English).Disc:
		return phrases.InputError(noClock)
	case c.MostMoves < 1 || c.MostMoves > mostMoves:
		return phrases.InputError(badMost, mostMoves)
	}
	return nil
}

package match

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"iter"
	"slices"
	"strings"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/internal/players"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/match"
	"github.com/jeudelettres/lettres/protocol"
	"github.com/jeudelettres/lettres/rulebook"
)

// A contest is a match with its settings, and the records of its games.
type contest struct {
	settings
	match.Match
	specs [2]players.Spec
	notes bool         // records are kept
	lang  language.Tag // of what records say of faults
}

// A result is how one game of a match went. What there is two of is that of a and of b.
type result struct {
	Pair    int    `json:"pair"` // from 1
	Game    int    `json:"game"` // 1 or 2
	Seed    uint64 `json:"seed"`
	Begins  string `json:"begins"` // a or b
	Winner  string `json:"winner"` // a, b, or "" for nobody
	Over    bool   `json:"over"`
	Points  [2]int `json:"points"`
	Jarnacs [2]int `json:"jarnacs"`
	Moves   int    `json:"moves"`

	End     rulebook.Clause `json:"end,omitempty"`
	Verdict rulebook.Clause `json:"verdict,omitempty"`
	// Fault is why the referee made Loser resign.
	Fault string `json:"fault,omitempty"`
	Loser string `json:"loser,omitempty"`

	record []byte
	asked  [2]int
	took   [2]time.Duration
}

// half returns the half points of a.
func (g *result) half() int {
	switch g.Winner {
	case sideNames[0]:
		return 2
	case sideNames[1]:
		return 0
	}
	return 1
}

var sideNames = [2]string{"a", "b"}

// newContest returns the match of the settings, which it completes.
func (f *config) newContest() (*contest, error) {
	sides, err := f.sides()
	if err != nil {
		return nil, err
	}
	g, err := program.Game(f.games, f.Game)
	if err != nil {
		return nil, err
	}
	rules, err := players.Compile(g, f.Options)
	if err != nil {
		return nil, err
	}
	f.Game, f.Options, f.Lexicon = g.Name(), rules.Options(), rules.Lexicon().ID()
	start := time.Now()
	referee := match.Referee{
		Limits: match.Limits{Move: f.moveTime, Game: f.time, Margin: f.margin},
		Now:    func() time.Duration { return time.Since(start) },
	}
	return &contest{
		settings: f.settings, specs: sides, lang: f.command.Language,
		Match: match.Match{Referee: referee, Rules: rules, Seed: f.Seed, Workers: f.workers},
	}, nil
}

// names returns what the sides are called in records.
func (c *contest) names() [2]string {
	a, b := c.specs[0].Name(), c.specs[1].Name()
	if a == b {
		return [2]string{a + ".a", b + ".b"}
	}
	return [2]string{a, b}
}

// line returns the settings as they stand in the first record.
func (c *contest) line() string { return matchPrefix + c.settings.String() }

// open starts the engines that play needs, and close ends them.
func (c *contest) open(limits protocol.Limits) (err error) {
	for i, spec := range c.specs {
		if c.Engines[i], err = spec.Engine(c.Rules, limits); err != nil {
			c.close()
			return err
		}
	}
	return nil
}

func (c *contest) close() {
	for _, e := range c.Engines {
		if e != nil {
			e.Close()
		}
	}
}

// play plays the pairs from a number up to another.
func (c *contest) play(ctx context.Context, from, to int) iter.Seq2[[2]result, error] {
	return func(yield func([2]result, error) bool) {
		for pair, err := range c.Pairs(ctx, from, to) {
			var games [2]result
			for g := range pair.Games {
				if err == nil {
					games[g], err = c.game(pair.N, g, &pair.Games[g])
				}
			}
			if !yield(games, err) || err != nil {
				return
			}
		}
	}
}

// seats returns the names of a and b in the order of their seats.
func (c *contest) seats(g int) []string {
	n := c.names()
	return []string{n[g], n[1-g]} // match.Seat swaps them in the second game
}

// game returns a game that was played, with its record if there is one.
func (c *contest) game(pair, g int, r *match.Result) (result, error) {
	out := c.told(pair, g, r.Last, len(r.Moves))
	var above, closing []string
	if pair == 0 && g == 0 {
		above = append(above, c.line())
	}
	above = append(above, fmt.Sprintf("pair %d, game %d, seed %d", out.Pair, out.Game, out.Seed))
	for e := range sideNames {
		seat := match.Seat(e, g)
		out.asked[e], out.took[e] = r.Asked[seat], r.Took[seat]
		if r.Fault != nil && r.Loser == seat {
			out.Loser, out.Fault = sideNames[e], r.Fault.Explain(c.lang)
			closing = append(closing, refereePrefix+draw.Clean(c.names()[e]+": "+out.Fault))
		}
	}
	if !c.notes {
		return out, nil
	}
	closing = append(closing, resultPrefix+c.result(&out))
	record := c.Rules.NewRecord(game.Toss{First: match.First(pair)}, c.seats(g)...)
	err := record.Play(c.Rules, func(yield func(int, game.Move) bool) {
		for _, m := range r.Moves {
			if !yield(m.Seat, m.Move) {
				return
			}
		}
	})
	if err != nil {
		return out, err
	}
	record.Moves[0].Before, record.Closing = above, closing
	out.record, err = record.MarshalText()
	return out, err
}

// told returns what the last position of a game says.
func (c *contest) told(pair, g int, end game.Position, moves int) result {
	out := result{Pair: pair + 1, Game: g + 1, Seed: c.settings.Seed + uint64(pair), Moves: moves}
	outcome, over := end.Outcome()
	out.Over = over
	for e, name := range sideNames {
		seat := match.Seat(e, g)
		if match.First(pair) == seat {
			out.Begins = name
		}
		if over {
			out.Points[e] = outcome.Points[seat]
			if outcome.Winner == seat {
				out.Winner = name
			}
		}
	}
	if over {
		out.End, out.Verdict = outcome.End, outcome.Verdict
		for _, count := range end.Counts() {
			if count.Name == jarnacs {
				out.Jarnacs = [2]int{count.Values[match.Seat(0, g)], count.Values[match.Seat(1, g)]}
			}
		}
	}
	return out
}

// jarnacs names a count of some games for which the report has a line.
const jarnacs = "jarnacs"

// counts reports whether the game counts Jarnacs.
func (c *contest) counts() bool {
	return slices.ContainsFunc(c.Rules.Start(0).Counts(), func(n game.Count) bool { return n.Name == jarnacs })
}

// result returns how a game has ended, as its record says it.
func (c *contest) result(g *result) string {
	winner := "nobody"
	for e, name := range sideNames {
		if g.Winner == name {
			winner = c.names()[e]
		}
	}
	if !g.Over {
		winner = "unfinished"
	}
	return fmt.Sprintf("%s %d %d", winner, g.Points[0], g.Points[1])
}

// replay reads game g of a pair from its record.
func (c *contest) replay(text []byte, pair, g int) (result, error) {
	r, err := c.Rules.Game().ReadRecord(bytes.NewReader(text), nil)
	if err != nil || len(r.Moves) == 0 {
		return result{}, cmp.Or(err, errCut)
	}
	var end game.Position
	for step, err := range r.Replay(c.Rules) {
		if err != nil {
			return result{}, err
		}
		end = step.After
	}
	out := c.told(pair, g, end, len(r.Moves))
	seats, above := c.seats(g), r.Moves[0].Before
	result, ended := cutLast(r.Closing, resultPrefix)
	switch {
	case r.First() != match.First(pair), !slices.Equal(r.Players, seats), r.Options() != c.settings.Options, r.Lexicon != c.settings.Lexicon:
		return out, phrases.InputError(otherGame, out.Pair, out.Game)
	case pair == 0 && g == 0 && (len(above) == 0 || above[0] != c.line()):
		return out, phrases.InputError(otherMatch)
	case !ended:
		return out, errCut
	case result != c.result(&out):
		return out, phrases.InputError(otherResult, out.Pair, out.Game)
	}
	if fault, ok := cutLast(r.Closing[:len(r.Closing)-1], refereePrefix); ok {
		for e, name := range c.names() {
			if why, ok := strings.CutPrefix(fault, name+": "); ok {
				out.Loser, out.Fault = sideNames[e], why
			}
		}
	}
	return out, nil
}

// What the comments of a match in its records begin with. A record without a result is cut
// off.
const (
	matchPrefix   = "match "
	refereePrefix = "referee: "
	resultPrefix  = "result: "
)

// cutLast returns the last line without its prefix.
func cutLast(lines []string, prefix string) (string, bool) {
	if len(lines) == 0 {
		return "", false
	}
	return strings.CutPrefix(lines[len(lines)-1], prefix)
}

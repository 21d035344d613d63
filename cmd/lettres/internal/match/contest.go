package match

import (
	"context"
	"fmt"
	"iter"
	"strings"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/internal/engine"
	"github.com/jeudelettres/lettres/cmd/internal/players"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/match"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// A contest is a match of whichever game.
type contest interface {
	// play plays the pairs from a number up to another.
	play(ctx context.Context, from, to int) iter.Seq2[[2]game, error]
	// replay is game g of a pair, read from its record.
	replay(text []byte, pair, g int) (game, error)
	// open starts the engines that play needs, and close ends them.
	open(limits engine.Limits) error
	close()
	names() [2]string
	line() string // of its settings, in the first record
}

// A game is one game of a match. What there is two of is that of a and of b.
type game struct {
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
	// Fault is why the referee had Loser resign.
	Fault string `json:"fault,omitempty"`
	Loser string `json:"loser,omitempty"`

	record []byte
	asked  [2]int
	took   [2]time.Duration
}

// half is the half points of a.
func (g *game) half() int {
	switch g.Winner {
	case sideNames[0]:
		return 2
	case sideNames[1]:
		return 0
	}
	return 1
}

var sideNames = [2]string{"a", "b"}

// A table is the contest of one game.
type table[S match.State[S, P, V, M, O], P players.Seat, V engine.View[M], M players.Move, O match.Outcome[P]] struct {
	settings
	match.Match[S, P, V, M, O]
	specs [2]players.Spec
	make  func(players.Spec, engine.Limits) (match.Engine[P, V, M], error)
	lang  language.Tag
	// write is a record; read is the game of a record.
	write func(written[P, M]) ([]byte, error)
	read  func([]byte) (read[S, P], error)
	// judged is the clauses of an outcome, and the Jarnacs of both players.
	judged func(O) (end, verdict rulebook.Clause, jarnacs [2]int)
}

// What is written of a game, and what is read.
type (
	written[P, M any] struct {
		first          P
		players        []string
		moves          []match.Ply[P, M]
		above, closing []string // comments: above the first move, and below the last
	}
	read[S, P any] struct {
		first          P
		players        []string
		options        string
		lexicon        string
		moves          int
		end            S
		above, closing []string
	}
)

// newTable is the match of the settings, which it completes.
func newTable[S match.State[S, P, V, M, O], P players.Seat, V engine.View[M], M players.Move, O match.Outcome[P]](
	g *players.Game[S, P, V, M, O], words *lexicon.Lexicon, s *settings, sides [2]players.Spec, o opening,
) *table[S, P, V, M, O] {
	s.Options, s.Lexicon = g.Protocol.Options, words.ID()
	t := &table[S, P, V, M, O]{settings: *s, specs: sides, make: g.Engine, lang: o.lang}
	t.Match.Referee.Resign, t.Start, t.Match.Seed, t.Workers = g.Resign, g.Start, s.Seed, o.workers
	t.Referee.Strict, t.Referee.Limits, t.Referee.Now = g.Strict, o.limits, o.now
	return t
}

// An opening is what a match needs besides its settings.
type opening struct {
	limits  match.Limits
	now     func() time.Duration
	workers int
	lang    language.Tag // of what records say of faults
}

func (t *table[S, P, V, M, O]) names() [2]string { return names(t.specs) }

func (t *table[S, P, V, M, O]) line() string { return matchPrefix + t.settings.String() }

func (t *table[S, P, V, M, O]) open(limits engine.Limits) (err error) {
	for i, spec := range t.specs {
		if t.Engines[i], err = t.make(spec, limits); err != nil {
			t.close()
			return err
		}
	}
	return nil
}

func (t *table[S, P, V, M, O]) close() {
	for _, e := range t.Engines {
		if e != nil {
			e.Close()
		}
	}
}

func (t *table[S, P, V, M, O]) play(ctx context.Context, from, to int) iter.Seq2[[2]game, error] {
	return func(yield func([2]game, error) bool) {
		for pair, err := range t.Pairs(ctx, from, to) {
			var games [2]game
			for g := range pair.Games {
				if err == nil {
					games[g], err = t.game(pair.N, g, &pair.Games[g])
				}
			}
			if !yield(games, err) || err != nil {
				return
			}
		}
	}
}

// seats is the names of a and b in the order of their seats.
func (t *table[S, P, V, M, O]) seats(g int) []string {
	n := t.names()
	return []string{n[g], n[1-g]} // match.Seat swaps them in the second game
}

// game is the game as it was played, with its record.
func (t *table[S, P, V, M, O]) game(pair, g int, r *match.Result[S, P, M, O]) (game, error) {
	out := t.told(pair, g, r.State, len(r.Moves))
	w := written[P, M]{first: match.First[P](pair), players: t.seats(g), moves: r.Moves}
	if pair == 0 && g == 0 {
		w.above = append(w.above, t.line())
	}
	w.above = append(w.above, fmt.Sprintf("pair %d, game %d, seed %d", out.Pair, out.Game, out.Seed))
	for e := range sideNames {
		seat := match.Seat[P](e, g)
		out.asked[e], out.took[e] = r.Asked[seat], r.Took[seat]
		if r.Fault != nil && r.Loser == seat {
			out.Loser, out.Fault = sideNames[e], r.Fault.Explain(t.lang)
			w.closing = append(w.closing, refereePrefix+draw.Clean(t.names()[e]+": "+out.Fault))
		}
	}
	w.closing = append(w.closing, resultPrefix+t.result(&out))
	var err error
	out.record, err = t.write(w)
	return out, err
}

// told is what the last position of a game says.
func (t *table[S, P, V, M, O]) told(pair, g int, s S, moves int) game {
	out := game{Pair: pair + 1, Game: g + 1, Seed: t.settings.Seed + uint64(pair), Moves: moves}
	outcome, over := s.Outcome()
	out.Over = over
	for e, name := range sideNames {
		seat := match.Seat[P](e, g)
		if match.First[P](pair) == seat {
			out.Begins = name
		}
		if over {
			out.Points[e] = outcome.Points(seat)
			if outcome.WonBy(seat) {
				out.Winner = name
			}
		}
	}
	if over {
		var jarnacs [2]int
		out.End, out.Verdict, jarnacs = t.judged(outcome)
		for e := range sideNames {
			out.Jarnacs[e] = jarnacs[match.Seat[P](e, g)]
		}
	}
	return out
}

// result is how a game has ended, as its record says it.
func (t *table[S, P, V, M, O]) result(g *game) string {
	winner := "nobody"
	for e, name := range sideNames {
		if g.Winner == name {
			winner = t.names()[e]
		}
	}
	if !g.Over {
		winner = "unfinished"
	}
	return fmt.Sprintf("%s %d %d", winner, g.Points[0], g.Points[1])
}

func (t *table[S, P, V, M, O]) replay(text []byte, pair, g int) (game, error) {
	r, err := t.read(text)
	if err != nil {
		return game{}, err
	}
	out := t.told(pair, g, r.end, r.moves)
	seats := t.seats(g)
	result, ended := cutLast(r.closing, resultPrefix)
	switch {
	case r.first != match.First[P](pair), len(r.players) != 2, r.players[0] != seats[0], r.players[1] != seats[1],
		r.options != t.settings.Options, r.lexicon != t.settings.Lexicon:
		return out, phrases.InputError(otherGame, out.Pair, out.Game)
	case pair == 0 && g == 0 && (len(r.above) == 0 || r.above[0] != t.line()):
		return out, phrases.InputError(otherMatch)
	case !ended:
		return out, errCut
	case result != t.result(&out):
		return out, phrases.InputError(otherResult, out.Pair, out.Game)
	}
	if fault, ok := cutLast(r.closing[:len(r.closing)-1], refereePrefix); ok {
		for e, name := range t.names() {
			if why, ok := strings.CutPrefix(fault, name+": "); ok {
				out.Loser, out.Fault = sideNames[e], why
			}
		}
	}
	return out, nil
}

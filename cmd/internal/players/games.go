package players

import (
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botcards"
	"github.com/jeudelettres/lettres/bot/botjago"
	"github.com/jeudelettres/lettres/bot/botjarnac"
	"github.com/jeudelettres/lettres/bot/botscrabble"
	"github.com/jeudelettres/lettres/cmd/internal/engine"
	"github.com/jeudelettres/lettres/internal/match"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// The games, with their types.
type (
	JarnacGame   = Game[jarnac.State, jarnac.Player, jarnac.View, jarnac.Move, jarnac.Outcome]
	ScrabbleGame = Game[scrabble.State, scrabble.Player, scrabble.View, scrabble.Move, scrabble.Outcome]
	CardsGame    = Game[scrabblecards.State, scrabblecards.Player, scrabblecards.View, scrabblecards.Move, scrabblecards.Outcome]
	JagoGame     = Game[jago.State, jago.Player, jago.View, jago.Move, jago.Outcome]
)

// Compile is the rules of a text of options, the usual ones for "".
func Compile[O, R any](text string, usual O, parse func(string) (O, error), compile func(O, *lexicon.Lexicon) (R, error), words *lexicon.Lexicon) (rules R, err error) {
	o := usual
	if text != "" {
		if o, err = parse(text); err != nil {
			return rules, err
		}
	}
	return compile(o, words)
}

// Jarnac is the game by these rules.
func Jarnac(rules *jarnac.Rules) *JarnacGame {
	return &JarnacGame{
		Start: rules.Start, Resign: jarnac.Resign(), Strict: rules.Options().IsStrict(),
		Protocol: engine.Game[jarnac.View, jarnac.Move]{
			Name: "jarnac", Options: rules.Options().String(), Text: func(v jarnac.View) string { return v.State().String() }, Parse: jarnac.ParseMove, Contest: jarnac.Contest(),
		},
		greedy: func(v jarnac.View) jarnac.Move {
			m, ok := match.Most(v.AppendScored(nil), func(c jarnac.Scored) (jarnac.Move, int) { return c.Move, c.Points })
			if ok {
				return m
			}
			for m = range v.Moves() { // a draw comes before the swaps
				if m.Kind() != jarnac.KindSwap && m.Word() == "" {
					break
				}
			}
			return m
		},
		level: begin(func(l bot.Level, seed uint64) (*botjarnac.Player, error) { return botjarnac.New(rules, l, seed) },
			func(p *botjarnac.Player) (match.Bot[jarnac.View, jarnac.Move], *bot.Budget) { return p, &p.Budget }),
	}
}

// Scrabble is the game by these rules, which must be for two.
func Scrabble(rules *scrabble.Rules) (*ScrabbleGame, error) {
	switch o := rules.Options(); {
	case o.Players != 2 || o.Duplicate != (scrabble.Options{}).Duplicate:
		return nil, phrases.InputError(notForTwo)
	case o.Validation == scrabble.Recorded: // who contests would say who is right
		return nil, phrases.InputError(isRecorded)
	}
	return &ScrabbleGame{
		Start: rules.Start, Resign: scrabble.Resign(), Strict: rules.Options().IsStrict(),
		Protocol: engine.Game[scrabble.View, scrabble.Move]{
			Name: "scrabble", Options: rules.Options().String(), Text: scrabble.View.String,
			Parse: scrabble.ParseMove, Contest: scrabble.Contest(),
		},
		greedy: func(v scrabble.View) scrabble.Move {
			if v.Phase() == scrabble.Playing {
				if m, ok := v.Best(); ok {
					return m
				}
			}
			return largest(v.AppendMoves(nil), scrabble.Move.Aside)
		},
		level: begin(func(l bot.Level, seed uint64) (*botscrabble.Player, error) { return botscrabble.New(rules, l, seed) },
			func(p *botscrabble.Player) (match.Bot[scrabble.View, scrabble.Move], *bot.Budget) {
				return p, &p.Budget
			}),
	}, nil
}

// Cards is the game by these rules, which must be for two.
func Cards(rules *scrabblecards.Rules) (*CardsGame, error) {
	if rules.Options().Players != 2 {
		return nil, phrases.InputError(notForTwo)
	}
	return &CardsGame{
		Start: rules.Start, Resign: scrabblecards.Resign(), Strict: rules.Options().IsStrict(),
		Protocol: engine.Game[scrabblecards.View, scrabblecards.Move]{
			Name: "scrabblecards", Options: rules.Options().String(), Text: scrabblecards.View.String, Parse: scrabblecards.ParseMove, Contest: scrabblecards.Contest(),
		},
		greedy: func(v scrabblecards.View) scrabblecards.Move {
			var best scrabblecards.Move
			moves, most := v.AppendMoves(nil), 0 // bonus cards are in these
			for _, m := range moves {
				if points := v.Points(m); points > most {
					best, most = m, points
				}
			}
			if most > 0 {
				return best
			}
			return largest(moves, scrabblecards.Move.Aside)
		},
		level: begin(func(l bot.Level, seed uint64) (*botcards.Player, error) { return botcards.New(rules, l, seed) },
			func(p *botcards.Player) (match.Bot[scrabblecards.View, scrabblecards.Move], *bot.Budget) {
				return p, &p.Budget
			}),
	}, nil
}

// Jago is the game by these rules.
func Jago(rules *jago.Rules) *JagoGame {
	return &JagoGame{
		Start: rules.Start, Resign: jago.Resign(), Strict: rules.Options().IsStrict(),
		Protocol: engine.Game[jago.View, jago.Move]{
			Name: "jago", Options: rules.Options().String(), Text: func(v jago.View) string { return v.State().String() }, Parse: jago.ParseMove, Contest: jago.Contest(),
		},
		greedy: func(v jago.View) jago.Move {
			m, ok := match.Most(v.AppendScored(nil), func(c jago.Scored) (jago.Move, int) { return c.Move, c.Points })
			if ok {
				return m
			}
			moves := v.AppendMoves(nil)
			return moves[len(moves)-1] // the end of the turn
		},
		level: begin(func(l bot.Level, seed uint64) (*botjago.Player, error) { return botjago.New(rules, l, seed) },
			func(p *botjago.Player) (match.Bot[jago.View, jago.Move], *bot.Budget) { return p, &p.Budget }),
	}
}

// begin is how a level begins: its player, and the budget of it.
func begin[B, V, M any](make func(bot.Level, uint64) (*B, error), parts func(*B) (match.Bot[V, M], *bot.Budget)) func(bot.Level, uint64) (match.Bot[V, M], *bot.Budget, error) {
	return func(level bot.Level, seed uint64) (match.Bot[V, M], *bot.Budget, error) {
		p, err := make(level, seed)
		if err != nil {
			return nil, nil, err
		}
		b, budget := parts(p)
		return b, budget, nil
	}
}

// largest is the exchange of the most tiles, or else the first move.
func largest[M any](moves []M, aside func(M) string) (best M) {
	for i, m := range moves {
		if i == 0 || len(aside(m)) > len(aside(best)) {
			best = m
		}
	}
	return best
}

//go:build !jarnac

package games

import (
	"context"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botjago"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games/internal/reviewjago"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/puzzle"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showjago"
)

// Jago returns Jago.
func Jago() *game.Game { return jagoGame.get(newJago) }

var jagoGame once

func newJago() *game.Game {
	return game.New(
		"jago", []string{"official"}, gaddag.Lexicon,
		jago.ParseOptions, jago.Compile, jago.ParseMove,
		game.Signs[jago.Move]{Contest: jago.Contest(), Resign: jago.Resign(), Flag: jago.Flag()},
		jago.ReadRecord,
		func(o jago.Outcome) game.Outcome {
			return game.Outcome{Drawn: o.Drawn, Winner: int(o.Winner), Points: o.Scores[:], End: o.End, Verdict: o.Verdict}
		},
		func(o jago.Options) game.Traits { return game.Traits{Seats: 2, Strict: o.Validation == jago.Strict} },

		game.Players(botjago.New, func(p *botjago.Player) *bot.Budget { return &p.Budget }),
		game.Extra([]extra.Ladder{{Games: 1000, Nodes: 8000, Greedy: 50}}),
		game.Greedy(greedyJago),
		game.Tells(showjago.Tell, showjago.Outcome),
		game.Draws(seenJago, showjago.Turn, showjago.Move, showjago.Text, showjago.SVG, showjago.Legend),
		game.Titles(map[string][2]string{
			"":         {"Jago", "Jago"},
			"official": {"Jago", "Jago"},
		}),
		game.Lies(jagoLies),
		extra.Paces(newJagoPace),
		extra.Offers(jagoActs),
		extra.Lays(jagoLays),
		extra.Numbers(jagoNumbers),
		extra.Setups((*jago.Rules).FromSetup, jago.State.Setup),
		extra.Introduces(jagoIntro),
		game.Extra(jagoLessons),
		puzzle.Makes(jagoPuzzles),
		game.Extra(jagoPuzzleText),
		extra.Answers(jagoAsks),
		game.Rests(jagoRests),
		game.Notes(func(s jago.State, m jago.Move) string { return s.Notation(m) }),
		game.WordsAlike(jagoWord),
		game.Cites(law.JagoTurnOrder, law.JagoWords),
		game.Reviews(jagoReviews),
		extra.Deeds(jagoReviews, jagoDeed),
		game.Looks(
			reviewjago.Look, func(p reviewjago.Position) bot.Analysis[reviewjago.Moves] { return p.Analysis },
			func(s jago.State, m reviewjago.Moves, o show.Options) string {
				return reviewjago.Name(m, s.Rules().Options().Squares, o)
			},
		),
	)
}

// seenJago returns what is drawn of a State or a View.
func seenJago(p any) jago.State {
	if v, ok := p.(jago.View); ok {
		return v.State()
	}
	return p.(jago.State)
}

func jagoLies(s jago.State) []string {
	return lying(s.Letter, board.Squares(jago.Size, jago.Size))
}

// greedyJago takes the most points, or else ends the turn.
func greedyJago(v jago.View) jago.Move {
	if m, ok := most(v.AppendScored(nil), func(c jago.Scored) (jago.Move, int) { return c.Move, c.Points }); ok {
		return m
	}
	moves := v.State().AppendMoves(nil, v.Viewer())
	return moves[len(moves)-1] // the end of the turn
}

func jagoActs(s jago.State, p jago.Player) extra.Acts {
	a := extra.Acts{
		Rack: s.Rack(p).String(), Beside: s.Beside().String(),
		Contest: s.Check(p, jago.Contest()) == nil,
	}
	if !s.CanAct(p) || s.Turn() != p {
		return a
	}
	switch s.Phase() {
	case jago.Drawing:
		a.Draw = s.Due()
	case jago.Playing:
		a.Square = s.Rules().Options().Squares.Name(jago.Centre(), board.Across)
		a.Board = jagoBoard(s)
		a.Pass, a.Ends = s.Lead(p) > 0, true // jago/end-of-turn; whether all runs are words is not told
	case jago.Flipping:
		a.Flips = s.Rules().Options().Flips
	}
	return a
}

func jagoBoard(s jago.State) *extra.Board {
	return &extra.Board{
		Rows: extra.BoardRows(0, 0, jago.Size, jago.Size, s.Letter), Over: true,
		Turned: s.Rules().Options().Squares == board.French,
	}
}

var jagoReviews = game.Reviewing[jago.Step, reviewjago.Turn, reviewjago.Finding]{
	Turns: reviewjago.Turns,
	Span:  func(t reviewjago.Turn) (int, int, int) { return int(t.Player), t.First, len(t.Steps) },
	Find:  reviewjago.Turn.Review,
	Win: func(ctx context.Context, t reviewjago.Turn, b bot.Budget) ([]float64, error) {
		at := t.Before()
		found, err := reviewjago.Look(ctx, at, review.Options{Budget: b})
		if err != nil || len(found.Analysis.Candidates) == 0 {
			return nil, err
		}
		return both(found.Analysis.Candidates[0].Win, int(at.Turn())), nil
	},
	Start: func(f reviewjago.Finding) review.Estimate { return f.Start },
	Sums: func(all []reviewjago.Finding) []any {
		sums := reviewjago.Summarize(all)
		return boxed(sums[:])
	},
	Tell:    reviewjago.Tell,
	Choices: jagoChoices,
	Lost:    func(f reviewjago.Finding) int { return lost(jagoChoices(f, show.Options{})) },
	Table: func(all []reviewjago.Finding, o show.Options) []review.Row {
		return reviewjago.Table(reviewjago.Summarize(all), o)
	},
	Course: reviewjago.Course,
	Budget: bot.Budget{Workers: 1}, // as many nodes as usual
	Each:   bot.Budget{Nodes: 60, Workers: 1},
	Nodes:  4000,
}

// jagoChoices returns the single words that lead by most, with the lead.
func jagoChoices(f reviewjago.Finding, o show.Options) (all []game.Choice) {
	for _, w := range f.Top {
		all = append(all, game.Choice{
			Text: reviewjago.Name(reviewjago.Moves{w.Move}, f.Squares(), o), Points: w.Lead, Lead: true,
			Made: len(f.Steps) > 0 && f.Steps[0].Move == w.Move,
		})
	}
	return all
}

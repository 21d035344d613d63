//go:build !jarnac

package games

import (
	"context"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botscrabble"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games/internal/reviewscrabble"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/puzzle"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabble/gcg"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showscrabble"
)

// Scrabble returns Scrabble classique.
func Scrabble() *game.Game { return scrabbleGame.get(newScrabble) }

var scrabbleGame once

func newScrabble() *game.Game {
	return game.New(
		"scrabble", []string{"classique", "english"}, gaddag.Lexicon,
		scrabble.ParseOptions, scrabble.Compile, scrabble.ParseMove,
		game.Signs[scrabble.Move]{
			Contest: scrabble.Contest(), Resign: scrabble.Resign(), Flag: scrabble.Flag(),
			Contests: func(m scrabble.Move) bool { return m.Kind() == scrabble.KindContest }, // of some words too
		},
		scrabble.ReadRecord,
		func(o scrabble.Outcome) game.Outcome {
			return game.Outcome{Drawn: o.Drawn, Undecided: o.Undecided, Winner: int(o.Winner), Points: o.Scores[:], End: o.End, Verdict: o.Verdict}
		},
		func(o scrabble.Options) game.Traits {
			return game.Traits{
				Seats: o.Players, Strict: o.Validation == scrabble.Strict, Recorded: o.Validation == scrabble.Recorded,
				Hidden: true, Secret: o.Duplicate != scrabble.NotDuplicate,
			}
		},

		game.Tosses((*scrabble.Rules).Toss, func(t *scrabble.TossRound) []byte { return t[:] }),
		game.Players(botscrabble.New, func(p *botscrabble.Player) *bot.Budget { return &p.Budget }),
		game.Extra([]extra.Ladder{{Games: 1000, Nodes: 400}}),
		game.Greedy(greedyScrabble),
		game.Tells(showscrabble.Tell, showscrabble.Outcome),
		game.Draws(seenScrabble, showscrabble.Turn, showscrabble.Move, showscrabble.Text, showscrabble.SVG, showscrabble.Legend),
		game.Sums(showscrabble.Sum),
		game.Titles(map[string][2]string{
			"":          {"Scrabble", "Scrabble"},
			"classique": {"Scrabble classique", "Scrabble classique"},
			"english":   {"Scrabble avec les jetons anglais, pour tournois", "Scrabble with the English tiles, for tournaments"},
		}),
		game.Lies(scrabbleLies),
		extra.Exports("gcg", scrabbleGCG),
		extra.Offers(scrabbleActs),
		extra.Lays(scrabbleLays),
		extra.Introduces(scrabbleIntro),
		game.Extra(scrabbleLessons),
		puzzle.Makes(scrabblePuzzles, endPuzzles),
		game.Extra(scrabblePuzzleText),
		extra.Numbers(scrabbleNumbers),
		extra.Setups((*scrabble.Rules).FromSetup, scrabble.State.Setup),
		extra.Answers(scrabbleAsks),
		game.Rests(scrabbleRests),
		game.WordsAlike(scrabbleWord),
		game.Cites(law.ScrabbleTurn, law.ScrabbleAllWords),
		game.Scores(scrabblePoints),
		extra.Uncounts(scrabbleUncounted),
		game.Notes(func(s scrabble.State, m scrabble.Move) string { return s.Notation(m) }),
		extra.Reads(gcgFormat),
		game.Reviews(scrabbleReviews),
		extra.Deeds(scrabbleReviews, scrabbleDeed),
		game.Looks(reviewscrabble.Look, func(p reviewscrabble.Position) bot.Analysis[scrabble.Move] { return p.Analysis }, reviewscrabble.Name),
	)
}

// seenScrabble returns what is drawn of a State or a View.
func seenScrabble(p any) scrabble.Position { return p.(scrabble.Position) }

func scrabbleLies(s scrabble.State) []string {
	return lying(s.Letter, board.Squares(scrabble.Size, scrabble.Size))
}

// greedyScrabble takes the most points, or else exchanges the most tiles.
func greedyScrabble(v scrabble.View) scrabble.Move {
	if v.Phase() == scrabble.Playing {
		if m, ok := v.Best(); ok {
			return m
		}
	}
	return largest(slices.Collect(v.Moves()), scrabble.Move.Aside)
}

func scrabbleActs(s scrabble.State, p scrabble.Player) extra.Acts {
	a := extra.Acts{Rack: s.Rack(p).String(), Contest: s.Check(p, scrabble.Contest()) == nil}
	if !s.CanAct(p) || s.Turn() != p {
		return a
	}
	switch s.Phase() {
	case scrabble.Drawing:
		a.Draw = s.Due()
	case scrabble.Playing:
		a.Square = s.Rules().Options().Squares.Name(centre, 0)
		a.Board = scrabbleBoard(s)
		a.Pass = s.Check(p, scrabble.Pass()) == nil
		if o := s.Rules().Options(); s.BagLen() >= max(1, o.Exchange) && o.Duplicate == scrabble.NotDuplicate {
			a.Set, a.Any = min(s.Held(p), s.BagLen()), true
		}
	case scrabble.Answer:
		a.LetGo = s.Check(p, scrabble.LetGo()) == nil
	}
	return a
}

// centre is the square in the middle of the board of Scrabble.
var centre = board.Square{Row: 7, Column: 7}

func scrabbleBoard(s scrabble.State) *extra.Board {
	return &extra.Board{
		Rows:     extra.BoardRows(0, 0, scrabble.Size, scrabble.Size, s.Letter),
		Premiums: strings.Split(s.Rules().Options().Board.String(), "/"),
		Turned:   s.Rules().Options().Squares == board.French,
	}
}

var scrabbleReviews = game.Reviewing[scrabble.Step, reviewscrabble.Turn, reviewscrabble.Finding]{
	Turns: reviewscrabble.Turns,
	Span:  func(t reviewscrabble.Turn) (int, int, int) { return int(t.Player), t.First, 1 },
	Find:  reviewscrabble.Turn.Review,
	Win: func(ctx context.Context, t reviewscrabble.Turn, b bot.Budget) ([]float64, error) {
		at := t.Before()
		if at.Rules().Options().Players != 2 {
			return nil, ctx.Err()
		}
		found, err := reviewscrabble.Look(ctx, at, review.Options{Budget: b})
		if err != nil || len(found.Analysis.Candidates) == 0 {
			return nil, err
		}
		return both(found.Analysis.Candidates[0].Win, int(at.Turn())), nil
	},
	Start:   func(f reviewscrabble.Finding) review.Estimate { return f.Start },
	Sums:    func(all []reviewscrabble.Finding) []any { return boxed(reviewscrabble.Summarize(all)) },
	Tell:    reviewscrabble.Tell,
	Choices: scrabbleChoices,
	Lost:    func(f reviewscrabble.Finding) int { return lost(scrabbleChoices(f, show.Options{})) },
	Table: func(all []reviewscrabble.Finding, o show.Options) []review.Row {
		return reviewscrabble.Table(reviewscrabble.Summarize(all), o)
	},
	Course: reviewscrabble.Course,
	Budget: bot.Budget{Workers: 1}, // as many nodes as usual, and more in an endgame
	Each:   bot.Budget{Nodes: 200, Workers: 1},
	Nodes:  15_000,
}

// scrabbleChoices returns the placements with most points, the one with most equity, and what was
// played.
func scrabbleChoices(f reviewscrabble.Finding, o show.Options) (all []game.Choice) {
	if len(f.Top) == 0 {
		return nil
	}
	s, made := f.Before(), f.Step.Move.Decision()
	known := s.BagLen() > 0 && s.Rules().Options().Duplicate == scrabble.NotDuplicate
	add := func(p reviewscrabble.Placement) {
		all = append(all, game.Choice{
			Text: reviewscrabble.Name(s, p.Move, o), Points: p.Points, Equity: p.Equity, Valued: known, Made: p.Move == made,
		})
	}
	has := func(m scrabble.Move) bool {
		return m == made || slices.ContainsFunc(f.Top, func(p reviewscrabble.Placement) bool { return p.Move == m })
	}
	for _, p := range f.Top {
		add(p)
	}
	if !slices.ContainsFunc(f.Top, func(p reviewscrabble.Placement) bool { return p.Move == made }) {
		add(reviewscrabble.Placement{Move: made, Points: f.Points, Equity: f.Equity})
	}
	if !has(f.Best.Move) {
		add(f.Best)
	}
	slices.SortStableFunc(all, func(a, b game.Choice) int { return b.Points - a.Points })
	return all
}

// scrabbleGCG writes a game as GCG.
func scrabbleGCG(r *scrabble.Rules, first scrabble.Player, names []string, title string, steps []scrabble.Step) ([]byte, error) {
	g := gcg.New(r, first, names...)
	g.Pragmas = append(g.Pragmas, gcg.Pragma{Key: "title", Value: title})
	for _, step := range steps {
		g.Append(step)
	}
	return g.MarshalText()
}

//go:build !jarnac

package games

import (
	"context"
	"slices"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botcards"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games/internal/reviewcards"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/puzzle"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showcards"
)

// Cards returns Scrabble, le jeu de cartes.
func Cards() *game.Game { return cardsGame.get(newCards) }

var cardsGame once

func newCards() *game.Game {
	return game.New(
		"scrabblecards", []string{"official"}, gaddag.Lexicon,
		scrabblecards.ParseOptions, scrabblecards.Compile, scrabblecards.ParseMove,
		game.Signs[scrabblecards.Move]{Contest: scrabblecards.Contest(), Resign: scrabblecards.Resign()},
		scrabblecards.ReadRecord,
		func(o scrabblecards.Outcome) game.Outcome {
			return game.Outcome{Drawn: o.Drawn, Undecided: o.Undecided, Winner: int(o.Winner), Points: o.Scores[:], End: o.End, Verdict: o.Verdict}
		},
		func(o scrabblecards.Options) game.Traits {
			return game.Traits{Seats: o.Players, Strict: o.Validation == scrabblecards.Strict, Hidden: true}
		},

		game.Tosses((*scrabblecards.Rules).Toss, func(t *scrabblecards.TossRound) []byte { return t[:] }),
		game.Players(botcards.New, func(p *botcards.Player) *bot.Budget { return &p.Budget }),
		game.Extra([]extra.Ladder{{Games: 1000, Nodes: 400, Greedy: 100}}),
		game.Greedy(greedyCards),
		game.Tells(showcards.Tell, showcards.Outcome),
		game.Draws(seenCards, showcards.Turn, showcards.Move, showcards.Text, showcards.SVG, showcards.Legend),
		game.Sums(showcards.Sum),
		game.Titles(map[string][2]string{
			"":         {"Scrabble, le jeu de cartes", "Scrabble, the card game"},
			"official": {"Scrabble, le jeu de cartes", "Scrabble, the card game"},
		}),
		game.Lies(cardsLies),
		extra.Offers(cardsActs),
		extra.Lays(cardsLays),
		extra.Numbers(cardsNumbers),
		extra.Setups((*scrabblecards.Rules).FromSetup, scrabblecards.State.Setup),
		extra.Introduces(cardsIntro),
		game.Extra(cardsLessons),
		puzzle.Makes(cardsPuzzles),
		game.Extra(cardsPuzzleText),
		extra.Answers(cardsAsks),
		game.Rests(cardsRests),
		game.WordsAlike(cardsWord),
		game.Cites(law.CardsTurn, law.CardsWords),
		extra.Uncounts(cardsUncounted),
		game.Scores(cardsPoints),
		game.Spoken([]string{"cartes", "cards", "scrabble cartes", "scrabble le jeu de cartes", "scrabble, le jeu de cartes", "scrabble jeu de cartes", "jeu de cartes", "scrabble cards", "card game"}, nil),
		game.Reviews(cardsReviews),
		extra.Deeds(cardsReviews, cardsDeed),
		game.Looks(reviewcards.Look, func(p reviewcards.Position) bot.Analysis[scrabblecards.Move] { return p.Analysis }, reviewcards.Name),
	)
}

// seenCards returns what is drawn of a State or a View.
func seenCards(p any) scrabblecards.Position { return p.(scrabblecards.Position) }

func cardsLies(s scrabblecards.State) []string {
	return lying(s.Letter, func(yield func(board.Square) bool) {
		for at := range s.Letters() {
			if !yield(at) {
				return
			}
		}
	})
}

// greedyCards takes the most points, or else exchanges the most cards.
func greedyCards(v scrabblecards.View) (best scrabblecards.Move) {
	moves, points := slices.Collect(v.Moves()), 0 // bonus cards are in these
	for _, m := range moves {
		if n := v.Points(m); n > points {
			best, points = m, n
		}
	}
	if points > 0 {
		return best
	}
	return largest(moves, scrabblecards.Move.Aside)
}

func cardsActs(s scrabblecards.State, p scrabblecards.Player) extra.Acts {
	a := extra.Acts{Rack: s.Rack(p).String(), Contest: s.Check(p, scrabblecards.Contest()) == nil}
	if !s.CanAct(p) || s.Turn() != p {
		return a
	}
	switch s.Phase() {
	case scrabblecards.Drawing:
		a.Draw = s.Due()
	case scrabblecards.Playing:
		a.Square = "(0,0)"
		a.Board = cardsBoard(s)
		a.Bonus = len(a.Board.Rows) > 0 // not with the first word (cards/first)
		a.Pass = s.Check(p, scrabblecards.Pass()) == nil
		if s.BagLen() >= max(1, s.Rules().Options().Exchange) {
			a.Set, a.Any = min(s.Held(p), s.BagLen()), true
		}
	case scrabblecards.Answer:
		a.LetGo = s.Check(p, scrabblecards.LetGo()) == nil
	}
	return a
}

// cardsBoard returns the part of the table where cards lie.
func cardsBoard(s scrabblecards.State) *extra.Board {
	b := &extra.Board{Free: true}
	first := true
	bottom, right := 0, 0
	for q := range s.Letters() {
		r, c := int(q.Row), int(q.Column)
		if first {
			b.Top, b.Left, bottom, right, first = r, c, r, c, false
		}
		b.Top, b.Left, bottom, right = min(b.Top, r), min(b.Left, c), max(bottom, r), max(right, c)
	}
	if !first {
		b.Rows = extra.BoardRows(b.Top, b.Left, bottom-b.Top+1, right-b.Left+1, s.Letter)
	}
	return b
}

var cardsReviews = game.Reviewing[scrabblecards.Step, reviewcards.Turn, reviewcards.Finding]{
	Turns: reviewcards.Turns,
	Span:  func(t reviewcards.Turn) (int, int, int) { return int(t.Player), t.First, 1 },
	Find:  reviewcards.Turn.Review,
	Win: func(ctx context.Context, t reviewcards.Turn, b bot.Budget) ([]float64, error) {
		at := t.Before()
		if at.Rules().Options().Players != 2 {
			return nil, ctx.Err()
		}
		found, err := reviewcards.Look(ctx, at, review.Options{Budget: b})
		if err != nil || len(found.Analysis.Candidates) == 0 {
			return nil, err
		}
		return both(found.Analysis.Candidates[0].Win, int(at.Turn())), nil
	},
	Start:   func(f reviewcards.Finding) review.Estimate { return f.Start },
	Sums:    func(all []reviewcards.Finding) []any { return boxed(reviewcards.Summarize(all)) },
	Tell:    reviewcards.Tell,
	Choices: cardsChoices,
	Lost:    func(f reviewcards.Finding) int { return lost(cardsChoices(f, show.Options{})) },
	Table: func(all []reviewcards.Finding, o show.Options) []review.Row {
		return reviewcards.Table(reviewcards.Summarize(all), o)
	},
	Course: reviewcards.Course,
	Budget: bot.Budget{Workers: 1}, // as many nodes as usual
	Each:   bot.Budget{Nodes: 200, Workers: 1},
	Nodes:  15_000,
}

// cardsChoices returns the placements with most points, and what was played.
func cardsChoices(f reviewcards.Finding, o show.Options) (all []game.Choice) {
	if len(f.Top) == 0 {
		return nil
	}
	s, made := f.Before(), f.Step.Move.Decision()
	top := f.Top
	if !slices.ContainsFunc(top, func(p reviewcards.Placement) bool { return p.Move == made }) {
		top = append(slices.Clone(top), reviewcards.Placement{Move: made, Points: f.Points})
	}
	for _, p := range top {
		all = append(all, game.Choice{Text: reviewcards.Name(s, p.Move, o), Points: p.Points, Made: p.Move == made})
	}
	slices.SortStableFunc(all, func(a, b game.Choice) int { return b.Points - a.Points })
	return all
}

package games

import (
	"context"
	"slices"
	"strconv"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botjarnac"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games/internal/reviewjarnac"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showjarnac"
)

// Jarnac returns Jarnac.
func Jarnac() *game.Game { return jarnacGame.get(newJarnac) }

var jarnacGame once

func newJarnac() *game.Game {
	return game.New(
		"jarnac", []string{"official", "competition", "classic", "classic-competition"}, french.Lexicon,
		jarnac.ParseOptions, jarnac.Compile, jarnac.ParseMove,
		game.Signs[jarnac.Move]{
			Contest: jarnac.Contest(), Resign: jarnac.Resign(), Flag: jarnac.Flag(),
			Contests: func(m jarnac.Move) bool {
				return m.Kind() == jarnac.KindContest || m.Kind() == jarnac.KindContestJarnac
			},
		},
		jarnac.ReadRecord,
		func(o jarnac.Outcome) game.Outcome {
			return game.Outcome{Drawn: o.Drawn, Winner: int(o.Winner), Points: o.Scores[:], End: o.End, Verdict: o.Verdict}
		},
		func(o jarnac.Options) game.Traits {
			return game.Traits{Seats: 2, Strict: o.Validation == jarnac.Strict, LastChance: o.Ending == jarnac.LastChance}
		},

		game.Tosses((*jarnac.Rules).Toss, func(t *jarnac.TossRound) []byte { return t[:] }),
		game.Players(botjarnac.New, func(p *botjarnac.Player) *bot.Budget { return &p.Budget }),
		game.Extra([]extra.Ladder{
			{Games: 1000, Nodes: 4000, Greedy: 1000},
			{Options: "competition", Games: 250, Nodes: 4000, Short: true},
			{Options: "classic", Games: 100, Nodes: 4000, Short: true},
			{Options: "classic-competition", Games: 100, Nodes: 4000, Short: true},
		}),
		game.Greedy(greedyJarnac),
		game.Tells(showjarnac.Tell, showjarnac.Outcome),
		game.Draws(seenJarnac, showjarnac.Turn, showjarnac.Move, showjarnac.Text, showjarnac.SVG, showjarnac.Legend),
		game.Counts("jarnacs", jarnac.State.Jarnacs),
		game.Titles(map[string][2]string{
			"": {"Jarnac", "Jarnac"},

			"official":            {"Jarnac, règles officielles", "Jarnac, the official rules"},
			"competition":         {"Jarnac, règles officielles, formule compétition", "Jarnac, the official rules, competition formula"},
			"classic":             {"Jarnac, règles de la boîte", "Jarnac, the rules of the box"},
			"classic-competition": {"Jarnac, règles de la boîte, Jarnac de compétition", "Jarnac, the rules of the box, competition Jarnac"},
		}),
		game.Lies(jarnacLies),
		extra.Offers(jarnacActs),
		extra.AnswersMats(jarnacAsks),
		extra.Introduces(jarnacIntro),
		jarnacTeaches,
		jarnacBrief,
		extra.Numbers(jarnacNumbers),
		extra.Setups((*jarnac.Rules).FromSetup, jarnac.State.Setup),
		game.Rests(jarnacRests),
		game.Cites(law.OfficialTurnOrder, ""),
		extra.Bases(func(options string, c rulebook.Clause) rulebook.Clause {
			o, err := jarnac.ParseOptions(options)
			if err != nil {
				return ""
			}
			return baseIn(o.Edition, c)
		}),
		extra.Readings(func(options string) bool {
			o, err := jarnac.ParseOptions(options)
			return err == nil && (o.NoConjugations || o.NoChaining)
		}),
		extra.Margins(func(options string) (int, bool) {
			o, err := jarnac.ParseOptions(options)
			return o.Margin, err == nil && o.Score == jarnac.ByMargin
		}),
		game.Words(jarnacWord),
		extra.Typing(jarnacMats),
		game.Spoken(nil, map[string]string{
			"officielles": "official", "officiel": "official", "competition": "competition",
			"boite": "classic", "box": "classic", "classique": "classic",
			"tournois": "classic-competition", "tournoi": "classic-competition", "tournaments": "classic-competition",
		}),
		game.Reviews(jarnacReviews),
		extra.Deeds(jarnacReviews, jarnacDeed),
		game.Looks(reviewjarnac.Look, func(p reviewjarnac.Position) bot.Analysis[jarnac.Move] { return p.Analysis }, showjarnac.Move),
	)
}

// seenJarnac returns what is drawn of a State or a View.
func seenJarnac(p any) jarnac.State {
	if v, ok := p.(jarnac.View); ok {
		return v.State()
	}
	return p.(jarnac.State)
}

// jarnacLies returns the words on the lines of both players.
func jarnacLies(s jarnac.State) (words []string) {
	for p := range s.Players() {
		for _, word := range s.Lines(p) {
			if word != "" {
				words = append(words, word)
			}
		}
	}
	return words
}

// greedyJarnac takes the most points, and draws rather than swaps.
func greedyJarnac(v jarnac.View) (m jarnac.Move) {
	if m, ok := most(v.AppendScored(nil), func(c jarnac.Scored) (jarnac.Move, int) { return c.Move, c.Points }); ok {
		return m
	}
	for m = range v.Moves() { // a draw comes before the swaps
		if m.Kind() != jarnac.KindSwap && m.Word() == "" {
			break
		}
	}
	return m
}

func jarnacActs(s jarnac.State, p jarnac.Player) extra.Acts {
	a := extra.Acts{Rack: s.Rack(p).String(), Contest: s.Check(p, jarnac.Contest()) == nil}
	other := p.Opponent()
	if a.Contest {
		a.Both = jarnacTargets(s, other, "?!")
	}
	if !s.CanAct(p) || s.Turn() != p {
		return a
	}
	o := s.Rules().Options()
	a.Draw = s.Due()
	if s.May(p, jarnac.KindSwap) {
		a.Set = o.SwapSize
	}
	a.Pass, a.LetGo = s.May(p, jarnac.KindPass), s.May(p, jarnac.KindLetGo)
	if s.May(p, jarnac.KindPlace) || s.May(p, jarnac.KindExtend) {
		a.Words = withRoom(s, p, jarnacTargets(s, p, ""))
	}
	if s.May(p, jarnac.KindJarnac) {
		a.Jarnacs = withRoom(s, other, jarnacTargets(s, other, "!"))
	}
	a.Ten = s.Phase() == jarnac.Answer && o.Ending == jarnac.LastChance && o.Jarnacs > 0 && !answersTime(s, p)
	return a
}

// answersTime reports whether what p has to answer comes of a fallen flag: a Jarnac that the other player announces
// (official/time/out-room), or the word that both flags have left open (official/time/second-flag).
func answersTime(s jarnac.State, p jarnac.Player) bool {
	for author, word := range s.Open() {
		return s.OutOfTime(author) && (word.Kind() == jarnac.KindJarnac || s.OutOfTime(p))
	}
	return false
}

// withRoom keeps the targets on which a word can come to lie now: a new one if a line is free, and the lines that
// have room for another letter. A contest may free others.
func withRoom(s jarnac.State, owner jarnac.Player, targets []extra.Target) []extra.Target {
	longest := s.Rules().Options().MaxLength
	return slices.DeleteFunc(targets, func(t extra.Target) bool {
		return t.Line == 0 && !hasFree(s, owner) || len(t.Former) >= longest
	})
}

// jarnacTargets returns where words of the letters of a player can come to lie: a new one, and on
// each of their lines.
func jarnacTargets(s jarnac.State, owner jarnac.Player, sign string) []extra.Target {
	rack := s.Rack(owner).String()
	targets := []extra.Target{{At: sign, Rack: rack}}
	for i, word := range s.Lines(owner) {
		if word != "" {
			targets = append(targets, extra.Target{At: sign + strconv.Itoa(i) + ":", Line: i, Former: word, Rack: rack})
		}
	}
	return targets
}

func hasFree(s jarnac.State, p jarnac.Player) bool {
	for _, word := range s.Lines(p) {
		if word == "" {
			return true
		}
	}
	return false
}

var jarnacReviews = game.Reviewing[jarnac.Step, reviewjarnac.Turn, reviewjarnac.Finding]{
	Turns: reviewjarnac.Turns,
	Span:  func(t reviewjarnac.Turn) (int, int, int) { return int(t.Player), t.First, len(t.Steps) },
	Find:  reviewjarnac.Turn.Review,
	Win: func(ctx context.Context, t reviewjarnac.Turn, b bot.Budget) ([]float64, error) {
		at := t.Before()
		found, err := reviewjarnac.Look(ctx, at, review.Options{Budget: b})
		if err != nil || len(found.Analysis.Candidates) == 0 {
			return nil, err
		}
		return both(found.Analysis.Candidates[0].Win, int(at.Turn())), nil
	},
	Start: func(f reviewjarnac.Finding) review.Estimate { return f.Start },
	Sums: func(all []reviewjarnac.Finding) []any {
		sums := reviewjarnac.Summarize(all)
		return boxed(sums[:])
	},
	Tell: reviewjarnac.Tell,
	Lost: func(f reviewjarnac.Finding) int {
		lost := f.Left
		for _, l := range f.Longer {
			lost += l.Points
		}
		return lost
	},
	Table: func(all []reviewjarnac.Finding, o show.Options) []review.Row {
		return reviewjarnac.Table(reviewjarnac.Summarize(all), o)
	},
	Course: reviewjarnac.Course,
	Luck: func(ctx context.Context, f reviewjarnac.Finding) (reviewjarnac.Finding, error) {
		return f.WithLuck(ctx, 0, 1)
	},
	Budget: bot.Budget{Nodes: 4000, Workers: 1},
	Each:   bot.Budget{Nodes: 1500, Workers: 1},
	Nodes:  60_000,
}

package botscrabble

import (
	"cmp"
	"context"
	"fmt"
	"iter"
	"slices"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/hash"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/internal/sight"
	"github.com/jeudelettres/lettres/scrabble"
)

// A Player plays one seat of one game, from its start or from any position. It is not for
// several goroutines. The zero Player plays no game.
type Player struct {
	// Budget bounds the search further than the level does. The strongest level takes all
	// of it, and the zero Budget is the level's own.
	Budget bot.Budget

	rules   *scrabble.Rules
	options scrabble.Options
	level   bot.Level
	skill   skill
	seed    uint64
	static  *static

	choices []choice
	words   []scrabble.Word
}

// A skill is what a level can do.
type skill struct {
	overlook int     // as in sight.Open
	exchange float32 // the points that an exchange must bring beyond those of the best move seen
}

var skills = [...]skill{
	bot.Beginner:    {overlook: 40, exchange: 20},
	bot.Casual:      {overlook: 28, exchange: 15},
	bot.Regular:     {overlook: 18, exchange: 10},
	bot.KeenAmateur: {overlook: 11, exchange: 5},
	bot.ClubPlayer:  {overlook: 7},
	bot.Expert:      {overlook: 4},
	bot.Master:      {overlook: 2},
	bot.Champion:    {},
}

// New returns a player of that level. What it overlooks, and the chance that its search
// plays on with, come from the seed.
func New(rules *scrabble.Rules, level bot.Level, seed uint64) (*Player, error) {
	if rules == nil || rules.Lexicon() == nil {
		return nil, fmt.Errorf("botscrabble: %w", phrases.InputError(phrase.NoGame))
	}
	if !level.Valid() {
		return nil, fmt.Errorf("botscrabble: %w", phrases.InputError(noLevel))
	}
	o := rules.Options()
	return &Player{rules: rules, options: o, level: level, skill: skills[level], seed: seed, static: newStatic(o, defaultLeaves(&o))}, nil
}

// Level is the level of the player.
func (p *Player) Level() bot.Level { return p.level }

// Decide is the decision of the viewer, one of v.Moves, or a contest, with what was found
// out about it. When ctx is done it decides at once. It is an error if the viewer has
// nothing to decide: the game is over, or another player is on turn and [Player.Contest] finds
// nothing to contest.
func (p *Player) Decide(ctx context.Context, v scrabble.View) (scrabble.Move, bot.Analysis[scrabble.Move], error) {
	think, err := p.Think(ctx, v)
	if err != nil {
		return scrabble.Move{}, bot.Analysis[scrabble.Move]{}, err
	}
	var a bot.Analysis[scrabble.Move]
	for a = range think {
	}
	m, _ := a.Best()
	return m, a, nil
}

// Think is [Player.Decide] that yields what the player knows while it thinks, and at last
// its decision. Where the loop is left early, the decision is the Best of what came last.
// The error is that of Decide.
func (p *Player) Think(ctx context.Context, v scrabble.View) (iter.Seq[bot.Analysis[scrabble.Move]], error) {
	if err := p.check(&v); err != nil {
		return nil, err
	}
	if m, ok := p.Contest(v); ok {
		return only(m), nil
	}
	if v.Turn() != v.Viewer() {
		return nil, fmt.Errorf("botscrabble: %w", phrases.InputError(phrase.OtherOnTurn, v.Turn().String()))
	}
	switch v.Phase() {
	case scrabble.Drawing:
		return only(scrabble.Draw(v.Due())), nil
	case scrabble.Answer:
		return only(scrabble.LetGo()), nil
	}
	return only(p.favourite(&v)), nil
}

// only is an analysis of what is decided without a search.
func only(m scrabble.Move) iter.Seq[bot.Analysis[scrabble.Move]] {
	return func(yield func(bot.Analysis[scrabble.Move]) bool) {
		yield(bot.Analysis[scrabble.Move]{Candidates: []bot.Candidate[scrabble.Move]{{Move: m, Line: []scrabble.Move{m}}}})
	}
}

// favourite is what looks best of what the player sees.
func (p *Player) favourite(v *scrabble.View) scrabble.Move {
	eyes := p.eyes(v)
	if eyes.Keen() {
		return p.static.best(v).move
	}
	p.choices = p.static.appendChoices(p.choices[:0], v)
	for i := range p.choices {
		if p.choices[i].move.Kind() == scrabble.KindExchange {
			p.choices[i].worth -= p.skill.exchange
		}
	}
	slices.SortStableFunc(p.choices, func(a, b choice) int { return cmp.Compare(b.worth, a.worth) })
	for _, c := range p.choices {
		if p.words = v.AppendWords(p.words[:0], c.move); sees(eyes, c.move, p.words) {
			return c.move
		}
	}
	return scrabble.Pass()
}

// eyes are those of the player for a position, the same each time.
func (p *Player) eyes(v *scrabble.View) sight.Eyes {
	if p.skill.overlook == 0 {
		return sight.Eyes{}
	}
	text, _ := v.AppendText(nil)
	return sight.Open(hash.New().Uint64(p.seed).Bytes(text).Sum()|1, p.skill.overlook)
}

func (p *Player) check(v *scrabble.View) error {
	switch {
	case p.rules == nil, v.Rules() == nil:
		return fmt.Errorf("botscrabble: %w", phrases.InputError(phrase.NoGame))
	case v.Rules() != p.rules && (v.Rules().Options() != p.options || v.Rules().Lexicon() != p.rules.Lexicon()):
		return fmt.Errorf("botscrabble: %w", phrases.InputError(otherRules))
	case v.Phase() == scrabble.Over:
		return fmt.Errorf("botscrabble: %w", phrases.InputError(phrase.GameOver))
	}
	return nil
}

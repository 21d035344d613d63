package botcards

import (
	"context"
	"iter"
	"math/rand/v2"
	"slices"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/internal/botkit"
	"github.com/jeudelettres/lettres/bot/internal/sight"
	"github.com/jeudelettres/lettres/internal/vocabulary"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// A Player plays one hand of one game, from its start or from any position. It is not safe
// for use by several goroutines. The zero Player plays no game.
type Player struct {
	// Budget limits the search beyond the level's own limit. The strongest level uses all
	// of it; the zero Budget leaves the level's own.
	Budget bot.Budget

	rules  *scrabblecards.Rules
	level  bot.Level
	skill  skill
	seed   uint64
	policy *policy
	words  vocabulary.Vocabulary
}

// A skill describes what a level can do.
type skill struct {
	style
	overlook int // as in sight.Open
	nodes    int // that it searches, 0 if it does what the policy does
	width    int // how many decisions it compares
}

var skills = [...]skill{
	bot.Beginner:    {overlook: 800, style: style{plain: true, longest: 4}},
	bot.Casual:      {overlook: 200, style: style{plain: true, longest: 4}},
	bot.Regular:     {overlook: 125, style: style{plain: true, longest: 6}},
	bot.KeenAmateur: {overlook: 76, style: style{plain: true}},
	bot.ClubPlayer:  {overlook: 38, style: style{plain: true}},
	bot.Expert:      {overlook: 29},
	bot.Master:      {overlook: 22, nodes: 300, width: 5},
	bot.Champion:    {nodes: 2000, width: 8},
}

// near is the number of points by which a decision may look worse than the best and still
// be compared.
const near = 8

// New returns a player of that level. The seed decides what it overlooks, and the chance in
// its search.
func New(rules *scrabblecards.Rules, level bot.Level, seed uint64) (*Player, error) {
	if err := botkit.CheckNew("botcards", rules, level); err != nil {
		return nil, err
	}
	return &Player{rules: rules, level: level, skill: skills[level], seed: seed, policy: newPolicy(rules, skills[level].style), words: vocabulary.Of(rules.Lexicon(), level, seed)}, nil
}

// Decide returns the decision of the viewer, one of v.Moves, or a contest, with its
// analysis. When ctx is done it decides at once. It returns an error if the viewer has
// nothing to decide: the game is over, or another player is on turn and [Player.Contest]
// finds nothing to contest.
func (p *Player) Decide(ctx context.Context, v scrabblecards.View) (scrabblecards.Move, bot.Analysis[scrabblecards.Move], error) {
	think, err := p.Think(ctx, v)
	if err != nil {
		return scrabblecards.Move{}, bot.Analysis[scrabblecards.Move]{}, err
	}
	var a bot.Analysis[scrabblecards.Move]
	for a = range think {
	}
	m, _ := a.Best()
	return m, a, nil
}

// Think works like [Player.Decide], and yields what the player knows while it thinks, and
// at last its decision. If the loop is left early, the decision is the Best of the last
// Analysis. It returns the same errors as Decide.
func (p *Player) Think(ctx context.Context, v scrabblecards.View) (iter.Seq[bot.Analysis[scrabblecards.Move]], error) {
	if err := p.check(v); err != nil {
		return nil, err
	}
	if m, ok := p.Contest(v); ok {
		return botkit.Only(m), nil
	}
	if v.Turn() != v.Viewer() {
		return nil, botkit.OtherOnTurn("botcards", v.Turn())
	}
	s := p.seen(v)
	if v.Phase() != scrabblecards.Playing {
		return botkit.Only(p.policy.decide(&s)), nil
	}
	best := p.policy.rank(&s, max(1, p.skill.width))
	d := &decision{view: v, rules: v.Rules()}
	for _, o := range best {
		if o.worth >= best[0].worth-near {
			d.candidates = append(d.candidates, o.move)
		}
	}
	if len(d.candidates) == 1 {
		return botkit.Only(best[0].move), nil
	}
	return bot.Progress(ctx, d, botkit.Chance(p.seed, v.Hash()), p.budget()), nil
}

// seen returns a state that agrees with the view. The player opens its eyes for the view.
func (p *Player) seen(v scrabblecards.View) scrabblecards.State {
	p.policy.eyes = sight.Open(botkit.Chance(p.seed, v.Hash())|1, p.skill.overlook, p.words)
	return v.Sample(rand.New(rand.NewPCG(p.seed, 0)))
}

// budget returns what the level and Budget allow.
func (p *Player) budget() bot.Budget { return botkit.At(p.Budget, p.level, p.skill.nodes) }

func (p *Player) check(v scrabblecards.View) error {
	return botkit.CheckView("botcards", p.rules, v.Rules(), v.Phase() == scrabblecards.Over)
}

// Contest returns a contest of the last word if the viewer may contest and should: the
// player doubts a word, and does not win by letting it stand. Weaker players let bad words stand that
// look French, and contest good ones that they do not know. Ask it after each word of another
// player; [Player.Decide] asks it too.
func (p *Player) Contest(v scrabblecards.View) (scrabblecards.Move, bool) {
	none, contest := scrabblecards.Move{}, scrabblecards.Contest()
	if p.check(v) != nil {
		return none, false
	}
	effect, err := v.Effect(contest)
	if err != nil || !slices.ContainsFunc(effect.Words, func(w scrabblecards.Word) bool {
		return p.words.Doubts(w.Text, slices.Contains(effect.Bad, w))
	}) {
		return none, false
	}
	s := p.seen(v)
	if v.Phase() == scrabblecards.Answer && p.policy.options.Players == 2 {
		if end, err := s.Play(s.Turn(), scrabblecards.LetGo()); err == nil {
			if o, over := end.Outcome(); over && o.WonBy(v.Viewer()) {
				return none, false
			}
		}
	}
	return contest, true
}

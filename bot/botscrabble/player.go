package botscrabble

import (
	"cmp"
	"context"
	"iter"
	"math"
	"slices"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/internal/botkit"
	"github.com/jeudelettres/lettres/bot/internal/sight"

	"github.com/jeudelettres/lettres/internal/vocabulary"
	"github.com/jeudelettres/lettres/scrabble"
)

// A Player plays one seat of one game, from its start or from any position. It is not safe
// for use by several goroutines. The zero Player plays no game.
type Player struct {
	// Budget limits the search beyond the level's own limit. The strongest level uses all
	// of it; the zero Budget leaves the level's own.
	Budget bot.Budget
	// Leaves say what the tiles kept are worth; nil is [DefaultLeaves].
	Leaves *Leaves

	rules   *scrabble.Rules
	options scrabble.Options
	level   bot.Level
	skill   skill
	seed    uint64
	static  *Static
	known   vocabulary.Vocabulary

	choices []choice
	words   []scrabble.Word
}

// A skill describes what a level can do.
type skill struct {
	overlook int   // as in sight.Open
	exchange int32 // the points that an exchange must bring beyond those of the best move seen
	nodes    int   // that it searches, 0 if it does not
	width    int   // how many decisions it compares
}

var skills = [...]skill{
	bot.Beginner:    {overlook: 400, exchange: 60},
	bot.Casual:      {overlook: 94, exchange: 30},
	bot.Regular:     {overlook: 54, exchange: 15},
	bot.KeenAmateur: {overlook: 29, exchange: 5},
	bot.ClubPlayer:  {overlook: 18},
	bot.Expert:      {overlook: 15},
	bot.Master:      {overlook: 9},
	bot.Champion:    {nodes: 3000, width: 12},
}

// New returns a player of that level. The seed decides what it overlooks, and the chance in
// its search.
func New(rules *scrabble.Rules, level bot.Level, seed uint64) (*Player, error) {
	if err := botkit.CheckNew("botscrabble", rules, level); err != nil {
		return nil, err
	}
	o := rules.Options()
	return &Player{rules: rules, options: o, level: level, skill: skills[level], seed: seed, static: newStatic(o, nil), known: vocabulary.Of(rules.Lexicon(), level, seed)}, nil
}

// Decide returns the decision of the viewer, one of v.Moves, or a contest, with its
// analysis. When ctx is done it decides at once. It returns an error if the viewer has
// nothing to decide: the game is over, or another player is on turn and [Player.Contest]
// finds nothing to contest.
func (p *Player) Decide(ctx context.Context, v scrabble.View) (scrabble.Move, bot.Analysis[scrabble.Move], error) {
	think, err := p.Think(ctx, v)
	if err != nil {
		return scrabble.Move{}, bot.Analysis[scrabble.Move]{}, err
	}
	var a bot.Analysis[scrabble.Move]
	for a = range think {
	}
	m, _ := a.Best()
	p.static.decided(m)
	return m, a, nil
}

// Think works like [Player.Decide], and yields what the player knows while it thinks, and
// at last its decision. If the loop is left early, the decision is the Best of the last
// Analysis. It returns the same errors as Decide. The player does not take note of the
// decision.
func (p *Player) Think(ctx context.Context, v scrabble.View) (iter.Seq[bot.Analysis[scrabble.Move]], error) {
	if err := p.check(&v); err != nil {
		return nil, err
	}
	if m, ok := p.Contest(v); ok {
		return botkit.Only(m), nil
	}
	if v.Turn() != v.Viewer() {
		return nil, botkit.OtherOnTurn("botscrabble", v.Turn())
	}
	switch v.Phase() {
	case scrabble.Drawing:
		return botkit.Only(scrabble.Draw(v.Due())), nil
	case scrabble.Answer:
		return botkit.Only(scrabble.LetGo()), nil
	}
	if p.static.leaves = p.Leaves; p.Leaves == nil {
		p.static.leaves = DefaultLeaves(p.options)
	}
	candidates := p.candidates(&v, p.width(&v))
	// In a duplicate game nothing counts but the points.
	if p.skill.nodes == 0 || len(candidates) < 2 || p.options.Duplicate != scrabble.NotDuplicate {
		return botkit.Only(candidates[0].move), nil
	}
	if p.skill.overlook == 0 && isEndgame(&v) {
		return p.solve(ctx, v, candidates[0].move), nil
	}
	d := newDecision(&v, p.static, candidates)
	return bot.Progress(ctx, d, botkit.Chance(p.seed, v.Hash()), p.budget()), nil
}

// With few tiles in the bag the static choice tells little of what a move is worth, and the best is
// often not among the first twelve. A search that compares more needs so much of a budget for it.
const (
	lateWidth = 40
	lateNodes = 9000
	lateTime  = 500 * time.Millisecond
)

// width returns how many decisions the player compares.
func (p *Player) width(v *scrabble.View) int {
	b := p.budget()
	enough := b.Nodes >= lateNodes || b.Nodes == 0 && b.Time >= lateTime
	if p.level == bot.Champion && enough && v.BagLen() <= fewTiles {
		return lateWidth
	}
	return max(1, p.skill.width)
}

// budget returns what the level and Budget allow.
func (p *Player) budget() bot.Budget { return botkit.At(p.Budget, p.level, p.skill.nodes) }

// candidates returns the moves that look best of those that the player sees, the best
// first: n at most, and one at least.
func (p *Player) candidates(v *scrabble.View, n int) []choice {
	eyes := p.eyes(v)
	if eyes.Keen() && n == 1 {
		return []choice{p.static.best(v)}
	}
	p.choices = p.static.appendChoices(p.choices[:0], v)
	for i := range p.choices {
		if p.choices[i].move.Kind() == scrabble.KindExchange {
			p.choices[i].worth -= unit * p.skill.exchange
		}
	}
	if n == 1 {
		return []choice{p.bestSeen(v, eyes)}
	}
	slices.SortStableFunc(p.choices, func(a, b choice) int { return cmp.Compare(b.worth, a.worth) })
	var found []choice
	for _, c := range p.choices {
		if p.sees(eyes, v, c.move) {
			if found = append(found, c); len(found) == n {
				break
			}
		}
	}
	return found // the pass is always seen
}

// looks limits how often a player looks for a word before it lays the plainest.
const looks = 8

// bestSeen returns the best choice the player notices, or a plain word if it notices none.
func (p *Player) bestSeen(v *scrabble.View, eyes sight.Eyes) choice {
	var best choice
	for range looks {
		for _, c := range p.choices {
			better := best.move == (scrabble.Move{}) || c.worth > best.worth
			if better && p.sees(eyes, v, c.move) {
				best = c
			}
		}
		if best.move.Kind() != scrabble.KindPass {
			return best
		}
		eyes = eyes.Again()
	}
	least := math.MaxInt
	for _, c := range p.choices {
		if c.move.Kind() == scrabble.KindPlace {
			p.words = v.AppendWords(p.words[:0], c.move)
			if !eyes.Knows(p.words[0].Text) {
				continue
			}
			if over := plainness(c.move, p.words[0].Text) + overAcross*(len(p.words)-1); over < least || over == least && c.worth > best.worth {
				best, least = c, over
			}
		}
	}
	return best
}

// sees reports whether eyes see a choice.
func (p *Player) sees(eyes sight.Eyes, v *scrabble.View, m scrabble.Move) bool {
	if eyes.Keen() || m.Kind() != scrabble.KindPlace {
		return true
	}
	if !seesPlace(eyes, m) {
		return false
	}
	p.words = v.AppendWords(p.words[:0], m)
	return seesWords(eyes, m, p.words)
}

// eyes returns the player's eyes for a position, the same each time.
func (p *Player) eyes(v *scrabble.View) sight.Eyes {
	if p.skill.overlook == 0 {
		return sight.Eyes{}
	}
	return sight.Open(botkit.Chance(p.seed, v.Hash())|1, p.skill.overlook, p.known)
}

func (p *Player) check(v *scrabble.View) error {
	return botkit.CheckView("botscrabble", p.rules, v.Rules(), v.Phase() == scrabble.Over)
}

package botjago

import (
	"context"
	"iter"
	"slices"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/internal/botkit"
	"github.com/jeudelettres/lettres/bot/internal/sight"
	"github.com/jeudelettres/lettres/internal/hash"
	"github.com/jeudelettres/lettres/internal/vocabulary"
	"github.com/jeudelettres/lettres/jago"
)

// A Player plays one side of one game, from its start or from any position. It is not safe
// for use by several goroutines. The zero Player plays no game.
type Player struct {
	// Budget limits the search beyond the level's own limit. The strongest level uses all
	// of it; the zero Budget leaves the level's own. A node is a position in which words
	// are looked for, and counts once more for each 64 words that there are. Workers make
	// no difference. A player that has too little Memory looks for the same words again.
	Budget bot.Budget

	rules *jago.Rules
	level bot.Level
	skill skill
	seed  uint64
	words vocabulary.Vocabulary
	look  look
	plan  plan
	tried int // words laid in this turn without a way to lead in sight
}

// A plan is the rest of a turn that the player has begun.
type plan struct {
	at    jago.State // where it goes on
	words []jago.Move
}

// A skill describes what a level can do.
type skill struct {
	overlook   int  // as in sight.Open
	longest    int  // of how many letters the words are that it finds at once, 0 for all
	turns      int  // how many turns it compares by what they leave
	replyWords int  // of the opponent that it takes into account then
	more       int  // words that it thinks of laying when it leads already
	hope       bool // lays words also when it sees no way to lead
	again      int  // what it overlooks when it looks for a way again, as in sight.Open
	nodes      int  // that it looks at to see several turns ahead; 0 if it does not
	kept       int  // of the turns that it compares, from how many it looks ahead
}

var skills = [...]skill{
	bot.Beginner:    {overlook: 900, longest: 3, turns: 1, hope: true, again: 27},
	bot.Casual:      {overlook: 140, longest: 4, turns: 1, hope: true, again: 12},
	bot.Regular:     {overlook: 46, turns: 1, hope: true, again: 2},
	bot.KeenAmateur: {overlook: 27, turns: 2},
	bot.ClubPlayer:  {overlook: 11, turns: 4, replyWords: 2},
	bot.Expert:      {overlook: 2, turns: 10, replyWords: 4},
	bot.Master:      {turns: 10, replyWords: 4, more: 1, nodes: 700, kept: 8},
	bot.Champion:    {turns: 24, replyWords: 4, more: 2, nodes: 8000, kept: 16},
}

// New returns a player of that level. The seed decides what it overlooks.
func New(rules *jago.Rules, level bot.Level, seed uint64) (*Player, error) {
	if err := botkit.CheckNew("botjago", rules, level); err != nil {
		return nil, err
	}
	return &Player{rules: rules, level: level, skill: skills[level], seed: seed, words: vocabulary.Of(rules.Lexicon(), level, seed)}, nil
}

// Decide returns the decision of the viewer, one of v.Moves, a contest, or to give the game
// up, with its analysis. A player gives up when it finds no way to lead, however far it
// looks. When ctx is done it decides at once. It returns an error if the viewer has nothing
// to decide: the game is over, or the opponent is on turn and [Player.Contest] finds
// nothing to contest.
func (p *Player) Decide(ctx context.Context, v jago.View) (jago.Move, bot.Analysis[jago.Move], error) {
	think, err := p.Think(ctx, v)
	if err != nil {
		return jago.Move{}, bot.Analysis[jago.Move]{}, err
	}
	var a bot.Analysis[jago.Move]
	for a = range think {
	}
	m, _ := a.Best()
	return m, a, nil
}

// Think works like [Player.Decide], and yields what the player knows while it thinks, and
// at last its decision. If the loop is left early, the decision is the Best of the last
// Analysis. It returns the same errors as Decide.
func (p *Player) Think(ctx context.Context, v jago.View) (iter.Seq[bot.Analysis[jago.Move]], error) {
	if err := p.check(v); err != nil {
		return nil, err
	}
	if m, ok := p.Contest(v); ok {
		return botkit.Only(m), nil
	}
	s := v.State()
	if s.Turn() != v.Viewer() {
		return nil, botkit.OtherOnTurn("botjago", s.Turn())
	}
	switch s.Phase() {
	case jago.Drawing:
		return botkit.Only(jago.Draw(s.Due())), nil
	case jago.Flipping:
		return botkit.Only(flips(&s)), nil
	}
	if p.plan.at == s {
		return botkit.Only(p.next(&s, p.plan.words)), nil
	}
	p.open(&v)
	budget := p.budget()
	if !laid(&s) {
		p.tried = 0 // the turn begins
	}
	n, meter := p.skill.turns, botkit.Meter(ctx, budget)
	if ctx.Err() != nil {
		n = 1
	}
	if p.skill.nodes > 0 {
		p.look.meter = meter
	}
	turns := p.look.turns(&s, n)
	p.look.meter = nil
	if len(turns) == 0 {
		return botkit.Only(p.lastWay(ctx, &s, budget)), nil
	}
	if p.skill.nodes == 0 || len(turns) == 1 {
		return botkit.Only(p.next(&s, turns[0].words)), nil
	}
	return p.compare(ctx, s, turns, meter), nil
}

// laid reports whether the player on turn has laid the last word, in this turn.
func laid(s *jago.State) bool {
	for author := range s.Open() {
		return author == s.Turn()
	}
	return false
}

// next returns the first word of the rest of a turn, or its end. The player goes on with
// the others when that word lies.
func (p *Player) next(s *jago.State, words []jago.Move) jago.Move {
	p.plan = plan{}
	if len(words) == 0 {
		return jago.EndTurn()
	}
	if after, err := s.Play(s.Turn(), words[0]); err == nil {
		p.plan = plan{after, words[1:]}
	}
	return words[0]
}

// lastWay returns what to do where the player sees no way to lead: it looks as far as it
// can, and where there is none gives up. Where its time is out, it lays what brings most,
// and so do weak players, in the hope of more, until they see no word.
func (p *Player) lastWay(ctx context.Context, s *jago.State, b bot.Budget) jago.Move {
	if best := p.look.top(s, s.Turn(), 1); p.skill.hope && p.tried < maxWords && len(best) > 0 {
		p.tried++
		return best[0].move
	}
	p.look.eyes, p.look.longest = p.opened(s, p.skill.again), 0
	b.Nodes = 0 // a search of at most maxWords times beam positions needs no bound
	meter := botkit.Meter(ctx, b)
	t, found := p.look.wayOut(s, meter.Spend)
	if found {
		return p.next(s, t.words)
	}
	if meter.Over() {
		if best := p.look.top(s, s.Turn(), 1); len(best) > 0 {
			return best[0].move
		}
	}
	return jago.Resign()
}

// open opens the eyes of the viewer for its turn, or for that of the opponent: they are the
// same as long as nobody draws.
func (p *Player) open(v *jago.View) {
	s := v.State()
	p.look.skill, p.look.eyes = p.skill, p.opened(&s, p.skill.overlook)
}

// opened returns eyes that overlook as much as given.
func (p *Player) opened(s *jago.State, overlook int) sight.Eyes {
	h := hash.New().Uint64(p.seed)
	for _, letters := range []bag.Bag{s.Bag(), s.Rack(s.Turn().Opponent())} {
		counts, _ := letters.Counts()
		h = h.Bytes(counts[:])
	}
	return sight.Open(h.Sum()|1, overlook, p.words)
}

// budget returns what the level and Budget allow.
func (p *Player) budget() bot.Budget { return botkit.At(p.Budget, p.level, p.skill.nodes) }

func (p *Player) check(v jago.View) error {
	return botkit.CheckView("botjago", p.rules, v.Rules(), v.Phase() == jago.Over)
}

// Contest returns a contest of the opponent's last word if the viewer may contest it and
// doubts it, or a word that it makes. Weaker players let bad words stand that look French, and
// contest good ones that they do not know. Ask it after each word of the opponent; [Player.Decide]
// asks it too.
func (p *Player) Contest(v jago.View) (jago.Move, bool) {
	none, contest := jago.Move{}, jago.Contest()
	if p.check(v) != nil {
		return none, false
	}
	effect, err := v.Effect(contest)
	if err != nil {
		return none, false
	}
	doubted := slices.ContainsFunc(effect.Made, func(m jago.Made) bool {
		return p.words.Doubts(m.Text, slices.Contains(effect.Bad, m.Text))
	})
	if !doubted {
		return none, false
	}
	return contest, true
}

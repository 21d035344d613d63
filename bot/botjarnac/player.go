package botjarnac

import (
	"context"
	"fmt"
	"iter"
	"math/rand/v2"
	"slices"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/internal/botkit"
	"github.com/jeudelettres/lettres/bot/internal/sight"

	"github.com/jeudelettres/lettres/internal/vocabulary"
	"github.com/jeudelettres/lettres/jarnac"
)

// A Player plays one side of one game, from its start or from any position. It is not safe
// for use by several goroutines. The zero Player plays no game.
type Player struct {
	// Budget limits the search beyond the level's own limit. The strongest level uses all
	// of it; the zero Budget leaves the level's own.
	Budget bot.Budget
	// Policy, where it is set, plays in the place of the player's own policy: it returns the decision of
	// the player on turn, one of s.Moves, in the playouts of a search and at levels that do not search. A
	// playout ends at a decision that cannot be made. It has to be fast, and safe
	// for several goroutines if Budget has several Workers.
	Policy func(s jarnac.State) jarnac.Move
	// Value, where it is set, says in the place of the net or the formula what a position that is not over
	// is worth for p, where a playout ends. Policy says who may call it.
	Value func(s jarnac.State, p jarnac.Player) bot.Value

	rules  *jarnac.Rules
	level  bot.Level
	skill  skill
	seed   uint64
	policy *policy
	net    *net     // if its search asks one
	growth *growth  // nil before the first search
	mats   [2]lines // of the last position
	words  vocabulary.Vocabulary
	eyes   eyes
	looked bool // with those eyes
	swaps  int  // since its last word
}

// A skill describes what a level can do: those who play a little know few words and look
// less far, and with that alone lose nearly all games against the next level, so they overlook little of what is left.
type skill struct {
	knows    bot.Level // whose words it knows
	overlook int       // as in sight.Open
	nodes    int       // that it searches, 0 if it does what the policy does
	width    int       // how many decisions it compares
	style    style
	reach
}

var skills = [...]skill{
	bot.Beginner:    {knows: bot.Casual, overlook: 15, style: hasty, reach: reach{shuffled: 6, added: 1, opened: 5, direct: true}},
	bot.Casual:      {knows: bot.Casual, overlook: 7, style: hasty, reach: reach{shuffled: 7, added: 2}},
	bot.Regular:     {knows: bot.Regular, overlook: 10, style: sparing, reach: reach{shuffled: 8, added: 3}},
	bot.KeenAmateur: {knows: bot.KeenAmateur, overlook: 9, style: sparing, reach: reach{shuffled: 9}},
	bot.ClubPlayer:  {knows: bot.ClubPlayer, overlook: 6, nodes: 60, width: 5},
	bot.Expert:      {knows: bot.Expert, overlook: 4, nodes: 100, width: 8},
	bot.Master:      {knows: bot.Master, overlook: 4, nodes: 180, width: 10},
	bot.Champion:    {knows: bot.Champion, nodes: 35_000, width: 16},
}

// mostSwaps limits the swaps without a word in between, so that games end: then a letter is
// drawn, until the bag is empty.
const mostSwaps = 2

// New returns a player of that level. The seed decides what it overlooks, and the chance in
// its search.
func New(rules *jarnac.Rules, level bot.Level, seed uint64) (*Player, error) {
	if err := botkit.CheckNew("botjarnac", rules, level); err != nil {
		return nil, err
	}
	p := &Player{rules: rules, level: level, skill: skills[level], seed: seed, policy: newPolicy(rules, skills[level].style), words: vocabulary.Of(rules.Lexicon(), skills[level].knows, seed)}
	if level == bot.Champion {
		p.net = netFor(rules.Options())
	}
	return p, nil
}

// Decide returns the decision of the viewer, one of v.Moves, or a contest, with its
// analysis. When ctx is done it decides at once. It returns an error if the viewer has
// nothing to decide: the game is over, or the opponent is on turn and [Player.Contest]
// finds nothing to contest.
func (p *Player) Decide(ctx context.Context, v jarnac.View) (jarnac.Move, bot.Analysis[jarnac.Move], error) {
	m, d, err := p.consider(&v)
	if err != nil {
		return jarnac.Move{}, bot.Analysis[jarnac.Move]{}, err
	}
	a := botkit.Alone(m)
	if d != nil {
		a = last(p.search(ctx, d))
		m, _ = a.Best()
	}
	p.decided(m)
	return m, a, nil
}

// last returns the analysis that comes last.
func last(think iter.Seq[bot.Analysis[jarnac.Move]]) (a bot.Analysis[jarnac.Move]) {
	for a = range think {
	}
	return a
}

// Think works like [Player.Decide], and yields what the player knows while it thinks, and
// at last its decision. If the loop is left early, the decision is the Best of the last
// Analysis. It returns the same errors as Decide. The player does not take note of the
// decision.
func (p *Player) Think(ctx context.Context, v jarnac.View) (iter.Seq[bot.Analysis[jarnac.Move]], error) {
	m, d, err := p.consider(&v)
	switch {
	case err != nil:
		return nil, err
	case d == nil:
		return botkit.Only(m), nil
	}
	return p.search(ctx, d), nil
}

// consider returns what the policy decides, and where there is something to compare with
// it, what to search.
func (p *Player) consider(v *jarnac.View) (jarnac.Move, *decision, error) {
	none := jarnac.Move{}
	if err := p.check(v); err != nil {
		return none, nil, err
	}
	p.look(v)
	s, viewer := v.State(), v.Viewer()
	if m, ok := p.contest(v); ok {
		return m, nil, nil
	}
	if s.Turn() != viewer {
		return none, nil, botkit.OtherOnTurn("botjarnac", s.Turn())
	}
	if s.Phase() == jarnac.Bonus { // nothing to decide
		return jarnac.Draw(s.Due()), nil, nil
	}
	p.mats[jarnac.A].read(&s, jarnac.A)
	p.mats[jarnac.B].read(&s, jarnac.B)
	favourite := p.favourite(&s)
	if favourite.Kind() == jarnac.KindNone {
		return none, nil, fmt.Errorf("botjarnac: %w", phrases.InputError(notDecided))
	}
	if p.skill.nodes == 0 {
		return favourite, nil, nil
	}
	moves := slices.DeleteFunc(slices.Collect(v.Moves()), func(m jarnac.Move) bool {
		return m != favourite && p.overlooks(m, &p.mats, viewer)
	})
	compared := candidates(&s, &p.mats, moves, favourite, p.skill.width)
	if len(compared) < 2 {
		return favourite, nil, nil
	}
	d := p.decision(s, viewer, p.net)
	d.mats, d.candidates = p.mats, compared
	return favourite, d, nil
}

// favourite returns what the policy decides, the zero Move where a policy of the caller's returns none
// that can be made.
func (p *Player) favourite(s *jarnac.State) jarnac.Move {
	if p.Policy == nil {
		return p.policy.decide(s, &p.mats, p.eyes, p.swaps == 0)
	}
	m := p.Policy(*s)
	if _, err := s.Complete(rand.New(rand.NewPCG(p.seed, 0)), s.Turn(), m); err != nil {
		return jarnac.Move{}
	}
	return m.Decision()
}

// decision returns the search of a position.
func (p *Player) decision(s jarnac.State, viewer jarnac.Player, net *net) *decision {
	return &decision{root: s, player: viewer, net: net, growth: p.grow(), told: correctionOf(net), own: p.Policy, value: p.Value}
}

// search compares what can be decided, or solves the rest of the game.
func (p *Player) search(ctx context.Context, d *decision) iter.Seq[bot.Analysis[jarnac.Move]] {
	budget := p.budget()
	if d.root.BagLen() == 0 && p.skill.overlook == 0 {
		half := budget
		half.Nodes, half.Time = max(1, half.Nodes/2), half.Time/2
		a := bot.Solve(ctx, &tree{d.player, p.policy}, d.root, half)
		if a.Exact {
			return func(yield func(bot.Analysis[jarnac.Move]) bool) { yield(a) }
		}
	}
	return doubtedAll(bot.Progress(ctx, d, botkit.Chance(p.seed, d.root.Hash()), budget))
}

// Weigh compares the given moves within the Budget, whatever the level: each is played out
// equally often, and none is dropped. One move alone is played out too. The viewer must be
// on turn and allowed to make these moves, which may lay bad words if the rules permit it.
// Contests, fallen flags and resignations are not compared. A draw or a swap is compared as
// a decision, without the letters that came.
func (p *Player) Weigh(ctx context.Context, v jarnac.View, moves ...jarnac.Move) (bot.Analysis[jarnac.Move], error) {
	var none bot.Analysis[jarnac.Move]
	if err := p.check(&v); err != nil {
		return none, err
	}
	s := v.State()
	if s.Turn() != v.Viewer() {
		return none, botkit.OtherOnTurn("botjarnac", s.Turn())
	}
	d := p.decision(s, v.Viewer(), netFor(p.rules.Options()))
	d.mats = linesOf(&s)
	rng := rand.New(rand.NewPCG(p.seed, 0))
	for _, m := range moves {
		m = m.Decision()
		switch m.Kind() {
		case jarnac.KindContest, jarnac.KindContestJarnac, jarnac.KindFlag, jarnac.KindResign:
			return none, fmt.Errorf("botjarnac: %w", phrases.InputError(notWeighed, m.String()))
		}
		if _, err := s.Complete(rng, v.Viewer(), m); err != nil {
			return none, fmt.Errorf("botjarnac: %w", err)
		}
		if !slices.Contains(d.candidates, m) {
			d.candidates = append(d.candidates, m)
		}
	}
	return doubted(bot.Weigh(ctx, d, botkit.Weighing(p.seed, v.Hash()), p.Budget)), nil
}

// grow returns the growth of the player, which it keeps from one decision to the next.
func (p *Player) grow() *growth {
	if p.growth == nil {
		p.growth = growthOf(p.policy)
	}
	return p.growth
}

// budget returns what the level and Budget allow.
func (p *Player) budget() bot.Budget { return botkit.At(p.Budget, p.level, p.skill.nodes) }

func (p *Player) check(v *jarnac.View) error {
	s := v.State()
	if s.Rack(jarnac.A).Count(bag.Joker)+s.Rack(jarnac.B).Count(bag.Joker) > 0 {
		return botkit.Unknown("botjarnac") // jarnac.Options.Unseen
	}
	return botkit.CheckView("botjarnac", p.rules, v.Rules(), v.Phase() == jarnac.Over)
}

// look opens new eyes when a turn begins.
func (p *Player) look(v *jarnac.View) {
	if phase := v.Phase(); !p.looked || v.Turn() == v.Viewer() && v.Calls() == 0 &&
		(phase == jarnac.Handover || phase == jarnac.Answer) {
		p.eyes, p.looked = eyes{sight.Open(botkit.Chance(p.seed, v.Hash())|1, p.skill.overlook, p.words), p.skill.reach}, true
	}
}

// overlooks reports whether the player does not think of a move.
func (p *Player) overlooks(m jarnac.Move, mats *[2]lines, viewer jarnac.Player) bool {
	switch m.Kind() {
	case jarnac.KindSwap:
		return p.swaps >= mostSwaps
	case jarnac.KindJarnac:
		return !sees(p.eyes.across(), m.Word(), former(m, &mats[viewer.Opponent()]))
	case jarnac.KindPlace, jarnac.KindExtend:
		return !sees(p.eyes, m.Word(), former(m, &mats[viewer]))
	}
	return false
}

// former returns the word on a mat that m transforms, or "".
func former(m jarnac.Move, of *lines) string {
	if m.Line() < 1 || m.Line() > len(of.words) {
		return ""
	}
	return of.words[m.Line()-1]
}

func (p *Player) decided(m jarnac.Move) {
	switch m.Kind() {
	case jarnac.KindSwap:
		p.swaps++
	case jarnac.KindPlace, jarnac.KindExtend, jarnac.KindJarnac:
		p.swaps = 0
	}
}

// Contest returns a contest of the opponent's last word if the viewer may contest and
// should: the player doubts the word, and contesting does not lose the game. Weaker players let bad words
// stand that look French, and contest good ones that they do not know.
// Ask it after each word of the opponent; [Player.Decide] asks it too.
func (p *Player) Contest(v jarnac.View) (jarnac.Move, bool) {
	if p.check(&v) != nil {
		return jarnac.Move{}, false
	}
	return p.contest(&v)
}

// contest works like Contest in a position that was checked.
func (p *Player) contest(v *jarnac.View) (jarnac.Move, bool) {
	none := jarnac.Move{}
	if p.policy.options.Validation != jarnac.OnContest {
		return none, false
	}
	s, viewer := v.State(), v.Viewer()
	contest := jarnac.Contest()
	effect, err := s.Effect(viewer, contest)
	if err != nil {
		return none, false
	}
	doubted := false
	for _, m := range s.Open() {
		bad := slices.ContainsFunc(effect.Undone, func(u jarnac.Undone) bool { return u.Word == m.Word() })
		doubted = doubted || p.words.Doubts(m.Word(), bad)
	}
	if !doubted {
		return none, false
	}
	next, err := s.Play(viewer, contest)
	if err != nil {
		return none, false
	}
	gained, over := next.Outcome()
	win := 0.5
	if over {
		win = resultFor(gained, viewer).Win
	}
	if end, err := s.Play(viewer, jarnac.LetGo()); err == nil {
		if o, done := end.Outcome(); done {
			left := resultFor(o, viewer).Win
			return contest, win > left || win == left && left < 1 && !over
		}
	}
	return contest, win > 0
}

package serve

import (
	"context"
	"html/template"
	"slices"
	"sync"
	"time"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/show"
)

// longestReview limits how long somebody waits for a review, the time to get leave for it in it.
const longestReview = 8 * time.Second

// review tells what was missed in the turn that is looked at, and the course of the game.
func (p *gamePage) review(ctx context.Context, s *server, steps []game.Step, think, chances bool, o show.Options) {
	ctx, done := context.WithTimeout(ctx, s.longest)
	defer done()
	if len(steps) == 0 {
		return
	}
	of := steps[0].Before.Rules().Game()
	g, err := s.reviewed(ctx, p.Path, func() (game.Review, error) { return of.Review(ctx, steps) })
	if err != nil || g.Turns() == 0 {
		return
	}
	if chances {
		exact := g
		if more, err := s.reviewed(ctx, p.Path+"?chances", func() (game.Review, error) { return exact.Chances(ctx) }); err == nil {
			g, p.Chances = more, true
		}
	}
	turn := g.Turn(p.Step)
	if think && turn > 0 && s.worker(ctx) {
		if more, err := g.Think(ctx, turn); err == nil {
			g, p.Thought = more, true
		}
		<-s.workers
	}
	p.judge(g, steps, o)
	if p.Step < 0 {
		p.Step = p.where(len(steps))
		turn = g.Turn(p.Step)
	}
	p.Remarks, p.Choices, p.Table = g.Remarks(turn, o), g.Choices(turn, o), g.Table(o)
	p.Course = template.HTML(withNoStyle(review.SVG(g.Course(), o)))
}

// A moment is a turn that decided much.
type moment struct {
	Step int // at which it went wrong
	Sign string
	Lost int
	Text string
}

// The signs of what a turn missed, by how much of what a turn of the game brings on average.
var signs = []struct {
	sign  string
	share float64
}{{"??", 1}, {"?", .6}, {"?!", .3}}

// signNames say the signs for those who listen.
var signNames = map[string]string{"??": "blunder ¦ gaffe", "?": "mistake ¦ erreur", "?!": "inaccuracy ¦ imprécision"}

// judge puts signs to turns that missed much, and finds the three moments that decided most.
func (p *gamePage) judge(g game.Review, steps []game.Step, o show.Options) {
	course := g.Course()
	sum := 0
	for _, n := range course[len(course)-1].Scores {
		sum += max(0, n)
	}
	usual := max(3, float64(sum)/float64(g.Turns()))
	for turn := 1; turn <= g.Turns(); turn++ {
		lost := g.Lost(turn)
		p.Firsts = append(p.Firsts, g.First(turn))
		for _, s := range signs {
			if float64(lost) < s.share*usual {
				continue
			}
			step := p.decides(g, turn, o)
			p.Moments = append(p.Moments, moment{Step: step, Sign: s.sign, Lost: lost})
			p.Moves[step-1].Sign = s.sign
			break
		}
	}
	slices.SortStableFunc(p.Moments, func(a, b moment) int { return b.Lost - a.Lost })
	p.Moments = p.Moments[:min(3, len(p.Moments))]
	for i := range p.Moments {
		m := &p.Moments[i]
		m.Text = show.Join(p.Moves[m.Step-1].Sentences)
		if step := steps[m.Step-1]; step.Move.Drawn() != "" && len(extra.ActsOf(step.Before, step.Seat).Jarnacs) > 0 {
			m.Text = p.Say("Instead of “Jarnac!”: %s ¦ Au lieu de « Jarnac ! » : %s", m.Text)
		}
	}
}

// decides returns the step of a turn at which something better could be done: the first one, where that was to take
// something from the opponent, and otherwise the first after letters are drawn.
func (p *gamePage) decides(g game.Review, turn int, o show.Options) int {
	first := g.First(turn)
	if slices.ContainsFunc(g.Remarks(turn, o), func(r review.Remark) bool { return r.Kind == review.Missed }) {
		return first
	}
	for step := first; step <= len(p.Moves); step++ { // no turn consists of draws alone but the last one
		if p.Moves[step-1].Kind != "draw" {
			return step
		}
	}
	return first
}

// where returns the step at which a review opens: the first of the moments that decided most, or the
// last one.
func (p *gamePage) where(last int) int {
	if len(p.Moments) == 0 || p.Refusal != nil || p.Fault != "" {
		return last
	}
	return p.Moments[0].Step
}

// reviewed is the review that is kept by that name, or a new one.
func (s *server) reviewed(ctx context.Context, name string, find func() (game.Review, error)) (game.Review, error) {
	if g, ok := s.kept.get(name); ok {
		return g, nil
	}
	if !s.worker(ctx) {
		return game.Review{}, ctx.Err()
	}
	defer func() { <-s.workers }()
	if g, ok := s.kept.get(name); ok { // somebody else has waited for it
		return g, nil
	}
	g, err := find()
	if err == nil {
		s.kept.put(name, g)
	}
	return g, err
}

// A shelf keeps what was asked for last, so many at most: who goes over a game step by step asks for the same review
// again and again, and a game that is over stays what it is.
type shelf[K comparable, V any] struct {
	most  int
	mu    sync.Mutex
	all   map[K]V
	order []K // the oldest first
}

func (k *shelf[K, V]) get(key K) (V, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	v, ok := k.all[key]
	return v, ok
}

func (k *shelf[K, V]) put(key K, v V) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.all == nil {
		k.all = map[K]V{}
	}
	if _, ok := k.all[key]; !ok {
		k.order = append(k.order, key)
	}
	k.all[key] = v
	if len(k.order) > k.most {
		delete(k.all, k.order[0])
		k.order = k.order[1:]
	}
}

// worker waits for leave to think.
func (s *server) worker(ctx context.Context) bool {
	select {
	case s.workers <- struct{}{}:
		return true
	case <-ctx.Done():
		return false
	}
}

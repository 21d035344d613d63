package tables

import (
	"cmp"
	"context"
	"encoding/json"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/library"
	"github.com/jeudelettres/lettres/game"
)

// Elsewhere hands a [Question] in JSON to another program and returns the move. It fails where none answers.
type Elsewhere func(ctx context.Context, question []byte) (move string, err error)

// A Question asks a player of a level for a decision. It holds what the player may see, and no more.
type Question struct {
	Game, Options, View string
	Level               bot.Level
	Seed                uint64 `json:",string"` // a script would round the number
	Budget              bot.Budget
}

// grace is the time that an answer from elsewhere may take beyond its search.
const grace = 2 * time.Second

// Think returns what a player of a level decides: elsewhere if somebody answers there, and here otherwise.
func (h *Hall) Think(ctx context.Context, player game.Bot, level bot.Level, seed uint64, budget bot.Budget, v game.View) (game.Move, error) {
	if m, ok := h.elsewhere(ctx, level, seed, budget, v); ok {
		return m, nil
	}
	return decided(ctx, player, budget, v)
}

// decided returns what a player decides within a budget.
func decided(ctx context.Context, player game.Bot, budget bot.Budget, v game.View) (game.Move, error) {
	if l, ok := player.(game.Limited); ok {
		l.Limit(budget)
	}
	m, _, err := player.Decide(ctx, v)
	return m, err
}

// elsewhere asks another program. Players below a club player hardly search.
func (h *Hall) elsewhere(ctx context.Context, level bot.Level, seed uint64, budget bot.Budget, v game.View) (game.Move, bool) {
	if h.config.Elsewhere == nil || level < bot.ClubPlayer {
		return nil, false
	}
	question, err := json.Marshal(Question{v.Rules().Game().Name(), v.Rules().Options(), v.String(), level, seed, budget})
	if err != nil {
		return nil, false
	}
	ctx, done := context.WithTimeout(ctx, cmp.Or(budget.Time, longest)+grace)
	defer done()
	text, err := h.config.Elsewhere(ctx, question)
	if err != nil {
		return nil, false
	}
	m, _, err := v.ParseMove(text)
	return m, err == nil && v.Check(m) == nil
}

// Answer answers a Question.
func Answer(ctx context.Context, games *library.Library, question []byte) (move string, err error) {
	var q Question
	if err := json.Unmarshal(question, &q); err != nil {
		return "", err
	}
	g, ok := games.Named(q.Game)
	if !ok {
		return "", ErrNone
	}
	rules, err := games.Rules(g, q.Options)
	if err != nil {
		return "", err
	}
	v, err := rules.ParseView(q.View)
	if err != nil {
		return "", err
	}
	player, err := rules.Bot(q.Level, q.Seed)
	if err != nil {
		return "", err
	}
	m, err := decided(ctx, player, q.Budget, v)
	if err != nil {
		return "", err
	}
	return m.String(), nil
}

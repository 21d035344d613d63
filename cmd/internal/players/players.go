// Package players makes the players of a match by their names: a level of package bot,
// greedy, random, or a program that speaks the engine protocol. Each game has a Game, which
// says what the four games have in common.
package players

import (
	"strconv"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/engine"
	"github.com/jeudelettres/lettres/internal/match"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Seat is the Player of any game.
type Seat interface {
	~uint8
	String() string
}

// A Move is the Move of any game.
type Move interface {
	match.Move
	engine.Move
}

// A Game is a game for two by some rules. S, P, V, M and O are its State, Player, View, Move
// and Outcome.
type Game[S match.State[S, P, V, M, O], P Seat, V engine.View[M], M Move, O match.Outcome[P]] struct {
	Start  func(first P) S
	Resign M
	Strict bool // no bad word can be laid

	Protocol engine.Game[V, M] // the game as programs are told it

	greedy func(V) M
	level  func(level bot.Level, seed uint64) (match.Bot[V, M], *bot.Budget, error)
}

// A Spec is who plays one side of a match.
type Spec struct {
	Level    bot.Level  // 0 where it is no level
	Budget   bot.Budget // of a level
	Baseline string     // Greedy, Random or ""
	Command  []string   // of a program
	Settings []engine.Setting
	Keep     bool // a program plays one game after the other
}

// The players for comparison: one takes the most points and sees every word, one makes any
// of the good decisions with the same chance.
const (
	Greedy = "greedy"
	Random = "random"
)

// Parse reads who plays: "level:5" or "level:club-player", also with a budget of nodes or of
// time for each decision, as in "level:8:5000" and "level:8:50ms"; "greedy"; "random"; or
// else a command.
func Parse(text string) (s Spec, err error) {
	name, isLevel := strings.CutPrefix(text, "level:")
	switch {
	case text == Greedy || text == Random:
		s.Baseline = text
	case !isLevel:
		s.Command, err = engine.Split(text)
	default:
		name, budget, bounded := strings.Cut(name, ":")
		if s.Level, err = bot.ParseLevel(name); err != nil || !bounded {
			return s, err
		}
		if s.Budget.Nodes, err = strconv.Atoi(budget); err != nil {
			s.Budget.Time, err = time.ParseDuration(budget)
		}
		if err != nil || s.Budget.Nodes < 0 || s.Budget.Time < 0 || s.Budget.Nodes == 0 && s.Budget.Time == 0 {
			err = phrases.InputError(badBudget, budget)
		}
	}
	return s, err
}

// Name is a short name for records, of one word.
func (s Spec) Name() string {
	switch {
	case s.Level != 0 && s.Budget.Nodes > 0:
		return "level-" + strconv.Itoa(int(s.Level)) + "-" + strconv.Itoa(s.Budget.Nodes)
	case s.Level != 0 && s.Budget.Time > 0:
		return "level-" + strconv.Itoa(int(s.Level)) + "-" + s.Budget.Time.String()
	case s.Level != 0:
		return "level-" + strconv.Itoa(int(s.Level))
	case s.Baseline != "":
		return s.Baseline
	}
	var words []string
	for _, word := range s.Command {
		word = strings.TrimRight(word, `/\`)
		word = word[strings.LastIndexAny(word, `/\`)+1:]
		word = strings.Trim(strings.Map(func(r rune) rune {
			if 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9' || r == '-' || r == '.' || r == '_' {
				return r
			}
			return -1
		}, word), "-._")
		if word != "" {
			words = append(words, word)
		}
	}
	const most = 32
	name := strings.Join(words, "-")
	if name = strings.TrimRight(name[:min(len(name), most)], "-._"); name == "" {
		return "program"
	}
	return name
}

// Engine makes the players of a side. A program is started once, to see whether it plays
// the game.
func (g *Game[S, P, V, M, O]) Engine(s Spec, limits engine.Limits) (match.Engine[P, V, M], error) {
	switch {
	case s.Baseline == Random:
		return match.Random[P, V, M](), nil
	case s.Baseline == Greedy:
		return match.Choosing[P](func(uint64) func(V) M { return g.greedy }), nil
	case s.Level != 0:
		return match.Bots[P](func(seed uint64) (match.Bot[V, M], *bot.Budget, error) {
			return g.level(s.Level, seed)
		}, s.Budget), nil
	}
	side, err := engine.NewSide[P](g.Protocol, s.Command, s.Settings, limits)
	if err != nil {
		return nil, err // and no side that is nil
	}
	side.Keep = s.Keep
	return side, nil
}

const (
	badBudget  = "the budget of a level is a number of nodes, as 5000, or a time, as 50ms, and not %q"
	isRecorded = "a match needs a dictionary: with validation=recorded nobody judges the words"
	notForTwo  = "a match is for two players, each with a rack of their own"
)

var phrases = rulebook.NewPhrases(map[string]string{
	badBudget:  "le budget d’un niveau est un nombre de nœuds, comme 5000, ou une durée, comme 50ms, et non %q",
	isRecorded: "un match demande un dictionnaire : avec validation=recorded, personne ne juge les mots",
	notForTwo:  "un match se joue à deux, chacun avec son propre tirage",
})

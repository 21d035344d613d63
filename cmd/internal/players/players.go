// Package players makes the players of a match by their names: a level of package bot,
// greedy, random, or a program that speaks the engine protocol.
package players

import (
	"strconv"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/say"
	"github.com/jeudelettres/lettres/match"
	"github.com/jeudelettres/lettres/protocol"
)

// A Spec is who plays one side of a match.
type Spec struct {
	Level    bot.Level  // 0 where it is no level
	Budget   bot.Budget // of a level
	Baseline string     // Greedy, Random or ""
	Command  []string   // of a program
	Settings []Setting
	Keep     bool // a program plays one game after the other
}

// A Setting is an option of a program, and its value.
type Setting struct{ Name, Value string }

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
		s.Command, err = Split(text)
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

// Engine returns the players of a side of a match by these rules. A program is started once, to
// see whether it plays the game.
func (s Spec) Engine(rules *game.Rules, limits protocol.Limits) (match.Engine, error) {
	g := rules.Game()
	switch {
	case s.Baseline == Random:
		return match.Bots(func(seed uint64) (game.Bot, error) { return g.Random(seed), nil }, bot.Budget{}), nil
	case s.Baseline == Greedy:
		greedy, ok := g.Greedy()
		if !ok {
			return nil, phrases.InputError(noGreedy, g.Name())
		}
		return match.Bots(func(uint64) (game.Bot, error) { return greedy, nil }, bot.Budget{}), nil
	case s.Level != 0:
		if !g.HasPlayers() {
			return nil, phrases.InputError(noLevels, g.Name())
		}
		return match.Bots(func(seed uint64) (game.Bot, error) { return rules.Bot(s.Level, seed) }, s.Budget), nil
	}
	settings := map[string]string{}
	for _, one := range s.Settings {
		settings[one.Name] = one.Value
	}
	return protocol.Players(rules, s.Command, settings, limits, s.Keep)
}

// Compile compiles the rules of a match, which must be for two; no options are the usual ones.
func Compile(g *game.Game, options string) (*game.Rules, error) {
	rules, err := g.Compile(options, nil)
	if err != nil {
		return nil, err
	}
	switch t := rules.Traits(); {
	case t.Seats != 2 || t.Secret:
		return nil, phrases.InputError(notForTwo)
	case t.Recorded: // who contests would say who is right
		return nil, phrases.InputError(isRecorded)
	}
	return rules, nil
}

const (
	badBudget = "the budget of a level is a number of nodes, as 5000, or a time, as 50ms, and not %q ¦ " +
		"le budget d’un niveau est un nombre de nœuds, comme 5000, ou une durée, comme 50ms, et non %q"
	isRecorded = "a match needs a dictionary: with validation=recorded nobody judges the words ¦ " +
		"un match demande un dictionnaire : avec validation=recorded, personne ne juge les mots"
	notForTwo = "a match is for two players, each with a rack of their own ¦ un match se joue à deux, chacun avec ses propres lettres"
	noGreedy  = "%s has no greedy player ¦ %s n’a pas de joueur greedy"
	noLevels  = "%s has no players of levels ¦ %s n’a pas de joueurs de niveau"
	noCommand = "there is no command ¦ il n’y a pas de commande"
	openQuote = "a quotation mark is not closed: %s ¦ un guillemet n’est pas fermé : %s"
)

var phrases = new(say.Phrases)

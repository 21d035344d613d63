package program

import (
	"errors"
	"strconv"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/rulebook"
)

// RulesFlags adds the flags that choose a game and its rules: -game, one of those given and by
// default the first; -rules, by default its usual ones; and -players. Seats is set to how many the
// rules are for by what it returns, which makes the rules once the flags are read. With FrenchSquares
// set by then, squares have French names in French, unless -rules names them.
func (c *Command) RulesFlags(games []*game.Game, seats *int) func() (*game.Rules, error) {
	c.games = games
	chosen, text, players := games[0], "", 0
	c.Flag("players", badPlayers, Number(&players, 2, 99))
	c.flags.Func("game", "", func(name string) error {
		g, err := Game(games, name)
		if err != nil {
			return errors.New(rulebook.Explain(err, c.Language))
		}
		chosen = g
		return nil
	})
	c.flags.StringVar(&text, "rules", "", "")
	var rules *game.Rules
	return func() (*game.Rules, error) {
		if rules != nil {
			return rules, nil
		}
		options := text
		if options == "" {
			options = chosen.Usual()
		}
		if players > 0 && players != *seats {
			options += " players=" + strconv.Itoa(players)
		}
		if preset, more, _ := strings.Cut(options, " "); preset != "" {
			options = strings.TrimSpace(chosen.Preset(preset) + " " + more)
		}
		r, err := chosen.Compile(options, nil)
		if err == nil && c.FrenchSquares && c.Language == language.French && !strings.Contains(text, "squares=") {
			r, err = extra.French(r)
		}
		if err != nil {
			return nil, err
		}
		rules, *seats = r, r.Seats()
		return r, nil
	}
}

// names are those of players.
var names = []string{"Alice", "Bruno", "Carla", "David", "Emma", "Farid"}

// Names returns a name for each player: those of the seats where they have some, as in red and
// blue, and else names of people.
func Names(r *game.Rules, tag language.Tag) (all []string) {
	for seat := range r.Seats() {
		name := r.Game().SeatTitle(seat, tag)
		if utf8.RuneCountInString(name) == 1 && seat < len(names) {
			name = names[seat]
		}
		all = append(all, name)
	}
	return all
}

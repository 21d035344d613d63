package program

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/rulebook"
)

// LevelFlag adds the flag that sets Levels, for so many players, which another flag may
// still change. The usual level is that of all players without the flag.
func (c *Command) LevelFlag(players *int, usual bot.Level) {
	c.players, c.Levels = players, []bot.Level{usual}
	c.flags.Func("level", "", func(value string) error {
		c.Levels = nil
		for name := range strings.SplitSeq(value, ",") {
			l, err := bot.ParseLevel(name)
			if err != nil {
				return errors.New(rulebook.Explain(err, c.Language))
			}
			c.Levels = append(c.Levels, l)
		}
		return nil
	})
}

// share gives each player a level. It reports whether there is one for all, or one for each.
func (c *Command) share() bool {
	switch {
	case c.players == nil || len(c.Levels) == *c.players:
		return true
	case len(c.Levels) > 1:
		return false
	}
	c.Levels = slices.Repeat(c.Levels, *c.players)
	return true
}

// levels returns the part of the usage that names the levels, or "".
func (c *Command) levels() string {
	if c.players == nil {
		return ""
	}
	var names []string
	for _, l := range bot.Levels() {
		names = append(names, strconv.Itoa(int(l))+"\u00a0"+strings.ReplaceAll(l.Localize(c.Language), " ", "\u00a0"))
	}
	text := common.Sprintf(c.Language, levelNames, strings.Join(names, ", "))
	return "\n" + strings.Join(draw.Wrap(text, 78), "\n") + "\n"
}

// Who says who plays, and how well.
func (p *Page) Who(levels []bot.Level) string {
	var all []string
	for i, l := range levels {
		all = append(all, p.Name(i)+" ("+l.Localize(p.Language())+")")
	}
	return strings.Join(all, " · ")
}

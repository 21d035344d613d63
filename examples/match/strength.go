package main

import (
	"bufio"
	"cmp"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/examples/internal/players"
	"github.com/jeudelettres/lettres/internal/stats"
)

// A ladder is what a table of strength is without flags.
type ladder struct {
	game  string
	games int // of a row
	nodes int // that the strongest level looks at; it thinks longer for people
}

var ladders = []ladder{{"jarnac", 1000, 4000}, {"scrabble", 200, 400}, {"cards", 100, 400}, {"jago", 100, 400}}

// strengths writes the tables of strength: in each game the players for comparison, each
// level against the next lower one, and some against the most points.
func (f *config) strengths(ctx context.Context) error {
	out := bufio.NewWriter(f.world.Stdout)
	defer out.Flush()
	f.heading(out)
	for _, l := range ladders {
		if f.Game != "" && f.Game != l.game {
			continue
		}
		l.games, l.nodes = cmp.Or(f.command.Games, l.games), cmp.Or(f.Nodes, l.nodes)
		top := "level:" + strconv.Itoa(int(bot.Strongest)) + ":" + strconv.Itoa(l.nodes)
		// What is lopsided takes fewer games.
		few := max(2, l.games/4&^1)
		rows := []row{{players.Greedy, players.Random, few}}
		below := players.Random
		for _, level := range bot.Levels() {
			a := "level:" + strconv.Itoa(int(level))
			if level == bot.Strongest {
				a = top
			}
			rows = append(rows, row{a, below, l.games})
			below = a
		}
		rows = append(rows, row{"level:" + strconv.Itoa(int(bot.KeenAmateur)), players.Greedy, few}, row{top, players.Greedy, few})
		for i, r := range rows {
			s, err := f.row(ctx, l.game, r)
			if err != nil {
				return err
			}
			if i == 0 {
				s.tableHead(out)
			}
			s.tableRow(out)
			if err := out.Flush(); err != nil {
				return err
			}
		}
	}
	return out.Flush()
}

// A row is one match of a table.
type row struct {
	a, b  string
	games int
}

// row plays one match of a table. Its records are kept in the folder -out, if there is one.
func (f *config) row(ctx context.Context, game string, r row) (*session, error) {
	own := *f
	own.Game, own.games, own.A, own.B, own.Nodes = game, r.games, r.a, r.b, 0
	s := &session{config: &own, started: f.world.Now()}
	var err error
	if s.contest, err = newContest(&own.settings, own.opening()); err != nil {
		return nil, err
	}
	var file *os.File
	if f.out != "" && f.out != "none" {
		own.out = ""
		if err := os.MkdirAll(f.out, 0o755); err != nil {
			return nil, pathError(err)
		}
		if file, err = os.OpenFile(filepath.Join(f.out, own.file(s.contest)), os.O_RDWR|os.O_CREATE, 0o644); err != nil {
			return nil, pathError(err)
		}
		defer file.Close()
	}
	err = s.run(ctx, file)
	s.progress(true)
	return s, err
}

func (f *config) heading(out *bufio.Writer) {
	say := func(key string, args ...any) {
		fmt.Fprintln(out, phrases.Sprintf(f.command.Language, key, args...))
	}
	say(strengthTitle)
	fmt.Fprintln(out)
	command := "go run ./examples/match -strength -lang " + f.command.Language.String()
	if f.command.Games != 0 {
		command += " -games " + strconv.Itoa(f.command.Games)
	}
	if f.Seed != 1 {
		command += " -seed " + strconv.FormatUint(f.Seed, 10)
	}
	if f.Nodes != 0 {
		command += " -nodes " + strconv.Itoa(f.Nodes)
	}
	if f.Game != "" {
		command += " -game " + f.Game
	}
	say(strengthIntro, command, strconv.FormatUint(f.Seed, 10))
}

func (s *session) tableHead(out *bufio.Writer) {
	fmt.Fprintf(out, "\n## %s\n\n", s.say(gameOf, s.gameName(), s.Options))
	fmt.Fprintln(out, s.say(strengthColumns))
	fmt.Fprintln(out, "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |")
}

func (s *session) tableRow(out *bufio.Writer) {
	t := &s.tally
	score, err := t.pairs.Score()
	elo, eloErr := t.pairs.Elo()
	lead, leadErr := t.lead.Mean()
	var pairs []string
	for _, n := range t.pairs {
		pairs = append(pairs, strconv.Itoa(n))
	}
	fmt.Fprintf(out, "| %s | %s | %d | %d | %d | %d | %s %% | %s | %s | %s |\n",
		s.playerName(s.A), s.playerName(s.B), t.games, t.won[0], t.games-t.won[0]-t.won[1], t.won[1],
		s.plusMinus("%.1f", 100*score, 100*stats.Z95*err), s.plusMinus("%+.0f", elo, eloErr),
		s.plusMinus("%+.1f", lead, stats.Z95*leadErr), strings.Join(pairs, " "))
}

// playerName is a player as the tables name it: a level by its number and its name.
func (s *session) playerName(text string) string {
	spec, err := players.Parse(text)
	switch {
	case err != nil || spec.Level == 0:
		return text
	case spec.Budget.Nodes > 0:
		return s.say(levelWithNodes, int(spec.Level), spec.Level.Localize(s.command.Language), spec.Budget.Nodes)
	}
	return s.say(levelNamed, int(spec.Level), spec.Level.Localize(s.command.Language))
}

package match

import (
	"bufio"
	"cmp"
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/cmd/internal/players"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/match"
)

// A ladder is a table of strength of a game.
type ladder struct {
	extra.Ladder
	game *game.Game
}

// shortGames is the games of a row of a short table.
const shortGames = 250

// rows returns the matches of the table: the players for comparison, each level against the next
// lower one, and some against the most points.
func (l *ladder) rows() []row {
	level := func(l bot.Level) string { return "level:" + strconv.Itoa(int(l)) }
	top := level(bot.Champion) + ":" + strconv.Itoa(l.Nodes)
	few := max(2, l.Games/4&^1) // for what is lopsided
	against := row{top, players.Greedy, cmp.Or(l.Greedy, few)}
	if l.Short {
		against.games = l.Games
		return []row{{level(bot.ClubPlayer), level(bot.KeenAmateur), l.Games}, against}
	}
	rows := []row{{players.Greedy, players.Random, few}, {level(bot.Beginner), players.Random, l.Games}}
	for i := bot.Beginner + 1; i < bot.Champion; i++ {
		rows = append(rows, row{level(i), level(i - 1), l.Games})
	}
	return append(rows, row{top, level(bot.Champion - 1), l.Games}, row{level(bot.KeenAmateur), players.Greedy, few}, against)
}

// ladders returns those that the flags ask for. With -options it is a short one.
func (f *config) ladders() ([]ladder, error) {
	all := slices.DeleteFunc(slices.Clone(f.games), func(g *game.Game) bool { return !g.HasPlayers() })
	if f.Game != "" {
		g, err := program.Game(f.games, f.Game)
		if err != nil {
			return nil, err
		}
		all = []*game.Game{g}
	}
	var chosen []ladder
	for _, g := range all {
		ladders, ok := game.ExtraOf[[]extra.Ladder](g)
		if !ok {
			ladders = []extra.Ladder{{Games: shortGames, Nodes: 400}}
		}
		for _, l := range ladders {
			chosen = append(chosen, ladder{l, g})
		}
	}
	if f.Options != "" {
		chosen = chosen[:1]
		l := &chosen[0]
		l.Options, l.Games, l.Greedy, l.Short = f.Options, min(l.Games, shortGames), 0, true
	}
	return chosen, nil
}

// strengths writes the tables of strength.
func (f *config) strengths(ctx context.Context) error {
	out := bufio.NewWriter(f.world.Stdout)
	defer out.Flush()
	chosen, err := f.ladders()
	if err != nil {
		return err
	}
	f.heading(out)
	for _, l := range chosen {
		if l.Nodes = cmp.Or(f.Nodes, l.Nodes); f.command.Games != 0 {
			l.Games, l.Greedy = f.command.Games, 0
		}
		for i, r := range l.rows() {
			s, err := f.row(ctx, &l, r)
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
func (f *config) row(ctx context.Context, l *ladder, r row) (*session, error) {
	own := *f
	own.Game, own.Options, own.total, own.A, own.B, own.Nodes = l.game.Name(), l.Options, r.games, r.a, r.b, 0
	s := &session{config: &own, started: f.world.Now()}
	var err error
	if s.contest, err = own.newContest(); err != nil {
		return nil, err
	}
	var file disk.File
	if f.out != "" && f.out != "none" {
		own.out = ""
		if err := f.disk.MkdirAll(f.out, 0o755); err != nil {
			return nil, pathError(err, badPath)
		}
		name := own.file(s.contest)
		if l.Options != "" {
			name = strings.NewReplacer(" ", "-", "/", "-", "\\", "-").Replace(l.Options) + "_" + name
		}
		if file, err = openRecords(f.disk, filepath.Join(f.out, name)); err != nil {
			return nil, err
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
	command, seed := "go run ./cmd/lettres match -strength -lang "+f.command.Language.String(), strconv.FormatUint(f.Seed, 10)
	for _, flag := range []struct {
		given       bool
		name, value string
	}{
		{f.command.Games != 0, "games", strconv.Itoa(f.command.Games)}, {f.Seed != 1, "seed", seed}, {f.Nodes != 0, "nodes", strconv.Itoa(f.Nodes)},
		{f.Game != "", "game", f.Game}, {f.Options != "", "options", strconv.Quote(f.Options)},
	} {
		if flag.given {
			command += " -" + flag.name + " " + flag.value
		}
	}
	say(strengthIntro, command, seed)
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
		s.plusMinus("%.1f", 100*score, 100*match.Z95*err), s.plusMinus("%+.0f", elo, eloErr),
		s.plusMinus("%+.1f", lead, match.Z95*leadErr), strings.Join(pairs, " "))
}

// playerName returns a player as the tables name it: a level by its number and its name.
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

// Package tournament is the command tournament: it holds an evening of a club in a file.
package tournament

import (
	"bufio"
	"cmp"
	"errors"
	"io"
	"maps"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/cmd/internal/evening"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/nearest"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/tournament"
)

// A command is the command line, and what its flags ask for.
type command struct {
	*program.Command
	world   program.World
	system  tournament.Options
	title   string
	round   int // 0 is the last one
	shuffle bool
	page    *program.Page
	path    string
}

// Run runs the command, and returns the exit status.
func Run(args []string, w program.World) int {
	c := &command{Command: program.New("tournament", w, usage), world: w, system: tournament.Swiss(5)}
	var fault error
	c.Text("title", &c.title)
	c.Flag("system", badSystem, func(s string) bool {
		c.system, fault = tournament.ParseOptions(s)
		return fault == nil
	})
	c.Flag("round", badRound, program.Number(&c.round, 1, tournament.MaxRounds))
	c.Switch("shuffle", &c.shuffle)
	c.Arguments()
	return c.Run(args, func() error {
		c.page = program.NewPage(w.Stdout, c.Look())
		err := c.act()
		if err == nil {
			err = c.page.Flush()
		}
		return c.told(err)
	})
}

// told returns an error in the language of the person, with the clause that it rests on.
func (c *command) told(err error) error {
	if err == nil {
		return nil
	}
	text := rulebook.Explain(err, c.Language)
	if v, ok := errors.AsType[*rulebook.Violation](err); ok {
		text += " (" + string(v.Clause) + ")"
	}
	return errors.New(text)
}

// actions has what can be done with a file, by name; each takes what follows them.
var actions = map[string]func(c *command, rest []string) error{
	"new":       (*command).create,
	"pair":      (*command).pair,
	"result":    (*command).result,
	"enter":     (*command).enter,
	"withdraw":  (*command).withdraw,
	"return":    (*command).comeBack,
	"undo":      (*command).undo,
	"standings": (*command).standings,
	"print":     (*command).sheet,
	"rules":     (*command).rules,
	"trf":       (*command).trf,
}

func (c *command) act() error {
	if len(c.Args) == 0 {
		return phrases.InputError(noPath)
	}
	c.path = c.Args[0]
	if len(c.Args) == 1 {
		return c.show()
	}
	name := c.Args[1]
	act, ok := actions[name]
	if !ok {
		if near, ok := nearest.Of(slices.Collect(maps.Keys(actions)), excerpt.Truncate(name)); ok {
			return phrases.InputError(noActionBut, excerpt.Truncate(name), near)
		}
		return phrases.InputError(noAction, excerpt.Truncate(name))
	}
	return act(c, c.Args[2:])
}

// create makes the file from names, a line each.
func (c *command) create(rest []string) error {
	in := c.world.Stdin
	if in == nil {
		in = strings.NewReader("")
	}
	if len(rest) > 1 {
		return phrases.InputError(oneNames)
	}
	if len(rest) == 1 {
		f, err := os.Open(rest[0])
		if err != nil {
			return err
		}
		defer f.Close()
		in = f
	}
	names, err := readNames(in)
	if err != nil {
		return err
	}
	if c.shuffle {
		rand.New(rand.NewPCG(c.Seed, 0)).Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
	}
	t, err := tournament.New(c.title, c.system, names...)
	if err != nil {
		return err
	}
	if len(names) == 0 {
		return phrases.InputError(noNames)
	}
	if err := evening.Create(c.path, t); err != nil {
		return err
	}
	c.head(t)
	c.players(t)
	c.page.Line()
	c.say(next, c.path, "pair")
	return nil
}

// readNames returns the names in a text, a line each. Numbers before them, as lists have them, are
// left out, and so are empty lines and those that begin with #.
func readNames(in io.Reader) (names []string, err error) {
	s := bufio.NewScanner(io.LimitReader(in, 1<<20))
	for s.Scan() {
		name := strings.TrimSpace(numbered.ReplaceAllString(strings.TrimPrefix(s.Text(), "\ufeff"), ""))
		if name == "" || name[0] == '#' {
			continue
		}
		if names = append(names, name); len(names) > tournament.MaxPlayers {
			break
		}
	}
	return names, s.Err()
}

var numbered = regexp.MustCompile(`^\s*\d+[.)]\s+`)

// change changes the file, and shows what has become of it.
func (c *command) change(f func(tournament.Tournament) (tournament.Tournament, error)) (tournament.Tournament, error) {
	return evening.Change(c.path, f)
}

func (c *command) pair(rest []string) error {
	if len(rest) > 0 {
		return phrases.InputError(tooMuch, excerpt.Truncate(rest[0]))
	}
	t, err := c.change(tournament.Tournament.Pair)
	if err == nil {
		c.head(t)
		c.pairings(t, t.Rounds())
	}
	return err
}

func (c *command) undo(rest []string) error {
	if len(rest) > 0 {
		return phrases.InputError(tooMuch, excerpt.Truncate(rest[0]))
	}
	t, err := c.change(tournament.Tournament.Undo)
	if err == nil {
		c.say(undone, t.Rounds()+1)
	}
	return err
}

func (c *command) enter(rest []string) error {
	name := strings.Join(rest, " ")
	t, err := c.change(func(t tournament.Tournament) (tournament.Tournament, error) { return t.Enter(name) })
	if err == nil {
		c.say(entered, t.Name(tournament.Player(t.Len())), t.Len())
	}
	return err
}

func (c *command) withdraw(rest []string) error {
	return c.player(rest, tournament.Tournament.Withdraw, withdrawn)
}

func (c *command) comeBack(rest []string) error {
	return c.player(rest, tournament.Tournament.Return, returned)
}

func (c *command) player(rest []string, f func(tournament.Tournament, tournament.Player) (tournament.Tournament, error), done string) error {
	var p tournament.Player
	t, err := c.change(func(t tournament.Tournament) (_ tournament.Tournament, err error) {
		if p, err = t.Find(strings.Join(rest, " ")); err != nil {
			return t, err
		}
		return f(t, p)
	})
	if err == nil {
		c.say(done, t.Name(p))
	}
	return err
}

// result notes a result, or corrects one: "3 412-388" for a table, or "Alice 412 Bruno 388".
func (c *command) result(rest []string) error {
	text := strings.Join(rest, " ")
	var n int
	var pair tournament.Pairing
	t, err := c.change(func(t tournament.Tournament) (_ tournament.Tournament, err error) {
		if n = c.round; n == 0 {
			n = t.Rounds()
		}
		if pair, err = parseResult(t, n, text); err != nil {
			return t, err
		}
		return t.Set(n, pair.First, pair.Second, pair.Result)
	})
	if err != nil {
		return err
	}
	c.page.Line(t.Name(pair.First), " ", c.scores(pair.Result), " ", t.Name(pair.Second))
	open := 0
	for _, p := range t.Round(t.Rounds()) {
		if p.Open() {
			open++
		}
	}
	switch {
	case open > 0:
		c.say(missing, open, t.Rounds())
	case t.Rounds() < t.Planned():
		c.say(complete, t.Rounds())
		c.say(next, c.path, "pair")
	default:
		c.say(over)
		c.say(next, c.path, "print")
	}
	return nil
}

var (
	atTable = regexp.MustCompile(`^(\d{1,3}) +(\S+)$`)
	score   = regexp.MustCompile(`^(-?\d+|absente?)$`)
)

// parseResult reads a result and whose it is.
func parseResult(t tournament.Tournament, round int, text string) (p tournament.Pairing, err error) {
	if m := atTable.FindStringSubmatch(text); m != nil {
		pairs := slices.DeleteFunc(t.Round(round), tournament.Pairing.Bye)
		var table int
		if !program.Number(&table, 1, len(pairs))(m[1]) {
			return p, phrases.InputError(noTable, m[1], round)
		}
		p = pairs[table-1]
		p.Result, err = tournament.ParseResult(m[2])
		return p, err
	}
	words := slices.DeleteFunc(strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' }), func(w string) bool { return w == "-" || w == "–" })
	last := len(words) - 1
	var fault error
	for i := 1; i < last-1; i++ { // a name can have numbers in it
		if !score.MatchString(words[i]) || !score.MatchString(words[last]) {
			continue
		}
		if p.First, err = t.Find(strings.Join(words[:i], " ")); err == nil {
			if p.Second, err = t.Find(strings.Join(words[i+1:last], " ")); err == nil {
				p.Result, err = scored(words[i], words[last])
				return p, err
			}
			fault = err
		}
		fault = cmp.Or(fault, err)
	}
	return p, cmp.Or(fault, error(phrases.InputError(badResult, excerpt.Truncate(text))))
}

// scored returns the result of two scores, or of "absent".
func scored(first, second string) (r tournament.Result, err error) {
	switch a, b := first[0] == 'a', second[0] == 'a'; {
	case a && b:
		r.Kind = tournament.BothAbsent
	case a:
		r.Kind = tournament.FirstAbsent
	case b:
		r.Kind = tournament.SecondAbsent
	default:
		return tournament.ParseResult(first + "-" + second)
	}
	return r, nil
}

// trf writes the file for chess programs.
func (c *command) trf([]string) error {
	t, err := evening.Read(c.path)
	if err == nil {
		_, err = c.world.Stdout.Write(t.TRF())
	}
	return err
}

func (c *command) say(phrase string, args ...any) {
	c.page.Line(phrases.Sprintf(c.Language, phrase, args...))
}

func (c *command) text(phrase string, args ...any) string {
	return phrases.Sprintf(c.Language, phrase, args...)
}

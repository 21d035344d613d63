// Package arbiter settles disputes. It replays records of games of Jarnac, of Scrabble, of
// Scrabble, le jeu de cartes, and of Jago, and says move by move whether each was legal,
// by which clause not, and what the result is:
//
//	go run ./cmd/lettres arbiter game.txt
//	go run ./cmd/lettres arbiter -legal -lang en game.txt
//	go run ./cmd/lettres arbiter -json round1/*.txt
//
// Without a file it reads standard input. The format is that of jarnac.Record:
//
//	@rules competition
//	@players Alice Bruno
//	Alice +ABUZRT
//	Alice RAT
//
// or, with @game scrabble, @game scrabblecards or @game jago at its head, that of
// scrabble.Record, scrabblecards.Record or jago.Record; and for Scrabble also GCG, which is known by the name of the file, .gcg, or
// by its first lines:
//
//	#player1 alice Alice
//	#player2 bruno Bruno
//	>alice: AEINRT? 8F TRAINEs +62 62
//
// A file can hold many games, as those of a match do: a line @game after a move begins the
// next one.
//
// A legal game is told turn by turn, with its draws, words, Jarnacs, contests and
// fallen flags, down to the count and the verdict. At the first illegal move it
// stops: the two mats as they lay, the move, why not, the clause and where it
// comes from, and for an irregular draw or act the remedy. The clauses that legal moves rest on are told where they say more than
// those of every move, and so is the list of words behind a verdict. Of a game of Scrabble the
// points and totals are checked too, and the board is drawn; of a game of cards it
// says which words were taken off the table and which stay, and draws that; of a game
// of Jago which words were stolen, or why not, and draws the board with its two colours
// at the end of each turn.
//
// A quarrel needs no record. With -position it reads two mats and two racks as a person
// types them, and says which Jarnacs can be called, what can be laid, whether a word is
// good and why, and who wins if the game ends now; README.md shows how. The
// command word judges words alone, as the flag -word does:
//
//	go run ./cmd/lettres arbiter -position table.txt
//	go run ./cmd/lettres word "LAC > LACS" FORTIORI
//
// The directory disputes holds quarrels that come up at the table, and how they
// are settled.
//
// The command review, as the flag -review, says what was missed instead of what was played: turn by turn the Jarnacs that
// were there, the words that could have been longer, what was left open, in Scrabble and the card
// game the points and scrabbles missed, in Jago the words that led by more, and what each decision lost by a search, with its error; then a summary
// of each player. A record with an
// illegal move is reviewed up to it, and a position for its best moves. On a terminal a bar shows how
// far it has come, and an interrupt ends it with what is found:
//
//	go run ./cmd/lettres review -svg course.svg game.txt
//
// The flags:
//
//	-lexicon file  the words: a tagged list (.tsv), a plain list (.txt), a word graph
//	               (.kwg), or a Hunspell dictionary (.dic, with its .aff beside it);
//	               "french" for those of package lexicon/french. Without it: the file
//	               that LETTRES_LEXICON names, or lettres/lexicon.tsv, .txt, .kwg or
//	               .dic in the user's folder of settings, or else french
//	-position file a position instead of records; - for standard input
//	-word word     judge this word; "LAC > LACS" is a word made of another
//	-legal         all good moves after the last one, or at an illegal one
//	-review        what was missed: in records, or in a position
//	-nodes n       how deep the review looks: how many moves it tries for each decision; with 0 it
//	               tells what is exact alone, at once
//	-seed n        of the chance with which the review plays on (default 0): another one
//	               gives other estimates
//	-svg file      the course of the game as a picture, with -review
//	-json          a JSON object a line, for programs (see json.go)
//	-lang tag      fr or en; by default the language of the environment
//
// The exit status is 0 when all moves are legal, 1 after an illegal one, and 2
// after a record that cannot be read, or a fault in the flags; of several records,
// the largest.
package arbiter

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strconv"

	judge "github.com/jeudelettres/lettres/arbiter"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/show"
)

// A command has a name and its usage.
type command struct{ name, usage string }

var (
	judging   = command{"arbiter", usage}
	reviews   = command{"review", reviewUsage}
	questions = command{"word", wordUsage}
)

// Run runs the command arbiter and returns the exit status.
func Run(args []string, w program.World) int { return judging.inWorld(args, w) }

// Review runs the command review, which says what was missed.
func Review(args []string, w program.World) int { return reviews.inWorld(args, w) }

// Word runs the command word, whose arguments are words to judge.
func Word(args []string, w program.World) int { return questions.inWorld(args, w) }

func (cmd command) inWorld(args []string, w program.World) int {
	if len(args) == 0 && cmd != questions && w.Terminal && !w.Echo && w.Flags == nil {
		fmt.Fprintln(w.Stderr, program.Help(phrases.Sprintf(program.Language(w.Getenv), waits), 80))
	}
	return cmd.run(args, environment{
		World:  w,
		games:  games.All(),
		config: os.UserConfigDir,
		interrupted: func() (context.Context, context.CancelFunc) {
			return signal.NotifyContext(context.Background(), os.Interrupt)
		},
	})
}

// An environment holds what run knows of the world besides its arguments.
type environment struct {
	program.World
	games       []*game.Game
	config      func() (string, error)                       // the folder in which users keep their settings
	interrupted func() (context.Context, context.CancelFunc) // done when the user stops a review
}

// run runs the command in an environment.
func (cmd command) run(args []string, env environment) int {
	c := &config{Command: program.Plain(cmd.name, env.World, cmd.usage), nodes: usualNodes, review: cmd == reviews}
	c.flags(cmd)
	return c.Do(args, func() int {
		status, err := c.judge(cmd, env)
		if err != nil {
			c.Complain(err)
		}
		return int(status)
	})
}

// judge judges what the flags ask for. An error means that the words cannot be read, or the output not written.
func (c *config) judge(cmd command, env environment) (status, error) {
	path, err := lexiconPath(c.lexicon, env)
	if err != nil {
		return unreadable, err
	}
	words, err := ReadLexicon(path, c.Language)
	if err != nil {
		return unreadable, err
	}

	var out reporter
	if c.json {
		out = newJSONReport(env.Stdout, words, c.legal, c.Language)
	} else {
		columns, _ := strconv.Atoi(env.Getenv("COLUMNS"))
		text := newTextReport(env.Stdout, env.Stderr, words, c.legal, show.Options{Language: c.Language, Colour: env.Colour, Width: columns})
		text.command, text.review, text.exact = cmd.name, c.review, c.nodes == 0
		out = text
	}
	a := newArbiter(env.games, words, c.Language, out)
	where := ""
	a.warn = func(text string) { fmt.Fprintf(env.Stderr, "%s: %s%s\n", cmd.name, where, text) }

	if c.review {
		ctx, stop := context.WithCancel(context.Background())
		if env.interrupted != nil {
			ctx, stop = env.interrupted()
		}
		defer stop()
		a.review = &reviewing{ctx: ctx, nodes: c.nodes, seed: c.seed, svg: c.svg, look: show.Options{Language: c.Language}}
		if env.Terminal {
			a.review.bar = bar{w: env.Stderr, label: func(done, of int) string { return phrases.Sprintf(c.Language, turnOf, done, of) }}
		}
	}

	worst := legal
	switch {
	case c.position == "-":
		worst = a.judgePosition(env.Stdin, c.words)
	case c.position != "":
		worst = a.judgeFile(c.position, func(r io.Reader) status { return a.judgePosition(r, c.words) })
	case len(c.words) > 0:
		worst = a.judgeWords(c.words)
	case len(c.records) == 0:
		worst = a.judge(env.Stdin, "")
	}
	for _, path := range c.records {
		where = path + ": "
		if len(c.records) > 1 {
			out.record(path, 1)
		}
		worst = max(worst, a.judgeFile(path, func(r io.Reader) status { return a.judge(r, path) }))
	}
	if err := out.flush(); err != nil {
		return unreadable, err
	}
	return worst, nil
}

// judgeFile judges what is in a file.
func (a *arbiter) judgeFile(path string, judge func(io.Reader) status) status {
	f, err := os.Open(path)
	if err != nil {
		a.out.fault(0, program.Fault(err, a.lang))
		return unreadable
	}
	defer f.Close()
	return judge(f)
}

// maxQuestions limits the words of one run.
const maxQuestions = 100

// A config holds what the flags ask for.
type config struct {
	*program.Command
	lexicon     string
	json, legal bool
	position    string // a file, or "-"
	words       []judge.Question
	records     []string
	review      bool
	nodes       int
	seed        uint64
	svg         string
}

// flags adds the flags of a command.
func (c *config) flags(cmd command) {
	c.Text("lexicon", &c.lexicon)
	c.Switch("json", &c.json)
	c.Arguments()
	if cmd != questions {
		c.Text("position", &c.position)
		c.Func("nodes", func(s string) error {
			if !program.Number(&c.nodes, 0, maxNodes)(s) {
				return errors.New(phrases.Sprintf(c.Language, badNodes, maxNodes))
			}
			return nil
		})
		c.Flag("seed", badSeed, func(s string) bool {
			var err error
			c.seed, err = strconv.ParseUint(s, 10, 64)
			return err == nil
		})
		c.Text("svg", &c.svg)
	}
	if cmd == judging {
		c.Switch("legal", &c.legal)
		c.Func("word", c.word)
		c.Switch("review", &c.review)
	}
	c.Check(func() error { return c.check(cmd) })
}

// word reads a word to be judged.
func (c *config) word(s string) error {
	if len(c.words) == maxQuestions {
		return errors.New(phrases.Sprintf(c.Language, manyQuestions, maxQuestions))
	}
	q, err := judge.ParseQuestion(s)
	c.words = append(c.words, q)
	return err
}

// check judges the flags together.
func (c *config) check(cmd command) error {
	if cmd == questions {
		for _, s := range c.Args {
			if err := c.word(s); err != nil {
				return err
			}
		}
		if len(c.words) == 0 {
			return phrases.InputError(whichWord)
		}
		return nil
	}
	c.records = c.Args
	switch {
	case len(c.records) > 0 && (c.position != "" || len(c.words) > 0):
		return phrases.InputError(eitherOr)
	case !c.review && (c.nodes != usualNodes || c.seed != 0 || c.svg != ""):
		return phrases.InputError(onlyReview)
	case c.svg != "" && (len(c.records) > 1 || c.position != "" || len(c.words) > 0):
		return phrases.InputError(onePicture)
	}
	return nil
}

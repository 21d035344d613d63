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
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strconv"

	"golang.org/x/text/language"

	judge "github.com/jeudelettres/lettres/arbiter"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/rulebook"
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
	return cmd.run(args, w.Stdin, w.Stdout, w.Stderr, environment{
		games:    games.All(),
		getenv:   w.Getenv,
		config:   os.UserConfigDir,
		colour:   w.Colour,
		terminal: w.Terminal,
		flags:    w.Flags,
		interrupted: func() (context.Context, context.CancelFunc) {
			return signal.NotifyContext(context.Background(), os.Interrupt)
		},
	})
}

// An environment holds what run knows of the world besides its arguments.
type environment struct {
	games  []*game.Game
	getenv func(string) string
	config func() (string, error) // the folder in which users keep their settings
	colour bool

	terminal    bool                                         // whether standard error is one
	interrupted func() (context.Context, context.CancelFunc) // done when the user stops a review
	flags       func(*flag.FlagSet)                          // is given the flags, see program.World
}

// run runs the command arbiter in an environment.
func run(args []string, stdin io.Reader, stdout, stderr io.Writer, env environment) int {
	return judging.run(args, stdin, stdout, stderr, env)
}

func (cmd command) run(args []string, stdin io.Reader, stdout, stderr io.Writer, env environment) int {
	c, err := cmd.parse(args, env)
	if env.flags != nil {
		return 0
	}
	if errors.Is(err, flag.ErrHelp) {
		io.WriteString(stdout, program.Help(phrases.Sprintf(c.lang, cmd.usage), 80))
		return 0
	}
	complain := func(err error) int {
		fmt.Fprintf(stderr, "%s: %s\n", cmd.name, program.Fault(err, c.lang))
		return int(unreadable)
	}
	if err != nil {
		complain(err)
		fmt.Fprintln(stderr, phrases.Sprintf(c.lang, seeHelp))
		return int(unreadable)
	}
	path, err := lexiconPath(c.lexicon, env)
	if err != nil {
		return complain(err)
	}
	words, err := ReadLexicon(path, c.lang)
	if err != nil {
		return complain(err)
	}

	var out reporter
	if c.json {
		out = newJSONReport(stdout, words, c.legal, c.lang)
	} else {
		columns, _ := strconv.Atoi(env.getenv("COLUMNS"))
		text := newTextReport(stdout, stderr, words, c.legal, show.Options{Language: c.lang, Colour: env.colour, Width: columns})
		text.command, text.review, text.exact = cmd.name, c.review, c.nodes == 0
		out = text
	}
	a := newArbiter(env.games, words, c.lang, out)
	where := ""
	a.warn = func(text string) { fmt.Fprintf(stderr, "%s: %s%s\n", cmd.name, where, text) }

	if c.review {
		ctx, stop := context.WithCancel(context.Background())
		if env.interrupted != nil {
			ctx, stop = env.interrupted()
		}
		defer stop()
		a.review = &reviewing{ctx: ctx, nodes: c.nodes, seed: c.seed, svg: c.svg, look: show.Options{Language: c.lang}}
		if env.terminal {
			a.review.bar = bar{w: stderr, label: func(done, of int) string { return phrases.Sprintf(c.lang, turnOf, done, of) }}
		}
	}

	worst := legal
	switch {
	case c.position == "-":
		worst = a.judgePosition(stdin, c.words)
	case c.position != "":
		worst = a.judgeFile(c.position, func(r io.Reader) status { return a.judgePosition(r, c.words) })
	case len(c.words) > 0:
		worst = a.judgeWords(c.words)
	case len(c.records) == 0:
		worst = a.judge(stdin, "")
	}
	for _, path := range c.records {
		where = path + ": "
		if len(c.records) > 1 {
			out.record(path, 1)
		}
		worst = max(worst, a.judgeFile(path, func(r io.Reader) status { return a.judge(r, path) }))
	}
	if err := out.flush(); err != nil {
		return complain(err)
	}
	return int(worst)
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
	lexicon     string
	json, legal bool
	lang        language.Tag
	position    string // a file, or "-"
	words       []judge.Question
	records     []string
	review      bool
	nodes       int
	seed        uint64
	svg         string
}

// parse reads the flags. The config has a language even with an error.
func (cmd command) parse(args []string, env environment) (config, error) {
	c := config{lang: program.Language(env.getenv), nodes: usualNodes, review: cmd == reviews}
	fs := flag.NewFlagSet(cmd.name, flag.ContinueOnError)
	fs.SetOutput(io.Discard) // run has the say in the language of the reader
	fs.Func("lang", "", func(s string) error {
		tag, ok := program.Named(s)
		if !ok {
			return errors.New(phrases.Sprintf(c.lang, badLanguage))
		}
		c.lang = tag
		return nil
	})
	fs.StringVar(&c.lexicon, "lexicon", "", "")
	fs.BoolVar(&c.json, "json", false, "")
	word := func(s string) error {
		if len(c.words) == maxQuestions {
			return errors.New(phrases.Sprintf(c.lang, manyQuestions, maxQuestions))
		}
		q, err := judge.ParseQuestion(s)
		if err != nil {
			return errors.New(rulebook.Explain(err, c.lang))
		}
		c.words = append(c.words, q)
		return nil
	}
	if cmd != questions {
		fs.StringVar(&c.position, "position", "", "")
		fs.Func("nodes", "", func(s string) error {
			if !program.Number(&c.nodes, 0, maxNodes)(s) {
				return errors.New(phrases.Sprintf(c.lang, badNodes, maxNodes))
			}
			return nil
		})
		fs.Func("seed", "", func(s string) (err error) {
			if c.seed, err = strconv.ParseUint(s, 10, 64); err != nil {
				return errors.New(phrases.Sprintf(c.lang, badSeed))
			}
			return nil
		})
		fs.StringVar(&c.svg, "svg", "", "")
	}
	if cmd == judging {
		fs.BoolVar(&c.legal, "legal", false, "")
		fs.Func("word", "", word)
		fs.BoolVar(&c.review, "review", false, "")
	}
	if env.flags != nil {
		env.flags(fs)
		return c, nil
	}
	err := fs.Parse(args)
	c.records = fs.Args()
	if cmd == questions {
		for err == nil && fs.NArg() > 0 { // flags may stand behind words
			rest := fs.Args()
			if err = word(rest[0]); err == nil {
				err = fs.Parse(rest[1:])
			}
		}
		c.records = nil
		if err == nil && len(c.words) == 0 {
			err = errors.New(phrases.Sprintf(c.lang, whichWord))
		}
	}
	if err == nil && len(c.records) > 0 && (c.position != "" || len(c.words) > 0) {
		err = errors.New(phrases.Sprintf(c.lang, eitherOr))
	}
	if err == nil && !c.review && (c.nodes != usualNodes || c.seed != 0 || c.svg != "") {
		err = errors.New(phrases.Sprintf(c.lang, onlyReview))
	}
	if err == nil && c.svg != "" && (len(c.records) > 1 || c.position != "" || len(c.words) > 0) {
		err = errors.New(phrases.Sprintf(c.lang, onePicture))
	}
	return c, err
}

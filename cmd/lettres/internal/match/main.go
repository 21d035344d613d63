// Package match plays many games between two players and says which of them is the stronger one:
//
//	go run ./cmd/lettres match -a level:5 -b level:4 -game jarnac -games 1000
//	go run ./cmd/lettres match -a "python3 mybot.py" -b greedy -game scrabble -movetime 1s
//	go run ./cmd/lettres match -a level:8:2000 -b level:8:1000 -sprt 0,30
//	go run ./cmd/lettres match -strength
//
// A player is a level of package bot, as level:5 or level:champion, also with a budget of
// nodes or of time for each decision, as level:8:5000 or level:8:50ms; greedy, who takes the
// most points; random; or a command that speaks the engine protocol of docs/protocol.md.
//
// Games come in pairs: the same deal with swapped seats, so that luck cancels. Each seat
// has its own stream of chance. The same flags play the same games, whatever -concurrency
// is, unless a time bounds a player. A player whose move is illegal, who is late, or who
// fails, loses that game; its record says why, and the match goes on.
//
// All records are written to one file, which lettres arbiter reads. No other match can write
// it meanwhile. A match that was
// interrupted goes on where it stopped when the same command is given again, and one that
// is over is told again. Nobody can see in a file whether a program has changed since: play
// a new version into a new file.
//
// The result is given in points for each game, in Elo, and as the likelihood that a is the
// stronger one, over pairs; the interval after ± holds the truth in 95 of 100 cases. With
// -sprt the match stops when it knows whether a is stronger by elo0 or by elo1.
//
// With -check nothing is played for a result: a program is tested for the engine protocol, and
// told line by line what it does wrong.
//
//	go run ./cmd/lettres match -check "python3 mybot.py"
//
// The flags:
//
//	-a, -b player      who plays
//	-game name         jarnac (default), scrabble, cards or jago
//	-options text      the rules, as in a record: "competition lines=6"
//	-games n           how many, an even number; 1000 without it, with -sprt 100000 at most
//	-seed n            of the first pair (default 1); each pair has the next one
//	-nodes n           that a level looks at for each decision, if it has no budget of its own
//	-movetime d        for each decision, as 50ms
//	-time d            for all decisions of a player in a game
//	-margin d          by which a player may be late (default 100ms)
//	-sprt e0,e1[,α,β]  the bounds of the sequential test, in Elo; α and β are 0.05
//	-concurrency n     how many pairs are played at once (default 1)
//	-seta, -setb n=v   an option of a command; may be given several times
//	-keep              a command is started once for each pair at a time, and plays one game
//	                   after the other
//	-out file          the records; "none" for no file; else a name made of the players
//	-svg file          a picture of the result
//	-json              a JSON object a line: the match, each game, the report
//	-strength          tables of strength for all games, in Markdown (see docs/strength.md);
//	                   with -game those of one game, and with -options too a short one
//	-check command     tests a program, see above
//	-lang tag          fr or en
//	-quiet             no line of progress on a terminal
//
// The exit status is 0 after a match, 1 after an error, an interruption or a program that does
// not stand the test, and 2 after a fault in the flags.
package match

import (
	"cmp"
	"context"
	"math"
	"os/signal"
	"strconv"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/cmd/internal/players"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/match"
)

// A config is what the flags ask for.
type config struct {
	settings
	disk           disk.Disk // has the records
	games          []*game.Game
	total, workers int
	moveTime, time time.Duration
	margin         time.Duration
	test           match.SPRT // none without Elo1
	out, svg       string
	json, quiet    bool
	strength       bool
	tested         []string // a command of -check
	world          program.World
	command        *program.Command
}

// The numbers of games without -games.
const (
	usualGames = 1000
	mostGames  = 100_000 // with -sprt
)

// Main runs the command as a program of its own does, whose children at the end are what engines have left behind.
func Main(args []string, w program.World, games []*game.Game) int {
	defer adopt()()
	return Run(args, w, games)
}

// Run runs the command, with which any of the games can be played; the first one is the usual
// one. It returns the exit status.
func Run(args []string, w program.World, games []*game.Game) int {
	return runOn(disk.System{}, args, w, games)
}

// runOn runs the command with the records on a disk.
func runOn(d disk.Disk, args []string, w program.World, games []*game.Game) int {
	w.Seed = func() uint64 { return 1 }
	c := program.New("match", w, usage)
	c.ManyFlags()
	f := config{disk: d, games: games, world: w, command: c, workers: 1, margin: 100 * time.Millisecond}
	set := func(s *string) func(string) bool {
		return func(value string) bool { *s = value; return value != "" }
	}
	c.Flag("a", badPlayer, set(&f.A))
	c.Flag("b", badPlayer, set(&f.B))
	c.Flag("game", noGame, set(&f.Game))
	c.Flag("options", badOptions, set(&f.Options))
	c.Flag("nodes", badNodes, program.Number(&f.Nodes, 1, math.MaxInt32))
	c.Flag("movetime", badTime, duration(&f.moveTime))
	c.Flag("time", badTime, duration(&f.time))
	c.Flag("margin", badTime, duration(&f.margin))
	c.Flag("sprt", badTest, f.sprt)
	c.Flag("concurrency", badWorkers, program.Number(&f.workers, 1, 1024))
	c.Flag("seta", badSetting, setting(&f.SetA))
	c.Flag("setb", badSetting, setting(&f.SetB))
	c.Flag("out", badFile, set(&f.out))
	c.Flag("svg", badFile, set(&f.svg))
	c.Flag("check", badCommand, func(text string) (ok bool) {
		words, err := players.Split(text)
		f.tested = words
		return err == nil
	})
	c.Switch("json", &f.json)
	c.Switch("keep", &f.Keep)
	c.Switch("strength", &f.strength)
	c.Check(f.check)
	return c.Run(args, func() error {
		if f.tested != nil {
			return f.conforms()
		}
		ctx, stop := signal.NotifyContext(context.Background(), ends...)
		defer stop()
		play := f.play
		if f.strength {
			play = f.strengths
		}
		return play(ctx)
	})
}

// check judges the flags together, and completes them.
func (f *config) check() error {
	f.Seed, f.quiet = f.command.Seed, f.command.Quiet
	if f.total = f.command.Games; f.total == 0 {
		f.total = usualGames
		if f.test.Valid() {
			f.total = mostGames
		}
	}
	f.MoveTime, f.Time = text(f.moveTime), text(f.time)
	if f.moveTime > 0 || f.time > 0 {
		f.Margin = text(f.margin)
	}
	switch {
	case f.tested != nil:
		return nil
	case f.total%2 != 0:
		return phrases.InputError(oddGames)
	case f.strength && (f.A != "" || f.B != "" || f.moveTime > 0 || f.time > 0 || f.test.Valid() || f.json || f.Options != "" && f.Game == "" || f.svg != ""):
		return phrases.InputError(strengthAlone)
	case f.strength:
		return nil
	case f.A == "" || f.B == "":
		return phrases.InputError(noPlayers)
	}
	f.Game = cmp.Or(f.Game, f.games[0].Name())
	_, err := f.sides()
	return err
}

func duration(d *time.Duration) func(string) bool {
	return func(value string) bool {
		var err error
		*d, err = time.ParseDuration(value)
		return err == nil && *d > 0 && *d <= 24*time.Hour
	}
}

func setting(all *[]players.Setting) func(string) bool {
	return func(text string) bool {
		name, value, ok := strings.Cut(text, "=")
		*all = append(*all, players.Setting{Name: name, Value: value})
		return ok && name != ""
	}
}

// sprt reads the bounds of the test.
func (f *config) sprt(text string) bool {
	f.test = match.SPRT{Alpha: 0.05, Beta: 0.05}
	to := []*float64{&f.test.Elo0, &f.test.Elo1, &f.test.Alpha, &f.test.Beta}
	parts := strings.Split(text, ",")
	if len(parts) != 2 && len(parts) != 4 {
		return false
	}
	for i, part := range parts {
		var err error
		if *to[i], err = strconv.ParseFloat(strings.TrimSpace(part), 64); err != nil {
			return false
		}
	}
	return f.test.Valid()
}

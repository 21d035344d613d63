// Analyse reads games of Scrabble in GCG and tells, turn by turn, how many points were
// missed: what was played, against the placement with the most points.
//
//	go run ./examples/analyse game.gcg
//	go run ./examples/analyse -lang en < game.gcg
//
// It knows the turns whose whole rack the file tells. The words are those of package
// lexicon/french. A move that is not legal ends the analysis, with the reason.
//
// The exit status is 0 after all turns, 1 after a move that is not legal, and 2 after a file
// that cannot be read.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/examples/internal/program"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr, os.Getenv)) }

const (
	usage = "usage: analyse [-lang fr|en] [GAME.gcg]\n\nIt tells the points missed, turn by turn, in a game of Scrabble in GCG.\n"

	headings = "player, rack, played, points, best placement, points, missed"
	summary  = "%s: points missed: %d; turns: %d; best placements found: %d"
	unknown  = "rack not told"
)

var phrases = rulebook.NewPhrases(map[string]string{
	usage: "usage : analyse [-lang fr|en] [PARTIE.gcg]\n\nDit tour par tour les points manqués dans une partie de Scrabble en GCG.\n",

	headings: "joueur, chevalet, joué, points, meilleur coup, points, manqués",
	summary:  "%s : points manqués : %d ; tours : %d ; meilleurs coups trouvés : %d",
	unknown:  "chevalet non indiqué",
})

// run is the program; it returns the exit status.
func run(args []string, stdin io.Reader, stdout, stderr io.Writer, getenv func(string) string) int {
	lang := program.Language(getenv)
	flags := flag.NewFlagSet("analyse", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.Func("lang", "", func(s string) error {
		tag, ok := program.Named(s)
		if !ok {
			return errors.New(s)
		}
		lang = tag
		return nil
	})
	if err := flags.Parse(args); err != nil || flags.NArg() > 1 {
		fmt.Fprint(stderr, phrases.Sprintf(lang, usage))
		return map[bool]int{true: 0, false: 2}[errors.Is(err, flag.ErrHelp)]
	}
	if flags.NArg() == 1 {
		text, err := os.ReadFile(flags.Arg(0))
		if err != nil {
			fmt.Fprintf(stderr, "analyse: %v\n", err)
			return 2
		}
		stdin = bytes.NewReader(text)
	}
	game, err := scrabble.ReadGCG(stdin)
	if err != nil {
		fmt.Fprintf(stderr, "analyse: %s\n", rulebook.Explain(err, lang))
		return 2
	}
	if err := analyse(stdout, game, lang); err != nil {
		fmt.Fprintf(stderr, "analyse: %s\n", rulebook.Explain(err, lang))
		return 1
	}
	return 0
}

// A tally is how a player has done.
type tally struct{ turns, best, missed int }

// analyse tells the turns of a game, and the sum.
func analyse(w io.Writer, game scrabble.GCG, lang language.Tag) error {
	var players [scrabble.MaxPlayers]tally
	row := func(cells ...string) {
		var line string
		for i, width := range []int{12, 9, 17, -6, 2, 17, -6, -9} { // to the right where it is negative
			if i == 4 {
				cells = slices.Insert(cells, i, "")
			}
			if i < len(cells) && width > 0 {
				line += draw.Left(cells[i], width)
			} else if i < len(cells) {
				line += draw.Right(cells[i], -width)
			}
		}
		fmt.Fprintln(w, strings.TrimRight(line, " "))
	}
	row(strings.Split(phrases.Sprintf(lang, headings), ", ")...)
	n := 0
	for step, err := range game.Replay(gaddag.Lexicon()) {
		if err != nil {
			return err
		}
		e := game.Events[n]
		n++
		p, before := e.Player, step.Before
		played, points := e.TextIn(game.Options.Squares), draw.Number(e.Score)
		switch k := e.Kind; {
		case k != scrabble.KindPlace && k != scrabble.KindPass && k != scrabble.KindExchange:
			if e.Withdrawn { // all that it had brought is missed
				players[p].missed -= e.Score
			}
			row(game.Name(p), e.Rack, played, points)
			continue
		case before.Rack(p).Len() < before.Held(p):
			row(game.Name(p), e.Rack, played, points, phrases.Sprintf(lang, unknown))
			continue
		}
		best, most := "", 0
		if m, ok := before.Best(); ok {
			best, most = before.Notation(m), before.Points(m)
		}
		missed := max(0, most-e.Score) // a word that is not good may bring more
		players[p].turns++
		players[p].missed += missed
		if missed == 0 {
			players[p].best++
		}
		row(game.Name(p), before.Rack(p).String(), played, points, best, draw.Number(most), draw.Number(missed))
	}
	fmt.Fprintln(w)
	for p := range game.Players {
		t := players[p]
		fmt.Fprintln(w, phrases.Sprintf(lang, summary, game.Name(scrabble.Player(p)), t.missed, t.turns, t.best))
	}
	return nil
}

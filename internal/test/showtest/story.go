package showtest

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/show"
)

// A Story is a game for a golden file.
type Story[S any] struct {
	Name  string
	Start S
	Moves []string // as Play takes them; after "= " one that is named as something to do, and not made
	Since int      // how many of the last moves stand out in what is drawn; where it is 0 nothing is drawn
}

// StoryOf returns a story of a position and moves.
func StoryOf[S any](name string, since int, start S, moves ...string) Story[S] {
	return Story[S]{Name: name, Start: start, Moves: moves, Since: since}
}

// Stories compares stories with a golden file. Of each move it holds whose turn it is and what they
// may do, the move as something to do, and what is told of it with the clauses; of the last position the
// points of each player where the game is over, the text, and what the drawing says of itself. All of it is in English for somebody else,
// and in French for the second player; what is drawn in French is for an onlooker.
func (g *Game[A, S, P, M, K, O, T]) Stories(t *testing.T, name string, tell func(T, show.Options) []show.Sentence, stories ...Story[S]) {
	t.Helper()
	var out strings.Builder
	both := func(say func(o show.Options) string) {
		french := French
		french.Reader = 2
		for _, o := range []show.Options{English, french} {
			fmt.Fprintf(&out, "  %s\n", strings.ReplaceAll(say(o), "\u00a0", "~"))
		}
	}
	// each writes what is said of a position, and once more of what a player sees if that is said otherwise.
	each := func(at []A, say func(a A, o show.Options) string) {
		last := ""
		for _, a := range at {
			if now := say(a, English); now != last {
				last = now
				both(func(o show.Options) string { return say(a, o) })
			}
		}
	}
	for _, story := range stories {
		fmt.Fprintf(&out, "# %s\n\n", story.Name)
		s := story.Start
		var steps []T
		for _, text := range story.Moves {
			fmt.Fprintf(&out, "%s\n", text)
			if text, ok := strings.CutPrefix(text, "= "); ok {
				m := must.Get(g.Parse(text))(t)
				each(g.At(s, s.Turn()), func(a A, o show.Options) string { return g.Move(a, m, o) })
				continue
			}
			made := g.Play(t, s, text)[0]
			step := gametest.Step[S, P, M](made)
			at := g.At(s, step.Player)
			each(at, g.Turn)
			each(at, func(a A, o show.Options) string { return g.Move(a, step.Move, o) })
			both(func(o show.Options) string {
				var all []string
				for _, said := range tell(made, o) {
					all = append(all, said.Text+" ["+string(said.Clause)+"]")
				}
				return strings.Join(all, " ")
			})
			steps, s = append(steps, made), step.After
		}
		out.WriteByte('\n')
		at := g.At(s, s.Turn())
		each(at, g.Turn)
		if sum := g.Sum(s, English); sum != "" {
			out.WriteString(sum + g.Sum(s, French))
		}
		out.WriteByte('\n')
		if story.Since == 0 {
			continue
		}
		since := steps[len(steps)-story.Since:]
		narrow := show.Options{Language: language.French, Names: French.Names, Width: 40, Wide: true, Reader: 2, Onlooker: true}
		fmt.Fprintf(&out, "%s\n%s\n\n", g.Text(at[0], English, since...), caption(g.SVG(at[0], English, since...)))
		fmt.Fprintf(&out, "%s\n%s\n\n", g.Text(at[len(at)-1], narrow, since...), caption(g.SVG(at[len(at)-1], narrow, since...)))
	}
	Golden(t, name, out.String())
}

var captions = regexp.MustCompile(`viewBox="[^"]*"|<path class="(?:star|cross)"[^>]*|<title[^>]*>[^<]*|<desc[^>]*>[^<]*`)

// caption returns the size of a drawing, its title and its description.
func caption(svg string) string {
	return strings.ReplaceAll(strings.Join(captions.FindAllString(svg, -1), "\n"), "\u00a0", "~")
}

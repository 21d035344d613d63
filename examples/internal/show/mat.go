package show

import (
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/jarnac"
)

// A mark is what a turn did to a line.
type mark byte

const (
	markNone  mark = ' '
	markLaid  mark = '*'
	markTaken mark = '!' // taken by a Jarnac, or lost to one
	markBad   mark = '?' // undone by a contest
)

// marks are those of a mat, by line from 1.
type marks [16]mark

// set marks a line; what a Jarnac did stays visible.
func (m *marks) set(line int, k mark) {
	if m[line] != markTaken {
		m[line] = k
	}
}

func (m *marks) get(line int) mark {
	if m[line] == 0 {
		return markNone
	}
	return m[line]
}

// taken is how a word looks that was taken by a Jarnac, or lost to one.
const taken Style = "97;41" // white on red

var markStyles = map[mark]Style{markNone: Strong, markLaid: Laid, markTaken: taken, markBad: Strong}

// cell is the columns of a square.
const cell = 3

// Mats draws the mats of both players as they lie: the lines with their squares,
// what each word counts, the racks, the points so far, and the bag.
func (g *Game) Mats(s jarnac.State) {
	g.drawn = true
	g.sideBySide(g.mat(s, jarnac.A), g.mat(s, jarnac.B), matWidth(s))
	g.Line("  ", g.Paint(Faint, g.Say("bag")+" "), g.Say("%d letters", s.Bag().Len()))
}

func matWidth(s jarnac.State) int { return 3 + cell*s.Rules().Options().MaxLength + 4 }

func (g *Game) mat(s jarnac.State, p jarnac.Player) (lines []string) {
	o := s.Rules().Options()
	w := matWidth(s)
	name := g.names[p]
	if p == g.player {
		name = g.Paint(Strong, name)
	}
	points := g.Say("%d points", s.Scores()[p])
	lines = append(lines, Left(name, w-Width(points))+points)

	var values strings.Builder
	values.WriteString(Spaces(3))
	for n := 1; n <= o.MaxLength; n++ {
		v := ""
		if n >= o.MinLength {
			v = strconv.Itoa(n * n)
		}
		values.WriteString(Right(v, cell-1) + " ")
	}
	lines = append(lines, g.Paint(Faint, values.String()))

	for i, word := range s.Lines(p) {
		k := g.marks[p].get(i)
		st := markStyles[k]
		var squares strings.Builder
		for j := range o.MaxLength {
			switch {
			case j < len(word):
				squares.WriteString(g.Paint(st, " "+word[j:j+1]+" "))
			case word == "" && (k == markTaken || k == markBad):
				squares.WriteString(g.Paint(Call, " · "))
			default:
				squares.WriteString(g.Paint(Faint, " · "))
			}
		}
		value := ""
		if word != "" {
			value = strconv.Itoa(len(word) * len(word))
		}
		lines = append(lines, g.Paint(Call, string(k))+strconv.Itoa(i)+" "+squares.String()+Right(value, 4))
	}
	lines = append(lines, "   "+g.Paint(Faint, g.Say("rack")+" ")+g.rack(s, p))
	return append(lines, "   "+g.Say("%d Jarnacs", s.Jarnacs(p)))
}

// rack is the letters of a player that are in no word.
func (g *Game) rack(s jarnac.State, p jarnac.Player) string {
	letters := s.Rack(p).String()
	if letters == "" {
		return "–"
	}
	return g.Paint(Strong, strings.Join(strings.Split(letters, ""), " "))
}

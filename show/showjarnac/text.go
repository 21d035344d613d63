package showjarnac

import (
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/show"
)

// A mark tells what stands out about a line.
type mark byte

const (
	markNone  mark = 0
	markLaid  mark = '*'
	markTaken mark = '!' // taken by a Jarnac, or lost to one
	markBad   mark = '?' // undone by a contest
)

// marks belong to both mats, by line from 1; 0 is no line.
type marks [2][16]mark

// marksOf returns what steps have done to the mats. What a Jarnac did stays visible.
func marksOf(steps []jarnac.Step) (m marks) {
	set := func(p jarnac.Player, line int, k mark) {
		if at := &m[p&1][line&15]; *at != markTaken {
			*at = k
		}
	}
	for _, step := range steps {
		e := step.Effect()
		for _, u := range e.Undone {
			author := e.Player.Opponent()
			m[author&1][u.Line&15] = markBad
			if u.From > 0 {
				m[e.Player&1][u.From&15] = markBad
			}
		}
		switch e.Move.Kind() {
		case jarnac.KindPlace, jarnac.KindExtend:
			set(e.Player, e.Line, markLaid)
		case jarnac.KindJarnac, jarnac.KindContestJarnac:
			set(e.Player, e.Line, markTaken)
			set(e.Player.Opponent(), e.Freed, markTaken)
		}
	}
	return m
}

// taken is the style of a word that was taken by a Jarnac, or lost to one.
const taken draw.Style = "97;41" // white on red

var markStyles = map[mark]draw.Style{markNone: draw.Strong, markLaid: draw.Laid, markTaken: taken, markBad: draw.Strong}

// cell is the columns of a square.
const cell = 3

// Text draws a position: the mats of both players with what each word counts, their
// racks, points and Jarnacs, and the bag. Beside a line, * is a word that the steps have
// laid, ! one that they took or lost by a Jarnac, ? one that a contest undid. The mats
// stand side by side in 75 columns or more, else one below the other. It is "" of the
// zero State.
func Text(s jarnac.State, o show.Options, since ...jarnac.Step) string {
	if s.Rules() == nil {
		return ""
	}
	t, m := to(o), marksOf(since)
	const indent, gap = 2, 5
	w := 3 + cell*s.Rules().Options().MaxLength + 4
	a, b := t.mat(s, jarnac.A, w, &m), t.mat(s, jarnac.B, w, &m)
	var lines []string
	if indent+w+gap+w <= o.Columns() {
		lines = draw.Beside(a, w, gap, b)
	} else {
		lines = append(append(a, ""), b...)
	}
	lines = append(lines, t.paint(draw.Faint, t.Say(draw.Bag)+" ")+t.letters(s.BagLen()))
	for i, l := range lines {
		lines[i] = draw.Spaces(indent) + l
	}
	return draw.Text(lines)
}

// Legend returns what the signs of Text mean.
func Legend(o show.Options) string { return to(o).Say(legend) }

func (t teller) paint(st draw.Style, s string) string { return draw.Paint(t.o.Colour, st, s) }

// mat returns the mat of a player in lines of w columns.
func (t teller) mat(s jarnac.State, p jarnac.Player, w int, m *marks) (lines []string) {
	o := s.Rules().Options()
	points := t.Points(s.Scores()[p])
	name := draw.Cut(t.name(p), w-1-draw.Columns(points))
	space := draw.Spaces(w - draw.Columns(name) - draw.Columns(points))
	if p == s.Turn() && s.Phase() != jarnac.Over {
		name = t.paint(draw.Strong, name)
	}
	lines = append(lines, name+space+points)

	var values strings.Builder
	values.WriteString(draw.Spaces(3))
	for n := 1; n <= o.MaxLength; n++ {
		v := ""
		if n >= o.MinLength {
			v = strconv.Itoa(n * n)
		}
		values.WriteString(draw.Right(v, cell-1) + " ")
	}
	lines = append(lines, t.paint(draw.Faint, values.String()))

	for i, word := range s.Lines(p) {
		k := m[p][i&15]
		st := markStyles[k]
		var squares strings.Builder
		for j := range o.MaxLength {
			switch {
			case j < len(word):
				squares.WriteString(t.paint(st, " "+word[j:j+1]+" "))
			case word == "" && (k == markTaken || k == markBad):
				squares.WriteString(t.paint(draw.Call, " · "))
			default:
				squares.WriteString(t.paint(draw.Faint, " · "))
			}
		}
		value := ""
		if word != "" {
			value = strconv.Itoa(len(word) * len(word))
		}
		sign := " "
		if k != markNone {
			sign = t.paint(draw.Call, string(k))
		}
		lines = append(lines, sign+strconv.Itoa(i)+" "+squares.String()+draw.Right(value, 4))
	}
	if n := s.TimePoints(p); n > 0 {
		label := t.Say(penalties)
		lines = append(lines, "   "+label+draw.Right(strconv.Itoa(n), w-3-draw.Columns(label)))
	}
	return append(append(lines, t.rack(s, p, w)...), "   "+t.Say(countJarnacs, s.Jarnacs(p)))
}

// rack returns the letters of a player that are in no word, in as many lines as they take.
func (t teller) rack(s jarnac.State, p jarnac.Player, w int) (lines []string) {
	letters := s.Rack(p).String()
	if letters == "" {
		letters = "–"
	}
	label := "   " + t.Say(rack) + " "
	column := draw.Columns(label)
	for _, l := range draw.Wrap(draw.Spaced(letters), w-column) {
		lines = append(lines, draw.Left(t.paint(draw.Faint, label), column)+t.paint(draw.Strong, l))
		label = ""
	}
	return lines
}

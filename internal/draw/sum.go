package draw

// A Sum is how the points of a player come about at the end of a game.
type Sum struct {
	Name   string
	Points int
	Rest   string // the letters left
	Left   int    // what they change
}

// SumLines returns sums one below the other, with a line for the letters left, or those of the
// others, and the total where they change it. They are nil where nothing changes any sum.
func (s Speaker) SumLines(colour bool, left, others, total string, sums []Sum) (lines []string) {
	const what, points = 28, 6
	column, any := 0, false
	for _, sum := range sums {
		column = max(column, min(Columns(sum.Name), 20))
		any = any || sum.Left != 0
	}
	if !any {
		return nil
	}
	row := func(st Style, name, text string, n string) {
		lines = append(lines, "  "+Paint(colour, Strong, Left(Cut(name, 20), column))+"  "+Left(text, what)+Paint(colour, st, Right(n, points)))
	}
	for _, sum := range sums {
		if sum.Left == 0 {
			row(Strong, sum.Name, "", Number(sum.Points))
			continue
		}
		row(Plain, sum.Name, "", Number(sum.Points))
		what := s.Say(others)
		if sum.Rest != "" {
			what = s.Say(left, Spaced(sum.Rest))
		}
		row(Plain, "", what, Signed(sum.Left))
		row(Strong, "", s.Say(total), Number(sum.Points+sum.Left))
	}
	return lines
}

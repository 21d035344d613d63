package scrabble

// A Premium is what a square multiplies in the move that covers it (scrabble/score):
// its letter, and the words through it. Both are 1 to 4, and at most one of them is
// more than 1; a plain square is Premium{1, 1}.
type Premium struct{ Letter, Word uint8 }

// premiumMarks holds the mark of each premium, one byte each.
const premiumMarks = ".'\"^-=~"

// premiums is the premiums that there are, in the order of their marks.
var premiums = [...]Premium{{1, 1}, {2, 1}, {3, 1}, {4, 1}, {1, 2}, {1, 3}, {1, 4}}

// mark returns how p is written, ? where there is no such premium.
func (p Premium) mark() byte {
	for i, q := range premiums {
		if p == q {
			return premiumMarks[i]
		}
	}
	return '?'
}

// A Layout is the premium of each square, by row and column.
type Layout [Size][Size]Premium

// standard is the standard board (scrabble/board-standard).
var standard = func() (l Layout) {
	const quarter = "" +
		"=..'...=" +
		".-...\".." +
		"..-...'." +
		"'..-...'" +
		"....-..." +
		".\"...\".." +
		"..'...'." +
		"=..'...-"
	for row := range l {
		for column := range l[row] {
			l[row][column], _ = premiumOf(quarter[min(row, Size-1-row)*8+min(column, Size-1-column)])
		}
	}
	return l
}()

package show

// Choice writes what a player can do of one kind: the text names as many of the n
// moves as are shown. Where there are more than a few, their number comes first.
func (p *Page) Choice(label, text string, shown, n, few int) {
	if n == 0 {
		return
	}
	switch {
	case shown < n:
		text = p.Say("%d choices", n) + p.Say(", among them ") + text
	case n > few:
		text = p.Say("%d choices", n) + p.Say(": ") + text
	}
	const column = 16
	for i, l := range Wrap(text, p.measure()-4-column) {
		if i > 0 {
			label = ""
		}
		p.Line("    ", Left(label, column), l)
	}
}

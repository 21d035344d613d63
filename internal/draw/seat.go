package draw

// A Seat is a player beside a board.
type Seat struct {
	Name   string
	Points int
	Class  string // of the points; "" is as usual
	Turn   bool   // on turn
	Tiles  []Tile // the rack; tiles that nobody may see show their backs
	Text   string // the rack in text
	Style  Style  // of the name in text
}

// SeatLines returns the players and their racks in lines of w columns.
func SeatLines(colour bool, w int, label string, seats []Seat) (lines []string) {
	for _, s := range seats {
		points := Number(s.Points)
		name := Cut(s.Name, w-1-Columns(points))
		space := Spaces(w - Columns(name) - Columns(points))
		st := s.Style
		if s.Turn && st == Plain {
			st = Strong
		}
		lines = append(lines, Paint(colour, st, name)+space+Paint(colour, st, points))
		before := "  " + label + " "
		column := Columns(before)
		for _, l := range Wrap(s.Text, w-column) {
			lines = append(lines, Left(Paint(colour, Faint, before), column)+l)
			before = ""
		}
	}
	return lines
}

// The measures of a seat.
const (
	seatTile = 40
	seatName = 250 // wide, with the points, where the rack stands beside it
	seatPad  = 12
	seatGap  = 8
)

// SeatRules returns how seats look.
func SeatRules() []Rule {
	return []Rule{
		{"seat", "fill:#fffdf8", "fill:#22262e"},
		{"shelf", "fill:#000;fill-opacity:.07", "fill:#fff;fill-opacity:.07"},
		{"turnbar", "fill:#d97706", "fill:#fbbf24"},
	}
}

// seatShape returns how a seat of that width is laid out: beside the name, or below it, how
// many tiles stand in a row, and how high it is.
func seatShape(w int, s Seat) (beside bool, most, height int) {
	beside = w >= 560
	room, head := w-2*seatPad, 44
	if beside {
		room, head = room-seatName, 0
	}
	most = room / (seatTile + 2)
	rows := max(1, Rows(len(s.Tiles), most))
	return beside, most, head + rows*(seatTile+4) + 12
}

// SeatsHeight returns how high seats of that width are.
func SeatsHeight(w int, seats []Seat) (height int) {
	for _, s := range seats {
		_, _, h := seatShape(w, s)
		height += h + seatGap
	}
	return height
}

// Seats draws the players and their racks one below the other.
func (c *Canvas) Seats(x, y, w int, seats []Seat) {
	for _, s := range seats {
		beside, most, h := seatShape(w, s)
		c.Rect("seat", x, y, w, h, 10)
		left, right, middle := x+seatPad+16, x+w-seatPad, y+26
		tiles, shelf := x+seatPad, y+44
		if beside {
			right, middle = x+seatPad+seatName-12, y+h/2
			tiles, shelf = x+seatPad+seatName, y+7
		}
		if s.Turn {
			c.Rect("turnbar", x, y+8, 6, h-16, 3)
		}
		points, class := Number(s.Points), s.Class
		if class == "" {
			class = "ink"
		}
		c.Text("ink", left, middle, 22, Start, Fit(s.Name, 22, right-left-Measure(points, 30)-10))
		c.Text(class+" b", right, middle, 30, End, points)
		c.Rect("shelf", tiles-2, shelf-2, x+w-seatPad-tiles+4, max(1, Rows(len(s.Tiles), most))*(seatTile+4), 6)
		for i, t := range s.Tiles {
			c.Tile(tiles+i%most*(seatTile+2), shelf+i/most*(seatTile+4), seatTile, seatTile, t)
		}
		y += h + seatGap
	}
}

package grid

// A Rack is the tiles that a search lays: how often each, the jokers at 0, and how
// many in all.
type Rack struct {
	Count [27]uint8
	Len   int
}

// A tray is the tiles of a rack while some of them are laid.
type tray struct {
	count [27]uint8 // those left, the jokers at 0
	have  uint32    // the letters of the whole rack
	any   uint32    // the letters that a joker can lay, while there is one
	tile  [32]uint8 // those laid, by square
}

func (r *Rack) tray() tray {
	t := tray{count: r.Count}
	for letter := 1; letter < len(t.count); letter++ {
		if t.count[letter] > 0 {
			t.have |= 1 << letter
		}
	}
	if t.count[0] > 0 {
		t.any = All
	}
	return t
}

// first is where the first tile for a letter is taken from: among those of the
// letter or, when there is none, 0 for the jokers.
func (t *tray) first(letter uint8) uint8 {
	if t.count[letter] == 0 {
		return 0
	}
	return letter
}

// lay takes a tile from the rack, and is the letters that are left then.
func (t *tray) lay(i uint, letter, from uint8, have uint32) uint32 {
	t.count[from]--
	if from == 0 {
		t.tile[i] = letter | Joker
		if t.count[0] == 0 {
			t.any = 0
		}
		return have
	}
	t.tile[i] = letter
	if t.count[from] == 0 {
		have &^= 1 << from
	}
	return have
}

// lift puts it back, and reports whether there is no joker to try instead of it.
func (t *tray) lift(from uint8) bool {
	t.count[from]++
	if from == 0 {
		t.any = All
		return true
	}
	return t.any == 0
}

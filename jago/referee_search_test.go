package jago_test

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon"
)

// The slow search tries every word at every square in both directions. One shortcut
// is taken: a word is passed over in a row or column when one of its letters is not
// on the rack, nor beside the board, nor in that line.

// A slowEntry is a word and the set of its letters.
type slowEntry struct {
	text    string
	letters uint32
}

// slowEntries is the words of a lexicon that fit on the board.
func slowEntries(words *lexicon.Lexicon) (list []slowEntry) {
	for w := range words.Words() {
		if len(w) <= 11 {
			list = append(list, slowEntry{w, letterSet(w)})
		}
	}
	return list
}

// letterSet is a bit for each letter that is there at all.
func letterSet(s string) (set uint32) {
	for i := range len(s) {
		set |= 1 << (s[i] - 'A')
	}
	return set
}

// A slowSearch is the placements of a position.
type slowSearch struct {
	*referee
	t     *table
	have  [26]int              // on the rack and beside the board
	found map[string]jago.Move // by the text of the move
}

// placements is every placement after which all runs on the board are words.
func (g *referee) placements(t *table, words []slowEntry) map[string]jago.Move {
	s := &slowSearch{referee: g, t: t, found: map[string]jago.Move{}}
	letters := t.rack[t.turn] + t.beside
	for i := range len(letters) {
		s.have[letters[i]-'A']++
	}
	for _, d := range []board.Direction{board.Across, board.Down} {
		for line := range 11 {
			begin := slowSpot{line, 0, d}
			if d == board.Down {
				begin = slowSpot{0, line, d}
			}
			var laid [11]byte
			have := letterSet(letters)
			for i := range laid {
				if laid[i] = t.cells.at(begin.on(i)); laid[i] != 0 {
					have |= letterSet(string(laid[i]))
				}
			}
			for i := range words {
				if words[i].letters&^have != 0 {
					continue
				}
				for at := 0; at+len(words[i].text) <= 11; at++ {
					if s.mayBeMade(words[i].text, laid[at:]) {
						s.try(slowLay{begin.on(at), words[i].text})
					}
				}
			}
		}
	}
	return s.found
}

// mayBeMade reports whether the letters that do not lie there are at hand.
func (s *slowSearch) mayBeMade(word string, laid []byte) bool {
	if len(laid) > len(word) && laid[len(word)] != 0 {
		return false // the word would be a longer one
	}
	have := s.have
	for i := range len(word) {
		if laid[i] != word[i] {
			n := &have[word[i]-'A']
			if *n--; *n < 0 {
				return false
			}
		}
	}
	return true
}

// try lays a word, with letters of the rack and others only where it lacks them.
func (s *slowSearch) try(l slowLay) {
	if s.t.cells.misfits(l) != nil {
		return
	}
	_, lacking := gametest.Take(s.t.rack[s.t.turn], s.t.cells.needs(l))
	m := jago.Place(l.square(), l.direction, l.word).FromBeside(lacking)
	if s.layFaults(s.t, m) != nil {
		return
	}
	made, _ := s.made(s.t, s.t.turn, l)
	for _, run := range made {
		if !s.good(run.text) {
			return
		}
	}
	after := s.t.copy()
	after.put(s.t.turn, l, made)
	if !s.allGood(after) {
		return
	}
	if l.direction == board.Down && len(s.t.cells.needs(l)) == 1 && len(made) == 2 {
		return // it is written across
	}
	s.found[m.String()] = m
}

// sources is a placement with each choice of letters from beside the board.
func (t *table) sources(m jago.Move) (list []jago.Move) {
	needs := t.cells.needs(slowLay{spotOf(m.At(), m.Direction()), m.Word()})
	met := map[string]bool{}
	for chosen := range 1 << len(needs) {
		var beside, rack []byte
		for i := range len(needs) {
			if chosen>>i&1 == 1 {
				beside = append(beside, needs[i])
			} else {
				rack = append(rack, needs[i])
			}
		}
		slices.Sort(beside)
		_, missing := gametest.Take(t.beside, string(beside))
		_, lacking := gametest.Take(t.rack[t.turn], string(rack))
		if missing == "" && lacking == "" && !met[string(beside)] {
			met[string(beside)] = true
			list = append(list, jago.Place(m.At(), m.Direction(), m.Word()).FromBeside(string(beside)))
		}
	}
	return list
}

// turns is every choice of up to n squares of these.
func turns(squares []board.Square, n int) (list []string) {
	list = []string{jago.Flip().String()}
	if n == 0 {
		return list
	}
	for i, q := range squares {
		for _, more := range turns(squares[i+1:], n-1) {
			list = append(list, strings.TrimSuffix("^"+q.Name(board.Down)+","+more[1:], ","))
		}
	}
	return list
}

// showing is the squares of letters that show the colour of p.
func (t *table) showing(p jago.Player) (list []board.Square) {
	for row := range 11 {
		for column := range 11 {
			if cell := t.cells[row][column]; cell.letter != 0 && cell.colour == p {
				list = append(list, board.At(row, column))
			}
		}
	}
	return list
}

package puzzle

import "github.com/jeudelettres/lettres/internal/leitner"

// A deck is the cards of somebody's mistakes, in a file.
type deck struct {
	store

	Cards map[string]leitner.Card // by the keys of mistakes
}

// openDeck reads the file of a deck, or begins one, and keeps other programs from it until its lock is closed.
// Without a name there is none, and it returns nil.
func openDeck(file string) (*deck, error) {
	if file == "" {
		return nil, nil
	}
	d := &deck{}
	found, err := d.open(file, d, deckInUse, noDeck)
	if !found {
		d.Cards = map[string]leitner.Card{}
	}
	return d, err
}

func (d *deck) valid() bool {
	for _, card := range d.Cards {
		if !card.Valid() {
			return false
		}
	}
	return d.Cards != nil
}

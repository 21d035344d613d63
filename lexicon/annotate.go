package lexicon

// Annotate is the words of l with the readings that tagged has for them, for a
// reference list of words beside a dictionary that knows what they are. Words
// that tagged does not know keep no reading, and count as entries of their own;
// [Lexicon.Unread] says how many there are.
func (l *Lexicon) Annotate(tagged *Lexicon) *Lexicon {
	var forms []form
	var readings []Reading
	for w := range l.Words() {
		forms = append(forms, form{word: w})
		readings = tagged.AppendReadings(readings[:0], w)
		for _, r := range readings {
			forms = append(forms, form{word: w, reading: r, read: true})
		}
	}
	a, err := build(forms)
	if err != nil {
		panic(err) // all of it comes from Lexicons
	}
	return a
}

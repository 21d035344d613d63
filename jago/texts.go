package jago

import "strings"

// A texts makes strings of runs, some hundred to an allocation: a search asks the Sense
// about each theft, and a Sense takes strings. A nil texts makes each by itself.
type texts struct{ all strings.Builder }

func (t *texts) of(w *run) string {
	if t == nil {
		return w.text()
	}
	if t.all.Cap()-t.all.Len() < w.n {
		t.all.Reset()
		t.all.Grow(2048)
	}
	from := t.all.Len()
	for _, c := range w.letters[:w.n] {
		t.all.WriteByte('A' + c - 1)
	}
	return t.all.String()[from:]
}

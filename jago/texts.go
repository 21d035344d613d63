package jago

import "unsafe"

// A texts makes strings of runs, some hundred to an allocation: a search asks the Sense
// about each theft, and a Sense takes strings. They are strings like any other, which
// nothing changes any more. A nil texts makes each by itself.
type texts struct{ free []byte }

func (t *texts) of(w *run) string {
	if t == nil {
		return w.text()
	}
	if len(t.free) < w.n {
		t.free = make([]byte, 2048)
	}
	text := t.free[:w.n:w.n]
	t.free = t.free[w.n:]
	for i, c := range w.letters[:w.n] {
		text[i] = 'A' + c - 1
	}
	return unsafe.String(unsafe.SliceData(text), len(text))
}

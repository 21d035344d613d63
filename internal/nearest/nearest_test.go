package nearest

import (
	"slices"
	"testing"
)

func TestNearest(t *testing.T) {
	for text, want := range map[string]string{
		"arbitre": "arbiter", "Serv": "serve", "match": "match", "macth": "match", "wath": "watch", "plya": "play", "paly": "play", "lpay": "play", "ayp": "", "": "", "selfplay": "",
	} {
		words := []string{"arbiter", "match", "play", "serve", "watch"}
		got, ok := Of(words, text)
		if ok != (want != "") || ok && got != want {
			t.Errorf("%q: %s, %t", text, got, ok)
		}
		if First(words, text); want != "" && words[0] != want || want == "" && !slices.IsSorted(words) {
			t.Errorf("%q: %s", text, words)
		}
	}
	if _, ok := Of(nil, "a"); ok {
		t.Error("there is a word where there are none")
	}
}

package jago_test

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/jago"
)

func comesBack(t testing.TB, s jago.State) {
	t.Helper()
	back, err := s.Rules().FromSetup(s.Setup())
	if err != nil || back != s || back.Hash() != s.Hash() {
		t.Fatalf("set up again: %v\n%s\nbecomes\n%s", err, s, back)
	}
	text := s.String()
	if strings.Contains(text, "\n") {
		t.Fatalf("the text has lines: %q", text)
	}
	if back, err = s.Rules().ParseState(text); err != nil || back != s {
		t.Fatalf("read back: %v\n%s\nbecomes\n%s", err, s, back)
	}
	for p := range s.Players() {
		v := s.View(p)
		if back, err := s.Rules().ParseView(v.String()); err != nil || back != v {
			t.Fatalf("read back: %v\n%s\nbecomes\n%s", err, v, back)
		}
	}
}

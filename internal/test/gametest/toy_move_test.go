package gametest_test

import (
	"errors"
	"fmt"
	"slices"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/rulebook"
)

type kind uint8

var kinds = []string{"none", "draw", "take", "pass", "let go", "contest", "resign"}

func (k kind) String() string               { return kinds[k] }
func (k kind) MarshalText() ([]byte, error) { return []byte(kinds[k]), nil }
func (k *kind) UnmarshalText(b []byte) error {
	i := slices.Index(kinds, string(b))
	if i < 0 {
		return errors.New("unknown kind")
	}
	*k = kind(i)
	return nil
}

const (
	none kind = iota
	draw
	take
	pass
	letGo
	contest
	resign
)

// A move is +1, +A, A3, -, ., ? or resign.
type move struct {
	kind   kind
	letter byte
	n      int8
}

func parseMove(s string) (m move, err error) {
	if s == "" {
		return m, &rulebook.SyntaxError{Game: "toy", Text: excerpt.Truncate(s), Reason: errors.New("no move")}
	}
	plain := []move{{kind: draw, n: 1}, {kind: pass}, {kind: letGo}, {kind: contest}, {kind: resign}}
	for _, letter := range []byte("AB") {
		plain = append(plain, move{draw, letter, 1})
		for n := range int8(3) {
			plain = append(plain, move{take, letter, n + 1})
		}
	}
	if i := slices.IndexFunc(plain, func(m move) bool { return m.String() == s }); i >= 0 {
		return plain[i], nil
	}
	return m, &rulebook.SyntaxError{Game: "toy", Text: excerpt.Truncate(s), Reason: errors.New("no move")}
}

func (m move) Kind() kind      { return m.kind }
func (m move) Completed() bool { return m.kind != draw || m.letter != 0 }
func (m move) Decision() move {
	if m.kind == draw {
		m.letter = 0
	}
	return m
}
func (m move) Drawn() string {
	if m.kind == draw && m.letter != 0 {
		return string(m.letter)
	}
	return ""
}
func (m move) WithDrawn(drawn string) move {
	m.letter = drawn[0]
	return m
}
func (m move) MarshalText() ([]byte, error) {
	return []byte(m.String()), nil
}
func (m *move) UnmarshalText(b []byte) (err error) {
	if *m = (move{}); len(b) > 0 {
		*m, err = parseMove(string(b))
	}
	return err
}
func (m move) MarshalBinary() ([]byte, error)  { return m.MarshalText() }
func (m *move) UnmarshalBinary(b []byte) error { return m.UnmarshalText(b) }
func (m move) String() string {
	switch {
	case m.kind == draw && m.letter == 0:
		return "+1"
	case m.kind == draw:
		return "+" + string(m.letter)
	case m.kind == take:
		return fmt.Sprintf("%c%d", m.letter, m.n)
	}
	return map[kind]string{pass: "-", letGo: ".", contest: "?", resign: "resign"}[m.kind]
}

// good reports whether a take is right.
func (m move) good() bool { return (m.letter == 'A') == (m.n%2 == 1) }

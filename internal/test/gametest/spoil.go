package gametest

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
)

// spoilt sets up positions of a game that were spoilt: what is accepted is held to the
// contract, and played on.
func (g *Game[S, P, M, K, U, E, O]) spoilt(v Variant[S, P, U], seed uint64, steps []Step[S, P, M]) error {
	rng := rand.New(rand.NewPCG(seed, 2))
	for _, step := range steps {
		if rng.IntN(8) > 0 {
			continue
		}
		setup, other := step.Before.Setup(), steps[rng.IntN(len(steps))].After.Setup()
		for range 1 + rng.IntN(3) {
			spoil(rng, reflect.ValueOf(&setup).Elem(), reflect.ValueOf(other))
		}
		s, err := v.Rules.FromSetup(setup)
		g.setUp[err == nil]++
		if err != nil {
			if s != *new(S) {
				return fmt.Errorf("%+v is refused, and is the position %s", setup, s)
			}
			continue
		}
		if err := g.goesOn(v, s, seed); err != nil {
			return fmt.Errorf("%+v is a position: %w", setup, err)
		}
	}
	return nil
}

// GoOn holds the contract of a position that was read in some way, and of some moves
// from there.
func (g *Game[S, P, M, K, U, E, O]) GoOn(t testing.TB, v Variant[S, P, U], s S) {
	t.Helper()
	if err := g.goesOn(v, s, 1); err != nil {
		t.Fatal(err)
	}
}

// goesOn holds the contract of a position that was set up, and of some moves from there.
func (g *Game[S, P, M, K, U, E, O]) goesOn(v Variant[S, P, U], s S, seed uint64) error {
	w := g.fresh().player(v, seed)
	if err := w.readsBack(s); err != nil {
		return fmt.Errorf("%s\n%w", s, err)
	}
	if err := w.moves(s); err != nil {
		return fmt.Errorf("%s\n%w", s, err)
	}
	_, err := w.play(s, 6)
	return err
}

// spoil changes something of v: by a little, or to what other has there.
func spoil(rng *rand.Rand, v, other reflect.Value) {
	if !v.CanSet() {
		return
	}
	if rng.IntN(3) == 0 {
		v.Set(other)
		return
	}
	switch v.Kind() {
	case reflect.Struct:
		if i := rng.IntN(max(v.NumField(), 1)); v.Field(i).CanSet() {
			spoil(rng, v.Field(i), other.Field(i))
		} else {
			v.Set(other)
		}
	case reflect.Slice, reflect.Array:
		if v.Len() == 0 || other.Len() == 0 {
			v.Set(other)
			return
		}
		if v.Kind() == reflect.Slice {
			v.Set(reflect.AppendSlice(reflect.MakeSlice(v.Type(), 0, v.Len()), v))
		}
		i, j := rng.IntN(v.Len()), rng.IntN(v.Len())
		if rng.IntN(3) == 0 {
			reflect.Swapper(v.Slice(0, v.Len()).Interface())(i, j)
			return
		}
		spoil(rng, v.Index(i), other.Index(min(j, other.Len()-1)))
	case reflect.Bool:
		v.SetBool(!v.Bool())
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(v.Int() + rng.Int64N(5) - 2)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(v.Uint() + uint64(rng.IntN(3)) - 1)
	case reflect.String:
		text, lent := []byte(v.String()), other.String()
		switch {
		case len(text) == 0 || lent == "":
			v.SetString(lent)
			return
		case rng.IntN(2) == 0:
			text[rng.IntN(len(text))] = lent[rng.IntN(len(lent))]
		default:
			i := rng.IntN(len(text))
			text = slices.Delete(text, i, i+1)
		}
		v.SetString(string(text))
	}
}

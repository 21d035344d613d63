package scrabblecards_test

import (
	"sync"
	"testing"

	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// roamRules is the Rules of Options as text, once for each.
var roamRules = func() func(t testing.TB, options string) *scrabblecards.Rules {
	var cache sync.Map
	return func(t testing.TB, options string) *scrabblecards.Rules {
		t.Helper()
		if r, ok := cache.Load(options); ok {
			return r.(*scrabblecards.Rules)
		}
		o, err := scrabblecards.ParseOptions(options)
		if err != nil {
			t.Fatal(err)
		}
		r, err := scrabblecards.Compile(o, gaddag.Lexicon())
		if err != nil {
			t.Fatal(err)
		}
		cache.Store(options, r)
		return r
	}
}()

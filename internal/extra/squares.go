package extra

import (
	"encoding/json"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/game"
)

// French returns the rules with the squares named as on French boards: the rules themselves in a game whose
// squares have no such names.
func French(r *game.Rules) (*game.Rules, error) {
	for _, o := range IntroOf(r.Game(), language.French).Options {
		if o.French != "" {
			return r.Game().Compile(r.Options()+" "+o.Key+"="+o.French, r.Lexicon())
		}
	}
	return r, nil
}

// Under returns a position by other rules of its game, which differ from its own in the names of squares alone.
func Under(r *game.Rules, p game.Position) (game.Position, error) {
	if r == p.Rules() {
		return p, nil
	}
	text, err := json.Marshal(SetupOf(p))
	if err != nil {
		return p, err
	}
	p, _, err = FromSetup(r, text)
	return p, err
}

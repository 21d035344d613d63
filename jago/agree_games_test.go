package jago_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
)

// Over random games the package and the referee see the same positions, the
// same refusals by the same clauses, the same contests and the same end.
func TestRefereeAgrees(t *testing.T) {
	words := slowSample(t, 1, 1500)
	entries := slowEntries(words)
	begun, seen := time.Now(), map[string]int{}
	rng := rand.New(rand.NewPCG(3, 17))
	var official []*duo
	for _, sense := range slowSenses {
		for _, v := range []jago.Validation{jago.Strict, jago.OnContest} {
			o := jago.Official()
			for o.Validation = v; ; o.Unseen = true {
				official = append(official, newDuo(t, rng, newReferee(o, words, sense), sense, entries, seen))
				if o.Unseen {
					break
				}
			}
		}
	}
	for n := range gametest.N(130, 2400) {
		d := gametest.One(rng, official)
		if n%3 == 0 {
			sense, odd := gametest.One(rng, slowSenses), oddOptions(rng)
			odd.Unseen = rng.IntN(2) == 0
			d = newDuo(t, rng, newReferee(odd, words, sense), sense, entries, seen)
		}
		d.game(t, 4)
	}
	t.Logf("%v in %v", seen, time.Since(begun).Round(time.Second/10))
	if !gametest.Long() {
		return
	}
	gametest.ComesUp(t, seen, slowComesUp)
}

// slowComesUp is what random games must come to, or they test less than they seem
// to.
var slowComesUp = func() (list []string) {
	for _, end := range []rulebook.Clause{law.JagoEnd, law.JagoEndUnfinished, law.JagoResign} {
		list = append(list, "end "+string(end), "refused by "+string(end))
	}
	for _, c := range []rulebook.Clause{
		law.JagoBag, law.JagoBoard, law.JagoPlayers, law.JagoBagEmpty, law.JagoTurnOrder, law.JagoTurn, law.JagoEndOfTurn,
		law.JagoStealReplace, law.JagoStealBack, law.JagoStealSense, law.JagoStealSenseFamily,
		law.JagoStealSenseReplace, law.JagoReplaced, law.JagoWords, law.JagoContest,
	} {
		list = append(list, "refused by "+string(c))
	}
	for _, where := range []string{" along", " across"} {
		for _, what := range []string{
			"a run of the opponent's", "several words in one", "a word stolen again", "a theft by replacing", "a theft by lengthening",
			"an own word lengthened", "a word lengthened without theft",
		} {
			list = append(list, what+where)
		}
	}
	for _, phase := range []string{"drawing", "playing", "of the player on turn"} {
		list = append(list, "a contest upheld, "+phase, "a contest denied, "+phase)
	}
	return append(list, "a word of a class that is not admitted", "a rack known in part", "a theft by both along", "a theft by replacing several along", "a theft that joins words", "a word on the way along", "a word on the way across",
		"nothing to turn", "letters come back from beside the board", "the first word taken back", "letters from beside the board",
		"draw", "place", "end", "contest", "flip", "flag", "resign",
		"decisions compared, drawing", "decisions compared, playing", "decisions compared, flipping")
}()

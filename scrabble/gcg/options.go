package gcg

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// maxPoints is the most that Options allow of PenaltyPoints.
const maxPoints = 1000

// distributionKey is the key of the pragma that names the tiles.
const distributionKey = "tile-distribution"

// A tongue is a language in which the game is played, with its tiles.
type tongue struct {
	name    string                  // as #tile-distribution has it
	preset  func() scrabble.Options // nil for one that is not known
	lexicon []string                // how names of its lexicons begin
}

// languages holds the tongues that have a preset.
var languages = []tongue{
	{"french", scrabble.Classique, []string{"ODS", "FRA", "FRENCH", "OFFICIEL", "L'OFFICIEL"}},
	{"english", scrabble.English, []string{
		"CSW", "NWL", "TWL", "OTCWL", "OSPD", "OWL", "ECWL", "CEL", "NSWL", "OSW", "SOWPODS", "COLLINS", "ENGLISH", "ENABLE", "AMERICA", "BRITISH",
	}},
}

// others holds tongues that have none.
var others = []tongue{
	{"german", nil, []string{"RD", "DUDEN", "GERMAN"}},
	{"polish", nil, []string{"OSPS", "POLISH"}},
	{"norwegian", nil, []string{"NSF", "NORWEGIAN"}},
	{"spanish", nil, []string{"FISE", "FILE", "SPANISH"}},
	{"catalan", nil, []string{"DISC", "CATALAN"}},
}

// imply finds the options that a file implies.
func (r *GCG) imply(head []Pragma) error {
	tongues, err := languageOf(head)
	if err != nil {
		return err
	}
	var best stretch
	for i, l := range tongues {
		o := r.implied(l.preset())
		if g := r.stretch(&o); i == 0 || g.further(&best) {
			r.Options, best = o, g
		}
	}
	if best.reach == len(r.Events) {
		return best.lastRacks(r)
	}
	return nil
}

// guessed reports whether no line names the tiles, and so Read has to guess them.
func (r *GCG) guessed() bool {
	head := append(slices.Clone(r.Pragmas), Pragma{Key: lexiconKey, Value: r.Lexicon})
	tongues, _ := languageOf(head)
	return len(tongues) > 1
}

// languageOf returns the languages that the head leaves open.
func languageOf(head []Pragma) ([]tongue, error) {
	for _, p := range head {
		key, value := p.Key, p.Value
		if name, ok := strings.CutPrefix(value, "LetterDistribution:"); ok && key == "note" {
			key, value = distributionKey, strings.TrimSpace(name)
		}
		if key != distributionKey || value == "" {
			continue
		}
		for _, l := range languages {
			if strings.EqualFold(value, l.name) {
				return []tongue{l}, nil
			}
		}
		return nil, &rulebook.RecordError{Line: p.Line, Err: faultf(unknownTiles, excerpt.Truncate(value))}
	}
	for _, p := range head {
		if p.Key != lexiconKey {
			continue
		}
		name := strings.ToUpper(p.Value)
		for _, l := range languages {
			if l.has(name) {
				return []tongue{l}, nil
			}
		}
		for _, l := range others {
			if l.has(name) {
				return nil, &rulebook.RecordError{Line: p.Line, Err: faultf(unknownTiles, l.name)}
			}
		}
	}
	return languages, nil
}

// has reports whether a name is of one of the lexicons: what follows the beginning
// is a number, a year, or another word.
func (l tongue) has(name string) bool {
	for _, begin := range l.lexicon {
		if rest, ok := strings.CutPrefix(name, begin); ok && (rest == "" || rest[0] < 'A' || rest[0] > 'Z') {
			return true
		}
	}
	return false
}

// implied returns a preset with what the events show.
func (r *GCG) implied(o scrabble.Options) scrabble.Options {
	o.Players = max(2, len(r.Players))
	o = recorded(o)
	challenge, times := 0, 0
	first := 0 // of the challenges that have points
	gained, lost := false, false
	for _, e := range r.Events {
		switch e.Kind {
		case Challenge:
			if challenge == 0 {
				o.Penalty, o.PenaltyPoints, first = scrabble.SingleChallenge, 0, e.Score
			}
			challenge = gcd(challenge, e.Score)
			if first == 0 {
				first = e.Score
			}
		case Time:
			if times++; times == 1 {
				o.TimePenalty = minute(e.Score)
			}
		case Rack:
			tiles, _ := bag.Parse(e.Tiles)
			value := valueOf(&o, tiles)
			switch {
			case e.Score < 0:
				lost = true
			case value > 0 && e.Score == 2*value && !gained:
				o.LeftoverTwice, gained = true, true
			case value > 0 && e.Score == value && !gained:
				o.LeftoverTwice, gained = false, true
			}
		}
	}
	if gained && lost {
		o.LeftoverTwice = false
	}
	if challenge > 0 {
		o.Penalty = scrabble.PointsGiven
		if first < 0 {
			o.Penalty = scrabble.PointsOff
		}
		if challenge < 5 && first%5 == 0 {
			challenge = 5
		}
		o.PenaltyPoints = min(challenge, maxPoints)
	}
	return o
}

// minute returns what a minute over time costs.
func minute(score int) int {
	for _, n := range []int{10, 5, 1} {
		if score%n == 0 && score != 0 {
			return n
		}
	}
	return 0
}

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a)
}

// valueOf returns what tiles are worth.
func valueOf(o *scrabble.Options, b bag.Bag) (points int) {
	letters, _ := b.Counts()
	for i, n := range letters {
		points += int(n) * int(o.Values[i])
	}
	return points
}

// turn reports whether e is what a player on turn does.
func (e *Event) turn() bool {
	return e.Kind == Place || e.Kind == Pass || e.Kind == Exchange
}

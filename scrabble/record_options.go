package scrabble

import (
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/gcg"
)

// distributionKey is of the pragma that names the tiles.
const distributionKey = "tile-distribution"

// A tongue is a language in which the game is played, with its tiles.
type tongue struct {
	name    string         // as #tile-distribution has it
	preset  func() Options // nil for one that is not known
	lexicon []string       // how names of its lexicons begin
}

// languages is the tongues that have a preset.
var languages = []tongue{
	{"french", Classique, []string{"ODS", "FRA", "FRENCH", "OFFICIEL", "L'OFFICIEL"}},
	{"english", English, []string{
		"CSW", "NWL", "TWL", "OTCWL", "OSPD", "OWL", "ECWL", "CEL", "NSWL", "OSW", "SOWPODS", "COLLINS", "ENGLISH", "ENABLE", "AMERICA", "BRITISH",
	}},
}

// others is those that have none.
var others = []tongue{
	{"german", nil, []string{"RD", "DUDEN", "GERMAN"}},
	{"polish", nil, []string{"OSPS", "POLISH"}},
	{"norwegian", nil, []string{"NSF", "NORWEGIAN"}},
	{"spanish", nil, []string{"FISE", "FILE", "SPANISH"}},
	{"catalan", nil, []string{"DISC", "CATALAN"}},
}

// imply finds the options that a file implies.
func (r *Record) imply(f gcg.File) error {
	tongues, err := spoken(f)
	if err != nil {
		return err
	}
	reach := -1
	for _, l := range tongues {
		o := r.implied(l.preset())
		if n := r.stretch(&o); n > reach {
			r.Options, reach = o, n
		}
	}
	return nil
}

// spoken is the languages that the head leaves open.
func spoken(f gcg.File) ([]tongue, error) {
	for _, p := range f.Pragmas {
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
		return nil, &RecordError{Line: p.Line, Err: faultf(unknownTiles, excerpt.Of(value))}
	}
	for _, p := range f.Pragmas {
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
				return nil, &RecordError{Line: p.Line, Err: faultf(unknownTiles, l.name)}
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

// implied is a preset with what the events show.
func (r *Record) implied(o Options) Options {
	o.Players = max(2, len(r.Players))
	o = recorded(o)
	challenge, times := 0, 0
	first := 0 // of the challenges that have points
	gained, lost := false, false
	for _, e := range r.Events {
		switch e.Kind {
		case EventChallenge:
			if challenge == 0 {
				o.Challenge, o.ChallengePoints, first = Single, 0, e.Score
			}
			challenge = gcd(challenge, e.Score)
			if first == 0 {
				first = e.Score
			}
		case EventTime:
			if times++; times == 1 {
				o.TimePenalty = minute(e.Score)
			}
		case EventRack:
			tiles, _ := bag.Parse(e.Tiles)
			value := valueOf(&o, tiles)
			switch {
			case e.Score < 0:
				lost = true
			case value > 0 && e.Score == 2*value && !gained:
				o.Leftover, gained = Twice, true
			case value > 0 && e.Score == value && !gained:
				o.Leftover, gained = Given, true
			}
		}
	}
	if gained && lost {
		o.Leftover = Given
	}
	if challenge > 0 {
		o.Challenge = PointsGiven
		if first < 0 {
			o.Challenge = PointsOff
		}
		if challenge < 5 && first%5 == 0 {
			challenge = 5
		}
		o.ChallengePoints = min(challenge, maxPoints)
	}
	return o
}

// minute is what a minute over time costs.
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

// valueOf is [Rules.valueOf] without rules.
func valueOf(o *Options, b bag.Bag) int {
	r := Rules{options: *o}
	copy(r.values[1:], o.Values[:])
	return r.valueOf(b)
}

// turn reports whether e is what a player on turn does.
func (e *RecordEvent) turn() bool {
	return e.Kind == EventPlace || e.Kind == EventPass || e.Kind == EventExchange
}

package tournament

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
)

// A System says how the pairs of a round are made.
type System uint8

const (
	SwissSystem   System = iota // by points, without a second meeting
	BergerTables                // everybody meets everybody
	KingOfTheHill               // neighbours in the standings meet
)

var systemNames = [...]string{"swiss", "berger", "hill"}

// String returns the name of s in the text of [Options]: "swiss", "berger" or "hill".
func (s System) String() string {
	if !s.valid() {
		return "system " + strconv.Itoa(int(s))
	}
	return systemNames[s]
}

// valid reports whether s is one of the systems.
func (s System) valid() bool { return int(s) < len(systemNames) }

// Limits of what is read and made.
const (
	MaxPlayers = 256
	MaxRounds  = 255
	maxScore   = 9999 // of a player in a game, and below 0 too
	maxPoints  = 20   // for a game
	maxName    = 60   // characters of a name or a title
)

// Options say how a tournament is held. The zero Options are not valid, since they have no rounds.
type Options struct {
	System System
	Rounds int // 0 for tables of Berger: as many as everybody needs to meet everybody once

	// What a game is worth. A bye is worth a win.
	Win, Draw, Loss, Absent int
}

// Swiss returns the options of a Swiss tournament, with 2 points for a win and 1 for a draw.
func Swiss(rounds int) Options { return Options{SwissSystem, rounds, 2, 1, 0, 0} }

// Berger returns the options of a tournament in which everybody meets everybody once.
func Berger() Options { return Options{BergerTables, 0, 2, 1, 0, 0} }

// Hill returns the options of a king of the hill.
func Hill(rounds int) Options { return Options{KingOfTheHill, rounds, 2, 1, 0, 0} }

// Quebec returns the options of the formula of the clubs of Quebec, for 5, 6 or 7 rounds.
func Quebec(rounds int) Options { return Options{SwissSystem, rounds, 3, 2, 1, 0} }

const (
	fewestQuebec = 5
	mostQuebec   = 7
)

func (o Options) isQuebec() bool {
	return o == Quebec(o.Rounds) && fewestQuebec <= o.Rounds && o.Rounds <= mostQuebec
}

// Clauses returns the clauses that a tournament with these options is held by: how it is paired, what
// games are worth, and how it is ranked.
func (o Options) Clauses() []rulebook.Clause {
	var all []rulebook.Clause
	switch o.System {
	case BergerTables:
		all = append(all, law.TournamentBerger, law.TournamentBergerAbsent)
	case KingOfTheHill:
		all = append(all, law.TournamentHill, law.TournamentBye, law.TournamentFirst)
	default:
		all = append(all, law.TournamentSwiss, law.TournamentSwissHalves, law.TournamentBye, law.TournamentFirst)
	}
	points := law.TournamentPoints
	if o.isQuebec() {
		points = law.TournamentQuebec
	}
	return append(all, points, law.TournamentByePoints, law.TournamentAbsent, law.TournamentCorrect, law.TournamentStandings)
}

// Validate says why nobody can hold a tournament by these options.
func (o Options) Validate() error {
	least := 1
	if o.System == BergerTables {
		least = 0
	}
	switch {
	case !o.System.valid():
		return phrases.InputError(badSystem)
	case o.Rounds < least || o.Rounds > MaxRounds:
		return phrases.InputError(badRounds, MaxRounds)
	case o.Absent < 0 || o.Win > maxPoints:
		return phrases.InputError(badPoints, maxPoints)
	case o.Win <= o.Loss || o.Draw > o.Win || o.Draw < o.Loss || o.Absent > o.Loss:
		return phrases.Violation(law.TournamentPoints, "", "", pointsOrder, o.Win, o.Draw, o.Loss, o.Absent)
	}
	return nil
}

// An optionKey is an option by its name in a text.
type optionKey struct {
	name string
	of   func(o *Options) *int
}

var optionKeys = []optionKey{
	{"rounds", func(o *Options) *int { return &o.Rounds }},
	{"win", func(o *Options) *int { return &o.Win }},
	{"draw", func(o *Options) *int { return &o.Draw }},
	{"loss", func(o *Options) *int { return &o.Loss }},
	{"absent", func(o *Options) *int { return &o.Absent }},
}

// presets are the options by their names, the shortest text first. Those without rounds take them from the text.
var presets = []struct {
	name string
	Options
}{
	{"quebec", Quebec(0)}, {"swiss", Swiss(0)}, {"berger", Berger()}, {"hill", Hill(0)},
}

// String returns the text that [ParseOptions] reads: "quebec rounds=6", or "swiss rounds=5 win=3".
func (o Options) String() string {
	for _, p := range presets {
		if p.System != o.System || p.name == "quebec" && !o.isQuebec() {
			continue
		}
		text := p.name
		for _, k := range optionKeys {
			if v := *k.of(&o); v != *k.of(&p.Options) {
				text += " " + k.name + "=" + strconv.Itoa(v)
			}
		}
		return text
	}
	return o.System.String()
}

// ParseOptions reads the name of a preset, quebec, swiss, berger or hill, and options that change it:
// rounds, win, draw, loss and absent.
func ParseOptions(s string) (Options, error) {
	words := strings.Fields(s)
	if len(words) == 0 || len(words) > 2*len(optionKeys) {
		return Options{}, phrases.InputError(badSystem)
	}
	var o Options
	known := false
	for _, p := range presets {
		if p.name == words[0] {
			o, known = p.Options, true
		}
	}
	if !known {
		return Options{}, phrases.InputError(badPreset, excerpt.Truncate(words[0]))
	}
	for i, word := range words[1:] {
		key, value, _ := strings.Cut(word, "=")
		for _, earlier := range words[1 : i+1] {
			if strings.HasPrefix(earlier, key+"=") {
				return Options{}, phrases.InputError(optionTwice, excerpt.Truncate(key))
			}
		}
		if err := o.set(key, value); err != nil {
			return Options{}, err
		}
	}
	if words[0] == "quebec" && !o.isQuebec() {
		return Options{}, phrases.Violation(law.TournamentQuebec, "", "", quebecRounds)
	}
	if err := o.Validate(); err != nil {
		return Options{}, err
	}
	return o, nil
}

func (o *Options) set(key, value string) error {
	for _, k := range optionKeys {
		if k.name != key {
			continue
		}
		n, err := strconv.ParseUint(value, 10, 10)
		if err != nil {
			return phrases.InputError(badNumber, key, excerpt.Truncate(value))
		}
		*k.of(o) = int(n)
		return nil
	}
	return phrases.InputError(badOption, excerpt.Truncate(key))
}

// points returns what a result is worth for the first of a pair and for the second.
func (o Options) points(r Result) (first, second int) {
	switch r.Kind {
	case Played:
		switch cmp.Compare(r.Scores[0], r.Scores[1]) {
		case 1:
			return o.Win, o.Loss
		case -1:
			return o.Loss, o.Win
		}
		return o.Draw, o.Draw
	case FirstAbsent:
		return o.Absent, o.Win
	case SecondAbsent:
		return o.Win, o.Absent
	case BothAbsent:
		return o.Absent, o.Absent
	}
	return 0, 0
}

package bot

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/parse"
	"github.com/jeudelettres/lettres/internal/say"
	"github.com/jeudelettres/lettres/lexicon"
)

// A Level says how well a player plays: from [Beginner], 1, to [Champion], 8. Weaker
// players know fewer words, overlook more of them and look less far ahead. The zero Level is not a level.
type Level uint8

const (
	Beginner Level = iota + 1
	Casual
	Regular
	KeenAmateur
	ClubPlayer
	Expert
	Master
	Champion
)

type levelName struct{ english, french string }

var levelNames = [...]levelName{
	{"none", "aucun"},
	{"beginner", "débutant"},
	{"casual player", "joueur occasionnel"},
	{"regular player", "joueur régulier"},
	{"keen amateur", "amateur éclairé"},
	{"club player", "joueur de club"},
	{"expert", "expert"},
	{"master", "maître"},
	{"champion", "champion"},
}

const badLevel = "the level must be a number from %d to %d or the name of a level, and not %q ¦ " +
	"le niveau doit être un nombre de %d à %d ou le nom d'un niveau, et non %q"

var phrases = new(say.Phrases)

// Levels returns all levels, the weakest first.
func Levels() []Level {
	all := make([]Level, 0, Champion)
	for l := Beginner; l <= Champion; l++ {
		all = append(all, l)
	}
	return all
}

// Valid reports whether l is one of [Levels].
func (l Level) Valid() bool { return Beginner <= l && l <= Champion }

// String returns the English name of the level, in lower case.
func (l Level) String() string { return l.Localize(language.English) }

// Localize returns the name of the level in French or in English, whichever suits a reader of
// tag better.
func (l Level) Localize(tag language.Tag) string {
	if int(l) >= len(levelNames) {
		return fmt.Sprintf("Level(%d)", uint8(l))
	}
	name := levelNames[l]
	return bilingual.Pick(tag, name.english, name.french)
}

// ParseLevel reads a level: its number, or its name in English or in French. Capitals,
// accents, spaces and hyphens make no difference.
func ParseLevel(text string) (Level, error) {
	if n, err := strconv.Atoi(strings.TrimSpace(text)); err == nil {
		if l := Level(n); n == int(l) && l.Valid() {
			return l, nil
		}
	} else if key, ok := levelKey(text); ok {
		i := slices.IndexFunc(levelNames[1:], func(n levelName) bool {
			en, _ := levelKey(n.english)
			fr, _ := levelKey(n.french)
			return key == en || key == fr
		})
		if i >= 0 {
			return Level(i + 1), nil
		}
	}
	return 0, fmt.Errorf("bot: %w", phrases.InputError(badLevel, int(Beginner), int(Champion), excerpt.Truncate(text)))
}

// levelKey returns the letters of a name, without accents and in upper case.
func levelKey(name string) (string, bool) {
	key, err := lexicon.Normalize(strings.NewReplacer(" ", "", "-", "", "_", "").Replace(name))
	return key, err == nil
}

// MarshalText returns the name of the level in English.
func (l Level) MarshalText() ([]byte, error) {
	if l > Champion {
		return nil, fmt.Errorf("bot: %w", phrases.InputError(badLevel, int(Beginner), int(Champion), l.String()))
	}
	return []byte(l.String()), nil
}

// UnmarshalText reads its argument as [ParseLevel] does, and reads "none" as the zero
// Level. On an error l stays as it was.
func (l *Level) UnmarshalText(text []byte) error {
	if string(text) == levelNames[0].english {
		*l = 0
		return nil
	}
	return parse.Into(l, text, ParseLevel)
}

package serve

import (
	"slices"
	"strings"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/table"
)

// inWords tells rules as people say them: what they are called, what becomes of wrong words, and
// each change.
func inWords(rules *game.Rules, clock table.Time, lang language.Tag) (list []string) {
	say := func(format string, args ...any) string { return phrases.Sprintf(lang, format, args...) }
	intro := extra.IntroOf(rules.Game(), lang)
	words := strings.Fields(rules.Options())
	list = append(list, upperFirst(intro.Presets[words[0]]))
	if rules.Traits().Strict {
		list = append(list, upperFirst(say(validationStrict)))
	} else {
		list = append(list, upperFirst(say(validationContest)))
	}
	for _, word := range words[1:] {
		key, value, _ := strings.Cut(word, "=")
		field := slices.IndexFunc(intro.Options, func(o extra.OptionField) bool { return o.Key == key })
		switch {
		case key == "validation":
		case key == "players":
			list = append(list, say(playersNumber, rules.Seats()))
		case field >= 0:
			o := intro.Options[field]
			for _, v := range o.Values {
				if v[0] == value {
					value = v[1]
				}
			}
			list = append(list, upperFirst(say(fieldSays, o.Title, value)))
		default:
			list = append(list, upperFirst(say(otherChange, word)))
		}
	}
	switch {
	case clock.Disc:
		list = append(list, say("Jago's disc"))
	case clock.Move > 0:
		list = append(list, upperFirst(say("%d seconds for a move", int(clock.Move/time.Second))))
	case clock.Game > 0:
		list = append(list, upperFirst(say("%d minutes each", int(clock.Game/time.Minute))))
	default:
		list = append(list, upperFirst(say("without a clock")))
	}
	return list
}

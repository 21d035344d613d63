package rpc

import (
	"cmp"
	"context"
	"math/rand/v2"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/game"
)

// A Ruled names a game and its rules.
type Ruled struct {
	Game    string `json:"game" doc:"jarnac, scrabble, scrabblecards or jago"`
	Options string `json:"options,omitempty" doc:"a preset and what differs from it, as in \"competition lines=6\"; the usual preset where it is empty"`
}

// game returns the game that is meant.
func (s *Server) game(name string) (*game.Game, error) {
	if g, ok := game.Named(s.games, name); ok {
		return g, nil
	}
	return nil, fault(codeParams, noGame, clip(name))
}

// compiled returns the rules that are meant.
func (s *Server) compiled(r Ruled) (*game.Rules, error) {
	g, err := s.game(r.Game)
	if err != nil {
		return nil, err
	}
	rules, err := s.rules.Rules(g, cmp.Or(r.Options, g.Usual()))
	if err != nil {
		return nil, unread(err)
	}
	return rules, nil
}

// A Text is what people read, in both languages.
type Text struct {
	French  string `json:"fr"`
	English string `json:"en"`
}

// inBoth returns a text in both languages.
func inBoth(text func(tag language.Tag) string) Text {
	return Text{text(language.French), text(language.English)}
}

// A GameInfo tells what a game is and what it has.
type GameInfo struct {
	Name    string   `json:"name"`
	Presets []Preset `json:"presets"`
	Has     []string `json:"has" doc:"what it has beside rules: of players, reviews, words, tale, drawing, points, flag"`
	Seats   []string `json:"seats" doc:"how a record names the seats of the usual rules"`
}

// A Preset is a set of rules with a name.
type Preset struct {
	Name  string `json:"name"`
	Title Text   `json:"title"`
}

func listGames(_ context.Context, s *Server, _ none) (all []GameInfo, err error) {
	for _, g := range s.games {
		info := GameInfo{Name: g.Name(), Has: []string{}}
		for _, preset := range g.Presets() {
			info.Presets = append(info.Presets, Preset{preset, inBoth(func(tag language.Tag) string { return g.Title(preset, tag) })})
		}
		_, flag := g.Flag()
		for _, part := range []struct {
			name string
			has  bool
		}{
			{"players", g.HasPlayers()}, {"reviews", g.HasReviews()}, {"words", g.HasWords()}, {"tale", g.HasTale()},
			{"drawing", g.HasDrawing()}, {"points", g.HasPoints()}, {"flag", flag},
		} {
			if part.has {
				info.Has = append(info.Has, part.name)
			}
		}
		rules, err := s.compiled(Ruled{Game: g.Name()})
		if err != nil {
			return nil, err
		}
		for seat := range rules.Seats() {
			info.Seats = append(info.Seats, g.SeatName(seat))
		}
		all = append(all, info)
	}
	return all, nil
}

// A RulesInfo tells by which rules a game is played.
type RulesInfo struct {
	Options    string `json:"options" doc:"the shortest text of the options"`
	Seats      int    `json:"seats" doc:"the number of players"`
	Hidden     bool   `json:"hidden" doc:"players do not see all that is known"`
	Strict     bool   `json:"strict" doc:"bad words are refused at once, and nothing can be contested"`
	Secret     bool   `json:"secret" doc:"all decide at once and in secret, as in duplicate"`
	Words      string `json:"words" doc:"the list of words by which it is played"`
	OptionsDoc string `json:"optionsDoc" doc:"all options that the game knows, their values, and those of the first preset, as a table"`
}

func compileRules(_ context.Context, s *Server, r Ruled) (RulesInfo, error) {
	rules, err := s.compiled(r)
	if err != nil {
		return RulesInfo{}, err
	}
	t := rules.Traits()
	return RulesInfo{rules.Options(), rules.Seats(), t.Hidden, t.Strict, t.Secret, rules.Lexicon().Describe(language.English), rules.Game().OptionsDoc()}, nil
}

// A Seeded names rules and a seed.
type Seeded struct {
	Ruled
	Seed Seed `json:"seed,omitempty" doc:"of chance: 0 to 2^53 − 1"`
}

// A Tossed is how a toss went.
type Tossed struct {
	First  int        `json:"first" doc:"the seat that begins"`
	Rounds [][]string `json:"rounds" doc:"the letters drawn, by round and seat; none where the game is not begun by letters"`
}

func toss(_ context.Context, s *Server, p Seeded) (Tossed, error) {
	rules, err := s.compiled(p.Ruled)
	if err != nil {
		return Tossed{}, err
	}
	t := rules.Toss(p.Seed.chance("toss"))
	tossed := Tossed{First: t.First, Rounds: [][]string{}}
	for _, round := range t.Rounds {
		letters := []string{}
		for _, c := range round {
			letters = append(letters, string(rune(c)))
		}
		tossed.Rounds = append(tossed.Rounds, letters)
	}
	return tossed, nil
}

// A Seed is that of chance. A number of JavaScript holds it exactly.
type Seed uint64

// chance returns the source of chance of a seed at a place. The same seed and place bring the same,
// so that a retry does, and another position brings something else.
func (s Seed) chance(place string) *rand.Rand {
	h := uint64(14695981039346656037) // FNV-1a
	for i := range len(place) {
		h = (h ^ uint64(place[i])) * 1099511628211
	}
	return rand.New(rand.NewPCG(uint64(s), h))
}

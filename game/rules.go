package game

import (
	"math/rand/v2"
	"slices"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/lexicon"
)

func isFrench(tag language.Tag) bool { return bilingual.Match(tag) == language.French }

// Rules are compiled options of a game. They do not change, and any number of games and
// goroutines may share them. The nil *Rules start no game.
type Rules struct {
	game    *Game
	of      any
	options any
	text    string
	traits  Traits
	words   *lexicon.Lexicon
}

// Traits say what rules have that others may not have.
type Traits struct {
	Seats int
	// Strict rules refuse bad words at once. By others a bad word lies until it is contested.
	Strict bool
	// Recorded rules know no words: a record says which contests succeeded.
	Recorded bool
	// Hidden racks are seen by their players alone.
	Hidden bool
	// Secret decisions are made by all at once, and shown when all have decided.
	Secret bool
	// LastChance gives the ten seconds of Jarnac at the end of a game.
	LastChance bool
}

// none reports whether there are no rules: nil, or the zero Rules.
func (r *Rules) none() bool { return r == nil || r.game == nil }

// Game returns the game that the rules are for, nil for no rules.
func (r *Rules) Game() *Game {
	if r == nil {
		return nil
	}
	return r.game
}

// Options returns the text of the options, as records write them.
func (r *Rules) Options() string {
	if r == nil {
		return ""
	}
	return r.text
}

// String returns the name of the game and its options.
func (r *Rules) String() string {
	if r.none() {
		return ""
	}
	return r.game.name + " " + r.text
}

// Lexicon returns the words that the rules were compiled with.
func (r *Rules) Lexicon() *lexicon.Lexicon {
	if r == nil {
		return nil
	}
	return r.words
}

// Traits returns what the rules have that others may not have.
func (r *Rules) Traits() Traits {
	if r == nil {
		return Traits{}
	}
	return r.traits
}

// Seats returns the number of players.
func (r *Rules) Seats() int { return r.Traits().Seats }

// Of returns the concrete rules, such as a *jarnac.Rules.
func (r *Rules) Of() any {
	if r == nil {
		return nil
	}
	return r.of
}

// Start returns the first position of a game that this seat begins.
func (r *Rules) Start(first int) Position {
	if r.none() {
		return Position{}
	}
	return r.at(r.game.ops.start(r.of, first))
}

// ParsePosition reads the text of a position.
func (r *Rules) ParsePosition(text string) (Position, error) {
	if r.none() {
		return Position{}, errNoGame
	}
	s, err := r.game.ops.parseState(r.of, text)
	if err != nil {
		return Position{}, err
	}
	return r.at(s), nil
}

// ParseView reads the text of a view. It needs no position behind it.
func (r *Rules) ParseView(text string) (View, error) {
	if r.none() {
		return View{}, errNoGame
	}
	v, err := r.game.ops.parseView(r.of, text)
	if err != nil {
		return View{}, err
	}
	return viewAt(r, v), nil
}

// At returns the position of a concrete State of the game, such as a jarnac.State.
func (r *Rules) At(state any) (Position, error) {
	if r.none() || !r.game.ops.is(state) {
		return Position{}, errNoGame
	}
	return r.at(state), nil
}

func (r *Rules) at(state any) Position { return positionAt(r, state) }

func positionAt(r *Rules, state any) Position {
	if r.none() {
		return Position{}
	}
	return Position{Public{r, state, &r.game.ops.state.publicOps}}
}

func viewAt(r *Rules, view any) View {
	if r.none() {
		return View{}
	}
	return View{Public{r, view, &r.game.ops.view.publicOps}}
}

// A Toss says who begins, and what each seat drew in each round: 0 for who did not draw. It
// has no rounds where no letters are drawn.
type Toss struct {
	First  int
	Rounds [][]byte

	of any // the rounds as the game has them
}

// Toss lets chance decide who begins, as the rules say.
func (r *Rules) Toss(rng *rand.Rand) Toss {
	switch {
	case r.none():
		return Toss{}
	case r.game.toss == nil:
		return Toss{First: rng.IntN(r.Seats())}
	}
	first, rounds := r.game.toss.draw(r.of, rng)
	return Toss{first, r.game.toss.letters(rounds), rounds}
}

// TossSeat returns the seat of a bag.Dealer that no player of the game has, by any of its
// rules. A toss that draws from its stream does not affect the deal.
func (r *Rules) TossSeat() int {
	if r.none() || r.game.toss == nil {
		return r.Seats()
	}
	return r.game.toss.seats
}

// tossing holds the functions of a toss.
type tossing struct {
	seats   int // how many can draw
	draw    func(rules any, rng *rand.Rand) (first int, rounds any)
	letters func(rounds any) [][]byte
}

// Tosses attaches a toss by letters: it draws the rounds, and letters are those of a round,
// one for each seat.
func Tosses[R any, P ~uint8, D any](draw func(R, *rand.Rand) (P, []D), letters func(*D) []byte) Part {
	return func(g *Game) {
		g.toss = &tossing{
			seats: len(letters(new(D))),
			draw: func(rules any, rng *rand.Rand) (int, any) {
				first, rounds := draw(rules.(R), rng)
				return int(first), rounds
			},
			letters: func(rounds any) (all [][]byte) {
				list := slices.Clone(rounds.([]D))
				for i := range list {
					all = append(all, letters(&list[i]))
				}
				return all
			},
		}
	}
}

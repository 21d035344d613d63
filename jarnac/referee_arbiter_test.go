package jarnac_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/arbiter"
	anygames "github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// What the arbiter says of records, as the referee has it from the rulebook.

// A scribe writes a random game down.
type scribe struct {
	*duo
	text strings.Builder
	last jarnac.Move
	by   jarnac.Player
}

var scribed = [2]string{"Alice", "Bruno"}

func (s *scribe) write(p jarnac.Player, text string) {
	fmt.Fprintf(&s.text, "%s %s\n", scribed[p], text)
}

// takesBack returns what the record says after a player takes a word back: nothing of the word, which is one of their own and
// after which nothing was done (remedy/take-back), or else the clause that refuses it.
func (s *scribe) takesBack(p jarnac.Player) rulebook.Clause {
	if own := s.last.Kind() == jarnac.KindPlace || s.last.Kind() == jarnac.KindExtend; own && s.by == p {
		return ""
	}
	return law.RemedyTakeBack
}

// Over random games that are written down, the arbiter finds the moves legal that the referee does, refuses by its clause
// what it refuses, says the remedy that it says, and lets the words be taken back that it does.
func TestSlowRemedies(t *testing.T) {
	r := newRound(41, 2, 0, 1)
	rng := r.rng
	seen := map[string]int{}
	for n := range gametest.N(150, 5000) {
		o := slowOptions(presetNames[n%4])
		o.Bag = bagOfFew(rng, gametest.One(rng, []int{12, 30, 60}))
		o.Validation = validations[rng.IntN(2)]
		if rng.IntN(2) == 0 {
			o.Lines = 1 + rng.IntN(3)
		}
		c := newCourt(t, o, fewWords(), fewBook())
		a := arbiter.New(fewWords(), anygames.Jarnac())
		s := &scribe{duo: c.start(jarnac.Player(rng.IntN(2)))}
		said := o.String()
		if o.Validation == jarnac.Strict { // or a contest in the record would say that words are contested
			said += " validation=strict"
		}
		said += " draws=named" // or a word before any draw would say that nobody has noted them
		fmt.Fprintf(&s.text, "@players Alice Bruno\n@first %s\n@rules %s\n", scribed[s.table.turn], said)
		how, mood := styles[rng.IntN(len(styles))], tempers[rng.IntN(len(tempers))]
		moves := 0
		for range rng.IntN(70) {
			if s.table.phase == jarnac.Over {
				break
			}
			p, m := s.aside(r, mood)
			if m == (jarnac.Move{}) || !s.judge(t, p, m) {
				p = s.table.turn
				m, _ = s.state.Complete(rng, p, how.choose(rng, s.state.AppendMoves(nil, p)))
			}
			s.play(t, p, m)
			s.write(p, m.String())
			s.last, s.by = m, p
			moves++
		}
		var clause, remedy rulebook.Clause
		p := jarnac.Player(rng.IntN(2))
		if rng.IntN(4) == 0 {
			clause = s.takesBack(p)
			s.write(p, "je reprends mon mot")
			seen[fmt.Sprintf("a word taken back %t", clause == "")]++
			if clause == "" {
				moves--
			}
		} else {
			m, ok := jarnac.Move{}, false
			if p, m, ok = s.slip(rng, p); !ok {
				continue
			}
			f := s.referee.rule(s.table, p, m)
			clause, remedy = f.Clause(), s.due(p, m, f)
			s.write(p, m.String())
			seen["remedy "+string(remedy)]++
			if m.Kind() == jarnac.KindContestJarnac {
				seen["a contest with a Jarnac, remedy "+string(remedy)]++
			}
		}
		made, refused := 0, arbiter.Ruling{}
		for g, err := range a.Records(strings.NewReader(s.text.String()), "") {
			if err != nil { // nothing of it can be replayed
				if refused.Clause = gametest.Clause(err); moves > 0 || refused.Clause == "" {
					t.Fatalf("%s\n%v", s.text.String(), err)
				}
				continue
			}
			for ruling := range g.Rulings() {
				if refused = ruling; ruling.Legal {
					made++
				}
			}
		}
		if made != moves || refused.Clause != clause || refused.Remedy != remedy {
			t.Fatalf("%s\n%s\nthe arbiter takes %d of %d moves and says %s %q, remedy %q; slowly %q, remedy %q", s.text.String(), s, made, moves,
				refused.Text, refused.Clause, refused.Remedy, clause, remedy)
		}
	}
	t.Log(seen)
	if gametest.Long() {
		gametest.ComesUp(t, seen, []string{
			"a word taken back true", "a word taken back false", "remedy remedy/too-many", "remedy remedy/too-few", "remedy remedy/draw-forgotten",
			"remedy remedy/not-due", "remedy remedy/out-of-turn", "remedy remedy/pass-without-draw", "remedy remedy/word-impossible",
			"remedy remedy/jarnac-impossible", "remedy remedy/jarnac-late", "remedy remedy/jarnac-line", "remedy remedy/covered", "remedy ",
			"a contest with a Jarnac, remedy remedy/jarnac-impossible", "a contest with a Jarnac, remedy remedy/jarnac-late", "a contest with a Jarnac, remedy remedy/covered",
		})
	}
}

// slip is a move, of a player or of who may contest, that is refused, and that a record can say.
func (s *scribe) slip(rng *rand.Rand, of jarnac.Player) (jarnac.Player, jarnac.Move, bool) {
	for range 200 {
		p, m := of, s.hostileMove(rng, nil)
		contester, open := s.table.contester()
		switch line, word := s.wrongOf(rng, of.Opponent(), 0); {
		case open && rng.IntN(4) == 0:
			p, m = contester, s.anyContest(rng, contester)
		case open && m.Kind() == jarnac.KindJarnac:
			p, m = contester, jarnac.ContestJarnac(m.Line(), m.Word())
		case line > 0 && rng.IntN(8) == 0: // and its line is not named
			m = jarnac.Jarnac(0, word)
		}
		if read, err := jarnac.ParseMove(m.String()); err != nil || read != m || !slices.Contains([]string{"", m.Word()}, strings.ToUpper(m.Word())) {
			continue
		}
		if f := s.referee.rule(s.table, p, m); len(f) > 0 && (rng.IntN(8) == 0 || s.due(p, m, f) != "") {
			return p, m, true
		}
	}
	return of, jarnac.Move{}, false
}

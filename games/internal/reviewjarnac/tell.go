package reviewjarnac

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showjarnac"
)

// A teller says what a review has found to the readers that the options are for.
type teller struct {
	draw.Speaker
	o show.Options
}

func to(o show.Options) teller { return teller{draw.Speaker{Tag: o.Language}, o} }

func (t teller) name(p jarnac.Player) string { return t.o.Name(int(p)) }

// luckTold is the least luck with a letter that is told where the chance of winning is not known, in points.
const luckTold = 8

// Tell returns the remarks on a turn: first what was played, then what was missed, and at
// the end, if so, that nothing better was found.
func Tell(f Finding, o show.Options) []review.Remark {
	t := to(o)
	said := []review.Remark{{Kind: review.Played, Text: t.played(f)}}
	say := func(k review.Kind, texts ...string) {
		said = append(said, review.Remark{Kind: k, Text: strings.Join(texts, " ")})
	}
	told := t.missed(f, say)
	for _, d := range f.Decisions {
		if d.Loss.Mistake() && !slices.Contains(told, d.N) {
			s := f.Steps[d.N-f.First].Before
			best, made := t.compared(s, d.Best, d.Made)
			phrase := better
			if stepTo(s, d.Best, d.Made) {
				phrase = bySteps
			}
			text := t.Say(phrase, best, made, reviews.Gain(d.Loss, d.Value, o.Language))
			text = strings.ReplaceAll(text, " que é", " qu’é") // words are in capitals, what to do is not
			say(review.Better, append([]string{text}, t.why(d.Why)...)...)
		}
	}
	for _, l := range f.Longer {
		say(review.Longer, t.Say(longer, l.Word, t.anyOf(l.Longest), l.Points))
	}
	t.open(f, say)
	for i, w := range f.Wrong {
		texts := []string{t.Say(wrongStood, w.Word, w.fault)}
		if w.Undone {
			texts[0] = t.Say(wrongUndone, w.Word, w.fault)
		}
		if i == len(f.Wrong)-1 && f.Contest > 0 {
			texts = append(texts, t.Say(uncontested, f.Contest))
		}
		say(review.Wrong, texts...)
	}
	if len(said) == 1 && len(f.Decisions) > 0 {
		say(review.Fine, t.Say(fine))
	}
	if luck, ok := reviews.Lucky(f.Draws, luckTold, jarnac.Move.Drawn, o.Language); ok {
		said = append(said, luck)
	}
	return said
}

// stepTo reports whether a word is a step on the way to a longer one on the same line: laid first, it
// earns a draw of its own, whatever letter comes.
func stepTo(s jarnac.State, step, word jarnac.Move) bool {
	lays := step.Kind() == jarnac.KindPlace || step.Kind() == jarnac.KindExtend
	if !lays || s.Bag().Len() < 2 {
		return false
	}
	if word.Kind() != step.Kind() || word.Line() != step.Line() {
		return false
	}
	e, err := s.Effect(s.Turn(), step)
	if err != nil {
		return false
	}
	after, err := s.Play(s.Turn(), step)
	for letter := range s.Bag().All() { // any will do
		if err == nil {
			after, err = after.Play(s.Turn(), jarnac.Draw(1).WithDrawn(string(letter)))
		}
		break
	}
	return err == nil && after.Check(s.Turn(), jarnac.Extend(e.Line, word.Word())) == nil
}

// compared names two moves as briefly as they can be told apart: words of their own by
// themselves, and else as something to do.
func (t teller) compared(s jarnac.State, best, made jarnac.Move) (string, string) {
	lays := func(m jarnac.Move) bool { return m.Kind() == jarnac.KindPlace || m.Kind() == jarnac.KindExtend }
	if lays(best) && lays(made) && best.Line() == made.Line() {
		return best.Word(), made.Word()
	}
	name := func(m jarnac.Move) string {
		switch {
		case m.Kind() == jarnac.KindJarnac:
			return t.Say(toCall, m.Word())
		case m.Kind() == jarnac.KindExtend && lays(best) && lays(made):
			return t.Say(onLine, m.Word(), m.Line())
		case m.Kind() == jarnac.KindPlace && lays(best) && lays(made):
			return t.Say(newWord, m.Word())
		}
		return showjarnac.Move(s, m, t.o)
	}
	return name(best), name(made)
}

// why tells the facts that speak for a decision, in one sentence if there are some.
func (t teller) why(facts []reviews.Fact) []string {
	var texts []string
	for _, f := range facts {
		best, made := review.Chance(f.Best, t.Tag), review.Chance(f.Made, t.Tag)
		switch {
		case f.Fact == FactLetter && f.Made > 0:
			texts = append(texts, t.Say(letterMore, best, made))
		case f.Fact == FactLetter:
			texts = append(texts, t.Say(letterEarned, best))
		case f.Fact == FactOpen && f.Best == 0 && f.Made == 1:
			texts = append(texts, t.Say(openClosed))
		case f.Fact == FactOpen:
			texts = append(texts, t.Say(openLess, best, made))
		case f.Fact == FactFree:
			texts = append(texts, t.Say(freeMore, int(f.Best), int(f.Made)))
		}
	}
	if texts == nil {
		return nil
	}
	return []string{t.Say(because, strings.Join(texts, t.Say(andAlso)))}
}

// played returns the words of a turn: "Jarnac LENTO, LEPTON, PELOTON".
func (t teller) played(f Finding) string {
	var words []string
	for _, step := range f.Steps {
		if step.Player != f.Player {
			continue
		}
		if call, ok := called(step); ok {
			words = append(words, t.Say(playedJarnac, call.Word()))
			continue
		}
		switch m := step.Move; m.Kind() {
		case jarnac.KindPlace, jarnac.KindExtend:
			words = append(words, m.Word())
		case jarnac.KindSwap:
			words = append(words, t.Say(playedSwap, m.Aside()))
		}
	}
	if len(words) == 0 {
		return t.Say(playedNothing)
	}
	return draw.List(words)
}

// missed tells of the Jarnacs that were not called, and returns the numbers of the moves that
// were made in their place, for what those lost is told with them.
func (t teller) missed(f Finding, say func(review.Kind, ...string)) (told []int) {
	for _, j := range f.Jarnacs {
		best := f.Jarnacs[0]
		if !j.Called || best.Called || best.Worth() == j.Worth() {
			continue
		}
		texts := []string{t.Say(lesser, j.Move.Word(), j.Worth(), t.made(best), best.Worth())}
		for _, d := range f.Decisions {
			if d.Made == j.Move && d.Best == best.Move && d.Loss.Mistake() {
				texts, told = append(texts, t.Say(callingIt, reviews.Gain(d.Loss, d.Value, t.Tag))), append(told, d.N)
			}
		}
		say(review.Missed, texts...)
		break
	}
	if len(f.Missed) == 0 {
		return told
	}
	best := f.Missed[0]
	texts := []string{t.Say(missedOne, t.made(best), best.Worth())}
	if f.MissedCount > 1 {
		texts[0] = t.Say(missedMany, f.MissedCount, f.Left, t.made(best), best.Worth())
	}
	others := t.others(f.Missed[1:])
	for _, d := range f.Decisions {
		s := f.Steps[d.N-f.First].Before
		if phase := s.Phase(); phase != jarnac.Handover && phase != jarnac.Answer || d.Made.Kind() == jarnac.KindJarnac {
			continue
		}
		switch {
		case d.Best.Kind() != jarnac.KindJarnac:
			texts[0] = t.Say(leftOne, t.made(best), best.Worth())
		case d.Best != best.Move:
		case d.Loss.Mistake():
			texts, told = append(texts, t.Say(callingIt, reviews.Gain(d.Loss, d.Value, t.Tag))), append(told, d.N)
		default:
			told = append(told, d.N)
		}
		break
	}
	say(review.Missed, slices.Concat(texts[:1], others, texts[1:])...)
	return told
}

// others names further Jarnacs, the first few of them.
func (t teller) others(more []Jarnac) []string {
	switch len(more) {
	case 0:
		return nil
	case 1:
		return []string{t.Say(otherOne, t.made(more[0]))}
	}
	var words []string
	for _, j := range more {
		if word := j.Move.Word(); !slices.Contains(words, word) {
			words = append(words, word)
		}
	}
	if len(words) > few {
		return []string{t.Say(otherFew, len(more), draw.List(words[:few]))}
	}
	return []string{t.Say(otherMany, len(more), draw.List(words))}
}

// few is the number of words named of a kind.
const few = 5

// made returns how a Jarnac comes about: "NOTE + L = LENTO", "RAT (rack)".
func (t teller) made(j Jarnac) string {
	word := j.Move.Word()
	if j.Former == "" {
		return t.Say(fromRack, word)
	}
	added, ok := bag.MustParse(word).Minus(bag.MustParse(j.Former))
	if !ok { // it broke the last word up
		return j.Former + " → " + word
	}
	return j.Former + " + " + added.String() + " = " + word
}

// anyOf returns words of which any could have been made.
func (t teller) anyOf(words []string) string {
	switch n := len(words); {
	case n == 2:
		return t.Say(or, words[0], words[1])
	case n > few:
		return draw.List(words[:few]) + "…"
	}
	return draw.List(words)
}

// open tells of the Jarnacs that the opponent could call after the pass.
func (t teller) open(f Finding, say func(review.Kind, ...string)) {
	if len(f.Open) == 0 {
		return
	}
	other, best := t.name(f.Player.Opponent()), f.Open[0]
	text, not := t.Say(openOne, other, t.made(best), best.Worth()), openNotOne
	if len(f.Open) > 1 {
		text, not = t.Say(openMany, len(f.Open), other, t.made(best), best.Worth()), openNot
	}
	var words []string
	for _, m := range f.Answer {
		words = append(words, m.Word())
	}
	texts := []string{text}
	switch {
	case len(words) > 0:
		texts = append(texts, t.Say(openTaken, other, draw.List(words)))
	case f.Answered:
		texts = append(texts, t.Say(not, other))
	}
	say(review.Open, texts...)
}

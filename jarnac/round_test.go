package jarnac_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jarnac"
)

// A style is how willingly a random player decides what.
type style map[jarnac.Kind]int

// Swaps are rare in each, for a game of swaps does not come on.
var styles = []style{
	{jarnac.KindDraw: 40, jarnac.KindSwap: 2, jarnac.KindJarnac: 30, jarnac.KindPlace: 10, jarnac.KindExtend: 10, jarnac.KindPass: 1, jarnac.KindLetGo: 10},
	{jarnac.KindDraw: 40, jarnac.KindSwap: 1, jarnac.KindJarnac: 80, jarnac.KindPlace: 40, jarnac.KindExtend: 4, jarnac.KindPass: 1, jarnac.KindLetGo: 20},
	{jarnac.KindDraw: 40, jarnac.KindSwap: 4, jarnac.KindJarnac: 5, jarnac.KindPlace: 10, jarnac.KindExtend: 10, jarnac.KindPass: 12, jarnac.KindLetGo: 10},
}

// choose is one of the moves: first of what kind, by the style, then which.
func (s style) choose(rng *rand.Rand, moves []jarnac.Move) jarnac.Move {
	total, last := 0, noKind
	for _, m := range moves {
		if m.Kind() != last {
			last = m.Kind()
			total += s[last]
		}
	}
	pick, from := rng.IntN(total), 0
	for i, m := range moves {
		if i > 0 && m.Kind() == moves[i-1].Kind() {
			continue
		}
		if pick -= s[m.Kind()]; pick < 0 {
			from = i
			break
		}
	}
	to := from
	for to < len(moves) && moves[to].Kind() == moves[from].Kind() {
		to++
	}
	return moves[from+rng.IntN(to-from)]
}

// A temper is what a random player does beside deciding, each so many times in a
// thousand.
type temper struct {
	wrong     int // a wrong word instead of a decision
	bad, good int // a contest of what is bad, and of what is good
	flag      int // a flag, of either, at each move
	early     int // and as long as few words are laid
}

var tempers = []temper{
	{wrong: 60, bad: 500, good: 30},
	{wrong: 250, bad: 700, good: 10, flag: 1},
	{wrong: 150, bad: 250, good: 150, flag: 4},
	{wrong: 30, bad: 900, good: 20, flag: 15},
	{wrong: 120, bad: 500, good: 60, early: 40, flag: 2},
	{},
}

// A round is how random games are played, and what came up in them.
type round struct {
	rng       *rand.Rand
	hostile   int // how many moves of any kind are put to both at each position
	look      int // the decisions are compared at one position of so many
	positions int // at which they were, and words were to be found
	games     int
	seen      map[string]int
}

func newRound(seed1, seed2 uint64, hostile, look int) *round {
	return &round{rng: rand.New(rand.NewPCG(seed1, seed2)), hostile: hostile, look: look, seen: map[string]int{}}
}

// in reports what comes up so many times in a thousand.
func (r *round) in(n int) bool { return r.rng.IntN(1000) < n }

// game plays one random game, comparing at every move.
func (c *court) game(t testing.TB, r *round) jarnac.Outcome {
	t.Helper()
	return c.start(jarnac.Player(r.rng.IntN(2))).game(t, r)
}

// game plays the game to its end.
func (d *duo) game(t testing.TB, r *round) jarnac.Outcome {
	t.Helper()
	d.compare(t)
	rng := r.rng
	how, mood := styles[rng.IntN(len(styles))], tempers[rng.IntN(len(tempers))]
	r.games++
	for range 3000 {
		if d.state.Phase() == jarnac.Over {
			for p := range jarnac.Player(2) {
				if moves := d.state.AppendMoves(nil, p); len(moves) > 0 {
					t.Fatalf("%s\nMoves after the end: %v", d, moves)
				}
			}
			for range r.hostile {
				d.judge(t, hostilePlayer(rng), d.hostileMove(rng, nil))
			}
			o := d.end(t)
			r.seen["end "+string(o.End)]++
			return o
		}
		d.end(t)
		var moves []jarnac.Move
		if rng.IntN(r.look) == 0 {
			moves = d.decisions(t)
			if d.state.Phase() != jarnac.Bonus && d.state.Bag() != d.rules.Options().Bag {
				r.positions++
			}
		} else {
			moves = d.state.AppendMoves(nil, d.state.Turn())
		}
		for range r.hostile {
			p, m := hostilePlayer(rng), d.hostileMove(rng, moves)
			if d.judge(t, p, m) && d.chosen(p, m) && !slices.Contains(moves, m.Decision()) {
				t.Fatalf("%s\nCheck passes %s %s, and Moves does not yield %s", d, p, m, m.Decision())
			}
		}
		if d.table.lapsed {
			r.seen["a word that nobody can contest any more without a draw"]++
			for p := range jarnac.Player(2) {
				d.judge(t, p, jarnac.Contest())
			}
		}
		if p, m := d.aside(r, mood); m != (jarnac.Move{}) {
			if d.judge(t, p, m) {
				d.note(r, p, m)
				d.play(t, p, m)
				continue
			}
			if gametest.Clause(d.state.Check(p, m)) == law.OfficialWordsClasses {
				r.seen["a word of an excluded class refused"]++
			}
		}
		decision := how.choose(rng, moves)
		if len(d.table.owed[d.table.turn]) > 1 && rng.IntN(4) == 0 { // rather swap, which is for more letters
			if i := slices.IndexFunc(moves, func(m jarnac.Move) bool { return m.Kind() == jarnac.KindSwap }); i >= 0 {
				decision = moves[i]
			}
		}
		if d.table.calls > 0 && d.referee.Jarnacs > 2 && rng.IntN(3) > 0 { // as long as there are any
			if n := slices.IndexFunc(moves, func(m jarnac.Move) bool { return m.Kind() != jarnac.KindJarnac }); n > 0 {
				decision = moves[rng.IntN(n)]
			}
		}
		m, err := d.state.Complete(rng, d.state.Turn(), decision)
		if err != nil || m.Decision() != decision || !m.Completed() {
			t.Fatalf("%s\nComplete(%s) = %s, %v", d, decision, m, err)
		}
		d.note(r, d.state.Turn(), m)
		d.play(t, d.state.Turn(), m)
	}
	t.Fatalf("%s\nThe game does not end", d)
	return jarnac.Outcome{}
}

// aside is what a player does beside deciding, if anything.
func (d *duo) aside(r *round, mood temper) (jarnac.Player, jarnac.Move) {
	rng, tb := r.rng, d.table
	if rng.IntN(3000) == 0 {
		return jarnac.Player(rng.IntN(2)), jarnac.Resign()
	}
	flag := mood.flag
	if tb.bag.len() > 40 {
		flag += mood.early
	}
	if flag > 0 && (tb.phase == jarnac.Answer || tb.untested() && d.referee.bad(tb) < len(tb.open)) {
		flag += 60 // which is when it matters most
	}
	if flag > 0 && tb.bag.len() == 0 && !tb.did {
		flag += 20
	}
	if r.in(flag) {
		return jarnac.Player(rng.IntN(2)), jarnac.Flag()
	}
	if p, open := tb.contester(); open {
		often := mood.good
		if d.referee.bad(tb) < len(tb.open) {
			often = mood.bad
			if tb.open[0].jarnac && tb.calls < d.referee.Jarnacs { // rather when all have been said
				often /= 3
			}
		}
		if r.in(often) {
			return p, d.anyContest(rng, p)
		}
	}
	wrong := mood.wrong
	if wrong > 0 && tb.out[tb.turn] { // to announce
		if wrong += 100; tb.phase == jarnac.Answer {
			wrong += 500
		}
	}
	if r.in(wrong) {
		return tb.turn, d.wrongWord(rng)
	}
	return 0, jarnac.Move{}
}

// anyContest is a contest of p, with a Jarnac or without.
func (d *duo) anyContest(rng *rand.Rand, p jarnac.Player) jarnac.Move {
	tb := d.table
	if rng.IntN(2) == 0 {
		return jarnac.Contest()
	}
	// The Jarnac is one that the table would allow, or any.
	if u, _ := d.referee.undo(tb, p, min(d.referee.bad(tb), len(tb.open)-1)); u.phase != jarnac.Over && u.turn == p && rng.IntN(4) > 0 {
		moves := d.referee.decisions(u)
		rng.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
		for _, text := range moves {
			if m, err := jarnac.ParseMove(text); err == nil && m.Kind() == jarnac.KindJarnac {
				return jarnac.ContestJarnac(m.Line(), m.Word())
			}
		}
	}
	if line, word := d.wrongOf(rng, p.Opponent(), 0); rng.IntN(2) == 0 && word != "" {
		return jarnac.ContestJarnac(line, word)
	}
	return jarnac.Contest()
}

// wrongWord is a word of the player on turn that can be laid or taken and is in
// no dictionary, or that the formula refuses: the zero Move when there is none.
func (d *duo) wrongWord(rng *rand.Rand) jarnac.Move {
	tb := d.table
	own := tb.phase == jarnac.Playing || tb.phase == jarnac.Handover && tb.bag.len() == 0
	call := tb.phase == jarnac.Handover || tb.phase == jarnac.Answer
	switch {
	case own && (!call || rng.IntN(2) == 0):
		if line, word := d.wrongOf(rng, tb.turn, 0); word != "" && line == 0 {
			return jarnac.Place(word)
		} else if word != "" {
			return jarnac.Extend(line, word)
		}
	case call:
		if line, word := d.wrongOf(rng, tb.turn.Opponent(), tb.last); word != "" {
			return jarnac.Jarnac(line, word)
		}
	}
	return jarnac.Move{}
}

// wrongOf is a wrong word of p's rack, or of it and the word on a line, which may
// be broken up on the last one.
func (d *duo) wrongOf(rng *rand.Rand, p jarnac.Player, last int) (line int, word string) {
	rack, base := d.table.rack[p], ""
	if at := rng.IntN(len(d.table.lines[p]) + 1); at > 0 {
		line, base = at, d.table.lines[p][at-1]
		if base == "" {
			line = 0
		}
	}
	if last > 0 && rng.IntN(2) == 0 {
		line, base = last, d.table.lines[p][last-1]
	}
	o := d.referee.Options
	if rng.IntN(2) == 0 { // one that is written in the book
		book := d.referee.book
		must, may := lettersOf(base), lettersOf(base).plus(rack)
		set, from := may.set(), rng.IntN(len(book.words))
		for i := range len(book.words) {
			i = (i + from) % len(book.words)
			if e := &book.words[i]; book.sets[i]&^set == 0 && len(e.text) > len(base) && len(e.text) >= o.MinLength && len(e.text) <= o.MaxLength &&
				may.has(e.letters) && e.letters.has(must) &&
				d.referee.against(laid{word: e.text, former: base}) != "" {
				return line, e.text
			}
		}
	}
	add := 1 + rng.IntN(2)
	if base == "" {
		add = o.MinLength + rng.IntN(3)
	}
	if word = some(rng, base+some(rng, rack.String(), add), 99); len(word) > o.MaxLength || len(word) < o.MinLength {
		return 0, ""
	}
	return line, word
}

// note counts what a move that is about to be made is an example of.
func (d *duo) note(r *round, p jarnac.Player, m jarnac.Move) {
	seen, tb := r.seen, d.table
	switch m.Kind() {
	case jarnac.KindDraw:
		if len(tb.owed[p]) > 0 && len(m.Drawn()) > 1 {
			seen["a draw with extra letters"]++
		}
		if len(m.Drawn()) > 6 {
			seen["a first draw of more than six"]++
		}
		if n := len(m.Drawn()); !tb.begun[p] && n == tb.first && n != 6 {
			seen["a first draw of another size"]++
		}
	case jarnac.KindSwap:
		if tb.size != 3 {
			seen["a swap of another size"]++
		} else if n := len(m.Drawn()); n > 3 {
			seen[fmt.Sprintf("a swap of three for %d", n)]++
		}
	case jarnac.KindFlag:
		seen["a flag"]++
		switch {
		case tb.out[p.Opponent()]:
			seen["a second flag"]++
		case tb.answer == lastWord || tb.answer == beforeCount:
			seen["a flag that means nothing"]++
		case p != tb.turn:
			seen["a flag of the player not on turn"]++
		case tb.bag.len() == 0 && !tb.did:
			seen["a flag that ends a turn without a word, the bag being empty"]++
		case tb.untested():
			seen["a flag with a word in question"]++
		}
	case jarnac.KindJarnac:
		switch {
		case tb.out[p]:
			seen["a Jarnac announced"]++
		case tb.calls >= 2:
			seen["a third Jarnac"]++
		}
	case jarnac.KindLetGo:
		switch tb.answer {
		case announced:
			seen["an announced Jarnac accepted"]++
		case lastFlag:
			seen["a word let pass after the second flag"]++
		case beforeCount:
			seen["a last word let stand"]++
		}
	case jarnac.KindContest, jarnac.KindContestJarnac:
		bad := d.referee.bad(tb)
		what := "a contest"
		if m.Kind() == jarnac.KindContestJarnac {
			what = "a contest with a Jarnac"
		}
		if bad == len(tb.open) {
			seen[what+", wrong"]++
			if tb.out[p] || tb.out[p.Opponent()] {
				seen["a contest, wrong, out of time"]++
			}
			return
		}
		seen[what+", upheld"]++
		undone := len(tb.open) - bad
		if d.referee.Penalty == jarnac.NoPenalty && slices.ContainsFunc(tb.open[bad:], func(w laid) bool { return d.referee.wrong(w) == "" }) {
			seen["a good Jarnac undone that is not used up"]++
		}
		switch w := tb.open[bad]; {
		case tb.answer == announced:
			seen["an announced Jarnac undone"]++
		case tb.answer == beforeCount:
			seen["a last word undone"]++
		case tb.answer == lastWord:
			seen["a word that gave the last Jarnac undone"]++
		case w.jarnac && undone > 2:
			seen["three Jarnacs undone"]++
		case w.jarnac && undone == 2:
			seen["two Jarnacs undone"]++
		case w.jarnac && bad > 0:
			seen["a second Jarnac alone undone"]++
		case w.jarnac:
			seen["a Jarnac undone"]++
		case w.former != "":
			seen["a transformed word undone"]++
		default:
			seen["a new word undone"]++
		}
		switch tb.endedBy {
		case jarnac.KindPass:
			seen["a word undone after the pass"]++
		case jarnac.KindFlag:
			seen["a word undone after the flag"]++
		}
		switch d.referee.wrong(tb.open[bad]) {
		case law.OfficialWordsConjugations:
			seen["a conjugation undone"]++
		case law.OfficialWordsSameEntry:
			seen["a chained word undone"]++
		case law.OfficialWordsClasses:
			seen["a word of an excluded class undone"]++
		}
	}
}

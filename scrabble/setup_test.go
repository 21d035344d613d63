package scrabble_test

import (
	"fmt"
	"log"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

func ExampleRules_FromSetup() {
	rules, err := scrabble.Compile(scrabble.Classique(), french.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	p := scrabble.Setup{
		Phase: scrabble.Playing,
		Racks: [4]bag.Bag{bag.MustParse("AEINRST")},
		Held:  [4]int{7, 7}, // the rack of B is not known
	}
	p.Board[7] = "......ZOO......"
	s, err := rules.FromSetup(p)
	if err != nil {
		log.Fatal(err)
	}
	best, _ := s.Best()
	fmt.Println(s.Notation(best), s.Score(best), s.BagLen())

	p.Board[8], p.Held[1] = "..............W", 5
	_, err = rules.FromSetup(p)
	fmt.Println(err)
	// Output:
	// 9C TANISER 77 85
	// scrabble: the tiles on the board must be two or more, joined to each other, and one on the centre
}

// Every state that play leads to is a position that can be set up, cross-sets and all.
func TestSetupOfEveryState(t *testing.T) {
	seen := met{}
	for i, options := range wanderOptions {
		r := wanderRules(t, options)
		for game := range uint64(30) {
			rng := rand.New(rand.NewPCG(game, uint64(i)))
			wander(t, rng, r, func(s scrabble.State) {
				seen.state(s)
				p := s.Setup()
				if back, err := r.FromSetup(p); err != nil || back != s {
					t.Fatalf("%s\n%+v\nis set up as\n%+v\n%v", options, p, back.Setup(), err)
				}
			})
		}
	}
	for _, what := range []string{
		"unknown", "window true in drawing, of the player on turn true", "window true in playing, of the player on turn false",
		"window true in answer, of the player on turn false", "undone in playing", "undone in over", "good in drawing", "good in playing", "good in over",
		"skip in playing", "skip in answer", "flag in over", "last exchange", "end scrabble/winner after resign", "end scrabble/end-time after flag",
		"end scrabble/end-out after place", "end scrabble/end-out after let go", "end scrabble/end-out after contest", "end scrabble/end-out after flag",
		"end scrabble/end-blocked after pass", "end scrabble/end-blocked after place", "end scrabble/end-blocked after contest", "end scrabble/three-rounds after pass",
	} {
		if seen[what] == 0 {
			t.Errorf("no walk has met: %s", what)
		}
	}
}

// small is a game of ten tiles, and the states of one that begins with smallMoves.
const small = "classique players=3 validation=contest challenge=double time-penalty=10 rack=3 exchange=1 tiles=AEIRSTLNOU"

var smallMoves = []string{"A +ART", "B +EIL", "C +NOS", "A 8G RAT", "A +U", "B 7H I"}

// reach is the state after moves, each the player and the move.
func reach(t testing.TB, s scrabble.State, moves ...string) scrabble.State {
	t.Helper()
	for _, text := range moves {
		m, err := scrabble.ParseMove(text[2:])
		if err == nil {
			s, err = s.Play(scrabble.Player(text[0]-'A'), m)
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	return s
}

func TestSetupFaults(t *testing.T) {
	type setup = scrabble.Setup
	place := func(s string) scrabble.Move {
		m, err := scrabble.ParseMove(s)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	last := func(who scrabble.Player, m scrabble.Move) func(*setup) {
		return func(p *setup) { p.Last = scrabble.SetupLast{Player: who, Move: m} }
	}
	over := func(end rulebook.Clause) func(*setup) {
		return func(p *setup) {
			p.Phase, p.End, p.Window, p.Last = scrabble.Over, end, scrabble.SetupWindow{}, scrabble.SetupLast{}
		}
	}
	out := append(smallMoves[:len(smallMoves):len(smallMoves)], "C -", "A J8 U")
	out[len(out)-1] = "A 8J U"
	for _, base := range []struct {
		name, options string
		moves         []string
		faults        map[string][]func(*setup)
	}{
		{"at the start", small, nil, map[string][]func(*setup){
			"at the start those who have not drawn":       {func(p *setup) { p.Held[1] = 3 }, func(p *setup) { p.Held[2] = 1 }},
			"with tiles in the bag a rack has 3":          {func(p *setup) { p.Phase = scrabble.Playing }},
			"Turn is no player: 3":                        {func(p *setup) { p.Turn = scrabble.D }},
			"Turn is no player: 255":                      {func(p *setup) { p.Turn = 255 }},
			"Phase is 4":                                  {func(p *setup) { p.Phase = 4 }},
			"Phase is 255":                                {func(p *setup) { p.Phase = 255 }},
			"no move is in question":                      {func(p *setup) { p.Phase = scrabble.Answer }},
			"End is \"scrabble/end-out\"":                 {func(p *setup) { p.End = rulebook.ScrabbleEndOut }},
			"Counted is for a game":                       {func(p *setup) { p.Counted = true }},
			"no game ends by \"\"":                        {over("")},
			"no game ends by \"scrabble/bag\"":            {over(rulebook.ScrabbleBag)},
			"nobody is out":                               {over(rulebook.ScrabbleEndOut)},
			"Passes is 0, which does not end the game by": {over(rulebook.ScrabbleEndBlocked), over(rulebook.ScrabbleThreeRounds)},
			"Flags and End":                               {over(rulebook.ScrabbleEndTime)},
			"the last move of a game that was given up":   {over(rulebook.ScrabbleWinner)},
			"Window is not open":                          {func(p *setup) { p.Window.Passes = 1 }},
			"Last has no move":                            {func(p *setup) { p.Last.Good = 1 }},
			"two or more":                                 {func(p *setup) { p.Board[7] = ".......A......." }, func(p *setup) { p.Board[0] = "AE............." }},
			"row 3 has 2 squares":                         {func(p *setup) { p.Board[2] = "AE" }},
			"\"?\" on 8H is no tile":                      {func(p *setup) { p.Board[7] = "......A?......." }},
			"Scores of B is 4611686018427387904":          {func(p *setup) { p.Scores[1] = math.MaxInt/2 + 1 }},
			"Scores of B is -4611686018427387904":         {func(p *setup) { p.Scores[1] = -math.MaxInt/2 - 1 }},
			"Flags of C is 256":                           {func(p *setup) { p.Flags[2] = 256 }},
			"Flags of C is -1":                            {func(p *setup) { p.Flags[2] = -1 }},
			"Passes is -1":                                {func(p *setup) { p.Passes = -1 }},
			"Passes is 10":                                {func(p *setup) { p.Passes = 10 }},
			"D has something":                             {func(p *setup) { p.Scores[3] = 1 }, func(p *setup) { p.Held[3] = 1 }, func(p *setup) { p.Skips[3] = true }, func(p *setup) { p.Flags[3] = 1 }, func(p *setup) { p.Racks[3] = bag.MustParse("A") }},
			"B holds -1":                                  {func(p *setup) { p.Held[1] = -1 }},
			"B holds 4":                                   {func(p *setup) { p.Held[1] = 4 }, func(p *setup) { p.Racks[1] = bag.MustParse("AEIR") }},
			"B holds 1 tiles, of which 2":                 {func(p *setup) { p.Held[1], p.Racks[1] = 1, bag.MustParse("AE") }},
			"tiles that the game does not have":           {func(p *setup) { p.Racks[0] = bag.MustParse("W") }, func(p *setup) { p.Board[7] = "......aE......." }},
			"Last.Player, Last.Author is no player: 3":    {func(p *setup) { p.Last.Player, p.Last.Move = scrabble.D, scrabble.Pass() }},
			"Last is ~, which cannot":                     {last(scrabble.A, scrabble.Flag())},
			"Last is -, which cannot":                     {last(scrabble.A, scrabble.Pass())},
			"Last is ., which cannot":                     {last(scrabble.A, scrabble.LetGo())},
			"Last is resign, which cannot":                {last(scrabble.A, scrabble.Resign())},
			"Last is +3, which cannot":                    {last(scrabble.A, scrabble.Draw(3))},
			"Last is +AER, which cannot":                  {last(scrabble.A, place("+AER"))},
			"Last is -3, which cannot":                    {last(scrabble.A, scrabble.ExchangeCount(3))},
			"Last is -AER+IST, which cannot":              {last(scrabble.A, place("-AER+IST"))},
			"Last is place, which cannot":                 {last(scrabble.A, scrabble.Place(0, scrabble.Across, ""))},
			"Last is 8H AE, which cannot":                 {last(scrabble.A, place("8H AE"))},
			"Last is ?, which cannot":                     {last(scrabble.A, scrabble.Contest())},
			"Last is ?=, which cannot": {func(p *setup) {
				last(scrabble.A, scrabble.Contest().Ruled(false))(p)
				p.Last.Author, p.Last.Good = 1, 1
			}},
			"Last is ?1, which cannot":                           {func(p *setup) { last(scrabble.A, scrabble.Contest(1))(p); p.Last.Author, p.Last.Good = 1, 2 }, func(p *setup) { last(scrabble.A, scrabble.Contest(1))(p); p.Last.Good = 1 }},
			"Last is ?16, which cannot":                          {func(p *setup) { last(scrabble.A, scrabble.Contest(99))(p); p.Last.Author, p.Last.Good = 1, 1 }},
			"Last is no contest, and says how one went":          {func(p *setup) { last(scrabble.A, scrabble.Pass())(p); p.Last.Good = 1 }},
			"Window.Author is no player: 9":                      {func(p *setup) { p.Window = scrabble.SetupWindow{Open: true, Author: 9} }},
			"no move of B can be in question now, in phase draw": {func(p *setup) { p.Window = scrabble.SetupWindow{Open: true, Author: 1, Move: place("8H AE")} }},
		}},
		{"after two have drawn", small, smallMoves[:2], map[string][]func(*setup){
			"at the start those who have not drawn": {func(p *setup) { p.Held[0], p.Racks[0] = 2, bag.MustParse("AR") }, func(p *setup) { p.Turn = scrabble.A; p.Racks[0], p.Held[0] = bag.Bag{}, 0 }},
			"B has nothing to draw":                 {func(p *setup) { p.Turn = scrabble.B }},
			"before all have drawn, nobody":         {func(p *setup) { p.Skips[1] = true }, func(p *setup) { p.Passes = 1 }},
		}},
		{"before the first move", small, smallMoves[:3], map[string][]func(*setup){
			"Passes is 9, which ends the game":                   {func(p *setup) { p.Passes = 9 }},
			"A is on turn, and loses":                            {func(p *setup) { p.Skips[0] = true }},
			"with tiles in the bag a rack has 3":                 {func(p *setup) { p.Held[0], p.Racks[0] = 2, bag.MustParse("AR") }, func(p *setup) { p.Held[1], p.Racks[1] = 0, bag.Bag{} }},
			"A has nothing to draw":                              {func(p *setup) { p.Phase = scrabble.Drawing }},
			"the move in question, none, does not lie":           {func(p *setup) { p.Window.Open = true }},
			"tiles that the game does not have":                  {func(p *setup) { p.Board[7] = "......UUUUU...." }},
			"Last is +AER, which cannot have been the last move": {last(scrabble.A, place("+AER"))},
		}},
		{"after the first move", small, smallMoves[:4], map[string][]func(*setup){
			"does not lie on the board": {
				func(p *setup) { p.Window.Move = place("8H RAT") }, func(p *setup) { p.Window.Move = place("H8 RAT") }, func(p *setup) { p.Window.Move = place("8G RaT") },
				func(p *setup) { p.Window.Move = place("8G RA") }, func(p *setup) { p.Window.Move = scrabble.Pass() },
				func(p *setup) { p.Window.Move = scrabble.Place(scrabble.At(7, 13), scrabble.Across, "RAT") }, func(p *setup) { p.Window.Move = scrabble.Place(255, scrabble.Down, "RAT") },
			},
			"no move of B can be": {func(p *setup) { p.Window.Author = scrabble.B }},
			"the game is over, and nothing": {func(p *setup) {
				p.Phase, p.End, p.Last.Move = scrabble.Over, rulebook.ScrabbleWinner, scrabble.Resign()
			}},
			"Window.Passes is 1":                 {func(p *setup) { p.Window.Passes, p.Passes = 1, 2 }},
			"Window.Passes is 0":                 {func(p *setup) { p.Passes = 1 }},
			"Window.Passes is -1":                {func(p *setup) { p.Window.Passes = -1 }},
			"Window.Passes is 9":                 {func(p *setup) { p.Window.Passes = 9 }},
			"Last is -, after which no move":     {last(scrabble.A, scrabble.Pass())},
			"Last is 8I T, which cannot":         {last(scrabble.A, place("8I T"))},
			"Last is 8G RAT, which cannot":       {last(scrabble.B, place("8G RAT")), func(p *setup) { p.Window = scrabble.SetupWindow{} }},
			"the tiles on the board must be two": {func(p *setup) { p.Board[7] = "......R.T......" }, func(p *setup) { p.Board[7] = "....RAT........" }},
		}},
		{"in a whole game", "classique validation=contest", []string{"A +ARTEEEE", "B +ILSONNU", "A 8G RAT"}, map[string][]func(*setup){
			"no move of A can be":     {func(p *setup) { p.Held[0] = 5 }, func(p *setup) { p.Held[0], p.Racks[0] = 3, bag.MustParse("E") }, func(p *setup) { p.Window.Move = place("8I T") }},
			"with tiles in the bag a": {func(p *setup) { p.Held[1], p.Racks[1] = 6, bag.Bag{} }, func(p *setup) { p.Phase, p.Window = scrabble.Playing, scrabble.SetupWindow{} }},
		}},
		{"with an empty bag", small, smallMoves, map[string][]func(*setup){
			"B has nothing to draw":              {func(p *setup) { p.Phase, p.Turn = scrabble.Drawing, scrabble.B }},
			"a player has no tiles, which ends":  {func(p *setup) { p.Held[2], p.Racks[2] = 0, bag.Bag{}; p.Held[1], p.Held[0] = 3, 3 }},
			"no move of B can be":                {func(p *setup) { p.Held[1] = 3; p.Held[2], p.Racks[2] = 2, bag.MustParse("NO") }},
			"one player is out":                  {func(p *setup) { p.Phase = scrabble.Answer }, over(rulebook.ScrabbleEndOut)},
			"Passes is 3, which ends the game":   {func(p *setup) { p.Passes = 3 }},
			"Window.Passes is 3":                 {func(p *setup) { p.Window.Passes = 3 }},
			"does not lie on the board as":       {func(p *setup) { p.Window.Move = place("8G RAT") }, func(p *setup) { p.Window.Move = place("7I I") }},
			"Last is ?, after which no move is":  {last(scrabble.C, scrabble.Contest())},
			"Last is 7H I, which cannot have be": {last(scrabble.A, place("7H I"))},
		}},
		{"after a contest", small, append(smallMoves[:6:6], "C ?"), map[string][]func(*setup){
			"Last is ?, which cannot": {
				func(p *setup) { p.Last.Undone = place("8G RAT") }, func(p *setup) { p.Last.Undone = place("1A AE") }, func(p *setup) { p.Last.Author = scrabble.A },
				func(p *setup) { p.Last.Author = scrabble.C }, func(p *setup) { p.Last.Good = 1 }, func(p *setup) { p.Last.Undone = place("6G SA") }, func(p *setup) { p.Last.Undone = scrabble.Pass() },
				func(p *setup) { p.Last.Undone = scrabble.Move{} },
			},
			"Last is ?2, which cannot": {func(p *setup) { p.Last.Move = scrabble.Contest(2) }},
			"Last is ?!, which cannot": {func(p *setup) { p.Last.Move = p.Last.Move.Ruled(true) }},
			"Last is ?=, which cannot": {func(p *setup) { p.Last.Move = p.Last.Move.Ruled(false) }},
		}},
		{"with a move that goes out", small, out, map[string][]func(*setup){
			"no move is in question":     {func(p *setup) { p.Window, p.Last = scrabble.SetupWindow{}, scrabble.SetupLast{} }},
			"no move of A can be":        {func(p *setup) { p.Turn = scrabble.C }},
			"a player has no tiles":      {func(p *setup) { p.Phase = scrabble.Playing }, over(rulebook.ScrabbleEndBlocked), over(rulebook.ScrabbleThreeRounds)},
			"Last is ., which cannot":    {last(scrabble.B, scrabble.LetGo())},
			"Passes is 0, which does no": {over(rulebook.ScrabbleEndBlocked)},
		}},
		{"where bad words cannot be laid", "classique rack=3 tiles=RATZERSUI", []string{"A +ART", "B +EUZ", "A 8G RAT"}, map[string][]func(*setup){
			"makes a bad word and could not be laid": {func(p *setup) {
				p.Board[7], p.Window.Move = "......TRA......", place("8G TRA")
				p.Last.Move = p.Window.Move
			}},
			"where bad words cannot be laid, no": {func(p *setup) { p.Phase = scrabble.Answer }},
			"it is not the turn of the next":     {func(p *setup) { p.Turn, p.Phase = scrabble.A, scrabble.Playing }},
			"B loses a turn":                     {func(p *setup) { p.Skips[1] = true }},
			"Flags and End":                      {func(p *setup) { p.Flags[0] = 1 }},
		}},
		{"where there are no contests", "classique challenge=void rack=3 tiles=RATZERSUI", []string{"A +ART", "B +EUZ", "A 8G RAT", "A +SIR"}, map[string][]func(*setup){
			"Last is ?, which cannot":    {func(p *setup) { last(scrabble.B, scrabble.Contest())(p); p.Last.Good = 1 }},
			"Last is 8H A, which cannot": {last(scrabble.A, place("8H A"))},
			"and there are no contests":  {func(p *setup) { p.Window = scrabble.SetupWindow{Open: true, Move: place("8G RAT")} }},
		}},
	} {
		r := wanderRules(t, base.options)
		good := reach(t, r.Start(scrabble.A), base.moves...).Setup()
		if _, err := r.FromSetup(good); err != nil {
			t.Errorf("%s: %v", base.name, err)
		}
		for want, spoils := range base.faults {
			for i, spoil := range spoils {
				p := good
				spoil(&p)
				s, err := r.FromSetup(p)
				if err == nil || !strings.Contains(err.Error(), want) || s != (scrabble.State{}) {
					t.Errorf("%s, %d: %v, want a fault with %q", base.name, i, err, want)
				} else if fr := rulebook.Detail(err, language.French); fr == "" || strings.Contains(fr, want) && !strings.HasPrefix(want, "Flags and") {
					t.Errorf("in French %q is %q", want, fr)
				}
			}
		}
	}
}

// All faults come at once.
func TestSetupFaultsTogether(t *testing.T) {
	p := scrabble.Setup{Turn: 9, Phase: 9, Passes: -1, Skips: [4]bool{true}}
	p.Scores[0], p.Held[1], p.Board[0], p.Board[1] = math.MaxInt, -1, "x", "é.............."
	_, err := wanderRules(t, "classique").FromSetup(p)
	if err == nil {
		t.Fatal("it is accepted")
	}
	if n := strings.Count(err.Error(), "\n") + 1; n != 8 {
		t.Errorf("%d faults, want 8:\n%v", n, err)
	}
}

// What need not be written is worked out: sizes of racks that are known, and the tiles
// that can only be in one place.
func TestSetupWorksOut(t *testing.T) {
	r := wanderRules(t, small)
	s := reach(t, r.Start(scrabble.A), smallMoves...)
	p := s.Setup()
	p.Held = [4]int{}
	if got, err := r.FromSetup(p); err != nil || got != s {
		t.Errorf("without sizes: %v", err)
	}
	p = s.Setup()
	p.Racks[2] = bag.Bag{}
	if got, err := r.FromSetup(p); err != nil || got != s {
		t.Errorf("without the one rack: %v", err)
	}
	// The tiles that are left are not in a Setup, nor in scores for a second time.
	s = reach(t, s, "C -", "A 8J U", "B .")
	p = s.Setup()
	if got, err := r.FromSetup(p); err != nil || got != s {
		t.Errorf("at the end: %v", err)
	}
	p.Last = scrabble.SetupLast{}
	got, err := r.FromSetup(p)
	if err != nil {
		t.Fatal(err)
	}
	o, _ := got.Outcome()
	want, _ := s.Outcome()
	if o != want {
		t.Errorf("the outcome is %+v, want %+v", o, want)
	}
}

// What a record tells of a game is a position too, also where racks are known in part
// and the tiles left are counted as the record has them.
func TestSetupOfRecords(t *testing.T) {
	counted := 0
	for i, options := range wanderOptions {
		r := wanderRules(t, options)
		for game := range uint64(8) {
			rng := rand.New(rand.NewPCG(game, uint64(i)+300))
			record := scrabble.NewRecord(r)
			var last scrabble.State
			wander(t, rng, r, func(s scrabble.State) {
				if last.Rules() != nil {
					record.Append(last, s)
				}
				last = s
			})
			for s, err := range record.ReplayWith(r) {
				if err != nil {
					break // not all that is played can be written as GCG
				}
				p := s.Setup()
				if p.Counted {
					counted++
				}
				if back, err := s.Rules().FromSetup(p); err != nil || back != s {
					t.Fatalf("%s\n%s\nis set up as\n%s\n%v", options, s, back, err)
				}
				if back, err := s.Rules().ParseState(s.String()); err != nil || back != s {
					t.Fatalf("%s\n%s\nis read as\n%s\n%v", options, s, back, err)
				}
			}
		}
	}
	if counted == 0 {
		t.Error("no record has counted tiles that are not known")
	}
}

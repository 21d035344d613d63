package scrabble_test

import (
	"fmt"
	"log"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

func ExampleRules_FromSetup() {
	rules, err := scrabble.Compile(scrabble.Classique(), gaddag.Lexicon())
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
	fmt.Println(s.Notation(best), s.Points(best), s.BagLen())

	p.Board[8], p.Held[1] = "..............W", 5
	_, err = rules.FromSetup(p)
	fmt.Println(err)
	// Output:
	// H8 .RIENTAS 77 85
	// scrabble: the tiles on the board must be two or more, joined to each other, and one on the centre
}

// small is a game of ten tiles, and the states of one that begins with smallMoves.
const small = "classique short-rounds=1 players=3 validation=contest penalty=double time-penalty=10 rack=3 exchange=1 bag=AEIRSTLNOU"

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

// Setups and texts of games in which bad words cannot be laid once had an open move: they are
// read as the position after it.
func TestSetupSettled(t *testing.T) {
	const options, laid = "classique rack=3 bag=RATZERSUI", "8G RAT"
	start := reach(t, rulesOf(t, options).Start(scrabble.A), "A +ART", "B +EUZ")
	after := reach(t, start, "A "+laid)
	old := start.Setup()
	old.Open, _ = scrabble.ParseMove(laid)
	s, err := rulesOf(t, options).FromSetup(old)
	if err != nil || s != after {
		t.Errorf("the Setup is %s, %v", s, err)
	}
	s, err = rulesOf(t, options).ParseState(start.String() + " open " + laid + ";")
	if err != nil || s != after {
		t.Errorf("the text is %s, %v", s, err)
	}
}

func TestSetupFaults(t *testing.T) {
	type setup = scrabble.Setup
	place := func(s string) scrabble.Move {
		return must.Get(scrabble.ParseMove(s))(t)
	}
	open := func(text string) func(*setup) {
		return func(p *setup) { p.Open = place(text) }
	}
	over := func(end rulebook.Clause) func(*setup) {
		return func(p *setup) { p.Phase, p.End, p.Open = scrabble.Over, end, scrabble.Move{} }
	}
	out := append(smallMoves[:len(smallMoves):len(smallMoves)], "C -", "A J8 U")
	out[len(out)-1] = "A 8J U"
	for _, base := range []struct {
		name, options string
		moves         []string
		faults        map[string][]func(*setup)
	}{
		{"at the start", small, nil, map[string][]func(*setup){
			"at the start, the players who have not drawn":     {func(p *setup) { p.Held[1] = 3 }, func(p *setup) { p.Held[2] = 1 }},
			"with tiles in the bag a rack has 3":               {func(p *setup) { p.Phase = scrabble.Playing }},
			"unknown player in turn: 3":                        {func(p *setup) { p.Turn = scrabble.D }},
			"unknown player in turn: 255":                      {func(p *setup) { p.Turn = 255 }},
			"unknown phase: 4":                                 {func(p *setup) { p.Phase = 4 }},
			"unknown phase: 255":                               {func(p *setup) { p.Phase = 255 }},
			"unknown phase: 3":                                 {func(p *setup) { p.Phase = scrabble.Answer }},
			"the end is \"scrabble/end-out\"":                  {func(p *setup) { p.End = law.ScrabbleEndOut }},
			"only a game that a player has ended":              {func(p *setup) { p.Counted = true }},
			"no game ends by \"\"":                             {over("")},
			"no game ends by \"scrabble/bag\"":                 {over(law.ScrabbleBag)},
			"nobody is out":                                    {over(law.ScrabbleEndOut)},
			"the passes are 0, which does not end the game by": {over(law.ScrabbleEndBlocked), over(law.ScrabbleThreeRounds)},
			"the fallen flags do not fit":                      {over(law.ScrabbleEndTime)},
			"who gave up is a player": {func(p *setup) { p.GaveUp = scrabble.B }, func(p *setup) {
				over(law.ScrabbleResign)(p)
				p.GaveUp = scrabble.D
			}},
			"two or more":                         {func(p *setup) { p.Board[7] = ".......A......." }, func(p *setup) { p.Board[0] = "AE............." }},
			"row 3 has 2 squares":                 {func(p *setup) { p.Board[2] = "AE" }},
			"\"?\" on 8H is not a tile":           {func(p *setup) { p.Board[7] = "......A?......." }},
			"flags of C is 256":                   {func(p *setup) { p.Flags[2] = 256 }},
			"flags of C is -1":                    {func(p *setup) { p.Flags[2] = -1 }},
			"passes is -1":                        {func(p *setup) { p.Passes = -1 }},
			"passes is 10":                        {func(p *setup) { p.Passes = 10 }},
			"D is not in this 3-player game":      {func(p *setup) { p.Scores[3] = 1 }, func(p *setup) { p.Held[3] = 1 }, func(p *setup) { p.Skips[3] = 1 }, func(p *setup) { p.Flags[3] = 1 }, func(p *setup) { p.Racks[3] = bag.MustParse("A") }},
			"B holds -1":                          {func(p *setup) { p.Held[1] = -1 }},
			"B holds 4":                           {func(p *setup) { p.Held[1] = 4 }, func(p *setup) { p.Racks[1] = bag.MustParse("AEIR") }},
			"B holds 1 tiles, of which 2":         {func(p *setup) { p.Held[1], p.Racks[1] = 1, bag.MustParse("AE") }},
			"tiles that the game does not have":   {func(p *setup) { p.Racks[0] = bag.MustParse("W") }, func(p *setup) { p.Board[7] = "......aE......." }},
			"the open move cannot be played: 8H ": {open("8H AE")}, // the tiles that are due come first
		}},
		{"in a duplicate game", "classique players=3 duplicate=best bag=AEIRSTUAEIRST", []string{"A +AEIRSTU", "A 8H RAT"}, map[string][]func(*setup){
			"in a duplicate game the rack is that of A": {func(p *setup) { p.Held[1] = 7 }, func(p *setup) { p.Racks[2] = bag.MustParse("A") }},
			"what A has decided does not":               {func(p *setup) { p.Turn = scrabble.A }, func(p *setup) { p.Turn = scrabble.C }},
			"what C has decided does not":               {func(p *setup) { p.Decided[2], p.Decided[0] = p.Decided[0], scrabble.Move{} }},
			"A decides on a placement or passes":        {func(p *setup) { p.Decided[0] = scrabble.Resign() }},
			"the decision 8A RAT cannot be made":        {func(p *setup) { p.Decided[0] = place("8A RAT") }},
			"rounds is 1":                               {func(p *setup) { p.Rounds = 1 }},
			"the passes are 3, which ends the game":     {func(p *setup) { p.Passes = 3 }},
			"passes is 4":                               {func(p *setup) { p.Passes = 4 }},
			"with tiles in the bag a rack has 7":        {func(p *setup) { p.Held[0], p.Racks[0] = 3, bag.MustParse("RAT") }},
			"no game ends by \"scrabble/end-out\"":      {over(law.ScrabbleEndOut)},
			"no such move can be contested":             {open("-")},
		}},
		{"after two have drawn", small, smallMoves[:2], map[string][]func(*setup){
			"at the start, the players who have not drawn": {func(p *setup) { p.Held[0], p.Racks[0] = 2, bag.MustParse("AR") }, func(p *setup) { p.Turn = scrabble.A; p.Racks[0], p.Held[0] = bag.Bag{}, 0 }},
			"B has nothing to draw":                        {func(p *setup) { p.Turn = scrabble.B }},
			"before all have drawn, nobody":                {func(p *setup) { p.Skips[1] = 1 }, func(p *setup) { p.Passes = 1 }},
		}},
		{"before the first move", small, smallMoves[:3], map[string][]func(*setup){
			"the passes are 9, which ends the game":    {func(p *setup) { p.Passes = 9 }},
			"A is on turn, and loses":                  {func(p *setup) { p.Skips[0] = 1 }},
			"with tiles in the bag a rack has 3":       {func(p *setup) { p.Held[0], p.Racks[0] = 2, bag.MustParse("AR") }, func(p *setup) { p.Held[1], p.Racks[1] = 0, bag.Bag{} }},
			"A has nothing to draw":                    {func(p *setup) { p.Phase = scrabble.Drawing }},
			"tiles that the game does not have":        {func(p *setup) { p.Board[7] = "......UUUUU...." }},
			"the open move cannot be played: 8H EIL":   {open("8H EIL")}, // those are B's
			"the open move cannot be played: 8A RAT":   {open("8A RAT")},
			"the open move cannot be played: 8G RATES": {open("8G RATES")},
			"the open move cannot be played: place": {
				func(p *setup) { p.Open = scrabble.Place(board.At(15, 0), board.Down, "RAT") }, func(p *setup) { p.Open = scrabble.Place(board.At(0, 0), board.Down, "?") },
			},
			"no such move can be contested": {open("-"), open("~"), open("resign"), open("-ART+UUU"), open("?")},
		}},
		{"after the first move", small, smallMoves[:4], map[string][]func(*setup){
			"the open move cannot be played: 8G RAT": {func(p *setup) { p.Turn = scrabble.B }, func(p *setup) { p.Racks[0] = bag.MustParse("RAU") }},
			"the open move cannot be":                {func(p *setup) { over(law.ScrabbleResign)(p); p.Open = place("8G RAT") }},
			"A has nothing to draw":                  {func(p *setup) { p.Phase = scrabble.Drawing }},
		}},
		{"with an empty bag", small, smallMoves, map[string][]func(*setup){
			"B has nothing to draw":                 {func(p *setup) { p.Phase, p.Turn = scrabble.Drawing, scrabble.B }},
			"one player is out and":                 {over(law.ScrabbleEndOut)},
			"the passes are 3, which ends the game": {func(p *setup) { p.Passes = 3 }},
			"the open move cannot be played: 7":     {open("7I U"), open("7D I")},
			"a player has no tiles, which":          {func(p *setup) { p.Held[0], p.Racks[0], p.Board[7] = 0, bag.Bag{}, "......RATU....." }},
		}},
		{"with a move that goes out", small, out, map[string][]func(*setup){
			"all words of the open move are contested":  {func(p *setup) { p.Contested = place("?") }},
			"the passes are 1, which does not end the ": {over(law.ScrabbleEndBlocked), over(law.ScrabbleThreeRounds)},
		}},
		{"where bad words cannot be laid", "classique rack=3 bag=RATZERSUI", []string{"A +ART", "B +EUZ", "A 8G RAT"}, map[string][]func(*setup){
			"the open move cannot be played: 8G TRA": {open("8G TRA")},
			"no such move can be contested":          {open("-")},
			"B loses a turn":                         {func(p *setup) { p.Skips[1] = 1 }},
			"the fallen flags do not fit":            {func(p *setup) { p.Flags[0] = 1 }},
		}},
		{"with a move in question", small, smallMoves[:4], map[string][]func(*setup){
			"the contest is 8G RAT, and must be": {func(p *setup) { p.Contested = place("8G RAT") }},
			"the contest is ?2, and must be":     {func(p *setup) { p.Contested = place("?2") }},
			"the contest is ?!, and must be":     {func(p *setup) { p.Contested = place("?!") }},
			"only an open move is contested":     {func(p *setup) { p.Open, p.Contested = scrabble.Move{}, place("?") }},
		}},
		{"where a turn without points ends the game", "classique validation=contest idle=scoreless bonus=0 rounds=1 short-rounds=1 rack=3 bag=??????", []string{"A +???", "B +???"}, map[string][]func(*setup){
			"the open move, 8H aa, ends the game": {func(p *setup) { p.Passes, p.Open = 1, place("8H aa") }},
		}},
		{"where there are no contests", "classique penalty=void rack=3 bag=RATZERSUI", []string{"A +ART", "B +EUZ"}, map[string][]func(*setup){
			"no such move can be contested": {open("8G RAT")},
		}},
	} {
		r := rulesOf(t, base.options)
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
				} else if fr := rulebook.Explain(err, language.French); fr == "" || strings.Contains(fr, want) && !strings.HasPrefix(want, "Flags does") && want != "unknown Phase" {
					t.Errorf("in French %q is %q", want, fr)
				}
			}
		}
	}
}

// All faults come at once.
func TestSetupFaultsTogether(t *testing.T) {
	p := scrabble.Setup{Turn: 9, Phase: 9, Passes: -1, Skips: [4]int{1}}
	p.Flags[0], p.Held[1], p.Board[0], p.Board[1] = -1, -1, "x", "é.............."
	_, err := rulesOf(t, "classique").FromSetup(p)
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
	r := rulesOf(t, small)
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
	got := must.Get(r.FromSetup(p))(t)
	o, _ := got.Outcome()
	want, _ := s.Outcome()
	if o != want {
		t.Errorf("the outcome is %+v, want %+v", o, want)
	}
}

package jago_test

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
)

// A setupFault is a position that has been spoilt, and what is said of it.
type setupFault struct {
	says  string
	spoil func(*jago.Setup)
}

// shortGame is a game of nine letters that begins, and shortContest what follows on its
// sixth move.
const shortGame = "official letters=AEGORSTUX rack=3 validation=contest"

var (
	shortMoves   = []string{"red +RAS", "blue +GOT", "red 6D:RAS", "red -", "red +EUX", "blue 6C:GRAS", "blue -"}
	shortContest = append(shortMoves[:6:6], "blue C6:GT", "red ?", "red ^C6,E6")
)

func shortly(t testing.TB, moves ...string) jago.State {
	t.Helper()
	return (&tale{t, rulesNamed(t, shortGame).Start(jago.Red)}).plays(moves...).s
}

// setupFaults is positions of that game, and what can be wrong with them.
func setupFaults(t testing.TB) (list []struct {
	state  jago.State
	faults []setupFault
}) {
	type setup = jago.Setup
	letters := bag.MustParse
	last := func(p jago.Player, text string) func(*setup) {
		m, err := jago.ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		return func(s *setup) { s.Last = jago.SetupLast{Player: p, Move: m} }
	}
	row := func(n int, text string) func(*setup) { return func(p *setup) { p.Board.Rows[n-1] = text } }
	words := func(w ...jago.Word) func(*setup) { return func(p *setup) { p.Board.Words = w } }
	ras := jago.Word{Text: "RAS", At: jago.At(5, 3)}
	with := func(change func(*jago.Word)) func(*setup) {
		w := ras
		change(&w)
		return words(w)
	}
	over := func(end rulebook.Clause) func(*setup) {
		return func(p *setup) {
			p.Phase, p.End, p.Window, p.Before = jago.Over, end, jago.SetupWindow{}, jago.SetupBoard{}
		}
	}
	unknown := func(p *setup) { p.Last = jago.SetupLast{} }
	all := func(fs ...func(*setup)) func(*setup) {
		return func(p *setup) {
			for _, f := range fs {
				f(p)
			}
		}
	}
	add := func(s jago.State, faults ...setupFault) {
		list = append(list, struct {
			state  jago.State
			faults []setupFault
		}{s, faults})
	}
	add(shortly(t), // at the start, with Red to draw
		setupFault{"Turn is no player: 2", func(p *setup) { p.Turn = 2 }},
		setupFault{"Resume.Turn is no player: 255", func(p *setup) { p.Resume.Turn = 255 }},
		setupFault{"Window.Author is no player: 3", func(p *setup) { p.Window.Author = 3 }},
		setupFault{"Last.Player is no player: 3", func(p *setup) { p.Last.Player = 3 }},
		setupFault{"Last.Author is no player: 3", func(p *setup) { p.Last.Author = 3 }},
		setupFault{"Phase is 4, and there is no such phase", func(p *setup) { p.Phase = 4 }},
		setupFault{"on an empty board the racks are full, or red draws", func(p *setup) { p.Phase = jago.Playing }},
		setupFault{"on an empty board the racks are full, or red draws", func(p *setup) { p.Racks[0] = letters("RAS") }},
		setupFault{"on an empty board the racks are full, or blue draws", func(p *setup) { p.Turn, p.Racks[0] = jago.Blue, letters("RA") }},
		setupFault{"red holds 4 letters, and a full rack has 3", func(p *setup) { p.Racks[0] = letters("RASE") }},
		setupFault{"have letters that the game does not have", func(p *setup) { p.Racks[0] = letters("RRR") }},
		setupFault{"have letters that the game does not have", func(p *setup) { p.Racks[0] = letters("?") }},
		setupFault{"have letters that the game does not have", func(p *setup) { p.Racks[0], p.Racks[1] = letters("RAS"), letters("R") }},
		setupFault{"have letters that the game does not have", func(p *setup) { p.Racks[0] = letters(strings.Repeat("A", 255)) }},
		setupFault{"Board: beside an empty board lie no letters", func(p *setup) { p.Board.Beside = letters("A") }},
		setupFault{"Board: the letters must be two or more, all joined", row(6, ".....A.....")},
		setupFault{"Board: the letters must be two or more, all joined", row(1, "RAS........")},
		setupFault{"Board: the letters must be two or more, all joined", all(row(6, "...RAS....."), row(1, "GO........."))},
		setupFault{"Board: row 11 has 3 bytes, and must have 11 or none", row(11, "RAS")},
		setupFault{`Board: "?" on D6 is no letter`, row(6, "...?AS.....")},
		setupFault{`Board: "\x00" on A1 is no letter`, row(1, strings.Repeat("\x00", 11))},
		setupFault{`Board: there is no word "6D:RAS"`, words(ras)},
		setupFault{"no word is open to contest, and Before has something", func(p *setup) { p.Before.Rows[5] = "...RAS....." }},
		setupFault{"no word is open to contest, and Before has something", func(p *setup) { p.Before.Words = []jago.Word{ras} }},
		setupFault{"Phase is not turning, and Resume has something in it", func(p *setup) { p.Resume.Phase = jago.Playing }},
		setupFault{"Resume.Phase is over, and not playing or drawing", func(p *setup) { p.Phase = jago.Turning }},
		setupFault{"Phase is turning, and red has nothing to turn", func(p *setup) { p.Phase = jago.Turning }},
		setupFault{"Phase is turning, and the last move is none, not a contest", func(p *setup) { p.Phase = jago.Turning }},
		setupFault{`End is "jago/end", and the game is not over`, func(p *setup) { p.End = rulebook.JagoEnd }},
		setupFault{`no game ends by ""`, over("")},
		setupFault{`no game ends by "jago/bag"`, over("jago/bag")},
		setupFault{"End is jago/end, and the last move is none", over(rulebook.JagoEnd)},
		setupFault{"End is jago/resign, and the last move is none", over(rulebook.JagoResign)},
		setupFault{"End is jago/resign, and the last move is ~", all(over(rulebook.JagoResign), last(jago.Red, "~"))},
		setupFault{"on an empty board the racks are full", all(over(rulebook.JagoEnd), last(jago.Red, "~"))},
		setupFault{"Window is not open, and has something in it", func(p *setup) { p.Window.Author = jago.Blue }},
		setupFault{"Window is not open, and has something in it", func(p *setup) { p.Window.Move = jago.End() }},
		setupFault{"Last has no move, and something else", func(p *setup) { p.Last.Good = true }},
		setupFault{"Last has no move, and something else", func(p *setup) { p.Last.Player = jago.Blue }},
		setupFault{"Last is +AEG, which cannot have been", last(jago.Blue, "+AEG")},
		setupFault{"Last is -, which cannot have been", last(jago.Blue, "-")},
		setupFault{"Last is ?, which cannot have been", last(jago.Blue, "?")},
		setupFault{"Last is ?, which cannot have been", func(p *setup) {
			last(jago.Blue, "?")(p)
			p.Last.Good = true
		}},
		setupFault{"Last is ^, which cannot have been", last(jago.Blue, "^")},
		setupFault{"Last is ~, which cannot have been", last(jago.Blue, "~")},
		setupFault{"Last is resign, which cannot have been", last(jago.Blue, "resign")},
		setupFault{"Last is turn, which cannot have been", func(p *setup) { p.Last.Move = jago.Turn(200) }},
	)
	add(shortly(t, shortMoves[:2]...), // Red plays on an empty board
		setupFault{"Last is +2, which cannot have been", last(jago.Blue, "+2")},
		setupFault{"Last is +AR, which cannot have been", last(jago.Blue, "+RA")},
		setupFault{"Last is +ARS, which cannot have been", last(jago.Red, "+ARS")},
		setupFault{"Last is 6D:RAS, which cannot have been", last(jago.Red, "6D:RAS")},
		setupFault{"Last is no contest, and has something of one", func(p *setup) { p.Last.Good = true }},
		setupFault{"Last is no contest, and has something of one", func(p *setup) { p.Last.Author = jago.Blue }},
		setupFault{"Last is no contest, and has something of one", func(p *setup) { p.Last.Undone = jago.End() }},
		setupFault{"Last is ?, which cannot have been", func(p *setup) {
			last(jago.Blue, "?")(p)
			p.Last.Undone = jago.Lay(jago.At(5, 3), jago.Across, "RAS", "") // which is good
		}},
		setupFault{"Last is ?, which cannot have been", func(p *setup) {
			last(jago.Blue, "?")(p)
			p.Last.Undone = jago.Lay(jago.At(5, 3), jago.Across, "GT", "") // which Red does not have
		}},
		setupFault{"Last is ?, which cannot have been", func(p *setup) {
			last(jago.Red, "?")(p)
			p.Last.Author, p.Last.Undone = jago.Blue, jago.Lay(jago.At(5, 3), jago.Across, "GTO", "") // and Red plays
		}},
	)
	add(shortly(t, shortMoves[:3]...), // RAS of Red is in question, and Red goes on
		setupFault{"blue has ended the turn, and does not lead with 0 letters to 3", func(p *setup) { p.Window.Author = jago.Blue }},
		setupFault{"6E:AS does not lead from Before to Board", all(unknown, func(p *setup) { p.Window.Move = jago.Lay(jago.At(5, 4), jago.Across, "AS", "") })},
		setupFault{"- does not lead from Before to Board", all(unknown, func(p *setup) { p.Window.Move = jago.End() })},
		setupFault{"6D:RAS does not lead from Before to Board", func(p *setup) { p.Board.Rows[5] = "...RAs....." }},
		setupFault{"6D:RAS does not lead from Before to Board", all(with(func(w *jago.Word) { w.Owner = jago.Blue }))},
		setupFault{"6D:RAS does not lead from Before to Board", func(p *setup) { p.Before.Rows[5] = "...RAS....." }},
		setupFault{"6D:RAS does not lead from Before to Board", func(p *setup) { p.Racks[0] = letters("E") }},
		setupFault{"Before: the letters must be two or more", func(p *setup) { p.Before.Rows[5] = "...RA......" }},
		setupFault{"the word that is open to contest: ", all(unknown, func(p *setup) { p.Window.Move = jago.Lay(jago.At(5, 3), jago.Across, "RAS", "A") })},
		setupFault{"Last is -, which cannot have been", last(jago.Red, "-")},
		setupFault{"Last is 6D:RAT, which cannot have been", last(jago.Red, "6D:RAT")},
		setupFault{"Last is 6D:RAS, which cannot have been", last(jago.Blue, "6D:RAS")},
		setupFault{"Last is ^, which cannot have been", last(jago.Red, "^")},
		setupFault{"Last is ?, which cannot have been", func(p *setup) {
			last(jago.Blue, "?")(p)
			p.Last.Good = true
		}},
		setupFault{"with letters in the bag, blue has a full rack of 3", func(p *setup) { p.Racks[1] = letters("GO") }},
		setupFault{"Board: there is no word \"?:RAS\"", with(func(w *jago.Word) { w.At = 200 })},
		setupFault{"Board: there is no word \"D6:RAS\"", with(func(w *jago.Word) { w.Dir = jago.Down })},
		setupFault{"Board: there is no word ", with(func(w *jago.Word) { w.Dir = 7 })},
		setupFault{"Board: there is no word \"6E:RAS\"", with(func(w *jago.Word) { w.At++ })},
		setupFault{"Board: there is no word \"6D:RAT\"", with(func(w *jago.Word) { w.Text = "RAT" })},
		setupFault{"Board: there is no word \"6D:AAAA", with(func(w *jago.Word) { w.Text = strings.Repeat("A", 1<<16) })},
		setupFault{"Board: the word 6D:RAS is named twice", words(ras, ras)},
		setupFault{"Board has 89 words, and a board has at most 88", words(slices.Repeat([]jago.Word{{}}, 89)...)},
		setupFault{"Board has 1048576 words, and", words(slices.Repeat([]jago.Word{{Text: "X"}}, 1<<20)...)},
		setupFault{"Board: the owner of 6D:RAS is no player: 2", with(func(w *jago.Word) { w.Owner = 2 })},
		setupFault{"Board: 6D:RAS cannot have been \"RAS\"", with(func(w *jago.Word) { w.Past = []string{"RAS"} })},
		setupFault{"Board: 6D:RAS cannot have been \"RATS\"", with(func(w *jago.Word) { w.Past = []string{"RATS"} })},
		setupFault{"Board: 6D:RAS cannot have been \"RA;\"", with(func(w *jago.Word) { w.Past = []string{"RAT", "RA;"} })},
		setupFault{"Board: 6D:RAS cannot have been \"RAT\", or twice", with(func(w *jago.Word) { w.Past = []string{"RAT", "RAT"} })},
		setupFault{"End is jago/end, and the last move is 6D:RAS", over(rulebook.JagoEnd)},
	)
	add(shortly(t, shortMoves[:4]...), // Red draws, and RAS is open to contest
		setupFault{"Phase is drawing, and red has nothing to draw", all(unknown, func(p *setup) { p.Racks[0] = letters("EUX") })},
		setupFault{"red has ended the turn, and does not lead with 0 letters to 3", all(unknown, row(6, "...ras....."), words())},
		setupFault{"red has ended the turn, and does not lead with 1 letters to 2", all(unknown, row(6, "...Ras....."), words())},
		setupFault{"Last is -, which cannot have been", last(jago.Blue, "-")},
		setupFault{"Last is 6D:RAS, which cannot have been", last(jago.Red, "6D:RAS")},
		setupFault{"a word of red is not open to contest in this phase, over", func(p *setup) {
			last(jago.Red, "resign")(p)
			p.Phase, p.End = jago.Over, rulebook.JagoResign
		}},
		setupFault{"a word of red is not open to contest in this phase, turning", func(p *setup) { p.Phase = jago.Turning }},
	)
	add(shortly(t, shortMoves[:5]...), // Blue plays, and the bag is empty
		setupFault{"Last is +EUX, which cannot have been", func(p *setup) { p.Last.Player = jago.Blue }},
		setupFault{"Last is +EU, which cannot have been", func(p *setup) { last(jago.Red, "+EU")(p); p.Turn = jago.Red }},
		setupFault{"Last is ^A1, which cannot have been", last(jago.Red, "^A1")},
		setupFault{"Last is ^D6, which cannot have been", last(jago.Blue, "^D6")},
		setupFault{"Last is ^D6,D6, which cannot have been", last(jago.Red, "^D6,D6")},
		setupFault{"Last is ^D6,E6,F6,F7, which cannot have been", last(jago.Red, "^D6,E6,F6,F7")},
	)
	add(shortly(t, shortMoves...), // Red plays, and GRAS of Blue is open to contest
		setupFault{"blue has ended the turn, and does not lead with", func(p *setup) { p.Board.Rows[5] = "..GRAs....." }},
		setupFault{"6C:GRAS does not lead from Before to Board", func(p *setup) {
			p.Before.Words[0].Past = []string{"RAT"}
			p.Board.Beside = letters("E")
			p.Racks[0] = letters("UX")
		}},
		setupFault{"Last is -, which cannot have been", last(jago.Red, "-")},
		setupFault{"a word of blue is not open to contest in this phase, drawing", func(p *setup) { p.Phase = jago.Drawing }},
	)
	add(shortly(t, shortContest[:8]...), // Red turns letters of Blue, whose GT was bad
		setupFault{"Phase is turning, and red has nothing to turn", func(p *setup) { p.Board.Rows[5] = "..GRAS....." }},
		setupFault{"Phase is turning, and the last move is -, not a contest", last(jago.Red, "-")},
		setupFault{"Last is ?, which cannot have been", func(p *setup) { p.Resume.Turn = jago.Red }},
		setupFault{"Last is ?, which cannot have been", func(p *setup) { p.Turn = jago.Blue; p.Board.Rows[5] = "..GrAs....." }},
		setupFault{"Last is ?, which cannot have been", func(p *setup) { p.Phase, p.Turn, p.Resume = jago.Playing, jago.Blue, jago.SetupResume{} }},
		setupFault{"Last is ?, which cannot have been", func(p *setup) { p.Last.Good = true }},
		setupFault{"Last is ?, which cannot have been", func(p *setup) { p.Last.Undone = jago.Move{} }},
		setupFault{"Last is ?, which cannot have been", func(p *setup) { p.Last.Undone = jago.Lay(jago.At(5, 2), jago.Down, "GOT", "T") }},
		setupFault{"Last is ?, which cannot have been", func(p *setup) { p.Last.Author = jago.Red }},
	)
	return list
}

func TestSetupFaults(t *testing.T) {
	r := rulesNamed(t, shortGame)
	for _, one := range setupFaults(t) {
		for i, f := range one.faults {
			p := one.state.Setup()
			f.spoil(&p)
			got, err := r.FromSetup(p)
			if err == nil || !strings.Contains(err.Error(), f.says) || got != (jago.State{}) {
				t.Errorf("%s\nfault %d: %v, want %q", one.state, i, err, f.says)
				continue
			}
			en, fr := strings.Split(rulebook.Detail(err, language.English), "\n"), strings.Split(rulebook.Detail(err, language.French), "\n")
			if len(en) != len(fr) || len(err.Error()) > 1000 {
				t.Errorf("%q has other lines in French: %q", en, fr)
			}
			for i := range min(len(en), len(fr)) {
				if en[i] == fr[i] {
					t.Errorf("%q is the same in French", en[i])
				}
			}
		}
	}
	// All faults are told at once.
	p := r.Start(jago.Red).Setup()
	p.Turn, p.Phase, p.Last.Author = 9, 9, 9
	p.Board.Rows[0], p.Board.Rows[1], p.Racks[0] = "A", "..........-", bag.MustParse("AAAA")
	p.Before.Rows[4] = "A"
	_, err := r.FromSetup(p)
	if got := strings.Count(rulebook.Detail(err, language.English), "\n"); got != 7 {
		t.Errorf("%d lines of faults:\n%v", got+1, err)
	}
}

// Under Strict a word in question is good, and so are all runs when a turn has ended.
func TestStrictSetupFaults(t *testing.T) {
	strict := rulesNamed(t, strings.TrimSuffix(shortGame, " validation=contest"))
	for says, moves := range map[string][]string{
		"the word that is open to contest: the dictionary does": {"red +RAS", "blue +GOT", "red 6D:RSA"},
		"red has ended the turn, and RSA on the board is no w":  {"red +RAS", "blue +GOT", "red 6D:RSA", "red -"},
	} {
		if _, err := strict.FromSetup(shortly(t, moves...).Setup()); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%v, want %q", err, says)
		}
	}
	// What is good stands as well.
	if s, err := strict.FromSetup(shortly(t, shortMoves...).Setup()); err != nil || s.Shown(jago.Blue) != 4 {
		t.Errorf("%s, %v", s, err)
	}
}

// Who makes a position by hand says no more than is odd: words that are not named are
// whose colour they begin with.
func TestSetupByHand(t *testing.T) {
	var p jago.Setup
	p.Board.Rows[5], p.Board.Rows[6] = "...Ras.....", "...u......."
	p.Racks = [2]bag.Bag{bag.MustParse("EGX"), bag.MustParse("OT")}
	p.Phase = jago.Playing
	s, err := rulesNamed(t, shortGame).FromSetup(p)
	if err != nil {
		t.Fatal(err)
	}
	g := &tale{t, s}
	g.owns("6D:RAS", jago.Red).owns("D6:RU", jago.Red).shown(1, 3)
	g.plays("red D6:RUE").shown(2, 3)
}

package jago_test

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/must"
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
const shortGame = "official bag=AEGORSTUX rack=3 validation=contest"

var (
	shortMoves   = []string{"red +RAS", "blue +GOT", "red 6D:RAS", "red -", "red +EUX", "blue 6C:GRAS", "blue -"}
	shortContest = append(shortMoves[:6:6], "blue C6:GT", "red ?", "red ^C6,E6")
)

func shortly(t testing.TB, moves ...string) jago.State {
	t.Helper()
	return play(t, rulesOf(t, shortGame).Start(jago.Red), moves...)
}

// setupFaults is positions of that game, and what can be wrong with them.
func setupFaults(t testing.TB) (list []struct {
	state  jago.State
	faults []setupFault
}) {
	type setup = jago.Setup
	letters := bag.MustParse
	row := func(n int, text string) func(*setup) { return func(p *setup) { p.Rows[n-1] = text } }
	words := func(w ...jago.Word) func(*setup) { return func(p *setup) { p.Words = w } }
	ras := jago.Word{Text: "RAS", At: board.At(5, 3)}
	with := func(change func(*jago.Word)) func(*setup) {
		w := ras
		change(&w)
		return words(w)
	}
	past := func(shapes ...string) func(*setup) { return with(func(w *jago.Word) { w.Past = shapes }) }
	was := func(p jago.Player, at board.Square, text string) jago.Word {
		return jago.Word{Text: text, At: at, Owner: p}
	}
	onTheWay := func(rows string, was ...jago.Word) func(*setup) { // 6D:RASX
		w := jago.Word{Text: strings.Trim(rows, "."), At: board.At(5, strings.IndexByte(rows, strings.Trim(rows, ".")[0])), Was: was}
		return func(p *setup) { p.Rows[5], p.Words, p.Racks[0] = rows, []jago.Word{w}, letters("") }
	}
	over := func(end rulebook.Clause) func(*setup) {
		return func(p *setup) { p.Phase, p.End, p.Winner = jago.Over, end, jago.Blue }
	}
	open := func(moves ...string) func(*setup) {
		return func(p *setup) {
			p.Open = nil
			for _, m := range moves {
				p.Open = append(p.Open, parsed(t, m))
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
		setupFault{"unknown player of turn: 2", func(p *setup) { p.Turn = 2 }},
		setupFault{"unknown player of resume: 255", func(p *setup) { p.ResumeTurn = 255 }},
		setupFault{"unknown player of winner: 3", func(p *setup) { p.Winner = 3 }},
		setupFault{"unknown phase: 4", func(p *setup) { p.Phase = 4 }},
		setupFault{"on an empty board the racks are full, or red draws", func(p *setup) { p.Phase = jago.Playing }},
		setupFault{"on an empty board the racks are full, or red draws", func(p *setup) { p.Racks[0] = letters("RAS") }},
		setupFault{"on an empty board the racks are full, or blue draws", func(p *setup) { p.Turn, p.Racks[0] = jago.Blue, letters("RA") }},
		setupFault{"on an empty board the racks are full", over(law.JagoEnd)},
		setupFault{"red holds 4 letters, and a full rack has 3", func(p *setup) { p.Racks[0] = letters("RASE") }},
		setupFault{"hold letters that the game does not have", func(p *setup) { p.Racks[0] = letters("RRR") }},
		setupFault{"hold letters that the game does not have", func(p *setup) { p.Racks[0] = letters("?") }},
		setupFault{"hold letters that the game does not have", func(p *setup) { p.Racks[0], p.Racks[1] = letters("RAS"), letters("R") }},
		setupFault{"hold letters that the game does not have", func(p *setup) { p.Racks[0] = letters(strings.Repeat("A", 255)) }},
		setupFault{"there are letters beside an empty board", func(p *setup) { p.Beside = letters("A") }},
		setupFault{"the letters must be two or more, all joined", row(6, ".....A.....")},
		setupFault{"the letters must be two or more, all joined", row(1, "RAS........")},
		setupFault{"the letters must be two or more, all joined", func(p *setup) { p.Rows[5], p.Rows[0] = "...RAS.....", "GO........." }},
		setupFault{"row 11 has 3 bytes, and must have 11 or none", row(11, "RAS")},
		setupFault{`"?" on D6 is not a letter`, row(6, "...?AS.....")},
		setupFault{`"\x00" on A1 is not a letter`, row(1, strings.Repeat("\x00", 11))},
		setupFault{`no word "6D:RAS" on the board`, words(ras)},
		setupFault{"the phase is not flipping, and the game does not resume", func(p *setup) { p.ResumePhase = jago.Playing }},
		setupFault{"the game does not go on with red, over", func(p *setup) { p.Phase = jago.Flipping }},
		setupFault{"the phase is flipping, and red has nothing to flip", func(p *setup) { p.Phase = jago.Flipping }},
		setupFault{`the end is "jago/end" or there is a winner, and the game is not over`, func(p *setup) { p.End = law.JagoEnd }},
		setupFault{`the end is "" or there is a winner, and the game is not over`, func(p *setup) { p.Winner = jago.Blue }},
		setupFault{`no game ends by ""`, over("")},
		setupFault{`no game ends by "jago/bag"`, over("jago/bag")},
		setupFault{"but not ~", open("~")},
		setupFault{"but not -", open("-")},
		setupFault{"the open move 6D:RAS: the letters that are due", open("6D:RAS")},
	)
	add(shortly(t, shortMoves[:3]...), // RAS of Red is in question, and Red goes on
		setupFault{"the open move 6E:AS: the whole", func(p *setup) {
			p.Rows[5], p.Racks[0] = "...RAS.....", letters("EUX")
			open("6E:AS")(p)
		}},
		setupFault{"the open move 6D:RAS|A: these", open("6D:RAS|A")},
		setupFault{"the open move 6D:GOT: the rack", open("6D:GOT")},
		setupFault{"but not 6D:RAS", open("6D:RAS", "6D:RAS")},
		setupFault{"but not -", open("6D:RAS", "-", "-")},
		setupFault{"the open move 6D:RAS: the game is over", func(p *setup) { p.Phase, p.End, p.Winner = jago.Over, law.JagoResign, jago.Blue }},
		setupFault{"the rack of blue must be full, with 3 letters", func(p *setup) {
			p.Rows[5], p.Racks[0], p.Racks[1], p.Open = "...RAS.....", letters(""), letters("GO"), nil
		}},
	)
	add(shortly(t, shortMoves[:5]...), // Blue plays, and the bag is empty
		setupFault{"no word \"100A:RAS\"", with(func(w *jago.Word) { w.At = board.At(99, 0) })},
		setupFault{"no word \"D6:RAS\"", with(func(w *jago.Word) { w.Direction = board.Down })},
		setupFault{"no word ", with(func(w *jago.Word) { w.Direction = 7 })},
		setupFault{"no word \"6E:RAS\"", with(func(w *jago.Word) { w.At = board.At(5, 4) })},
		setupFault{"no word \"6D:RAT\"", with(func(w *jago.Word) { w.Text = "RAT" })},
		setupFault{"no word \"6D:AAAA", with(func(w *jago.Word) { w.Text = strings.Repeat("A", 1<<16) })},
		setupFault{"duplicate word 6D:RAS", words(ras, ras)},
		setupFault{"89 words, and a board has at most 88", words(slices.Repeat([]jago.Word{{}}, 89)...)},
		setupFault{"1048576 words, and", words(slices.Repeat([]jago.Word{{Text: "X"}}, 1<<20)...)},
		setupFault{"unknown owner of 6D:RAS: 2", with(func(w *jago.Word) { w.Owner = 2 })},
		setupFault{"6D:RAS cannot have been \"RAS\"", past("RAS")},
		setupFault{"6D:RAS cannot have been \"RATS\"", past("RATS")},
		setupFault{"6D:RAS cannot have been \"RA;\"", past("RAT", "RA;")},
		setupFault{"6D:RAS cannot have been \"RAT\", or twice", past("RAT", "RAT")},
		setupFault{"6D:RAS cannot be on the way from \"6D:RAT\"", with(func(w *jago.Word) { w.Was = []jago.Word{was(0, w.At, "RAT")} })},
		setupFault{"jago/end blue does not win: blue is on turn", over(law.JagoEnd)},
		setupFault{"jago/end red does not win: red is on turn and leads by 3", func(p *setup) { over(law.JagoEnd)(p); p.Turn, p.Winner = jago.Red, jago.Red }},
		setupFault{"jago/end-unfinished red does not win: blue is on turn and leads by -3", func(p *setup) { over(law.JagoEndUnfinished)(p); p.Winner = jago.Red }},
		setupFault{"the phase is drawing, and red has nothing to draw", func(p *setup) { p.Turn, p.Phase = jago.Red, jago.Drawing }},
	)
	for _, fault := range []struct {
		rows, says string
		was        []jago.Word
	}{
		{"...RASX....", "D6:RAS", []jago.Word{{Text: "RAS", At: board.At(5, 3), Direction: board.Down}}},
		{"...RASX....", "(-1,3):RAS", []jago.Word{was(0, board.At(-1, 3), "RAS")}},
		{"...RASX....", "6D:R", []jago.Word{was(0, board.At(5, 3), "R")}},
		{"...RASX....", "6E:RAS", []jago.Word{was(0, board.At(5, 4), "RAS")}},
		{"...RASX....", "6C:RAS", []jago.Word{was(0, board.At(5, 2), "RAS")}},
		{"...RASX....", "6D:SOT", []jago.Word{was(0, board.At(5, 3), "SOT")}},
		{"...RASX....", "6D:RAS", []jago.Word{was(7, board.At(5, 3), "RAS")}},
		{"...RASX....", "6D:R?S", []jago.Word{was(0, board.At(5, 3), "R?S")}},
		{"...RASX....", "6F:SE", []jago.Word{was(0, board.At(5, 3), "RAS"), was(0, board.At(5, 5), "SE")}},
	} {
		list[len(list)-1].faults = append(list[len(list)-1].faults,
			setupFault{"6D:RASX cannot be on the way from \"" + fault.says, onTheWay(fault.rows, fault.was...)})
	}
	list[len(list)-1].faults = append(list[len(list)-1].faults,
		setupFault{"6D:RASX is on the way, and belongs to blue", onTheWay("...RASX....", was(1, board.At(5, 3), "RAS"))},
		setupFault{"6D:RASX cannot have been \"RATE\"", func(p *setup) {
			onTheWay("...RASX....", was(0, board.At(5, 3), "RAS"))(p)
			p.Words[0].Past = []string{"RATE"}
		}},
		setupFault{"6D:RAX cannot have been \"RAS\"", func(p *setup) {
			onTheWay("...RAX.....", was(0, board.At(5, 3), "RAS"))(p)
			p.Words[0].Past = []string{"RAS"}
		}})
	add(shortly(t, shortMoves[:4]...), // Red draws, and RAS is open to contest
		setupFault{"red has ended the turn, and does not lead with 1 letters to 2", func(p *setup) {
			p.Rows[5], p.Racks[0], p.Phase, p.Open = "...Ras.....", letters(""), jago.Drawing, nil
		}},
		setupFault{"the open move -: the player shows 2 letters, and the opponent 2", func(p *setup) {
			p.Rows[5], p.Racks[0] = "...ras.....", letters("E")
			p.Open = []jago.Move{parsed(t, "F6:SE"), jago.EndTurn()}
		}},
	)
	add(shortly(t, shortContest[:8]...), // Red flips letters of Blue, whose GT was bad
		setupFault{"the phase is flipping, and red has nothing to flip", row(6, "..GRAS.....")},
		setupFault{"the game does not go on with blue, drawing", func(p *setup) { p.ResumePhase = jago.Drawing }},
	)
	return list
}

func TestSetupFaults(t *testing.T) {
	r := rulesOf(t, shortGame)
	for _, one := range setupFaults(t) {
		for i, f := range one.faults {
			p := one.state.Setup()
			f.spoil(&p)
			got, err := r.FromSetup(p)
			if err == nil || !strings.Contains(err.Error(), f.says) || got != (jago.State{}) {
				t.Errorf("%s\nfault %d: %v, want %q", one.state, i, err, f.says)
				continue
			}
			en, fr := strings.Split(rulebook.Explain(err, language.English), "\n"), strings.Split(rulebook.Explain(err, language.French), "\n")
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
	p.Turn, p.Phase, p.Winner = 9, 9, 9
	p.Rows[0], p.Rows[1], p.Racks[0] = "A", "..........-", bag.MustParse("AAAA")
	_, err := r.FromSetup(p)
	if got := strings.Count(rulebook.Explain(err, language.English), "\n"); got != 6 {
		t.Errorf("%d lines of faults:\n%v", got+1, err)
	}
}

// ended is a position in which Red draws, without the word that was open to contest.
func ended(s jago.State) jago.Setup {
	p := s.Setup()
	p.Open = nil
	p.Phase, p.Racks[jago.Red] = s.Phase(), s.Rack(jago.Red)
	p.Rows[5] = tinted(s)[5]
	return p
}

// Under Strict a word in question is good, and so are all runs when a turn has ended.
func TestStrictSetupFaults(t *testing.T) {
	strict := rulesOf(t, strings.TrimSuffix(shortGame, " validation=contest"))
	s := shortly(t, "red +RAS", "blue +GOT", "red 6D:RSA", "red -")
	for says, p := range map[string]jago.Setup{
		"the open move 6D:RSA: the dictionary does":          s.Setup(),
		"red has ended the turn, and RSA on the board is no": ended(s),
	} {
		if _, err := strict.FromSetup(p); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%v, want %q", err, says)
		}
	}
	// What is good stands as well.
	if s, err := strict.FromSetup(shortly(t, shortMoves...).Setup()); err != nil || s.Score(jago.Blue) != 4 {
		t.Errorf("%s, %v", s, err)
	}
}

// A position made by hand says no more than is odd: words that are not named are
// whose colour they begin with.
func TestSetupByHand(t *testing.T) {
	var p jago.Setup
	p.Rows[5], p.Rows[6] = "...Ras.....", "...u......."
	p.Racks = [2]bag.Bag{bag.MustParse("EGX"), bag.MustParse("OT")}
	p.Phase = jago.Playing
	s := must.Get(rulesOf(t, shortGame).FromSetup(p))(t)
	owns(t, s, jago.Red, "6D:RAS", "D6:RU")
	scored(t, s, 1, 3)
	s = play(t, s, "red D6:RUE")
	scored(t, s, 2, 3)
}

package jago_test

import (
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jago"
)

// The letters and the board are those of the game: jago/bag, jago/board.
func TestLettersAndBoard(t *testing.T) {
	by(t, "jago/bag", "jago/board")
	s := rulesOf(t, "official").Start(jago.Red)
	want := map[byte]int{'A': 7, 'B': 2, 'C': 3, 'D': 6, 'E': 13, 'F': 2, 'G': 3, 'H': 5, 'I': 8, 'J': 1, 'K': 2, 'L': 5, 'M': 3,
		'N': 10, 'O': 4, 'P': 2, 'Q': 1, 'R': 7, 'S': 8, 'T': 6, 'U': 5, 'V': 1, 'W': 2, 'X': 1, 'Y': 1, 'Z': 2}
	for letter := byte('A'); letter <= 'Z'; letter++ {
		if got := s.Bag().Count(letter); got != want[letter] {
			t.Errorf("%d letters %c, want %d", got, letter, want[letter])
		}
	}
	if s.Bag().Len() != 110 || s.Bag().Count(bag.Joker) != 0 || jago.Size != 11 || jago.Centre().Name(board.Down) != "F6" {
		t.Errorf("%d letters, a board of %d with the centre %s", s.Bag().Len(), jago.Size, jago.Centre())
	}
	g := &tale{TB: t, s: s}
	g.refuses("red +XXXXXXXXXXXX", "jago/bag")
	g = taleOf(t, s.Rules(), "RASEILT", "")
	for _, m := range []jago.Move{
		jago.Place(board.At(5, 9), board.Across, "RAS"), jago.Place(board.At(9, 5), board.Down, "RAS"),
		jago.Place(board.At(11, 0), board.Across, "RAS"), jago.Place(jago.Centre(), 2, "RAS"), jago.Place(jago.Centre(), board.Across, "ras"),
	} {
		if err := g.s.Check(jago.Red, m); gametest.Clause(err) != "jago/board" {
			t.Errorf("beyond the board: %v", err)
		}
	}
}

// The players agree on who begins, jago/start, and each draws twelve letters in turn,
// jago/players. A player who is not on turn may not, nor one who is on turn in another way:
// jago/turn-order.
func TestStart(t *testing.T) {
	by(t, "jago/start", "jago/players", "jago/turn-order")
	for _, first := range []jago.Player{jago.Red, jago.Blue} {
		s := rulesOf(t, "official").Start(first)
		other := first.Opponent()
		g := &tale{TB: t, s: s}
		if s.Turn() != first || s.Phase() != jago.Drawing || s.Due() != 12 {
			t.Errorf("it starts with %s", notice(s))
		}
		g.refuses(other.String()+" +*", "jago/turn-order")
		g.refuses(first.String()+" +ABC", "jago/players")
		g.refuses(first.String()+" +12", "jago/players")
		g.refuses(first.String()+" -", "jago/turn-order")
		g.plays(first.String() + " +*")
		if g.s.Turn() != other || g.s.Phase() != jago.Drawing || g.s.Due() != 12 || g.s.Rack(first).Len() != 12 {
			t.Errorf("then it is %s", notice(g.s))
		}
		g.plays(other.String() + " +*")
		if g.s.Turn() != first || g.s.Phase() != jago.Playing || g.s.Bag().Len() != 86 {
			t.Errorf("then it is %s", notice(g.s))
		}
		g.refuses(first.String()+" +0", "jago/turn-order")
		g.refuses(other.String()+" -", "jago/turn-order")
	}
	if s := rulesOf(t, "official").Start(7); s.Turn() != jago.Red {
		t.Errorf("player 7 begins: %s", s.Turn())
	}
}

// After each turn the rack is filled up to twelve: jago/players. From a short bag one
// draws what there is, and from an empty one nothing: jago/bag-empty.
func TestRacksAreFilled(t *testing.T) {
	by(t, "jago/players", "jago/bag-empty")
	g := taleOf(t, rulesOf(t, "official"), "RASRUE", "GU")
	g.plays("red 6D:RAS", "red D6:RUE", "red -")
	if g.s.Due() != 5 || g.s.Turn() != jago.Red {
		t.Errorf("%d letters are due", g.s.Due())
	}
	g.plays("red +*")
	if g.s.Rack(jago.Red).Len() != 12 || g.s.Turn() != jago.Blue {
		t.Errorf("the rack is %s", g.s.Rack(jago.Red))
	}
	g = taleOf(t, rulesOf(t, "official bag=AGORSTU rack=3"), "RAS", "GOT")
	g.plays("red 6D:RAS", "red -")
	if g.s.Due() != 1 || g.s.Bag().String() != "U" {
		t.Errorf("%d letters are due of %s", g.s.Due(), g.s.Bag())
	}
	g.plays("red +U", "blue 6C:GRAS", "blue -")
	if g.s.Due() != 0 || g.s.Turn() != jago.Red || g.s.Phase() != jago.Playing {
		t.Errorf("from an empty bag it is %s", notice(g.s))
	}
}

// The first word covers the centre, and every other one is joined to what lies there;
// each is written whole: jago/turn.
func TestWordsAreJoined(t *testing.T) {
	by(t, "jago/turn")
	g := taleOf(t, rulesOf(t, "official"), "RASEUGDLT", "")
	for _, line := range []string{"red 6A:RAS", "red 6C:RAS", "red 5F:RAS", "red F7:RAS", "red 6F:A"} {
		g.refuses(line, "jago/turn")
	}
	g.plays("red 6D:RAS")
	for _, line := range []string{"red 8D:RUE", "red 7G:RUE", "red 6E:AS", "red 6D:RA", "red 6D:RAS", "red 6G:EU", "red D7:EU", "red 6D:R"} {
		g.refuses(line, "jago/turn")
	}
	g.plays("red 7D:EU", "red 8E:DE") // one alongside, and one at a corner and below
	// A word is written whole at the edges of the board too, across and down.
	g = taleOf(t, rulesOf(t, "official"), "AUTOURS", "")
	g.plays("red 6A:AUTOUR").refuses("red 6B:UTOURS", "jago/turn")
	g = taleOf(t, rulesOf(t, "official"), "AUTOURS", "")
	g.plays("red F1:AUTOUR").refuses("red F2:UTOURS", "jago/turn")
}

// The runs of letters must be words when the turn ends, and not at each step: jago/turn,
// jago/end-of-turn.
func TestRunsThatAreNone(t *testing.T) {
	by(t, "jago/turn", "jago/end-of-turn")
	g := taleOf(t, rulesOf(t, "official"), "RASMESI", "GU")
	g.plays("red 6D:RAS", "red 7E:MES") // AM is none
	if v := g.refuses("red -", "jago/end-of-turn"); v.Word != "AM" {
		t.Errorf("it names %q", v.Word)
	}
	// What the search finds mends it.
	placements := g.s.AppendPlacements(nil)
	if len(placements) == 0 {
		t.Error("there are none")
	}
	for _, m := range placements {
		s, err := g.s.Play(jago.Red, m)
		if err != nil || s.Check(jago.Red, jago.EndTurn()) != nil {
			t.Errorf("after %s the turn cannot end, %v", m, err)
		}
	}
	g.plays("red E6:AMI", "red -")
	// The word that is laid itself must be one at once: jago/words.
	g = taleOf(t, rulesOf(t, "official"), "RASX", "")
	if v := g.refuses("red 6D:RAX", "jago/words"); v.Word != "RAX" {
		t.Errorf("it names %q", v.Word)
	}
}

// Words of some kinds are not admitted, and all inflections are: jago/words.
func TestWordsOfTheDictionary(t *testing.T) {
	by(t, "jago/words")
	g := taleOf(t, rulesOf(t, "official"), "KGCHEVAUX", "")
	if v := g.refuses("red 6F:KG", "jago/words"); v.Word != "KG" {
		t.Errorf("it names %q", v.Word)
	}
	g.plays("red 6D:CHEVAUX")
	g = taleOf(t, rulesOf(t, "official exclude=none"), "KG", "")
	g.plays("red 6F:KG")
	g = taleOf(t, rulesOf(t, "official validation=contest"), "KGX", "")
	g.plays("red 6F:KGX", "red -") // which nobody contests
}

// A player who ends a turn has at least one letter more than the opponent: jago/end-of-turn. The
// letters can be counted, jago/lead-check, and a lead wrongly claimed is no end:
// jago/lead-check-wrong.
func TestLead(t *testing.T) {
	by(t, "jago/end-of-turn", "jago/lead-check", "jago/lead-check-wrong")
	g := taleOf(t, rulesOf(t, "official"), "RASUE", "ENGUTS")
	g.refuses("red -", "jago/end-of-turn")
	g.plays("red 6D:RAS", "red -", "red +*", "blue D6:RU") // 2 to 2
	if g.s.Lead(jago.Blue) != 0 || g.s.Lead(jago.Red) != 0 || g.s.Score(jago.Blue) != 2 {
		t.Errorf("it is %s", notice(g.s))
	}
	if slices.Contains(g.s.AppendMoves(nil, jago.Blue), jago.EndTurn()) {
		t.Error("the end is among the moves")
	}
	g.refuses("blue -", "jago/end-of-turn")
	g.plays("blue D6:RUE") // 2 to 3
	if g.s.Lead(jago.Blue) != 1 || !slices.Contains(g.s.AppendMoves(nil, jago.Blue), jago.EndTurn()) {
		t.Errorf("it is %s", notice(g.s))
	}
	g.plays("blue -")
}

// A player who leads already may end the turn without a word: jago/lead-kept.
func TestLeadKept(t *testing.T) {
	by(t, "jago/lead-kept")
	g := taleOf(t, rulesOf(t, "official validation=contest"), "BRESILIENX", "")
	g.plays("red 6C:BRESILIEN", "red C6:BX", "blue ?", "blue ^C6,D6,E6").shown(6, 3)
	if g.s.Turn() != jago.Red || g.s.Phase() != jago.Playing {
		t.Errorf("it is %s", notice(g.s))
	}
	g.plays("red -")
	// And so may who leads when their turn begins.
	r := rulesOf(t, "official bag=AEGRSTUL rack=4")
	s, err := r.ParseState("racks LU/EGT; board 6D:RAs;")
	if err != nil {
		t.Fatal(err)
	}
	g = &tale{TB: t, s: s}
	g.plays("red -")
	if g.s.Turn() != jago.Blue || g.s.Phase() != jago.Playing {
		t.Errorf("it is %s", notice(g.s))
	}
}

// Any player may give up at any time: jago/resign. Nothing is played after it.
func TestResign(t *testing.T) {
	by(t, "jago/resign")
	start := rulesOf(t, "official").Start(jago.Red)
	drawn := taleOf(t, start.Rules(), "RAS", "").s
	laid := (&tale{TB: t, s: drawn}).plays("red 6D:RAS").s
	for _, s := range []jago.State{start, drawn, laid} {
		for _, name := range []string{"red", "blue"} {
			g := &tale{TB: t, s: s}
			g.plays(name + " resign")
			o, over := g.s.Outcome()
			if !over || o.Winner.String() == name || o.End != "jago/resign" || g.e.Clause != "jago/resign" || g.s.CanAct(jago.Red) {
				t.Errorf("it is %v, %v", o, over)
			}
			for _, line := range []string{"red resign", "blue ~", "red -", "blue ?", "red ^"} {
				g.refuses(line, "jago/resign")
			}
			if moves := g.s.AppendMoves(nil, g.s.Turn()); len(moves) > 0 {
				t.Errorf("after the end there is %v", moves)
			}
		}
	}
}

// Where a player can do nothing else, Moves yields the move that is left: jago/resign.
func TestNothingButToResign(t *testing.T) {
	by(t, "jago/resign")
	s, err := rulesOf(t, "official bag=RASEGOX rack=3").ParseState("turn blue; racks EGO/X; board 6D:RAS;")
	if err != nil {
		t.Fatal(err)
	}
	for _, moves := range [][]jago.Move{s.AppendMoves(nil, jago.Blue), slices.Collect(s.Moves(jago.Blue))} {
		if !slices.Equal(moves, []jago.Move{jago.Resign()}) {
			t.Errorf("the moves are %v", moves)
		}
	}
	// With letters beside the board too.
	if s, err = rulesOf(t, "official bag=RASEGOXX rack=3").ParseState("turn blue; racks EGO/X; board 6D:RAS; beside X;"); err != nil {
		t.Fatal(err)
	}
	if moves := slices.Collect(s.Moves(jago.Blue)); !slices.Equal(moves, []jago.Move{jago.Resign()}) {
		t.Errorf("the moves are %v", moves)
	}
}

// A player out of time loses: jago/end. So does one who leads and has not ended the turn:
// jago/end-unfinished.
func TestFlag(t *testing.T) {
	by(t, "jago/end", "jago/end-unfinished")
	g := taleOf(t, rulesOf(t, "official"), "RAS", "GX")
	drawn := g.s
	g.refuses("blue ~", "jago/turn-order")
	g.plays("red 6D:RAS")
	lead := g.s
	g.plays("red -")
	g.refuses("red ~", "jago/turn-order") // first the letters
	g = &tale{TB: t, s: lead}
	g.plays("red ~")
	o, over := g.s.Outcome()
	if !over || o.String() != "blue wins, 3 letters red and 0 blue (jago/end-unfinished)" || g.e.Clause != "jago/end-unfinished" {
		t.Errorf("it is %v, %v", o, over)
	}
	if !o.WonBy(jago.Blue) || o.WonBy(jago.Red) || o.Points(jago.Red) != 3 || o.Points(7) != 0 || o.Drawn || o.Verdict != o.End {
		t.Errorf("it is %+v", o)
	}
	g.refuses("red -", "jago/end-unfinished")
	g.refuses("blue resign", "jago/end-unfinished")
	g = (&tale{TB: t, s: drawn}).plays("red ~")
	if o, over := g.s.Outcome(); !over || o.End != "jago/end" || g.e.Clause != "jago/end" {
		t.Errorf("it is %v, %v", o, over)
	}
	if _, over := lead.Outcome(); over {
		t.Error("a game is over that was not")
	}
}

package jago_test

import (
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jago"
)

// The letters and the board are those of the game: jago/bag, jago/board.
func TestLettersAndBoard(t *testing.T) {
	about(t, "jago/bag", "jago/board")
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
	refused(t, s, "red +XXXXXXXXXXXX", "jago/bag")
	g := pos{rules: s.Rules(), red: "RASEILT"}.state(t)
	for _, m := range []jago.Move{
		jago.Place(board.At(5, 9), board.Across, "RAS"), jago.Place(board.At(9, 5), board.Down, "RAS"),
		jago.Place(board.At(11, 0), board.Across, "RAS"), jago.Place(jago.Centre(), 2, "RAS"), jago.Place(jago.Centre(), board.Across, "ras"),
	} {
		if err := g.Check(jago.Red, m); gametest.Clause(err) != "jago/board" {
			t.Errorf("beyond the board: %v", err)
		}
	}
}

// The players agree on who begins, jago/start, and each draws twelve letters in turn,
// jago/players. A player who is not on turn may not, nor one who is on turn in another way:
// jago/turn-order.
func TestStart(t *testing.T) {
	about(t, "jago/start", "jago/players", "jago/turn-order")
	for _, first := range []jago.Player{jago.Red, jago.Blue} {
		s := rulesOf(t, "official").Start(first)
		other := first.Opponent()
		g := s
		if s.Turn() != first || s.Phase() != jago.Drawing || s.Due() != 12 {
			t.Errorf("it starts with %s", notice(s))
		}
		refused(t, g, other.String()+" +*", "jago/turn-order")
		refused(t, g, first.String()+" +ABC", "jago/players")
		refused(t, g, first.String()+" +12", "jago/players")
		refused(t, g, first.String()+" -", "jago/turn-order")
		g = play(t, g, first.String()+" +*")
		if g.Turn() != other || g.Phase() != jago.Drawing || g.Due() != 12 || g.Rack(first).Len() != 12 {
			t.Errorf("then it is %s", notice(g))
		}
		g = play(t, g, other.String()+" +*")
		if g.Turn() != first || g.Phase() != jago.Playing || g.Bag().Len() != 86 {
			t.Errorf("then it is %s", notice(g))
		}
		refused(t, g, first.String()+" +0", "jago/turn-order")
		refused(t, g, other.String()+" -", "jago/turn-order")
	}
	gametest.Equal(t, "what player 7 begins", rulesOf(t, "official").Start(7).Turn(), jago.Red)
}

// After each turn the rack is filled up to twelve: jago/players. From a short bag one
// draws what there is, and from an empty one nothing: jago/bag-empty.
func TestRacksAreFilled(t *testing.T) {
	about(t, "jago/players", "jago/bag-empty")
	g := play(t, pos{red: "RASRUE", blue: "GU"}.state(t), "red 6D:RAS", "red D6:RUE", "red -")
	if g.Due() != 5 || g.Turn() != jago.Red {
		t.Errorf("%d letters are due", g.Due())
	}
	refused(t, g, "red +4", "jago/players")
	gametest.Equal(t, "the clause of five letters", effect(t, g, "red +*").Clause, "jago/players")
	g = play(t, g, "red +*")
	if g.Rack(jago.Red).Len() != 12 || g.Turn() != jago.Blue {
		t.Errorf("the rack is %s", g.Rack(jago.Red))
	}
	g = play(t, pos{options: "official bag=AGORSTU rack=3", red: "RAS", blue: "GOT"}.state(t), "red 6D:RAS", "red -")
	if g.Due() != 1 || g.Bag().String() != "U" {
		t.Errorf("%d letters are due of %s", g.Due(), g.Bag())
	}
	for _, draw := range []string{"red +UU", "red +0", "red +1"} {
		refused(t, g, draw, "jago/bag-empty")
	}
	refused(t, g, "red +A", "jago/bag")
	gametest.Equal(t, "the clause of one letter for three", effect(t, g, "red +U").Clause, "jago/bag-empty")
	g = play(t, g, "red +U", "blue 6C:GRAS", "blue -")
	if g.Due() != 0 || g.Turn() != jago.Red || g.Phase() != jago.Playing {
		t.Errorf("from an empty bag it is %s", notice(g))
	}
}

// The first word covers the centre, and every other one is joined to what lies there;
// each is written whole: jago/turn.
func TestWordsAreJoined(t *testing.T) {
	about(t, "jago/turn")
	g := pos{red: "RASEUGDLT"}.state(t)
	for _, line := range []string{"red 6A:RAS", "red 6C:RAS", "red 5F:RAS", "red F7:RAS", "red 6F:A"} {
		refused(t, g, line, "jago/turn")
	}
	g = play(t, g, "red 6D:RAS")
	for _, line := range []string{"red 8D:RUE", "red 7G:RUE", "red 6E:AS", "red 6D:RA", "red 6D:RAS", "red 6G:EU", "red D7:EU", "red 6D:R"} {
		refused(t, g, line, "jago/turn")
	}
	play(t, g, "red 7D:EU", "red 8E:DE") // one alongside, and one at a corner and below
	// A word is written whole at the edges of the board too, across and down.
	g = play(t, pos{red: "AUTOURS"}.state(t), "red 6A:AUTOUR")
	refused(t, g, "red 6B:UTOURS", "jago/turn")
	g = play(t, pos{red: "AUTOURS"}.state(t), "red F1:AUTOUR")
	refused(t, g, "red F2:UTOURS", "jago/turn")
}

// The runs of letters must be words when the turn ends, and not at each step: jago/turn,
// jago/end-of-turn.
func TestRunsThatAreNone(t *testing.T) {
	about(t, "jago/turn", "jago/end-of-turn")
	g := pos{red: "RASMESI", blue: "GU"}.state(t)
	g = play(t, g, "red 6D:RAS", "red 7E:MES") // AM is none
	gametest.Equal(t, "the word that it names", refused(t, g, "red -", "jago/end-of-turn").Word, "AM")
	// What the search finds mends it.
	placements := g.AppendPlacements(nil)
	if len(placements) == 0 {
		t.Error("there are none")
	}
	for _, m := range placements {
		s, err := g.Play(jago.Red, m)
		if err != nil || s.Check(jago.Red, jago.EndTurn()) != nil {
			t.Errorf("after %s the turn cannot end, %v", m, err)
		}
	}
	play(t, g, "red E6:AMI", "red -")
	// The word that is laid itself must be one at once: jago/words.
	g = pos{red: "RASX"}.state(t)
	gametest.Equal(t, "the word that it names", refused(t, g, "red 6D:RAX", "jago/words").Word, "RAX")
}

// Words of some kinds are not admitted, and all inflections are: jago/words.
func TestWordsOfTheDictionary(t *testing.T) {
	about(t, "jago/words")
	g := pos{red: "KGCHEVAUX"}.state(t)
	gametest.Equal(t, "the word that it names", refused(t, g, "red 6F:KG", "jago/words").Word, "KG")
	play(t, g, "red 6D:CHEVAUX")
	play(t, pos{options: "official exclude=none", red: "KG"}.state(t), "red 6F:KG")
	g = pos{options: "official validation=contest", red: "KGX"}.state(t)
	play(t, g, "red 6F:KGX", "red -") // which nobody contests
}

// A player who ends a turn has at least one letter more than the opponent: jago/end-of-turn. The
// letters can be counted, jago/lead-check, and a lead wrongly claimed is no end:
// jago/lead-check-wrong.
func TestLead(t *testing.T) {
	about(t, "jago/end-of-turn", "jago/lead-check", "jago/lead-check-wrong")
	g := pos{red: "RASUE", blue: "ENGUTS"}.state(t)
	refused(t, g, "red -", "jago/end-of-turn")
	g = play(t, g, "red 6D:RAS", "red -", "red +*", "blue D6:RU") // 2 to 2
	if g.Lead(jago.Blue) != 0 || g.Lead(jago.Red) != 0 || g.Score(jago.Blue) != 2 {
		t.Errorf("it is %s", notice(g))
	}
	if slices.Contains(g.AppendMoves(nil, jago.Blue), jago.EndTurn()) {
		t.Error("the end is among the moves")
	}
	refused(t, g, "blue -", "jago/end-of-turn")
	g = play(t, g, "blue D6:RUE") // 2 to 3
	if g.Lead(jago.Blue) != 1 || !slices.Contains(g.AppendMoves(nil, jago.Blue), jago.EndTurn()) {
		t.Errorf("it is %s", notice(g))
	}
	play(t, g, "blue -")
}

// A player who leads already may end the turn without a word: jago/lead-kept.
func TestLeadKept(t *testing.T) {
	about(t, "jago/lead-kept")
	g := play(t, pos{options: "official validation=contest", red: "BRESILIENX"}.state(t), "red 6C:BRESILIEN", "red C6:BX", "blue ?", "blue ^C6,D6,E6")
	scored(t, g, 6, 3)
	if g.Turn() != jago.Red || g.Phase() != jago.Playing {
		t.Errorf("it is %s", notice(g))
	}
	play(t, g, "red -")
	// And so may who leads when their turn begins.
	r := rulesOf(t, "official bag=AEGRSTUL rack=4")
	s := must.Get(r.ParseState("racks LU/EGT; board 6D:RAs;"))(t)
	g = play(t, s, "red -")
	if g.Turn() != jago.Blue || g.Phase() != jago.Playing {
		t.Errorf("it is %s", notice(g))
	}
}

// Any player may give up at any time: jago/resign. Nothing is played after it.
func TestResign(t *testing.T) {
	about(t, "jago/resign")
	start := rulesOf(t, "official").Start(jago.Red)
	drawn := pos{rules: start.Rules(), red: "RAS"}.state(t)
	laid := play(t, drawn, "red 6D:RAS")
	for _, s := range []jago.State{start, drawn, laid} {
		for _, name := range []string{"red", "blue"} {
			e := effect(t, s, name+" resign")
			g := play(t, s, name+" resign")
			o, over := g.Outcome()
			if !over || o.Winner.String() == name || o.End != "jago/resign" || e.Clause != "jago/resign" || g.CanAct(jago.Red) {
				t.Errorf("it is %v, %v", o, over)
			}
			for _, line := range []string{"red resign", "blue ~", "red -", "blue ?", "red ^"} {
				refused(t, g, line, "jago/resign")
			}
			if moves := g.AppendMoves(nil, g.Turn()); len(moves) > 0 {
				t.Errorf("after the end there is %v", moves)
			}
		}
	}
}

// Where a player can do nothing else, Moves yields the move that is left: jago/resign.
func TestNothingButToResign(t *testing.T) {
	about(t, "jago/resign")
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
	about(t, "jago/end", "jago/end-unfinished")
	g := pos{red: "RAS", blue: "GX"}.state(t)
	drawn := g
	refused(t, g, "blue ~", "jago/turn-order")
	g = play(t, g, "red 6D:RAS")
	lead := g
	g = play(t, g, "red -")
	refused(t, g, "red ~", "jago/turn-order") // first the letters
	g = lead
	e := effect(t, g, "red ~")
	g = play(t, g, "red ~")
	o, over := g.Outcome()
	if !over || o.String() != "blue wins, 3 letters red and 0 blue (jago/end-unfinished)" || e.Clause != "jago/end-unfinished" {
		t.Errorf("it is %v, %v", o, over)
	}
	if !o.WonBy(jago.Blue) || o.WonBy(jago.Red) || o.Scores[jago.Red] != 3 || o.Drawn || o.Verdict != o.End {
		t.Errorf("it is %+v", o)
	}
	refused(t, g, "red -", "jago/end-unfinished")
	refused(t, g, "blue resign", "jago/end-unfinished")
	g = drawn
	e = effect(t, g, "red ~")
	g = play(t, g, "red ~")
	if o, over := g.Outcome(); !over || o.End != "jago/end" || e.Clause != "jago/end" {
		t.Errorf("it is %v, %v", o, over)
	}
	if _, over := lead.Outcome(); over {
		t.Error("a game is over that was not")
	}
}

package hear

import (
	"testing"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
)

// What is read of a line, in a position where RATS and AIDE can be made.
func TestLine(t *testing.T) {
	play := func(moves ...string) game.Position {
		p := games.Jarnac().MustCompile("official").Start(0)
		for _, text := range moves {
			m, err := games.Jarnac().ParseMove(text)
			if err == nil {
				p, err = p.Play(p.Turn(), m)
			}
			if err != nil {
				t.Fatalf("%s: %v", text, err)
			}
		}
		return p
	}
	playing := play("+ARTADE", "RAT", "+I", "-", "+EEEEEE", "-", "+S")
	handover := play("+ARTADE", "RAT", "+I", "-", "+EEEEEE", "-")
	for _, tt := range []struct {
		at   game.Position
		text string
		what int
		want string
	}{
		{playing, "rats", Move, "1:RATS"}, {playing, "RATS", Move, "1:RATS"}, {playing, " Dais !", Move, "DAIS"},
		{playing, "Idée", Move, "IDEE"}, {playing, "ligne 1 rats", Move, "1:RATS"}, {playing, "1rats", Unclear, ""},
		{playing, "aide", Word, "AIDE"}, {playing, "AIDE", Move, "AIDE"}, {playing, "/aide", Help, ""}, {handover, "aide", Help, ""},
		{playing, "?", Help, ""}, {playing, "Help", Help, ""}, {playing, "conseil !", Hint, ""}, {playing, "QUITTE", Move, "QUITTE"},
		{playing, "annuler.", Undo, ""}, {playing, "/mats", Look, ""}, {playing, "quit", Quit, ""}, {playing, "/", Unclear, ""},
		{playing, "", Nothing, ""}, {playing, " \t ", Nothing, ""}, {playing, "\x00\xff", Unclear, ""},
		{handover, "+", Move, "+1"}, {handover, "pioche", Move, "+1"}, {playing, "PIOCHE", Move, "PIOCHE"},
		{playing, "pioche", Drawn, ""}, {playing, "je pioche !", Drawn, ""},
		{handover, "jarnac tzar", Move, "!TZAR"}, {handover, "Échange a, e, i", Move, "-AEI"},
		{playing, "passe", Move, "-"}, {playing, "conteste", Move, "?"}, {playing, "abandonne", Move, "resign"},
	} {
		said := Line(tt.at, 0, tt.text)
		got := said.Text
		if said.What == Move {
			got = said.Move.String()
		}
		if said.What != tt.what || got != tt.want || (said.Err != nil) != (said.What == Unclear) {
			t.Errorf("%q: %d, %s, %v; want %d, %s", tt.text, said.What, got, said.Err, tt.what, tt.want)
		}
	}
}

//go:build !jarnac

package games

import (
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/puzzle"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
)

// Each theme is a fact of a position, and of what was played before.
func TestThemes(t *testing.T) {
	by := func(seat int, moves ...jarnac.Move) (steps []game.Step) {
		for _, m := range moves {
			steps = append(steps, game.Step{Seat: seat, Move: m})
		}
		return steps
	}
	const rugites = "turn A; phase handover; lines URNES,,DIX,ENCADRA/RUGITES; racks /GHOQU; jarnacs 1/1;"
	for _, tt := range []struct {
		game           *game.Game
		position       string
		before         []game.Step
		answer, themes string
	}{
		{game: Jarnac(), position: "turn A; phase handover; lines VERTS/CHICANIER,BOF; racks NNRSTT/AAHST;", answer: "!HATAS", themes: "new"},
		{game: Jarnac(), position: "turn A; phase handover; lines CENTS/FERRAT; racks CDNS/ABOOZ;", answer: "!1:FARTERA", themes: "anagram one-letter seventy"},
		{game: Jarnac(), position: rugites, answer: "!1:GIGOTEURS", themes: "anagram seventy"},
		{
			game: Jarnac(), position: rugites, answer: "!1:GIGOTEURS", themes: "anagram theft-of-theft seventy",
			before: by(1, jarnac.Jarnac(2, "RUGITES")),
		},
		{
			game: Jarnac(), position: rugites, answer: "!1:GIGOTEURS", themes: "anagram two-in-a-row seventy",
			before: slices.Concat(by(0, jarnac.Jarnac(1, "URNES"), jarnac.Pass()), by(1, jarnac.Place("RUGITES"), jarnac.Pass())),
		},
		{
			game: Jarnac(), position: rugites, answer: "!1:GIGOTEURS", themes: "anagram seventy", // a turn ago
			before: slices.Concat(by(0, jarnac.Jarnac(1, "URNES"), jarnac.Pass()), by(1, jarnac.Pass()), by(0, jarnac.Pass()), by(1, jarnac.Pass())),
		},
		{
			game:     Jarnac(),
			position: "turn B; phase answer; lines CABLIONS,ENTETERAS,MIETTES,REVOLTERA,ACTU,GREC,GENDARMA,GUR/ASPIRAMES; racks DNP/BU; jarnacs 2/0;",
			answer:   "!3:ESTIMENT;!3:MENTITES;!3:MINETTES", themes: "anagram one-letter last-line",
		},
		{
			game: Scrabble(), position: "15/15/15/15/15/15/3H4O6/2REVELAS6/8A6/8I6/15/15/15/15/15 AEELMRS/EEGIKM? 5/36 0 turn B;",
			answer: "H9 LARMEES", themes: "whole-rack through alongside",
		},
		{
			game:     Scrabble(),
			position: "15/4M6RAND/3MA2F3OUI1/2BUN1VA2ES2C/3N2I1JETE1BE/3INDE2X1Z1E1/5U1LEI2VAR/4COMA1GARS1O/8DE4U/5FA2R2POT/4HA1STAR1U1E/2W2TEK2ET1OR/1La4IL1E2H1/2PIGNON2LES2/3L3sET5 ISSU/EIQY 275/234 0",
			answer:   "15L SUIS", themes: "alongside endgame goes-out",
		},
		{
			game:     Scrabble(),
			position: "6PETS5/3J1B2U6/2sALIVENT5/2ARE1I1E1AA1OC/cHI1T1R2AN1P1R/E1G2GENAS1MILE/2NID2OM1W1L1U/QUE4MINOREES/I3D1HE2K1Z1A/3VIDE7S/4X1R8/2F3EST1AN3/1ROBOTS1E1L4/1AU1C3LEU4/1Y13 OTU/F 242/316 0",
			answer:   "3L T;3L TU", themes: "through endgame blocks out-in-two",
		},
		{
			game: Cards(), position: "turn B; scores 109/118; racks EELLNUY/EEFGNRT; bag AAABCDDEEEEEEEFHHIIJKLLMMNNOOOOPQRRRSSSTTUUUUZ22223; table 0,0:B/1,0:I/2,0:TAN/3,-2:VRAI;",
			answer: "(1,-1)>FIGERENT", themes: "whole-rack through alongside",
		},
		{
			game: Cards(), position: "turn B; scores 178/308; racks IMN/AFIMOSU; table -2,0:F/-1,0:O/0,0:N/1,0:T/2,-1:GENT;",
			answer: "(-2,2)vMOUFTAIS;(0,-7)>FUMAISON", themes: "whole-rack through end-of-deck",
		},
		{
			game: Cards(), position: "scores 0/14; racks IRRSSTU/HNORSTX; bag AAAAAAAAABBCCDDEEEEEEEEEEEEEEEFFGGHIIIIIIIJKLLLLLMMMNNNNOOOOOPPQRRRSSSTTTTUUUUUVWYZ?2222222233; table 0,0:VeND;",
			answer: "(-6,1)vSTRIUReS", themes: "whole-rack through", // through a joker
		},
		{
			game: Jago(), position: "turn blue; racks ADEEEFHLNTTY/DDFNNQSWX; board 5F:A/6C:porC/7B:AiseE/8C:nems;",
			answer: "F4:DACES;F4:FACES", themes: "theft",
		},
		{
			game: Jago(), position: "turn blue; racks DEKLMNRRRSWW/ADFGHIMSSUYZ; board 5D:D/5F:G/6D:UbAcs/7D:I/7F:N/8D:T/8F:T/9B:EDEN; word 6D blue;",
			answer: "8B:MUTAS", themes: "theft replaced alongside",
		},
		{
			game: Jago(), position: "racks DGGNOOSSSSWX/HIIIMMNNNTUW; board 1B:AVez/1H:d/2A:dIA/2H:e/2K:P/3A:AGI/3H:cobE/4A:TURF/4G:miReT/5A:E/5D:LUne/5J:re/6C:SIDa/6J:k/7A:eDEN/7F:n/8A:leste/8I:t/9A:u/9E:hE/9H:KaRT/10A:e/10F:NOIr/11H:Lard; word 1B blue; word 3H blue ROBE; word 4A blue; word 6C blue; word 7A red; word 11H blue; word A2 red; word I3 red;",
			answer: "11H:LORD", themes: "two-thefts replaced",
		},
	} {
		p := must.Get(tt.game.MustCompile("").ParsePosition(tt.position))(t)
		z, _, ok := puzzle.Find(tt.before, p)
		if got := strings.Join(z.Answers, ";"); !ok || got != tt.answer || strings.Join(z.Themes, " ") != tt.themes {
			t.Errorf("%s: %s, %v; want %s, %s", tt.position, got, z.Themes, tt.answer, tt.themes)
		}
		if err := z.Prove(tt.game.MustCompile("")); err != nil {
			t.Error(err)
		}
	}
}

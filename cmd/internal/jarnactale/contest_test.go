package jarnactale

import (
	"bytes"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/show"
)

// storyOf is a record as it is told in English, without the mats.
func storyOf(t *testing.T, options, record string) string {
	t.Helper()
	o, err := jarnac.ParseOptions(options)
	if err != nil {
		t.Fatal(err)
	}
	r, err := jarnac.ReadRecord(strings.NewReader("@players Alice Bruno\n@first Alice\n" + record))
	if err != nil {
		t.Fatal(err)
	}
	s := compile(t, o).Start(r.First)
	var out bytes.Buffer
	p := program.NewPage(&out, show.Options{Language: language.English, Names: names})
	g := NewGame(p, s)
	for _, m := range r.Moves {
		if s, err = s.Play(m.Player, m.Move); err != nil {
			t.Fatal(err)
		}
		g.Move(m.Player, m.Move, s)
	}
	Verdict(p, s)
	if err := g.Flush(); err != nil {
		t.Fatal(err)
	}
	return strings.ReplaceAll(out.String(), "\u00a0", " ") // spaces as people type them
}

// What contests and flags do is told in these words.
func TestContestStory(t *testing.T) {
	const opening = "Alice +ABRTUZ\nAlice RAT\nAlice +T\nAlice BUT\nAlice +E\nAlice -\n"
	for name, tt := range map[string]struct {
		options, record string
		want            string
	}{
		"bad": {"official validation=contest", "Alice +ABUZRT\nAlice RATZ\nBruno ?\nBruno +AEINRST\n", `
? Bruno contests
    RATZ is bad: the dictionary does not have it · official/words/reference
    Alice takes it back: line 1 is free again
    Bruno draws one letter more · official/contest/bad
`},
		"first draw": {"official validation=contest", "Alice +ABUZRT\nAlice RATZ\nBruno ?\nBruno +AEINRST\n",
			"  draws AEINRST · official/contest/first-draw\n"},
		"good": {"official validation=contest", "Alice +ABUZRT\nAlice RAT\nBruno ?!TZAR\nAlice +EE\n", `
  line 1    RAT
? Bruno contests, and says Jarnac
    RAT is good, and stays
    Alice draws one letter more · official/contest/good
    The Jarnac said with it is void · official/contest/with-jarnac-void
  draws EE · official/contest/good
`},
		"undone transformation": {"competition validation=contest", "Alice +ACLESU\nAlice LAC\nAlice +S\nAlice 1:LACS\nBruno ?\n", `
    LACS is bad: it is a form of the same entry as LAC · official/words/same-entry
    Alice takes it back: line 1 is LAC again
`},
		"conjugated": {"classic-competition validation=contest", "Alice +AJLOPU\nAlice JOUA\nBruno ?\n",
			"JOUA is bad: it is a conjugated form · classic-competition/words\n"},
		"not admitted": {"official validation=contest exclude=noun", "Alice +ACLOPU\nAlice LAC\nBruno ?\n",
			"LAC is bad: words of its kind are not admitted · official/words/classes\n"},
		"bad Jarnac on a line": {"official validation=contest", opening + "Bruno !1:TZARE\nAlice ?\n", `
? Alice contests
    TZARE is bad: the dictionary does not have it · official/words/reference
    Bruno gives it back: RAT is on line 1 of Alice again
    Alice draws one letter more · official/contest/bad-jarnac
`},
		"two bad Jarnacs": {"classic validation=contest", opening + "Bruno !1:ZRAT\nBruno !2:BUTE\nAlice ?\n", `
? Alice contests
    ZRAT is bad: the dictionary does not have it · classic/words
    BUTE is bad: it falls with the Jarnac before it · official/contest/double
    Bruno gives it back: BUT is on line 2 of Alice again
    Bruno gives it back: RAT is on line 1 of Alice again
    Nobody draws more · classic/contest
`},
		"good Jarnac": {"official validation=contest", "Alice +ABRTUZ\nAlice -\nBruno !ZUT\nAlice ?\n",
			"ZUT is good, and stays\n"},
		"undone to the rack": {"official validation=contest", "Alice +ABRTUZ\nAlice -\nBruno !ZTU\nAlice ?\n",
			"    Bruno gives it back: its letters are on the rack of Alice again\n"},
		"flag": {"official validation=contest", "Alice +ABRTUZ\nAlice RATZ\nAlice ~\nBruno ?\nBruno +AEINRST\n", `
  line 1    RATZ
~ The flag falls: Alice is out of time · official/time/flag
    Bruno may not say Jarnac at this handover
`},
		"flag of the other": {"official validation=contest", "Alice +ABRTUZ\nBruno ~\nAlice RAT\n", `
  draws ABRTUZ
~ The flag falls: Bruno is out of time · official/time/press
  line 1    RAT
`},
		"announced": {"official validation=contest", "Alice ~\nBruno +ABRTUZ\nBruno RAT\nBruno +E\nBruno -\nAlice !1:TZAR\nBruno .\n", `
! Jarnac!  RAT + Z = TZAR, announced, and not taken

── Turn 4: Bruno ─────────────────────────────────────────────────────────────
  Bruno accepts the Jarnac
`},
		"announced and bad": {"official validation=contest", "Alice ~\nBruno +ABRTUZ\nBruno RAT\nBruno +E\nBruno -\nAlice !1:TZARE\nBruno ?\n", `
    It was only announced, and nothing moves
    Bruno gains 10 points · official/time/out-penalty
`},
		"penalties": {"official validation=contest lines=1", "Alice ~\nBruno +ABRTUZ\nBruno RAT\nBruno +E\nBruno -\nAlice !1:TZARE\nBruno ?\n", `
     penalties                     0        penalties                    10
`},
		"empty bag": {"official validation=contest bag=ABRTUZ", "Alice +ABRTUZ\nAlice RATZ\nBruno ?\n", `
    Alice takes it back: line 1 is free again
    The bag is empty: nobody draws more · official/turn/empty-bag
`},
		"flag after the last word": {"classic validation=contest lines=1", "Alice +ABRTUZ\nAlice RAT\nAlice ~\nBruno .\n", `
~ The flag of Alice falls, and means nothing any more · classic/end-flag
  Bruno does not contest
`},
		"gives up out of turn": {"official", "Alice +ABRTUZ\nBruno resign\n", "  Bruno gives the game up\n"},
	} {
		t.Run(name, func(t *testing.T) {
			got := storyOf(t, tt.options, tt.record)
			if !strings.Contains(got, tt.want) {
				t.Errorf("told\n%s\nwithout\n%s", got, tt.want)
			}
		})
	}
}

// A refusal shows the position, once, and what is left to do.
func TestRefusal(t *testing.T) {
	s := compile(t, jarnac.Official()).Start(jarnac.A)
	var out bytes.Buffer
	p := program.NewPage(&out, show.Options{Language: language.English, Names: names})
	g := NewGame(p, s)
	for _, text := range []string{"+ABRTUZ", "RAT", "+E", "-"} {
		p := s.Turn()
		m, err := jarnac.ParseMove(text)
		if err == nil {
			s, err = s.Play(p, m)
		}
		if err != nil {
			t.Fatal(err)
		}
		g.Move(p, m, s)
	}
	g.Refuse(5, jarnac.B, "-", program.Refusal{
		Clause: "official/handover/draw-first",
		Detail: "the bag has letters, and a draw or a swap comes first",
		Remedy: "remedy/pass-without-draw",
	})
	g.Choices(false)
	if err := p.Flush(); err != nil {
		t.Fatal(err)
	}
	_, got, _ := strings.Cut(out.String(), "bag 137 letters\n")
	want := `
── Move 5: Bruno - ───────────────────────────────────────────────────────────
  - is not legal: the bag has letters, and a draw or a swap comes first.

  The rule · official/handover/draw-first
    As long as the bag has a letter, the player who receives it must draw or
    swap before laying a word or passing.
    Jarnac, règles officielles (2012), « Passage du sac » (a ruling of this
    library, where the rules are silent or unclear)

  If it has happened · remedy/pass-without-draw
    A player who passes without the draw that is due makes it, and the pass
    stands: they lay nothing more, and the opponent may say Jarnac with the
    letters drawn. Once the opponent has acted, the letters are lost.
    Remèdes aux irrégularités, « Les actions » (a ruling of this library, where
    the rules are silent or unclear)

  Bruno is on turn
    draw            +6
    say Jarnac      24 choices, among them !1:BUTERA !1:EBRUTA !1:RATEZ
                    !1:REBUTA !1:RETUBA !1:TAREZ !1:TUBERA !1:ZEBRAT
`
	if got != want {
		t.Errorf("told\n%s\nnot\n%s", got, want)
	}
}

package showcards

import (
	"testing"

	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/internal/test/showtest"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show"
)

// Everything that can happen in a game, as it is told and drawn.
func TestStories(t *testing.T) {
	start := func(options string) scrabblecards.State { return rules(t, options).Start(scrabblecards.A) }
	at := func(options, position string) scrabblecards.State {
		return must.Get(rules(t, options).ParseState(position))(t)
	}
	game.Beside(t, at("official", "racks HO/AR?2; table 0,0:RACE;"), 49)
	game.Stories(t, "told.txt", Tell,
		showtest.StoryOf("the moves", 2, start("official"),
			"= +7", "+CRISERA", "+HATMON3", "= (0,0)vCRISeR", "= -AE2", "= -#3", "= -", "= .", "= ?", "= resign",
			"(0,0)>CRISE", "+AEE3?", "(0,0)vCHAT*3@4", "+ABK?", "-AR+EZ", "-"),
		showtest.StoryOf("letters that are taken off", 3, start("official"),
			"+CRISEAN", "+HATRAEI", "(0,0)>CRISE", "+EEIMS", "(0,0)vCHAT", "+DUT", "(-1,0)>ANIMEES"),
		showtest.StoryOf("a good word is contested", 0, start("official validation=contest"), "+CRISERA", "+HATMOS2", "(0,0)>CRISE", "B ?"),
		showtest.StoryOf("a contest that costs a point", 0, start("official validation=contest penalty-points=1"), "+CRISERA", "+HATMOS2", "(0,0)>CRISE", "B ?"),
		showtest.StoryOf("a contest that costs nothing", 0, start("official validation=contest penalty-points=0"), "+CRISERA", "+HATMOS2", "(0,0)>CRISE", "B ?"),
		showtest.StoryOf("a bad word is contested", 1, start("official validation=contest"), "+CRISERA", "+HATMOS2", "(0,0)>CRISE", "+AEEII", "(0,5)vSMAT*2@1", "A ?"),
		showtest.StoryOf("a word stays whole", 1, at("official", "racks EEEEEHO/ADIRSTU; bag AAEEIOUUU; table 0,0:RACE;"), "(-1,1)>HO", "+AE", "-AI+OU", "-"),
		showtest.StoryOf("words stay by several clauses", 0, at("official validation=contest", "racks AEEEHMO/ADIRSTU; bag AAEIOU; table 0,3:PZ/1,0:RACLE/2,3:IN;"), "(0,1)>HOPZ", "+AA", "-"),
		showtest.StoryOf("one goes out", 1, at("official validation=contest", "racks HO/AR?2; table 0,0:RACE;"), "(-1,1)>HO", "."),
		showtest.StoryOf("all pass", 1, at("official", "scores 3/5; racks H?2/A; table 0,0:RACE;"), "-", "-"),
		showtest.StoryOf("a card to exchange", 0, at("official rack=1 exchange=1", "racks H/A; bag Z; table 0,0:RACE;"), "-H+Z", "-"),
		showtest.StoryOf("a table of ten columns", 1, at("official", "racks HO/AR?2; table 0,0:ELEVATRICE;"), "-"),
		showtest.StoryOf("a table above and left of its first square", 1, at("official", "racks HO/AR?2; table -3,-9:RACE;"), "-"),
		showtest.StoryOf("a table below and right of its first square", 1, at("official", "racks HO/AR?2; table 2,3:RACE;"), "-"),
		showtest.StoryOf("a resignation", 0, start("official players=3"), "+CRISERA", "+HATMOS2", "C resign"),
	)
}

// A joker, and the letter that it stands for, have no points.
func TestCard(t *testing.T) {
	for c, want := range map[byte]draw.Tile{
		'?': {Letter: "?", Joker: true}, 'a': {Letter: "A", Joker: true}, 'z': {Letter: "Z", Joker: true},
		'A': {Letter: "A", Points: "1"}, 'Z': {Letter: "Z", Points: "10"}, '@': {}, '[': {}, '`': {}, '{': {},
		'2': {Letter: "×2", Class: "bonus", Face: "light"}, '3': {Letter: "×3", Class: "bonus", Face: "light"}, '4': {}, '1': {},
	} {
		if got := card(c, scrabblecards.Official().Values); got != want {
			t.Errorf("%c looks like %+v", c, got)
		}
	}
}

// An Outcome that no game has had tells of no players, or of all that there can be.
func TestOddOutcome(t *testing.T) {
	for players, want := range map[int]string{-1: "A wins, .", 0: "A wins, .", 1: "A wins, 0.", 9: "A wins, 0 to 0 to 0 to 0 to 0 to 0."} {
		if got := Outcome(scrabblecards.Outcome{Players: players}, show.Options{}); got != want {
			t.Errorf("%d players: %q", players, got)
		}
	}
}

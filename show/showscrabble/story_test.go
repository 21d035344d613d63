package showscrabble

import (
	"testing"

	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/test/showtest"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/show"
)

// Everything that can happen in a game, as it is told and drawn.
func TestStories(t *testing.T) {
	start := func(options string) scrabble.State { return rules(t, options).Start(scrabble.A) }
	const small = "classique bag=AEINRTSUEMSTA? "
	game.Beside(t, start("classique"), 77)
	game.Stories(t, "told.txt", Tell,
		showtest.StoryOf("the moves", 2, start("classique"),
			"= +7", "+AEINRT?", "+EEIKMNT", "= 8H TRAINEs", "= H8 ARIENT", "= 8H XYZ", "= 15N ABC", "= -AE", "= -3", "= -", "= .", "= ?", "= ~", "= resign",
			"8H ENTRAIs", "+EIOSUUA", "H7 M.T", "+AB", "-AE+LL", "-", "-"),
		showtest.StoryOf("a good word is contested", 0, start("classique validation=contest"), "+AEINRT?", "+EEIKMNT", "8H ENTRAIs", "B ?"),
		showtest.StoryOf("two good words are contested", 1, start("classique validation=contest"), "+AEINRT?", "+SEIKMNT", "8H ENTRAI", "+AEINST", "N8 SE", "A ?"),
		showtest.StoryOf("one of two good words is contested", 0, start("classique validation=contest"), "+AEINRT?", "+SEIKMNT", "8H ENTRAI", "+AEINST", "N8 SE", "A ?1"),
		showtest.StoryOf("a bad word is contested", 0, start("classique validation=contest"), "+AEINRT?", "+EEIKMNT", "8H ENTRAIs", "+EIOSUUA", "G7 MET", "A ?"),
		showtest.StoryOf("a contest that gives points", 0, start("english validation=contest penalty=points-given"), "+AEINRTS", "+EEIKMNT", "8H ENTRAIS", "B ?"),
		showtest.StoryOf("a contest that gives a point", 0, start("english validation=contest penalty=points-given penalty-points=1"), "+AEINRTS", "+EEIKMNT", "8H ENTRAIS", "B ?"),
		showtest.StoryOf("a contest that costs a turn", 0, start("english validation=contest penalty=double"), "+AEINRTS", "+EEIKMNT", "8H ENTRAIS", "B ?"),
		showtest.StoryOf("a contest that costs nothing", 0, start("english validation=contest penalty=single"), "+AEINRTS", "+EEIKMNT", "8H ENTRAIS", "B ?"),
		showtest.StoryOf("a contest that costs a point", 0, start("classique validation=contest penalty-points=1"), "+AEINRTS", "+EEIKMNT", "8H ENTRAIS", "B ?"),
		showtest.StoryOf("a contest that another dictionary decides", 0, start("classique validation=recorded"), "+AEINRT?", "+EEIKMNT", "8H ENTRAIs", "B ?!"),
		showtest.StoryOf("time that costs points", 0, start("english time-penalty=1"), "+AEINRTS", "A ~"),
		showtest.StoryOf("time that costs nothing", 0, start("classique players=3"), "+AEINRTS", "B ~"),
		showtest.StoryOf("a resignation", 0, start("classique players=3"), "+AEINRTS", "B resign"),
		showtest.StoryOf("the last word can be contested", 1, start(small+"rack=7 exchange=1 validation=contest"), "+AEINRT?", "+SUEMSTA", "8H ENTRAIs", "."),
		showtest.StoryOf("an exchange of the last tile", 0, start(small+"rack=6 exchange=2"), "+AEINRT", "+SUEMST", "-AE+A?", "-", "-", "-", "-", "-"),
		showtest.StoryOf("no exchange of the last tile", 1, start(small+"rack=6 exchange=3"), "+AEINRT", "+SUEMST", "-"),
		showtest.StoryOf("one tile", 0, start("classique rack=1 exchange=1"), "+A", "+E", "-A+B", "-"),
		showtest.StoryOf("the last tile of the bag", 0, start("classique rack=1 exchange=0 bag=ABE"), "+A", "+E", "-A+B", "-"),
		showtest.StoryOf("a placement of one point", 0, start("classique duplicate=best rack=2"), "+A?", "8H As", "8H As", "+E?", "8G l..", "-"),
		showtest.StoryOf("a duplicate game", 2, start("classique duplicate=best rack=8 lay=7"), "+AEINRTSU", "8D SERIANT", "8H URNE"),
	)
}

// A joker, and the letter that it stands for, have no points.
func TestTile(t *testing.T) {
	for c, want := range map[byte]draw.Tile{
		'?': {Letter: "?", Joker: true}, 'a': {Letter: "A", Joker: true}, 'z': {Letter: "Z", Joker: true},
		'A': {Letter: "A", Points: "1"}, 'Z': {Letter: "Z", Points: "10"}, '@': {}, '[': {}, '`': {}, '{': {},
	} {
		if got := tile(c, scrabble.Classique().Values); got != want {
			t.Errorf("%c looks like %+v", c, got)
		}
	}
}

// An Outcome that no game has had tells of no players, or of all that there can be.
func TestOddOutcome(t *testing.T) {
	for players, want := range map[int]string{-1: "A wins, .", 0: "A wins, .", 1: "A wins, 0.", 9: "A wins, 0 to 0 to 0 to 0."} {
		if got := Outcome(scrabble.Outcome{Players: players}, show.Options{}); got != want {
			t.Errorf("%d players: %q", players, got)
		}
	}
}

// Squares of all kinds look different.
func TestPremium(t *testing.T) {
	for p, want := range map[scrabble.Premium][3]string{
		{Letter: 1, Word: 1}: {"plain", "", "mark"}, {Letter: 2, Word: 1}: {"l2", "LD", "mark"}, {Letter: 3, Word: 1}: {"l3", "LT", "markon"},
		{Letter: 4, Word: 1}: {"l4", "LQ", "markon"}, {Letter: 1, Word: 2}: {"w2", "MD", "mark"}, {Letter: 1, Word: 3}: {"w3", "MT", "markon"},
		{Letter: 1, Word: 4}: {"w4", "MQ", "markon"},
	} {
		class, mark, on := to(showtest.French).premium(p)
		if got := [3]string{class, mark, on}; got != want {
			t.Errorf("%+v looks like %q", p, got)
		}
	}
}

package showjarnac

import (
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/internal/test/showtest"
	"github.com/jeudelettres/lettres/jarnac"
)

// Everything that can happen in a game, as it is told and drawn.
func TestStories(t *testing.T) {
	start := func(options string) jarnac.State { return rules(t, options).Start(jarnac.A) }
	at := func(options, position string) jarnac.State {
		return must.Get(rules(t, options).ParseState(position))(t)
	}
	const seven = "turn A; lines BAR,VIN,TAS,PAS,NES,LES,FIN/"
	const contested, boxed = "official validation=contest", "classic validation=contest"
	game.Beside(t, start("official"), 75)
	game.Stories(t, "told.txt", Tell,
		showtest.StoryOf("the moves", 5, start("official"),
			"= +6", "+ABUZRT", "RAT", "+T", "= BUT", "= 1:TZAR", "= 2:TZAR", "= -AEI", "= !BUT", "= !1:TZAR", "= ?", "= ?!BUT", "= .", "= ~", "= resign",
			"BUT", "+W", "-", "!1:TZAR", "+AEINST", "SAINE", "+E", "-"),
		showtest.StoryOf("a swap", 2, start("official"), "+ABUZRT", "-", "+AEIOUN", "-", "-ABU+EEE", "-"),
		showtest.StoryOf("a word that is transformed", 1, start("official"), "+ABUZRT", "RAT", "+S", "1:RATS"),
		showtest.StoryOf("a Jarnac on the rack", 1, start("classic"), "+TARBUS", "TAR", "+T", "-", "!BUS"),
		showtest.StoryOf("a flag that falls", 0, start("official"), "+ABUZRT", "A ~", "+AEIOUN", "-"),
		showtest.StoryOf("a Jarnac out of time", 1, start(contested), "+ABUZRT", "A ~", "+AEIOUN", "-", "!OIE", "."),
		showtest.StoryOf("a Jarnac out of time that is contested", 0, start(contested), "+ABUZRT", "A ~", "+AEIOUN", "-", "!OIN", "B ?"),
		showtest.StoryOf("a Jarnac in the same breath", 1, start(contested), "+ABUZRT", "RAT", "+T", "UBT", "B ?!1:TZAR"),
		showtest.StoryOf("a contest in vain with a Jarnac", 0, start(contested), "+ABUZRT", "RAT", "B ?!1:TZAR"),
		showtest.StoryOf("a Jarnac that is undone", 1, start(boxed), "+TARBUS", "TAR", "+T", "-", "!1:TRAT", "A ?"),
		showtest.StoryOf("a Jarnac on the rack that is undone", 1, start(boxed), "+TARBUS", "TAR", "+T", "-", "!BSU", "A ?"),
		showtest.StoryOf("a last Jarnac", 2, at("classic-competition", seven+"; racks EILMTX/;"), "LIT", "!8:MIXE"),
		showtest.StoryOf("no last Jarnac", 2, at("classic-competition", seven+"; racks EILMTX/;"), "LIT", "."),
		showtest.StoryOf("a last chance", 1, at("official", seven+"; racks EILMTX/;"), "LIT", "+A", "-", "."),
		showtest.StoryOf("the last line", 1, at("classic", seven+"; racks EILMTX/;"), "LIT"),
		showtest.StoryOf("a last word that can be contested", 1, at("classic-competition validation=contest", seven+"; racks EILMTX/;"), "LIT", "."),
		showtest.StoryOf("the last word is let go", 1, at(boxed, seven+"; racks EILMTX/;"), "LIT", "."),
		showtest.StoryOf("a flag after the last word", 0, at("classic-competition validation=contest", seven+"; racks EILMTX/;"), "LIT", "A ~", "."),
		showtest.StoryOf("a flag at the last chance", 1, at(contested, seven+"; racks EILMTX/;"), "LIT", "+A", "-", "B ~"),
		showtest.StoryOf("two flags", 1, at(contested, "turn A; lines RAT/SOL; racks BUZ/EIRS;"), "BUZ", "A ~", "+A", "SAIRE", "B ~", "A ?"),
		showtest.StoryOf("a good word is contested after a flag", 1, at(contested, "turn A; lines RAT/SOL; racks BSTU/EIRS;"), "BUT", "A ~", "B ?"),
		showtest.StoryOf("two Jarnacs that fall together", 1, at(contested+" jarnacs=2", "turn A; lines RAT,SOL/; racks BEUZ/;"), "-", "!1:TRAZ", "!2:SOLE", "A ?"),
		showtest.StoryOf("two Jarnacs of which one is good", 1, at(contested+" jarnacs=2", "turn A; lines RAT,SOL/; racks BEUZ/;"), "-", "!2:SOLE", "!1:TRAZ", "A ?"),
		showtest.StoryOf("a contest with an empty bag", 1, start(contested+" bag=ABRTUZ"), "+ABRTUZ", "RAT", "B ?", "BUZ"),
		showtest.StoryOf("a contest of the last word with an empty bag", 0, at(contested+" bag=BARVINTASPASNESLESFINLIT", seven+"; racks ILT/;"), "LIT", "B ?"),
		showtest.StoryOf("a drawn game", 1, start("official bag=ABRTUZAEIOUN"), "+ABRTUZ", "-", "+AEINOU", "-", "-"),
		showtest.StoryOf("a resignation", 1, start("official"), "+ABUZRT", "resign"),
	)
	small := at("official lines=2 length=2-3", "turn A; lines RAT/SOL; racks AABCDEEEFG/AAAABDEEFGH;")
	showtest.Golden(t, "small-en.svg", SVG(small, showtest.English))
}

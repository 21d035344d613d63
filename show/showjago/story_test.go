package showjago

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/internal/test/showtest"
	"github.com/jeudelettres/lettres/jago"
)

// Everything that can happen in a game, as it is told and drawn.
func TestStories(t *testing.T) {
	start := func(options string) jago.State { return rules(t, options).Start(jago.Red) }
	at := func(options, position string) jago.State { return must.Get(rules(t, options).ParseState(position))(t) }
	const contested = "official validation=contest"
	many := "official bag=" + strings.Repeat("ABCDEFGHIJKLMNOPRSTUVXZ", 5) + strings.Repeat("EN", 20) // with letters to lay whatever there is
	game.Beside(t, start("official"), 72)
	game.Stories(t, "told.txt", Tell,
		showtest.StoryOf("the moves", 2, start("official"),
			"= +12", "+ABCEILNRSTUV", "= 6F:RAS", "= F6:RAS", "= -", "= ?", "= ^", "= ~", "= resign", "+AEEGIMNORSTU", "6F:RAS", "= ^F6,G6", "-", "+BCN", "6E:GRAS"),
		showtest.StoryOf("letters that are replaced", 3, start("official squares=french"), "+AEEILNRSTUUV", "+BEEGGIMNOORU", "6D:RAS", "-", "+EIL", "6C:GRAS", "-", "+E",
			"6C:GRESIL", "-", "+AIN", "6C:BRESILIEN", "-"),
		showtest.StoryOf("a word that means the same", 1, start("official"), "+CDEEHINPRSTU", "+EEIMMNORSTUU", "6D:PECHE", "-", "+AEIOU", "6D:PECHER"),
		showtest.StoryOf("a word that is presumed to mean the same", 1, start("official"), "+CDEEHINPRSTU", "+EEIMMNORSTUU", "6D:PECHE", "-", "+AEIOU", "6D:PECHEUR"),
		showtest.StoryOf("a word of one's own", 1, start("official"), "+CDEEHINPRSTU", "+EEIMMNORSTUU", "6D:PECHE", "6D:PECHER"),
		showtest.StoryOf("no word yet", 1, at(many, "turn blue; racks AADEEHIINNOO/DEEEGLNNORRU; board 2F:P/3F:E/4F:C/5F:H/6F:E;"), "7F:UN"),
		showtest.StoryOf("letters from beside the board", 1, at(contested, "turn blue; racks AADEEHIINNOO/DEEEGLNNORRU; board 6D:eaux; beside F;"), "6D:EAUXF|F", "red ?", "^"),
		showtest.StoryOf("a good word is contested", 1, start(contested), "+ABCEILNRSTUV", "+AEEGIMNORSTU", "6F:RAS", "blue ?"),
		showtest.StoryOf("letters are turned after a good word", 2, start(contested), "+ABCEILNRSTUV", "+AEEGIMNORSTU", "6F:RAS", "-", "+BCN", "6E:GRAS", "I6:SI", "red ?", "^"),
		showtest.StoryOf("letters are turned for a vain contest", 1, at(contested, "turn blue; racks AADEEHIINNOO/DEEEGLNNORRU; board 6D:RAS; beside ABCDEFGHIJKLMNOPRS;"), "D6:RUE", "red ?", "^E6"),
		showtest.StoryOf("an empty board", 1, start("official"), "+ABCEILNRSTUV"),
		showtest.StoryOf("a bad word is contested", 0, start(contested), "+ABCEILNRSTUV", "+AEEGIMNORSTU", "6F:RAS", "-", "+BCN", "F6:RTO", "red ?"),
		showtest.StoryOf("time that runs out", 1, start("official"), "+ABCEILNRSTUV", "+AEEGIMNORSTU", "6F:RAS", "~"),
		showtest.StoryOf("a resignation", 0, start("official"), "+ABCEILNRSTUV", "+AEEGIMNORSTU", "6F:RAS", "resign"),
	)
}

package gametest_test

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
)

func TestContract(t *testing.T) { newToy("").Run(t) }

func TestViews(t *testing.T) { gametest.TestViews(t, newToy(""), (*rules).ParseView) }

func FuzzParseView(f *testing.F)  { gametest.FuzzParseView(f, newToy(""), (*rules).ParseView) }
func FuzzParseMove(f *testing.F)  { newToy("").FuzzParseMove(f, "A1", "+1", "+B", "resign") }
func FuzzParseState(f *testing.F) { newToy("").FuzzParseState(f) }
func FuzzFromSetup(f *testing.F)  { newToy("").FuzzFromSetup(f) }
func FuzzPlay(f *testing.F)       { newToy("").FuzzPlay(f) }

// The contract finds what is broken.
func TestBroken(t *testing.T) {
	for broken, want := range map[string]string{
		"start":                     "should",
		"hash of the last move":     "reads back as",
		"hash of too little":        "its hash is that of",
		"last move":                 "reads back as",
		"nothing open":              "no move of another is open",
		"always open":               "is open",
		"anybody contests":          "no move of another is open",
		"contests after the end":    "no move of another is open",
		"bad moves yielded":         "is refused",
		"a move is missing":         "Moves does not yield it",
		"a move twice":              "twice",
		"moves aside":               "Moves yields resign",
		"completed moves":           "no decision",
		"no moves":                  "is on turn, and cannot act",
		"no clause":                 "without a clause",
		"no French":                 "and in French",
		"legal decisions":           "without the letters",
		"zero move":                 "the zero Move is legal",
		"incomplete":                "is refused",
		"letters that came":         "and its decision as",
		"no decision":               "its completion ends with",
		"effect of an illegal move": "and Effect",
		"effect of another":         "its effect is of",
		"effect of another move":    "its effect is of",
		"effect without a clause":   "its effect cites",
		"effect without points":     "its effect has 0 points",
		"effect that JSON loses":    "reads back as",
		"changed by an error":       "it is refused, and the state is",
		"another error":             "and Play",
		"a letter lost":             "there were",
		"undone badly":              "there were",
		"outcome":                   "in the outcome",
		"nobody wins":               "players have won",
		"end without a clause":      "which is no clause",
		"setup":                     "reads back as",
		"unchecked setup":           "no state",
		"text":                      "reads back as",
		"read without a check":      "reads back as",
		"long text":                 "is not refused for its length",
		"view":                      "sees whether",
		"record":                    "replays as",
	} {
		t.Run(broken, func(t *testing.T) {
			err := gametest.Holds(newToy(broken), 30)
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("the contract says %v, want %q", err, want)
			}
		})
	}
	if err := gametest.Holds(newToy(""), 30); err != nil {
		t.Error(err)
	}
}

// So does what it says of views and of chance.
func TestBrokenViews(t *testing.T) {
	for broken, want := range map[string]string{
		"view":              "reads back as",
		"view of another":   "it is the View of",
		"view's text":       "reads back as",
		"view's moves":      "the View yields",
		"view's effect":     "the View refuses",
		"view's check":      "the View does not accept",
		"view's reading":    "the View reads",
		"view's hash":       "one hash",
		"view's setup":      "the Setup of the View",
		"view's refusal":    "the View says of no move",
		"sample of another": "for the viewer of",
		"with another rack": "with the rack that it has",
		"even chances":      "sum up to",
		"a chance twice":    "twice",
		"another chance":    "Chance makes",
	} {
		t.Run(broken, func(t *testing.T) {
			toy := newToy(broken)
			err := gametest.HoldsViews(toy, (*rules).ParseView, 10)
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("the contract says %v, want %q", err, want)
			}
		})
	}
}

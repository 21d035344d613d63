package botkit

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
)

// A toy is rules with a number for options.
type toy struct {
	options int
	words   *lexicon.Lexicon
}

func (t *toy) Options() int              { return t.options }
func (t *toy) Lexicon() *lexicon.Lexicon { return t.words }

// Rules that are compiled again are the same, and others are not.
func TestChecks(t *testing.T) {
	words := must.Get(lexicon.ReadList(strings.NewReader("RAT\n")))(t)
	own := &toy{1, words}
	for name, tt := range map[string]struct {
		err  error
		want string
	}{
		"good":         {CheckView("x", own, own, false), ""},
		"again":        {CheckView("x", own, &toy{1, words}, false), ""},
		"no player":    {CheckView("x", nil, own, false), "there are no rules"},
		"no game":      {CheckView("x", own, nil, true), "there are no rules"},
		"other rules":  {CheckView("x", own, &toy{2, words}, false), "the position is of a game by other rules"},
		"other words":  {CheckView("x", own, &toy{1, nil}, false), "the position is of a game by other rules"},
		"over":         {CheckView("x", own, own, true), "the game is over"},
		"new":          {CheckNew("x", own, bot.Champion), ""},
		"no rules":     {CheckNew[*toy]("x", nil, bot.Champion), "there are no rules"},
		"zero rules":   {CheckNew("x", &toy{}, bot.Champion), "there are no rules"},
		"no level":     {CheckNew("x", own, 0), "there is no such level"},
		"beyond":       {CheckNew("x", own, bot.Champion+1), "there is no such level"},
		"other's turn": {OtherOnTurn("x", bot.Beginner), "player beginner is on turn"},
	} {
		if (tt.err == nil) != (tt.want == "") || tt.err != nil && !strings.HasPrefix(tt.err.Error(), "x: "+tt.want) {
			t.Errorf("%s: %v, want %q", name, tt.err, tt.want)
		}
	}
	for a := range Only("pass") {
		if m, ok := a.Best(); !ok || m != "pass" || a.Nodes != 0 || len(a.Candidates[0].Line) != 1 {
			t.Errorf("only a pass is %+v", a)
		}
	}
}

// A level takes no more than its nodes, but the strongest all that it is given.
func TestBudgetAt(t *testing.T) {
	for _, tt := range []struct {
		given bot.Budget
		level bot.Level
		want  int
	}{
		{bot.Budget{}, bot.Expert, 100}, {bot.Budget{Nodes: 7}, bot.Expert, 7}, {bot.Budget{Nodes: 700}, bot.Expert, 100},
		{bot.Budget{Time: 1}, bot.Expert, 100}, {bot.Budget{}, bot.Champion, 100}, {bot.Budget{Nodes: 700}, bot.Champion, 700},
		{bot.Budget{Time: 1}, bot.Champion, 0},
	} {
		if got := At(tt.given, tt.level, 100); got.Nodes != tt.want || got.Time != tt.given.Time {
			t.Errorf("%+v at %s: %+v", tt.given, tt.level, got)
		}
	}
}

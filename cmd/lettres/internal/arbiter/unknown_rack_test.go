package arbiter

import (
	"strings"
	"testing"
)

// Where a rack was not written down, the count at the end of a game of Scrabble says so, and
// names nobody as the winner whom that rack could still beat.
func TestUnknownRackAtTheEnd(t *testing.T) {
	const begin = "@game scrabble;@option draws=unseen;@players Alice Bruno;@first Alice;Alice +7;Bruno +7;"
	const passes = "Bruno -;Alice -;Bruno -;Alice -;Bruno -;Alice -"
	for _, tt := range []struct{ moves, result, en string }{
		{
			"Alice 8H:CHAT;Alice +4;" + passes,
			`{"result":{"status":"undecided","scores":[18,0],"uncounted":["Alice","Bruno"],"clause":"scrabble/three-rounds"}}`,
			"Nobody can tell who wins: it depends on racks that are not known.",
		},
		{ // 122 points are more than any seven tiles can cost
			"Alice 8D:WHISKYS;Alice +7;" + passes,
			`"winner":"Alice","uncounted":["Alice","Bruno"]`,
			"Tiles that are not known are not counted.",
		},
	} {
		record := lines(strings.Split(begin+tt.moves, ";")...)
		if status, got, stderr := arbiterOf(record, "-json", "-lang", "en"); status != 0 || !strings.Contains(got, tt.result) {
			t.Errorf("status %d, %s\n%s", status, stderr, got)
		}
		if _, got, _ := arbiterOf(record, "-lang", "en"); !strings.Contains(strings.Join(strings.Fields(got), " "), tt.en) {
			t.Errorf("%q is not in\n%s", tt.en, got)
		}
	}
}

package arbiter

import (
	"io"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/records"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

// A flood is a text of comments that has no end, or one after so many bytes.
type flood struct{ read, end int }

func (f *flood) Read(p []byte) (int, error) {
	if f.read >= f.end {
		return 0, io.EOF
	}
	for i := range p {
		p[i] = "# and so on, and so on\n"[(f.read+i)%len("# and so on, and so on\n")]
	}
	f.read += len(p)
	return len(p), nil
}

// Of an endless text no more is read than a record can have.
func TestEndlessRecord(t *testing.T) {
	for _, path := range []string{"", "game.gcg"} {
		in := &flood{end: 3 * records.MaxText}
		a := newArbiter(games.All(), gaddag.Lexicon(), language.English, newJSONReport(io.Discard, gaddag.Lexicon(), false, language.English))
		if got := a.judge(in, path); got != unreadable {
			t.Errorf("status %d, not %d", got, unreadable)
		}
		if in.read > records.MaxText+1<<20 {
			t.Errorf("%d bytes are read", in.read)
		}
		if got := a.judge(strings.NewReader("A +ABUZRT\n"), ""); got != legal { // what was left is forgotten
			t.Errorf("status %d of the next record", got)
		}
	}
}

// The longest record there can be is read whole.
func TestLongestRecord(t *testing.T) {
	line := "#" + strings.Repeat("x", 4095) + "\r\n"
	text := "\uFEFF@game jago\r\n" + strings.Repeat(line, 8190) + "A -" + strings.Repeat(" ", 4093) + "\r\n"
	if status, got, _ := arbiterOf(text, "-json"); status != int(illegal) || !strings.HasPrefix(got, `{"n":1,"player":"A","move":"-","legal":false`) {
		t.Errorf("status %d, %.200s", status, got)
	}
}

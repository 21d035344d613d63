package program

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/show"
)

// What is typed is read line by line, also without a last newline, and without end.
func TestAsk(t *testing.T) {
	long := strings.Repeat("x", maxLine)
	for _, tt := range []struct {
		in, out string
		want    []string
	}{
		{"rat\r\n\nbut", "> rat\n> \n> but\n> \n", []string{"rat", "", "but"}},
		{long + "\nrat\n" + long[1:] + "\n" + long + long + long, "> \n> rat\n> " + long[1:] + "\n> \n> \n", []string{"long", "rat", long[1:], "long"}},
		{"a\x1b[2Jb\n", "> a[2Jb\n> \n", []string{"a\x1b[2Jb"}},
		{"", "> \n", nil},
	} {
		var out bytes.Buffer
		p := NewPage(&out, show.Options{})
		in := World{Stdin: strings.NewReader(tt.in), Echo: true}.Lines()
		var got []string
		for {
			text, err := p.Ask(in, "> ")
			if errors.Is(err, io.EOF) {
				break
			}
			if errors.Is(err, ErrLongLine) {
				text = "long"
			} else if err != nil {
				t.Fatal(err)
			}
			got = append(got, text)
		}
		p.Flush()
		if strings.Join(got, "|") != strings.Join(tt.want, "|") || out.String() != tt.out {
			t.Errorf("%.20q: read %.40q, written %.60q", tt.in, got, out.String())
		}
	}
	if _, err := NewPage(io.Discard, show.Options{}).Ask(World{}.Lines(), "> "); !errors.Is(err, io.EOF) {
		t.Errorf("nothing to read: %v", err)
	}
}

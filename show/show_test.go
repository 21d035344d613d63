package show_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/showtest"
	"github.com/jeudelettres/lettres/show"
)

func TestName(t *testing.T) {
	o := show.Options{Names: append([]string{" Zoé\nMartin ", "", "\u200b"}, showtest.Hostile...)}
	for i, want := range []string{"Zoé Martin", "B", "C"} {
		if got := o.Name(i); got != want {
			t.Errorf("name %d is %q", i, got)
		}
	}
	for i := range showtest.Hostile {
		if got := o.Name(3 + i); got == "" || draw.Columns(got) > 40 || strings.ContainsAny(got, "\x1b\n\r\x00") {
			t.Errorf("%q becomes %q", showtest.Hostile[i], got)
		}
	}
	gametest.Equal(t, "the first player without a name", (show.Options{Names: []string{"Zoé"}}).Name(1), "B")
	gametest.Equal(t, "players without a name", o.Name(20)+o.Name(-1), "UA")
}

func TestSchemeText(t *testing.T) {
	for _, want := range []show.Scheme{show.Auto, show.Light, show.Dark} {
		text, err := json.Marshal(want)
		var got show.Scheme
		if err == nil {
			err = json.Unmarshal(text, &got)
		}
		if err != nil || got != want {
			t.Errorf("%s becomes %s: %v", text, got, err)
		}
	}
	var s show.Scheme
	if err := s.UnmarshalText([]byte("night")); err == nil {
		t.Error("night is a scheme")
	}
}

// Text has 80 columns where nobody says how many, and never fewer than 40.
func TestColumns(t *testing.T) {
	for width, want := range map[int]int{-1: 80, 0: 80, 1: 40, 39: 40, 40: 40, 41: 41, 200: 200} {
		if got := (show.Options{Width: width}).Columns(); got != want {
			t.Errorf("width %d has %d columns, not %d", width, got, want)
		}
	}
}

func TestJoin(t *testing.T) {
	if got := show.Join([]show.Sentence{{Text: "Alice passes."}, {Text: "Bruno contests."}}); got != "Alice passes. Bruno contests." || show.Join(nil) != "" {
		t.Errorf("%q", got)
	}
}

package option_test

import (
	"testing"

	"github.com/jeudelettres/lettres/internal/option"
)

func TestNamesAsText(t *testing.T) {
	names := []string{"red", "blue"}
	for v, name := range names {
		text, err := option.MarshalName(uint8(v), names)
		if err != nil || string(text) != name {
			t.Errorf("%d is %q, %v", v, text, err)
		}
		var back uint8
		if err := option.UnmarshalName(&back, names, text); err != nil || back != uint8(v) {
			t.Errorf("%q is %d, %v", text, back, err)
		}
	}
	back := uint8(1)
	if err := option.UnmarshalName(&back, names, []byte("Red")); err == nil || back != 1 {
		t.Errorf("an unknown name is %d, %v", back, err)
	}
	if text, err := option.MarshalName(uint8(2), names); err == nil {
		t.Errorf("a value without a name is %q", text)
	}
}

package option_test

import (
	"testing"

	"github.com/jeudelettres/lettres/internal/option"
)

func TestBool(t *testing.T) {
	coin := option.Bool("toss", "letter", "coin", func(o *bool) *bool { return o })
	for v, name := range map[bool]string{false: "letter", true: "coin"} {
		o := !v
		if err := coin.Set(&o, name); err != nil || o != v || coin.Get(&o) != name {
			t.Errorf("%s is %t, written %s, %v", name, o, coin.Get(&o), err)
		}
	}
	var o bool
	if err := coin.Set(&o, "dice"); err == nil || err.Error() != "it must be one of letter, coin" {
		t.Errorf("an unknown name: %v", err)
	}
}

package named

import "testing"

func TestFold(t *testing.T) {
	for _, same := range [][2]string{{"Hélène", "HELENE"}, {"O’Brien", "o'brien"}, {"ﬁona", "Fiona"}} {
		if Fold(same[0]) != Fold(same[1]) {
			t.Errorf("%q and %q are two names", same[0], same[1])
		}
	}
	if Fold("Anne") == Fold("Anna") {
		t.Error("Anne and Anna are one name")
	}
}

package program

import (
	"strings"
	"testing"
)

func TestLanguage(t *testing.T) {
	for _, tt := range []struct {
		vars string
		want string
	}{
		{"", "fr"},
		{"LANG=fr_FR.UTF-8", "fr"},
		{"LANG=fr_CA", "fr"},
		{"LANG=en_US.UTF-8", "en"},
		{"LANG=de_DE@euro", "en"},
		{"LANG=C.UTF-8", "fr"},
		{"LANG=POSIX", "fr"},
		{"LANG=nonsense-where-a-tag-should-be", "fr"},
		{"LC_ALL=en_GB.UTF-8 LANG=fr_FR.UTF-8", "en"},
		{"LC_MESSAGES=en_GB.UTF-8 LANG=fr_FR.UTF-8", "en"},
		{"LC_ALL=C LANG=en_US.UTF-8", "fr"},
	} {
		getenv := func(name string) string {
			for _, v := range strings.Fields(tt.vars) {
				if value, ok := strings.CutPrefix(v, name+"="); ok {
					return value
				}
			}
			return ""
		}
		if got := Language(getenv); got.String() != tt.want {
			t.Errorf("%q: %s, not %s", tt.vars, got, tt.want)
		}
	}
}

package match

import "github.com/jeudelettres/lettres/internal/say"

const (
	refused   = "%s: %s (%s)"
	notPlayed = "%s: %s"
	late      = "too late: %d ms, and %d ms were left (protocol/time)"
)

var phrases = say.New(func() map[string]string {
	return map[string]string{
		refused:   "%s\u00a0: %s (%s)",
		notPlayed: "%s\u00a0: %s",
		late:      "trop tard\u00a0: %d ms, alors qu’il en restait %d (protocol/time)",
	}
})

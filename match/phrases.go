package match

import "github.com/jeudelettres/lettres/internal/say"

const (
	refused   = "%s: %s (%s) ¦ %s\u00a0: %s (%s)"
	notPlayed = "%s: %s ¦ %s\u00a0: %s"
	late      = "too late: %d ms, and %d ms were left (protocol/time) ¦ trop tard\u00a0: %d ms, alors qu’il en restait %d (protocol/time)"
)

var phrases = new(say.Phrases)

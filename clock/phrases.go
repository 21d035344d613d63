package clock

import "github.com/jeudelettres/lettres/internal/say"

// What is said of an act that the clock does not allow: of which side, and why not.
const (
	actStart       = "cannot start for %s: %v ¦ le temps de %s ne peut pas être lancé : %v"
	actEnd         = "cannot end for %s: %v ¦ %s ne peut pas finir son tour : %v"
	actEndWithWord = "cannot end with a word for %s: %v ¦ %s ne peut pas finir son tour par un mot : %v"
	actStop        = "cannot stop the clock: %v ¦ l’horloge ne peut pas être arrêtée : %v"
	actResume      = "cannot resume the clock: %v ¦ l’horloge ne peut pas être relancée : %v"
)

// What is said of instants and texts.
const (
	noInstant = "%v is no instant: it must be between 0 and 100 years ¦ %v n’est pas un instant : il doit être entre 0 et 100 ans"
	tooEarly  = "%v is too early: the clock was touched later, at %v ¦ %v est trop tôt : l’horloge a été touchée plus tard, à %v"
	notDisc   = "%q is not a disc: %v ¦ %q n’est pas un disque : %v"
	badForm   = `a disc is "A=5 B=5 ready at=0s" or "A=4 B=6 turn=A glass=42s at=1m18s"` + " ¦ " +
		`un disque est "A=5 B=5 ready at=0s" ou "A=4 B=6 turn=A glass=42s at=1m18s"`
	notTen     = "the disc must show 10 minutes in all ¦ le disque doit montrer 10 minutes en tout"
	badTime    = "%s must be a time from 0 to 100 years, such as 1m30s ¦ %s doit être un temps de 0 à 100 ans, comme 1m30s"
	glassHolds = "the glass holds at most one minute ¦ le sablier contient au plus une minute"
	glassEmpty = "the glass is empty only when the disc shows 1 ¦ le sablier n’est vide que quand le disque montre 1"
)

var phrases = new(say.Phrases)

// The reasons why a clock does not allow an act in its present state.
var (
	errNoSide     error = phrases.InputError("there is no such side ¦ ce côté n’existe pas")
	errNotStarted error = phrases.InputError("the clock is not started ¦ l’horloge n’est pas démarrée")
	errRunning    error = phrases.InputError("the clock is running ¦ l’horloge tourne")
	errStopped    error = phrases.InputError("the clock is stopped ¦ l’horloge est arrêtée")
	errOtherSide  error = phrases.InputError("the other side is running ¦ c’est le temps de l’autre qui court")
	errOutOfTime  error = phrases.InputError("the last minute has run out ¦ la dernière minute est écoulée")
)

package clock

import (
	"cmp"
	"fmt"
	"strings"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/internal/excerpt"
)

// An act is what a caller does to a clock. Errors name it.
type act string

const (
	actStart       act = "start"
	actStop        act = "stop"
	actResume      act = "resume"
	actEnd         act = "end"
	actEndWithWord act = "end with a word"
	actAdvance     act = "advance"
)

// A reason is why a clock does not allow an act in its present state.
type reason uint8

const (
	noSide     reason = iota + 1 // the side is neither 0 nor 1
	notStarted                   // it has not been started, or no turn is under way
	isRunning                    // it is running, or a turn is under way
	isStopped                    // it is stopped
	otherSide                    // the other side is running
	outOfTime                    // the disc shows 1 and the glass has run out (jago/end)
)

var reasons = [...]said{
	noSide:     {"there is no such side", "ce côté n’existe pas"},
	notStarted: {"the clock is not started", "l’horloge n’est pas démarrée"},
	isRunning:  {"the clock is running", "l’horloge tourne"},
	isStopped:  {"the clock is stopped", "l’horloge est arrêtée"},
	otherSide:  {"the other side is running", "c’est le temps de l’autre qui court"},
	outOfTime:  {"the last minute has run out", "la dernière minute est écoulée"},
}

// A said is a text in both languages.
type said struct{ english, french string }

func (s said) in(tag language.Tag) string { return bilingual.Pick(tag, s.english, s.french) }

func (r reason) said() said {
	if 0 < r && int(r) < len(reasons) {
		return reasons[r]
	}
	return said{"invalid reason", "raison inconnue"}
}

// String returns the reason in English.
func (r reason) String() string { return r.said().english }

// An actError reports an act that the state of the clock does not allow. The
// clock stays as it was.
type actError struct {
	Act    act
	Side   int // whose act it is; 0 where the act has no side
	Reason reason
}

func (e *actError) Error() string { return inEnglish(e) }

func (e *actError) Explain(tag language.Tag) string {
	act := said{"cannot " + string(e.Act) + " the clock", "l’horloge ne peut pas faire cela"}
	if known, ok := refusals[e.Act]; ok {
		act = known
	}
	text := strings.ReplaceAll(act.in(tag), "SIDE", sideName(e.Side))
	return text + bilingual.Pick(tag, ": ", " : ") + e.Reason.said().in(tag)
}

// refusals say that an act of SIDE is not possible.
var refusals = map[act]said{
	actStart:       {"cannot start for SIDE", "le temps de SIDE ne peut pas être lancé"},
	actStop:        {"cannot stop the clock", "l’horloge ne peut pas être arrêtée"},
	actResume:      {"cannot resume the clock", "l’horloge ne peut pas être relancée"},
	actEnd:         {"cannot end for SIDE", "SIDE ne peut pas finir son tour"},
	actEndWithWord: {"cannot end with a word for SIDE", "SIDE ne peut pas finir son tour par un mot"},
	actAdvance:     {"cannot advance the clock", "l’horloge ne peut pas être avancée"},
}

// An instantError reports an act at an instant that is before the last act, below 0
// or beyond [MaxTime].
type instantError struct {
	Act  act
	At   time.Duration // the instant of the act
	Last time.Duration // the instant of the act before it
}

func (e *instantError) Error() string { return inEnglish(e) }

func (e *instantError) Explain(tag language.Tag) string {
	if e.At < 0 || e.At > MaxTime {
		return bilingual.Pick(tag,
			fmt.Sprintf("cannot %s at %v: an instant must be between 0 and 100 years", e.Act, e.At),
			fmt.Sprintf("%v n’est pas un instant : il doit être entre 0 et 100 ans", e.At))
	}
	return bilingual.Pick(tag,
		fmt.Sprintf("cannot %s at %v: the last act was later, at %v", e.Act, e.At, e.Last),
		fmt.Sprintf("%v est trop tôt : l’horloge a été touchée plus tard, à %v", e.At, e.Last))
}

// A syntaxError reports a text that is not the text of a value of this package.
type syntaxError struct {
	Text   string // what was parsed
	Reason string // what is wrong with it, in English

	french string // the reason; "" in an error that another package made
}

func (e *syntaxError) Error() string { return inEnglish(e) }

func (e *syntaxError) Explain(tag language.Tag) string {
	return fmt.Sprintf(bilingual.Pick(tag, "%s is not a disc: %s", "%s n’est pas un disque : %s"),
		bilingual.Quote(tag, excerpt.Truncate(e.Text)), said{e.Reason, cmp.Or(e.french, e.Reason)}.in(tag))
}

// An explained is an error in both languages.
type explained interface{ Explain(language.Tag) string }

func inEnglish(e explained) string { return "clock: " + e.Explain(language.English) }

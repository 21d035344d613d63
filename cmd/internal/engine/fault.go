package engine

import (
	"fmt"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/say"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Rule is a rule of the protocol by which an engine loses. docs/protocol.md has them all.
type Rule string

const (
	Handshake  Rule = "protocol/handshake"  // it does not start, or does not greet, or does not play the game
	Exit       Rule = "protocol/exit"       // it has ended, or closed its output
	Silence    Rule = "protocol/silence"    // it does not answer
	Late       Rule = "protocol/time"       // it answers after its time
	Unreadable Rule = "protocol/unreadable" // its answer is no move
	Illegal    Rule = "protocol/illegal"    // the rules of the game refuse its move
	Unasked    Rule = "protocol/unasked"    // it moves twice, or when the other side is to move
	Flood      Rule = "protocol/output"     // it says too much
	Deaf       Rule = "protocol/quit"       // it does not end when told so
	Children   Rule = "protocol/children"   // it leaves processes behind
)

// Rules are all of them.
func Rules() []Rule {
	return []Rule{Handshake, Exit, Silence, Late, Unreadable, Illegal, Unasked, Flood, Deaf, Children}
}

// A Fault is how an engine has broken a rule.
type Fault struct {
	Rule Rule
	Err  error // what it has done, for people
}

func (f *Fault) Error() string { return f.Explain(language.English) }

// Explain is what the engine has done, in French or in English, and the rule.
func (f *Fault) Explain(tag language.Tag) string {
	return fmt.Sprintf("%s (%s)", rulebook.Explain(f.Err, tag), f.Rule)
}

func (f *Fault) Unwrap() error { return f.Err }

func faultf(rule Rule, format string, args ...any) *Fault {
	return &Fault{rule, phrases.InputError(format, args...)}
}

const (
	notStarted   = "the program cannot be started: %s"
	noGreeting   = "no lettresok within %d ms: is the output flushed after each line?"
	noReady      = "no readyok within %d ms"
	noAnswer     = "no move within %d ms"
	noStop       = "no move within %d ms after stop"
	otherGame    = "the engine does not play %s"
	noOption     = "the engine has no option %s"
	badValue     = "the option %s of the engine cannot be %q"
	ended        = "the engine has ended: %s"
	closedOutput = "the engine has closed its output"
	wentLate     = "the move came after %d ms, and %d ms were left"
	badAnswer    = "the answer is no move: %s"
	unaskedMove  = "the engine moves unasked: %s"
	tooMuch      = "more than %d bytes for one move"
	tooLong      = "a line of more than %d bytes"
	tooMany      = "more lines than anybody has asked for"
	notEnded     = "the engine has not ended within %d ms after quit"
	notHungUp    = "the engine has not ended within %d ms after the end of its input"
	leftBehind   = "the engine has left %d process{es} behind"
	namesLetters = "the move %s names the letters that chance brings"
	noFlags      = "the referee has the clock: no engine says that a flag falls"
	noneOnTurn   = "the engine is on turn, and does not move"
	closed       = "the engine is closed"
	noCommand    = "there is no command"
	openQuote    = "a quotation mark is not closed: %s"
)

var phrases = say.New(func() map[string]string {
	return map[string]string{
		notStarted:   "le programme ne peut pas être lancé : %s",
		noGreeting:   "pas de lettresok en %d ms : la sortie est-elle vidée après chaque ligne (flush) ?",
		noReady:      "pas de readyok en %d ms",
		noAnswer:     "pas de coup en %d ms",
		noStop:       "pas de coup %d ms après stop",
		otherGame:    "le moteur ne joue pas à %s",
		noOption:     "le moteur n'a pas d'option %s",
		badValue:     "l'option %s du moteur ne peut pas être %q",
		ended:        "le moteur s'est arrêté : %s",
		closedOutput: "le moteur a fermé sa sortie",
		wentLate:     "le coup est venu au bout de %d ms, alors qu'il restait %d ms",
		badAnswer:    "la réponse n'est pas un coup : %s",
		unaskedMove:  "le moteur joue sans qu'on le lui demande : %s",
		tooMuch:      "plus de %d octets pour un seul coup",
		tooLong:      "une ligne de plus de %d octets",
		tooMany:      "plus de lignes que demandé",
		notEnded:     "le moteur n'est pas arrêté %d ms après quit",
		notHungUp:    "le moteur n'est pas arrêté %d ms après la fin de son entrée",
		leftBehind:   "le moteur a laissé %d processus derrière lui",
		namesLetters: "le coup %s nomme les lettres qu'apporte le hasard",
		noFlags:      "c'est l'arbitre qui tient la pendule : un moteur ne dit pas qu'un drapeau tombe",
		noneOnTurn:   "c'est au moteur de jouer, et il ne joue pas",
		closed:       "le moteur est arrêté",
		noCommand:    "il n'y a pas de commande",
		openQuote:    "un guillemet n'est pas fermé : %s",
	}
})

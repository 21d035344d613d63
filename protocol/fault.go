package protocol

import (
	"fmt"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/rulebook"
)

// The rules of the protocol by which an engine loses. docs/protocol.md has them all.
const (
	handshake  = "protocol/handshake"  // it does not start, or does not greet, or does not play the game
	exit       = "protocol/exit"       // it has ended, or closed its output
	silence    = "protocol/silence"    // it does not answer
	late       = "protocol/time"       // it answers after its time
	unreadable = "protocol/unreadable" // its answer is no move
	illegal    = "protocol/illegal"    // the rules of the game refuse its move
	unasked    = "protocol/unasked"    // it moves twice, or when the other side is to move
	flood      = "protocol/output"     // it says too much
	deaf       = "protocol/quit"       // it does not end when told so
	leaves     = "protocol/children"   // it leaves processes behind
)

// A Fault says how an engine has broken a rule. It ends the engine.
type Fault struct {
	Rule string // a rule of docs/protocol.md: "protocol/time"
	Err  error  // what it has done, for people
}

func (f *Fault) Error() string { return f.Explain(language.English) }

// Explain says in French or in English what the engine has done, and the rule.
func (f *Fault) Explain(tag language.Tag) string {
	return fmt.Sprintf("%s (%s)", rulebook.Explain(f.Err, tag), f.Rule)
}

func (f *Fault) Unwrap() error { return f.Err }

func faultf(rule string, format string, args ...any) *Fault {
	return &Fault{rule, phrases.InputError(format, args...)}
}

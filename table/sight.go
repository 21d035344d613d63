package table

import (
	"encoding/json"
	"time"

	"github.com/jeudelettres/lettres/game"
)

// A sight is what a seat may know.
type sight struct {
	Seat, Moves         int
	Heard               []string
	Acts, Over          bool
	Left, Wait, Seconds *float64 `json:",omitempty"`
	Text                string
	View                game.View
}

// Sight returns as JSON all that a seat may know at an instant, for its client:
//
//	{"Seat":0,"Moves":3,"Heard":["TZAR"],"Acts":true,"Over":false,"Left":28.5,"Text":"turn A; …","View":{…}}
//
// Moves is how many moves there are, for [Decision.Seen], and Heard those from the n-th on, as the
// seat may hear them. Acts tells whether the table waits for the seat, Left the seconds for what has to
// be done now, Wait those in which a word can be contested, and Seconds those of the seat for the game,
// each where there are any. View is that of the seat with plain fields, and Text as [game.Rules.ParseView] reads it.
func (t Table) Sight(now time.Duration, seat, n int) ([]byte, error) {
	v := t.View(seat)
	s := sight{Seat: seat, Moves: t.Moves(), Heard: t.Heard(seat, n), Acts: t.Awaits(seat), Over: t.Over(), Text: v.String(), View: v}
	seconds := func(d time.Duration, ok bool) *float64 {
		if in := d.Seconds(); ok {
			return &in
		}
		return nil
	}
	wait := t.Waiting(now)
	s.Left, s.Wait, s.Seconds = seconds(t.TurnLeft(now)), seconds(wait, wait > 0), seconds(t.Remaining(now, seat))
	return json.Marshal(s)
}

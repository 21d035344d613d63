package lettres_test

import (
	"encoding"
	"encoding/json"
	"reflect"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botscrabble"
	"github.com/jeudelettres/lettres/clock"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show"
)

// textForms are the values that have a text and a JSON form.
var textForms = []any{
	bag.Bag{}, board.Square{}, board.Across, board.Standard, bot.Beginner, bot.Proof(0), botscrabble.Leaves{}, clock.Disc{},
	lexicon.Class(0), lexicon.Classes(0), review.Kind(0), show.Auto,
	jarnac.Move{}, jarnac.A, jarnac.Kind(0), jarnac.Phase(0), jarnac.Options{},
	scrabble.Move{}, scrabble.A, scrabble.Kind(0), scrabble.Phase(0), scrabble.Options{},
	scrabblecards.Move{}, scrabblecards.A, scrabblecards.Kind(0), scrabblecards.Phase(0), scrabblecards.Options{}, scrabblecards.Cards{},
	jago.Move{}, jago.Red, jago.Kind(0), jago.Phase(0), jago.Options{}, jago.Meaning(0),
}

// Whatever is read as a value is written and read back, as text and in JSON, and what is refused
// leaves the value as it was.
func FuzzUnmarshal(f *testing.F) {
	for i, zero := range textForms {
		for _, text := range []string{
			"", "H8", "8H", "français", "expert", "5m", "noun,fin", "A 1\nB 2\n", "!2:TZAR", "+ABUZRT", "-AEI+BCD", "1:RATE ?!1:TZAR", "8H RATE",
			"(0,0)>MON*2@2", "-ABC2+DEF?", "6D:RAS", "^F6,G6", "classic lines=2 bag=AAEERRSSTTLIUZ", "classique players=3",
		} {
			if reflect.New(reflect.TypeOf(zero)).Interface().(encoding.TextUnmarshaler).UnmarshalText([]byte(text)) == nil || text == "" {
				f.Add(uint8(i), text)
				f.Add(uint8(i), text+" x") // mostly refused, when the rest is read
			}
		}
	}
	f.Fuzz(func(t *testing.T, which uint8, text string) {
		zero := textForms[int(which)%len(textForms)]
		read := func(text string) (any, error) {
			v := reflect.New(reflect.TypeOf(zero))
			v.Elem().Set(reflect.ValueOf(zero))
			err := v.Interface().(encoding.TextUnmarshaler).UnmarshalText([]byte(text))
			if err != nil && !reflect.DeepEqual(v.Elem().Interface(), zero) {
				t.Fatalf("%T: %q is refused, and leaves %v", zero, text, v.Elem())
			}
			return v.Elem().Interface(), err
		}
		v, err := read(text)
		if err != nil {
			if said := err.Error(); len(said) == 0 || len(said) > 1000 {
				t.Fatalf("%T: %q is refused with %q", zero, text, said)
			}
			return
		}
		at := reflect.New(reflect.TypeOf(zero)) // since Leaves are written by address
		at.Elem().Set(reflect.ValueOf(v))
		written, err := at.Interface().(encoding.TextMarshaler).MarshalText()
		if err != nil {
			t.Fatalf("%T: %q is read as %v, and not written: %v", zero, text, v, err)
		}
		if back, err := read(string(written)); err != nil || !reflect.DeepEqual(back, v) {
			t.Fatalf("%T: %q is written %q, and reads back as %v, not %v: %v", zero, text, written, back, v, err)
		}
		encoded, err := json.Marshal(at.Interface())
		if err != nil {
			t.Fatalf("%T: %q: %v", zero, text, err)
		}
		back := reflect.New(reflect.TypeOf(zero))
		if err := json.Unmarshal(encoded, back.Interface()); err != nil || !reflect.DeepEqual(back.Elem().Interface(), v) {
			t.Fatalf("%T: %q is %s in JSON, and reads back as %v, %v", zero, text, encoded, back.Elem(), err)
		}
	})
}

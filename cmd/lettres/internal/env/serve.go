package env

import (
	"bufio"
	"encoding/binary"
	"encoding/json"
	"errors"
	"io"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/rulebook"
)

// Version names the format. Its number changes when a request or an answer means something else.
const Version = "lettres-env 1"

// A hello is the first line that is written.
type hello struct {
	Version string `json:"version"`
	Game    string `json:"game"`
	Options string `json:"options"`
	Games   int    `json:"games"`
	Seats   int    `json:"seats"`
	Actions int    `json:"actions"`
	Length  int    `json:"length"`
}

// The requests, each a byte, and what comes behind them.
const (
	askStep      = 's' // an action a game, 16 bits each
	askReset     = 'r' // a seed of 64 bits
	askPositions = 'p'
	askPlace     = 'P' // a length of 32 bits, and so many bytes: a position a line
	askMoves     = 'm' // a game, 32 bits
	askSeen      = 'o' // a seat a game, a byte each

	requests = "srpPmo"
)

// What an answer begins with. The length of the rest follows, 32 bits.
const (
	fine    = 0
	refused = 1
)

// serve answers requests until the input ends. A request that cannot be carried out is refused and changes nothing; after an
// unknown one nothing else could be read, so serve returns an error.
func (v *vector) serve(in io.Reader, out io.Writer) error {
	r, w := bufio.NewReaderSize(in, 1<<16), bufio.NewWriterSize(out, 1<<16)
	line, err := json.Marshal(hello{
		Version, v.rules.Game().Name(), v.rules.Options(), len(v.games), v.rules.Seats(), v.actions, v.length,
	})
	if err != nil {
		return err
	}
	w.Write(append(line, '\n'))
	for {
		if err := w.Flush(); err != nil {
			return err
		}
		kind, err := r.ReadByte()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		if strings.IndexByte(requests, kind) < 0 {
			return phrases.InputError(unknown, kind)
		}
		status := byte(fine)
		answer, err := v.answer(kind, r)
		if why, ok := errors.AsType[*rulebook.InputError](err); ok {
			status = refused
			answer, err = json.Marshal(map[string]string{"fr": why.Explain(language.French), "en": why.Explain(language.English)})
		}
		if err != nil {
			return err
		}
		w.WriteByte(status)
		w.Write(binary.LittleEndian.AppendUint32(nil, uint32(len(answer))))
		w.Write(answer)
	}
}

// answer reads what belongs to a request, and carries it out.
func (v *vector) answer(kind byte, in io.Reader) ([]byte, error) {
	switch kind {
	case askStep:
		actions := make([]int16, len(v.games))
		if err := binary.Read(in, binary.LittleEndian, actions); err != nil {
			return nil, err
		}
		if i := v.wrong(actions); i >= 0 {
			return nil, phrases.InputError(badAction, actions[i], i, len(v.games[i].moves))
		}
		v.step(actions)
		return v.told(), nil
	case askReset:
		var seed uint64
		if err := binary.Read(in, binary.LittleEndian, &seed); err != nil {
			return nil, err
		}
		v.reset(seed)
		return v.told(), nil
	case askPositions:
		return v.positions(), nil
	case askPlace:
		var length uint32
		if err := binary.Read(in, binary.LittleEndian, &length); err != nil {
			return nil, err
		}
		if length > mostText {
			if _, err := io.CopyN(io.Discard, in, int64(length)); err != nil {
				return nil, err
			}
			return nil, phrases.InputError(longText, mostText>>20)
		}
		text := make([]byte, length)
		if _, err := io.ReadFull(in, text); err != nil {
			return nil, err
		}
		all, err := v.parse(string(text))
		if err != nil {
			return nil, err
		}
		v.place(all)
		return v.told(), nil
	case askMoves:
		var i uint32
		if err := binary.Read(in, binary.LittleEndian, &i); err != nil {
			return nil, err
		}
		if int64(i) >= int64(len(v.games)) {
			return nil, phrases.InputError(badGame, i, len(v.games)-1)
		}
		var text []byte
		for _, m := range v.games[i].moves {
			text = append(append(text, m.String()...), '\n')
		}
		return text, nil
	case askSeen:
		seats := make([]byte, len(v.games))
		if _, err := io.ReadFull(in, seats); err != nil {
			return nil, err
		}
		for _, seat := range seats {
			if int(seat) >= v.rules.Seats() {
				return nil, phrases.InputError(badSeat, seat, v.rules.Seats()-1)
			}
		}
		text := make([]byte, 2*v.length*len(v.games))
		v.see(text, func(i int) int { return int(seats[i]) })
		return text, nil
	}
	return nil, phrases.InputError(unknown, kind)
}

// told returns the games as they are after a step: numbers of 16 bits that the seat on turn sees, how many moves it has, then
// bytes: the seat, whether a game has ended, and what each seat has won.
func (v *vector) told() []byte {
	n := len(v.games)
	rows := 2 * v.length * n
	text := make([]byte, rows, rows+(4+v.rules.Seats())*n)
	v.see(text, v.turn)
	for i := range v.games {
		text = binary.LittleEndian.AppendUint16(text, uint16(len(v.games[i].moves)))
	}
	for i := range v.games {
		text = append(text, byte(v.turn(i)))
	}
	for i := range v.games {
		over := byte(0)
		if v.games[i].over {
			over = 1
		}
		text = append(text, over)
	}
	for i := range v.games {
		for _, n := range v.games[i].won {
			text = append(text, byte(n))
		}
	}
	return text
}

// positions returns the texts of all games, a line each.
func (v *vector) positions() (text []byte) {
	for i := range v.games {
		text = append(append(text, v.games[i].at.String()...), '\n')
	}
	return text
}

// parse reads what positions returns.
func (v *vector) parse(text string) ([]game.Position, error) {
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	if len(lines) != len(v.games) {
		return nil, phrases.InputError(badLines, len(lines), len(v.games))
	}
	all := make([]game.Position, len(lines))
	for i, line := range lines {
		p, err := v.rules.ParsePosition(line)
		if err != nil {
			return nil, phrases.InputError(badPosition, i, err)
		}
		all[i] = p
	}
	return all, nil
}

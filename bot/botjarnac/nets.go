package botjarnac

import (
	"encoding/binary"
	"errors"
	"math"
	"sync"

	"github.com/jeudelettres/lettres/internal/hash"
	"github.com/jeudelettres/lettres/jarnac"
)

//go:generate sh -c "go run ./train -options official,competition -games 3000,3000 > nets.new && go run ./train -options classic,classic-competition >> nets.new && mv nets.new nets.bin"

// presets returns the names of the rules for which values are learned, in the order of the file.
func presets() []string {
	return []string{"official", "competition", "classic", "classic-competition"}
}

// A learned is what was learned for a preset: a net, and the correction of what it tells.
type learned struct {
	net
	told correction
}

var nets = sync.OnceValue(func() []*learned {
	all, err := parseNets(netsFile())
	if err != nil { // a test reads it
		panic(err)
	}
	return all
})

// parseNets reads a file of nets: those of the presets one after the other, each with its correction and then the
// sum of the net that the correction was fitted to, as numbers of four bytes, the low byte first. A correction of
// another net is an error.
func parseNets(text string) (all []*learned, err error) {
	next := func() uint32 {
		n := uint32(text[0]) | uint32(text[1])<<8 | uint32(text[2])<<16 | uint32(text[3])<<24
		text = text[4:]
		return n
	}
	if len(text)%netBytes != 0 {
		return nil, errors.New("botjarnac: a damaged file of nets")
	}
	for text != "" {
		l := new(learned)
		for _, numbers := range [...][]float32{l.net[:], l.told[:]} {
			for i := range numbers {
				numbers[i] = math.Float32frombits(next())
				if !(math.Abs(float64(numbers[i])) < 1000) {
					return nil, errors.New("botjarnac: a damaged net")
				}
			}
		}
		if next() != l.sum() {
			return nil, errors.New("botjarnac: a correction that was fitted to another net")
		}
		all = append(all, l)
	}
	return all, nil
}

// netBytes is the size of a net in the file.
const netBytes = 4 * (nWeights + len(correction{}) + 1)

// appendNet appends a net and its correction as parseNets reads them.
func appendNet(dst []byte, l *learned) []byte {
	for _, numbers := range [...][]float32{l.net[:], l.told[:]} {
		for _, x := range numbers {
			dst = binary.LittleEndian.AppendUint32(dst, math.Float32bits(x))
		}
	}
	return binary.LittleEndian.AppendUint32(dst, l.sum())
}

// sum returns a number that another net hardly has.
func (n *net) sum() uint32 {
	h := hash.New()
	for _, w := range n {
		h = h.Uint64(uint64(math.Float32bits(w)))
	}
	return uint32(h.Sum())
}

// netFor returns the net for a game by these options, or nil if none was learned for games like
// it.
func netFor(o jarnac.Options) *net {
	for i, l := range nets() {
		preset, err := jarnac.ParseOptions(presets()[i])
		if err == nil && alike(o) == alike(preset) {
			return &l.net
		}
	}
	return nil
}

// alike returns options without what changes nothing about what positions are worth.
func alike(o jarnac.Options) jarnac.Options {
	o.Edition, o.Toss, o.Validation, o.Penalty = 0, 0, 0, 0
	return o
}

package botjarnac

import (
	"errors"
	"math"
	"sync"

	"github.com/jeudelettres/lettres/jarnac"
)

//go:generate sh -c "go run ./train -options official,competition -games 3000,3000 > nets.new && go run ./train -options classic,classic-competition >> nets.new && mv nets.new nets.bin"

// presets returns the names of the rules for which values are learned, in the order of the file.
func presets() []string {
	return []string{"official", "competition", "classic", "classic-competition"}
}

var nets = sync.OnceValue(func() []*net {
	all, err := parseNets(netsFile())
	if err != nil { // a test reads it
		panic(err)
	}
	return all
})

// parseNets reads a file of nets: those of the presets one after the other, each as numbers of four bytes, the low
// byte first.
func parseNets(text string) (all []*net, err error) {
	const size = 4 * nWeights
	if len(text)%size != 0 {
		return nil, errors.New("botjarnac: a damaged file of nets")
	}
	for ; text != ""; text = text[size:] {
		n := new(net)
		for i := range n {
			b := text[4*i:]
			n[i] = math.Float32frombits(uint32(b[0]) | uint32(b[1])<<8 | uint32(b[2])<<16 | uint32(b[3])<<24)
		}
		for _, w := range n {
			if !(math.Abs(float64(w)) < 1000) {
				return nil, errors.New("botjarnac: a damaged net")
			}
		}
		all = append(all, n)
	}
	return all, nil
}

// netFor returns the net for a game by these options, or nil if none was learned for games like
// it.
func netFor(o jarnac.Options) *net {
	for i, n := range nets() {
		preset, err := jarnac.ParseOptions(presets()[i])
		if err == nil && alike(o) == alike(preset) {
			return n
		}
	}
	return nil
}

// alike returns options without what changes nothing about what positions are worth.
func alike(o jarnac.Options) jarnac.Options {
	o.Edition, o.Toss, o.Validation, o.Penalty = 0, 0, 0, 0
	return o
}

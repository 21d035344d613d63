package botjarnac

import (
	_ "embed"
	"encoding/binary"
	"errors"
	"math"
	"strings"
	"sync"

	"github.com/jeudelettres/lettres/jarnac"
)

//go:generate sh -c "go run ./train -options official,competition -games 3000,3000 > nets.new && go run ./train -options classic,classic-competition >> nets.new && mv nets.new nets.bin"

// The file holds the nets of presets one after the other, each as numbers of four bytes, the low
// byte first.
//
//go:embed nets.bin
var netsFile string

// presets returns the names of the rules for which values are learned, in the order of the file.
func presets() []string {
	return []string{"official", "competition", "classic", "classic-competition"}
}

var nets = sync.OnceValue(func() []*net {
	all, err := parseNets(netsFile)
	if err != nil { // a test reads it
		panic(err)
	}
	return all
})

// parseNets reads a file of nets.
func parseNets(text string) (all []*net, err error) {
	const size = 4 * nWeights
	if len(text)%size != 0 {
		return nil, errors.New("botjarnac: a damaged file of nets")
	}
	r := strings.NewReader(text)
	for r.Len() > 0 {
		n := new(net)
		if err := binary.Read(r, binary.LittleEndian, n); err != nil {
			return nil, err
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

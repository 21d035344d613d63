package botjarnac

import (
	"math"
	"math/bits"

	"github.com/jeudelettres/lettres/jarnac"
)

// The features of a position, for the player on turn and then for the opponent.
const (
	lengths    = 8                   // of words: 2 to 9 letters
	atFree     = 0                   // the free lines; whether one alone is free, or two
	atLengths  = atFree + 3          // how many words there are of each length
	atShare    = atLengths + lengths // what share of the bag makes them longer, by their length
	atKinds    = atShare + lengths   // how many letters do, by their length
	atThreat   = atKinds + lengths   // how many letters on the opponent's rack do, by their length
	atOwn      = atThreat + lengths  // how many letters on the player's own rack do, all words together
	atRack     = atOwn + 1           // the letters on the rack, and how many they are
	sideInputs = atRack + 27
	atPosition = 2 * sideInputs // what belongs to the position
	nInputs    = atPosition + 14
)

// An inputs holds the features of a position.
type inputs [nInputs]float32

// read takes the features of a position. Nothing in it may be rounded otherwise on another
// machine: products are converted before they are added up.
func (x *inputs) read(s *jarnac.State, mats *[2]lines, o *jarnac.Options, g *growth) {
	*x = inputs{}
	turn := s.Turn()
	left, _ := s.Bag().Counts()
	scale := 1 / float32(max(1, s.BagLen()))
	racks := [2]uint32{lettersOf(s.Rack(jarnac.A)), lettersOf(s.Rack(jarnac.B))}
	for i, p := range [2]jarnac.Player{turn, turn.Opponent()} {
		side, own := x[i*sideInputs:][:sideInputs], &mats[p]
		side[atFree] = float32(own.free) / 8
		if own.free == 1 || own.free == 2 {
			side[atFree+own.free] = 1
		}
		for _, word := range own.words {
			if word == "" {
				continue
			}
			n := min(max(len(word), 2), 9) - 2
			side[atLengths+n] += 0.5
			if len(word) >= o.MaxLength {
				continue
			}
			set := g.letters(word)
			side[atShare+n] += float32(float32(tilesIn(set, &left)) * scale)
			side[atKinds+n] += float32(bits.OnesCount32(set)) / 8
			side[atThreat+n] += float32(bits.OnesCount32(set&racks[p.Opponent()])) / 2
			side[atOwn] += float32(bits.OnesCount32(set&racks[p])) / 2
		}
		counts, _ := s.Rack(p).Counts()
		for letter, n := range counts {
			side[atRack+letter] = float32(n) / 2
		}
		side[atRack+26] = float32(s.Rack(p).Len()) / 6
	}
	rest := x[atPosition:]
	lead, jarnacs := float32(leadOf(s, turn)), jarnacsOf(s, turn)
	rest[0] = lead / 100
	rest[1], rest[2], rest[3] = bend(lead/30), bend(lead/70), bend(lead/200)
	if o.Score == jarnac.ByMargin {
		margin := float32(o.Margin)
		rest[4], rest[5] = bend((lead-margin)/20), bend((lead+margin)/20)
	}
	rest[6] = float32(jarnacs) / 4
	rest[7] = float32(min(max(jarnacs, -1), 1))
	rest[8] = float32(s.BagLen()) / float32(max(1, o.Bag.Len()))
	switch s.Phase() {
	case jarnac.Handover:
		rest[9] = 1
		rest[10] = float32(s.Due()) / 2
	case jarnac.Answer:
		rest[11] = 1
	case jarnac.Bonus:
		rest[12] = 1
	default:
		rest[13] = 1
	}
}

// bend maps all numbers to those between -1 and 1.
func bend(x float32) float32 {
	square := float32(x * x)
	return x / float32(math.Sqrt(float64(1+square)))
}

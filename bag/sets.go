package bag

// The letters that the games are sold with.

var (
	jarnac2012    = MustParse(repeat("A14B4C6D5E19F2G4H2I10J1K1L4M4N10O9P4Q2R10S10T10U6V2W1X1Y1Z2"))
	jarnacClassic = MustParse(repeat("A14B4C7D5E19F2G4H2I11J1K1L6M5N9O8P4Q1R10S7T9U8V2W1X1Y1Z2"))
	scrabble      = MustParse(repeat("A9B2C2D3E15F2G2H2I8J1K1L5M3N6O6P2Q1R6S6T6U6V2W1X1Y1Z1?2"))
	jago          = MustParse(repeat("A7B2C3D6E13F2G3H5I8J1K2L5M3N10O4P2Q1R7S8T6U5V1W2X1Y1Z2"))
)

// Jarnac2012 returns the 144 letters of the 2012 edition (official/mat/bag).
func Jarnac2012() Bag { return jarnac2012 }

// JarnacClassic returns the 144 letters of the older box (classic/bag).
func JarnacClassic() Bag { return jarnacClassic }

// Scrabble returns the 102 tiles of the French game, with two jokers (scrabble/bag). The
// card game has the same letters (cards/deck).
func Scrabble() Bag { return scrabble }

// Jago returns the 110 letters of Jago (jago/bag).
func Jago() Bag { return jago }

// repeat expands the notation of the sources, a letter and its count: A2B is AAB.
func repeat(table string) string {
	var s []byte
	for i := 0; i < len(table); {
		letter, n := table[i], 0
		for i++; i < len(table) && '0' <= table[i] && table[i] <= '9'; i++ {
			n = 10*n + int(table[i]-'0')
		}
		for range n {
			s = append(s, letter)
		}
	}
	return string(s)
}

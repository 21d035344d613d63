// Package vocabulary holds which words people know. Everybody knows those that are read every
// day; the rare ones, and the rare forms of others, are known by those who play a lot.
//
// The program in generate makes the file that says how common French words are; README.md tells
// how. With a list of another language every player knows all words.
package vocabulary

import (
	"math/bits"
	"slices"
	"strings"
	"sync"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/lexicon"
)

// A Rank says how common a word is.
type Rank uint8

const (
	Rare    Rank = iota // no form of it is among the frequent words, or one alone
	Related             // other forms of it are
	Seen                // it is, and no other form
	Common              // it is, with other forms
	numRanks
)

// The file holds filters of Bloom (doi:10.1145/362686.362692), one for each rank above Rare, of the words
// of that rank or more, and then a bit for each three letters that stand together in a word, the
// bounds of the word taken for letters too. These are the sizes of the filters in bytes. A word that is
// not in one is taken for one of its words about two times in a hundred.
const (
	relatedBytes = 88 << 10
	seenBytes    = 32 << 10
	commonBytes  = 24 << 10
	probes       = 6
	symbols      = 27 // the letters and the bound
	triplesBytes = (symbols*symbols*symbols + 7) / 8
)

// parts holds what the file is made of.
type parts struct {
	filters [numRanks]string
	triples string
}

var frequent = sync.OnceValue(func() *parts { return split(file()) })

// split returns the parts of a file.
func split(file string) *parts {
	p := new(parts)
	for r, size := range [...]int{Related: relatedBytes, Seen: seenBytes, Common: commonBytes} {
		p.filters[r], file = file[:size], file[size:]
	}
	p.triples = file
	return p
}

// RankOf returns how common a French word is. Small letters are taken for large ones.
func RankOf(word string) Rank { return frequent().rank(word) }

func (p *parts) rank(word string) Rank {
	h := sum(word, 0)
	for r := Common; r > Rare; r-- {
		if has(p.filters[r], h) {
			return r
		}
	}
	return Rare
}

// has reports whether a filter has the word of a hash, by the double hashing of Kirsch and
// Mitzenmacher (doi:10.1002/rsa.20208).
func has(filter string, h uint64) bool {
	for i := range uint64(probes) {
		if at := place(h, i, len(filter)); filter[at/8]>>(at%8)&1 == 0 {
			return false
		}
	}
	return true
}

// place returns the bit of a filter for the given probe.
func place(h, i uint64, size int) uint64 {
	at, _ := bits.Mul64((h+i*(h<<32|h>>32|1))*0x9e3779b97f4a7c15, uint64(size)*8)
	return at
}

// sum returns the hash of a word.
func sum(word string, seed uint64) uint64 {
	h := seed ^ 0xcbf29ce484222325
	for i := range len(word) {
		h = (h ^ uint64(word[i]&^0x20)) * 0x100000001b3 // FNV-1a
	}
	h ^= h >> 29
	h *= 0xbf58476d1ce4e5b9
	return h ^ h>>32
}

// Plausible reports whether a word looks French: no three letters stand together in it that do so
// in no French word.
func Plausible(word string) bool { return frequent().plausible(word) }

func (p *parts) plausible(word string) bool {
	ok := true
	eachTriple(word, func(at int) { ok = ok && p.triples[at/8]>>(at%8)&1 != 0 })
	return ok
}

// eachTriple calls yield for each three letters of a word, as a number.
func eachTriple(word string, yield func(at int)) {
	a, b := 0, 0
	for i := 0; i <= len(word); i++ {
		c := 0
		if i < len(word) {
			c = int(word[i]&^0x20-'A') + 1
		}
		if i > 0 {
			yield((a*symbols+b)*symbols + c)
		}
		a, b = b, c
	}
}

// A Vocabulary is the words that one player knows. The zero Vocabulary knows all.
type Vocabulary struct {
	seed  uint64
	level bot.Level // 0 knows all
}

// known holds the share of the words of each rank that players of a level know, in 1024ths. Masters
// know all.
var known = [...][numRanks]uint16{
	bot.Beginner:    {10, 420, 480, 980},
	bot.Casual:      {50, 620, 680, 1010},
	bot.Regular:     {180, 800, 820, 1024},
	bot.KeenAmateur: {320, 830, 890, 1024},
	bot.ClubPlayer:  {450, 850, 950, 1024},
	bot.Expert:      {750, 960, 1010, 1024},
}

// doubted holds the share of bad words that look French, and of good ones that it does not know, that a
// player contests, in 1024ths.
var doubted = [...]struct{ bad, good uint16 }{
	0:               {1024, 0},
	bot.Beginner:    {350, 20},
	bot.Casual:      {500, 40},
	bot.Regular:     {650, 60},
	bot.KeenAmateur: {800, 60},
	bot.ClubPlayer:  {920, 40},
	bot.Expert:      {980, 20},
}

// Of returns the vocabulary of a player of that level with these words. Which of the rarer words
// it knows depends on the seed; forms of one word are known mostly together.
func Of(words *lexicon.Lexicon, level bot.Level, seed uint64) Vocabulary {
	if level >= bot.Master || !isFrench(words) {
		return Vocabulary{seed: seed}
	}
	return Vocabulary{seed, level}
}

// isFrench reports whether a list has what every French one has.
func isFrench(words *lexicon.Lexicon) bool {
	for _, w := range [...]string{"AVEC", "BEAUCOUP", "CHEVAUX", "DEVANT", "ETAIENT", "HEUREUSE", "JOURS", "MAISONS", "PARLONS", "TROUVER"} {
		if !words.Contains(w) {
			return false
		}
	}
	return true
}

// All reports whether the player knows every word.
func (v Vocabulary) All() bool { return v.level == 0 }

// Knows reports whether the player knows a good word.
func (v Vocabulary) Knows(word string) bool {
	if v.level == 0 {
		return true
	}
	stem := word[:min(len(word), 5)]
	return uint16(sum(stem, v.seed)>>54) < v.share(word)
}

// short holds short words that players learn, and that are frequent on pages of the web as names and
// symbols alone.
const short = " AA AY BE DIA HEM JAR KA KAT KI KO LOF MIR OXO POE QI REM ROB SAR SIL TEC UD WU XI ZEE "

// plainLength is the length up to which all rare words are known as often by those who play a little:
// of each letter more, half as many.
const plainLength = 8

// share returns how many of the words like this one the player knows, in 1024ths.
func (v Vocabulary) share(word string) uint16 {
	rank := RankOf(word)
	if rank == Related && v.level <= bot.Regular && literary(word) {
		rank = Rare
	}
	if len(word) <= 3 && strings.Contains(short, " "+strings.ToUpper(word)+" ") {
		rank = Rare
	}
	share := known[v.level][rank]
	if rank == Rare && v.level <= bot.KeenAmateur {
		share >>= max(0, len(word)-plainLength)
	}
	return share
}

// literaryEnds holds how forms end that stand in books alone: the past historic with nous and vous, and the
// imperfect of the subjunctive.
var literaryEnds = [...]string{
	"AMES", "IMES", "UMES", "INMES", "ATES", "ITES", "UTES", "INTES", "ASSE", "ASSES", "ASSENT", "ASSIEZ", "ASSIONS",
	"ISSIEZ", "ISSIONS", "USSE", "USSES", "USSENT", "USSIEZ", "USSIONS",
}

// literary reports whether a word ends as forms do that nobody says. Frequent words end so too.
func literary(word string) bool {
	word = strings.ToUpper(word)
	return slices.ContainsFunc(literaryEnds[:], func(end string) bool { return strings.HasSuffix(word, end) })
}

// Doubts reports whether the player contests a word that others laid, which is bad or not. Nobody
// lets nonsense stand, and nobody contests a word that everybody knows. Between these, stronger
// players err less often.
func (v Vocabulary) Doubts(word string, bad bool) bool {
	share := doubted[v.level].bad
	switch {
	case bad && v.level > 0 && !Plausible(word):
		return true
	case !bad && (v.Knows(word) || RankOf(word) == Common):
		return false
	case !bad:
		share = doubted[v.level].good
	}
	return uint16(sum(word, v.seed^0x5bd1e995)>>54) < share
}

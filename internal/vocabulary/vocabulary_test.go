package vocabulary

import (
	"maps"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
)

func TestRankOf(t *testing.T) {
	for word, want := range map[string]Rank{
		"MAISON": Common, "maisons": Common, "PARLER": Common, "LONGTEMPS": Seen,
		"NAGERAIT": Related, "HEDONIQUE": Rare, "ENKYSTES": Rare, "ULNAIRES": Rare,
	} {
		if got := RankOf(word); got != want {
			t.Errorf("%s has rank %d, want %d", word, got, want)
		}
	}
}

// A file that is written is read back, and takes few words for others.
func TestFile(t *testing.T) {
	ranks := map[string]Rank{}
	for w := range french.Lexicon().Words() {
		if len(ranks) == 20_000 {
			break
		}
		ranks[w] = Rank(len(ranks) % int(numRanks))
	}
	written := split(string(File(ranks)))
	wrong := 0
	for w := range maps.Keys(ranks) {
		switch got := written.rank(w); {
		case got < ranks[w]:
			t.Fatalf("%s has rank %d, want %d", w, got, ranks[w])
		case got > ranks[w]:
			wrong++
		}
		if !written.plausible(w) {
			t.Fatalf("%s does not look French", w)
		}
	}
	if wrong > len(ranks)/50 {
		t.Errorf("%d of %d words are taken for commoner ones", wrong, len(ranks))
	}
}

func TestKnows(t *testing.T) {
	words := french.Lexicon()
	for l := bot.Beginner; l < bot.Master; l++ {
		var knows, of [numRanks]int
		for seed := range uint64(40) {
			v := Of(words, l, seed*0x9e3779b97f4a7c15)
			for _, w := range []string{"MAISON", "LONGTEMPS", "NAGERAIT", "HEDONIQUE", "CHEVAL", "ORCHESTRE", "PARDONNERIONS", "ULNAIRES"} {
				r := RankOf(w)
				of[r]++
				if v.Knows(w) {
					knows[r]++
				}
				if v.Knows(w) != v.Knows(w) {
					t.Fatalf("%s is known once, and once not", w)
				}
			}
		}
		for r := Rare; r < numRanks; r++ {
			share := int(known[l][r]) * of[r] / 1024
			if d := knows[r] - share; of[r] > 0 && (d < -of[r]/4 || d > of[r]/4) {
				t.Errorf("%v knows %d of %d words of rank %d, want about %d", l, knows[r], of[r], r, share)
			}
			if l > bot.Beginner && known[l][r] < known[l-1][r] {
				t.Errorf("%v knows fewer words of rank %d than %v", l, r, l-1)
			}
		}
	}
	english, err := lexicon.ReadList(strings.NewReader("TABLE\nHOUSE\nZYMURGY\n"))
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range []Vocabulary{{}, Of(words, bot.Master, 1), Of(words, bot.Champion, 1), Of(english, bot.Beginner, 1)} {
		if !v.All() || !v.Knows("ULNAIRES") || !v.Knows("ZYMURGY") {
			t.Errorf("%+v does not know all words", v)
		}
	}
}

// Short words of players, forms that nobody says, and long rare words are known by few who play a little.
func TestKnowsFew(t *testing.T) {
	words := french.Lexicon()
	for l := bot.Beginner; l <= bot.KeenAmateur; l++ {
		count := func(word string) (n int) {
			for seed := range uint64(1000) {
				if Of(words, l, seed*0x9e3779b97f4a7c15).Knows(word) {
					n++
				}
			}
			return n
		}
		for _, w := range []string{"QI", "wu", "KI", "TROUPIALE"} {
			if n := count(w); n > int(known[l][Rare])+60 {
				t.Errorf("of 1000 players %v, %d know %s", l, n, w)
			}
		}
		for _, w := range []string{"ET", "OS", "GAZ", "CHEVAL"} {
			if n := count(w); n < int(known[l][Seen])-90 {
				t.Errorf("of 1000 players %v, %d know %s", l, n, w)
			}
		}
		if n, said := count("PARDONNASSES"), count("PARDONNERIONS"); l <= bot.Regular && 2*n > said || l > bot.Regular && n != said {
			t.Errorf("of 1000 players %v, %d know PARDONNASSES and %d PARDONNERIONS", l, n, said)
		}
		if long, plain := count("TROUPIALE"), count("XERUS"); l > bot.Beginner && long >= plain {
			t.Errorf("of 1000 players %v, %d know TROUPIALE and %d XERUS", l, long, plain)
		}
	}
}

// Nobody lets nonsense stand, and nobody contests a common word.
func TestDoubts(t *testing.T) {
	words := french.Lexicon()
	if Plausible("BRRFIJGGN") || Plausible("GKNNNTTTT") || !Plausible("MANGEMENT") {
		t.Error("nonsense looks French, or what looks French does not")
	}
	stood, contested := [bot.Champion + 1]int{}, [bot.Champion + 1]int{}
	for l := bot.Beginner; l <= bot.Champion; l++ {
		for seed := range uint64(200) {
			v := Of(words, l, seed*0x9e3779b97f4a7c15)
			if l < bot.Master && (!v.Doubts("BRRFIJGGN", true) || !v.Doubts("GKNNNTTTT", true)) {
				t.Fatalf("%v lets nonsense stand", l)
			}
			if v.Doubts("MAISON", false) || v.Doubts("PARLER", false) {
				t.Fatalf("%v contests a common word", l)
			}
			if !v.Doubts("MANGEMENT", true) {
				stood[l]++
			}
			if v.Doubts("ULNAIRES", false) {
				contested[l]++
			}
		}
		if l > bot.Beginner && stood[l] > stood[l-1] {
			t.Errorf("%v lets MANGEMENT stand %d times, and %v %d", l, stood[l], l-1, stood[l-1])
		}
	}
	if contested[bot.Regular]+contested[bot.KeenAmateur] == 0 || contested[bot.Master] > 0 || stood[bot.Master] > 0 {
		t.Errorf("good words contested, by level: %d; bad ones that stood: %d", contested, stood)
	}
	if stood[bot.Beginner] < 100 || stood[bot.Beginner] > 160 {
		t.Errorf("a beginner lets a bad word that looks French stand %d times of 200", stood[bot.Beginner])
	}
}

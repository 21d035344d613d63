package sight

import (
	"strconv"
	"testing"

	"github.com/jeudelettres/lettres/internal/vocabulary"
)

func TestOpen(t *testing.T) {
	if e := (Eyes{}); !e.Keen() || !e.See("OXYMORE", 1024) {
		t.Error("the zero Eyes overlook a word")
	}
	for _, test := range []struct{ overlook, often, least, most int }{
		{KeenAmateur, 100, 80, 120}, {2 * KeenAmateur, 100, 170, 230}, {1, 8, 0, 8},
		{KeenAmateur, 1 << 20, mostOften - 25, mostOften + 25}, {KeenAmateur, 0, 0, 0},
	} {
		missed := 0
		for i := range 4096 {
			e, word := Open(uint64(i/64)*0x9e3779b97f4a7c15, test.overlook, vocabulary.Vocabulary{}), "MOT"+strconv.Itoa(i%64)
			if see := e.See(word, test.often); see != e.See(word, test.often) {
				t.Fatalf("%s is seen once, and once not", word)
			} else if !see {
				missed++
			}
		}
		if missed /= 4; missed < test.least || missed > test.most {
			t.Errorf("eyes of %d overlook %d of 1024 words of %d", test.overlook, missed, test.often)
		}
	}
	once := Open(7, 2*KeenAmateur, vocabulary.Vocabulary{})
	if again := once.Again(); again.overlook != once.overlook || again.seed == once.seed {
		t.Errorf("%v looks again as %v", once, again)
	}
}

package tables

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/cmd/internal/disk/faulty"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// Whatever stands in a file, it is refused, or is a table at which one can look and which, written anew, is the
// same table.
func FuzzLoad(f *testing.F) {
	files, err := filepath.Glob(filepath.Join("testdata", "former", "*.txt"))
	if err != nil || len(files) == 0 {
		f.Fatal(err)
	}
	for _, file := range files {
		text := must.Get(os.ReadFile(file))(f)
		f.Add(text)
	}
	const now = `# now {"at":1,"sat":[true,true],"left":[1200000000000,1200000000000],"stand":[false,false]}` + "\n"
	bot := must.Get(seatLine(Seat{Number: 1, Name: "Zoé", Level: 3, Seed: 7}))(f)
	whole := "@game jarnac\n@rules official\n@players Alice Zoé\n@toss Alice=F Zoé=P\n" +
		`# table {"began":"2026-11-24T14:16:15Z","setup":{"time":{"game":1200000000000},"wait":6000000000,"last_chance":10000000000,"by_hand":true,"most_moves":2000,"seed":"1"}}` + "\n" +
		`# seat {"seat":0,"key":"5s6bjurhoqwdnewogt3kxna2ru","name":"Alice"}` + "\n" + bot + now
	f.Add([]byte(whole))
	f.Add([]byte(whole + "Alice +ABCDEF " + now))
	f.Add([]byte(whole + "Alice +AB"))
	f.Fuzz(func(t *testing.T, text []byte) {
		d := faulty.New(1)
		h := &Hall{library: shelf, disk: d, folder: ".", config: Config{Wait: time.Second, Ten: time.Second, Log: t.Logf, Seed: newSeed}}
		load := func(text []byte) *kept {
			must.Do(t, disk.Create(d, "x", text, 0o600))
			k, err := h.load("x")
			if err != nil {
				return nil
			}
			return k
		}
		k := load(text)
		if k == nil {
			return
		}
		for seat := range k.seats {
			k.at.View(seat)
			k.at.PositionFor(seat)
		}
		again, err := fileOf(k.at, k.head, k.seats)
		if err != nil {
			t.Fatalf("it cannot be written: %v", err)
		}
		same := load([]byte(again))
		if same == nil {
			t.Fatalf("it is not read again:\n%s", again)
		}
		if third, err := fileOf(same.at, same.head, same.seats); err != nil || third != again {
			t.Fatalf("%v: it becomes\n%s\nand was\n%s", err, third, again)
		}
	})
}

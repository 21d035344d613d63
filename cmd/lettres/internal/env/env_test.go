package env

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
)

func compiled(t testing.TB, g *game.Game, options string) *game.Rules {
	t.Helper()
	return must.Get(g.Compile(options, nil))(t)
}

// ask sends requests, and returns the answers behind the first line.
func ask(t testing.TB, v *vector, requests string) (answers []string, err error) {
	t.Helper()
	var out bytes.Buffer
	err = v.serve(strings.NewReader(requests), &out)
	var h hello
	line, _ := out.ReadBytes('\n')
	if json.Unmarshal(line, &h) != nil || h.Version != Version || h.Games != len(v.games) || h.Length != v.length {
		t.Fatalf("it begins with %s", line)
	}
	for out.Len() > 0 {
		head := out.Next(5)
		text := string(out.Next(int(binary.LittleEndian.Uint32(head[1:]))))
		if head[0] != fine {
			text = "refused: " + text
		}
		answers = append(answers, text)
	}
	return answers, err
}

func packed(numbers ...int) (text string) {
	for _, n := range numbers {
		text += string(binary.LittleEndian.AppendUint16(nil, uint16(n)))
	}
	return text
}

func lengthOf(text string) string {
	return string(binary.LittleEndian.AppendUint32(nil, uint32(len(text)))) + text
}

// TestGames plays random moves in all games until some have ended. Each move is legal, texts are read again, and the same
// seed and moves bring the same.
func TestGames(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Name(), func(t *testing.T) {
			r := compiled(t, g, "")
			play := func() (all []string) {
				v := newVector(r, 3, 40, true, 7)
				fresh := string(v.positions())
				v.step([]int16{0, 0, 0})
				if v.reset(7); string(v.positions()) != fresh {
					t.Fatalf("%s after a reset, and %s before", v.positions(), fresh)
				}
				rng := rand.New(rand.NewPCG(1, 2))
				ended := 0
				for step := range 400 {
					actions := make([]int16, 3)
					for i := range actions {
						s := &v.games[i]
						if len(s.moves) == 0 || len(s.moves) > 40 || s.at.Over() {
							t.Fatalf("%d moves in %s", len(s.moves), s.at)
						}
						actions[i] = int16(rng.IntN(len(s.moves)))
					}
					before := v.games[2].at
					actions[2] = -1
					v.step(actions)
					if v.games[2].at != before {
						t.Fatal("a game without an action goes on")
					}
					for _, s := range v.games {
						if s.over {
							ended++
							if n := s.won[0] + s.won[1]; n != 0 {
								t.Errorf("the seats win %v", s.won)
							}
						} else if s.won[0] != 0 {
							t.Errorf("%s goes on, and %v", s.at, s.won)
						}
					}
					if step%100 == 0 {
						all = append(all, string(v.positions()), string(v.told()))
						if again, err := v.parse(string(v.positions())); err != nil || again[0] != v.games[0].at {
							t.Fatalf("%s is read as %v, %v", v.positions(), again, err)
						}
					}
					if ended == 2 {
						break
					}
				}
				if ended == 0 {
					t.Error("no game has ended")
				}
				return append(all, string(v.positions()))
			}
			if d := cmp.Diff(play(), play()); d != "" {
				t.Error(d)
			}
		})
	}
}

// TestSeen reads the numbers of a position of each game by hand.
func TestSeen(t *testing.T) {
	for _, tt := range []struct {
		game, position string
		length         int
		want           map[int]int16 // by place; some others are 0
		none           []int
	}{
		{
			"jarnac", "turn B; acted yes; lines RATS/MER; racks EILNTU/AEGHO;", 83 + 144,
			map[int]int16{0: 1, 4: 1, 27 + 8: 1, 27 + 20: 1, 54 + 25: 2, 81: 9, 82: 16, 83: 13, 84: 5, 83 + 72: 18, 83 + 75: 19},
			[]int{8, 27, 26, 86, 92, 83 + 76, 83 + 81},
		},
		{
			"scrabble", "15/15/15/15/15/15/15/6CHaTS4/15/15/15/15/15/15/15 EEIRSTU/ABDELNO 0/22 1", 83 + 225,
			map[int]int16{4: 2, 8: 1, 54 + 26: 1, 81: 0, 82: 22, 83 + 7*15 + 6: 3, 83 + 7*15 + 8: 28},
			[]int{27, 27 + 1, 26, 83, 83 + 7*15 + 5},
		},
		{
			"jago", "", 83 + 121, map[int]int16{54: 7}, []int{0, 27, 81, 83},
		},
		{
			"scrabblecards", "", 83 + 961, map[int]int16{54 + 4: 15}, []int{0, 27, 81, 83},
		},
	} {
		g, _ := game.Find(games.All(), tt.game)
		r := compiled(t, g, "")
		p := r.Start(0)
		if tt.position != "" {
			p = must.Get(r.ParsePosition(tt.position))(t)
		}
		v := newVector(r, 1, 10, true, 1)
		v.games[0].at = p
		if v.see(make([]byte, 2*v.length), v.turn); len(v.games[0].seen) != tt.length {
			t.Fatalf("%s is seen as %d numbers", tt.game, len(v.games[0].seen))
		}
		for at, n := range tt.want {
			if got := v.games[0].seen[at]; got != n {
				t.Errorf("%s: number %d is %d, want %d", tt.game, at, got, n)
			}
		}
		for _, at := range tt.none {
			if got := v.games[0].seen[at]; got != 0 {
				t.Errorf("%s: number %d is %d", tt.game, at, got)
			}
		}
	}
}

// TestHidden holds that what a seat sees does not depend on the rack of the other.
func TestHidden(t *testing.T) {
	g, _ := game.Find(games.All(), "scrabble")
	v := newVector(compiled(t, g, ""), 2, 10, true, 1)
	const one = "15/15/15/15/15/15/15/6CHATS4/15/15/15/15/15/15/15 EEIRSTU/ABDELNO 0/22 0\n"
	other := strings.Replace(one, "EEIRSTU", "EEIRSTW", 1)
	answers, err := ask(t, v, "P"+lengthOf(one+other)+"o\x01\x01")
	if err != nil || len(answers) != 2 {
		t.Fatalf("%q, %v", answers, err)
	}
	if n := len(answers[1]) / 2; answers[1][:n] != answers[1][n:] {
		t.Error("what B sees tells the rack of A")
	}
}

// TestRequests plays requests that are refused, and change nothing.
func TestRequests(t *testing.T) {
	g := games.Jarnac()
	const rats = "turn A; acted yes; racks EILNTU/AEGHO;\n"
	v := newVector(compiled(t, g, ""), 2, 256, true, 5)
	for _, tt := range []struct{ request, want string }{
		{"s" + packed(0, 9999), "action 9999 cannot be chosen in game 1"},
		{"s" + packed(-2, 0), "action -2 cannot be chosen in game 0"},
		{"m\x02\x00\x00\x00", "there is no game 2"},
		{"m\xff\xff\xff\xff", "there is no game 4294967295"},
		{"o\x00\x02", "there is no seat 2"},
		{"P" + lengthOf(rats), "1 positions for 2 games"},
		{"P" + lengthOf(rats+"turn X;"), "the position of game 1"},
		{"P" + lengthOf(strings.Repeat("x", mostText+1)), "at most 4 MB"},
	} {
		before := string(v.positions())
		answers, err := ask(t, v, tt.request+"p")
		if err != nil || len(answers) != 2 || !strings.HasPrefix(answers[0], "refused: ") || !strings.Contains(answers[0], tt.want) || answers[1] != before {
			t.Errorf("%.20q: %q, %v", tt.request, answers, err)
		}
	}
	if _, err := ask(t, v, "x"); err == nil || !strings.Contains(err.Error(), "unknown request") {
		t.Errorf("an unknown request: %v", err)
	}
	if _, err := ask(t, v, "s\x00"); err != io.ErrUnexpectedEOF {
		t.Errorf("half a request: %v", err)
	}
	answers, err := ask(t, v, "P"+lengthOf(rats+rats)+"m\x01\x00\x00\x00p")
	if err != nil || answers[2] != strings.Repeat(rats, 2) {
		t.Fatalf("%q, %v", answers, err)
	}
	first, _, _ := strings.Cut(answers[1], "\n")
	answers, _ = ask(t, v, "s"+packed(0, -1)+"p")
	if !strings.Contains(answers[1], "lines "+first+"/;") {
		t.Errorf("the first of the moves, %s, leads to %s", first, answers[1])
	}
}

// TestStay plays a game to its end, after which it has no moves.
func TestStay(t *testing.T) {
	v := newVector(compiled(t, games.Jarnac(), "official lines=1"), 1, 256, false, 5)
	for !v.games[0].over {
		v.step([]int16{0})
	}
	if s := v.games[0]; !s.at.Over() || len(s.moves) != 0 || s.won[0] == 0 || v.wrong([]int16{0}) != 0 {
		t.Errorf("a game that is over: %s, %d moves, %v", s.at, len(s.moves), s.won)
	}
	v.step([]int16{-1})
	if v.games[0].over || v.games[0].won[0] != 0 {
		t.Error("a game ends again")
	}
}

// FuzzServe sends any bytes. What is answered never holds more than was asked for, and nothing panics.
func FuzzServe(f *testing.F) {
	r := compiled(f, games.Jarnac(), "")
	const rats = "turn A; acted yes; lines RATS/MER; racks EILNTU/AEGHO;\n"
	f.Add([]byte("r12345678s" + packed(0, 0) + "pm\x00\x00\x00\x00o\x00\x01"))
	f.Add([]byte("P" + lengthOf(rats+rats) + "s" + packed(1, -1) + "p"))
	f.Fuzz(func(t *testing.T, requests []byte) {
		if len(requests) > 1<<12 {
			t.Skip()
		}
		v := newVector(r, 2, 256, true, 1)
		v.serve(bytes.NewReader(requests), io.Discard)
		for _, s := range v.games {
			if again, err := r.ParsePosition(s.at.String()); err != nil || again != s.at {
				t.Fatalf("%s is read as %s, %v", s.at, again, err)
			}
		}
	})
}

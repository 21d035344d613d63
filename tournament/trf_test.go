package tournament_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/tournament"
)

// A report is what a chess program reads of a Tournament Report File, by the columns of the format of 2016.
type report struct {
	worth   map[string]float64 // of the codes BBW, BBD and the like
	rounds  int
	players []reported // in the order of their numbers
}

type reported struct {
	name   string
	points float64
	rank   int
	games  []reportedGame
}

type reportedGame struct {
	opponent       int
	colour, result byte
}

// readTRF reads a file by its columns alone.
func readTRF(text string) (r report, err error) {
	r.worth = map[string]float64{}
	number := func(s string) int {
		n, e := strconv.Atoi(strings.TrimSpace(s))
		if e != nil && err == nil {
			err = e
		}
		return n
	}
	decimal := func(s string) float64 {
		x, e := strconv.ParseFloat(strings.TrimSpace(s), 64)
		if e != nil && err == nil {
			err = e
		}
		return x
	}
	for line := range strings.SplitSeq(strings.TrimSuffix(text, "\r\n"), "\r\n") {
		switch code := line[:3]; {
		case code == "XXR":
			r.rounds = number(line[3:])
		case strings.HasPrefix(code, "BB"):
			r.worth[code] = decimal(line[3:])
		case code == "062":
			if n := number(line[3:]); n < len(r.players) {
				return r, fmt.Errorf("%d players", n)
			}
		case code == "001":
			if number(line[4:8]) != len(r.players)+1 {
				return r, fmt.Errorf("the number of %s", line)
			}
			p := reported{name: strings.TrimSpace(line[14:47]), points: decimal(line[80:84]), rank: number(line[85:89])}
			for at := 91; at+8 <= len(line); at += 10 {
				p.games = append(p.games, reportedGame{number(line[at : at+4]), line[at+5], line[at+7]})
			}
			r.players = append(r.players, p)
		}
	}
	return r, err
}

// A file for chess programs reads back to the same tournament: 23 players over 7 rounds, with results by lot,
// somebody who leaves, and somebody who comes late. In it each game stands with both players, with opposite
// colours and results; the points are the sum of the results; and nobody meets twice.
func TestTRFReadBack(t *testing.T) {
	r := random(11)
	for range many(20, 300) {
		x := create(t, tournament.Swiss(7), names(22)...)
		for x.Rounds() < 7 {
			switch x.Rounds() {
			case 2:
				x = must(x.Enter("Retard"))(t)
			case 3:
				x = must(x.Withdraw(tournament.Player(1 + r.IntN(22))))(t)
			}
			x = play(t, x, coin(r))
		}
		read, err := readTRF(string(x.TRF()))
		if err != nil || len(read.players) != 23 || read.rounds != 7 {
			t.Fatalf("%d players, %d rounds, %v:\n%s", len(read.players), read.rounds, err, x.TRF())
		}
		standings := map[tournament.Player]tournament.Standing{}
		for _, s := range x.Standings() {
			standings[s.Player] = s
		}
		for i, p := range read.players {
			s := standings[tournament.Player(i+1)]
			sum, met := 0.0, map[int]bool{}
			for k, g := range p.games {
				sum += read.worth[map[byte]string{'1': "BBW", '+': "BBW", '=': "BBD", '0': "BBL", '-': "BBF", 'U': "BBU", 'Z': "BBZ"}[g.result]]
				if g.opponent == 0 {
					if g.colour != '-' || g.result != 'U' && g.result != 'Z' {
						t.Errorf("%s: %+v", p.name, g)
					}
					continue
				}
				if strings.IndexByte("10=", g.result) >= 0 { // a game that nobody came to is not played
					if met[g.opponent] {
						t.Errorf("%s meets %d twice", p.name, g.opponent)
					}
					met[g.opponent] = true
				}
				o := read.players[g.opponent-1].games[k]
				opposite := map[byte]string{'1': "0", '0': "1", '=': "=", '+': "-", '-': "+-"}[g.result]
				if o.opponent != i+1 || o.colour+g.colour != 'w'+'b' || !strings.Contains(opposite, string(o.result)) {
					t.Errorf("round %d: %s has %+v, and the opponent %+v", k+1, p.name, g, o)
				}
				if !paired(x, k+1, tournament.Player(i+1), tournament.Player(g.opponent), g.colour == 'w') {
					t.Errorf("round %d: %s does not meet %d", k+1, p.name, g.opponent)
				}
			}
			if sum != p.points || p.points != float64(s.Points) || p.rank != s.Rank || len(p.games) > 7 {
				t.Errorf("%s: %v points, rank %d; by the games %v, and in the standings %+v", p.name, p.points, p.rank, sum, s)
			}
		}
		if t.Failed() {
			t.Fatalf("%s", x.TRF())
		}
	}
}

// paired reports whether two players meet in a round, the one first or not.
func paired(x tournament.Tournament, round int, a, b tournament.Player, first bool) bool {
	if !first {
		a, b = b, a
	}
	for _, p := range x.Round(round) {
		if p.First == a && p.Second == b {
			return true
		}
	}
	return false
}

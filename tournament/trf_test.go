package tournament_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
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

// A file for chess programs reads back to the same tournament, after each round, and while a round is played:
// Swiss, by the formula of Quebec, king of the hill and by the tables of Berger; 4, 9 or 23 players; results by lot, and people
// who leave, come back and come late.
func TestTRFReadBack(t *testing.T) {
	r := random(11)
	for i := range many(24, 300) {
		n := []int{4, 9, 23}[i%3]
		o := []tournament.Options{tournament.Swiss(min(7, n-1)), tournament.Quebec(5), tournament.Hill(4), tournament.Berger()}[i/3%4]
		x := create(t, o, names(n)...)
		checkTRF(t, x)
		for x.Rounds() < min(x.Planned(), 9) {
			if x.Rounds() > 0 {
				x = comeAndGo(r, x)
			}
			x = play(t, x, coin(r))
			checkTRF(t, x)
			if paired, err := x.Pair(); err == nil {
				checkTRF(t, paired)
			}
		}
	}
}

// comeAndGo returns the tournament with somebody who comes late, leaves or comes back, where it can be.
func comeAndGo(r *rand.Rand, x tournament.Tournament) tournament.Tournament {
	var y tournament.Tournament
	var err error
	switch p := tournament.Player(1 + r.IntN(x.Len())); r.IntN(6) {
	case 0:
		y, err = x.Enter(fmt.Sprintf("Retard %d", x.Rounds()))
	case 1:
		y, err = x.Withdraw(p)
	case 2:
		y, err = x.Return(p)
	default:
		return x
	}
	if err != nil {
		return x
	}
	if _, err := y.Pair(); err != nil { // too few are left
		return x
	}
	return y
}

// playerLine is the line of a player by the columns of the format.
var playerLine = regexp.MustCompile(`^001 [ \d]{3}\d [mw ] [ \w]{2} .{33} [ \d]{4} [ \w]{3} [ \d]{11} [ \d/]{10} [ \d]{1,2}\d\.\d [ \d]{3}\d(  ([ \d]{3}\d [wb] [1=0+-]|0000 - [UZ]))*$`)

// checkTRF checks what the readers of a file refuse (docs/tournaments.md names them): a line out of its columns, a number that
// is missing, more rounds than there are, no colour to begin with, points that are not the sum of the
// results, and a game that stands otherwise with the opponent.
func checkTRF(t *testing.T, x tournament.Tournament) {
	t.Helper()
	text := string(x.TRF())
	defer func() {
		if t.Failed() {
			t.Fatalf("%s", text)
		}
	}()
	for line := range strings.SplitSeq(strings.TrimSuffix(text, "\r\n"), "\r\n") {
		if strings.HasPrefix(line, "001") && !playerLine.MatchString(line) {
			t.Errorf("not in its columns: %q", line)
		}
	}
	if strings.Count(text, "\r\nXXC white1\r\n") != 1 {
		t.Error("no first colour")
	}
	read, err := readTRF(text)
	if err != nil || len(read.players) != x.Len() || read.rounds != x.Planned() {
		t.Fatalf("%d players, %d rounds, %v", len(read.players), read.rounds, err)
	}
	standings := map[tournament.Player]tournament.Standing{}
	for _, s := range x.Standings() {
		standings[s.Player] = s
	}
	open := slices.ContainsFunc(x.Round(x.Rounds()), tournament.Pairing.Open)
	for i, p := range read.players {
		s := standings[tournament.Player(i+1)]
		sum, met := 0.0, map[int]bool{}
		for k, g := range p.games {
			sum += read.worth[map[byte]string{'1': "BBW", '+': "BBW", '=': "BBD", '0': "BBL", '-': "BBF", 'U': "BBU", 'Z': "BBZ"}[g.result]]
			if g.opponent == 0 {
				continue
			}
			if strings.IndexByte("10=", g.result) >= 0 { // a game that nobody came to is not played
				if met[g.opponent] && x.Options().System == tournament.SwissSystem && x.Len() > 9 {
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
		if sum != p.points || len(p.games) > read.rounds || !open && (p.points != float64(s.Points) || p.rank != s.Rank) {
			t.Errorf("%s: %v points, rank %d; by the games %v, and in the standings %+v", p.name, p.points, p.rank, sum, s)
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

package tournament

import (
	"bytes"
	"fmt"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// TRF returns the tournament in the format of chess programs, the Tournament Report File of FIDE in
// the version of 2016, with the lines of pairing programs (XXR, XXC, BBW and the like) for the number of
// rounds, the first colour and the points. A round without all results is left out. The format has wins, draws and
// losses alone: scores and differences are not in it, and the order of equal players can differ.
// Names lose their accents. Players who have withdrawn are marked as absent from the next round.
func (t Tournament) TRF() []byte {
	var b bytes.Buffer
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\r\n", args...) }
	complete := t
	if len(t.open()) > 0 {
		complete.rounds = t.rounds[:len(t.rounds)-1]
	}
	line("012 %s", ascii(t.title))
	line("062 %d", len(t.players))
	line("092 %s", map[System]string{SwissSystem: "Individual: Swiss", BergerTables: "Individual: Round-Robin", KingOfTheHill: "Individual: King of the hill"}[t.options.System])
	places := make([]Standing, len(t.players))
	for _, s := range complete.Standings() {
		places[s.Player-1] = s
	}
	for i, e := range t.players {
		p := Player(i + 1)
		player := fmt.Sprintf("001 %4d      %-33.33s                           ", p, ascii(e.name))
		points := fmt.Sprintf("%.1f", float64(places[i].Points))
		player = fmt.Sprintf("%-79.79s %4.4s %4d", player, points, places[i].Rank)
		for _, round := range complete.rounds {
			player += "  " + inRound(round, p)
		}
		if e.out && len(complete.rounds) < t.Planned() {
			player += "  0000 - Z"
		}
		line("%s", player)
	}
	line("XXR %d", t.Planned())
	line("XXC white1")
	for _, p := range []struct {
		code  string
		worth int
	}{{"BBW", t.options.Win}, {"BBD", t.options.Draw}, {"BBL", t.options.Loss}, {"BBZ", t.options.Absent}, {"BBF", t.options.Absent}, {"BBU", t.options.Win}} {
		line("%s %4.1f", p.code, float64(p.worth))
	}
	return b.Bytes()
}

// inRound returns the opponent, the colour and the result of a player in a round.
func inRound(round []Pairing, p Player) string {
	for _, x := range round {
		switch {
		case x.First == p && x.Bye():
			return "0000 - U"
		case x.First == p:
			return fmt.Sprintf("%4d w %s", x.Second, resultCode(x.Result))
		case x.Second == p:
			return fmt.Sprintf("%4d b %s", x.First, resultCode(x.Result.Reverse()))
		}
	}
	return "0000 - Z"
}

// resultCode returns the letter for the result of the first.
func resultCode(r Result) string {
	switch {
	case r.Kind == SecondAbsent:
		return "+"
	case r.Kind != Played:
		return "-"
	case r.Scores[0] > r.Scores[1]:
		return "1"
	case r.Scores[0] == r.Scores[1]:
		return "="
	}
	return "0"
}

// ascii returns a text in the characters that every program counts alike.
func ascii(s string) string {
	s = strings.NewReplacer("œ", "oe", "Œ", "OE", "æ", "ae", "Æ", "AE", "’", "'", "«", `"`, "»", `"`, "–", "-", "°", "o").Replace(s)
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.Is(unicode.Mn, r):
			return -1
		case r > unicode.MaxASCII:
			return '?'
		}
		return r
	}, norm.NFKD.String(s))
}

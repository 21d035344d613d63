package protocol

import (
	"math"
	"strconv"
	"strings"
	"time"
)

// An Info tells of the thinking of an engine. What the engine does not tell is zero.
type Info struct {
	Win   float64 // the chance of winning, 0 to 1
	Score float64 // the points by which it expects to be ahead in the end
	Nodes int
	Time  time.Duration
	Line  []string // how the engine expects the game to go on
	Text  string   // anything, for people
}

// String returns what comes after the word info.
func (i Info) String() string {
	var words []string
	number := func(key string, f float64) {
		if f != 0 {
			words = append(words, key, strconv.FormatFloat(f, 'f', -1, 64))
		}
	}
	number("win", i.Win)
	number("score", i.Score)
	number("nodes", float64(i.Nodes))
	number("time", float64(i.Time.Milliseconds()))
	switch { // these go to the end of the line
	case i.Text != "":
		words = append(words, "string", i.Text)
	case len(i.Line) > 0:
		words = append(words, "line")
		for _, m := range i.Line {
			words = append(words, token(m))
		}
	}
	return strings.Join(words, " ")
}

// parseInfo reads pairs of a key and a number, and at the end a line or a string. Unknown
// keys are skipped with their value.
func parseInfo(rest string) (i Info, err error) {
	for rest != "" {
		var key, value string
		switch key, rest = cut(rest); key {
		case "line":
			if rest != "" { // an empty line reads back as none
				i.Line = strings.Fields(rest)
			}
			return i, nil
		case "string":
			i.Text = rest
			return i, nil
		}
		value, rest = cut(rest)
		var n float64
		switch key {
		case "win", "score", "nodes", "time":
			n, err = strconv.ParseFloat(value, 64)
			if err != nil || math.IsNaN(n) || math.Abs(n) > 1<<50 || key != "score" && n < 0 || key == "win" && n > 1 {
				return Info{}, phrases.InputError(badInfo, quoted(value), key)
			}
		}
		switch key {
		case "win":
			i.Win = n
		case "score":
			i.Score = n
		case "nodes":
			i.Nodes = int(min(n, math.MaxInt32))
		case "time":
			i.Time = time.Duration(min(n, float64(maxTime/time.Millisecond))) * time.Millisecond
		}
	}
	return i, nil
}

package rpc

import (
	"context"
	"encoding/json"
	"math"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
)

// A Thinking asks a player of a level for a move. The player sees what the seat may see, and no more.
type Thinking struct {
	Seated
	Level int  `json:"level,omitempty" doc:"1 to 8, from the beginner to the champion, who thinks if it is left out"`
	Seed  Seed `json:"seed,omitempty" doc:"of what is overlooked and of chance in the search: 0 to 2^53 − 1"`
	Nodes int  `json:"nodes,omitempty" doc:"how many moves are tried, and no more; what the level takes if it is left out"`
	Time  int  `json:"ms,omitempty" doc:"how long it may take, in milliseconds; 10000 if it is left out, at most 600000"`
}

// A Thought is what a player makes of a position.
type Thought struct {
	Move       string      `json:"move" doc:"the decision; a contest where the seat can contest and does"`
	Decides    bool        `json:"decides" doc:"there is something to do: false where a seat that is not on turn lets stand what can be contested"`
	Nodes      int         `json:"nodes" doc:"how many moves were tried"`
	Candidates []Candidate `json:"candidates" doc:"the best first; none of players who do not search"`
}

// A Candidate is a move with what is expected of it, for the seat that decides.
type Candidate struct {
	Move      string   `json:"move"`
	Win       float64  `json:"win" doc:"the chance of winning, 0 to 1"`
	WinErr    float64  `json:"winErr" doc:"its standard error"`
	Points    float64  `json:"points" doc:"the lead that is expected in the end"`
	PointsErr float64  `json:"pointsErr"`
	Visits    int      `json:"visits"`
	Line      []string `json:"line" doc:"how it may go on"`
}

func best(ctx context.Context, s *Server, p Thinking) (Thought, error) {
	t, err := s.seated(p.Seated)
	if err != nil {
		return Thought{}, err
	}
	if !t.rules.Game().HasPlayers() {
		return Thought{}, fault(codeNotHere, noPlayers)
	}
	level := bot.Champion
	if p.Level != 0 {
		level = bot.Level(min(max(0, p.Level), 255))
	}
	if !level.Valid() {
		return Thought{}, fault(codeParams, outside, "level", int(bot.Beginner), int(bot.Champion))
	}
	if p.Nodes < 0 || p.Nodes > 100_000_000 {
		return Thought{}, fault(codeParams, outside, "nodes", 0, 100_000_000)
	}
	ctx, cancel, err := within(ctx, p.Time, 10_000)
	if err != nil {
		return Thought{}, err
	}
	defer cancel()
	player, err := t.rules.Bot(level, uint64(p.Seed))
	if err != nil {
		return Thought{}, unread(err)
	}
	if l, ok := player.(game.Limited); ok && p.Nodes > 0 {
		l.Limit(bot.Budget{Nodes: p.Nodes})
	}
	thought := Thought{Candidates: []Candidate{}}
	if m, contests := player.Contest(t.view); contests && t.view.Check(m) == nil {
		thought.Move, thought.Decides = m.String(), true
		return thought, nil
	}
	if t.view.Turn() != t.seat {
		return thought, nil
	}
	m, analysis, err := player.Decide(ctx, t.view)
	if err != nil || m == nil {
		if ctx.Err() != nil {
			return Thought{}, fault(codeUnfinish, timeUp)
		}
		return Thought{}, fault(codeNotHere, noMove)
	}
	thought.Move, thought.Decides, thought.Nodes = m.String(), true, analysis.Nodes
	for _, c := range analysis.Candidates {
		line := []string{}
		for _, m := range c.Line {
			line = append(line, m.String())
		}
		thought.Candidates = append(thought.Candidates, Candidate{c.Move.String(), rounded(c.Win), rounded(c.WinErr), rounded(c.Points), rounded(c.PointsErr), c.Visits, line})
	}
	return thought, nil
}

// rounded returns a number to four places.
func rounded(f float64) float64 { return math.Round(f*1e4) / 1e4 }

// Version names the methods. Its number changes when one of them does something else.
const Version = "lettres-rpc 1"

// A VersionInfo tells what answers.
type VersionInfo struct {
	Version string `json:"version"`
	Words   string `json:"words" doc:"the list of words"`
}

func version(_ context.Context, s *Server, _ none) (VersionInfo, error) {
	words := s.words
	if words == nil {
		words = s.games[0].Lexicon()
	}
	return VersionInfo{Version, words.Describe(language.English)}, nil
}

// A Schema has the methods.
type Schema struct {
	Version string         `json:"version"`
	Methods []MethodSchema `json:"methods"`
}

// A MethodSchema describes a method, its parameters and its result in JSON Schema.
type MethodSchema struct {
	Name   string          `json:"name"`
	Doc    string          `json:"doc"`
	Params json.RawMessage `json:"params"`
	Result json.RawMessage `json:"result"`
}

func schema(_ context.Context, s *Server, _ none) (Schema, error) {
	all := Schema{Version: Version}
	for _, m := range s.methods {
		all.Methods = append(all.Methods, MethodSchema{m.name, m.doc, schemaOf(m.params, true), schemaOf(m.result, false)})
	}
	return all, nil
}

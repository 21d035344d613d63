package main

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/carre"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
)

// The rows of every game say what its games were.
func TestGames(t *testing.T) {
	for name, tt := range map[string]struct {
		first   int // letters that are drawn first
		a, b    string
		options string // that are the usual ones
	}{
		"jarnac":   {6, "level:2", "level:1", "official"},
		"scrabble": {7, "greedy", "level:2", "classique"},
		"cards":    {7, "level:2", "random", "official"},
		"jago":     {12, "level:1", "level:2:50", "official"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := spec{Game: name, A: tt.a, B: tt.b, Seed: 3, Games: 4, Shard: 2, Turns: true}
			p := must.Get(newPlayer(games.All(), s))(t)
			if p.spec.Options != tt.options || p.spec.A != tt.a || p.spec.B != tt.b {
				t.Errorf("%+v", p.spec)
			}
			rows := must.Get(p.play(0, 4))(t)
			letters := 0
			for i, g := range rows.games {
				end, verdict := rulebook.Clause(g.End), rulebook.Clause(g.Verdict)
				if len(g.Opening) != tt.first || !end.Valid() || !verdict.Valid() || len(g.Words) == 0 || g.Score0 <= 0 && g.Score1 <= 0 || g.Turns < 4 || g.Moves < g.Turns {
					t.Errorf("%+v", g)
				}
				if other := rows.games[i^1]; g.Opening != other.Opening || g.Seed != other.Seed || g.SeatA == other.SeatA || g.First != other.First {
					t.Errorf("no pair: %+v, %+v", g, other)
				}
				if g.Winner >= 0 && (g.Winner == 0) != (g.Score0 > g.Score1) {
					t.Errorf("the winner has fewer points: %+v", g)
				}
				for _, w := range g.Words {
					letters += len(w)
					if !french.Lexicon().Contains(w) {
						t.Errorf("game %d: %s is no word", i, w)
					}
				}
			}
			last := map[int64]turnRow{}
			for _, r := range rows.turns {
				if r.Number != last[r.Game].Number+1 || r.Move == "" {
					t.Errorf("%+v after %+v", r, last[r.Game])
				}
				last[r.Game] = r
			}
			for _, g := range rows.games {
				if last[g.Game].Number != g.Moves {
					t.Errorf("%d moves of %+v", last[g.Game].Number, g)
				}
			}
			sum := &summary{spec: p.spec}
			for i := 0; i < len(rows.games); i += 2 {
				sum.add([2]gameRow(rows.games[i : i+2]))
			}
			text, _ := page([]*summary{sum}, ".")
			if sum.length.sum != float64(letters) || !strings.Contains(text, "| letters a word at the end |") || strings.Contains(text, "| Jarnacs a game |") && name != "jarnac" {
				t.Errorf("%v letters of %d in\n%s", sum.length.sum, letters, text)
			}
		})
	}
}

// Who plays is a player whose games are the same on every machine.
func TestSides(t *testing.T) {
	for name, want := range map[string]string{
		"4": "level:4", "champion": "level:8", "level:Club player": "level:5", "level:8:4000": "level:8:4000", "greedy": "greedy", "random": "random",
	} {
		if _, got, err := side(name); got != want || err != nil {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
	for _, bad := range []string{"", "level:", "level:9", "level:8:50ms", "python3 bot.py", "level:8:0"} {
		if _, got, err := side(bad); err == nil {
			t.Errorf("%q plays as %q", bad, got)
		}
	}
}

// A run is the same one however its game, its options and its players are typed.
func TestTypedRuns(t *testing.T) {
	full := must.Get(newPlayer(games.All(), spec{Game: "jarnac", A: "level:4", B: "level:8", Games: 2, Shard: 2}))(t).spec
	if full.Game != "jarnac" || full.Options == "" || full.A != "level:4" || full.B != "level:8" {
		t.Errorf("%+v", full)
	}
	for _, typed := range []spec{{Game: "JARNAC", A: "4", B: "champion"}, {Game: "jarnac", Options: full.Options, A: "level:4", B: "level:Champion"}} {
		typed.Games, typed.Shard = 2, 2
		if got := must.Get(newPlayer(games.All(), typed))(t).spec; got != full {
			t.Errorf("%+v is %+v, and not %+v", typed, got, full)
		}
	}
}

// The letters of a draw are told sorted, and of another move none.
func TestDrawn(t *testing.T) {
	for move, want := range map[string]string{"+TARA": "AART", "+T?A": "?AT", "+": "", "1:RAT": "", "-AB": "", "": ""} {
		if got := drawn(move); got != want {
			t.Errorf("%q: %q, and not %q", move, got, want)
		}
	}
}

// A game that tells no words and has no players of levels is played too.
func TestFifthGame(t *testing.T) {
	p := must.Get(newPlayer([]*game.Game{carre.Game}, spec{Game: "carre", A: "random", B: "random", Games: 4, Shard: 4, Turns: true}))(t)
	rows, err := p.play(0, 4)
	if err != nil || len(rows.games) != 4 || len(rows.turns) < 4*9 {
		t.Errorf("%d games, %d moves, %v", len(rows.games), len(rows.turns), err)
	}
	for _, side := range []string{"level:1", "greedy"} {
		if p, err := newPlayer([]*game.Game{carre.Game}, spec{Game: "carre", A: "random", B: side, Games: 4, Shard: 4}); err == nil || p != nil {
			t.Errorf("%s plays a game that has no such player", side)
		}
	}
}

package tournament

import (
	"encoding/json"
)

// written is a tournament in JSON.
type written struct {
	Title   string           `json:"title,omitempty"`
	Options string           `json:"options"`
	Players []writtenPlayer  `json:"players"`
	Rounds  [][]writtenPairs `json:"rounds"`
}

type writtenPlayer struct {
	Name string `json:"name"`
	Out  bool   `json:"out,omitempty"`
}

type writtenPairs struct {
	First  Player `json:"first"`
	Second Player `json:"second,omitempty"`
	Result string `json:"result,omitempty"`
}

// MarshalJSON writes the tournament for programs: its options as text, players in the order of their
// numbers, and rounds of pairs of such numbers. The zero Tournament is null.
func (t Tournament) MarshalJSON() ([]byte, error) {
	if t.options == (Options{}) {
		return []byte("null"), nil
	}
	w := written{Title: t.title, Options: t.options.String(), Players: []writtenPlayer{}, Rounds: [][]writtenPairs{}}
	for _, e := range t.players {
		w.Players = append(w.Players, writtenPlayer{e.name, e.out})
	}
	for _, round := range t.rounds {
		all := []writtenPairs{}
		for _, x := range round {
			all = append(all, writtenPairs{x.First, x.Second, x.Result.String()})
		}
		w.Rounds = append(w.Rounds, all)
	}
	return json.Marshal(w)
}

// UnmarshalJSON reads what MarshalJSON writes, and checks it as [Tournament.UnmarshalText] does. Where
// it fails, t does not change.
func (t *Tournament) UnmarshalJSON(data []byte) error {
	read, err := readJSON(data)
	if err == nil {
		*t = read
	}
	return err
}

func readJSON(data []byte) (Tournament, error) {
	if len(data) > maxText {
		return Tournament{}, phrases.InputError(tooLong)
	}
	var w *written
	if err := json.Unmarshal(data, &w); err != nil {
		return Tournament{}, phrases.InputError(notJSON, err)
	}
	if w == nil {
		return Tournament{}, nil
	}
	o, err := ParseOptions(w.Options)
	if err != nil {
		return Tournament{}, err
	}
	if len(w.Players) > MaxPlayers {
		return Tournament{}, phrases.InputError(tooMany, MaxPlayers)
	}
	t, err := New(w.Title, o)
	if err != nil {
		return Tournament{}, err
	}
	for i, p := range w.Players {
		if t, err = t.Enter(p.Name); err != nil {
			return Tournament{}, err
		}
		t.players[i].out = p.Out
	}
	if len(w.Rounds) > MaxRounds {
		return Tournament{}, phrases.InputError(badRounds, MaxRounds)
	}
	for _, pairs := range w.Rounds {
		round := []Pairing{}
		for _, p := range pairs {
			r, err := ParseResult(p.Result)
			if err != nil {
				return Tournament{}, err
			}
			round = append(round, Pairing{p.First, p.Second, r})
		}
		t.rounds = append(t.rounds, round)
	}
	return t, t.validate()
}

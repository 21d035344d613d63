package rpc

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
)

// kitFormat names the format of the files in conformance.
const kitFormat = "lettres-conformance 1"

// A kitFile is a file of the folder conformance.
type kitFile struct {
	Format string    `json:"format"`
	Kind   string    `json:"kind"`
	Cases  []kitCase `json:"-"`
}

// A kitCase is something that an implementation does right or wrong.
type kitCase struct {
	ID      string    `json:"id"`
	Clauses []string  `json:"clauses,omitempty"` // that it is about
	Calls   []kitCall `json:"calls"`
}

// A kitCall is a call with what has to be in its answer.
type kitCall struct {
	Method string `json:"method"`
	Params m      `json:"params"`
	Result any    `json:"result,omitempty"`
	Error  *kitError
}

// A kitError is that of an answer.
type kitError struct {
	Code   int    `json:"code"`
	Clause string `json:"clause,omitempty"`
}

func (c kitCall) MarshalJSON() ([]byte, error) {
	v := m{"method": c.Method, "params": c.Params}
	if c.Error != nil {
		v["error"] = c.Error
	} else {
		v["result"] = c.Result
	}
	return plain(v), nil
}

func plain(v any) []byte {
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		panic(err)
	}
	return bytes.TrimSpace(out.Bytes())
}

// text returns the file, a case a line.
func (f kitFile) text() []byte {
	head := plain(f)
	out := append(head[:len(head)-1], ",\"cases\":[\n"...)
	for i, c := range f.Cases {
		out = append(out, plain(c)...)
		if i < len(f.Cases)-1 {
			out = append(out, ',')
		}
		out = append(out, '\n')
	}
	return append(out, "]}\n"...)
}

// A kit makes the files, by asking.
type kit struct {
	t testing.TB
	s *Server
}

// call returns a call with its answer: of a result the fields named, all without any.
func (k kit) call(method string, params m, fields ...string) kitCall {
	c := kitCall{Method: method, Params: params}
	r, fault := ask[any](k.t, k.s, method, params)
	if fault != nil {
		c.Error = &kitError{fault.Code, string(fault.Data.Clause)}
		return c
	}
	if len(fields) > 0 {
		kept := m{}
		for _, name := range fields {
			if v, ok := r.(map[string]any)[name]; ok {
				kept[name] = v
			}
		}
		r = kept
	}
	c.Result = r
	return c
}

// kitRules lists the rules by which the kit plays.
var kitRules = []struct{ game, options string }{
	{"jarnac", "official"}, {"jarnac", "competition"}, {"jarnac", "classic"}, {"jarnac", "classic-competition"},
	{"jarnac", "official validation=contest"}, {"scrabble", "classique"}, {"scrabble", "classique players=3 validation=contest"},
	{"scrabble", "classique duplicate=best"}, {"scrabblecards", "official"}, {"scrabblecards", "official players=3"}, {"jago", "official"},
	{"jago", "official validation=contest"},
}

// A kitStep is a step of a game that the kit has played.
type kitStep struct {
	rules  string
	params m // of play
	at     State
	step   game.Step
}

// play plays a game by chance, with the best of some moves as the greedy take it.
func (k kit) play(n int) (steps []kitStep) {
	r := kitRules[n]
	rules, err := k.s.compiled(Ruled{r.game, r.options})
	if err != nil {
		k.t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(2026, uint64(n)))
	greedy, has := rules.Game().Greedy()
	random := rules.Game().Random(uint64(n))
	at := rules.Start(0)
	for range 45 {
		if at.Over() {
			break
		}
		b := random
		if has && rng.IntN(4) > 0 {
			b = greedy
		}
		mv, forced := at.Forced()
		if !forced {
			if mv, _, err = b.Decide(k.t.Context(), at.View(at.Turn())); err != nil {
				k.t.Fatal(err)
			}
		}
		step, err := at.Do(rng, at.Turn(), mv)
		if err != nil {
			k.t.Fatal(err)
		}
		params := m{"game": r.game, "options": r.options, "position": at.String(), "seat": at.Turn(), "move": step.Move.String(), "brief": true}
		steps = append(steps, kitStep{r.game + " " + r.options, params, must[State](k.t, k.s, "position", m{"game": r.game, "options": r.options, "position": at.String()}), step})
		at = step.After
	}
	return steps
}

// place returns the parameters that name the position before a step.
func (s kitStep) place() m {
	return m{"game": s.params["game"], "options": s.params["options"], "position": s.params["position"]}
}

// games returns whole games with what each seat sees.
func (k kit) games(all [][]kitStep) (cases []kitCase) {
	for _, steps := range all {
		c := kitCase{ID: steps[0].rules}
		found := map[string]bool{}
		for _, s := range steps {
			c.Calls = append(c.Calls, k.call("play", s.params, "position", "turn", "due", "acts", "scores", "open", "over", "outcome"))
			for seat := range s.step.Before.Rules().Seats() {
				place := m{"game": s.params["game"], "options": s.params["options"], "position": s.step.After.String(), "seat": seat, "brief": true}
				c.Calls = append(c.Calls, k.call("view", place, "view"))
			}
			effect := must[Preview](k.t, k.s, "preview", m{"game": s.params["game"], "options": s.params["options"], "position": s.params["position"], "seat": s.params["seat"], "move": s.params["move"]})
			clausesIn(effect.Effect, found)
		}
		c.Clauses = slices.Sorted(maps.Keys(found))
		cases = append(cases, c)
	}
	return cases
}

// clausesIn adds the clauses that an effect cites.
func clausesIn(text json.RawMessage, found map[string]bool) {
	var v any
	if json.Unmarshal(text, &v) != nil {
		return
	}
	var look func(v any)
	look = func(v any) {
		switch v := v.(type) {
		case map[string]any:
			if c, ok := v["Clause"].(string); ok && c != "" {
				found[c] = true
			}
			for _, inner := range v {
				look(inner)
			}
		case []any:
			for _, inner := range v {
				look(inner)
			}
		}
	}
	look(v)
}

// positions returns positions with all their moves.
func (k kit) positions(all [][]kitStep) (cases []kitCase) {
	for _, steps := range all {
		for i := 3; i < len(steps); i += 5 {
			place := steps[i].place()
			found := must[Moves](k.t, k.s, "moves", m{"game": place["game"], "options": place["options"], "position": place["position"], "most": 2500})
			if found.More || len(found.Moves) < 2 {
				continue
			}
			slices.Sort(found.Moves)
			place["most"] = 5000
			cases = append(cases, kitCase{ID: fmt.Sprintf("%s, move %d", steps[0].rules, i+1),
				Calls: []kitCall{{Method: "moves", Params: place, Result: m{"moves": found.Moves, "more": false}}}})
		}
	}
	return cases
}

// checks returns moves that are nearly legal, with the clause that refuses them.
func (k kit) checks(all [][]kitStep) (cases []kitCase) {
	rng := rand.New(rand.NewPCG(7, 7))
	for _, steps := range all {
		for i := 1; i < len(steps); i += 2 {
			s := steps[i]
			move := []byte(s.step.Move.String())
			switch rng.IntN(4) {
			case 0: // another letter
				for j, c := range move {
					if 'A' <= c && c <= 'Z' && rng.IntN(2) == 0 {
						move[j] = byte('A' + rng.IntN(26))
						break
					}
				}
			case 1:
				move = append(move, byte('A'+rng.IntN(26)))
			case 2: // what was done before
				move = []byte(steps[rng.IntN(i)].step.Move.String())
			case 3:
				move = []byte([]string{"-", "?", "!1:RAT", "+3", ".", "~", "?1"}[rng.IntN(7)])
			}
			params := s.place()
			params["move"] = string(move)
			if rng.IntN(6) == 0 {
				params["seat"] = 1 - s.step.Seat%2
			}
			c := k.call("check", params, "legal", "clause")
			var about []string
			if r, ok := c.Result.(m); ok && r["clause"] != nil {
				about = []string{r["clause"].(string)}
			}
			cases = append(cases, kitCase{fmt.Sprintf("%s, move %d: %s", s.rules, i+1, move), about, []kitCall{c}})
		}
	}
	return cases
}

// fragments returns placements after which a word of the card game stays on the table, or is taken off it
// all the same, where without it a fragment would be left.
func (k kit) fragments() (cases []kitCase) {
	for _, tt := range []struct{ position, move string }{
		{"turn B; scores 59/63; racks AAGKNOV/CDIRRS2; bag AAABBDDEEEEEEEEFFGHHIIIIIILLLLMMNNNNOOOOPQRRRSSSSTTTTUUUWYZ?222223; table 5,1:L/6,1:U/7,-1:TUEE;", "(4,2)vRIDES"},
		{"scores 63/95; racks AHINUVZ/AIMPWY?; bag AABDDEEEEEEFGHIIJKLMNOQRSSSTTTUUVX22; table -8,0:P/-7,0:E/-6,0:NEONS/-5,0:D;", "(-10,1)vHAINE"},
		{"turn B; scores 9/4; racks AELLNTY/AINRSU2; bag AAAAAABBCCDDDEEEEEEEEEEEEEFGGHHIIIIIIIJKLLMMMNNNNOOOOOOPPQRRRRRSSSSTTTTTUUUUUVVWXZ??222222233; table 0,0:S/1,0:E/2,-1:FLA;", "(1,-2)>NIES*2@1"},
	} {
		place := func() m { return m{"game": "scrabblecards", "position": tt.position, "move": tt.move} }
		cases = append(cases, kitCase{"scrabblecards official, a fragment: " + tt.move, []string{string(law.CardsLeaveFragment)},
			[]kitCall{k.call("preview", place(), "effect"), k.call("play", place(), "position")}})
	}
	return cases
}

// edges returns moves of which games by chance have none: each fails when one rule is broken.
func (k kit) edges() (cases []kitCase) {
	const (
		empty = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AINORST/AAAEEEE 0/0 0"
		turns = "phase flipping; resume red playing; racks ADINOPRVZ/BDEFGLNOQRTU; board 6D:chat/7F:m/8F:ILES/9F:e/10F:s; word 6D red;"
		swaps = "turn B; phase handover; lines /RAT; racks BC/AEI;"
	)
	for _, tt := range []struct {
		game, options, position, move string
		clause                        rulebook.Clause
	}{
		{"jarnac", "official bag=AEIBCRATSO", swaps, "-AEI", law.OfficialHandoverSwapBag},
		{"jarnac", "official bag=AEIBCRATSOU", swaps, "-AEI", law.OfficialHandoverSwapBag},
		{"jarnac", "", swaps, "-AE", law.OfficialHandoverSwap},
		{"jarnac", "", "turn A; phase handover; drawn no/no;", "-AEI", law.OfficialHandoverSwapFirst},
		{"jarnac", "", "turn A; acted yes; lines RATS/MER; racks EILNTU/AEGHO;", "1:TSAR", law.OfficialTurnExtend},
		{"jago", "official validation=contest", turns, "^D6,E6,G6", law.JagoContest},
		{"jago", "official validation=contest", turns, "^F8,G8,H8", law.JagoContest},
		{"jago", "official validation=contest", turns, "^D6,D6", law.JagoContest},
		{"jarnac", "", "turn A; acted yes; lines RATS/MER; racks ABEELSTTT/AEGHO;", "TABLETTES", law.OfficialScoreSquares},
		{"jarnac", "official validation=contest", "turn A; acted yes; lines RATS/MER; racks EILNTU/AEGHO; open LUNETI;", "?", law.OfficialContestWho},
		{"scrabblecards", "official validation=contest", "racks ACEIRS2/ACEMNOR; bag EEIIOO; table 0,0:RAT; open (0,0)>RATE;", "?", law.CardsContest},
		{"scrabblecards", "", "racks ACEIRS2/ACEMNOR; bag EE; table 0,0:RAT;", "-AC", law.CardsExchange},
		{"scrabble", "", "15/15/15/15/15/15/15/6CHATS4/15/15/15/15/15/15/15 EEIRSTU/ABDELNO 0/22 0", "9G:RUE", law.ScrabbleAllWords},
		{"scrabble", "", "15/15/15/15/15/15/15/6CHATS4/15/15/15/15/15/15/15 EEIRSTU/ABDELNO 0/22 0", "1A:RUE", law.ScrabblePlace},
		{"scrabblecards", "", "racks ACEIRS2/ACEMNOR; bag EEIIOO; table 0,0:RAT;", "(5,5)>AIRE", law.CardsPlace},
		{"jago", "", "racks ADINOPRVZ/BDEFGLNOQRTU; board 6D:chat/7F:m/8F:ILES/9F:e/10F:s;", "2A:DIVAN", law.JagoTurn},
		{"jago", "", "turn blue; racks ADEEINOPTUVZ/ABDEEFGLNRTU; board 6D:SUC;", "6D:SUCER", law.JagoStealSenseFamily}, // one of two roots takes the other word in: a theft
		{"scrabble", "", empty, "8D:RATIONS", law.ScrabbleBonus},
		{"scrabble", "", empty, "1A:RATIONS", law.ScrabbleFirst},
		{"scrabble", "", empty, "8I:RATIONS", law.ScrabbleFirst},
		{"scrabble", "", empty, "8H:A", law.ScrabbleFirst},
		{"scrabble", "", empty, "8D:RATION", law.ScrabbleBonus},
	} {
		id, params := tt.game+": "+tt.move, m{"game": tt.game, "position": tt.position, "move": tt.move}
		if tt.options != "" {
			id, params["options"] = id+" by "+tt.options, tt.options
		}
		cases = append(cases, kitCase{id, []string{string(tt.clause)}, []kitCall{k.call("check", params, "legal", "clause", "points")}})
	}
	top := m{"game": "scrabble", "options": "classique duplicate=top", "position": "15/15/15/15/15/15/15/6CHATS4/15/15/15/15/15/15/15 EHINORT/ 22/22 0 turn B; decided -/;", "move": "-"}
	cases = append(cases, kitCase{"scrabble duplicate=top: the best placement has the bonus", []string{string(law.ScrabbleBonus)},
		[]kitCall{k.call("play", top, "position")}})
	gives := m{"game": "scrabble", "position": "15/15/15/15/15/15/15/6CHATS4/15/15/15/15/15/15/15 EHINORT/ABDELNO 22/20 0", "move": "resign"}
	cases = append(cases, kitCase{"scrabble: tiles left after one of two gives up", []string{string(law.ScrabbleResign)},
		[]kitCall{k.call("play", gives, "over", "outcome", "scores")}})
	for _, passes := range []string{"", "passes 1; "} {
		params := m{"game": "scrabblecards", "position": "turn B; " + passes + "racks ACEIRS2/ACEMNOR; bag EEIIOO; table 0,0:RAT;", "move": "-"}
		cases = append(cases, kitCase{"scrabblecards: a pass after " + passes, []string{string(law.CardsEndBlocked)},
			[]kitCall{k.call("play", params, "position", "over", "outcome", "scores")}})
	}
	return cases
}

// perft returns positions with the number of sequences of moves that need no chance. The runner counts
// them by moves and play.
func (k kit) perft(all [][]kitStep) (cases []kitCase) {
	for _, steps := range all {
		for i := 2; i < len(steps); i += 4 {
			at := steps[i].step.Before
			depth, n := 0, 1
			for d := 1; d <= 4; d++ {
				if more := perft(at, d); more > 0 && more <= 300 {
					depth, n = d, more
				} else {
					break
				}
			}
			if depth < 2 {
				continue
			}
			params := steps[i].place()
			params["depth"] = depth
			cases = append(cases, kitCase{ID: fmt.Sprintf("%s, move %d", steps[0].rules, i+1), Calls: []kitCall{{Method: "perft", Params: params, Result: n}}})
		}
	}
	return cases
}

func perft(p game.Position, depth int) (n int) {
	if depth == 0 {
		return 1
	}
	for mv := range p.Moves(p.Turn()) {
		if !mv.Completed() {
			continue
		}
		after, err := p.Play(p.Turn(), mv)
		if err != nil {
			panic(err) // moves are legal
		}
		if n += perft(after, depth-1); n > 2000 {
			return n
		}
	}
	return n
}

// disputes returns the records of the arbiter's disputes, with their rulings.
func (k kit) disputes() (cases []kitCase) {
	files, err := filepath.Glob("../arbiter/disputes/*.*")
	if err != nil || len(files) == 0 {
		k.t.Fatal(files, err)
	}
	for _, file := range files {
		if ext := filepath.Ext(file); ext != ".txt" && ext != ".gcg" {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			k.t.Fatal(err)
		}
		if result, about := k.judged(string(text)); result != nil { // else it is a position or a word
			cases = append(cases, kitCase{strings.TrimSuffix(filepath.Base(file), filepath.Ext(file)), about,
				[]kitCall{{Method: "judge", Params: m{"record": string(text)}, Result: result}}})
		}
	}
	return cases
}

// judged returns how a record is judged, nil if it cannot be, and the clauses that the rulings name.
func (k kit) judged(record string) (result []any, about []string) {
	judged, fault := ask[[]Judged](k.t, k.s, "judge", m{"record": record})
	if fault != nil {
		return nil, nil
	}
	found := map[string]bool{}
	for _, j := range judged {
		var moves []any
		for _, r := range j.Moves {
			ruling := m{"seat": r.Seat, "legal": r.Legal}
			if !r.Legal {
				ruling["clause"] = r.Clause
				found[string(r.Clause)] = true
			}
			if len(r.Clauses) > 0 {
				ruling["clauses"] = r.Clauses
				for _, c := range r.Clauses {
					found[string(c)] = true
				}
			}
			moves = append(moves, ruling)
		}
		after := m{"position": j.After.Position, "scores": j.After.Scores, "over": j.After.Over}
		if j.After.Outcome != nil {
			after["outcome"] = j.After.Outcome
			found[string(j.After.Outcome.Verdict)] = true
		}
		result = append(result, m{"moves": moves, "after": after})
	}
	delete(found, "")
	return result, slices.Sorted(maps.Keys(found))
}

// words returns judged words and pairs: some of each class that were judged by people, and are as
// they were judged.
func (k kit) words() (cases []kitCase) {
	for _, file := range []string{"words-1", "words-2", "pairs-1", "pairs-2"} {
		text, err := os.ReadFile("../../../../lexicon/french/testdata/" + file + ".tsv")
		if err != nil {
			k.t.Fatal(err)
		}
		n := 0
		for lines := bufio.NewScanner(bytes.NewReader(text)); lines.Scan(); {
			if n++; n%9 != 0 {
				continue
			}
			cells := strings.Split(lines.Text(), "\t")
			asked, right := cells[0], cells[1] == "good"
			if strings.HasPrefix(file, "pairs") {
				asked, right = cells[0]+" > "+cells[1], cells[2] != "same"
			}
			all, fault := ask[[]Word](k.t, k.s, "word", m{"word": asked})
			if fault != nil || len(all) == 0 {
				continue
			}
			var result []any
			agrees := true
			for _, w := range all {
				if slices.Contains(w.Games, "jarnac") && w.Preset == "competition" || len(all) == 1 {
					agrees = agrees && w.Good == right
				}
				v := m{"games": w.Games, "good": w.Good}
				if w.Preset != "" {
					v["preset"] = w.Preset
				}
				result = append(result, v)
			}
			if agrees {
				cases = append(cases, kitCase{asked, nil, []kitCall{{Method: "word", Params: m{"word": asked}, Result: result}}})
			}
		}
	}
	return cases
}

// hostile returns what has to be refused.
func (k kit) hostile() (cases []kitCase) {
	long := strings.Repeat("A", 300)
	for _, c := range []struct {
		method string
		params m
	}{
		{"start", m{"game": "go"}}, {"start", m{"game": "jarnac", "first": 2}}, {"start", m{"game": "jarnac", "first": -1}},
		{"options", m{"game": "jarnac", "options": "lines=99"}}, {"options", m{"game": "jarnac", "options": long}},
		{"options", m{"game": "scrabble", "options": "classique bag=" + strings.ToLower(long)}}, {"options", m{"game": "jago", "options": "official official"}},
		{"position", m{"game": "jarnac", "position": ""}}, {"position", m{"game": "jarnac", "position": long}},
		{"position", m{"game": "jarnac", "position": "turn A; racks ZZZZ/; drawn yes/no;"}}, {"position", m{"game": "jarnac", "position": "turn A;;"}},
		{"position", m{"game": "scrabble", "position": "15/15/15/15/15/15/15/15/15/15/15/15/15/15/16 / 0/0 0"}},
		{"position", m{"game": "scrabble", "position": "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 EEIRSTU/ABDELNOE 0/0 0"}},
		{"position", m{"game": "jago", "position": "turn red; racks " + long + "/;"}}, {"position", m{"game": "scrabblecards", "position": "turn A; table 2,6:L/2,6:M;"}},
		{"play", m{"game": "jarnac", "position": "turn A; phase handover; drawn no/no;", "move": "+6"}},
		{"play", m{"game": "jarnac", "position": "turn A; phase handover; drawn no/no;", "move": "+" + strings.Repeat("Z", 6)}},
		{"play", m{"game": "jarnac", "position": "turn A; phase handover; drawn no/no;", "move": "+" + long}},
		{"play", m{"game": "jarnac", "position": "turn A; phase handover; drawn no/no;", "move": "\x00"}},
		{"complete", m{"game": "jarnac", "position": "turn A; phase handover; drawn no/no;", "move": "~"}},
		{"complete", m{"game": "jarnac", "position": "turn A; phase handover; drawn no/no;", "move": "+6", "seat": 1}},
		{"complete", m{"game": "scrabble", "position": "15/15/15/15/15/15/15/6CHATS4/15/15/15/15/15/15/15 EEIRSTU/ABDELNO 0/22 0", "move": "~"}},
		{"check", m{"game": "jago", "options": "official validation=contest", "position": "racks ADEEINOPTUVZ/ABDEEFGLNRTU;", "move": "6F:PAINTED"}},
		{"judge", m{"record": "@game go\n"}}, {"judge", m{"record": "@rules official\n@rules official\nA +6\n"}},
		{"word", m{"word": ""}}, {"word", m{"word": "1"}}, {"clauses", m{"text": "", "most": -1}},
	} {
		answer := k.call(c.method, c.params)
		if answer.Error == nil {
			k.t.Errorf("%s %v is answered", c.method, c.params)
			continue
		}
		cases = append(cases, kitCase{ID: fmt.Sprintf("%s %s", c.method, clip(string(plain(c.params)))), Calls: []kitCall{answer}})
	}
	return cases
}

// TestConformance holds the folder conformance and the engine together.
func TestConformance(t *testing.T) {
	k := kit{t, New(games.All(), nil)}
	var all [][]kitStep
	for n := range kitRules {
		all = append(all, k.play(n))
	}
	for name, cases := range map[string][]kitCase{
		"games": k.games(all), "positions": k.positions(all), "checks": slices.Concat(k.checks(all), k.fragments(), k.edges(), k.numbers()), "perft": k.perft(all),
		"disputes": append(k.disputes(), k.tosses()...), "words": k.words(), "hostile": k.hostile(), "rules": k.rules(),
	} {
		path := "../../../../conformance/" + name + ".json"
		got := kitFile{kitFormat, name, cases}.text()
		if *update {
			if err := os.WriteFile(path, got, 0o666); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if len(cases) < 20 && name != "games" {
			t.Errorf("%s has %d cases", name, len(cases))
		}
		was, is := bytes.Split(want, []byte("\n")), bytes.Split(got, []byte("\n"))
		for i := range max(len(was), len(is)) {
			if i >= len(was) || i >= len(is) || !bytes.Equal(was[i], is[i]) {
				t.Errorf("%s, line %d differs; go test ./cmd/lettres/internal/rpc -update writes it", path, i+1)
				break
			}
		}
	}
}

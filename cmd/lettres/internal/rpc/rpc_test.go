package rpc

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/carre"
)

var update = flag.Bool("update", false, "write docs/rpc.md")

// ask calls a method, and decodes its result.
func ask[R any](t testing.TB, s *Server, method string, params any) (r R, fault *Error) {
	t.Helper()
	p, err := json.Marshal(params)
	if err != nil {
		t.Fatal(err)
	}
	text := s.Answer(t.Context(), fmt.Appendf(nil, `{"jsonrpc":"2.0","id":7,"method":%q,"params":%s}`, method, p))
	var a struct {
		Version string `json:"jsonrpc"`
		ID      int
		Result  R
		Error   *Error
	}
	if err := json.Unmarshal(text, &a); err != nil || a.Version != "2.0" || a.ID != 7 {
		t.Fatalf("%s %s: the answer is %s, %v", method, p, text, err)
	}
	return a.Result, a.Error
}

type m map[string]any

// must is ask for what has to be answered.
func must[R any](t testing.TB, s *Server, method string, params any) R {
	t.Helper()
	r, fault := ask[R](t, s, method, params)
	if fault != nil {
		t.Fatalf("%s %v: %+v", method, params, fault)
	}
	return r
}

// TestDocument holds docs/rpc.md and the methods together. Each example is answered.
func TestDocument(t *testing.T) {
	const file = "../../../../docs/rpc.md"
	s := New(games.All(), nil)
	for _, m := range s.methods {
		if _, fault := ask[any](t, s, m.name, json.RawMessage(m.example)); fault != nil {
			t.Errorf("the example of %s: %+v", m.name, fault)
		}
	}
	got := s.document(t.Context())
	if *update {
		if err := os.WriteFile(file, got, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(string(want), string(got)); d != "" {
		t.Errorf("go test ./cmd/lettres/internal/rpc -update writes it (-file +methods):\n%s", d)
	}
}

// TestEnvelope plays what JSON-RPC 2.0 says of requests, batches and notifications.
func TestEnvelope(t *testing.T) {
	s := New(games.All(), nil)
	for _, tt := range []struct{ request, want string }{
		{`{"jsonrpc":"2.0","id":"x","method":"toss","params":{"game":"jarnac","seed":3}}`, `{"jsonrpc":"2.0","id":"x","result":{"first":0,"rounds":[["M","Z"]]}}`},
		{`{"jsonrpc":"2.0","id":null,"method":"nothing"}`, `"id":null,"error":{"code":-32601,"message":"there is no method nothing`},
		{`{"jsonrpc":"2.0","id":1,"method":"starts"}`, `did you mean start?`},
		{`{"jsonrpc":"2.0","method":"start","params":{"game":"jarnac"}}`, ``},
		{`{"jsonrpc":"2.0","id":1,"method":1}`, `"code":-32600`},
		{`{"jsonrpc":"1.0","id":1,"method":"start"}`, `"code":-32600`},
		{`{"jsonrpc":"2.0","id":{},"method":"start"}`, `"code":-32600`},
		{`{"jsonrpc":"2.0","id":[1],"method":"start"}`, `"code":-32600`},
		{`{"jsonrpc":"2.0","id":true,"method":"start"}`, `"code":-32600`},
		{`{"jsonrpc":"2.0","id":"` + "\xff" + `","method":"start"}`, `"id":null,"error":{"code":-32600`},
		{`{"jsonrpc`, `{"jsonrpc":"2.0","id":null,"error":{"code":-32700`},
		{``, `"code":-32700`},
		{`3`, `"code":-32600`},
		{`[]`, `"code":-32600`},
		{`[`, `"code":-32700`},
		{`[3]`, `[{"jsonrpc":"2.0","id":null,"error":{"code":-32600`},
		{`[{"jsonrpc":"2.0","method":"start","params":{"game":"jarnac"}}]`, ``},
		{`[{"jsonrpc":"2.0","id":1,"method":"version"},{"jsonrpc":"2.0","method":"version"},{"jsonrpc":"2.0","id":2,"method":"start"}]`, `{"jsonrpc":"2.0","id":2,"error":{"code":-32602`},
		{`{"jsonrpc":"2.0","id":1,"method":"start","params":[1]}`, `the parameters have to be an object`},
		{`{"jsonrpc":"2.0","id":1,"method":"start","params":{"gam":"jarnac"}}`, `there is no parameter \"gam\"`},
		{`{"jsonrpc":"2.0","id":1,"method":"start","params":{"game":3}}`, `game has to be of type string, and not number`},
		{`{"jsonrpc":"2.0","id":1,"method":"start","params":{"game":"go"}}`, `there is no game go`},
		{`{"jsonrpc":"2.0","id":1,"method":"start","params":{"game":"jarnac","first":2}}`, `there is no seat 2: they are 0 to 1`},
		{`{"jsonrpc":"2.0","id":1,"method":"options","params":{"game":"jarnac","options":"oficial"}}`, `"code":2`},
		{`{"jsonrpc":"2.0","id":1,"method":"moves","params":{"game":"jarnac"}}`, `say which position or view is meant`},
		{`{"jsonrpc":"2.0","id":1,"method":"moves","params":{"game":"jarnac","position":"turn X;"}}`, `"code":2`},
	} {
		if got := string(s.Answer(t.Context(), []byte(tt.request))); tt.want == "" && got != "" || !strings.Contains(got, tt.want) {
			t.Errorf("%s: %s, want %s", tt.request, got, tt.want)
		}
	}
}

// TestBounds asks for more than is done.
func TestBounds(t *testing.T) {
	s := New(games.All(), nil)
	one := `{"jsonrpc":"2.0","id":1,"method":"nothing"}`
	if got := string(s.Answer(t.Context(), []byte("["+strings.Repeat(one+",", maxBatch)+one+"]"))); !strings.Contains(got, `"code":4`) {
		t.Errorf("a batch of %d: %s", maxBatch+1, got)
	}
	drawing := `{"jsonrpc":"2.0","id":1,"method":"svg","params":{` + grid + `}}`
	n := maxAnswer/len(s.Answer(t.Context(), []byte(drawing))) + 10
	if got := s.Answer(t.Context(), []byte("["+strings.Repeat(drawing+",", n)+drawing+"]")); !bytes.Contains(got, []byte(`"code":4`)) || len(got) > maxAnswer+(1<<20) {
		t.Errorf("%d drawings have %d bytes, and none is refused", n, len(got))
	}
	var out strings.Builder
	in := io.MultiReader(strings.NewReader(strings.Repeat("x", MaxRequest+2)+"\n"+one+"\n\n"), strings.NewReader(one))
	if err := s.Serve(t.Context(), in, &out); err != nil || strings.Count(out.String(), "\n") != 3 || !strings.HasPrefix(out.String(), `{"jsonrpc":"2.0","id":null,"error":{"code":4`) {
		t.Errorf("a line of %d bytes and two others: %s, %v", MaxRequest+2, out.String(), err)
	}
	for _, tt := range []struct {
		method string
		params m
	}{
		{"moves", m{"most": 100_001}}, {"moves", m{"most": -1}}, {"best", m{"level": 9}}, {"best", m{"level": -1}}, {"best", m{"ms": 600_001}},
		{"best", m{"ms": -1}}, {"best", m{"nodes": -1}}, {"clauses", m{"most": 1001}}, {"review", m{"nodes": 2_000_000}}, {"text", m{"width": 1001}},
		{"text", m{"language": "de"}}, {"text", m{"scheme": "pink"}}, {"moves", m{"seat": 2}}, {"moves", m{"seat": -1}},
	} {
		if tt.method != "clauses" && tt.method != "review" {
			tt.params["game"], tt.params["position"] = "jarnac", "turn A; phase handover; drawn no/no;"
		}
		if _, fault := ask[any](t, s, tt.method, tt.params); fault == nil || fault.Code != codeParams {
			t.Errorf("%s %v: %+v", tt.method, tt.params, fault)
		}
	}
}

// TestGames plays all games, and a fifth, by methods alone: what moves lists can be checked, made and
// previewed, all texts are read again, and the record that is written is judged legal.
func TestGames(t *testing.T) {
	s := New(append(games.All(), carre.Game), nil)
	for _, g := range must[[]GameInfo](t, s, "games", m{}) {
		t.Run(g.Name, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(1, 2))
			first := must[Tossed](t, s, "toss", m{"game": g.Name, "seed": 1}).First
			at := must[State](t, s, "start", m{"game": g.Name, "first": first})
			var played []GameMove
			for range 60 {
				if at.Over {
					break
				}
				place := m{"game": g.Name, "position": at.Position}
				found := must[Moves](t, s, "moves", place)
				seen := must[State](t, s, "view", m{"game": g.Name, "position": at.Position, "seat": at.Turn})
				if again := must[Moves](t, s, "moves", m{"game": g.Name, "view": seen.View}); !cmp.Equal(found, again) {
					t.Fatalf("%s: %v of the position, and %v of the view", at.Position, found, again)
				}
				if again := must[State](t, s, "position", m{"game": g.Name, "state": at.State}); again.Position != at.Position {
					t.Fatalf("%s is read as %s", at.State, again.Position)
				}
				move := found.Moves[rng.IntN(len(found.Moves))]
				deed := m{"game": g.Name, "position": at.Position, "move": move, "seed": played}
				delete(deed, "seed")
				if v := must[Verdict](t, s, "check", deed); !v.Legal {
					t.Fatalf("%s in %s: %+v", move, at.Position, v)
				}
				deed["seed"] = len(played)
				done := must[Played](t, s, "complete", deed)
				if again := must[Played](t, s, "complete", deed); !cmp.Equal(done, again) {
					t.Fatalf("%v is done in two ways: %v, %v", deed, done, again)
				}
				deed["move"] = done.Move
				delete(deed, "seed")
				if again := must[Played](t, s, "play", deed); again.Position != done.Position {
					t.Fatalf("%v: %s, and %s", deed, done.Position, again.Position)
				}
				if p := must[Preview](t, s, "preview", deed); p.Move != done.Move || len(p.Effect) < 3 {
					t.Fatalf("%v does %+v", deed, p)
				}
				played, at = append(played, GameMove{at.Turn, done.Move}), done.State
			}
			record := must[Written](t, s, "write", m{"game": g.Name, "first": first, "moves": played})
			judged := must[[]Judged](t, s, "judge", record)
			if len(judged) != 1 || len(judged[0].Moves) != len(played) || judged[0].After.Position != at.Position {
				t.Fatalf("%s is judged %+v; the game ended in %s", record.Record, judged, at.Position)
			}
			for _, r := range judged[0].Moves {
				if !r.Legal {
					t.Errorf("%+v", r)
				}
			}
		})
	}
}

// TestCheats has a client name its letters, claim that a flag has fallen, act for another seat, make a move of
// another game, and make one twice. The server keeps no game, so that a client has no old position but its own.
func TestCheats(t *testing.T) {
	s := New(games.All(), nil)
	draw := m{"game": "jarnac", "position": "turn A; phase handover; drawn no/no;", "seed": 1}
	draw["move"] = "+6"
	honest := must[Played](t, s, "complete", draw)
	draw["move"] = "+EEESTR"
	if got := must[Played](t, s, "complete", draw); got.Move != honest.Move {
		t.Errorf("a client that asks for EEESTR gets %s, and by chance it is %s", got.Move, honest.Move)
	}
	draw["move"] = "~"
	if _, fault := ask[any](t, s, "complete", draw); fault == nil || fault.Code != codeUnread {
		t.Errorf("a client lets a flag fall: %+v", fault)
	}
	draw["move"], draw["seat"] = "+6", 1
	if _, fault := ask[any](t, s, "complete", draw); fault == nil || fault.Code != codeRefused || fault.Data.Clause == "" {
		t.Errorf("the other seat draws: %+v", fault)
	}
	draw["move"], draw["seat"] = "8H:TRAINS", 0
	if _, fault := ask[any](t, s, "complete", draw); fault == nil || fault.Code != codeUnread {
		t.Errorf("a move of Scrabble is made in Jarnac: %+v", fault)
	}
	draw["move"], draw["position"] = "+6", honest.Position
	if _, fault := ask[any](t, s, "complete", draw); fault == nil || fault.Code != codeRefused {
		t.Errorf("six letters are drawn twice: %+v", fault)
	}
}

// TestHidden holds that no answer about a view has what the viewer may not know.
func TestHidden(t *testing.T) {
	s := New(games.All(), nil)
	const text = "15/15/15/15/15/15/15/6CHATS4/15/15/15/15/15/15/15 EEIRSTU/ABDELNO 0/22 0"
	at := m{"game": "scrabble", "position": text, "seat": 1}
	seen := must[State](t, s, "view", at)
	all, _ := json.Marshal(seen)
	for _, method := range []string{"svg", "text", "position", "moves", "best"} {
		r := must[json.RawMessage](t, s, method, m{"game": "scrabble", "view": seen.View})
		all = append(all, r...)
	}
	for _, secret := range []string{"EEIRSTU", "E E I R S T U"} {
		if strings.Contains(string(all), secret) {
			t.Errorf("the rack %s is told to the other seat: %s", secret, all)
		}
	}
	for _, method := range []string{"preview", "complete", "play"} {
		if _, fault := ask[any](t, s, method, m{"game": "scrabble", "view": seen.View, "move": "-"}); fault == nil || fault.Code != codeParams {
			t.Errorf("%s in a view: %+v", method, fault)
		}
	}
	if _, fault := ask[any](t, s, "moves", m{"game": "scrabble", "view": seen.View, "seat": 0}); fault == nil || fault.Code != codeParams {
		t.Errorf("the moves of another seat, in a view: %+v", fault)
	}
	if _, fault := ask[any](t, s, "position", m{"game": "scrabble", "state": m{"Text": text, "Scores": []int{99, 22}}}); fault == nil || fault.Code != codeUnread {
		t.Errorf("fields that say otherwise than the text: %+v", fault)
	}
}

// TestForms reads a position in all its forms, in all games; what does not fit is refused.
func TestForms(t *testing.T) {
	s := New(append(games.All(), carre.Game), nil)
	for _, g := range games.All() {
		at := must[State](t, s, "start", m{"game": g.Name()})
		for n := range 6 {
			at = must[Played](t, s, "complete", m{"game": g.Name(), "position": at.Position, "move": must[Moves](t, s, "moves", m{"game": g.Name(), "position": at.Position}).Moves[0], "seed": n}).State
			told := must[Told](t, s, "position", m{"game": g.Name(), "position": at.Position})
			for name, form := range map[string]any{"setup": told.Setup, "state": told.State.State, "cgp": told.CGP} {
				if again, fault := ask[Told](t, s, "position", m{"game": g.Name(), name: form}); name != "cgp" && (fault != nil || again.Position != at.Position) {
					t.Errorf("%s, %s %s: %s, %+v; want %s", g.Name(), name, form, again.Position, fault, at.Position)
				} else if name == "cgp" && told.CGP != "" && again.CGP != told.CGP {
					t.Errorf("%s is read as %s, %+v", told.CGP, again.CGP, fault)
				}
			}
		}
	}
	for _, tt := range []struct {
		params m
		want   string // the beginning of the position or view
	}{
		{m{"game": "jarnac", "typed": "Alice :\nRAT\nreliquat : U W Z\nBruno :\nSOL\nreliquat : AEI\nà jouer : Bruno"}, "turn B"},
		{m{"game": "jarnac", "options": "competition", "typed": "@rules official\nA:\nRAT\nB:\nSOL"}, "turn A"},
		{m{"game": "scrabble", "typed": "8 .......CHAT....\nAlice : AEINRST, 23 points\nBruno : 17 points\nà jouer : Alice"}, "15/15/15/15/15/15/15/7CHAT4/"},
		{m{"game": "scrabble", "cgp": strings.Repeat("15/", 14) + "15 EEIRSTU/ABDELNO 0/22 0 lex ODS8; ld french;"}, "15/15/15/"},
		{m{"game": "jarnac", "setup": m{"Phase": "playing", "Mats": []m{{"Lines": []string{"RAT"}, "Rack": "EIL", "Drawn": true}, {"Rack": "AE", "Drawn": true}}}}, "turn A"},
	} {
		told := must[Told](t, s, "position", tt.params)
		if !strings.HasPrefix(told.Position+told.View, tt.want) {
			t.Errorf("%v: %+v", tt.params, told)
		}
		if tt.params["options"] == "competition" {
			must[Moves](t, s, "moves", m{"game": "jarnac", "options": "competition", "position": told.Position})
		}
	}
	for _, tt := range []struct {
		params m
		code   int
	}{
		{m{"game": "jarnac", "setup": m{"Mats": []m{{"Rack": "EIL"}}}, "cgp": "x"}, codeParams},
		{m{"game": "jarnac", "setup": m{"Rack": 3}}, codeParams}, {m{"game": "jarnac", "setup": m{"Turn": 3}}, codeParams},
		{m{"game": "jarnac", "setup": m{"Mats": []m{{"Lines": []string{"R"}}}}}, codeRefused},
		{m{"game": "jarnac", "cgp": "15/15"}, codeNotHere}, {m{"game": "scrabble", "cgp": "15/15"}, codeUnread},
		{m{"game": "carre", "setup": m{}}, codeNotHere}, {m{"game": "carre", "typed": "x"}, codeUnread}, {m{"game": "scrabble", "typed": "x"}, codeUnread},
	} {
		if _, fault := ask[Told](t, s, "position", tt.params); fault == nil || fault.Code != tt.code {
			t.Errorf("%v: %+v, want code %d", tt.params, fault, tt.code)
		}
	}
}

// TestAnswers looks at what methods answer that TestGames does not ask.
func TestAnswers(t *testing.T) {
	s := New(games.All(), nil)
	mats := func(move string) m {
		return m{"game": "jarnac", "position": "turn A; acted yes; lines RATS/MER; racks EILNTU/AEGHO;", "move": move}
	}
	if v := must[Verdict](t, s, "check", mats("je pose lune")); !v.Legal || v.Move != "LUNE" || v.Read == nil || v.Points != 16 {
		t.Errorf("je pose lune: %+v", v)
	}
	if v := must[Verdict](t, s, "check", mats("1:RATSE")); v.Legal || v.Clause != "official/words/reference" || v.Reason == nil {
		t.Errorf("RATSE: %+v", v)
	}
	if _, fault := ask[any](t, s, "play", mats("1:RATSE")); fault == nil || fault.Code != codeRefused || fault.Data.Clause != "official/words/reference" || fault.Data.French == "" {
		t.Errorf("RATSE: %+v", fault)
	}
	if got := must[Thought](t, s, "best", m{"game": "jarnac", "position": mats("")["position"], "level": 3, "seed": 1}); !got.Decides || got.Move == "" {
		t.Errorf("a regular player decides %+v", got)
	}
	if got := must[[]Clause](t, s, "clauses", m{"text": "pendule"}); len(got) == 0 {
		t.Error("no clause is about clocks")
	}
	words := must[[]Word](t, s, "word", m{"word": "LAC > LACS"})
	good := map[string]bool{}
	for _, w := range words {
		good[w.Preset] = w.Good
	}
	if !good["official"] || good["competition"] {
		t.Errorf("LAC > LACS: %+v", words)
	}
	r := must[Reviewed](t, s, "review", m{"record": "@players Alice Bruno\n@rules official\nAlice +ABUZRT\nAlice RAT\nAlice +A\nAlice -\n"})
	if len(r.Turns) != 1 || len(r.Turns[0].Remarks) == 0 || len(r.Table["fr"]) != len(r.Table["en"]) {
		t.Errorf("a review: %+v", r)
	}
	gcg := must[Written](t, s, "write", m{"game": "scrabble", "players": []string{"Alice", "Bruno"}, "format": "gcg", "moves": []m{{"seat": 0, "move": "+ACHSTUV"}, {"seat": 1, "move": "+AEIMNOR"}, {"seat": 0, "move": "8G:CHATS"}}})
	if !strings.HasPrefix(gcg.Record, "#character-encoding") || !strings.Contains(gcg.Record, "CHATS") {
		t.Errorf("a GCG: %s", gcg.Record)
	}
	if _, fault := ask[any](t, s, "write", m{"game": "jarnac", "format": "gcg", "moves": []m{}}); fault == nil || fault.Code != codeNotHere {
		t.Errorf("Jarnac as GCG: %+v", fault)
	}
	all := must[Schema](t, s, "schema", m{})
	if len(all.Methods) != len(s.methods) {
		t.Errorf("the schema has %d methods of %d", len(all.Methods), len(s.methods))
	}
}

// TestShared asks one Server from many goroutines.
func TestShared(t *testing.T) {
	s := New(games.All(), nil)
	var wait sync.WaitGroup
	for i := range 8 {
		wait.Go(func() {
			for j := range 70 {
				options := fmt.Sprintf("official margin=%d", (7*i+j)%64)
				if at := must[State](t, s, "start", m{"game": "jarnac", "options": options}); at.Turn != 0 {
					t.Error(at)
				}
			}
		})
	}
	wait.Wait()
}

// FuzzAnswer holds that whatever a client says gets one answer in JSON, or none, and no fault of
// the program.
func FuzzAnswer(f *testing.F) {
	s := New(games.All(), nil)
	for _, m := range s.methods {
		if m.name != "best" && m.name != "review" && m.name != "judge" {
			f.Add(m.name, m.example)
		}
	}
	f.Add("position", `{"game":"jarnac","setup":{"Phase":"playing","Mats":[{"Lines":["RAT"],"Rack":"EIL","Drawn":true},{"Rack":"AE","Drawn":true}]}}`)
	f.Add("position", `{"game":"scrabble","typed":"8 .......CHAT....\nAlice : AEINRST, 23 points\nBruno : 17 points\nà jouer : Alice"}`)
	f.Add("position", `{"game":"jago","setup":{"Turn":"red"}}`)
	f.Fuzz(func(t *testing.T, method, params string) {
		if method == "best" || method == "review" { // they take their time: FuzzThinking asks them
			return
		}
		request := fmt.Sprintf(`{"jsonrpc":"2.0","id":1,"method":%q,"params":%s}`, method, params)
		a := s.Answer(t.Context(), []byte(request))
		if bytes.Contains(a, []byte(`"code":-32603`)) || !json.Valid(a) {
			t.Fatalf("%s: %s", request, a)
		}
	})
}

// FuzzThinking asks for moves and reviews with few nodes and little time. There is an answer in JSON, and no fault of the program.
func FuzzThinking(f *testing.F) {
	s := New(games.All(), nil)
	for i, m := range s.methods {
		if m.name == "best" || m.name == "review" || m.name == "moves" || m.name == "judge" {
			f.Add(m.name != "best", m.example, uint8(i))
		}
	}
	f.Add(false, `{"game":"jarnac","position":"turn B; phase answer; lines RATS/MER; racks EILNTU/AEGHO;","seat":0}`, uint8(7))
	f.Add(false, `{"game":"jago","options":"","view":"x","seat":1}`, uint8(3))
	f.Fuzz(func(t *testing.T, review bool, params string, level uint8) {
		var p map[string]any
		if json.Unmarshal([]byte(params), &p) != nil || p == nil {
			return
		}
		method := "best"
		p["ms"], p["nodes"] = 20, 1+level/8
		if delete(p, "most"); review {
			method = "review"
			delete(p, "level")
		} else {
			p["level"] = 1 + level%8
		}
		text, _ := json.Marshal(p)
		request := fmt.Sprintf(`{"jsonrpc":"2.0","id":1,"method":%q,"params":%s}`, method, text)
		a := s.Answer(t.Context(), []byte(request))
		if bytes.Contains(a, []byte(`"code":-32603`)) || !json.Valid(a) {
			t.Fatalf("%s: %s", request, a)
		}
	})
}

// TestTimeUp answers a batch whose time is up with that, each request of it.
func TestTimeUp(t *testing.T) {
	s := New(games.All(), nil)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	one := `{"jsonrpc":"2.0","id":1,"method":"version"}`
	if got := string(s.Answer(ctx, []byte("["+one+","+one+"]"))); strings.Count(got, `"code":5`) != 2 {
		t.Error(got)
	}
}

// TestDraw draws a game: a frame a move, without its style, and the same style in all.
func TestDraw(t *testing.T) {
	s := New(games.All(), nil)
	const record = "@players Alice <b>Bruno\n@rules official\nAlice +ABUZRT\nAlice RAT\nAlice +A\nAlice RATZ\n"
	f := must[Film](t, s, "draw", m{"record": record, "language": "fr"})
	if len(f.Frames) != 4 || f.Frames[0].Seat != -1 || f.Frames[2].Move != "RAT" || !strings.HasPrefix(f.Frames[2].Tale.French, "Alice") {
		t.Errorf("up to the illegal RATZ: %+v", f)
	}
	for _, frame := range f.Frames {
		if !strings.HasPrefix(frame.Drawing, "<svg") || strings.Contains(frame.Drawing, "<style") || strings.Contains(frame.Drawing, "<b>") || f.Style == "" {
			t.Errorf("%+v", frame)
		}
	}
	for _, bad := range []m{{"record": "@game carre\n"}, {"record": record, "language": "de"}, {"record": "@rules official\nAlice ???\n"}} {
		if _, fault := ask[Film](t, s, "draw", bad); fault == nil || fault.Code == codeInternal {
			t.Errorf("%v: %v", bad, fault)
		}
	}
	var out, fail strings.Builder
	if err := s.drawRecord(strings.NewReader(record), &out, language.French); err != nil || !strings.HasPrefix(out.String(), `{"game":"jarnac"`) {
		t.Errorf("%s: %v", out.String(), err)
	}
	if err := s.drawRecord(strings.NewReader("Alice ???"), &fail, language.French); err == nil || fail.Len() > 0 {
		t.Error("what is no record is drawn", fail.String(), err)
	}
}

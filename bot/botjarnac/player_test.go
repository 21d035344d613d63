package botjarnac

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/internal/sight"
	"github.com/jeudelettres/lettres/internal/test/bottest"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/vocabulary"
	"github.com/jeudelettres/lettres/jarnac"
)

func player(t testing.TB, rules *jarnac.Rules, level bot.Level, seed uint64) *Player {
	t.Helper()
	return bottest.Player(t, New, rules, level, seed)
}

// badWord is m with its letters turned round.
func badWord(m jarnac.Move) jarnac.Move {
	word := []byte(m.Word())
	slices.Reverse(word)
	switch m.Kind() {
	case jarnac.KindPlace:
		return jarnac.Place(string(word))
	case jarnac.KindExtend:
		return jarnac.Extend(m.Line(), string(word))
	case jarnac.KindJarnac:
		return jarnac.Jarnac(m.Line(), string(word))
	}
	return jarnac.Move{}
}

// decide is what the strongest player does.
func decide(t *testing.T, s jarnac.State) (jarnac.Move, bot.Analysis[jarnac.Move]) {
	t.Helper()
	p := player(t, s.Rules(), bot.Champion, 1)
	p.Budget.Nodes = 20_000
	m, a, err := p.Decide(context.Background(), s.View(s.Turn()))
	if err != nil {
		t.Fatal(err)
	}
	return m, a
}

// Positions in which it can be proven what is best.
func TestDecide(t *testing.T) {
	full := []string{"RAT", "BUT", "SOL", "PRE", "MIL", "COQ", "DON", "FEU"}
	seven := []string{"AKENE", "BLOG", "CHYLE", "ADDAX", "APPLI", "BINGO", "AFFIN"}
	for _, tt := range []struct {
		name   string
		preset string
		setup  jarnac.Setup
		want   []jarnac.Move
		win    float64
	}{
		{
			"draws the six letters", "official",
			jarnac.Setup{Phase: jarnac.Handover}, []jarnac.Move{jarnac.Draw(6)}, -1,
		},
		{
			// 46 points ahead, and 25 more: B wins by the margin, against more Jarnacs.
			"says the Jarnac that wins by 71 points", "official end=last-line lines=3",
			jarnac.Setup{Turn: jarnac.B, Phase: jarnac.Handover, Mats: [2]jarnac.SetupMat{
				matWith(3, "Z", "RAT", "AKENE"), matOf("", "SOULEVER", "BLOG"),
			}},
			[]jarnac.Move{jarnac.Jarnac(1, "TZAR")}, 1,
		},
		{
			// It would end the game 64 points ahead, and with fewer Jarnacs: a draw.
			"leaves the Jarnac that makes a draw", "official end=last-line lines=3",
			jarnac.Setup{Turn: jarnac.B, Phase: jarnac.Handover, Mats: [2]jarnac.SetupMat{
				matWith(3, "Z", "RAT", "APPLI"), matOf("", "SOULEVER", "OUT"),
			}},
			[]jarnac.Move{jarnac.Draw(1)}, -1,
		},
		{
			// B may take the last word to pieces, and make ANCESTRAL of any shorter one.
			"does not fill its mat with a word that gives 81", "classic-competition lines=1",
			jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf("AACELNRST"), matOf("")}},
			[]jarnac.Move{jarnac.Place("ANCESTRAL")}, 1,
		},
		{
			"lets the last chance go when that wins", "official",
			jarnac.Setup{Turn: jarnac.B, Phase: jarnac.Answer, Mats: [2]jarnac.SetupMat{
				matOf("Z", full...), matOf("", "ANCESTRAL", "LANCERAS"),
			}},
			[]jarnac.Move{jarnac.LetGo()}, 1,
		},
		{
			"takes the last chance when letting go loses", "official",
			jarnac.Setup{Turn: jarnac.B, Phase: jarnac.Answer, Mats: [2]jarnac.SetupMat{matOf("Z", full...), matOf("")}},
			[]jarnac.Move{jarnac.Jarnac(1, "TZAR")}, -1,
		},
		{
			"does not fill its mat to lose", "classic",
			jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{
				matOf("OTU", seven...), matOf("", "ANCESTRAL", "TRIMESTRE", "SOULEVER"),
			}},
			[]jarnac.Move{jarnac.Pass()}, -1,
		},
		{
			"fills its mat to win", "classic",
			jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf("OTU", seven...), matOf("", "ANCESTRAL")}},
			[]jarnac.Move{jarnac.Place("OUT")}, 1,
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m, a := decide(t, position(t, tt.preset, tt.setup))
			if !slices.Contains(tt.want, m) {
				t.Errorf("decides on %s, not %s: %v", m, tt.want, a)
			}
			if tt.win >= 0 && a.Candidates[0].Visits > 0 && a.Candidates[0].Win != tt.win {
				t.Errorf("it wins %.3f of the games", a.Candidates[0].Win)
			}
		})
	}
}

// Positions in which the champion once decided otherwise, and 1,000 games from each say that it is
// worse: by 14.7 % of the games to swap three letters, and by 8.7 % to lengthen a word.
func TestDecideByNet(t *testing.T) {
	for _, tt := range []struct {
		name  string
		setup jarnac.Setup
		want  jarnac.Move
	}{
		{
			"draws and keeps EEH",
			jarnac.Setup{Phase: jarnac.Handover, Mats: [2]jarnac.SetupMat{
				matOf("EEH", "ALUNERAS", "PIGNOLERA", "ADIREE"), matOf("BQRSTZ", "LARMOIENT", "BRETTAT"),
			}},
			jarnac.Draw(1),
		},
		{
			"opens a line with LAT",
			jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{
				matOf("ALT", "CLAMPSIEZ", "DEPERITES", "BESAIGUE", "MOB"), matOf("A", "GOURANCER", "TRACTEURS", "PONGIDES"),
			}},
			jarnac.Place("LAT"),
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := position(t, "official", tt.setup)
			if m, a := decide(t, s); m != tt.want {
				t.Errorf("decides on %s, not %s: %v", m, tt.want, a)
			}
			p := player(t, s.Rules(), bot.Champion, 1)
			p.net, p.Budget.Nodes = nil, 20_000
			if m, _, err := p.Decide(context.Background(), s.View(s.Turn())); err != nil || m == tt.want {
				t.Errorf("decides on %s by the formula, %v", m, err)
			}
		})
	}
}

// A bad word is weighed where the rules let it be laid.
func TestWeigh(t *testing.T) {
	s := position(t, "official validation=contest", jarnac.Setup{Phase: jarnac.Handover, Mats: [2]jarnac.SetupMat{matOf("EUI", "MIL"), matOf("Z", "RAT")}})
	p := player(t, s.Rules(), bot.Beginner, 5)
	p.Budget.Nodes = 400
	a, err := p.Weigh(context.Background(), s.View(jarnac.A), jarnac.Jarnac(1, "TZAR"), jarnac.Jarnac(1, "ZRAT"))
	if err != nil || len(a.Candidates) != 2 || a.Candidates[1].Visits == 0 {
		t.Fatalf("%+v, %v", a, err)
	}
}

// A game that the rest of an empty bag decides is solved: what is found is the value of an
// exhaustive walk over all games.
func TestEndgame(t *testing.T) {
	solved := 0
	for _, text := range []string{
		"official lines=3 margin=5 bag=AAEERRSSTTLIU", "classic lines=3 bag=AAEERRSSTTLIU", "classic-competition lines=2 bag=AAEERRSTTI",
	} {
		rules := compile(t, text)
		for seed := range uint64(12) {
			rng := rand.New(rand.NewPCG(seed, 3))
			s := rules.Start(jarnac.A)
			for s.Phase() != jarnac.Over {
				if s.BagLen() == 0 && s.Held(jarnac.A)+s.Held(jarnac.B) <= 7 {
					want := exhaust(s, s.Turn(), map[jarnac.State]bot.Value{})
					p := player(t, rules, bot.Champion, 1)
					p.Budget.Nodes = 1 << 22
					_, a, err := p.Decide(context.Background(), s.View(s.Turn()))
					if err != nil {
						t.Fatal(err)
					}
					if len(a.Candidates) < 2 {
						goto next
					}
					if best := a.Candidates[0]; !a.Exact || best.Win != want.Win || best.Points != want.Points {
						t.Errorf("%s: %v (exact %t), want %v", s, best, a.Exact, want)
					}
					solved++
				}
			next:
				moves := s.AppendMoves(nil, s.Turn())
				m, err := s.Complete(rng, s.Turn(), moves[rng.IntN(len(moves))])
				if err == nil {
					s, err = s.Play(s.Turn(), m)
				}
				if err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if solved < 10 {
		t.Errorf("%d endgames", solved)
	}
}

// exhaust is the value of s for p by perfect play, all games tried.
func exhaust(s jarnac.State, p jarnac.Player, known map[jarnac.State]bot.Value) (best bot.Value) {
	if o, over := s.Outcome(); over {
		return resultFor(o, p)
	}
	if v, ok := known[s]; ok {
		return v
	}
	first := true
	for m := range s.Moves(s.Turn()) {
		next, err := s.Play(s.Turn(), m)
		if err != nil {
			panic(err)
		}
		v := exhaust(next, p, known)
		better := v.Win+1e-5*v.Points > best.Win+1e-5*best.Points
		if first || better == (s.Turn() == p) && v != best {
			best, first = v, false
		}
	}
	known[s] = best
	return best
}

// The eyes of a player are the same for a whole turn, and overlook long words and shuffled
// ones more often, weaker eyes more than stronger ones.
func TestSight(t *testing.T) {
	overlooked := func(word, old string, overlook int) (n int) {
		for seed := range uint64(20_000) {
			e := eyes{Eyes: sight.Open(seed*0x9e3779b97f4a7c15, overlook, vocabulary.Vocabulary{})}
			if !sees(e, word, old) {
				n++
			}
		}
		return n
	}
	grown, shuffled, far := overlooked("RATS", "RAT", 8), overlooked("TZAR", "RAT", 8), overlooked("CRATERE", "RAT", 8)
	short, long := overlooked("RAT", "", 8), overlooked("ANCESTRAL", "", 8)
	if !(0 < grown && grown < shuffled && shuffled < 5000 && grown < far) {
		t.Errorf("of 20000: RATS overlooked %d times, TZAR %d times, CRATERE %d times", grown, shuffled, far)
	}
	if !(0 < short && short < 1000 && 5*short < long && long < 15_000) {
		t.Errorf("of 20000: RAT overlooked %d times, ANCESTRAL %d times", short, long)
	}
	// How often a keen amateur overlooks a word, of which each seed is a game.
	for _, tt := range []struct {
		word, old string
		percent   float64
	}{{"RAT", "", 0.7}, {"ANCESTRAL", "", 33.5}, {"RATS", "RAT", 2}, {"TZAR", "RAT", 14.6}, {"RATES", "RAT", 9.8}, {"CRATERE", "RAT", 25.4}} {
		if got := float64(overlooked(tt.word, tt.old, 8)) / 200; math.Abs(got-tt.percent) > 0.2+tt.percent/50 {
			t.Errorf("%s of %q is overlooked in %.2f %%, and not in %.1f %%", tt.word, tt.old, got, tt.percent)
		}
	}
	if worse := overlooked("TZAR", "RAT", 24); worse < 2*shuffled || overlooked("TZAR", "RAT", 0) != 0 {
		t.Errorf("of 20000: TZAR overlooked %d times by a weaker player", worse)
	}
}

// A beginner finds no word far from those that lie, whatever it overlooks.
func TestReach(t *testing.T) {
	for _, test := range []struct {
		word, old string
		want      bool
	}{
		{"MAINS", "MAIN", true}, {"DEMAINS", "MAINS", false}, {"MATIN", "MAIN", true}, {"CONVIAMES", "MAINS", false},
		{"ANIMAS", "MAINS", true}, {"MINAMES", "ANIMES", false}, {"LENDEMAINS", "MAINS", false}, {"PAGES", "", true}, {"CHEVAL", "", false},
	} {
		if got := skills[bot.Beginner].within(test.word, test.old); got != test.want {
			t.Errorf("a beginner can make %s of %q: %t", test.word, test.old, got)
		} else if !(reach{}).within(test.word, test.old) {
			t.Errorf("without limits, %s of %q is too far", test.word, test.old)
		}
	}
	own := eyes{reach: skills[bot.Beginner].reach}
	if across := own.across(); !own.within("ANIMAS", "MAINS") || across.within("ANIMAS", "MAINS") || !across.within("ANIME", "MAIN") {
		t.Errorf("%+v see Jarnacs as %+v", own, across)
	}
	if across := (eyes{}).across(); across != (eyes{}) {
		t.Errorf("eyes without limits see Jarnacs as %+v", across)
	}
}

// Who is hasty opens a line where others lengthen a word, and fills the mat for a draw, but not to lose.
func TestHaste(t *testing.T) {
	seven := []string{"RAT", "DEMI", "JUS", "NOM", "GEL", "FOU"}
	for _, test := range []struct {
		own, other   []string
		rack         string
		hasty, eager string
	}{
		{[]string{"RAT"}, []string{"MIL"}, "SNOM", "MON", "1:TRAM"},
		{append(seven, "VIDE"), []string{"MONTRES", "VOLCANS"}, "BOXK", "KOB", "7:DOIVE"},
		{append(seven, "VIDE"), []string{"MONTAGNES", "MONTAGNES"}, "BOXK", "7:DOIVE", "7:DOIVE"},
	} {
		s := position(t, "official", jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf(test.rack, test.own...), matOf("", test.other...)}})
		mats := linesOf(&s)
		for _, one := range []struct {
			style style
			want  string
		}{{hasty, test.hasty}, {eager, test.eager}} {
			if m := newPolicy(s.Rules(), one.style).decide(&s, &mats, eyes{}, true); m.String() != one.want {
				t.Errorf("%+v plays %s in %s", one.style, m, s)
			}
		}
	}
}

// A player that does not search allocates its answer, and the words of the Jarnacs.
func TestDecideAllocations(t *testing.T) {
	rules := compile(t, "official")
	p := player(t, rules, bot.KeenAmateur, 1)
	rng := rand.New(rand.NewPCG(1, 1))
	for s := rules.Start(jarnac.A); s.Phase() != jarnac.Over; {
		v := s.View(s.Turn())
		var m jarnac.Move
		most := 2 + len(s.AppendJarnacs(nil, s.Turn()))
		if n := testing.AllocsPerRun(3, func() { m, _, _ = p.Decide(context.Background(), v) }); n > float64(most) {
			t.Fatalf("%s takes %v allocations in %s", m, n, s)
		}
		var err error
		if s, err = s.Play(s.Turn(), s.Chance(rng, s.Turn(), m)); err != nil {
			t.Fatal(err)
		}
	}
}

// How many moves a second the champion makes, and beside it the two-ply player, a decision.
func BenchmarkDecide(b *testing.B) {
	s := position(b, "official", jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf("BEDTUSAR", "TRACE"), matOf("EUI", "RAT", "MIL")}})
	v := s.View(s.Turn())
	b.Run("champion", func(b *testing.B) {
		p := player(b, s.Rules(), bot.Champion, 5)
		p.Budget.Nodes = 10_000
		b.ReportAllocs()
		nodes := 0
		for b.Loop() {
			_, a, err := p.Decide(context.Background(), v)
			if err != nil {
				b.Fatal(err)
			}
			nodes += a.Nodes
		}
		b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
		b.ReportMetric(float64(nodes)/float64(b.N), "nodes/op")
	})
	b.Run("two-ply", func(b *testing.B) {
		p := newTwoPly(s.Rules(), 5)
		b.ReportAllocs()
		for b.Loop() {
			p.decide(v)
		}
		b.ReportMetric(float64(p.nodes)/b.Elapsed().Seconds(), "nodes/s")
		b.ReportMetric(float64(p.nodes)/float64(b.N), "nodes/op")
	})
}

// A player swaps twice at most, until it lays a word or calls one.
func TestSwapsAreCounted(t *testing.T) {
	swap := jarnac.Swap("ABC")
	for _, word := range []jarnac.Move{jarnac.Place("RAT"), jarnac.Extend(1, "RATS"), jarnac.Jarnac(1, "RATS")} {
		p := player(t, compile(t, "official"), bot.Champion, 1)
		for i, step := range []struct {
			made jarnac.Move
			left bool // to swap
		}{{jarnac.Draw(1), true}, {swap, true}, {jarnac.Pass(), true}, {swap, false}, {jarnac.Draw(1), false}, {word, true}} {
			if p.decided(step.made); p.overlooks(swap, &[2]lines{}, jarnac.A) == step.left {
				t.Errorf("after %d moves, with %v, it overlooks a swap: %t", i+1, word, step.left)
			}
		}
	}
}

// A player that searches compares no word that its eyes do not see, but for what its policy decides; the champion
// sees all.
func TestComparesWhatItSees(t *testing.T) {
	s := position(t, "official", jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf("BEDTUSAR", "TRACE"), matOf("EUI", "RAT", "MIL")}})
	v := s.View(s.Turn())
	for _, tt := range []struct {
		level bot.Level
		all   bool
	}{{bot.ClubPlayer, false}, {bot.Champion, true}} {
		unseen := 0
		for seed := range uint64(40) {
			p := player(t, s.Rules(), tt.level, seed)
			p.skill.width = 1 << 16
			favourite, d, err := p.consider(&v)
			if err != nil || d == nil {
				t.Fatalf("%v: it compares nothing, %v", tt.level, err)
			}
			for m := range v.Moves() {
				var old string
				switch m.Kind() {
				case jarnac.KindExtend:
					old = "TRACE"
				case jarnac.KindPlace:
				default:
					continue
				}
				if seen := sees(p.eyes, m.Word(), old); !seen {
					unseen++
					if m != favourite && slices.Contains(d.candidates, m) {
						t.Errorf("%v compares %s, which it does not see", tt.level, m)
					}
				}
			}
		}
		if (unseen == 0) != tt.all {
			t.Errorf("%v does not see %d words", tt.level, unseen)
		}
	}
}

// Think returns the errors of Decide.
func TestErrorsOfThink(t *testing.T) {
	s := compile(t, "official").Start(jarnac.A)
	over := gametest.Play(t, s, jarnac.ParseMove, "A resign")
	for _, tt := range []struct {
		p *Player
		v jarnac.View
	}{
		{player(t, s.Rules(), bot.Champion, 1), s.View(jarnac.B)}, {player(t, s.Rules(), bot.Champion, 1), over.View(jarnac.A)}, {&Player{}, s.View(jarnac.A)},
	} {
		_, _, want := tt.p.Decide(context.Background(), tt.v)
		think, err := tt.p.Think(context.Background(), tt.v)
		if want == nil || err == nil || err.Error() != want.Error() || think != nil {
			t.Errorf("Decide returns %v, and Think %v", want, err)
		}
	}
}

// A bad word at the end of the game is contested where it loses or draws the game as long as it stands.
func TestContestAtTheEnd(t *testing.T) {
	seven := []string{"BAR", "VIN", "TAS", "PAS", "NES", "LES", "FIN"}
	for _, tt := range []struct {
		other    []string // the words of the player who may contest
		contests bool
	}{
		{nil, true},
		{[]string{"SOL", "BUT", "RAT", "PRE", "CHEVAL"}, true}, // 72 to 72, as long as it stands
		{[]string{"ANCESTRAL", "LANCERAS", "SOULEVER"}, false},
	} {
		s := position(t, "classic validation=contest", jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf("XQZ", seven...), matOf("", tt.other...)}})
		s = gametest.Play(t, s, jarnac.ParseMove, "A XQZ")
		if s.Phase() != jarnac.Answer {
			t.Fatalf("%s", s)
		}
		v := s.View(jarnac.B)
		if m, ok := player(t, s.Rules(), bot.Champion, 1).Contest(v); ok != tt.contests || ok && m != jarnac.Contest() {
			t.Errorf("with %v it contests: %t", tt.other, ok)
		}
	}
}

package reviewjarnac

import (
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/review"
)

// jarnacOf is a Jarnac with RAT that is worth so many points.
func jarnacOf(word string, worth int, called bool) Jarnac {
	return Jarnac{Move: jarnac.Jarnac(1, word), Former: "RAT", Points: worth - 9, Taken: 9, Called: called}
}

// received is a turn of Bruno in which a Jarnac could be called, and none was: what is found out of it the tests make up.
func received(t *testing.T) Finding {
	t.Helper()
	s := position(t, "official", jarnac.Setup{Turn: jarnac.B, Phase: jarnac.Handover, Mats: [2]jarnac.SetupMat{matOf(0, "Z", "RAT"), matOf(0, "")}})
	f := exact(t, play(t, s, "+E", "-")[0])
	return Finding{Turn: f.Turn}
}

// A Jarnac that was called is told where another one was worth more, and those that were not called, with what calling the
// best of them would have brought.
func TestTellsOfJarnacs(t *testing.T) {
	big, small := review.Estimate{Win: 0.2, WinErr: 0.01}, review.Estimate{Win: 0.001, WinErr: 0.01}
	const gain = " Le dire : +20 % de chances (± 1)."
	decided := func(made, best jarnac.Move, loss review.Estimate) reviews.Decision[jarnac.Move] {
		return reviews.Decision[jarnac.Move]{N: 1, Made: made, Best: best, Loss: loss}
	}
	tzar, rate, rats, draw := jarnac.Jarnac(1, "TZAR"), jarnac.Jarnac(1, "RATE"), jarnac.Jarnac(1, "RATS"), jarnac.Draw(1)
	two := []Jarnac{jarnacOf("TZAR", 25, false), jarnacOf("RATE", 25, false)}
	const lesser, one = "Le Jarnac RATE donne +20 d’avance ; RAT + Z = TZAR en donnait +25.", "Jarnac manqué : RAT + Z = TZAR, +25 d’avance."
	for _, tt := range []struct {
		name            string
		jarnacs, missed []Jarnac
		count           int
		decision        reviews.Decision[jarnac.Move]
		want            string // a line each remark, but for the first
	}{
		{name: "none is there", want: "Rien de mieux n’a été trouvé."},
		{name: "the best is called", jarnacs: []Jarnac{jarnacOf("TZAR", 25, true), jarnacOf("RATE", 20, true)}, want: "Rien de mieux n’a été trouvé."},
		{name: "one as good is called", jarnacs: []Jarnac{jarnacOf("TZAR", 25, false), jarnacOf("RATE", 25, true)}, want: "Rien de mieux n’a été trouvé."},
		{name: "a lesser one is called", jarnacs: []Jarnac{jarnacOf("TZAR", 25, false), jarnacOf("RATE", 20, true)}, want: lesser},
		{name: "and another one", jarnacs: []Jarnac{jarnacOf("TZAR", 25, false), jarnacOf("RATS", 22, false), jarnacOf("RATE", 20, true), jarnacOf("RATA", 18, true)}, want: lesser},
		{name: "with what it loses", jarnacs: []Jarnac{jarnacOf("TZAR", 25, false), jarnacOf("RATE", 20, true)}, decision: decided(rate, tzar, big), want: lesser + gain},
		{name: "which is little", jarnacs: []Jarnac{jarnacOf("TZAR", 25, false), jarnacOf("RATE", 20, true)}, decision: decided(rate, tzar, small), want: lesser},
		{name: "beside what was best", jarnacs: []Jarnac{jarnacOf("TZAR", 25, false), jarnacOf("RATE", 20, true)}, decision: decided(rate, rats, big),
			want: lesser + "\nMieux valait dire le Jarnac RATS que dire le Jarnac RATE : +20 % de chances (± 1)."},
		{name: "of what was made instead", jarnacs: []Jarnac{jarnacOf("TZAR", 25, false), jarnacOf("RATE", 20, true)}, decision: decided(rats, tzar, big),
			want: lesser + "\nMieux valait dire le Jarnac TZAR que dire le Jarnac RATS : +20 % de chances (± 1)."},
		{name: "one is missed", jarnacs: two[:1], missed: two[:1], count: 1, want: one},
		{name: "one of two is missed", jarnacs: two, missed: two, count: 1, want: one + " Il y avait aussi RAT + E = RATE."},
		{name: "two are missed", jarnacs: two, missed: two, count: 2, want: "2 Jarnacs manqués, +50 d’avance, dont RAT + Z = TZAR, +25. Il y avait aussi RAT + E = RATE."},
		{name: "a mistake", jarnacs: two[:1], missed: two[:1], count: 1, decision: decided(draw, tzar, big), want: one + gain},
		{name: "no mistake", jarnacs: two[:1], missed: two[:1], count: 1, decision: decided(draw, tzar, small), want: one},
		{name: "another one was best", jarnacs: two, missed: two, count: 1, decision: decided(draw, rate, big),
			want: one + " Il y avait aussi RAT + E = RATE.\nMieux valait dire le Jarnac RATE que piocher 1 lettre : +20 % de chances (± 1)."},
		{name: "not without reason", jarnacs: two[:1], missed: two[:1], count: 1, decision: decided(draw, jarnac.Swap("ABC"), big),
			want: "Jarnac non dit, et non sans raison : RAT + Z = TZAR, +25 d’avance.\nMieux valait échanger ABC que piocher 1 lettre : +20 % de chances (± 1)."},
		{name: "after another one", jarnacs: two, missed: two[:1], count: 1, decision: decided(rate, draw, big),
			want: one + "\nMieux valait piocher 1 lettre que dire le Jarnac RATE : +20 % de chances (± 1)."},
	} {
		f := received(t)
		f.Jarnacs, f.Missed, f.MissedCount, f.Left = tt.jarnacs, tt.missed, tt.count, 25*tt.count
		f.Decisions = []reviews.Decision[jarnac.Move]{{N: 2, Made: jarnac.Pass(), Best: jarnac.Pass()}}
		if tt.decision.N > 0 {
			f.Decisions = append([]reviews.Decision[jarnac.Move]{tt.decision}, f.Decisions...)
		}
		if _, got, _ := strings.Cut(contract.Said(f), "\n"); got != tt.want+"\n" {
			t.Errorf("%s:\n%s", tt.name, got)
		}
	}
}

// Of many words five are named, each once.
func TestNamesFew(t *testing.T) {
	words := []string{"RATA", "RATE", "RATS", "TARI", "TARD", "TARE", "TORA"}
	var more []Jarnac
	for _, word := range words {
		more = append(more, jarnacOf(word, 25, false))
	}
	const prefix = "Jarnac manqué : RAT + Z = TZAR, +25 d’avance."
	for _, tt := range []struct {
		more []Jarnac
		want string
	}{
		{nil, ""},
		{more[:1], " Il y avait aussi RAT + A = RATA."},
		{more[:2], " Il y en avait 2 autres : RATA, RATE."},
		{slices.Concat(more[:2], more[:1]), " Il y en avait 3 autres : RATA, RATE."},
		{more[:5], " Il y en avait 5 autres : RATA, RATE, RATS, TARI, TARD."},
		{more[:6], " Il y en avait 6 autres, dont RATA, RATE, RATS, TARI, TARD."},
	} {
		f := received(t)
		f.Missed, f.MissedCount = append([]Jarnac{jarnacOf("TZAR", 25, false)}, tt.more...), 1
		if _, got, _ := strings.Cut(contract.Said(f), "\n"); got != prefix+tt.want+"\n" {
			t.Errorf("%d more:\n%s", len(tt.more), got)
		}
	}
	for n, want := range map[int]string{1: "RATA", 2: "RATA ou RATE", 3: "RATA, RATE, RATS", 5: "RATA, RATE, RATS, TARI, TARD", 6: "RATA, RATE, RATS, TARI, TARD…"} {
		f := received(t)
		f.Longer = []Longer{{N: 1, Word: "RAT", Longest: words[:n], Points: 7}}
		if got := contract.Said(f); !strings.HasSuffix(got, "\nRAT pouvait être plus long : "+want+", valeur +7.\n") {
			t.Errorf("%d words:\n%s", n, got)
		}
	}
}

// What was left to the opponent is told, and what they made of it as soon as their turn has come.
func TestTellsWhatIsOpen(t *testing.T) {
	all := []Jarnac{jarnacOf("TZAR", 25, false), {Move: jarnac.Jarnac(0, "TRI"), Points: 9}}
	for _, tt := range []struct {
		open     []Jarnac
		answered bool
		answer   []jarnac.Move
		want     string
	}{
		{nil, true, nil, ""},
		{all[:1], false, nil, "Laisse un Jarnac à A : RAT + Z = TZAR, +25 d’avance.\n"},
		{all[:1], true, nil, "Laisse un Jarnac à A : RAT + Z = TZAR, +25 d’avance. A ne l’a pas dit.\n"},
		{all[1:], true, []jarnac.Move{jarnac.Jarnac(0, "TRI")}, "Laisse un Jarnac à A : TRI (reliquat), +9 d’avance. A a dit TRI.\n"},
		{all, true, nil, "Laisse 2 Jarnacs à A, dont RAT + Z = TZAR, +25 d’avance. A n’en a dit aucun.\n"},
		{all, true, []jarnac.Move{jarnac.Jarnac(1, "TZAR"), jarnac.Jarnac(0, "TRI")}, "Laisse 2 Jarnacs à A, dont RAT + Z = TZAR, +25 d’avance. A a dit TZAR, TRI.\n"},
	} {
		f := received(t)
		f.Open, f.Answered, f.Answer = tt.open, tt.answered, tt.answer
		if _, got, _ := strings.Cut(contract.Said(f), "\n"); got != tt.want {
			t.Errorf("%v, %v:\n%s", tt.open, tt.answer, got)
		}
	}
}

// Two decisions are named as briefly as they can be told apart.
func TestCompared(t *testing.T) {
	s := position(t, "official", jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf(0, "ZBUTE", "RAT", "SOL"), matOf(0, "", "LIT")}})
	for _, tt := range []struct{ best, made, want string }{
		{"BUT", "ZUT", "BUT que ZUT"},
		{"1:TZAR", "1:RATE", "TZAR que RATE"},
		{"1:TZAR", "2:SOLE", "TZAR (ligne 1) que SOLE (ligne 2)"},
		{"1:TZAR", "BUT", "TZAR (ligne 1) que BUT (nouveau mot)"},
		{"BUT", "1:TZAR", "BUT (nouveau mot) que TZAR (ligne 1)"},
		{"BUT", "-", "poser BUT que passer"},
		{"-", "1:TZAR", "passer que transformer RAT en TZAR (ligne 1)"},
		{"!1:LITE", "-", "dire le Jarnac LITE que passer"},
	} {
		f := received(t)
		f.Steps[0].Before = s
		f.Decisions = []reviews.Decision[jarnac.Move]{{N: 1, Best: parse(t, tt.best), Made: parse(t, tt.made), Loss: review.Estimate{Win: 0.2, WinErr: 0.01}}}
		if got := contract.Said(f); !strings.HasSuffix(got, "\nMieux valait "+tt.want+" : +20 % de chances (± 1).\n") {
			t.Errorf("%s and %s:\n%s", tt.best, tt.made, got)
		}
	}
}

func parse(t *testing.T, text string) jarnac.Move {
	t.Helper()
	return must.Get(jarnac.ParseMove(text))(t)
}

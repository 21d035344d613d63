package tournament

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/named"
)

// A Player is the number of a player, from 1, in the order in which they were entered.
type Player int

// A Tournament is a tournament at any moment. It does not change, and any number of goroutines may
// share it. The zero Tournament has no players and no rounds.
type Tournament struct {
	title   string
	options Options
	players []entry
	rounds  [][]Pairing
}

// An entry is what is known of a player besides the pairings.
type entry struct {
	name, folded string
	out          bool // withdrawn
}

// New returns a tournament with players of these names, the strongest first where strengths are
// known. More can be entered with [Tournament.Enter].
func New(title string, o Options, names ...string) (Tournament, error) {
	if err := o.Validate(); err != nil {
		return Tournament{}, err
	}
	title, err := tidy(title, true)
	if err != nil {
		return Tournament{}, err
	}
	t := Tournament{title: title, options: o}
	for _, name := range names {
		if t, err = t.Enter(name); err != nil {
			return Tournament{}, err
		}
	}
	return t, nil
}

// clone returns a copy of which players and the last round may be changed.
func (t Tournament) clone() Tournament {
	t.players = slices.Clone(t.players)
	t.rounds = slices.Clone(t.rounds)
	return t
}

// tidy returns a name or a title as it is kept: composed, with single blanks.
func tidy(name string, empty bool) (string, error) {
	if len(name) > 8*maxName {
		return "", phrases.InputError(nameLong, excerpt.Truncate(name), maxName)
	}
	tidied := strings.Join(strings.Fields(norm.NFC.String(name)), " ")
	switch {
	case tidied == "" && !empty:
		return "", phrases.InputError(nameEmpty)
	case utf8.RuneCountInString(tidied) > maxName:
		return "", phrases.InputError(nameLong, excerpt.Truncate(tidied), maxName)
	}
	for _, r := range tidied {
		if r == utf8.RuneError || !unicode.IsGraphic(r) {
			return "", phrases.InputError(nameSign, excerpt.Truncate(tidied))
		}
	}
	return tidied, nil
}

// Title returns the title, which may be empty.
func (t Tournament) Title() string { return t.title }

// Options returns how the tournament is held.
func (t Tournament) Options() Options { return t.options }

// Len returns the number of players, those who have withdrawn too. They are numbered from 1.
func (t Tournament) Len() int { return len(t.players) }

func (t Tournament) has(p Player) bool { return p >= 1 && int(p) <= len(t.players) }

// Name returns the name of a player, "" if there is none of that number.
func (t Tournament) Name(p Player) string {
	if !t.has(p) {
		return ""
	}
	return t.players[p-1].name
}

// Withdrawn reports whether a player has withdrawn.
func (t Tournament) Withdrawn(p Player) bool { return t.has(p) && t.players[p-1].out }

// Find returns the player with that name, whatever the accents and capitals, with that number, or
// the only one whose name begins so.
func (t Tournament) Find(text string) (Player, error) {
	wanted, err := tidy(text, false)
	if err != nil {
		return 0, err
	}
	wanted = named.Fold(wanted)
	var begins []string
	found := Player(0)
	for i, e := range t.players {
		switch {
		case e.folded == wanted:
			return Player(i + 1), nil
		case strings.HasPrefix(e.folded, wanted):
			begins, found = append(begins, e.name), Player(i+1)
		}
	}
	if n, err := strconv.Atoi(wanted); err == nil && t.has(Player(n)) {
		return Player(n), nil
	}
	switch len(begins) {
	case 0:
		return 0, phrases.InputError(noPlayer, excerpt.Truncate(text))
	case 1:
		return found, nil
	}
	return 0, phrases.InputError(manyPlayers, excerpt.Truncate(text), strings.Join(begins[:min(len(begins), 5)], ", "))
}

// Enter returns the tournament with another player, who is paired from the next round on.
func (t Tournament) Enter(name string) (Tournament, error) {
	name, err := tidy(name, false)
	if err != nil {
		return t, err
	}
	folded := named.Fold(name)
	for _, e := range t.players {
		if e.folded == folded {
			return t, phrases.Violation(law.TournamentNames, "", "", sameName, e.name)
		}
	}
	switch {
	case len(t.players) == MaxPlayers:
		return t, phrases.InputError(tooMany, MaxPlayers)
	case t.options.System == BergerTables && len(t.rounds) > 0:
		return t, phrases.Violation(law.TournamentLate, "", "", lateBerger, name)
	case len(t.rounds) > 0 && len(t.rounds) == t.Planned():
		return t, phrases.Violation(law.TournamentLate, "", "", lateLast, name)
	}
	u := t.clone()
	u.players = append(u.players, entry{name: name, folded: folded})
	return u, nil
}

// Withdraw returns the tournament with a player who is not paired any more. A pairing in the present
// round stays, and needs its result.
func (t Tournament) Withdraw(p Player) (Tournament, error) { return t.setOut(p, true) }

// Return returns the tournament with a player who had withdrawn and is paired again from the next
// round on.
func (t Tournament) Return(p Player) (Tournament, error) { return t.setOut(p, false) }

func (t Tournament) setOut(p Player, out bool) (Tournament, error) {
	switch {
	case !t.has(p):
		return t, phrases.InputError(noNumber, int(p))
	case t.players[p-1].out == out && out:
		return t, phrases.Violation(law.TournamentWithdraw, "", "", isOut, t.Name(p))
	case t.players[p-1].out == out:
		return t, phrases.Violation(law.TournamentWithdraw, "", "", isIn, t.Name(p))
	}
	u := t.clone()
	u.players[p-1].out = out
	return u, nil
}

// Planned returns the number of rounds that the tournament has in the end.
func (t Tournament) Planned() int {
	if t.options.System == BergerTables && t.options.Rounds == 0 {
		return max(0, len(t.players)-1+len(t.players)%2)
	}
	return t.options.Rounds
}

// Rounds returns the number of rounds that are paired.
func (t Tournament) Rounds() int { return len(t.rounds) }

// Round returns the pairings of a round, from 1, in the order of the tables, with byes last; nil if it
// is not paired.
func (t Tournament) Round(n int) []Pairing {
	if n < 1 || n > len(t.rounds) {
		return nil
	}
	return slices.Clone(t.rounds[n-1])
}

// Set returns the tournament with the result of a game, for p and q in this order. An earlier result
// is corrected; the zero Result takes it away, in the last round alone.
func (t Tournament) Set(round int, p, q Player, r Result) (Tournament, error) {
	switch {
	case round < 1 || round > len(t.rounds):
		return t, phrases.InputError(noRound, round)
	case !t.has(p):
		return t, phrases.InputError(noNumber, int(p))
	case !t.has(q):
		return t, phrases.InputError(noNumber, int(q))
	case !r.valid():
		return t, phrases.InputError(badScore, r.String(), maxScore)
	case r.Kind == Open && round < len(t.rounds):
		return t, phrases.Violation(law.TournamentRound, "", "", openEarlier, round)
	}
	pairs := t.rounds[round-1]
	i := slices.IndexFunc(pairs, func(x Pairing) bool {
		return x.First == p && x.Second == q || x.First == q && x.Second == p
	})
	if i < 0 {
		return t, t.notPaired(round, p, q)
	}
	u := t.clone()
	u.rounds[round-1] = slices.Clone(pairs)
	if pairs[i].First == q {
		r = r.Reverse()
	}
	u.rounds[round-1][i].Result = r
	return u, nil
}

// notPaired says whom a player meets instead.
func (t Tournament) notPaired(round int, p, q Player) error {
	for _, x := range t.rounds[round-1] {
		switch {
		case x.First == p && x.Bye():
			return phrases.Violation(law.TournamentResult, "", "", hasBye, t.Name(p), round)
		case x.First == p:
			return phrases.Violation(law.TournamentResult, "", "", meetsOther, t.Name(p), t.Name(x.Second), round, t.Name(q))
		case x.Second == p:
			return phrases.Violation(law.TournamentResult, "", "", meetsOther, t.Name(p), t.Name(x.First), round, t.Name(q))
		}
	}
	return phrases.Violation(law.TournamentResult, "", "", notThere, t.Name(p), round)
}

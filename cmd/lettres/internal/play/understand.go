package play

import (
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/spoken"
)

// What a line can be.
const (
	nothing = iota
	aMove
	askHelp
	askHint
	takeBack
	look
	leave
	aWord   // a command that is a word too, and can be laid
	several // a word that can be laid in several ways
	unclear
)

// commands are the words of the commands, without accents.
var commands = map[string]int{
	"?": askHelp, "aide": askHelp, "help": askHelp,
	"conseil": askHint, "indice": askHint, "hint": askHint,
	"annule": takeBack, "annuler": takeBack, "reprends": takeBack, "reprendre": takeBack, "undo": takeBack,
	"table": look, "tapis": look, "plateau": look, "mats": look, "board": look, "show": look,
	"quitte": leave, "quitter": leave, "quit": leave, "exit": leave,
}

// A saying is what was understood of a line.
type saying struct {
	what int
	move game.Move // of aMove; whether it is legal was not asked
	text string    // the word of aWord, the moves of several
	err  error     // why it is unclear
}

// understand reads a line of the person: a command, or a move.
func understand(p game.Position, text string) saying {
	if strings.TrimSpace(text) == "" {
		return saying{what: nothing}
	}
	tidied := spoken.Tidy(text)
	key := strings.ToLower(strings.Trim(tidied, " .!"))
	if what := commands[strings.TrimPrefix(key, "/")]; what != nothing {
		capitals := strings.ToUpper(key)
		switch {
		case key == "?" || strings.HasPrefix(key, "/"):
			return saying{what: what}
		case tidied == capitals: // a word that is laid
		case len(ways(p, capitals)) > 0:
			return saying{what: aWord, text: capitals}
		default:
			return saying{what: what}
		}
	}
	if bare := strings.TrimRight(text, " \t.!"); bare != "" {
		text = bare
	}
	if said := spoken.Hear(text); tidied == "+" || said.Act == spoken.Draw && said.Rest == "" && said.Word != text {
		if m := ofKind(p, "draw"); m != nil {
			return saying{what: aMove, move: m}
		}
	}
	m, _, err := p.ParseMove(person, text)
	if err == nil && legal(p, m) == nil {
		return saying{what: aMove, move: m}
	}
	// A small letter is a joker in some games, and people type small letters.
	if m, _, err := p.ParseMove(person, strings.ToUpper(text)); err == nil && legal(p, m) == nil {
		return saying{what: aMove, move: m}
	}
	if err == nil && p.Rules().Game().Kind(m) == "pass" { // people pass
		if letGo := ofKind(p, "let go"); letGo != nil {
			return saying{what: aMove, move: letGo}
		}
	}
	switch found := ways(p, strings.ToUpper(tidied)); {
	case len(found) == 1:
		return saying{what: aMove, move: found[0]}
	case len(found) > 1:
		return saying{what: several, text: list(p, found)}
	case err != nil:
		return saying{what: unclear, err: err}
	}
	return saying{what: aMove, move: m}
}

// ofKind returns a decision of a kind that the person has, or nil.
func ofKind(p game.Position, kind string) game.Move {
	for m := range p.Moves(person) {
		if p.Rules().Game().Kind(m) == kind {
			return m
		}
	}
	return nil
}

// ways returns the moves of the person that lay a word, wherever it is. Taking it from an
// opponent is said in other words.
func ways(p game.Position, word string) (moves []game.Move) {
	if word == "" || strings.ContainsAny(word, " :") {
		return nil
	}
	for m := range p.Moves(person) {
		text := m.String()
		laid := strings.ToUpper(text[strings.LastIndexAny(text, " :>v")+1:])
		if laid == word && text[0] != '!' {
			moves = append(moves, m)
		}
	}
	return moves
}

// list returns the notation of the best few moves.
func list(p game.Position, moves []game.Move) string {
	const few = 8
	slices.SortStableFunc(moves, func(a, b game.Move) int { return p.Points(b) - p.Points(a) })
	var texts []string
	for _, m := range moves[:min(few, len(moves))] {
		texts = append(texts, strings.ReplaceAll(m.String(), " ", "\u00a0"))
	}
	return strings.Join(texts, ", ")
}

// legal returns why the person may not decide on a move.
func legal(p game.Position, m game.Move) error {
	// Any letters will do: these are not drawn.
	_, err := p.Complete(rand.New(rand.NewPCG(0, 0)), person, m)
	return err
}

package duel

import (
	"math/rand/v2"
	"strings"

	"github.com/jeudelettres/lettres/internal/spoken"
	"github.com/jeudelettres/lettres/jarnac"
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
	aWord     // a command that is a word too, and can be laid
	manyLines // a word that can be made on several lines
	unclear
)

// commands is the words of the commands, without accents.
var commands = map[string]int{
	"?": askHelp, "aide": askHelp, "help": askHelp,
	"conseil": askHint, "indice": askHint, "hint": askHint,
	"annule": takeBack, "annuler": takeBack, "reprends": takeBack, "reprendre": takeBack, "undo": takeBack,
	"tapis": look, "mats": look, "show": look,
	"quitte": leave, "quitter": leave, "quit": leave, "exit": leave,
}

// A saying is what was understood of a line.
type saying struct {
	what int
	move jarnac.Move // of aMove; whether it is legal was not asked
	text string      // the word of aWord, the moves of manyLines
	err  error       // why it is unclear
}

// understand reads a line of the person: a command, or a move.
func understand(s *jarnac.State, text string) saying {
	tidied := spoken.Tidy(text)
	if strings.TrimSpace(text) == "" {
		return saying{what: nothing}
	}
	key := strings.ToLower(strings.Trim(tidied, " .!"))
	if what := commands[strings.TrimPrefix(key, "/")]; what != nothing {
		capitals := strings.ToUpper(key)
		switch {
		case key == "?" || strings.HasPrefix(key, "/"):
			return saying{what: what}
		case tidied == capitals: // a word that is laid
		case canBeMade(s, capitals):
			return saying{what: aWord, text: capitals}
		default:
			return saying{what: what}
		}
	}
	if bare := strings.TrimRight(text, " \t.!"); bare != "" {
		text = bare
	}
	m, _, err := s.ParseMove(person, text)
	if said := spoken.Hear(text); tidied == "+" || said.Act == spoken.Draw && said.Rest == "" && said.Word != text {
		m, err = jarnac.Draw(max(1, s.Due())), nil // where nothing is due it is refused with the reason
	}
	switch {
	case err != nil:
		return saying{what: unclear, err: err}
	case m == jarnac.Pass() && s.Phase() == jarnac.Answer: // people pass
		m = jarnac.LetGo()
	case m.Kind() == jarnac.KindPlace && legal(s, m) != nil:
		return onSomeLine(s, m)
	}
	return saying{what: aMove, move: m}
}

// onSomeLine is a word that cannot be laid as a new one, and may be meant for a line.
func onSomeLine(s *jarnac.State, m jarnac.Move) saying {
	lines := extensions(s, m.Word())
	if len(lines) == 1 {
		m = lines[0]
	}
	if len(lines) < 2 {
		return saying{what: aMove, move: m}
	}
	var texts []string
	for _, m := range lines {
		texts = append(texts, m.String())
	}
	return saying{what: manyLines, text: strings.Join(texts, ", ")}
}

// extensions is the transformations into a word that the person may make.
func extensions(s *jarnac.State, word string) (moves []jarnac.Move) {
	for line := range s.Lines(person) {
		if m := jarnac.Extend(line, word); legal(s, m) == nil {
			moves = append(moves, m)
		}
	}
	return moves
}

// canBeMade reports whether the person may lay a word, or transform one into it.
func canBeMade(s *jarnac.State, word string) bool {
	return legal(s, jarnac.Place(word)) == nil || len(extensions(s, word)) > 0
}

// legal is why the person may not decide on m.
func legal(s *jarnac.State, m jarnac.Move) error {
	// Any letters will do: these are not drawn.
	_, err := s.Complete(rand.New(rand.NewPCG(0, 0)), person, m.Decision())
	return err
}

// Package phrase holds what the games say in the same words: why a move is refused, and
// what is wrong with a text or with options. Formats are named by their English; the
// games cite their own clauses with them.
package phrase

import (
	"maps"

	"github.com/jeudelettres/lettres/internal/say"
)

// The reasons of refusals.
const (
	GameOver       = "the game is over"
	OtherOnTurn    = "player %s is on turn"
	NoPlayer       = "unknown player"
	NoMove         = "unknown move"
	BeyondBoard    = "it goes beyond the board"
	NoLetterDue    = "no letter is due"
	LettersDue     = "letters due: %d, and not %d"
	NotInBag       = "the bag does not hold %s"
	NoWordOpen     = "no word is open to contest"
	ContestsNone   = "bad words cannot be laid here, so nothing is contested"
	OwnWord        = "the opponent of the word's author contests it"
	NothingToLetGo = "there is nothing to let go"
	TossDecided    = "an earlier round has decided"
	TossWho        = "those who are equally near to A draw again, and nobody else"
	TossUndecided  = "no round has decided"
)

// The faults of a move or a value as text.
const (
	MoveEmpty     = "it is empty"
	MoveTooLong   = "it is too long"
	NoSuchSquare  = "the board has no square %s: its numbers are 1 to %d, and its letters A to %c"
	NoNotation    = "the move has no notation"
	NotChoice     = "it must be one of %s"
	NotNumber     = "it must be a number"
	UnknownPlayer = "unknown player %q"
)

// The faults of options and of a lexicon.
const (
	OutOfRange     = "%s is %d, and must be from %d to %d"
	NoSuchValue    = "unknown value of %s"
	UnknownClasses = "unknown classes of words are excluded (bits %#x)"
	NoClassLeft    = "all classes of words are excluded"
	LexiconEmpty   = "the lexicon has no words"
	NoLexicon      = "there is no lexicon"
	NoGame         = "there are no rules to play by"
)

// The faults of a position that is set up.
const (
	SetupEnd    = "no game ends by %q"
	SetupNoDraw = "the phase is drawing, and %s has nothing to draw"
)

func french() map[string]string {
	return map[string]string{
		GameOver:       "la partie est finie",
		OtherOnTurn:    "c'est au joueur %s de jouer",
		NoPlayer:       "joueur inconnu",
		NoMove:         "coup inconnu",
		BeyondBoard:    "le coup sort du plateau",
		NoLetterDue:    "il n'y a pas de lettre à piocher",
		LettersDue:     "il faut piocher %d lettre{s}, et non %d",
		NotInBag:       "il manque %s dans le sac",
		NotInLexicon:   "il ne figure pas au dictionnaire",
		NotAdmitted:    "les règles n'admettent pas %s",
		LacksWord:      "%s ne figure pas au dictionnaire",
		ExcludesWord:   "les règles n'admettent pas %s (%s)",
		NoWordOpen:     "aucun mot ne peut être contesté",
		ContestsNone:   "un mot erroné ne peut pas être posé ici, et rien ne se conteste",
		OwnWord:        "c'est à l'adversaire de contester le mot",
		NothingToLetGo: "il n'y a rien à accepter",
		TossDecided:    "un tirage précédent a déjà désigné le premier joueur",
		TossWho:        "ceux qui sont aussi près de A tirent à nouveau, et personne d'autre",
		TossUndecided:  "aucun tirage n'a désigné le premier joueur",

		MoveEmpty:     "il est vide",
		MoveTooLong:   "il est trop long",
		NoSuchSquare:  "le plateau n'a pas de case %s\u00a0: ses numéros vont de 1 à %d, et ses lettres de A à %c",
		NoNotation:    "le coup ne peut pas être noté",
		NotChoice:     "ce doit être l'un de %s",
		NotNumber:     "ce doit être un nombre",
		UnknownPlayer: "joueur inconnu %q",

		OutOfRange:     "%s vaut %d, et doit être entre %d et %d",
		NoSuchValue:    "valeur inconnue de %s",
		UnknownClasses: "des catégories de mots inconnues sont exclues (bits %#x)",
		NoClassLeft:    "toutes les catégories de mots sont exclues",
		LexiconEmpty:   "le lexique n'a pas de mots",
		NoLexicon:      "il n'y a pas de lexique",
		NoGame:         "il n'y a pas de règles du jeu",

		SetupEnd:    "aucune partie ne finit par %q",
		SetupNoDraw: "la phase est drawing, et %s n'a rien à piocher",
	}
}

// With returns the phrases of a game, the French by the English: its own, and those of this
// package.
func With(own func() map[string]string) *say.Phrases {
	return say.New(func() map[string]string {
		all := french()
		maps.Copy(all, own())
		return all
	})
}

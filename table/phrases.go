package table

import "github.com/jeudelettres/lettres/internal/say"

const (
	stale        = "the game has moved on since this decision ¦ la partie a continué depuis cette décision"
	inWait       = "others may still contest the last word ¦ le dernier mot peut encore être contesté"
	noSuchSeat   = "there is no such seat ¦ cette place n’existe pas"
	isPaused     = "the game is paused ¦ la partie est suspendue"
	isStopped    = "the game was stopped after its largest number of moves ¦ la partie a été arrêtée : elle compte le plus grand nombre de coups permis"
	tooManyNames = "there are more names than seats ¦ il y a plus de noms que de places"
	badTime      = "a time must be positive and at most 100 years ¦ un temps doit être positif et d’au plus 100 ans"
	oneClock     = "there is one clock: for each move, for the game, or a disc ¦ " +
		"il y a une seule pendule\u00a0: par coup, pour la partie, ou un disque"
	noClock  = "this game has no such clock ¦ ce jeu n’a pas cette pendule"
	recorded = "these rules know no words: only a record can be judged by them ¦ " +
		"ces règles n’ont pas de mots\u00a0: elles ne jugent que des parties notées"
	badMost  = "the largest number of moves must be from 1 to %d ¦ le nombre de coups doit aller de 1 à %d"
	notTable = "this is no table: %v ¦ ce n’est pas une table\u00a0: %v"
	mismatch = "the position does not allow this: %s ¦ la position ne le permet pas\u00a0: %s"
)

var phrases = new(say.Phrases)

// The errors of decisions besides those of the rules.
var (
	// ErrStale means the game has moved on since the decision.
	ErrStale error = phrases.InputError(stale)
	// ErrWait means others may still contest the words that the decision would close.
	ErrWait error = phrases.InputError(inWait)
	// ErrSeat means the table has no such seat.
	ErrSeat error = phrases.InputError(noSuchSeat)
	// ErrPaused means the game was paused by [Table.Pause].
	ErrPaused error = phrases.InputError(isPaused)
	// ErrStopped means the table has reached its largest number of moves.
	ErrStopped error = phrases.InputError(isStopped)
)

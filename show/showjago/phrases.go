package showjago

// What is said of Jago alone.
const (
	draws     = "%s draws %s. ¦ %s pioche %s."
	lays      = "%s lays %s at %s. ¦ %s pose %s en %s."
	steals    = "%s steals %s: %s. ¦ %s vole %s\u00a0: %s."
	lengthens = "%s lengthens %s: %s. ¦ %s rallonge %s\u00a0: %s."
	keepsSame = "%s lengthens %s: %s, no theft, since the meaning is the same. ¦ " +
		"%s rallonge %s\u00a0: %s, sans le voler, car le sens est le même."
	keepsPresumed = "%s lengthens %s: %s, no theft, since the meaning is presumed to be the same. ¦ " +
		"%s rallonge %s\u00a0: %s, sans le voler, car on présume que le sens est le même."
	onTheWay = "%s changes %s to %s, which is not a word yet: no theft so far. ¦ " +
		"%s change %s en %s, qui n’est pas encore un mot\u00a0: ce n’est pas encore un vol."
	takesBeside = "%s takes %s from beside the board. ¦ %s prend %s à côté du plateau."
	putsBeside  = "%s puts %s beside the board. ¦ %s met %s à côté du plateau."
	turns       = "%s turns %d letter{s}. ¦ %s retourne %d lettre{s}."
	endsTurn    = "%s ends the turn. ¦ %s finit son tour."
	noWord      = "No word: %s. ¦ Erroné\u00a0: %s."
	takesBack   = "%s takes %s back. ¦ %s reprend %s."
	mayTurn     = "%s may turn up to %d letter{s}. ¦ %s peut retourner jusqu’à %d lettre{s}."
	flips       = "%s turns %s. ¦ %s retourne %s."
	flipsNone   = "%s turns no letter. ¦ %s ne retourne aucune lettre."
	timeOut     = "The last minute of %s runs out. ¦ La dernière minute s’écoule pour %s."

	toDraw    = "draw %s ¦ piocher %s"
	toPlace   = "lay %s at %s ¦ poser %s en %s"
	toEndTurn = "end the turn ¦ finir le tour"
	toFlip    = "turn %s ¦ retourner %s"
	noLetter  = "no letter ¦ aucune lettre"
	toFlag    = "let the last minute run out ¦ laisser s’écouler la dernière minute"

	toLayWords = "lay words ¦ poser des mots"
	toSteal    = "lay or steal words ¦ poser ou voler des mots"
	toFlipSome = "turn letters of the opponent ¦ retourner des lettres de l’adversaire"

	rack         = "rack ¦ chevalet"
	beside       = "beside the board ¦ à côté du plateau"
	countLetters = "%d letter{s} ¦ %d lettre{s}"
	legend       = `On the board, capitals are red and small letters blue; * is a letter just laid, + one just turned to the other colour, × the centre.` + " ¦ " +
		`Sur le plateau, les majuscules sont rouges et les minuscules bleues ; * est une lettre qu’on vient de poser, + une lettre qu’on vient de retourner, × la case centrale.`

	title      = "Jago: %s, red, and %s, blue ¦ Jago\u00a0: %s, rouge, et %s, bleu"
	descRed    = "%s, red: %s. Rack: %s. ¦ %s, rouge\u00a0: %s. Chevalet\u00a0: %s."
	descBlue   = "%s, blue: %s. Rack: %s. ¦ %s, bleu\u00a0: %s. Chevalet\u00a0: %s."
	descWord   = "%s at %s, of %s: %s. ¦ %s en %s, à %s\u00a0: %s."
	red        = "red ¦ rouge"
	blue       = "blue ¦ bleu"
	emptyBoard = "The board is empty. ¦ Le plateau est vide."
	descBeside = "Beside the board: %s. ¦ À côté du plateau\u00a0: %s."
	descBag    = "Bag: %s. ¦ Sac\u00a0: %s."
)

package showscrabble

// What is said of Scrabble alone.
const (
	draws     = "%s draws %s. ¦ %s pioche %s."
	decides   = "%s has decided. ¦ %s a décidé."
	stays     = "%s at %s stays on the board. ¦ %s en %s reste sur le plateau."
	lays      = "%s lays %s at %s for %s. ¦ %s pose %s en %s pour %s."
	laysSum   = "%s lays %s at %s for %s: %s. ¦ %s pose %s en %s pour %s : %s."
	allTiles  = "All %d tiles in one move bring %s. ¦ Les %d jetons en un coup rapportent %s."
	exchanges = "%s exchanges %s. ¦ %s échange %s."
	loses     = "%s takes %s back, and loses %s. ¦ %s reprend %s et perd %s."
	gains     = "%s gains %s. ¦ %s gagne %s."
	pays      = "%s loses %s. ¦ %s perd %s."
	noTurn    = "%s loses the next turn. ¦ %s passe son prochain tour."
	timeOut   = "The time of %s is out. ¦ Le temps est écoulé pour %s."
	minute    = "The time of %s is out, and costs %s. ¦ Le temps est écoulé pour %s, et coûte %s."
	areGood   = "%s are good, and stay. ¦ %s sont valables et restent."
	foundGood = "The contest is wrong: %s. ¦ La contestation est infondée\u00a0: %s."
	goodWords = "%d good word{s} ¦ %d mot{s} valable{s}"

	toDraw     = "draw %s ¦ piocher %s"
	toPlace    = "lay %s at %s for %s ¦ poser %s en %s pour %s"
	toExchange = "exchange %s ¦ échanger %s"
	toFlag     = "let the time be out ¦ laisser le temps s'écouler"

	toLayAWord     = "lay a word ¦ poser un mot"
	toExchangeSome = "exchange tiles ¦ échanger des jetons"
	toContestLast  = "contest the last word ¦ contester le dernier mot"

	rack       = "rack ¦ chevalet"
	left       = "tiles left %s ¦ jetons restants %s"
	others     = "tiles of the others ¦ jetons des autres"
	total      = "total ¦ total"
	countTiles = "%d tile{s} ¦ %d jeton{s}"
	legend     = `On the board, %s and %s are letters that count double and triple, - and = words; * is a tile just laid, and a small letter a joker.` + " ¦ " + `Sur le plateau, %s et %s sont les lettres comptant double et triple, - et = les mots ; * est un jeton qu’on vient de poser, et une minuscule un joker.`

	title    = "Scrabble: %s ¦ Scrabble\u00a0: %s"
	descSeat = "%s: %s, %s. ¦ %s\u00a0: %s, %s."
	descRack = "%s holds %s. ¦ %s a %s."
	descWord = "%s at %s. ¦ %s en %s."
	descBag  = "Bag: %s. ¦ Sac\u00a0: %s."
	noWord   = "The board is empty. ¦ Le plateau est vide."

	undecided = "Nobody can tell who wins: it depends on racks that are not known. ¦ " +
		"Nul ne peut dire qui gagne : cela dépend de chevalets qui ne sont pas connus."
	uncounted = "Tiles that are not known are not counted. ¦ Les jetons qui ne sont pas connus ne sont pas comptés."

	doubleLetter = "DL ¦ LD"
	tripleLetter = "TL ¦ LT"
	fourLetter   = "QL ¦ LQ"
	doubleWord   = "DW ¦ MD"
	tripleWord   = "TW ¦ MT"
	fourWord     = "QW ¦ MQ"
)

package showcards

// What is said of the card game alone.
const (
	draws     = "%s draws %s. ¦ %s pioche %s."
	lays      = "%s lays %s for %s, %s from %s. ¦ %s pose %s pour %s, %s depuis %s."
	laysSum   = "%s lays %s for %s, %s from %s: %s. ¦ %s pose %s pour %s, %s depuis %s : %s."
	allCards  = "A whole hand in one move brings %s. ¦ Une main entière en un coup rapporte %s."
	doubleOn  = "A Double Word card lies on %s. ¦ Une carte Mot Compte Double est sur %s."
	tripleOn  = "A Triple Word card lies on %s. ¦ Une carte Mot Compte Triple est sur %s."
	takenOff  = "Taken off the table: %s. ¦ Retiré de la table\u00a0: %s."
	stays     = "%s stays: more than one of its letters was used. ¦ %s reste : plus d'une de ses lettres a servi."
	stay      = "%s stay: more than one letter of each was used. ¦ %s restent : plus d'une lettre de chacun a servi."
	staysRun  = "%s stays: without it a row of letters would be no word. ¦ %s reste : sans lui, une suite ne ferait plus un mot."
	stayRun   = "%s stay: without them a row of letters would be no word. ¦ %s restent : sans eux, une suite ne ferait plus un mot."
	staysIn   = "%s stays: its letters are in words that stay. ¦ %s reste : ses lettres sont dans des mots qui restent."
	stayIn    = "%s stay: their letters are in words that stay. ¦ %s restent : leurs lettres sont dans des mots qui restent."
	exchanges = "%s exchanges %s. ¦ %s échange %s."
	loses     = "%s takes %s back, loses %s, and the turn. ¦ %s reprend %s, perd %s et son tour."
	pays      = "%s loses %s. ¦ %s perd %s."

	toDraw     = "draw %s ¦ piocher %s"
	toPlace    = "lay %s for %s, %s from %s ¦ poser %s pour %s, %s depuis %s"
	toExchange = "exchange %s ¦ échanger %s"
	across     = "across ¦ à l'horizontale"
	down       = "down ¦ à la verticale"

	toLayAWord     = "lay a word ¦ poser un mot"
	toExchangeSome = "exchange cards ¦ échanger des cartes"
	toContestLast  = "contest the last word ¦ contester le dernier mot"

	hand       = "hand ¦ main"
	left       = "cards left %s ¦ cartes restantes %s"
	others     = "cards of the others ¦ cartes des autres"
	total      = "total ¦ total"
	deck       = "deck ¦ pioche"
	countCards = "%d card{s} ¦ %d carte{s}"
	legend     = `On the table, * is a card just laid, and letters between [ and ] have just been taken off; 2 and 3 after a letter are a Double Word and a Triple Word card, and a small letter is a joker. The numbers are those of rows and columns.` + " ¦ " +
		`Sur la table, * est une carte qu’on vient de poser, et les lettres entre [ et ] viennent d’être retirées ; 2 et 3 après une lettre sont une carte Mot Compte Double et Mot Compte Triple, et une minuscule est un joker. Les nombres sont ceux des lignes et des colonnes.`

	title    = "Scrabble, the card game: %s ¦ Scrabble, le jeu de cartes\u00a0: %s"
	descSeat = "%s: %s, %s. ¦ %s\u00a0: %s, %s."
	descHand = "%s holds %s. ¦ %s a %s."
	descWord = "%s, %s from %s. ¦ %s, %s depuis %s."
	descDeck = "Deck: %s. ¦ Pioche\u00a0: %s."
	noCard   = "There is no card on the table. ¦ Il n’y a pas de carte sur la table."

	undecided = "Nobody can tell who wins: it depends on hands that are not known. ¦ " +
		"Nul ne peut dire qui gagne : cela dépend de mains qui ne sont pas connues."
	uncounted = "Cards that are not known are not counted. ¦ Les cartes qui ne sont pas connues ne sont pas comptées."
)

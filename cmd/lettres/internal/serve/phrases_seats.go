package serve

// What is said of seats, invitations, and who is there.
const (
	yourTurn      = "Your turn! ¦ À vous !"
	turnOf        = "It is %s's turn ¦ À %s de jouer"
	waitsForSeats = "Waiting for the other player ¦ On attend l’autre joueur"
	waitsFor      = "Waiting for %s ¦ On attend %s"
	thinks        = "%s is thinking ¦ %s réfléchit"
	nothingBack   = "There is nothing to take back. ¦ Il n’y a rien à reprendre."
	notGone       = "The other player is there, or has not been away for long. ¦ L’autre joueur est là, ou n’est pas parti depuis longtemps."
	beforeAllSit  = "Nobody plays before all sit. ¦ Personne ne joue avant que tous soient assis."
	unwritten     = "Games cannot be written down on this machine at the moment, so none can begin. ¦ " +
		"Les parties ne peuvent pas être notées sur cette machine en ce moment : aucune ne peut commencer."
	inUse = "another server has the folder %s: end it, or name another folder with -data ¦ " +
		"un autre serveur tient le dossier %s : arrêtez-le, ou donnez un autre dossier avec -data"
	playersNumber = "%d player{s} ¦ %d joueur{s}"
	otherChange   = "other change: %s ¦ autre changement : %s"
	screenTitle   = "For a screen ¦ Pour un grand écran"
	badProxies    = "-proxy takes addresses and networks of machines, with commas between, or localhost ¦ " +
		"-proxy prend des adresses et des réseaux de machines, séparés par des virgules, ou localhost"
)

func seatPhrases() map[string]string {
	return map[string]string{
		"For those who look on":                                                      "Pour les spectateurs",
		"This position, as a question to send":                                       "Cette position, à envoyer comme question",
		"(the best words only when the game is over)":                                "(les meilleurs mots seulement une fois la partie finie)",
		"This game is still going on: the best words are told here when it is over.": "Cette partie est encore en cours : les meilleurs mots seront donnés ici quand elle sera finie.",
		"(the best %d)": "(les %d meilleurs)",
		"Keys: 1 the last move, 2 points and clocks, 3 the position, 4 whose turn it is.":      "Touches : 1 le dernier coup, 2 les points et les pendules, 3 la position, 4 à qui de jouer.",
		"Arrows walk from step to step. Keys: 1 the step, 3 the position, 4 whose turn it is.": "Les flèches mènent de coup en coup. Touches : 1 le coup, 3 la position, 4 à qui de jouer.",
		"Show them": "Les montrer",
		"A screen shows one table after the other, each for twenty seconds, and follows the games.": "L’écran montre les tables l’une après l’autre, vingt secondes chacune, et suit les parties.",
		"The addresses of tables to watch, one a line":                                              "Les adresses des tables à suivre, une par ligne",
		"My games":                  "Mes parties",
		"For the camera of a phone": "À photographier avec un téléphone",
		"It leads here on this machine alone. For other devices, start the program with -listen :8017.": "Elle ne mène ici que sur cette machine. Pour d’autres appareils, lancez le programme avec -listen :8017.",
		"%s has left the table.":    "%s a quitté la table.",
		"End the game: %s gives up": "Finir la partie : %s abandonne",
		"Take back":                 "Reprendre mon coup",
		"Invite again":              "Inviter de nouveau",
		"Words are judged by %s.":   "Les mots sont jugés d’après %s.",
	}
}

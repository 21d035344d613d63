package serve

// What is said of tournaments.
const (
	clubTitle   = "A club's tournament ¦ Le tournoi d’un club"
	clubNames   = "write the names of the players, a line each: it takes two ¦ écrivez les noms des joueurs, un par ligne : il en faut deux"
	clubRounds  = "the number of rounds has to be a whole number, not %q ¦ le nombre de rondes doit être un nombre entier, et non %q"
	clubScores  = "a result is two whole numbers, one for each player ¦ un résultat, ce sont deux nombres entiers, un par joueur"
	clubsFull   = "There are too many tournaments on this machine. ¦ Il y a trop de tournois sur cette machine."
	noClub      = "There is no such tournament. ¦ Ce tournoi n’existe pas."
	clubDamaged = "The file of this tournament cannot be read. It was not changed. ¦ " +
		"Le fichier de ce tournoi ne se lit pas. Il n’a pas été changé."
	clubStale  = "the round was paired already ¦ la ronde est déjà appariée"
	clubGoesOn = "the next round has begun ¦ la ronde suivante a commencé"
	clubNoGame = "you have no game that waits for a result ¦ aucune partie n’attend un résultat de vous"
	clubAbsent = "only those who hold the tournament note who is absent ¦ seuls les organisateurs du tournoi notent une absence"
	atTable    = "Your table: %d ¦ Votre table : %d"

	clubNoTables = "Nobody plays on the page in this round. ¦ Personne ne joue sur la page à cette ronde."

	bySwiss  = "by points (Swiss) ¦ selon les points (système suisse)"
	byQuebec = "by the formula of Quebec ¦ selon la formule du Québec"
	byBerger = "everybody meets everybody ¦ chacun rencontre chacun"
	byHill   = "king of the hill ¦ le roi de la montagne"
)

func clubPhrases() map[string]string {
	return map[string]string{
		"Results that are missing before the next round: %d.": "Résultats qui manquent avant la ronde suivante : %d.",
		"it is over":                      "terminé",
		"The tables, one after the other": "Les tables, l’une après l’autre",
		"For a screen that all see, where nothing can be changed or played:": "Pour un écran que tous voient, où l’on ne peut rien changer ni jouer :",

		"What do they play?":                         "À quoi joue-t-on ?",
		"with real letters":                          "avec de vraies lettres",
		"They play: %s":                              "En cours : %s",
		"%s has entered %s":                          "%s a entré %s.",
		"The two do not agree.":                      "Ils ne sont pas d’accord.",
		"Slips for the tables, to print":             "Fiches des tables, à imprimer",
		"Slips for the players, to print":            "Fiches des joueurs, à imprimer",
		"You have withdrawn.":                        "Vous vous êtes retiré.",
		"You have a bye in this round.":              "Vous êtes exempt à cette ronde.",
		"Table %d: you play against %s.":             "Table %d : vous jouez contre %s.",
		"Table %d":                                   "Table %d",
		"Play on this page":                          "Jouer sur cette page",
		"Enter the result":                           "Entrer le résultat",
		"You have no table now.":                     "Vous n’avez pas de table pour le moment.",
		"All tables":                                 "Toutes les tables",
		"Back to the tournament":                     "Retour au tournoi",
		"Score":                                      "Score",
		"It counts when both have entered the same.": "Il compte quand les deux ont entré le même.",
		"The result is taken from there when the game is over.":                                     "Le résultat en est repris à la fin de la partie.",
		"The result is noted. If it is wrong, tell those who hold the tournament.":                  "Le résultat est noté. S’il est faux, dites-le aux organisateurs.",
		"Print this page, and cut it: each code is for the player above it alone.":                  "Imprimez cette page et découpez-la : chaque code n’est que pour le joueur nommé au-dessus.",
		"Print this page, and cut it: each address is for the player above it alone.":               "Imprimez cette page et découpez-la : chaque adresse n’est que pour le joueur nommé au-dessus.",
		"The slips lead the players to pages of their own, where they play or enter their results.": "Les fiches mènent chaque joueur à sa page, où il joue ou entre son résultat.",
		"Name of the tournament":                      "Nom du tournoi",
		"Players, a name a line, the strongest first": "Les joueurs, un nom par ligne, le plus fort d’abord",
		"How are they paired?":                        "Comment les apparier ?",
		"Rounds":                                      "Rondes",
		"The rules of tournaments":                    "Les règles des tournois",
		"The rules of this tournament":                "Les règles de ce tournoi",
		"round %d of %d":                              "ronde %d sur %d",
		"Round %d":                                    "Ronde %d",
		"Pair the next round":                         "Apparier la ronde suivante",
		"Take the pairs back":                         "Défaire les paires",
		"Score of %s":                                 "Score de %s",
		"Absent?":                                     "Absent ?",
		"played":                                      "jouée",
		"%s is absent":                                "%s absent",
		"both are absent":                             "absents l’un et l’autre",
		"Correct":                                     "Corriger",
		"Note":                                        "Noter",
		"a bye":                                       "exempt",
		"has a bye":                                   "est exempt",
		"Standings":                                   "Classement",
		"Player":                                      "Joueur",
		"Points":                                      "Points",
		"Difference":                                  "Écart",
		"Opponents":                                   "Adversaires",
		"Scores made":                                 "Marqués",
		"withdrawn":                                   "retiré",
		"Players":                                     "Joueurs",
		"Somebody comes late":                         "Un retardataire",
		"Enter":                                       "Inscrire",
		"Somebody leaves, or comes back":              "Quelqu’un part, ou revient",
		"is back":                                     "revient",
		"leaves":                                      "part",
		"The file":                                    "Le fichier",
		"For all others:":                             "Pour tous les autres :",
		"Keep the address of this page: whoever has it can change the tournament.": "Gardez l’adresse de cette page : qui l’a peut changer le tournoi.",
	}
}

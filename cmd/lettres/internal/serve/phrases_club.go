package serve

// What is said of tournaments.
const (
	clubTitle   = "A club's tournament"
	clubNames   = "write the names of the players, a line each: it takes two"
	clubsFull   = "There are too many tournaments on this machine."
	noClub      = "There is no such tournament."
	clubDamaged = "The file of this tournament cannot be read. It was not changed."
	clubStale   = "the round was paired already"

	bySwiss  = "by points (Swiss)"
	byQuebec = "by the formula of Quebec"
	byBerger = "everybody meets everybody"
	byHill   = "king of the hill"
)

func clubPhrases() map[string]string {
	return map[string]string{
		clubTitle:   "Le tournoi d’un club",
		clubNames:   "écrivez les noms des joueurs, un par ligne : il en faut deux",
		clubsFull:   "Il y a trop de tournois sur cette machine.",
		noClub:      "Ce tournoi n’existe pas.",
		clubDamaged: "Le fichier de ce tournoi ne se lit pas. Il n’a pas été changé.",
		clubStale:   "la ronde est déjà appariée",

		"Name of the tournament":                      "Nom du tournoi",
		"Players, a name a line, the strongest first": "Les joueurs, un nom par ligne, le plus fort d’abord",
		"How are they paired?":                        "Comment les apparier ?",
		bySwiss:                                       "selon les points (système suisse)",
		byQuebec:                                      "selon la formule du Québec",
		byBerger:                                      "chacun rencontre chacun",
		byHill:                                        "le roi de la montagne",
		"Rounds":                                      "Rondes",
		"The rules of tournaments":                    "Les règles des tournois",
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

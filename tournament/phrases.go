package tournament

import "github.com/jeudelettres/lettres/internal/say"

const (
	badSystem      = "choose quebec, swiss, berger or hill, with rounds=7 and the like"
	badPreset      = "unknown system %q: choose quebec, swiss, berger or hill"
	badOption      = "unknown option %q: choose rounds, win, draw, loss or absent"
	badNumber      = "%s cannot be %q: it must be a whole number"
	optionTwice    = "the option %q is given twice"
	badRounds      = "the number of rounds must be from 1 to %d"
	badPoints      = "the points must be from 0 to %d"
	pointsOrder    = "a win is worth %d, a draw %d, a loss %d and an absence %d: each may be worth no more than the one before, and a loss less than a win"
	quebecRounds   = "the formula of Quebec has 5, 6 or 7 rounds, and its own points"
	badResult      = "%q is not a result: write 412-388, or +- if the second player was absent, -+ if the first was, -- if both were"
	badScore       = "%q cannot be a result: scores must be from -%[2]d to %[2]d"
	nameEmpty      = "a name is missing"
	nameLong       = "%q is longer than %d characters"
	nameSign       = "%q has a character that cannot be in a name"
	sameName       = "there is a player of the name of %s already"
	tooMany        = "there cannot be more than %d players"
	noPlayer       = "no player is called %q"
	manyPlayers    = "%q can be several players: %s"
	noNumber       = "no player has the number %d"
	lateBerger     = "%s is late: the tables are made for those who were there in the first round"
	lateLast       = "%s is late: the last round is paired"
	isOut          = "%s has already withdrawn"
	isIn           = "%s has not withdrawn"
	noRound        = "round %d is not paired"
	openEarlier    = "the round after round %d is paired: a result there can be corrected, and not taken away"
	hasBye         = "%s has a bye in round %d"
	meetsOther     = "%[1]s meets %[2]s in round %[3]d, and not %[4]s"
	notThere       = "%s is not paired in round %d"
	resultsMissing = "results are missing in round %d: %s (%d in all)"
	allPlayed      = "all %d rounds are paired"
	tooFew         = "%d player{s} {is|are} there: it takes two"
	nothingPaired  = "no round is paired"
	resultKnown    = "a result is known: %s"

	tooLong     = "the text is too long for a tournament"
	cutOff      = "the text is cut off: it must end with the line \"end\""
	notJSON     = "this is not the JSON of a tournament, or it is cut off: %v"
	atLine      = "line %d: %v"
	noHead      = "the first line must be \"tournament\" with the system"
	badLine     = "%q is not a line of a tournament"
	afterEnd    = "there is more after the line \"end\""
	badNumbered = "player %d must be the next one, %d"
	badRoundNo  = "round %d must be the next one, %d"
	playerLate  = "players must come before rounds"
	pairTwice   = "%s is paired twice in round %d"
	pairNobody  = "in round %d somebody is paired who is no player"
	byeResult   = "a bye in round %d has a result"
	byeMany     = "round %d has more than one bye"
	openRound   = "a result is missing in round %d, which is not the last one"
	manyRounds  = "there are %d rounds, and %d were planned"
)

var phrases = say.New(func() map[string]string {
	return map[string]string{
		badSystem:      "choisissez quebec, swiss, berger ou hill, avec rounds=7 par exemple",
		badPreset:      "système inconnu %q : choisissez quebec, swiss, berger ou hill",
		badOption:      "option inconnue %q : choisissez rounds, win, draw, loss ou absent",
		badNumber:      "%s ne peut pas être %q : ce doit être un nombre entier",
		optionTwice:    "l’option %q est donnée deux fois",
		badRounds:      "le nombre de rondes doit aller de 1 à %d",
		badPoints:      "les points doivent aller de 0 à %d",
		pointsOrder:    "une victoire vaut %d, une partie nulle %d, une défaite %d et une absence %d : rien ne peut valoir plus que ce qui précède, et une défaite vaut moins qu’une victoire",
		quebecRounds:   "la formule du Québec a 5, 6 ou 7 rondes, et ses propres points",
		badResult:      "%q n’est pas un résultat : écrivez 412-388, ou +- si le second joueur était absent, -+ si c’était le premier, -- si c’étaient les deux",
		badScore:       "%q ne peut pas être un résultat : un score va de -%[2]d à %[2]d",
		nameEmpty:      "il manque un nom",
		nameLong:       "%q a plus de %d caractères",
		nameSign:       "%q contient un caractère qui ne peut pas figurer dans un nom",
		sameName:       "un joueur s’appelle déjà %s",
		tooMany:        "il ne peut pas y avoir plus de %d joueurs",
		noPlayer:       "aucun joueur ne s’appelle %q",
		manyPlayers:    "%q peut être plusieurs joueurs : %s",
		noNumber:       "aucun joueur n’a le numéro %d",
		lateBerger:     "%s arrive trop tard : les tables sont faites pour ceux qui étaient là à la première ronde",
		lateLast:       "%s arrive trop tard : la dernière ronde est appariée",
		isOut:          "%s s’est déjà retiré du tournoi",
		isIn:           "%s ne s’est pas retiré du tournoi",
		noRound:        "la ronde %d n’est pas appariée",
		openEarlier:    "la ronde qui suit la ronde %d est appariée : un résultat peut y être corrigé, non effacé",
		hasBye:         "%s est exempt à la ronde %d",
		meetsOther:     "%[1]s rencontre %[2]s à la ronde %[3]d, et non %[4]s",
		notThere:       "%s n’est pas apparié à la ronde %d",
		resultsMissing: "il manque des résultats à la ronde %d : %s (%d en tout)",
		allPlayed:      "les %d rondes sont toutes appariées",
		tooFew:         "%d joueur{s} présent{s} : il en faut deux",
		nothingPaired:  "aucune ronde n’est appariée",
		resultKnown:    "un résultat est connu : %s",

		tooLong:     "le texte est trop long pour un tournoi",
		cutOff:      "le texte est coupé : il doit finir par la ligne \"end\"",
		notJSON:     "ce n’est pas le JSON d’un tournoi, ou il est coupé : %v",
		atLine:      "ligne %d : %v",
		noHead:      "la première ligne doit être \"tournament\" suivi du système",
		badLine:     "%q n’est pas une ligne d’un tournoi",
		afterEnd:    "il y a encore du texte après la ligne \"end\"",
		badNumbered: "le joueur %d doit être le suivant, %d",
		badRoundNo:  "la ronde %d doit être la suivante, %d",
		playerLate:  "les joueurs doivent précéder les rondes",
		pairTwice:   "%s est apparié deux fois à la ronde %d",
		pairNobody:  "à la ronde %d est apparié quelqu’un qui n’est pas un joueur",
		byeResult:   "une exemption de la ronde %d a un résultat",
		byeMany:     "la ronde %d a plus d’un joueur exempt",
		openRound:   "il manque un résultat à la ronde %d, qui n’est pas la dernière",
		manyRounds:  "il y a %d rondes, et %d étaient prévues",
	}
})

package tournament

import "github.com/jeudelettres/lettres/internal/say"

const (
	badSystem = "choose quebec, swiss, berger or hill, with rounds=7 and the like ¦ " +
		"choisissez quebec, swiss, berger ou hill, avec rounds=7 par exemple"
	badPreset = "unknown system %q: choose quebec, swiss, berger or hill ¦ système inconnu %q : choisissez quebec, swiss, berger ou hill"
	badOption = "unknown option %q: choose rounds, win, draw, loss or absent ¦ " +
		"option inconnue %q : choisissez rounds, win, draw, loss ou absent"
	badNumber   = "%s cannot be %q: it must be a whole number ¦ %s ne peut pas être %q : ce doit être un nombre entier"
	optionTwice = "the option %q is given twice ¦ l’option %q est donnée deux fois"
	badRounds   = "the number of rounds must be from 1 to %d ¦ le nombre de rondes doit aller de 1 à %d"
	badPoints   = "the points must be from 0 to %d ¦ les points doivent aller de 0 à %d"
	pointsOrder = "a win is worth %d, a draw %d, a loss %d and an absence %d: each may be worth no more than the one before, and a loss less than a win ¦ " +
		"une victoire vaut %d, une partie nulle %d, une défaite %d et une absence %d : rien ne peut valoir plus que ce qui précède, et une défaite vaut moins qu’une victoire"
	quebecRounds = "the formula of Quebec has 5, 6 or 7 rounds, and its own points ¦ " +
		"la formule du Québec a 5, 6 ou 7 rondes, et ses propres points"
	badResult = "%q is not a result: write 412-388, or +- if the second player was absent, -+ if the first was, -- if both were ¦ " +
		"%q n’est pas un résultat : écrivez 412-388, ou +- si le second joueur était absent, -+ si c’était le premier, -- si c’étaient les deux"
	badScore = "%q cannot be a result: scores must be from -%[2]d to %[2]d ¦ " +
		"%q ne peut pas être un résultat : un score va de -%[2]d à %[2]d"
	nameEmpty   = "a name is missing ¦ il manque un nom"
	nameLong    = "%q is longer than %d characters ¦ %q a plus de %d caractères"
	nameSign    = "%q has a character that cannot be in a name ¦ %q contient un caractère qui ne peut pas figurer dans un nom"
	sameName    = "there is a player of the name of %s already ¦ un joueur s’appelle déjà %s"
	tooMany     = "there cannot be more than %d players ¦ il ne peut pas y avoir plus de %d joueurs"
	noPlayer    = "no player is called %q ¦ aucun joueur ne s’appelle %q"
	manyPlayers = "%q can be several players: %s ¦ %q peut désigner plusieurs joueurs : %s"
	noNumber    = "no player has the number %d ¦ aucun joueur n’a le numéro %d"
	lateBerger  = "%s is late: the tables are made for those who were there in the first round ¦ " +
		"%s arrive trop tard : les tables sont faites pour ceux qui étaient là à la première ronde"
	lateLast    = "%s is late: the last round is paired ¦ %s arrive trop tard : la dernière ronde est appariée"
	isOut       = "%s has already withdrawn ¦ %s s’est déjà retiré du tournoi"
	isIn        = "%s has not withdrawn ¦ %s ne s’est pas retiré du tournoi"
	noRound     = "round %d is not paired ¦ la ronde %d n’est pas appariée"
	openEarlier = "the round after round %d is paired: a result there can be corrected, and not taken away ¦ " +
		"la ronde qui suit la ronde %d est appariée : un résultat peut y être corrigé, non effacé"
	hasBye         = "%s has a bye in round %d ¦ %s est exempt à la ronde %d"
	meetsOther     = "%[1]s meets %[2]s in round %[3]d, and not %[4]s ¦ %[1]s rencontre %[2]s à la ronde %[3]d, et non %[4]s"
	notThere       = "%s is not paired in round %d ¦ %s n’est pas apparié à la ronde %d"
	resultsMissing = "results are missing in round %d: %s (%d in all) ¦ il manque des résultats à la ronde %d : %s (%d en tout)"
	allPlayed      = "all %d rounds are paired ¦ les %d rondes sont toutes appariées"
	tooFew         = "%d player{s} {is|are} there: it takes two ¦ %d joueur{s} présent{s} : il en faut deux"
	nothingPaired  = "no round is paired ¦ aucune ronde n’est appariée"
	resultKnown    = "a result is known: %s ¦ un résultat est connu : %s"

	tooLong     = "the text is too long for a tournament ¦ le texte est trop long pour un tournoi"
	cutOff      = "the text is cut off: it must end with the line \"end\" ¦ le texte est coupé : il doit finir par la ligne \"end\""
	notJSON     = "this is not the JSON of a tournament, or it is cut off: %v ¦ ce n’est pas le JSON d’un tournoi, ou il est coupé : %v"
	atLine      = "line %d: %v ¦ ligne %d : %v"
	noHead      = "the first line must be \"tournament\" with the system ¦ la première ligne doit être \"tournament\" suivi du système"
	badLine     = "%q is not a line of a tournament ¦ %q n’est pas une ligne d’un tournoi"
	afterEnd    = "there is more after the line \"end\" ¦ il y a encore du texte après la ligne \"end\""
	badNumbered = "player %d must be the next one, %d ¦ le joueur %d doit être le suivant, %d"
	badRoundNo  = "round %d must be the next one, %d ¦ la ronde %d doit être la suivante, %d"
	pairTwice   = "%s is paired twice in round %d ¦ %s est apparié deux fois à la ronde %d"
	pairNobody  = "in round %d somebody is paired who is no player ¦ à la ronde %d est apparié quelqu’un qui n’est pas un joueur"
	byeResult   = "a bye in round %d has a result ¦ une exemption de la ronde %d a un résultat"
	byeMany     = "round %d has more than one bye ¦ la ronde %d a plus d’un joueur exempt"
	openRound   = "a result is missing in round %d, which is not the last one ¦ " +
		"il manque un résultat à la ronde %d, qui n’est pas la dernière"
	manyRounds = "there are %d rounds, and %d were planned ¦ il y a %d rondes, et %d étaient prévues"
)

var phrases = new(say.Phrases)

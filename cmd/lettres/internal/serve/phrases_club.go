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

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

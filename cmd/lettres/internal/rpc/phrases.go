package rpc

import "github.com/jeudelettres/lettres/internal/say"

const (
	usage = `All games, for programs in any language: JSON-RPC 2.0, a request a line.

usage: lettres rpc [flags]

It reads requests on its standard input and answers on its standard output: see docs/rpc.md.

  -doc       writes docs/rpc.md
  -draw      reads a record in place of requests, and writes what the method draw returns
  -lang tag  of this help: fr or en (default: the language of the environment, or fr)
  -h         this help
`
	badJSON       = "this is no JSON"
	noRequest     = "this is no request of JSON-RPC 2.0"
	manyRequests  = "a batch has at most %d requests"
	longRequest   = "a request has at most %d MB"
	longAnswer    = "the answers to a batch have at most %d MB: ask for the rest in another"
	noMethod      = "there is no method %s"
	noMethodBut   = "there is no method %s; did you mean %s?"
	notObject     = "the parameters have to be an object"
	wrongType     = "%s has to be of type %s, and not %s"
	unknownField  = `there is no parameter "%s"`
	badParams     = "the parameters cannot be read: %v"
	broken        = "a fault of this program: %v"
	noGame        = "there is no game %s: the method games lists them"
	noPlace       = "say which position or view is meant"
	bothPlaces    = "give the position in one form, not in two"
	wantsPosition = "this needs a whole position, not a view"
	noSeat        = "there is no seat %d: they are 0 to %d"
	otherSeat     = "seat %d cannot be seen in the view of seat %d"
	otherField    = "the field %s says otherwise than the text of the position"
	outside       = "%s has to be %d to %d"
	noLanguage    = "the language is fr or en, not %s"
	noDrawing     = "this game has no drawings"
	noPlayers     = "this game has no players"
	noReviews     = "this game has no reviews"
	noForm        = "the positions of this game have no such form"
	noFormat      = "this game is not written as %s"
	noMove        = "there is nothing to decide here"
	timeUp        = "the time was up"
	longFilm      = "the drawings of a game have at most %d MB"
	unreadRecord  = "the record cannot be read to its end: %s"
	manyGames     = "at most %d games at once"
)

var phrases = say.New(func() map[string]string {
	return map[string]string{
		usage: `Tous les jeux, pour les programmes de tous langages : JSON-RPC 2.0, une requête par ligne.

usage : lettres rpc [options]

Il lit des requêtes sur son entrée standard et répond sur sa sortie standard : voir docs/rpc.md.

  -doc        écrit docs/rpc.md
  -draw       lit une partie au lieu de requêtes, et écrit ce que donne la méthode draw
  -lang code  de cette aide : fr ou en (par défaut : la langue de l’environnement, ou fr)
  -h          cette aide
`,
		badJSON:       "ce n’est pas du JSON",
		noRequest:     "ce n’est pas une requête JSON-RPC 2.0",
		manyRequests:  "un lot a au plus %d requêtes",
		longRequest:   "une requête a au plus %d Mo",
		longAnswer:    "les réponses à un lot ont au plus %d Mo : demandez le reste dans un autre",
		noMethod:      "la méthode %s n’existe pas",
		noMethodBut:   "la méthode %s n’existe pas ; est-ce %s ?",
		notObject:     "les paramètres doivent être un objet",
		wrongType:     "%s doit être du type %s, et non %s",
		unknownField:  "il n’y a pas de paramètre «\u00a0%s\u00a0»",
		badParams:     "les paramètres sont illisibles : %v",
		broken:        "une erreur de ce programme : %v",
		noGame:        "le jeu %s n’existe pas : la méthode games les donne",
		noPlace:       "dites de quelle position ou de quelle vue il s’agit",
		bothPlaces:    "donnez la position sous une seule forme",
		wantsPosition: "il y faut une position entière, et non une vue",
		noSeat:        "il n’y a pas de place %d : elles vont de 0 à %d",
		otherSeat:     "la place %d n’est pas visible dans la vue de la place %d",
		otherField:    "le champ %s dit autre chose que le texte de la position",
		outside:       "%s doit être compris entre %d et %d",
		noLanguage:    "la langue est fr ou en, et non %s",
		noDrawing:     "ce jeu n’a pas de dessins",
		noPlayers:     "ce jeu n’a pas de joueurs",
		noReviews:     "ce jeu n’a pas de revues",
		noForm:        "les positions de ce jeu n’ont pas cette forme",
		noFormat:      "ce jeu ne s’écrit pas en %s",
		noMove:        "il n’y a rien à décider ici",
		timeUp:        "le temps est écoulé",
		longFilm:      "les dessins d’une partie ont au plus %d Mo",
		unreadRecord:  "la partie est illisible avant sa fin : %s",
		manyGames:     "au plus %d parties à la fois",
	}
})

package main

import "github.com/jeudelettres/lettres/internal/say"

const (
	title   = "Jarnac, Scrabble, Scrabble, the card game, and Jago:"
	teaches = "learn a game, with the hands"
	watches = "watch two players, at any of the games"
	plays   = "play against a player of the level you like"
	poses   = "find the best move: the puzzle of the day, and others"
	judges  = "have records and positions judged, with the clauses"
	reviews = "see what was missed in a game"
	counts  = "see how you play: Jarnacs missed, points a turn, longest words"
	words   = "ask whether a word is good, and why"
	rules   = "search the rulebook"
	lists   = "list the rules that each game knows, and their options"
	serves  = "serve a page to play on, in the browser"
	offers  = "make that page as files, for any host and without a network"
	matches = "find out which of two players is the stronger one"
	holds   = "hold a tournament of a club: pairs, results, standings"
	speaks  = "be a player for programs that speak the engine protocol"
	answers = "answer programs in any language, about all games (JSON-RPC)"
	trains  = "play many games at once, for programs that learn"

	playsOrWatches = "play against a player of the level you like, or watch two"
	looksBack      = "see what was missed in a game, and how you play"
	settles        = "settle a quarrel: games, positions, words and rules"
	servesPages    = "play in the browser: a page from here, or as files"
	compares       = "hold a match of two players, or a tournament of a club"
	talks          = "for programs: players, questions, training"
	helps          = `All commands: lettres help. One of them: lettres play -h.`

	more = `All flags of a command: lettres watch -h. For your shell: lettres completion -h.`

	noCommand    = "unknown command %q: lettres help lists them"
	noCommandBut = "unknown command %q; did you mean %s?"

	completion = `It writes a script by which a shell completes commands and flags of lettres.

usage: lettres completion bash|zsh|fish

  bash  source <(lettres completion bash)   in ~/.bashrc
  zsh   source <(lettres completion zsh)    in ~/.zshrc, after compinit
  fish  lettres completion fish | source    in ~/.config/fish/config.fish
`
)

var phrases = say.New(func() map[string]string {
	return map[string]string{
		title:   "Jarnac, Scrabble, Scrabble, le jeu de cartes, et Jago :",
		teaches: "apprendre un jeu, les lettres en main",
		watches: "regarder deux joueurs, au jeu de votre choix",
		plays:   "jouer contre un joueur du niveau qui vous plaît",
		poses:   "trouver le meilleur coup : le problème du jour, et d'autres",
		judges:  "faire juger parties et positions, règles à l’appui",
		reviews: "voir ce qui a été manqué dans une partie",
		counts:  "voir comment vous jouez : Jarnacs manqués, points par tour, longs mots",
		words:   "demander si un mot est valable, et pourquoi",
		rules:   "chercher dans le règlement",
		lists:   "voir les règles que chaque jeu connaît, et leurs options",
		serves:  "ouvrir une page où jouer, dans le navigateur",
		offers:  "faire de cette page des fichiers, pour tout hébergeur et sans réseau",
		matches: "savoir lequel de deux joueurs est le plus fort",
		holds:   "tenir le tournoi d’un club : paires, résultats, classement",
		speaks:  "être un joueur pour les programmes qui parlent le protocole",
		answers: "répondre aux programmes de tous langages, sur tous les jeux (JSON-RPC)",
		trains:  "jouer beaucoup de parties à la fois, pour les programmes qui apprennent",

		playsOrWatches: "jouer contre un joueur du niveau qui vous plaît, ou en regarder deux",
		looksBack:      "voir ce qui a été manqué dans une partie, et comment vous jouez",
		settles:        "trancher une querelle : parties, positions, mots et règles",
		servesPages:    "jouer dans le navigateur : une page d’ici, ou en fichiers",
		compares:       "tenir un match entre deux joueurs, ou le tournoi d’un club",
		talks:          "pour les programmes : joueurs, questions, apprentissage",
		helps:          "Toutes les commandes : lettres help. L’une d’elles : lettres play -h.",

		more: "Toutes les options d’une commande : lettres watch -h. Pour votre shell : lettres completion -h.",

		noCommand:    "commande inconnue %q : lettres help les donne toutes",
		noCommandBut: "commande inconnue %q ; est-ce %s ?",

		completion: `Écrit un script par lequel un shell complète commandes et options de lettres.

usage : lettres completion bash|zsh|fish

  bash  source <(lettres completion bash)   dans ~/.bashrc
  zsh   source <(lettres completion zsh)    dans ~/.zshrc, après compinit
  fish  lettres completion fish | source    dans ~/.config/fish/config.fish
`,
	}
})

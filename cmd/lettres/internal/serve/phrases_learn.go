package serve

// What is said of lessons and puzzles.
const (
	learnTitle  = "Learn to play ¦ Apprendre à jouer"
	lessonTitle = "Lesson: %s ¦ Leçon : %s"
	puzzleTitle = "Puzzles: %s ¦ Problèmes : %s"
	noPuzzle    = "There is no such puzzle. ¦ Ce problème n’existe pas."

	mistakesTitle = "My mistakes ¦ Mes erreurs"
	statsTitle    = "My numbers ¦ Mes chiffres"
	notAmong      = "Nobody is called %q in these games. ¦ Personne ne s’appelle %q dans ces parties."
)

func learnPhrases() map[string]string {
	return map[string]string{
		"Games that you gave: %d.":                                      "Parties que vous avez données : %d.",
		"Games of this browser that are over: %d.":                      "Parties terminées de ce navigateur : %d.",
		"There was no time for some: %d. Load the page again.":          "Le temps a manqué pour d’autres : %d. Rechargez la page.",
		"Games that could not be read, or were those of others: %d.":    "Parties illisibles, ou d’autres joueurs : %d.",
		"Other games of yours":                                          "D’autres parties à vous",
		"Your name in them":                                             "Votre nom dans ces parties",
		"the first player":                                              "le premier joueur",
		"Records, one after the other, or GCG":                          "Des parties notées, l’une après l’autre, ou du GCG",
		"Or a file of them":                                             "Ou un fichier de parties",
		"Count them":                                                    "Compter",
		"A folder of games is counted by lettres stats, in a terminal.": "Un dossier de parties se compte par lettres stats, dans un terminal.",

		"Did you find what was best?": "Avez-vous trouvé le mieux ?",
		"Yes":                         "Oui",
		"Not yet":                     "Pas encore",
		"Keep for practice":           "Garder pour s’exercer",
		"Kept for practice":           "Gardé pour s’exercer",
		"This page needs its script.": "Cette page a besoin de son script.",
		"Nothing to go over today.":   "Rien à revoir aujourd’hui.",
		"Go over the next one":        "Revoir la suivante",
		"today":                       "aujourd’hui",
		"in days:":                    "dans (jours) :",
		"Forget":                      "Oublier",
		"After a game of yours, open its review: the turns with ?!, ? or ?? that were yours are kept here, in this browser alone. You look for a better move, see what was best, and say whether you found it.": "Après une partie, ouvrez sa revue : vos tours marqués ?!, ? ou ?? sont gardés ici, dans ce navigateur seulement. Vous cherchez un meilleur coup, regardez ce qui était le mieux, et dites si vous l’aviez trouvé.",
		"A position comes back after 1, 2, 4, 8 and 16 days, each time that you find it, and then no more; what you do not find begins again (Leitner).":                                                        "Une position revient après 1, 2, 4, 8 et 16 jours, chaque fois que vous la trouvez, puis plus jamais ; ce que vous ne trouvez pas recommence (Leitner).",

		"Puzzle %d of %d":                   "Problème %d sur %d",
		"The puzzle of the day, %s":         "Le problème du jour, %s",
		"Puzzle of the day":                 "Problème du jour",
		"The puzzle of the day":             "Le problème du jour",
		"You are %s.":                       "Vous êtes %s.",
		"That is no answer to this puzzle.": "Ce n’est pas une réponse à ce problème.",
		"%s: %+d. There is better.":         "%s : %+d. Il y a mieux.",
		"As good: %s.":                      "Aussi bon : %s.",
		"Right: %s.":                        "Juste : %s.",
		"The next best: %+d.":               "Le meilleur des autres : %+d.",
		"Themes: %s.":                       "Thèmes : %s.",
		"Another one":                       "Un autre",
		"Your rating: %s ± %s (%s)":         "Votre cote : %s ± %s (%s)",
		"Your rating: %s ± %s":              "Votre cote : %s ± %s",
		"Everybody begins at 1500 ± 350. ± says how far off the rating may be: less with each puzzle.": "On part de 1500 ± 350. ± dit de combien la cote peut se tromper : moins à chaque problème.",
		"It counts as a wrong answer for your rating.":                                                 "Pour votre cote, c’est une mauvaise réponse.",
		"Rating of this puzzle: %s.":                                                                   "Cote de ce problème : %s.",
		"One minute":                                                                                   "Une minute",
		"Send this puzzle":                                                                             "Envoyer ce problème",

		"You play, and the rules answer. Four minutes for Jarnac.": "Vous jouez, et les règles répondent. Quatre minutes pour le Jarnac.",
		"Lesson %d of %d: %s":                    "Leçon %d sur %d : %s",
		"Go on":                                  "Continuer",
		"Right.":                                 "Juste.",
		"The answer: %s.":                        "La réponse : %s.",
		"Show the answer":                        "Montrer la réponse",
		"Skip this step":                         "Passer cette étape",
		"Next lesson":                            "Leçon suivante",
		"Other rules":                            "Autres règles",
		"Play now":                               "Jouer maintenant",
		"You have done this lesson.":             "La leçon est finie.",
		"%d step{s}":                             "%d étape{s}",
		"done":                                   "faite",
		"go on at step":                          "continuer à l’étape",
		"New here? Learn Jarnac in four minutes": "Première visite ? Apprenez le Jarnac en quatre minutes",
		"You have done this lesson. Now it is for you to play.": "La leçon est finie. À vous de jouer !",
		"That is allowed, but something else is asked here.":    "C’est permis, mais ce n’est pas ce qui est demandé ici.",
	}
}

package serve

// What is said of lessons and puzzles.
const (
	learnTitle  = "Learn to play"
	lessonTitle = "Lesson: %s"
)

func learnPhrases() map[string]string {
	return map[string]string{
		learnTitle:  "Apprendre à jouer",
		lessonTitle: "Leçon : %s",

		"You play, and the rules answer. Four minutes for Jarnac.": "Vous jouez, et les règles répondent. Quatre minutes pour le Jarnac.",
		"Lesson %d of %d: %s":                    "Leçon %d sur %d : %s",
		"Go on":                                  "Continuer",
		"Right.":                                 "Juste.",
		"The answer: %s.":                        "La réponse : %s.",
		"Show the answer":                        "Montrer la réponse",
		"Skip this step":                         "Passer cette étape",
		"Next lesson":                            "Leçon suivante",
		"Play now":                               "Jouer maintenant",
		"You have done this lesson.":             "La leçon est finie.",
		"%d step{s}":                             "%d étape{s}",
		"done":                                   "faite",
		"go on at step":                          "continuer à l’étape",
		"New here? Learn Jarnac in four minutes": "Première visite ? Apprenez le Jarnac en quatre minutes",
		"You have done this lesson. Now play: the beginner waits for you.": "La leçon est finie. À vous de jouer : le débutant vous attend.",
		"That is allowed, but something else is asked here.":               "C’est permis, mais ce n’est pas ce qui est demandé ici.",
	}
}

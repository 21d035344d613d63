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

package main

func Example_main() {
	main()
	// Output:
	// by: 5 lines, 48 letters, 36 words
	// A drawn game, 84 to 73, Jarnacs 0 to 0.
	// A 1 TREAT
	// A 2 HEART
	// A 3 CARTE
	// A 4 IRE
	// B 1 TIRE
	// B 2 ALTER
	// B 3 EAST
	// B 4 LATE
}

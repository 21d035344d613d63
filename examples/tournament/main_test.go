package main

func Example_main() {
	main()
	// Output:
	// jarnac: 4 of 4 won, ahead on points: true
	// scrabble: 4 of 4 won, ahead on points: true
	// scrabblecards: 4 of 4 won, ahead on points: true
	// jago: 4 of 4 won, ahead on points: true
}

package main

func Example_main() {
	main()
	// Output:
	// the search wins 3.5 of 4 games
}

package main

func Example_main() {
	main()
	// Output:
	// the search wins 4.0 of 4 games
}

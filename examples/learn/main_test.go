package main

func Example_main() {
	main()
	// Output:
	// 214528 positions of 1000 games
	// a lead of 50 points is worth winning: true
	// the sign of the value is right more often than not: true
}

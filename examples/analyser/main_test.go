package main

import "os"

func Example_main() {
	os.Args = []string{"analyser", "-nodes", "1000", "turn B; lines RAT/; racks BSUZ/EILNOT;"}
	main()
	// Output:
	// 1. poser ION : 52 %, +13.8 points
	// 2. poser IEL : 50 %, +10.6 points
	// 3. poser OIE : 50 %, +10.5 points
}

package main

import "os"

func Example_main() {
	os.Args = []string{"analyser", "-nodes", "1000", "turn B; lines RAT/; racks BSUZ/EILNOT;"}
	main()
	// Output:
	// 1. poser OLE : 46 %, -9.6 points
	// 2. poser ION : 44 %, -21.1 points
	// 3. poser NIT : 44 %, -21.1 points
}

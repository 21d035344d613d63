package main

import "os"

func Example_main() {
	os.Stdin, _ = os.Open("testdata/jarnac.txt")
	main()
	// Output:
	// 1. say Jarnac: BURATS from line 1: 97 %, +190.6 points
	// 2. say Jarnac: BURAT from line 1: 96 %, +171.8 points
	// 3. say Jarnac: RUSAT from line 1: 96 %, +173.3 points
	// 4. say Jarnac: RUAT from line 1: 94 %, +152.5 points
	// 5. say Jarnac: TZARS from line 1: 93 %, +148.7 points
	// 6. say Jarnac: ARTS from line 1: 93 %, +148.0 points
	// 7. say Jarnac: BUS from the rack: 93 %, +137.7 points
	// 8. say Jarnac: TZAR from line 1: 91 %, +128.1 points
	// 9. draw 1 letter: 64 %, +59.1 points
	// 10. swap ILN: 51 %, +13.2 points
	// 11. swap LNT: 50 %, +5.5 points
	// 12. swap LNO: 50 %, +5.8 points
	// 13. swap LOT: 49 %, +7.6 points
}

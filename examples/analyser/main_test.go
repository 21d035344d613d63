package main

import "os"

func Example_main() {
	os.Stdin, _ = os.Open("testdata/jarnac.txt")
	main()
	// Output:
	// 1. say Jarnac: BURATS from line 1: 97 %, +189.5 points
	// 2. say Jarnac: BURAT from line 1: 96 %, +171.7 points
	// 3. say Jarnac: RUSAT from line 1: 96 %, +172.2 points
	// 4. say Jarnac: RUAT from line 1: 94 %, +152.5 points
	// 5. say Jarnac: TZARS from line 1: 94 %, +151.5 points
	// 6. say Jarnac: ARTS from line 1: 93 %, +147.4 points
	// 7. say Jarnac: BUS from the rack: 93 %, +140.0 points
	// 8. say Jarnac: TZAR from line 1: 91 %, +128.2 points
	// 9. draw 1 letter: 64 %, +59.1 points
	// 10. swap ILN: 52 %, +13.6 points
	// 11. swap LNO: 50 %, +5.5 points
	// 12. swap LNT: 49 %, +3.1 points
	// 13. swap LOT: 49 %, +7.6 points
}

package qr

// A canvas is a code that is being drawn. What is set is no place for data.
type canvas struct {
	Code
	set []bool
}

// newCanvas returns what all codes of a version have, with the place of the format kept free.
func newCanvas(number int, align []int) *canvas {
	size := 17 + 4*number
	c := &canvas{Code{size, make([]bool, size*size)}, make([]bool, size*size)}
	for i := range size { // the two rulers
		c.put(6, i, i%2 == 0)
		c.put(i, 6, i%2 == 0)
	}
	for _, at := range [][2]int{{3, 3}, {3, size - 4}, {size - 4, 3}} {
		c.rings(at[0], at[1], 4)
	}
	last := len(align) - 1
	for i, row := range align {
		for j, column := range align {
			if !(i == 0 && j == 0 || i == 0 && j == last || i == last && j == 0) { // where the corners are
				c.rings(row, column, 2)
			}
		}
	}
	c.format(0)
	if number >= 7 {
		c.number(number)
	}
	return c
}

func (c *canvas) put(row, column int, dark bool) {
	if row >= 0 && row < c.size && column >= 0 && column < c.size {
		c.dark[row*c.size+column], c.set[row*c.size+column] = dark, true
	}
}

// rings draws squares around a point: all are dark but the second, and a fourth one.
func (c *canvas) rings(row, column, radius int) {
	for y := -radius; y <= radius; y++ {
		for x := -radius; x <= radius; x++ {
			ring := max(x, -x, y, -y)
			c.put(row+y, column+x, radius == 2 && ring != 1 || radius == 4 && ring != 2 && ring != 4)
		}
	}
}

// format draws the level and the mask, twice.
func (c *canvas) format(mask int) {
	const levelM = 0
	data := levelM<<3 | mask
	word := (data<<10 | remainder(data<<10, 0x537)) ^ 0x5412
	bit := func(i int) bool { return word>>i&1 == 1 }
	for i := range 15 {
		switch { // beside the corner at the upper left
		case i < 6:
			c.put(i, 8, bit(i))
		case i < 8:
			c.put(i+1, 8, bit(i))
		case i == 8:
			c.put(8, 7, bit(i))
		default:
			c.put(8, 14-i, bit(i))
		}
		if i < 8 { // and beside the two others
			c.put(8, c.size-1-i, bit(i))
		} else {
			c.put(c.size-15+i, 8, bit(i))
		}
	}
	c.put(c.size-8, 8, true)
}

// number draws the number of the version, twice.
func (c *canvas) number(number int) {
	word := number<<12 | remainder(number<<12, 0x1F25)
	for i := range 18 {
		dark := word>>i&1 == 1
		c.put(i/3, c.size-11+i%3, dark)
		c.put(c.size-11+i%3, i/3, dark)
	}
}

// remainder returns the rest of a polynomial of bits divided by another.
func remainder(of, by int) int {
	degree := func(n int) (d int) {
		for n > 1 {
			n >>= 1
			d++
		}
		return d
	}
	for of != 0 && degree(of) >= degree(by) {
		of ^= by << (degree(of) - degree(by))
	}
	return of
}

// lay lays the bits of words in pairs of columns, from the right to the left, up and down. Modules
// that are left over are light.
func (c *canvas) lay(words []byte) {
	n, up := 0, true
	for right := c.size - 1; right > 0; right -= 2 {
		if right == 6 { // the ruler
			right--
		}
		for i := range c.size {
			row := i
			if up {
				row = c.size - 1 - i
			}
			for column := right; column > right-2; column-- {
				if at := row*c.size + column; !c.set[at] && n < 8*len(words) {
					c.dark[at] = words[n/8]>>(7-n%8)&1 == 1
					n++
				}
			}
		}
		up = !up
	}
}

// masks turn modules, so that no mask is misleading in all of them.
var masks = [8]func(row, column int) bool{
	func(row, column int) bool { return (row+column)%2 == 0 },
	func(row, column int) bool { return row%2 == 0 },
	func(row, column int) bool { return column%3 == 0 },
	func(row, column int) bool { return (row+column)%3 == 0 },
	func(row, column int) bool { return (row/2+column/3)%2 == 0 },
	func(row, column int) bool { return row*column%2+row*column%3 == 0 },
	func(row, column int) bool { return (row*column%2+row*column%3)%2 == 0 },
	func(row, column int) bool { return ((row+column)%2+row*column%3)%2 == 0 },
}

func (c *canvas) mask(turns func(row, column int) bool) {
	for at := range c.dark {
		if !c.set[at] && turns(at/c.size, at%c.size) {
			c.dark[at] = !c.dark[at]
		}
	}
}

// penalty says how hard the code is to read: runs of one colour, squares of it, what looks like a
// corner, and more of one colour than of the other.
func (c *canvas) penalty() (sum int) {
	dark := 0
	for row := range c.size {
		for column := range c.size {
			if c.Dark(row, column) {
				dark++
			}
			if row > 0 && column > 0 {
				d := c.Dark(row, column)
				if d == c.Dark(row-1, column) && d == c.Dark(row, column-1) && d == c.Dark(row-1, column-1) {
					sum += 3
				}
			}
		}
	}
	for line := range c.size {
		sum += lineOf(c.size, func(i int) bool { return c.Dark(line, i) })
		sum += lineOf(c.size, func(i int) bool { return c.Dark(i, line) })
	}
	percent := dark * 100 / (c.size * c.size)
	return sum + max(percent-50, 50-percent)/5*10
}

// lineOf returns the penalty of a row or a column. Around the code all is light.
func lineOf(size int, dark func(i int) bool) (sum int) {
	run, window := 0, 0
	for i := range size + margin {
		window = window << 1 & 0x7FFF
		if i < size && dark(i) {
			window |= 1
		}
		if i < size && i > 0 && dark(i) == dark(i-1) {
			if run++; run == 5 {
				sum += 3
			} else if run > 5 {
				sum++
			}
		} else {
			run = 1
		}
		// What looks like a corner, between light modules, four of them on one side.
		if middle := window >> 4 & 0x7F; middle == 0b1011101 {
			before, behind := window>>11, window&0xF
			if before == 0 && behind&8 == 0 || behind == 0 && before&1 == 0 {
				sum += 40
			}
		}
	}
	return sum
}

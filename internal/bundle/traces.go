package bundle

import (
	"bytes"
	"encoding/binary"
	"slices"
)

// A program is a part of the memory of a program of Go 1.26, from its table of functions on.
type program struct {
	memory    []byte
	address   int   // of the memory
	tables    int   // where tables of what holds at an instruction begin
	data      int   // where what the runtime knows of functions begins: maps of the stack, and calls that were inlined
	functions []int // where they are described
}

// Fields of runtime.pcHeader, of runtime.moduledata and of runtime._func.
const (
	headCount, headNames, headUnits, headTables, headList = 8, 32, 40, 56, 64
	moduleData                                            = 320

	funcStack, funcFile, funcLine, funcTables, funcUnit, funcStart, funcData, funcFirst = 16, 20, 24, 28, 32, 36, 43, 44
)

// The tables and the data of a function that nothing but traces reads. There is no preemption in WebAssembly, which reads
// the first table elsewhere; a function that recovers is never inlined.
const (
	unsafePoints, inlinedAt, liveArguments     = 0, 2, 3
	inlined, arguments, argumentsLive, wrapped = 3, 5, 6, 7

	inlinedSize = 16
	none        = ^uint32(0) // in the place of data
)

var (
	tracedTables = []int{unsafePoints, inlinedAt, liveArguments}
	tracedData   = []int{inlined, arguments, argumentsLive, wrapped}
)

// dropTraces clears what only traces of a panic show: files and lines, calls that were inlined, and arguments. Without them
// the runtime says "?" and 0. A trace still names the functions. In memory that is built in another way nothing is changed.
func dropTraces(memory []piece) {
	p, ok := readProgram(memory)
	if !ok {
		return
	}
	p.dropData()
	p.dropTables()
	clear(p.memory[p.word(headUnits):p.word(headTables)]) // which lead from a file of a function to its name
	for _, f := range p.functions {
		for _, field := range []int{funcFile, funcLine, funcUnit, funcStart} {
			clear(p.memory[f+field:][:4])
		}
		for kind, at := range p.tablesOf(f) {
			if slices.Contains(tracedTables, kind) {
				clear(p.memory[at:][:4])
			}
		}
	}
}

func (p *program) word(at int) int { return int(binary.LittleEndian.Uint64(p.memory[at:])) }
func (p *program) half(at int) int { return int(binary.LittleEndian.Uint32(p.memory[at:])) }

// readProgram finds the table of functions in memory.
func readProgram(memory []piece) (p program, ok bool) {
	var pointers []byte // with which runtime.moduledata begins
	for _, m := range memory {
		if at := bytes.Index(m.content, []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}); at >= 0 && at+72 <= len(m.content) {
			p.memory, p.address = m.content[at:], m.at+at
			pointers = binary.LittleEndian.AppendUint64(nil, uint64(p.address))
			pointers = binary.LittleEndian.AppendUint64(pointers, uint64(p.address+p.word(headNames)))
			break
		}
	}
	for _, m := range memory {
		if at, ok := find(m.content, pointers); ok && at+moduleData+8 <= len(m.content) {
			p.data = int(binary.LittleEndian.Uint64(m.content[at+moduleData:])) - p.address
			return p, p.readFunctions()
		}
	}
	return p, false
}

// find returns where pointers begin in a piece of memory. A piece begins behind zeros that are left out, and so may
// pointers: then they begin before it.
func find(content, pointers []byte) (at int, ok bool) {
	bare := bytes.TrimLeft(pointers, "\x00")
	if at = bytes.Index(content, pointers); at < 0 && bytes.HasPrefix(content, bare) {
		at = len(bare) - len(pointers)
		return at, len(bare) > 0
	}
	return at, at >= 0 && len(bare) > 0
}

// readFunctions finds the functions, and reports whether all is as it is expected.
func (p *program) readFunctions() bool {
	units, list := p.word(headUnits), p.word(headList)
	p.tables = p.word(headTables)
	if units < 0 || p.tables < units || list < p.tables || p.data < list || len(p.memory) < p.data {
		return false
	}
	for i := range p.word(headCount) {
		if list+8*i+8 > len(p.memory) {
			return false
		}
		f := list + p.half(list+8*i+4)
		if f+funcFirst > len(p.memory) || p.half(f) != p.half(list+8*i) || p.endOf(f) > len(p.memory) {
			return false
		}
		p.functions = append(p.functions, f)
	}
	return true
}

// tablesOf returns where the numbers of tables of a function stand, dataOf those of its data, and endOf where they end.
func (p *program) tablesOf(f int) []int { return every4(f+funcFirst, p.half(f+funcTables)) }
func (p *program) dataOf(f int) []int {
	return every4(f+funcFirst+4*p.half(f+funcTables), int(p.memory[f+funcData]))
}
func (p *program) endOf(f int) int {
	return f + funcFirst + 4*p.half(f+funcTables) + 4*int(p.memory[f+funcData])
}

func every4(from, n int) (all []int) {
	for i := range n {
		all = append(all, from+4*i)
	}
	return all
}

// dropTables clears the tables that only traces read, unless something else reads the same one.
func (p *program) dropTables() {
	used, dropped := map[int]bool{0: true}, map[int]bool{}
	for _, f := range p.functions {
		used[p.half(f+funcStack)] = true
		dropped[p.half(f+funcFile)], dropped[p.half(f+funcLine)] = true, true
		for kind, at := range p.tablesOf(f) {
			if slices.Contains(tracedTables, kind) {
				dropped[p.half(at)] = true
			} else {
				used[p.half(at)] = true
			}
		}
	}
	for table := range dropped {
		if !used[table] {
			length, _ := measure(p.memory[p.tables+table:])
			clear(p.memory[p.tables+table:][:length])
		}
	}
}

// dropData clears the data of functions that only traces read. It needs the tables.
func (p *program) dropData() {
	used, dropped := map[int]bool{}, map[int]int{} // with their lengths
	for _, f := range p.functions {
		tables, data := p.tablesOf(f), p.dataOf(f)
		for kind, at := range data {
			switch where := p.half(at); {
			case uint32(where) == none:
			case kind == inlined && len(tables) > inlinedAt && p.half(tables[inlinedAt]) > 0:
				_, last := measure(p.memory[p.tables+p.half(tables[inlinedAt]):])
				dropped[where] = max(dropped[where], inlinedSize*(last+1))
			case kind == arguments:
				dropped[where] = max(dropped[where], bytes.IndexByte(p.memory[p.data+where:], 0xff)+1)
			case !slices.Contains(tracedData, kind):
				used[where] = true
			}
			if slices.Contains(tracedData, kind) {
				binary.LittleEndian.PutUint32(p.memory[at:], none)
			}
		}
	}
	for where, length := range dropped {
		if !used[where] {
			clear(p.memory[p.data+where:][:length])
		}
	}
}

// measure returns how long the table is with which a text begins, and the largest of its values: pairs of numbers, by which the
// value and the instruction change, up to a pair that begins with 0 and is not the first.
func measure(text []byte) (length, largest int) {
	value := -1
	for first := true; ; first = false {
		step, n := binary.Uvarint(text[length:])
		length += n
		if step == 0 && !first {
			return length, largest
		}
		_, n = binary.Uvarint(text[length:])
		length += n
		if value += int(step >> 1); step&1 != 0 {
			value -= 2*int(step>>1) + 1
		}
		largest = max(largest, value)
	}
}

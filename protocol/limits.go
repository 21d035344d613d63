package protocol

import "time"

// Limits bound how long a referee waits, and what it listens to. A zero is the default.
type Limits struct {
	Start  time.Duration // for lettresok; 30 s
	Ready  time.Duration // for readyok; 60 s
	Move   time.Duration // for a move without a clock; 60 s
	Margin time.Duration // that a move may come late by; 100 ms
	Stop   time.Duration // for a move after stop; 1 s
	Quit   time.Duration // to end after quit; 5 s
	Output int           // bytes from one go to the next; 1 MiB
	// Done, if any, ends each wait for an answer once it is closed. The program is too late then.
	Done <-chan struct{}
	// Trace, if any, is told each line, sent to the program or heard of it, from several
	// goroutines.
	Trace func(sent bool, line string)
}

func (l Limits) withDefaults() Limits {
	set := func(d *time.Duration, usual time.Duration) {
		if *d <= 0 {
			*d = usual
		}
	}
	set(&l.Start, 30*time.Second)
	set(&l.Ready, 60*time.Second)
	set(&l.Move, 60*time.Second)
	set(&l.Margin, 100*time.Millisecond)
	set(&l.Stop, time.Second)
	set(&l.Quit, 5*time.Second)
	if l.Output <= 0 {
		l.Output = 1 << 20
	}
	if l.Trace == nil {
		l.Trace = func(bool, string) {}
	}
	return l
}

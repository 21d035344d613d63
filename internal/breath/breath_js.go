// Package breath lets a page go on while a program thinks. In a browser all of a program has one thread, which answers nobody during a
// search; elsewhere nothing has to be done.
package breath

import (
	"sync"
	"syscall/js"
	"time"
)

// A browser gives a program one thread, so nothing guards these.
var (
	last    time.Time       // when others went on last
	resting []chan struct{} // those who wait, in the order of their messages
)

// Take lets others go on, every now and then: the browser hands over what has come when all goroutines wait.
func Take() {
	if time.Since(last) < 15*time.Millisecond {
		return
	}
	awake := make(chan struct{})
	resting = append(resting, awake)
	send()()
	<-awake
	last = time.Now()
}

// send returns a function that sends a message to this program, which comes after all that has come. A timer would take 4 ms; Node
// has the like of it, and would wait for messages for ever.
var send = sync.OnceValue(func() func() {
	arrived := js.FuncOf(func(js.Value, []js.Value) any {
		close(resting[0])
		resting = resting[1:]
		return nil
	})
	if immediate := js.Global().Get("setImmediate"); immediate.Truthy() {
		return func() { immediate.Invoke(arrived) }
	}
	channel := js.Global().Get("MessageChannel").New()
	channel.Get("port1").Set("onmessage", arrived)
	to := channel.Get("port2")
	return func() { to.Call("postMessage", nil) }
})

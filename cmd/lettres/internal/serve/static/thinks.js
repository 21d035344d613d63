// Where a browser answers itself, a game is gone over in a worker of its own, so that other pages are answered meanwhile. If
// that worker ends, or is not there after a while, the page is asked for as all others are: a browser does not always tell
// that its files did not come, as when the service worker has ended meanwhile.
'use strict';
const thinks = {worker: null, asked: 0, waiting: new Map(), late: 0};

thinks.end = () => {
  clearTimeout(thinks.late);
  thinks.worker?.terminate();
  thinks.worker = null;
  for (const w of thinks.waiting.values()) w.reject(new Error('the worker has ended'));
  thinks.waiting.clear();
};

thinks.begin = () => {
  thinks.worker = new Worker(document.querySelector('a.home').pathname + 'review.js');
  thinks.worker.onerror = thinks.end;
  thinks.late = setTimeout(thinks.end, 15000);
  thinks.worker.onmessage = ({data: {n, text, fault}}) => {
    clearTimeout(thinks.late);
    if (fault !== undefined) return thinks.end();
    thinks.waiting.get(n)?.resolve(text);
    thinks.waiting.delete(n);
  };
};

// read returns the page at an address.
thinks.read = address => new Promise((resolve, reject) => {
  if (!thinks.worker) thinks.begin();
  const n = ++thinks.asked;
  thinks.waiting.set(n, {resolve, reject});
  thinks.worker.postMessage({n, address: new URL(address, location.href).href, language: document.documentElement.lang});
}).catch(async () => (await fetch(address)).text());

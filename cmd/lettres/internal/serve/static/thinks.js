// Where a browser answers itself, a page has a worker that thinks: for reviews, and for the players of its table. So other
// pages are answered meanwhile. If the worker ends, or is not there after a while, the program that answers thinks itself: a browser
// does not always tell that the files of a worker did not come, as when the service worker has ended meanwhile.
'use strict';
self.thinks = {worker: null, ready: false, ended: false, asked: 0, waiting: new Map(), late: 0};

thinks.end = () => {
  clearTimeout(thinks.late);
  thinks.worker?.terminate();
  thinks.worker = null;
  thinks.ready = false;
  thinks.ended = true;
  for (const w of thinks.waiting.values()) w.reject(new Error('the worker has ended'));
  thinks.waiting.clear();
};

thinks.begin = () => {
  thinks.worker = new Worker(document.querySelector('a.home').pathname + 'worker.js');
  thinks.worker.onerror = thinks.end;
  thinks.late = setTimeout(thinks.end, 15000);
  thinks.worker.onmessage = ({data: {n, text, fault, ready}}) => {
    clearTimeout(thinks.late);
    if (fault !== undefined) return thinks.end();
    if (ready) thinks.ready = true;
    thinks.waiting.get(n)?.resolve(text);
    thinks.waiting.delete(n);
  };
};

thinks.ask = what => new Promise((resolve, reject) => {
  if (!thinks.worker) thinks.begin();
  const n = ++thinks.asked;
  thinks.waiting.set(n, {resolve, reject});
  thinks.worker.postMessage({n, ...what});
});

// review finds the page of a review, which is kept for whoever opens it.
thinks.review = address => thinks.ask({address: new URL(address, location.href).href, language: document.documentElement.lang});

// read returns the page at an address.
thinks.read = address => thinks.review(address).catch(async () => (await fetch(address)).text());

// A game that is over is gone over before somebody asks for it.
document.addEventListener('table', () => {
  const link = document.querySelector('.result a.review');
  if (!link || link.href === thinks.last) return;
  thinks.last = link.href;
  thinks.review(link.href).catch(() => {});
});

// The program asks what a player decides. Until the worker is ready, and once it has ended, it gets no answer, and thinks itself.
navigator.serviceWorker.addEventListener('message', async ({data: {question}, ports: [port]}) => {
  if (!thinks.worker && !thinks.ended) thinks.begin();
  port.postMessage({text: thinks.ready ? await thinks.ask({question}).catch(() => undefined) : undefined});
});

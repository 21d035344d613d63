// The live connection. The server tells of each change, and is heard every second. A page that
// hears nothing, or has missed what it was told of, tries again with growing pauses until it is
// right, and says that it is behind. Where a line is half open an attempt is never answered: so
// several may be under way, and the first answer counts.
'use strict';
{
const silence = 1800; // milliseconds: the server is heard every second
const pauses = [0, 300, 600, 1200, 2000]; // after attempts that failed
const patience = [0, 600, 1200, 2000], abreast = 3; // with so many attempts without an answer
let heard = performance.now(); // when the server last said what version the table has
let told = root().dataset.version; // that version

// Attempts of one kind. start begins one, and gives it up when the signal says so.
function attempts(start) {
  let under = [], last = -Infinity, failed = 0, tries = 0;
  return {
    // Begins another one, if the pause after the last one is over. So many of the first are hasty.
    next(hasty = 0) {
      const pause = !under.length ? pauses[Math.min(failed, pauses.length - 1)] : tries < hasty ? 100 : patience[under.length];
      if (performance.now() - last < pause) return;
      last = performance.now();
      tries++;
      const control = new AbortController();
      under.push(control);
      if (under.length > abreast) under.shift().abort();
      start(control);
    },
    failed(control) {
      if (!under.includes(control)) return;
      under = under.filter(c => c !== control);
      failed++;
    },
    // Gives the others up.
    only(control) {
      for (const c of under) if (c !== control) c.abort();
      under = control ? [control] : [];
      failed = tries = 0;
    },
    has(control) { return under.includes(control); },
    get none() { return !under.length; },
    again() { last = -Infinity; failed = tries = 0; },
  };
}

// A browser has six connections to a server for all of its pages, and a stream takes one. So the
// pages that opened theirs last have one, and the others look every few seconds.
const me = Math.random(), others = new Set(), channel = new BroadcastChannel('streams'), most = 3;
channel.onmessage = e => {
  others.add(e.data);
  if (others.size >= most) streams.only(null);
};

// The events of the server.
const streams = attempts(control => {
  others.clear();
  channel.postMessage(me);
  const events = new EventSource(path + '/events?v=' + encodeURIComponent(root().dataset.version));
  control.signal.addEventListener('abort', () => events.close());
  const hear = () => { heard = performance.now(); streams.only(control); };
  events.onopen = hear;
  events.onmessage = e => { hear(); told = e.data; tend(); };
  events.onerror = () => { events.close(); streams.failed(control); tend(); };
});

// A look at the table: the page as it is now, or the word that this is it. On a line that has gone quiet a browser keeps up
// to five connections through which nothing goes any more, and each of the first looks takes one of them.
const looks = attempts(async control => {
  try {
    const answer = await fetch(location.pathname + location.search, {
      cache: 'no-store', signal: control.signal, headers: {Accept: 'text/html', 'If-None-Match': '"' + root().dataset.version + '"'},
    });
    const page = answer.ok ? await answer.text() : '';
    if (page) await lifted();
    if (!looks.has(control)) return;
    if (answer.status === 404) location.reload(); // the seat is another's
    if (!answer.ok && answer.status !== 304) throw answer.status;
    looks.only(null);
    if (page) take(page);
    told = root().dataset.version;
    heard = performance.now();
    tend();
  } catch {
    looks.failed(control);
  }
});

let sending = 0; // since when a move is under way; 0 is none

// Does what is to be done now, and says whether the page is behind.
function tend() {
  const now = performance.now(), deaf = now - heard > silence;
  if (!document.hidden) {
    if (others.size < most && (deaf || streams.none)) streams.next();
    if (deaf || told !== root().dataset.version) looks.next(deaf ? 6 : 0);
  }
  const late = told !== root().dataset.version ? now - behind : 0;
  if (!late) behind = now;
  document.getElementById('lost').hidden = now - heard < silence + 2500 && late < 1500 && !(sending && now - sending > 1500);
}
let behind = performance.now(); // since when the page is not that of the version

// A hidden page needs no stream. One that is shown again, or has a network again, looks at once.
function wake() {
  streams.only(null);
  if (document.hidden) return;
  others.clear();
  streams.again();
  looks.again();
  heard = performance.now() - silence - 1;
  tend();
}
document.addEventListener('visibilitychange', wake);
addEventListener('online', wake);
addEventListener('focus', () => { if (others.size >= most) wake(); });
addEventListener('pageshow', e => { if (e.persisted) wake(); });

// Sends a form without leaving the page. The table makes the same decision once, so one without an
// answer is sent again.
async function send(form, button) {
  const data = new URLSearchParams(new FormData(form)), action = form.action;
  if (button && button.name) data.set(button.name, button.value);
  const buttons = [...form.querySelectorAll('button')].filter(b => !b.disabled);
  for (const b of buttons) b.disabled = true;
  const began = sending = performance.now();
  let answered = false;
  const posts = attempts(async control => {
    try {
      const answer = await fetch(action, {method: 'POST', body: data, signal: control.signal});
      const page = await answer.text();
      await lifted();
      if (answered || (answer.status === 429 || answer.status >= 500) && !page.includes('id="table"')) throw answer.status;
      answered = true;
      posts.only(null);
      looks.only(null);
      if (answer.redirected && new URL(answer.url).search !== location.search) history.replaceState(null, '', answer.url);
      take(page);
      told = root().dataset.version;
    } catch {
      posts.failed(control);
    }
  });
  // A page that was taken meanwhile shows what has become of the move.
  while (!answered && form.isConnected && performance.now() - began < 30000) {
    posts.next();
    await new Promise(done => setTimeout(done, 100));
  }
  posts.only(null);
  if (sending === began) sending = 0;
  for (const b of buttons) b.disabled = false;
  tend();
}

document.addEventListener('submit', e => {
  if (e.target.method !== 'post' || !root().contains(e.target)) return;
  e.preventDefault();
  send(e.target, e.submitter);
});
setInterval(tend, 125);
tend();
}

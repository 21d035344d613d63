// A desk: lessons and puzzles. A move is sent without leaving the page, and this browser keeps how far
// somebody is. Without it everything works that a form can do.
'use strict';
{
const store = {
  get(name, usual) { try { return JSON.parse(localStorage.getItem('lettres-' + name)) ?? usual; } catch { return usual; } },
  text(name) { try { return localStorage.getItem('lettres-' + name); } catch { return null; } },
  set(name, value) { try { localStorage.setItem('lettres-' + name, JSON.stringify(value)); } catch { /* for this page alone */ } },
};
const desk = () => document.querySelector('.desk');

// What is kept of the puzzles of a game: the rating, and which were tried.
const mine = () => ({you: '1500 350 0.06', tried: {}, ...store.get('puzzles-' + desk().dataset.game, {})});

// Keeps the step of a lesson that is reached, or that the lesson is done.
function keepLesson() {
  const {key, at, finished} = desk().dataset, kept = store.get('learnt', {});
  if (kept[key] === 'done') return;
  kept[key] = finished === undefined ? Number(at) : 'done';
  store.set('learnt', kept);
}

// Keeps that the puzzle of the day was tried, and shows for how many days in a row it was.
function keepDay(tried) {
  const day = Number(desk().dataset.day), line = desk().querySelector('.days');
  if (!day) return;
  const kept = store.get('days', {last: 0, row: 0});
  if (tried && kept.last !== day) {
    kept.row = kept.last === day - 1 ? kept.row + 1 : 1;
    kept.last = day;
    store.set('days', kept);
  }
  line.hidden = kept.last !== day || kept.row < 2;
  line.textContent = line.dataset.said.replace('%', kept.row);
}

// Keeps what came of a puzzle the first time, and shows the rating.
function keepPuzzle() {
  const {key, tried, rating, game} = desk().dataset, kept = mine(), line = desk().querySelector('.rating');
  if (tried !== undefined && kept.tried[key] === undefined) {
    kept.tried[key] = Number(tried);
    if (rating) kept.you = rating;
    store.set('puzzles-' + game, kept);
    stop();
  }
  keepDay(tried !== undefined);
  if (line.hidden && Object.keys(kept.tried).length) {
    const [r, d] = kept.you.split(' ').map(Math.round), parts = line.dataset.said.split('%');
    line.textContent = parts[0] + r + parts[1] + d + parts[2];
    line.hidden = false;
  }
  const share = document.querySelector('.desk-more .share');
  if (share && (navigator.share || navigator.clipboard)) {
    share.hidden = false;
    share.addEventListener('click', () => {
      const url = location.origin + root().dataset.path;
      (navigator.share ? navigator.share({url}) : navigator.clipboard.writeText(url)).catch(() => {});
    });
  }
  const costs = document.querySelector('.desk-more .costs');
  if (costs) costs.hidden = kept.tried[key] !== undefined;
  clock();
}

// A minute, for those who want it. A puzzle that was tried has none.
let ends = 0, ticking = 0;
function clock() {
  const label = desk().querySelector('.clocked');
  if (!label) { stop(); return; }
  const box = label.querySelector('input');
  label.hidden = mine().tried[desk().dataset.key] !== undefined;
  if (label.hidden) return;
  box.checked = store.get('minute', false);
  box.addEventListener('change', () => { store.set('minute', box.checked); stop(); if (box.checked) begin(); });
  if (box.checked && !ticking) begin();
}
function begin() {
  ends = performance.now() + 60000;
  ticking = setInterval(tick, 250);
  tick();
}
function stop() { clearInterval(ticking); ticking = 0; }
function tick() {
  const left = Math.ceil((ends - performance.now()) / 1000), time = desk().querySelector('.clocked time');
  if (time) time.textContent = Math.max(0, left);
  if (left > 0) return;
  stop();
  document.querySelector('form.ask')?.requestSubmit();
}

// The next puzzle: one that was not tried, about as hard as this player is strong.
async function next(link) {
  const {game} = desk().dataset, {you, tried} = mine(), strength = parseFloat(you);
  const books = document.querySelector('a.home').pathname + 'puzzle/';
  try {
    const all = await (await fetch(books + game + '/list')).json();
    const fresh = all.filter(([key]) => tried[key] === undefined).sort((a, b) => Math.abs(a[1] - strength) - Math.abs(b[1] - strength));
    const among = fresh.slice(0, 12);
    if (among.length) { location.href = books + game + '/' + among[Math.floor(Math.random() * among.length)][0]; return; }
  } catch { /* the link leads on */ }
  location.href = link.href;
}

let sending = false;
async function send(form, button) {
  if (sending) return;
  sending = true;
  const data = new URLSearchParams(new FormData(form));
  if (button?.name) data.set(button.name, button.value);
  if (desk().dataset.kind === 'puzzle') {
    const kept = mine();
    if (kept.tried[desk().dataset.key] === undefined) data.set('rating', kept.you);
  }
  document.getElementById('lost').hidden = true;
  try {
    const answer = await fetch(form.action, {method: 'POST', body: data}), page = await answer.text();
    if (!page.includes('id="table"')) throw answer.status;
    await lifted();
    if (answer.redirected) history.pushState(null, '', answer.url);
    take(page);
    const told = [...document.querySelectorAll('.desk [role=alert], #acts .refusal p, .praise, .task')].map(e => e.textContent.replaceAll('§', '').trim());
    said.textContent = [...new Set(told)].join(' ');
    document.getElementById('acts').scrollTop = 0;
  } catch {
    document.getElementById('lost').hidden = false;
  }
  sending = false;
}

// A game that is begun at once is as the last one of this browser was, by the level and the rules.
document.addEventListener('submit', e => {
  if (!e.target.matches('.now')) return;
  const add = (name, value) => {
    const input = e.target.elements[name] ?? Object.assign(document.createElement('input'), {type: 'hidden', name});
    input.value = value;
    e.target.append(input);
  };
  const {game} = Object.fromEntries(new FormData(e.target)), last = store.get('wish-' + game, {}), level = store.get('level'), name = store.text('name-you');
  for (const what of ['rules', 'validation', 'clock']) if (last[what]) add(what, last[what]);
  if (level) add('level', level);
  if (name) add('you', name);
});

document.addEventListener('submit', e => {
  if (e.target.matches('.now') || e.target.method !== 'post' || !root().contains(e.target)) return;
  e.preventDefault();
  send(e.target, e.submitter);
});
document.addEventListener('click', e => {
  const link = e.target.closest('.desk[data-kind=puzzle] .go');
  if (!link || e.ctrlKey || e.metaKey || e.shiftKey) return;
  e.preventDefault();
  next(link);
});
addEventListener('popstate', () => location.reload());
const keep = () => desk().dataset.kind === 'learn' ? keepLesson() : keepPuzzle();
document.addEventListener('table', keep);
keep();
}

// The table: it shows at once what others do, taps letters, tells what a move would do,
// and counts seconds. Without it everything works that a form can do.
'use strict';
const root = () => document.getElementById('table');
const path = root().dataset.path;
const said = document.getElementById('said');
if (location.pathname !== path) history.replaceState(null, '', path); // a hint is asked for once
let storyOpen = false, acted = false;

// Waits until no finger or button is down: what lies under it is not exchanged, and the tap arrives. Nobody holds down for long.
const pressed = new Map(); // the last press of each pointer that is down
const lifted = async () => {
  for (const end = performance.now() + 2000; pressed.size && performance.now() < end;) await new Promise(done => setTimeout(done, 20));
};
addEventListener('pointerdown', e => {
  if (e.isPrimary) pressed.clear();
  pressed.set(e.pointerId, e);
}, true);
for (const up of ['pointerup', 'pointercancel']) {
  addEventListener(up, e => {
    const down = pressed.get(e.pointerId);
    setTimeout(() => { if (pressed.get(e.pointerId) === down) pressed.delete(e.pointerId); }); // the click comes first
  }, true);
}
const small = matchMedia('(max-width:599px),(max-height:500px)'); // a phone

// Takes over what a new page shows, and tells it to those who listen.
function take(html) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const next = page.getElementById('table'), old = root();
  if (!next) { location.reload(); return; }
  const active = document.activeElement, inside = acted || old.contains(active);
  const kept = [], same = old.dataset.n === next.dataset.n && old.dataset.path === next.dataset.path;
  if (same) {
    const opened = [...old.querySelectorAll('.rest details')].map(d => d.open);
    next.querySelectorAll('.rest details').forEach((d, i) => { d.open ||= opened[i]; });
    for (const form of old.querySelectorAll('form.word,form.swap')) {
      for (const e of form.elements) {
        if (e.type !== 'hidden' && e.name && (e.type !== 'radio' || e.checked)) kept.push([form.id, e.name, e.value]);
      }
    }
  }
  document.dispatchEvent(new Event('leaving'));
  const since = Number(old.dataset.n), news = [];
  for (const li of next.querySelectorAll('.story li')) {
    if (Number(li.dataset.step) > since) news.unshift(li.textContent.replaceAll('§', '').trim());
  }
  old.replaceWith(next);
  for (const [id, name, value] of kept) {
    const e = id && document.getElementById(id)?.elements[name];
    if (e) e.value = value;
  }
  setUp();
  if (inside) {
    const to = !acted && active.name && active.form?.id && document.getElementById(active.form.id)?.elements[active.name];
    const field = to && to.focus ? to : nextAct(next);
    field.focus({preventScroll: true});
    if (field.name === 'word' && next.querySelector('.refusal')) field.select(); // who types the next word replaces it
  }
  acted = false;
  const refused = next.querySelector('.refusal p');
  const status = next.querySelector('.status, .result p');
  if (news.length || refused) said.textContent = [refused && refused.textContent, ...news, status && status.textContent].filter(Boolean).join(' ');
}

// What is to be done next: the one button that there is, the board, or the field for a word. A
// field on a screen that is touched would open its keyboard.
function nextAct(page) {
  const fine = !matchMedia('(pointer:coarse)').matches;
  for (const what of ['.cover button', '.buttons button.primary', '.taps [tabindex="0"]', fine && '.acts > form.word input[name=word]', '.buttons button', '.result a']) {
    const e = what && page.querySelector(what);
    if (e && e.offsetParent) return e;
  }
  return page.querySelector('#acts');
}

// Buttons that are disabled lose the focus, so where it was is asked before.
document.addEventListener('submit', e => {
  acted = root().contains(e.target) && (e.target.contains(document.activeElement) || !!document.activeElement?.closest('.taps'));
}, true);

// The letters of a form to tap: those of the word that is transformed, then the rack.
function keys(form) {
  const box = form.querySelector('.keys'), input = form.elements.word || form.elements.letters;
  if (!box || !input || form.dataset.board) return; // board.js has keys of its own
  const at = form.querySelector('input[name=at]:checked');
  const former = at?.dataset.former ?? '', letters = at ? former + at.dataset.rack : box.dataset.rack;
  box.hidden = !letters;
  box.replaceChildren();
  shuffled(letters, former.length).forEach(i => {
    const letter = letters[i], b = document.createElement('button');
    b.type = 'button';
    b.textContent = letter;
    if (i < former.length) b.className = 'former';
    b.tabIndex = -1; // those who have keys type
    b.addEventListener('click', () => { input.value += letter; changed(form); });
    box.append(b);
  });
  const erase = document.createElement('button');
  erase.type = 'button';
  erase.className = 'erase';
  erase.textContent = '⌫';
  erase.tabIndex = -1;
  erase.setAttribute('aria-label', document.documentElement.lang === 'fr' ? 'Effacer' : 'Erase');
  erase.addEventListener('click', () => { input.value = input.value.slice(0, -1); changed(form); });
  if (letters.length - former.length > 2) {
    const mix = erase.cloneNode();
    mix.classList.add('mix');
    mix.textContent = '⤮';
    mix.setAttribute('aria-label', document.documentElement.lang === 'fr' ? 'Mélanger' : 'Shuffle');
    mix.addEventListener('click', () => { shuffled(letters, former.length, true); keys(form); });
    box.append(mix);
  }
  box.append(erase);
  const row = input.closest('.row');
  if (!row.querySelector('.erase')) {
    const all = erase.cloneNode();
    all.textContent = '✕';
    all.setAttribute('aria-label', document.documentElement.lang === 'fr' ? 'Tout reprendre' : 'Take all back');
    all.addEventListener('click', () => { input.value = ''; changed(form); });
    row.querySelector('label').after(all);
  }
  reserve(form);
  used(form);
}

// On a phone the letters of a word on mats get smaller rather than more rows, so that nothing moves when a longer line is chosen:
// the room is that of the most letters of any choice, in two rows if a finger can still tap them.
function reserve(form) {
  const box = form.querySelector('.keys'), forms = document.querySelectorAll('.acts > form.word[data-kind]:not([data-board])');
  if (![...forms].includes(form) || !box.clientWidth || !small.matches) return;
  const most = Math.max(0, ...[...forms].flatMap(f => [...f.querySelectorAll('input[name=at]')].map(r => r.dataset.former.length + r.dataset.rack.length)));
  const gap = parseFloat(getComputedStyle(box).columnGap), room = Math.floor(box.getBoundingClientRect().width) + gap;
  const rowsOf = wide => {
    const abreast = Math.floor(room / (wide + gap)), rows = Math.ceil(most / abreast);
    return rows + ((most - (rows - 1) * abreast) * (wide + gap) + 2 * (Math.max(wide, 30) + gap) > room); // and two tools
  };
  const widest = (least, rows) => { for (let wide = 44; wide >= least; wide--) if (rowsOf(wide) <= rows) return wide; };
  const wide = widest(34, 1) ?? widest(24, 2) ?? 24;
  box.style.setProperty('--key', wide + 'px');
  box.style.setProperty('--rows', rowsOf(wide));
}

// The order in which letters are shown, by their numbers: as they are until they are shuffled, and
// then those of the rack in another order each time.
let mixed = {letters: '', order: []};
function shuffled(letters, fixed = 0, again = false) {
  const free = [...letters.slice(fixed)].sort().join('');
  if (mixed.letters !== free || mixed.order.length !== letters.length || mixed.fixed !== fixed) mixed = {letters: free, fixed, order: [...letters].map((_, i) => i)};
  if (again) {
    for (let i = letters.length - 1; i > fixed; i--) {
      const j = fixed + Math.floor(Math.random() * (i - fixed + 1));
      [mixed.order[i], mixed.order[j]] = [mixed.order[j], mixed.order[i]];
    }
  }
  return mixed.order;
}

// On a phone nothing that is tapped moves the mat: the panel below is as high as the position needs, and what comes in there later
// scrolls. Where there is too little room some is left out (the style says what, by data-tight), and what one can do
// without is reached by scrolling. A board has the room that a puzzle leaves it.
function settle() {
  const main = root(), fit = document.querySelector('.fit'), acts = document.getElementById('acts');
  const strip = document.querySelector('.strip')?.offsetParent, puzzle = document.querySelector('.desk');
  main.style.gridTemplateRows = '';
  delete main.dataset.tight;
  if (!fit || !small.matches || !strip && !puzzle && !main.matches('.firm')) return;
  const told = puzzle && (strip || puzzle.dataset.kind === 'puzzle'), tall = innerHeight >= 760;
  const more = told && tall ? 46 : told && puzzle.dataset.kind === 'learn' ? 28 : 0; // the first row of the rest, or what is told of a word
  const top = () => acts.getBoundingClientRect().top - acts.scrollTop;
  const needs = () => Math.ceil(Math.max(...[...acts.children].filter(e => !e.matches('.desk-more')).map(e => e.getBoundingClientRect().bottom)) - top()) + 10 + more; // with its margins
  const lacks = () => fit.scrollHeight - fit.clientHeight - (acts.clientHeight - needs());
  for (let tight = 1; strip && tight <= 3 && lacks() > 0; tight++) main.dataset.tight = tight;
  if (matchMedia('(orientation:portrait)').matches && (strip || !main.matches('.drafting'))) main.style.gridTemplateRows = `minmax(0,1fr) auto auto ${Math.min(puzzle ? needs() : acts.offsetHeight, innerHeight * .62)}px`;
}
addEventListener('resize', settle);

// While a word is made a phone shows what it would do in the place of other lines. At a table nothing moves by that; the board of
// a puzzle stays as large as it is.
function drafting(on) {
  const fit = document.querySelector('.fit'), puzzle = document.querySelector('.desk') && document.getElementById('lay');
  if (!fit || root().classList.contains('drafting') === on) return;
  if (puzzle) fit.style.maxHeight = on ? fit.offsetHeight + 'px' : '';
  root().classList.toggle('drafting', on);
  if (puzzle) settle();
}
addEventListener('resize', () => document.querySelector('.fit')?.style.removeProperty('max-height'));

// Marks the letters that the word has taken.
function used(form) {
  if (form.dataset.board) return;
  const input = form.elements.word || form.elements.letters;
  const left = [...input.value.normalize('NFD').toUpperCase()];
  for (const b of form.querySelectorAll('.keys button:not(.erase)')) {
    const i = left.indexOf(b.textContent);
    b.classList.toggle('used', i >= 0);
    if (i >= 0) left.splice(i, 1);
  }
}

// Takes away why the word that was played is refused, once it is another one. Its room is kept where something below it is tapped.
function stale(form, word) {
  for (const old of document.querySelectorAll('#acts > .refusal, .desk[data-kind=learn] .refusal')) {
    if (form.dataset.board && (old.dataset.word ??= word) === word) continue; // as a board shows its draft again
    if (root().matches('.firm') || small.matches && document.querySelector('.strip')) old.remove(); // what is told comes in its place
    else old.style.visibility = 'hidden';
  }
}

let timer = 0;
function changed(form) {
  used(form);
  document.dispatchEvent(new Event('draft'));
  const out = form.querySelector('.try-out'), input = form.elements.word;
  if (!out || !input || form.dataset.kind === 'both') return;
  stale(form, input.value);
  clearTimeout(timer);
  if (input.value.trim().length < 2) { out.replaceChildren(); return; }
  timer = setTimeout(async () => {
    const asked = new URLSearchParams(new FormData(form)), word = input.value;
    try {
      const answer = await fetch(root().dataset.path + '/try?' + asked);
      if (answer.ok && input.value === word && input.isConnected) {
        const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
        out.replaceChildren(...page.body.childNodes);
      }
    } catch { /* the move itself will tell */ }
  }, 250);
}

function setUp() {
  for (const form of document.querySelectorAll('form.word,form.swap')) {
    keys(form);
    form.addEventListener('input', () => changed(form));
    form.addEventListener('change', e => { if (e.target.name === 'at') { keys(form); changed(form); } });
  }
  for (const b of document.querySelectorAll('.try')) b.hidden = true; // it is told while one types
  for (const input of document.querySelectorAll('[data-link]')) {
    input.value = new URL(input.value, location).href;
    const copy = input.parentElement.querySelector('[data-copy]');
    if (navigator.clipboard) {
      copy.hidden = false;
      copy.addEventListener('click', () => navigator.clipboard.writeText(input.value));
    } else {
      input.addEventListener('focus', () => input.select());
    }
  }
  shown = performance.now();
  count();
  more();
  document.dispatchEvent(new Event('table'));
}

// On a small screen the story is its last line, and all of it on a tap.
function more() {
  const story = document.getElementById('story'), b = document.createElement('button');
  b.type = 'button';
  b.className = 'more-story';
  b.textContent = '⋯';
  b.setAttribute('aria-label', story.querySelector('h2').textContent);
  const open = on => { storyOpen = on; story.classList.toggle('open', on); b.setAttribute('aria-expanded', on); };
  b.addEventListener('click', () => open(!storyOpen));
  open(storyOpen);
  story.append(b);
}

// What opens below the edge of the panel is scrolled to.
document.addEventListener('toggle', e => { if (e.target.open && e.target.closest('.acts .rest')) e.target.scrollIntoView({block: 'nearest'}); }, true);

// Clocks and the last chance, which the server counts too.
let shown = 0;
function count() {
  const gone = performance.now() - shown;
  for (const c of document.querySelectorAll('.clock.runs')) {
    const s = Math.ceil(Math.max(0, c.dataset.left - gone) / 1000);
    c.querySelector('time').textContent = Math.floor(s / 60) + ':' + String(s % 60).padStart(2, '0');
  }
  for (const t of document.querySelectorAll('[data-ten]')) t.textContent = Math.ceil(Math.max(0, t.dataset.ten - gone) / 1000);
  for (const w of document.querySelectorAll('progress[data-wait]')) w.value = Math.max(0, w.dataset.wait - gone);
}
setInterval(count, 250);

setUp();

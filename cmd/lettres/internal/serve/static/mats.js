// Mats to tap: a line of one's own is transformed, one of the other's is taken with Jarnac.
// What a line would become lies on it as a draft.
'use strict';

// The form for the words on the mat of a player, and its choice for the button of a line. A new word lies on no other.
function wordForm(player) {
  const seat = Number(document.querySelector('#acts input[name=seat]')?.value ?? -1);
  if (player === seat) return document.getElementById('form-lay');
  return document.getElementById('form-jarnac') ?? document.querySelector('details[open] > #form-both');
}
function choice(form, b) {
  const all = [...form.querySelectorAll('input[name=at]')];
  return all.find(r => r.value.endsWith(b.dataset.line + ':')) ?? (b.dataset.word ? undefined : all.find(r => !r.value.endsWith(':')));
}

const wordOf = form => form.elements.word.value.normalize('NFD').toUpperCase().replace(/[^A-Z]/g, '');

// The mats of a drawing: where the lines of each are, whose it is, and what lies there.
function matsOf(svg) {
  const num = (e, name) => Number(e.getAttribute(name)), texts = [...svg.querySelectorAll('text')];
  const grounds = [...svg.querySelectorAll('.mat0, .mat1')];
  return [...svg.querySelectorAll('.slot')].map((slots, i) => {
    const all = [...slots.getAttribute('d').matchAll(/M(\d+) (\d+)h/g)].map(m => [m[1] - 2, m[2] - 2]), side = 44;
    const [x, y] = all[0], [right, bottom] = all.at(-1), g = grounds[i];
    const inside = (t, x, y, w, h) => num(t, 'x') > x && num(t, 'x') < x + w && num(t, 'y') > y && num(t, 'y') < y + h;
    const lines = (bottom - y) / side + 1, columns = (right - x) / side + 1;
    const words = Array.from({length: lines}, (_, n) => texts.filter(t => t.classList.contains('b') && inside(t, x, y + n * side, columns * side, side)).map(t => t.textContent).join(''));
    const inRack = t => t.classList.contains('b') && num(t, 'y') > y + lines * side;
    const mine = texts.filter(t => inside(t, num(g, 'x'), num(g, 'y'), num(g, 'width'), num(g, 'height')));
    return {
      player: Number(g.classList.contains('mat1')), left: num(g, 'x'), width: num(g, 'width'), x, y, side, lines, columns, words, bottom: num(g, 'y') + num(g, 'height'),
      name: mine.find(t => t.matches('.on.b'))?.textContent ?? '', score: mine.find(t => t.matches('.warm.b'))?.textContent ?? '',
      rack: mine.filter(inRack).map(t => t.textContent).join(''), tiles: mine.filter(inRack).map(t => ({letter: t.textContent, x: num(t, 'x'), y: num(t, 'y')})),
    };
  });
}

// A phone has no room for what its page says elsewhere: of one's own mat it shows the lines.
const low = matchMedia('(max-height:759px)');

function matsUp() {
  for (const old of document.querySelectorAll('.mats .strip')) old.remove();
  for (const drawing of document.querySelectorAll('.drawing')) {
    const mats = matsOf(drawing.querySelector('svg'));
    if (drawing.classList.contains('narrow') && mats.length > 1) strip(drawing, mats.toSorted((a, b) => a.y - b.y)); // one's own is above
    linesOn(drawing, mats);
  }
  const forms = document.querySelectorAll('.acts > form.word[data-kind]');
  for (const f of forms) for (const what of ['focusin', 'click']) f.addEventListener(what, () => unfold(f));
  unfold([...forms].find(f => f.elements.word.value) ?? forms[0]);
  for (const f of forms) seeChoice(f);
  paintLines();
  settle();
}

// Lays a button on each line of the mats that a drawing shows.
function linesOn(drawing, mats) {
  const view = drawing.querySelector('svg').viewBox.baseVal;
  drawing.style.setProperty('--ratio', view.width / view.height);
  for (const old of drawing.querySelectorAll('.lines, .tiles')) old.remove();
  for (const m of mats) {
    const mat = document.createElement('div');
    mat.className = 'lines';
    mat.dataset.player = m.player;
    mat.dataset.columns = m.columns;
    mat.setAttribute('aria-hidden', 'true'); // the form has the same choice for all
    Object.assign(mat.style, {left: (m.x - 36 - view.x) / view.width * 100 + '%', top: (m.y - view.y) / view.height * 100 + '%', width: (m.columns * m.side + 36) / view.width * 100 + '%', height: m.lines * m.side / view.height * 100 + '%'});
    for (let i = 1; i <= m.lines; i++) {
      const b = lineButton(m.player, i);
      b.dataset.word = m.words[i - 1]; // no new one lies there
      b.style.paddingLeft = 36 / (m.columns * m.side + 36) * 100 + '%';
      mat.append(b);
    }
    drawing.append(mat, tilesOn(m, view));
  }
}

// Buttons on the letters of a rack, which do what those of the form do: a newcomer taps the letters that lie on the mat.
function tilesOn(m, view) {
  const tiles = document.createElement('div'), half = 19;
  tiles.className = 'tiles';
  tiles.addEventListener('mousedown', e => e.preventDefault()); // who types goes on typing
  tiles.dataset.player = m.player;
  tiles.setAttribute('aria-hidden', 'true'); // the form has the same letters for all
  for (const t of m.tiles) {
    const b = document.createElement('button');
    b.type = 'button';
    b.disabled = true; // until there is a form
    b.tabIndex = -1;
    b.dataset.letter = t.letter;
    Object.assign(b.style, {left: (t.x - half - view.x) / view.width * 100 + '%', top: (t.y - 8 - half - view.y) / view.height * 100 + '%', width: 2 * half / view.width * 100 + '%', height: 2 * half / view.height * 100 + '%'});
    b.addEventListener('click', () => keyOf(m.player, t.letter)?.click());
    tiles.append(b);
  }
  return tiles;
}

// The key of a letter of the rack that the word has not taken yet.
function keyOf(player, letter) {
  const form = wordForm(player);
  if (form) unfold(form);
  return [...form?.querySelectorAll('.keys button:not(.erase,.former,.used)') ?? []].find(k => k.textContent === letter);
}

function lineButton(player, line) {
  const b = document.createElement('button');
  b.type = 'button';
  b.tabIndex = -1; // the form has the same choice for all
  b.dataset.line = line;
  b.addEventListener('click', () => tapLine(player, b));
  b.addEventListener('dblclick', () => { const form = wordForm(player); if (form?.elements.word.value && b.classList.contains('on')) form.requestSubmit(form.querySelector('button.primary')); });
  return b;
}

// On a phone two mats are too much: that of the opponent is a strip of words, and as large as
// one's own on a tap.
let whole = false;
function strip(drawing, mats) {
  const svg = drawing.querySelector('svg'), other = mats[1];
  const full = svg.dataset.full ??= svg.getAttribute('viewBox'), width = full.split(' ')[2];
  const part = (kind, text) => { const e = document.createElement('span'); e.className = kind; e.textContent = text; return e; };
  const box = document.createElement('div'), head = document.createElement('p'), words = document.createElement('p'), all = document.createElement('button');
  const show = () => {
    const m = mats[0], lines = (low.matches || document.querySelector('.desk')) && document.querySelector('#form-lay,#form-jarnac');
    svg.setAttribute('viewBox', whole ? full : lines ? `${m.left} ${m.y - 40} ${m.width} ${m.lines * m.side + 48}` : `0 0 ${width} ${m.bottom + 12}`);
    all.textContent = whole ? '▴' : '▾';
    all.setAttribute('aria-expanded', whole);
  };
  box.className = 'strip mat' + other.player;
  box.dataset.player = other.player;
  all.type = 'button';
  all.className = 'all';
  all.setAttribute('aria-label', other.name);
  all.addEventListener('click', () => { whole = !whole; show(); linesOn(drawing, mats); paintLines(); settle(); });
  const rack = lineButton(other.player, 0);
  rack.classList.add('rack');
  rack.textContent = other.rack;
  rack.hidden = !other.rack;
  head.append(part('who', other.name), rack, part('score', other.score), all);
  words.className = 'words';
  other.words.forEach((word, i) => {
    if (!word) return;
    const b = lineButton(other.player, i + 1);
    b.dataset.word = b.textContent = word;
    words.append(b);
  });
  box.append(head, words);
  show();
  drawing.closest('.mats').prepend(box);
}

// Reports whether a line has the letters of a word that is typed, which then stays when the line is chosen.
function fits(word, radio) {
  const left = [...radio.dataset.former + radio.dataset.rack];
  return [...word].every(letter => left.includes(letter) && left.splice(left.indexOf(letter), 1));
}

// Scrolls to the line that is chosen.
function seeChoice(form) {
  const label = form.querySelector('input[name=at]:checked')?.closest('label'), row = label?.parentElement;
  if (row) row.scrollLeft = label.offsetLeft - row.offsetLeft - (row.clientWidth - label.offsetWidth) / 2;
}

function tapLine(player, b) {
  const form = wordForm(player), radio = form && choice(form, b);
  if (!radio) return;
  if (!radio.checked) {
    radio.checked = true;
    if (!fits(wordOf(form), radio)) form.elements.word.value = '';
    keys(form);
    seeChoice(form);
  }
  form.dataset.tapped = '1';
  unfold(form);
  changed(form);
}

// Where a word can be laid or taken, a phone has room for one of the forms: that which was touched last.
function unfold(form) {
  const all = document.querySelectorAll('.acts > form.word[data-kind]');
  for (const f of all) f.classList.toggle('folded', all.length > 1 && f !== form);
  if (form) reserve(form);
}

// Shows on the lines which one is chosen, and the word that would lie there.
function paintLines() {
  drafting([...document.querySelectorAll('.acts > form.word[data-kind]')].some(f => f.elements.word.value));
  paintStrip();
  for (const tiles of document.querySelectorAll('.tiles')) {
    const form = wordForm(Number(tiles.dataset.player)), taken = [...form?.querySelectorAll('.keys .used:not(.former)') ?? []].map(k => k.textContent);
    for (const b of tiles.children) {
      b.disabled = !form;
      const i = taken.indexOf(b.dataset.letter);
      b.classList.toggle('taken', i >= 0);
      if (i >= 0) taken.splice(i, 1);
    }
  }
  for (const mat of document.querySelectorAll('.lines')) {
    const form = wordForm(Number(mat.dataset.player));
    mat.classList.toggle('open', !!form);
    const word = form ? wordOf(form) : '';
    let free = true;
    for (const b of mat.children) {
      const radio = form && choice(form, b), fresh = radio && !radio.value.endsWith(':');
      const on = radio?.checked && (!fresh || free) && (word || form.dataset.tapped);
      if (fresh) free = false;
      b.disabled = !radio;
      b.className = on ? 'on' : '';
      b.replaceChildren(...(on ? [...word].slice(0, mat.dataset.columns) : []).map(l => { const s = document.createElement('span'); s.textContent = l; s.style.flexBasis = 100 / mat.dataset.columns + '%'; return s; }));
    }
  }
}

function paintStrip() {
  for (const b of document.querySelectorAll('.strip .under')) b.classList.remove('under');
  for (const b of document.querySelectorAll('.strip [data-line]')) {
    const form = wordForm(Number(b.closest('.strip').dataset.player)), radio = form && choice(form, b);
    const on = radio?.checked && radio.value.endsWith(':') === !!b.dataset.word && form.dataset.tapped;
    b.disabled = !radio;
    b.classList.toggle('on', !!on);
    if (b.dataset.word) draftOver(b, on && wordOf(form));
  }
}

// Shows a draft over a word of the strip. Where it is longer its neighbours stay where they are, and step back.
function draftOver(b, word) {
  b.style.width = word ? b.style.width || b.offsetWidth + 'px' : '';
  b.textContent = word ? '' : b.dataset.word;
  if (!word) return;
  const over = document.createElement('span');
  over.textContent = word;
  b.append(over);
  over.style.fontSize = Math.max(.7, Math.min(1, b.offsetWidth / over.offsetWidth)) + 'em'; // so that it leaves its neighbours their room
  over.classList.toggle('back', over.getBoundingClientRect().right > b.parentElement.getBoundingClientRect().right);
  const place = over.getBoundingClientRect(), covers = r => r.left < place.right && r.right > place.left && r.top < place.bottom && r.bottom > place.top;
  for (const other of b.parentElement.children) other.classList.toggle('under', other !== b && covers(other.getBoundingClientRect()));
}

low.addEventListener('change', matsUp);
document.addEventListener('table', matsUp);
document.addEventListener('draft', paintLines);
document.addEventListener('toggle', paintLines, true);
matsUp();

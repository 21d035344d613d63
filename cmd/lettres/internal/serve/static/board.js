// Boards to tap: a square, then letters of the rack. They lie there as a draft, and fill in
// the form for a word, which says all that is played.
'use strict';
const boardForm = () => document.getElementById('lay');
let draft = null, board = null, known = '', zoomed = false;
const finger = 24; // pixels that a square needs to be tapped

const at = (r, c) => {
  const row = board.rows?.[r - board.top], l = row && row[c - board.left];
  return l && l !== '.' ? l : '';
};
const inside = (r, c) => board.free || (r >= 0 && c >= 0 && r < board.rows.length && c < board.rows[0].length);
const step = (d, r, c, n) => d.down ? [r + n, c] : [r, c + n];
// A square has the name by which the story tells of a word that begins there: where the row
// comes first, the word goes across.
function nameOf(r, c, down) {
  if (board.free) return `(${r},${c})`;
  const letter = n => String.fromCharCode(65 + n), row = board.turned ? letter(r) : r + 1, column = board.turned ? c + 1 : letter(c);
  return down ? `${column}${row}` : `${row}${column}`;
}
const begin = (r, c) => ({r, c, tap: [r, c], down: false, e: [], bonus: null});

// The squares of the word that a draft makes, with the letters before and after it, and the
// square of its next letter.
function spell(d) {
  let [r, c] = [d.r, d.c];
  for (let [p, q] = step(d, r, c, -1); at(p, q); [p, q] = step(d, r, c, -1)) [r, c] = [p, q];
  const cells = [];
  for (let i = 0; inside(r, c) && cells.length < 40; [r, c] = step(d, r, c, 1)) {
    const lies = at(r, c), before = d.down ? r < d.r : c < d.c, e = d.e[i];
    if (!before && e && (board.over || !lies)) {
      i++;
      cells.push(e.l === '.' ? {r, c, l: lies} : {r, c, l: e.l, e});
    } else if (lies) cells.push({r, c, l: lies});
    else break;
  }
  const next = board.over ? step(d, d.r, d.c, d.e.length) : [r, c];
  return {cells, next: inside(...next) ? next : null};
}

// The draft of what is typed in the form, null if that says no square.
function typed(form) {
  const square = form.elements.square.value.toUpperCase(), n = square.match(/-?\d+/g), letter = square.match(/[A-Z]/);
  if (!n || (board.free ? n.length !== 2 : !letter)) return null;
  let [r, c] = board.free ? [Number(n[0]), Number(n[1])] : [n[0] - 1, letter[0].charCodeAt(0) - 65];
  if (board.turned) [r, c] = [c, r];
  if (!inside(r, c)) return null;
  const d = begin(r, c);
  d.down = form.elements.direction.value === 'down';
  const [word, beside] = form.elements.word.value.replace(/\s/g, '').split('|');
  const [letters, bonus] = word.split('*');
  const own = [...form.dataset.beside || ''], taken = new Set(), rack = rackOf(form);
  let first = null;
  for (const l of letters === letters.toLowerCase() && !letters.includes('.') ? letters.toUpperCase() : letters) {
    const lies = at(r, c);
    if (lies && (!board.over || l === '.' || l.toUpperCase() === lies)) { if (first && board.over) d.e.push({l: '.'}); }
    else if (l !== '.') {
      first ??= [r, c];
      const k = rack.findIndex((x, i) => !taken.has(i) && x.l === (l === l.toUpperCase() ? l : '?') && x.beside === !!beside?.includes(l));
      taken.add(k);
      d.e.push({l, k});
    }
    [r, c] = step(d, r, c, 1);
  }
  while (d.e.length && d.e.at(-1).l === '.') d.e.pop();
  if (first) [d.r, d.c] = first;
  const b = bonus?.match(/^([23])@(\d+)$/);
  if (b) d.bonus = {l: b[1], k: rack.findIndex(x => x.l === b[1]), at: Number(b[2]) - 1};
  return d;
}

const rackOf = form => [
  ...[...form.dataset.rack].map(l => ({l, beside: false})),
  ...[...form.dataset.beside || ''].map(l => ({l, beside: true})),
];

// Fills in the form, and shows the draft.
function write() {
  const form = boardForm(), f = form.elements;
  if (draft) {
    const {cells} = spell(draft), laid = cells.filter(x => x.e);
    const first = cells[0] ?? draft, rack = rackOf(form);
    f.square.value = nameOf(first.r, first.c, draft.down);
    f.direction.value = draft.down ? 'down' : 'across';
    f.word.value = laid.length ? cells.map(x => x.l).join('') : '';
    const beside = laid.filter(x => rack[x.e.k]?.beside).map(x => x.l).join('');
    if (beside) f.word.value += '|' + beside;
    if (draft.bonus && laid.length) {
      draft.bonus.at = Math.min(draft.bonus.at, cells.length - 1);
      f.word.value += `*${draft.bonus.l}@${draft.bonus.at + 1}`;
    }
  } else f.square.value = f.word.value = '';
  paint();
  changed(form);
  if (!draft && zoomed) { zoomed = false; enlarge(); }
  if (draft) document.querySelector('.taps .here, .taps .new')?.scrollIntoView({block: 'nearest', inline: 'nearest'});
}

// A tap on a square: the word begins there, or, where it does already, goes the other way.
function start(r, c) {
  const {cells, next} = draft ? spell(draft) : {}, same = q => q && q[0] === r && q[1] === c;
  const i = draft?.bonus ? cells.findIndex(x => x.r === r && x.c === c) : -1;
  if (i >= 0) draft.bonus.at = i; // the bonus card goes to that letter
  else if (cells?.some(x => x.e && x.r === r && x.c === c) && !same([draft.r, draft.c])) return; // a second tap plays it
  else if (draft && (same(draft.tap) || same(next) || same([draft.r, draft.c]))) turn();
  else move(r, c);
  write();
}

function turn() {
  if (!draft) return;
  draft.down = !draft.down;
  if (!draft.e.length) move(...draft.tap);
}

// Lets the draft begin on a square, or behind the letters that lie there.
function move(r, c) {
  draft ??= begin(r, c);
  [draft.r, draft.c, draft.tap] = [r, c, [r, c]];
  if (board.over || !at(r, c)) return;
  const {next} = spell({...draft, e: []});
  if (next) [draft.r, draft.c] = next;
}

function shift(dr, dc) {
  let [r, c] = draft ? [draft.r + dr, draft.c + dc] : middle();
  while (!board.over && inside(r, c) && at(r, c)) [r, c] = [r + (dr || !dc), c + dc];
  if (inside(r, c)) { move(r, c); write(); }
}
const middle = () => board.free ? [0, 0] : [(board.rows.length - 1) / 2, (board.rows.length - 1) / 2];

// Lays the letter k of the rack, as a joker the letter that it stands for.
function lay(k, as) {
  const form = boardForm(), x = rackOf(form)[k];
  if (!draft) {
    if (board.free ? board.rows : at(...middle())) return; // the panel asks for a square
    draft = begin(...middle()); // the first word goes over it
  }
  if (x.l === '2' || x.l === '3') {
    const {cells} = spell(draft);
    draft.bonus = draft.bonus?.k === k ? null : {l: x.l, k, at: Math.max(0, cells.findLastIndex(y => y.e))};
    write();
    return;
  }
  if (x.l === '?' && !as) { alphabet(k); return; }
  if (!spell(draft).next) return;
  draft.e.push({l: as ?? x.l, k});
  write();
}

function keep() { draft.e.push({l: '.'}); write(); }

function erase() {
  if (!draft) return;
  draft.e.pop();
  while (draft.e.at(-1)?.l === '.') draft.e.pop();
  if (!draft.e.length) draft.bonus = null;
  write();
}

function clear() { draft = null; write(); }

// The letters of the draft with their squares, to be put elsewhere.
const loose = () => draft ? spell(draft).cells.filter(x => x.e).map(x => ({r: x.r, c: x.c, e: x.e})) : [];

// Makes a draft of letters on squares, if they are in one line with letters between them.
function gather(list) {
  if (!list.length) { clear(); return true; }
  const {bonus} = draft, down = list.length > 1 ? list.every(x => x.c === list[0].c) : draft.down;
  if (!down && !list.every(x => x.r === list[0].r)) return false;
  list.sort((a, b) => a.r - b.r || a.c - b.c);
  const d = {...begin(list[0].r, list[0].c), down, bonus}, e = [];
  for (let [r, c] = [d.r, d.c], i = 0; i < list.length; [r, c] = step(d, r, c, 1)) {
    if (list[i].r === r && list[i].c === c) e.push(list[i++].e);
    else if (!at(r, c)) return false;
    else if (board.over) e.push({l: '.'});
  }
  draft = {...d, e};
  write();
  return true;
}

// Lays the letter k of the rack on a square: where that does not make one line of the draft, behind
// it. A bonus card goes to the letter there. The first letter goes on with a word above or below it, if it has
// neighbours there alone.
function place(k, [r, c]) {
  const x = rackOf(boardForm())[k];
  if (/[23]/.test(x.l)) {
    const i = draft ? spell(draft).cells.findIndex(y => y.r === r && y.c === c) : -1;
    if (i >= 0) { draft.bonus = {l: x.l, k, at: i}; write(); } else if (draft?.bonus?.k !== k) lay(k);
  } else if (!draft?.e.length) {
    draft = {...begin(r, c), down: !!(at(r - 1, c) || at(r + 1, c)) && !at(r, c - 1) && !at(r, c + 1)};
    move(r, c);
    lay(k);
  } else if (x.l === '?' || !inside(r, c) || at(r, c) && !board.over || loose().some(y => y.r === r && y.c === c) || !gather([...loose(), {r, c, e: {l: x.l, k}}])) lay(k);
}

// Carries a letter of the draft to another square, or away from the board.
function carry([r, c], to) {
  const all = loose(), one = all.find(x => x.r === r && x.c === c), rest = all.filter(x => x !== one);
  if (!one || to && (at(...to) && !board.over || rest.some(x => x.r === to[0] && x.c === to[1]))) return;
  gather(to ? [...rest, {r: to[0], c: to[1], e: one.e}] : rest);
}

const say = key => JSON.parse(boardForm().dataset.say)[key];
const button = (text, label, click, kind) => {
  const b = document.createElement('button');
  b.type = 'button';
  b.textContent = text;
  if (label) { b.setAttribute('aria-label', label); b.title = label; }
  if (kind) b.className = kind;
  b.addEventListener('click', click);
  return b;
};

// The letters that a joker can stand for.
function alphabet(k) {
  const box = boardForm().querySelector('.keys');
  boardForm().classList.add('picking'); // a phone has no room for other buttons
  box.replaceChildren(...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map(l => button(l, '', () => lay(k, l.toLowerCase()), 'narrow')),
    button('×', say('back'), () => paint(), 'erase'));
  box.firstChild.focus();
}

// Shows the draft: on the board, in the form, and on the keys.
function paint() {
  const form = boardForm(), {cells, next} = draft ? spell(draft) : {cells: [], next: null};
  const used = new Set(draft ? [...draft.e.map(e => e.k), draft.bonus?.k] : []);
  const box = form.querySelector('.keys'), rack = rackOf(form);
  box.hidden = false;
  form.classList.remove('picking');
  const keys = rack.map((x, k) => {
    const b = button(/[23]/.test(x.l) ? '×' + x.l : x.l, x.l === '?' ? say('joker') : x.beside ? say('beside') + ' ' + x.l : '', () => lay(k), x.beside ? 'beside' : /[23]/.test(x.l) ? 'bonus' : '');
    b.dataset.k = k;
    b.disabled = used.has(k) && draft.bonus?.k !== k;
    b.classList.toggle('used', used.has(k));
    return b;
  });
  const under = board.over && next && at(...next);
  if (board.over) { // its room is kept
    const b = button(say('keep') + ' ' + (under || '–'), '', keep, 'erase keep');
    if (!under) { b.disabled = true; b.style.visibility = 'hidden'; }
    keys.push(b);
  }
  drafting(!!draft);
  const mix = button('⤮', say('shuffle'), () => { shuffled(form.dataset.rack + (form.dataset.beside || ''), 0, true); paint(); }, 'erase mix');
  const order = shuffled(form.dataset.rack + (form.dataset.beside || ''));
  box.replaceChildren(...order.map(k => keys[k]), ...rack.length > 2 ? [mix] : [], ...keys.slice(rack.length));
  const out = form.querySelector('.draft');
  out.replaceChildren();
  if (!cells.some(x => x.e)) out.textContent = draft ? `${nameOf(draft.r, draft.c, draft.down)} ${draft.down ? '↓' : '→'} ${say('letters')}` : say('square');
  else {
    out.append(nameOf(cells[0].r, cells[0].c, draft.down) + (draft.down ? ' ↓ ' : ' → '));
    cells.forEach((x, i) => {
      const t = document.createElement('b');
      t.textContent = x.l;
      if (x.e) t.className = 'new';
      if (draft.bonus?.at === i) { const s = document.createElement('sup'); s.textContent = '×' + draft.bonus.l; t.append(s); }
      out.append(t);
    });
  }
  const turn = form.querySelector('.turn');
  turn.textContent = draft?.down ? '↓' : '→';
  turn.setAttribute('aria-label', turn.title = say(draft?.down ? 'down' : 'across'));
  form.querySelector('button.primary').disabled = !form.elements.word.value;
  for (const b of document.querySelectorAll('.taps button')) {
    const r = Number(b.dataset.r), c = Number(b.dataset.c), x = cells.find(y => y.r === r && y.c === c && y.e);
    const here = !!draft && (next ? next[0] === r && next[1] === c : draft.r === r && draft.c === c);
    b.className = x ? (x.l === x.l.toUpperCase() ? 'new' : 'new joker') : here ? (draft.down ? 'here down' : 'here') : '';
    b.textContent = x ? x.l : here ? (draft.down ? '↓' : '→') : '';
    const lies = at(r, c), mark = board.premiums?.[r]?.[c];
    b.setAttribute('aria-label', [nameOf(r, c), x ? x.l + ', ' + say('draft') : lies || say('empty'), !x && !lies && mark && say(mark)].filter(Boolean).join(', '));
    if (here) rove(b);
  }
  beyond(cells);
}

// On a table without edges a draft can leave the drawing, upwards or downwards.
function beyond(cells) {
  for (const grid of document.querySelectorAll('.taps')) {
    for (const o of grid.querySelectorAll('.out')) o.remove();
    const f = JSON.parse(grid.dataset.field);
    for (const x of cells) {
      if (!x.e || (x.r >= f.top && x.r < f.top + f.rows) || x.c < f.left || x.c >= f.left + f.columns) continue;
      const o = document.createElement('span');
      o.className = 'out';
      o.textContent = x.l;
      Object.assign(o.style, {left: (x.c - f.left) / f.columns * 100 + '%', top: (x.r - f.top) / f.rows * 100 + '%', width: 100 / f.columns + '%', height: 100 / f.rows + '%'});
      grid.append(o);
    }
  }
}

// One square can be reached by Tab, and the others from it by arrows.
function rove(b, drawing = b.closest('.drawing')) {
  for (const o of drawing.querySelectorAll('.taps [tabindex="0"]')) o.tabIndex = -1;
  b.tabIndex = 0;
}

// Where the squares of a drawing are, in its units.
function fields(svg) {
  const num = (e, name) => Number(e.getAttribute(name));
  const box = e => ({x: num(e, 'x'), y: num(e, 'y'), w: num(e, 'width'), h: num(e, 'height')});
  const frame = svg.querySelector('.frame');
  if (frame) {
    const b = box(frame), n = board.rows.length;
    return [{x: b.x + 8, y: b.y + 8, w: b.w - 16, h: b.h - 16, top: 0, left: 0, rows: n, columns: n}];
  }
  const numbers = [...svg.querySelectorAll('text.number')].map(t => ({x: num(t, 'x'), y: num(t, 'y'), n: Number(t.textContent)}));
  return [...svg.querySelectorAll('.felt')].map(e => {
    const b = box(e), w = 44, h = 54, columns = Math.floor((b.w - 54) / w), rows = Math.floor((b.h - 54) / h);
    const mine = numbers.filter(t => t.x >= b.x && t.x <= b.x + b.w && t.y >= b.y && t.y <= b.y + b.h);
    const column = mine.find(t => t.x > b.x + 40), row = mine.find(t => t.x < b.x + 40);
    const x = b.x + 40, y = b.y + 40;
    return {x, y, w: columns * w, h: rows * h, rows, columns,
      top: row ? row.n - Math.floor((row.y - y) / h) : -Math.floor(rows / 2),
      left: column ? column.n - Math.floor((column.x - x) / w) : -Math.floor(columns / 2)};
  });
}

// Parts the players from the board above them, so that the board has the room of the screen and
// the players stand beside it.
function part(svg) {
  const frame = svg.querySelector('.frame'), view = svg.viewBox.baseVal, main = root();
  if (!frame) return;
  const edge = Number(frame.getAttribute('y')) + Number(frame.getAttribute('height')), y = e => Number(e.getAttribute('y') ?? e.getAttribute('cy') ?? e.getAttribute('d')?.match(/[\d.]+ ([\d.]+)/)?.[1]);
  const seats = document.createElement('div'), people = svg.cloneNode(false);
  seats.className = 'seats';
  people.removeAttribute('role');
  for (const name of ['aria-labelledby', 'aria-describedby']) people.removeAttribute(name);
  people.setAttribute('aria-hidden', 'true'); // the board says it all
  people.setAttribute('viewBox', `0 ${edge + 8} ${view.width} ${view.height - edge - 8}`);
  for (const e of [...svg.children]) if (y(e) > edge) people.append(e);
  svg.setAttribute('viewBox', `0 0 ${view.width} ${edge + 10}`);
  seats.append(people);
  main.querySelector('#acts').before(seats);
  unfold(seats);
}

// On a phone the row of names and points stands for the players, and a tap on it shows their letters.
let unfolded = false;
function unfold(seats) {
  const row = root().querySelector('.people');
  if (!row) return;
  const b = button('▾', row.textContent.trim(), () => { unfolded = !unfolded; show(); }, 'all');
  const show = () => { seats.classList.toggle('open', unfolded); b.setAttribute('aria-expanded', unfolded); b.textContent = unfolded ? '▴' : '▾'; };
  row.append(b);
  show();
}

// Gives the drawing of a board the shape that it has without the players.
function shape() {
  for (const drawing of document.querySelectorAll('.drawing')) {
    const svg = drawing.querySelector('svg');
    if (!svg) continue;
    part(svg);
    drawing.style.setProperty('--ratio', svg.viewBox.baseVal.width / svg.viewBox.baseVal.height);
  }
}

function build() {
  for (const drawing of document.querySelectorAll('.drawing')) {
    const svg = drawing.querySelector('svg'), view = svg.viewBox.baseVal;
    for (const f of fields(svg)) {
      const grid = document.createElement('div');
      grid.className = 'taps';
      grid.dataset.field = JSON.stringify(f);
      grid.setAttribute('role', 'grid');
      grid.setAttribute('aria-label', say('board'));
      Object.assign(grid.style, {left: f.x / view.width * 100 + '%', top: f.y / view.height * 100 + '%', width: f.w / view.width * 100 + '%', height: f.h / view.height * 100 + '%'});
      for (let i = 0; i < f.rows; i++) {
        const row = document.createElement('div');
        row.setAttribute('role', 'row');
        for (let j = 0; j < f.columns; j++) {
          const b = document.createElement('button');
          b.type = 'button';
          b.setAttribute('role', 'gridcell');
          b.dataset.r = f.top + i;
          b.dataset.c = f.left + j;
          b.tabIndex = -1;
          row.append(b);
        }
        grid.append(row);
      }
      drawing.append(grid);
    }
    const [r, c] = draft ? [draft.r, draft.c] : middle(), b = drawing.querySelector(`[data-r="${r}"][data-c="${c}"]`) ?? drawing.querySelector('[data-r]');
    if (b) rove(b);
    drawing.addEventListener('click', e => {
      const square = e.target;
      if (!square.dataset.r) return;
      const small = !zoomed && square.getBoundingClientRect().width < finger;
      start(Number(square.dataset.r), Number(square.dataset.c));
      square.focus({preventScroll: true});
      if (small && draft) { zoomed = true; enlarge(); } // and the next tap finds its square
    });
    drawing.addEventListener('dblclick', e => { if (e.target.matches('.new') && !draft?.bonus) boardForm().requestSubmit(boardForm().querySelector('button.primary')); });
    drawing.addEventListener('keydown', press);
  }
}

const focusOn = (r, c) => {
  const b = document.querySelector(`.taps button[data-r="${r}"][data-c="${c}"]`);
  if (b) { rove(b); b.focus(); }
};
const arrows = {ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1]};

function press(e) {
  const b = e.target;
  if (!b.dataset.r || e.ctrlKey || e.metaKey || e.altKey) return;
  const r = Number(b.dataset.r), c = Number(b.dataset.c), move = arrows[e.key];
  const letter = e.key.length === 1 ? e.key.normalize('NFD')[0].toUpperCase() : '';
  if (move) focusOn(r + move[0], c + move[1]);
  else if (e.key === 'Enter' && boardForm().elements.word.value) boardForm().requestSubmit(boardForm().querySelector('button.primary'));
  else if (e.key === 'Enter' || e.key === ' ') start(r, c);
  else if (e.key === 'Backspace') erase();
  else if (e.key === 'Escape') clear();
  else if (/^[A-Z?]$/.test(letter)) {
    if (!draft || !draft.e.length && (draft.r !== r || draft.c !== c) && !at(r, c)) start(r, c);
    const used = new Set(draft.e.map(x => x.k)), free = (l) => rackOf(boardForm()).findIndex((x, k) => x.l === l && !used.has(k));
    const next = spell(draft).next, k = e.shiftKey ? -1 : free(letter);
    if (board.over && next && at(...next) === letter) keep();
    else if (k >= 0) lay(k);
    else if (free('?') >= 0) lay(free('?'), letter === '?' ? undefined : letter.toLowerCase());
    else document.getElementById('said').textContent = say('none') + ' ' + letter;
  } else return;
  e.preventDefault();
  if (!move && draft && document.querySelector('.taps')?.contains(document.activeElement)) {
    const {next} = spell(draft);
    if (next) focusOn(...next);
  }
}

function boardUp() {
  shape();
  const form = boardForm();
  if (!form) { draft = null; zoomed = false; return; }
  board = JSON.parse(form.dataset.board);
  form.noValidate = true;
  const key = path + document.getElementById('table').dataset.n + ' ' + form.elements.seat.value;
  if (known !== key) zoomed = false;
  if (!draft || known !== key) draft = typed(form);
  known = key;
  build();
  const tools = form.querySelector('.nudges');
  tools.replaceChildren(
    button('→', '', () => { if (draft) { turn(); write(); } }, 'turn'),
    button('◀', say('left'), () => shift(0, -1)), button('▲', say('up'), () => shift(-1, 0)),
    button('▼', say('lower'), () => shift(1, 0)), button('▶', say('right'), () => shift(0, 1)),
    button('⌫', say('erase'), erase), button('✕', say('clear'), clear),
    button('⤢', say('larger'), () => { zoomed = !zoomed; enlarge(); }, 'zoom'));
  const type = form.querySelector('.type');
  type.hidden = false;
  type.addEventListener('click', () => form.classList.toggle('typing', form.querySelector('.typed').classList.toggle('shown')));
  form.addEventListener('input', e => { if (e.target.closest('.typed')) { draft = typed(form); paint(); } });
  if (draft) write(); else paint();
  settle();
  enlarge();
}

// A board whose squares are smaller than a finger is shown in a window with larger ones.
function enlarge() {
  const mats = document.querySelector('.mats'), zoom = document.querySelector('.zoom'), grid = mats.querySelector('.taps');
  mats.classList.remove('large');
  if (zoomed && grid) {
    const {columns} = JSON.parse(grid.dataset.field), drawing = grid.parentElement, is = drawing.offsetWidth;
    drawing.style.setProperty('--large', Math.max(is * 1.4, 40 * columns * is / grid.offsetWidth) + 'px');
  }
  mats.classList.toggle('large', zoomed);
  zoom.setAttribute('aria-pressed', zoomed);
  if (zoomed) mats.querySelector('.taps .here, .taps .new, .taps [tabindex="0"]')?.scrollIntoView({block: 'center', inline: 'center'});
}

document.addEventListener('table', boardUp);
boardUp();

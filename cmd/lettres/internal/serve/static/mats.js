// Mats to tap: a line of one's own is transformed, one of the other's is taken with Jarnac.
// What a line would become lies on it as a draft.
'use strict';
let shownForms = '';

// The form for the words on the mat of a player, and its button for a line.
function wordForm(player) {
  const seat = Number(document.querySelector('#acts input[name=seat]')?.value ?? -1);
  if (player === seat) return document.getElementById('form-lay');
  return document.getElementById('form-jarnac') ?? document.querySelector('details[open] > #form-both');
}
function choice(form, line) {
  const all = [...form.querySelectorAll('input[name=at]')];
  return all.find(r => r.value.endsWith(line + ':')) ?? all.find(r => !r.value.endsWith(':'));
}

function matsUp() {
  for (const drawing of document.querySelectorAll('.drawing')) {
    const svg = drawing.querySelector('svg'), view = svg.viewBox.baseVal;
    svg.querySelectorAll('.slot').forEach((slots, player) => {
      const all = [...slots.getAttribute('d').matchAll(/M(\d+) (\d+)h/g)].map(m => [m[1] - 2, m[2] - 2]);
      const [x, y] = all[0], [right, bottom] = all.at(-1), side = 44;
      const lines = (bottom - y) / side + 1, columns = (right - x) / side + 1;
      const mat = document.createElement('div');
      mat.className = 'lines';
      mat.dataset.player = player;
      mat.dataset.columns = columns;
      mat.setAttribute('aria-hidden', 'true'); // the form has the same choice for all
      Object.assign(mat.style, {left: (x - 36) / view.width * 100 + '%', top: y / view.height * 100 + '%', width: (columns * side + 36) / view.width * 100 + '%', height: lines * side / view.height * 100 + '%'});
      for (let i = 1; i <= lines; i++) {
        const b = document.createElement('button');
        b.type = 'button';
        b.tabIndex = -1;
        b.dataset.line = i;
        b.style.paddingLeft = 36 / (columns * side + 36) * 100 + '%';
        b.addEventListener('click', () => tapLine(player, i));
        mat.append(b);
      }
      drawing.append(mat);
    });
  }
  paintLines();
  const forms = [...document.querySelectorAll('form.word[data-kind]')].map(f => f.dataset.kind).join();
  const low = room();
  if (low && forms && forms !== shownForms) {
    const mat = [...document.querySelectorAll('.lines.open')].find(m => m.offsetParent);
    mat?.scrollIntoView({block: 'nearest', behavior: matchMedia('(prefers-reduced-motion:reduce)').matches ? 'auto' : 'smooth'});
  }
  shownForms = forms;
}

function tapLine(player, line) {
  const form = wordForm(player), radio = form && choice(form, line);
  if (!radio) return;
  if (!radio.checked) {
    radio.checked = true;
    form.elements.word.value = '';
    keys(form);
  }
  form.dataset.tapped = '1';
  changed(form);
}

// Shows on the lines which one is chosen, and the word that would lie there.
function paintLines() {
  for (const mat of document.querySelectorAll('.lines')) {
    const form = wordForm(Number(mat.dataset.player));
    mat.classList.toggle('open', !!form);
    const word = form ? form.elements.word.value.normalize('NFD').toUpperCase().replace(/[^A-Z]/g, '') : '';
    let free = true;
    for (const b of mat.children) {
      const radio = form && choice(form, b.dataset.line), fresh = radio && !radio.value.endsWith(':');
      const on = radio?.checked && (!fresh || free) && (word || form.dataset.tapped);
      if (fresh) free = false;
      b.disabled = !radio;
      b.className = on ? 'on' : '';
      b.replaceChildren(...(on ? [...word].slice(0, mat.dataset.columns) : []).map(l => { const s = document.createElement('span'); s.textContent = l; s.style.flexBasis = 100 / mat.dataset.columns + '%'; return s; }));
    }
  }
}

document.addEventListener('table', matsUp);
document.addEventListener('draft', paintLines);
document.addEventListener('toggle', paintLines, true);
matsUp();

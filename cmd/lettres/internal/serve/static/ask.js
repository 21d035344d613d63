// The squares of a board take a letter each and lead on to the next one; a file that is
// dropped is judged.
'use strict';
const table = document.querySelector('table.squares');
if (table) {
  const rows = [...table.tBodies[0].rows].map(r => [...r.querySelectorAll('input')]);
  const tools = document.querySelector('.tools');
  const way = tools.querySelector('[data-tool=way]'), small = tools.querySelector('[data-tool=small]');
  let down = false, shift = false;
  tools.hidden = false;
  const place = cell => {
    const i = rows.findIndex(r => r.includes(cell));
    return [i, rows[i].indexOf(cell)];
  };
  const go = (cell, di, dj) => {
    const [i, j] = place(cell), next = rows[i + di]?.[j + dj];
    next?.focus();
    next?.select();
  };
  const turn = to => {
    down = to;
    way.textContent = down ? tools.dataset.down : tools.dataset.across;
    table.classList.toggle('down', down);
  };
  const mark = cell => cell.parentNode.classList.toggle('small', !!cell.value && cell.value !== cell.value.toUpperCase());
  const set = (cell, text) => {
    cell.value = text;
    mark(cell);
  };
  way.addEventListener('click', () => turn(!down));
  tools.querySelector('[data-tool=clear]').addEventListener('click', () => rows.flat().forEach(c => set(c, '')));
  table.addEventListener('keydown', e => {
    if (!e.target.matches('input') || e.ctrlKey || e.metaKey || e.altKey) return;
    shift = e.shiftKey && e.key.length === 1;
    const step = {ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0]}[e.key];
    if (step) {
      go(e.target, ...step);
    } else if (e.key === 'Backspace') {
      if (e.target.value) set(e.target, '');
      else go(e.target, down ? -1 : 0, down ? 0 : -1);
    } else if (e.key === ' ') {
      turn(!down);
    } else {
      return;
    }
    e.preventDefault();
  });
  table.addEventListener('input', e => {
    const text = e.target.value.trim();
    if (text) {
      set(e.target, shift || small.checked ? text.toLowerCase() : text.toUpperCase());
      go(e.target, down ? 1 : 0, down ? 0 : 1);
    } else {
      set(e.target, '');
    }
    shift = false;
  });
  let held = null; // the square that had the focus when it was pressed
  table.addEventListener('pointerdown', e => { held = e.target === document.activeElement ? e.target : null; });
  table.addEventListener('click', e => {
    if (!e.target.matches('input')) return;
    if (held === e.target) turn(!down);
    e.target.select();
  });
}
const judge = document.querySelector('#judge');
addEventListener('dragover', e => {
  if ([...e.dataTransfer.types].includes('Files')) e.preventDefault();
});
addEventListener('drop', e => {
  if (!e.dataTransfer.files.length) return;
  e.preventDefault();
  judge.elements.file.files = e.dataTransfer.files;
  judge.requestSubmit();
});

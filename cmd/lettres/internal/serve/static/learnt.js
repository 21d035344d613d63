// Marks the lessons that were done in this browser, and leads to where others were left.
'use strict';
{
let kept = {};
try { kept = JSON.parse(localStorage.getItem('lettres-learnt')) ?? {}; } catch { /* none is marked */ }
for (const a of document.querySelectorAll('[data-lesson]')) {
  const at = kept[a.dataset.lesson], text = a.querySelector('span');
  if (at === 'done') { a.classList.add('done'); text.textContent = '✓ ' + a.dataset.done; }
  else if (at > 1) { a.href = document.querySelector('a.home').pathname + 'learn/' + a.dataset.lesson + '/' + at; text.textContent = a.dataset.further + ' ' + at; }
}
}

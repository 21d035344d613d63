// Shows of the form for a new game what the choices so far ask for.
'use strict';
const form = document.querySelector('form.wish');
function fit() {
  const one = form.elements.with.value === 'bot', here = form.elements.with.value === 'device';
  for (const e of form.querySelectorAll('.for-bot')) e.hidden = !one;
  for (const e of form.querySelectorAll('.for-two')) e.hidden = e.querySelector('input').disabled = !here; // a guest is asked
}
form.addEventListener('change', fit);
fit();

// The level of the last game is that of the next, unless the address names one.
const level = form.elements.level, key = 'lettres-level';
if (level && !new URLSearchParams(location.search).has('level')) {
  try { if ([...level.options].some(o => o.value === localStorage.getItem(key))) level.value = localStorage.getItem(key); } catch { /* nothing is kept */ }
}
form.addEventListener('submit', () => {
  try { if (level) localStorage.setItem(key, level.value); } catch { /* nor now */ }
});

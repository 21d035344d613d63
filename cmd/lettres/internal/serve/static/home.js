// Shows of the form for a new game what the choices so far ask for.
'use strict';
const form = document.querySelector('form.wish');
function fit() {
  const one = form.elements.with.value === 'bot', here = form.elements.with.value === 'device';
  for (const e of form.querySelectorAll('.for-bot')) e.hidden = !one;
  for (const e of form.querySelectorAll('.for-two')) e.hidden = e.querySelector('input').disabled = !here; // a guest is asked
}
form.addEventListener('change', fit);

// The choices of the last game are those of the next, unless the address names a level, or the form was refused. The level is
// the same in all games.
const level = form.elements.level, wish = 'lettres-wish-' + form.elements.game.value;
const choices = ['with', 'rules', 'validation', 'clock'];
const choose = (name, value) => {
  const field = form.elements[name], all = field && [...field.options ?? field].map(o => o.value);
  if (all?.includes(value)) field.value = value;
};
if (!document.querySelector('.refusal')) {
  try {
    const last = JSON.parse(localStorage.getItem(wish)) ?? {};
    for (const name of choices) choose(name, last[name]);
    if (level && !new URLSearchParams(location.search).has('level')) choose('level', localStorage.getItem('lettres-level'));
  } catch { /* nothing is kept */ }
}
form.addEventListener('submit', () => {
  try {
    if (level) localStorage.setItem('lettres-level', level.value);
    localStorage.setItem(wish, JSON.stringify(Object.fromEntries(choices.map(name => [name, form.elements[name]?.value]))));
  } catch { /* nor now */ }
});
fit();

// The puzzle of the day: whether it is done today, and on how many days in a row it was.
const today = Math.floor(Date.now() / 864e5);
try {
  const {last, row} = JSON.parse(localStorage.getItem('lettres-days')) ?? {};
  for (const e of document.querySelectorAll('[data-days]')) {
    const parts = [];
    if (last === today) parts.push('✓ ' + e.dataset.done);
    if (last >= today - 1 && row > 1) parts.push(e.dataset.days.replace('%', row));
    e.textContent = parts.map(text => ' · ' + text).join('');
  }
} catch { /* nothing is kept */ }

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

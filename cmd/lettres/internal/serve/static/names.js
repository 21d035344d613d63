// Remembers the names that somebody has typed, for the next game of this browser.
'use strict';
for (const input of document.querySelectorAll('input[name=you],input[name=other]')) {
  const key = 'lettres-name-' + input.name;
  try { input.value ||= localStorage.getItem(key) ?? ''; } catch { /* nothing is kept */ }
  input.form.addEventListener('submit', () => {
    try { if (!input.disabled) localStorage.setItem(key, input.value.trim()); } catch { /* nor now */ }
  });
}

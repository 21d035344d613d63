// For those who play by ear: outside of fields the figures say what happened last, the clocks, and
// what lies on the table, and letters go to where words are typed.
'use strict';
{
document.addEventListener('keydown', e => {
  if (e.altKey || e.ctrlKey || e.metaKey || e.target.matches('input:not(.acts form.word[id^=form-] :is([name=word],[name=at])),textarea,select')) return;
  const text = selector => [...document.querySelectorAll(selector)].map(x => x.textContent.replaceAll('§', '').trim()).join(', ');
  const said = document.getElementById('said'), told = {
    1: () => text('.now') || text('.table:not(.game) .story li:first-child'),
    2: () => [text('.people .player'), text('.ten')].filter(Boolean).join('. '),
    3: () => document.querySelector('.drawing svg desc')?.textContent,
    4: () => text('.status, .result p'),
  }[e.key];
  if (told) {
    said.textContent = '';
    requestAnimationFrame(() => { said.textContent = told() || '–'; });
    e.preventDefault();
  } else if (e.key === 'Backspace' && e.target.matches('[name=at]')) {
    const to = e.target.form.elements.word;
    to.value = to.value.slice(0, -1); // as the key ⌫ does
    changed(e.target.form);
    to.focus({preventScroll: true});
    e.preventDefault();
  } else if (/^[a-zà-ÿ]$/i.test(e.key) && !e.target.closest('.taps, input:not([name=at])')) {
    const to = e.target.closest('form[id^=form-]')?.elements.word ?? document.querySelector('.taps .here, .taps [tabindex="0"]') ?? document.querySelector('.acts > form.word input[name=word]');
    to?.focus({preventScroll: true}); // the letter goes there
    if (to?.closest('.taps')) to.dispatchEvent(new KeyboardEvent('keydown', {key: e.key, shiftKey: e.shiftKey, bubbles: true}));
  }
});
}

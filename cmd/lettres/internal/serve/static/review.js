// The arrow keys go back and forward.
'use strict';
document.addEventListener('keydown', e => {
  if (e.altKey || e.ctrlKey || e.metaKey || e.target.matches('input,textarea,select')) return;
  const rel = {ArrowLeft: 'prev', ArrowRight: 'next'}[e.key];
  document.querySelector(`a[rel=${rel}]`)?.click();
});

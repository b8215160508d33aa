// The pages around the tables, made handier: links can be copied, menus close. Everything works without it.
'use strict';
(() => {
  const copies = (button) => {
    const word = button.textContent;
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.dataset.copy);
      button.textContent = button.dataset.copied;
      setTimeout(() => { button.textContent = word; }, 2000);
    });
  };
  /// New elements may come at any time: the waiting room is drawn anew when somebody sits down.
  const prepare = () => {
    for (const button of document.querySelectorAll('button[data-copy]:not([data-ready])')) {
      button.dataset.ready = '';
      button.hidden = !navigator.clipboard;
      copies(button);
    }
  };
  prepare();
  new MutationObserver(prepare).observe(document.body, { childList: true, subtree: true });
  const menus = () => [...document.querySelectorAll('details.menu[open]')];
  addEventListener('click', (event) => menus().filter((menu) => !menu.contains(event.target)).forEach((menu) => { menu.open = false; }));
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of menus()) {
      menu.open = false;
      menu.querySelector('summary').focus();
    }
  });
})();

// A file is dropped anywhere on the page on which a match is chosen, and opened at once. Without this there is the button.
'use strict';
(() => {
  const form = document.querySelector('.opening');
  if (!form) return;
  const brings = (event) => event.dataTransfer?.types.includes('Files');
  const shows = (is) => form.classList.toggle('is-target', is);
  addEventListener('dragover', (event) => {
    if (!brings(event)) return;
    event.preventDefault(); // else the browser leaves the page and shows the file
    event.dataTransfer.dropEffect = 'copy';
    shows(true);
  });
  // The pointer leaves the window, not merely one element for the next.
  addEventListener('dragleave', (event) => event.relatedTarget || shows(false));
  addEventListener('drop', (event) => {
    if (!brings(event)) return;
    event.preventDefault();
    shows(false);
    form.elements.file.files = event.dataTransfer.files;
    form.requestSubmit();
  });
})();

/**
 * Lets buttons with `command` and dialogs with `closedby` do what they say in
 * browsers that do not know them yet (HTML standard, invoker commands). Tells the
 * styles before a first dialog opens: what they look for with `:has()` on the root
 * is tried anew at every change of a page.
 */
export function bindDialogs(): void {
  const isKnown = 'command' in HTMLButtonElement.prototype;
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[commandfor]');
    // Without a button it is the backdrop of a dialog that was clicked.
    const dialog = button ? document.getElementById(button.getAttribute('commandfor') ?? '') : target;
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'show-modal') {
      document.documentElement.dataset['dialog'] = '';
      if (!isKnown) dialog.showModal();
    } else if (!isKnown) {
      dialog.close();
    }
  });
}

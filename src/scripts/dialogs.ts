/**
 * Lets buttons with `command` and dialogs with `closedby` do what they say in
 * browsers that do not know them yet (HTML standard, invoker commands).
 */
export function bindDialogs(): void {
  if ('command' in HTMLButtonElement.prototype) return;
  addEventListener('click', ({ target }) => {
    if (target instanceof HTMLDialogElement) {
      // Its backdrop.
      target.close();
      return;
    }
    const button = target instanceof Element ? target.closest('[commandfor]') : null;
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') dialog.close();
    else dialog.showModal();
  });
}

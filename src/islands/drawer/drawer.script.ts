/** Lets the store open and close the drawer. Before this script has come the browser does (`command`, `closedby`). */
import { $drawer, closeDrawer, openDrawer } from './drawer.store.ts';

export function bindDrawer(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#drawer');
  if (!dialog) return;
  addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const command = target.closest('[commandfor=drawer]')?.getAttribute('command');
    const isLink = dialog.contains(target) && target.closest('a');
    // From here on the store obeys the buttons.
    if (command) event.preventDefault();
    if (command === 'show-modal') openDrawer();
    // The dialog itself is clicked on its backdrop.
    else if (command === 'close' || isLink || target === dialog) closeDrawer();
  });
  dialog.addEventListener('close', closeDrawer);
  $drawer.listen((open) => {
    if (!open) dialog.close();
    else if (!dialog.open) dialog.showModal();
    // The page behind stays where it is. An attribute: `:has()` on the root would be tried at every change of the page.
    document.documentElement.toggleAttribute('data-drawer-open', open);
  });
}

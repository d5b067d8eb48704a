/** Lets the store open and close the drawer. Until it loads, the browser does (`command`, `closedby`). */
import { $drawer, closeDrawer, openDrawer } from './drawer.store.ts';

export function bindDrawer(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#drawer');
  if (!dialog) return;
  addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const command = target.closest('[commandfor=drawer]')?.getAttribute('command');
    const isLink = dialog.contains(target) && target.closest('a');
    // The store replaces the browser's own command.
    if (command) event.preventDefault();
    if (command === 'show-modal') openDrawer();
    // A click on the backdrop targets the dialog itself.
    else if (command === 'close' || isLink || target === dialog) closeDrawer();
  });
  dialog.addEventListener('close', closeDrawer);
  $drawer.listen((open) => {
    if (!open) dialog.close();
    else if (!dialog.open) dialog.showModal();
    // Locks scrolling. An attribute, because `:has()` on the root would be matched on every change of the page.
    document.documentElement.toggleAttribute('data-drawer-open', open);
  });
}

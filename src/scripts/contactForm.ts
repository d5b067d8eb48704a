/**
 * A form that is sent before its island has taken over waits for it, marked
 * `data-pending`, instead of opening the mail program. If the island does not
 * come, the mail program is what is left, and that is announced. Stands inside the
 * page, behind the form.
 */

const place = document.querySelector<HTMLElement>('[data-contact-form]');
const form = place?.querySelector('form');
const island = form?.closest('astro-island');

/** Astro's word for an island whose script did not arrive, also when tried again. */
const failure = 'astro:hydration-error';

if (place && form && island) {
  let isAnsweredByPage = true;
  form.addEventListener('submit', (event) => {
    if (!isAnsweredByPage) return;
    event.preventDefault();
    event.stopPropagation();
    place.dataset['pending'] = '';
    island.setAttribute('data-touched', '');
  });
  island.addEventListener(failure, () => {
    const announcer = document.querySelector<HTMLElement>('[data-announcer]');
    if (announcer) announcer.textContent = announcer.dataset['failure'] ?? '';
  });
  for (const end of ['ready', failure]) {
    island.addEventListener(end, () => {
      isAnsweredByPage = false;
      if (place.dataset['pending'] === undefined) return;
      delete place.dataset['pending'];
      // The island is in the middle of taking over.
      queueMicrotask(() => {
        form.requestSubmit();
      });
    });
  }
}

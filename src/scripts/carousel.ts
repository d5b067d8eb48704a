/**
 * The carousel before its island has taken over: dots and the button for the
 * rotation answer, on top of the scrolling list that the browser moves by itself.
 * What was chosen stands in the attributes that the island begins with. Stands
 * inside the page, right behind the carousel.
 */

/** Time a slide stays, in milliseconds. */
const delay = 4000;

const root = document.querySelector<HTMLElement>('[data-carousel]');
const viewport = root?.querySelector<HTMLElement>('[data-viewport]');

if (root && viewport) {
  const dots = [...root.querySelectorAll('[data-dot]')];
  const isAnsweredByIsland = (): boolean => viewport.dataset['viewport'] === 'moved';
  const shown = (): number => Math.round(Math.abs(viewport.scrollLeft) / viewport.clientWidth);

  /** Smoothly or at once, as the styles say for this visitor. */
  const show = (slide: number): void => {
    const towardsEnd = document.dir === 'rtl' ? -1 : 1;
    viewport.scrollTo({ left: slide * viewport.clientWidth * towardsEnd });
  };

  let rotation: ReturnType<typeof setInterval> | undefined;
  const rotate = (wanted: boolean): void => {
    root.toggleAttribute('data-playing', wanted);
    clearInterval(rotation);
    if (!wanted) return;
    rotation = setInterval(() => {
      if (!isAnsweredByIsland()) show((shown() + 1) % dots.length);
    }, delay);
  };

  viewport.addEventListener('scroll', () => {
    if (isAnsweredByIsland()) return;
    for (const [slide, dot] of dots.entries()) dot.setAttribute('aria-disabled', String(slide === shown()));
  });

  root.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button || isAnsweredByIsland()) return;
      // The island must not answer a second time, should it be about to take over.
      event.stopPropagation();
      root.dataset['touched'] = '';
      const slide = dots.indexOf(button);
      rotate(slide < 0 && root.dataset['playing'] === undefined);
      if (slide >= 0) show(slide);
    },
    true,
  );
}

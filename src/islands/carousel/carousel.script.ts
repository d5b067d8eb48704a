/** The carousel before hydration: dots and the button move the list that the browser scrolls. */
import { hydrated } from '../hydrated.ts';
import { $isRotating, $slide, chooseSlide, delay, setRotating, showSlide, slideAfter } from './carousel.store.ts';

function bindCarousel(root: HTMLElement, viewport: HTMLElement): void {
  const dots = [...root.querySelectorAll('[data-dot]')];
  let timer: ReturnType<typeof setInterval>;
  /** Slide that the script scrolls to, whose scroll events are not the visitor's. */
  let target: number | undefined;

  const scrollTo = (slide: number): void => {
    target = slide;
    // `scroll-behavior` in the styles respects reduced motion. Right-to-left text scrolls to negative positions.
    viewport.scrollTo({ left: slide * viewport.clientWidth * (document.dir === 'rtl' ? -1 : 1) });
  };
  $slide.subscribe((slide) => {
    if (hydrated.has('carousel')) return;
    for (const [place, dot] of dots.entries()) dot.setAttribute('aria-disabled', String(place === slide));
  });
  $isRotating.subscribe((isRotating) => {
    clearInterval(timer);
    if (hydrated.has('carousel')) return;
    root.toggleAttribute('data-playing', isRotating === true);
    if (!isRotating) return;
    timer = setInterval(() => {
      if (hydrated.has('carousel')) return;
      showSlide(slideAfter($slide.get(), dots.length));
      scrollTo($slide.get());
    }, delay);
  });

  viewport.addEventListener('scroll', () => {
    if (hydrated.has('carousel')) return;
    const current = Math.round(Math.abs(viewport.scrollLeft) / viewport.clientWidth);
    if (target === undefined) showSlide(current);
    else if (current === target) target = undefined;
  });
  viewport.addEventListener('pointerdown', () => {
    target = undefined;
    setRotating(false);
  });
  root.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || hydrated.has('carousel')) return;
    // Or `boot.ts` would replay the press.
    event.preventDefault();
    const slide = dots.indexOf(button);
    if (slide < 0) setRotating(!$isRotating.get());
    else {
      chooseSlide(slide);
      scrollTo(slide);
    }
  });
}

const root = document.querySelector<HTMLElement>('[data-carousel]');
const viewport = root?.querySelector<HTMLElement>('[data-viewport]');
if (root && viewport) bindCarousel(root, viewport);

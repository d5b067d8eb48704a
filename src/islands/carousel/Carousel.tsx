/**
 * The carousel of app screens (ARIA Authoring Practices): a list that the browser scrolls, on Embla once hydrated. It
 * rotates until the visitor interacts, and never with reduced motion.
 */
import type { CreatePluginType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useStore } from '@nanostores/react';
import { useEffect, useState, type ReactNode } from 'react';
import { hydrated } from '../hydrated.ts';
import { IslandIcon } from '../icons.tsx';
import styles from './Carousel.module.css';
import { $isRotating, $slide, chooseSlide, delay, setRotating, showSlide } from './carousel.store.ts';
import type { Slide } from './slides.ts';

/** Slots: a picture of each screen, and the phone's bars above and below. */
type Pictures = Partial<Record<Slide['screen'] | 'top' | 'foot', ReactNode>>;

interface Props extends Pictures {
  label: string;
  role: string;
  slideRole: string;
  pause: string;
  play: string;
  choose: string;
  slides: readonly Slide[];
}

/** Starts Embla at the slide shown before hydration. */
function initialOptions(): { startIndex: number; direction: 'ltr' | 'rtl'; isStill: boolean } {
  if (typeof window === 'undefined') return { startIndex: 0, direction: 'ltr', isStill: false };
  return {
    startIndex: $slide.get(),
    direction: document.dir === 'rtl' ? 'rtl' : 'ltr',
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}

/** Resets the list's scroll position when Embla starts: it moves the slides by transforms. */
const resetScroll: CreatePluginType<Record<string, unknown>, Record<string, unknown>> = {
  name: 'resetScroll',
  options: {},
  init: (embla) => {
    embla.rootNode().dataset['viewport'] = 'moved';
    embla.rootNode().scrollTo({ left: 0, behavior: 'instant' });
    hydrated.add('carousel');
  },
  destroy: () => undefined,
};

export default function Carousel({
  label,
  role,
  slideRole,
  pause,
  play,
  choose,
  slides,
  ...pictures
}: Props): ReactNode {
  const slide = useStore($slide, { ssr: 'initial' });
  const isRotating = useStore($isRotating, { ssr: 'initial' }) ?? false;
  const [{ startIndex, direction, isStill }] = useState(initialOptions);
  const [attach, embla] = useEmblaCarousel({ loop: true, align: 'start', startIndex, direction }, [
    Autoplay({ delay, playOnInit: false, jump: isStill }),
    resetScroll,
  ]);
  const autoplay = embla?.plugins().autoplay;

  useEffect(() => {
    if (!embla) return;
    embla.on('select', () => {
      showSlide(embla.selectedScrollSnap());
    });
    embla.on('autoplay:play', () => {
      setRotating(true);
    });
    embla.on('autoplay:stop', () => {
      setRotating(false);
    });
    if ($isRotating.get() ?? !isStill) embla.plugins().autoplay.play();
  }, [embla, isStill]);

  return (
    // The listeners only stop the rotation.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <section
      className={styles['carousel']}
      aria-roledescription={role}
      aria-label={label}
      data-carousel=""
      data-playing={isRotating ? '' : undefined}
      // A clicked button has focus too, but not visibly.
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) autoplay?.stop();
      }}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') autoplay?.stop();
      }}
    >
      <div className={styles['controls']}>
        <button
          className={styles['rotation']}
          type="button"
          onClick={() => {
            if (isRotating) autoplay?.stop();
            else autoplay?.play();
          }}
        >
          <span data-when="paused">
            <IslandIcon name="play" />
            <span className="visually-hidden" suppressHydrationWarning>
              {play}
            </span>
          </span>
          <span data-when="playing">
            <IslandIcon name="pause" />
            <span className="visually-hidden" suppressHydrationWarning>
              {pause}
            </span>
          </span>
        </button>
        <div className={styles['dots']} role="group" aria-label={choose}>
          {slides.map(({ screen, title }, index) => (
            <button
              key={screen}
              className={styles['dot']}
              type="button"
              aria-label={title}
              aria-disabled={index === slide}
              data-dot={screen}
              onClick={() => {
                autoplay?.stop();
                chooseSlide(index);
                embla?.scrollTo(index, isStill);
              }}
            />
          ))}
        </div>
      </div>
      <div className="phone">
        {pictures.top}
        <div
          ref={attach}
          className={styles['viewport']}
          data-viewport={embla ? 'moved' : 'scrolled'}
          {...(embla ? {} : { tabIndex: 0, role: 'group', 'aria-label': label })}
        >
          <div className={styles['slides']} aria-live={isRotating ? 'off' : 'polite'}>
            {slides.map(({ screen, title }, index) => (
              <div
                key={screen}
                className={`${styles['slide'] ?? ''} screen`}
                role="group"
                aria-roledescription={slideRole}
                aria-label={`${String(index + 1)} / ${String(slides.length)}`}
                inert={embla ? index !== slide : undefined}
              >
                <h3 suppressHydrationWarning>{title}</h3>
                {pictures[screen]}
              </div>
            ))}
          </div>
        </div>
        {pictures.foot}
      </div>
    </section>
  );
}

/**
 * The screens of the app as a carousel (ARIA Authoring Practices). At first a
 * list that scrolls sideways, with buttons that the page's own script answers
 * (`src/scripts/carousel.ts`). When this script has come and the list is at rest,
 * Embla takes over at the slide it finds: it loops, starts by itself, waits while
 * the mouse is over it, stops for good when the visitor takes part, and does not
 * start by itself, or move at all, with reduced motion.
 */
import type { CreatePluginType, EmblaOptionsType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IslandIcon } from '../icons.tsx';
import { useReady } from '../useReady.ts';
import styles from './Carousel.module.css';

const slides = ['dashboard', 'rewards', 'exchange', 'trading', 'card'] as const;

/** What Astro hands over as slots: one picture for each slide, and the bars of the phone above and below them. */
type Pictures = Partial<Record<(typeof slides)[number] | 'top' | 'foot', ReactNode>>;

interface Props extends Pictures {
  label: string;
  role: string;
  slideRole: string;
  pause: string;
  play: string;
  choose: string;
  /** Headings of the slides, in order. */
  titles: readonly string[];
}

/** Time a slide stays, in milliseconds. */
const delay = 4000;

/** How often is looked whether the list is at rest, in milliseconds. */
const interval = 100;

const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Takes the list's own scrolling back, and the page's script out, in the moment in which Embla moves the slides instead. */
function unscrolled(): CreatePluginType<Record<string, unknown>, Record<string, unknown>> {
  return {
    name: 'unscrolled',
    options: {},
    init: (embla) => {
      embla.rootNode().dataset['viewport'] = 'moved';
      embla.rootNode().scrollTo({ left: 0, behavior: 'instant' });
    },
    destroy: () => undefined,
  };
}

/** Which slide a list at rest shows; nothing while it moves or lies between two. */
function slideAtRest(viewport: Element, before: number): number | undefined {
  const place = Math.abs(viewport.scrollLeft) / viewport.clientWidth;
  return viewport.scrollLeft === before && Math.abs(place - Math.round(place)) < 0.01 ? Math.round(place) : undefined;
}

export default function Carousel({
  label,
  role,
  slideRole,
  pause,
  play,
  choose,
  titles,
  ...pictures
}: Props): ReactNode {
  const viewport = useRef<HTMLDivElement>(null);
  /** How Embla begins, as soon as it may. */
  const [beginning, setBeginning] = useState<Pick<EmblaOptionsType, 'startIndex' | 'direction'>>();
  const [attach, embla] = useEmblaCarousel({ loop: true, align: 'start', ...beginning }, [
    Autoplay({
      delay,
      playOnInit: false,
      stopOnInteraction: false,
      jump: typeof window !== 'undefined' && isMotionReduced(),
    }),
    unscrolled(),
  ]);
  const root = useReady<HTMLElement>(embla !== undefined);
  const [selected, setSelected] = useState(0);
  /** Whether the visitor wants it to turn, and whether it waits for a while. */
  const [playing, setPlaying] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const turning = playing && !waiting;

  useEffect(() => {
    const list = viewport.current;
    if (!list) return;
    let before = -1;
    const timer = setInterval(() => {
      const slide = slideAtRest(list, before);
      before = list.scrollLeft;
      if (slide === undefined) return;
      clearInterval(timer);
      const carousel = list.closest<HTMLElement>('[data-carousel]');
      const { touched, playing: started } = carousel?.dataset ?? {};
      const isUntouched = touched === undefined && !carousel?.matches(':focus-within');
      setBeginning({ startIndex: slide, direction: document.dir === 'rtl' ? 'rtl' : 'ltr' });
      setSelected(slide);
      setPlaying(started !== undefined || (isUntouched && !isMotionReduced()));
    }, interval);
    return () => {
      clearInterval(timer);
    };
  }, []);

  useEffect(() => {
    // Only when Embla's own hook has been told how to begin.
    if (beginning) attach(viewport.current);
  }, [attach, beginning]);

  useEffect(() => {
    embla?.on('select', () => {
      setSelected(embla.selectedScrollSnap());
    });
    embla?.on('pointerDown', () => {
      setPlaying(false);
    });
    embla?.on('pointerUp', () => {
      if (isMotionReduced()) embla.scrollTo(embla.selectedScrollSnap(), true);
    });
  }, [embla]);

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (turning) autoplay?.play();
    else autoplay?.stop();
  }, [embla, turning]);

  return (
    // A carousel is no control: what is listened for here is only whether it is being read.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <section
      ref={root}
      className={styles['carousel']}
      aria-roledescription={role}
      aria-label={label}
      data-carousel=""
      data-playing={playing ? '' : undefined}
      // Whoever comes by keyboard reads in peace; a button that was clicked has the focus as well.
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) setPlaying(false);
      }}
      onPointerEnter={({ pointerType }) => {
        setWaiting(pointerType === 'mouse');
      }}
      onPointerLeave={() => {
        setWaiting(false);
      }}
    >
      <div className={styles['controls']}>
        <button
          className={styles['rotation']}
          type="button"
          onClick={() => {
            setPlaying(!playing);
          }}
        >
          <span data-when="paused">
            <IslandIcon name="play" />
            <span className="visually-hidden">{play}</span>
          </span>
          <span data-when="playing">
            <IslandIcon name="pause" />
            <span className="visually-hidden">{pause}</span>
          </span>
        </button>
        <div className={styles['dots']} role="group" aria-label={choose}>
          {titles.map((title, index) => (
            <button
              key={title}
              className={styles['dot']}
              type="button"
              aria-label={title}
              aria-disabled={index === selected}
              data-dot=""
              onClick={() => {
                setPlaying(false);
                embla?.scrollTo(index, isMotionReduced());
              }}
            />
          ))}
        </div>
      </div>
      <div className="phone">
        {pictures.top}
        <div
          ref={viewport}
          className={styles['viewport']}
          data-viewport={embla ? 'moved' : 'scrolled'}
          {...(embla ? {} : { tabIndex: 0, role: 'group', 'aria-label': label })}
        >
          <div className={styles['slides']} aria-live={turning ? 'off' : 'polite'}>
            {slides.map((slide, index) => (
              <div
                key={slide}
                className={`${styles['slide'] ?? ''} screen`}
                role="group"
                aria-roledescription={slideRole}
                aria-label={`${String(index + 1)} / ${String(slides.length)}`}
                inert={embla ? index !== selected : undefined}
              >
                <h3>{titles[index]}</h3>
                {pictures[slide]}
              </div>
            ))}
          </div>
        </div>
        {pictures.foot}
      </div>
    </section>
  );
}

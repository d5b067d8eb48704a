/**
 * The screens of the app as a carousel (ARIA Authoring Practices), on Embla:
 * loops, starts by itself, stops for good when the visitor takes part, can be
 * paused, and never starts by itself with reduced motion. Without script it is
 * a list that scrolls sideways.
 */
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState, type ReactNode } from 'react';
import { IslandIcon } from '../icons.tsx';
import styles from './Carousel.module.css';

const slides = ['dashboard', 'rewards', 'exchange', 'trading', 'card'] as const;

/** What Astro hands over as slots: one picture for each slide. */
type Pictures = Partial<Record<(typeof slides)[number], ReactNode>>;

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
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start' }, [
    Autoplay({ delay, playOnInit: false, stopOnInteraction: true, stopOnFocusIn: true }),
  ]);
  const [selected, setSelected] = useState(0);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (!embla) return;
    const { autoplay } = embla.plugins();
    embla.on('select', () => {
      setSelected(embla.selectedScrollSnap());
    });
    embla.on('autoplay:play', () => {
      setPlaying(true);
    });
    embla.on('autoplay:stop', () => {
      setPlaying(false);
    });
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) autoplay.play();
  }, [embla]);

  const toggle = (): void => {
    const autoplay = embla?.plugins().autoplay;
    if (playing) autoplay?.stop();
    else autoplay?.play();
  };
  const goTo = (index: number): void => {
    embla?.plugins().autoplay.stop();
    embla?.scrollTo(index);
  };

  return (
    <section className={styles['carousel']} aria-roledescription={role} aria-label={label}>
      <div className={styles['controls']}>
        <button className={styles['pause']} type="button" onClick={toggle}>
          <IslandIcon name={playing ? 'pause' : 'play'} />
          <span className="visually-hidden">{playing ? pause : play}</span>
        </button>
        <div className={styles['dots']} role="group" aria-label={choose}>
          {titles.map((title, index) => (
            <button
              key={title}
              className={styles['dot']}
              type="button"
              aria-label={title}
              aria-disabled={index === selected}
              data-selected={index === selected}
              onClick={() => {
                goTo(index);
              }}
            />
          ))}
        </div>
      </div>
      <div
        ref={viewport}
        className={`${styles['viewport'] ?? ''} phone`}
        tabIndex={embla ? undefined : 0}
        role={embla ? undefined : 'group'}
        aria-label={embla ? undefined : label}
      >
        <div className={styles['slides']} aria-live={playing ? 'off' : 'polite'}>
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
    </section>
  );
}

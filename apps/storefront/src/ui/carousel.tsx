import { useT } from '@app/client/i18n';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import styles from './carousel.module.css';
import { cx } from './class-names.ts';
import { scrollBehaviour, wantsStillness } from './motion.ts';

type CarouselProps<T> = {
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly children: (item: T, index: number) => ReactNode;
  /** Turns by itself at this interval; never with reduced motion, nor while touched, pointed at or focused. */
  readonly autoplayMs?: number | undefined;
  /** Slides narrower than the view with the next one peeking, and room at both ends. */
  readonly peek?: boolean;
  /** Bars below (default), a plate "1 / 5" on the picture, or nothing. */
  readonly marker?: 'dots' | 'plate' | 'none';
  readonly onIndex?: ((index: number) => void) | undefined;
};

type Slides = Pick<CarouselProps<unknown>, 'autoplayMs' | 'onIndex'> & { readonly count: number };

/** Which slide is shown: by scrolling, by `show`, or at an interval unless `held`. */
function useSlides({ count, autoplayMs, onIndex }: Slides) {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const held = useRef(false);

  const show = useCallback((next: number) => {
    const box = track.current;
    const slide = box?.children[next] as HTMLElement | undefined;
    const first = box?.children[0] as HTMLElement | undefined;
    if (box && slide && first) box.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior: scrollBehaviour() });
  }, []);

  const onScroll = () => {
    const box = track.current;
    const first = box?.children[0] as HTMLElement | undefined;
    const second = box?.children[1] as HTMLElement | undefined;
    if (!box || !first || !second) return;
    const step = second.offsetLeft - first.offsetLeft;
    const atEnd = box.scrollLeft + box.clientWidth >= box.scrollWidth - 2;
    const next = atEnd ? count - 1 : Math.min(count - 1, Math.round(box.scrollLeft / step));
    if (next === index) return;
    setIndex(next);
    onIndex?.(next);
  };

  useEffect(() => {
    if (!autoplayMs || count < 2 || wantsStillness()) return;
    const timer = setInterval(() => {
      if (!held.current) show((index + 1) % count);
    }, autoplayMs);
    return () => clearInterval(timer);
  }, [autoplayMs, count, index, show]);

  return { track, index, held, show, onScroll };
}

/** Slides in a row that snap. Swiped by finger, scrolled by keyboard, or chosen by its bars. */
export function Carousel<T>(props: CarouselProps<T>) {
  const t = useT();
  const { items, keyOf, peek, marker = 'dots', autoplayMs, onIndex } = props;
  const { track, index, held, show, onScroll } = useSlides({ count: items.length, autoplayMs, onIndex });
  const hold = (value: boolean) => () => {
    held.current = value;
  };

  return (
    <section
      className={styles.carousel}
      aria-label={props.label}
      aria-roledescription="carousel"
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div ref={track} className={cx(styles.track, peek && styles.peek)} onScroll={onScroll} tabIndex={0}>
        {items.map((item, at) => (
          // biome-ignore lint/a11y/useSemanticElements: the carousel pattern of WAI-ARIA names its slides groups
          <div
            key={keyOf(item)}
            className={styles.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={t('common.picture_of', { index: at + 1, total: items.length })}
          >
            {props.children(item, at)}
          </div>
        ))}
      </div>
      {marker === 'dots' && items.length > 1 ? <Bars keys={items.map(keyOf)} index={index} onChoose={show} /> : null}
      {marker === 'plate' && items.length > 1 ? (
        <span className={styles.plate} aria-hidden="true">
          {index + 1} / {items.length}
        </span>
      ) : null}
    </section>
  );
}

type BarsProps = {
  readonly keys: readonly string[];
  readonly index: number;
  readonly onChoose: (index: number) => void;
};

/** A bar a slide, for pointers: bars this close are no targets for fingers, and the slides scroll by keyboard. */
const Bars = ({ keys, index, onChoose }: BarsProps) => (
  <div
    className={styles.dots}
    aria-hidden="true"
    onClick={({ currentTarget, target }) => {
      const at = [...currentTarget.children].indexOf(target as Element);
      if (at >= 0) onChoose(at);
    }}
  >
    {keys.map((key, at) => (
      <i key={key} className={cx(styles.dot, at === index && styles.on)} />
    ))}
  </div>
);

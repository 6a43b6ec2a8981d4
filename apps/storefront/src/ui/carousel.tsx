import { useT } from '@app/client/i18n';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import styles from './carousel.module.css';
import { cx } from './class-names.ts';
import { scrollBehaviour, wantsStillness } from './motion.ts';

type CarouselProps<T> = {
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly children: (item: T, index: number) => ReactNode;
  /** Turns by itself at this interval; never with reduced motion, nor while touched, pointed at or focused. */
  readonly autoplayMs?: number;
  /** Slides narrower than the view with the next one peeking, and room at both ends. */
  readonly peek?: boolean;
  /** Bars below (default), a plate "1 / 5" on the picture, or nothing. */
  readonly marker?: 'dots' | 'plate' | 'none';
  readonly onIndex?: (index: number) => void;
};

/** Slides in a row that snap. Swiped by finger, scrolled by keyboard, or chosen by its bars. */
export function Carousel<T>(props: CarouselProps<T>) {
  const t = useT();
  const { items, peek, marker = 'dots', autoplayMs, onIndex } = props;
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
    const next = atEnd ? items.length - 1 : Math.min(items.length - 1, Math.round(box.scrollLeft / step));
    if (next === index) return;
    setIndex(next);
    onIndex?.(next);
  };

  useEffect(() => {
    if (!autoplayMs || items.length < 2 || wantsStillness()) return;
    const timer = setInterval(() => {
      if (!held.current) show((index + 1) % items.length);
    }, autoplayMs);
    return () => clearInterval(timer);
  }, [autoplayMs, items.length, index, show]);

  const chooseByBar = (event: MouseEvent<HTMLElement>) => {
    const at = [...event.currentTarget.children].indexOf(event.target as Element);
    if (at >= 0) show(at);
  };

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
            key={props.keyOf(item)}
            className={styles.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={t('common.picture_of', { index: at + 1, total: items.length })}
          >
            {props.children(item, at)}
          </div>
        ))}
      </div>
      {marker === 'dots' && items.length > 1 ? (
        // For pointers: bars this close are no targets for fingers, and the slides scroll by keyboard.
        <div className={styles.dots} aria-hidden="true" onClick={chooseByBar}>
          {items.map((item, at) => (
            <i key={props.keyOf(item)} className={cx(styles.dot, at === index && styles.on)} />
          ))}
        </div>
      ) : null}
      {marker === 'plate' && items.length > 1 ? (
        <span className={styles.plate} aria-hidden="true">
          {index + 1} / {items.length}
        </span>
      ) : null}
    </section>
  );
}

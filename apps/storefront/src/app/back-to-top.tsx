import { useT } from '@app/client/i18n';
import { pageLimits } from '@app/contract/core/page-limits';
import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { scrollBehaviour } from '../ui/motion.ts';
import { useFreePlace } from '../ui/use-free-place.ts';
import styles from './back-to-top.module.css';

/** From the window's bottom, in pixels. */
const RESTING = 150;
/** How far it rises at most to lie on nothing, in pixels. */
const MOST_RISE = 100;

/** Appears once the page has scrolled far. */
export function BackToTop() {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const onScroll = () => setFar(window.scrollY >= pageLimits.backToTopAt);
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(onScroll);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return far ? <UpButton /> : null;
}

/** A round button that leads back up. It rises above what there is to read or to press, or hides. */
function UpButton() {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const found = useFreePlace(button, { resting: RESTING, most: MOST_RISE });
  const isAway = !found || found.rise === null || found.typing;
  return (
    <button
      ref={button}
      type="button"
      data-floating="top"
      className={cx('no-print', styles.button, isAway && styles.away)}
      style={{ bottom: RESTING + (found?.rise ?? 0) }}
      aria-label={t('shell.back_to_top')}
      onClick={() => window.scrollTo({ top: 0, behavior: scrollBehaviour() })}
    >
      <Icon as={IconArrowUp} />
    </button>
  );
}

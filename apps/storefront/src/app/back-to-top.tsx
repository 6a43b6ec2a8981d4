import { useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { scrollBehaviour } from '../ui/motion.ts';
import styles from './back-to-top.module.css';

/** A round button that appears once the page has scrolled far, and leads back up. */
export function BackToTop() {
  const t = useT();
  const [far, setFar] = useState(false);
  useEffect(() => {
    const onScroll = () => setFar(window.scrollY >= limits.backToTopAt);
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(onScroll);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  if (!far) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('shell.back_to_top')}
      onClick={() => window.scrollTo({ top: 0, behavior: scrollBehaviour() })}
    >
      <Icon as={IconArrowUp} />
    </button>
  );
}

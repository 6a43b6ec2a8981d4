import { useT } from '@app/client/i18n';
import { IconChevronLeft } from '@tabler/icons-react';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import styles from './nav-bar.module.css';
import { NavBarEnd } from './nav-bar-end.ts';

/**
 * The bar on top: back at the left, the title in the middle, at most two actions at the right. It wears the page's
 * ground and a shadow only once something has scrolled beneath it.
 */
export function NavBar(props: {
  readonly title?: ReactNode;
  /** Without it there is no back button. */
  readonly onBack?: (() => void) | undefined;
  readonly actions?: ReactNode;
  /** Floats over a picture: no ground, back on a disc. */
  readonly floating?: boolean;
}) {
  const t = useT();
  const edge = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(false);
  const shellEnd = useContext(NavBarEnd);

  useEffect(() => {
    const node = edge.current;
    if (!node) return;
    const observer = new IntersectionObserver(([entry]) => setScrolled(entry ? !entry.isIntersecting : false));
    observer.observe(node);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <div ref={edge} className={styles.edge} aria-hidden="true" />
      <header className={cx(styles.bar, props.floating && styles.floating, scrolled && styles.scrolled)}>
        <div className={cx('no-print', styles.side)}>
          {props.onBack ? (
            <IconButton
              icon={IconChevronLeft}
              label={t('common.back')}
              onClick={props.onBack}
              disc={props.floating ?? false}
            />
          ) : null}
        </div>
        {props.title ? <h1 className={cx('clip2', styles.title)}>{props.title}</h1> : <span className={styles.title} />}
        <div className={cx('no-print', styles.side, styles.end)}>
          {props.actions}
          {shellEnd}
        </div>
      </header>
    </>
  );
}

import { useT } from '@app/client/i18n';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './pull-to-refresh.module.css';

/** Distance in pixels that must be pulled. */
const THRESHOLD = 64;

/** Pulling the top of the page down reads it again; the sail draws itself meanwhile. */
export function PullToRefresh(props: { readonly onRefresh: () => Promise<unknown>; readonly children: ReactNode }) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const [pull, setPull] = useState(0);
  const [busy, setBusy] = useState(false);
  const refresh = useRef(props.onRefresh);
  useEffect(() => {
    refresh.current = props.onRefresh;
  });

  useEffect(() => {
    const node = box.current;
    if (!node) return;
    let start: number | null = null;
    let distance = 0;
    const onStart = (event: TouchEvent) => {
      start = window.scrollY <= 0 ? (event.touches[0]?.clientY ?? null) : null;
      distance = 0;
    };
    const onMove = (event: TouchEvent) => {
      if (start === null) return;
      distance = Math.max(0, ((event.touches[0]?.clientY ?? start) - start) / 2);
      if (window.scrollY > 0) distance = 0;
      setPull(Math.min(distance, THRESHOLD * 1.5));
    };
    const onEnd = () => {
      if (start !== null && distance >= THRESHOLD) {
        setBusy(true);
        void refresh.current().finally(() => setBusy(false));
      }
      start = null;
      setPull(0);
    };
    node.addEventListener('touchstart', onStart, { passive: true });
    node.addEventListener('touchmove', onMove, { passive: true });
    node.addEventListener('touchend', onEnd);
    node.addEventListener('touchcancel', onEnd);
    return () => {
      node.removeEventListener('touchstart', onStart);
      node.removeEventListener('touchmove', onMove);
      node.removeEventListener('touchend', onEnd);
      node.removeEventListener('touchcancel', onEnd);
    };
  }, []);

  const height = busy ? THRESHOLD : pull;
  return (
    <div ref={box} className={styles.box}>
      <div className={styles.head} style={{ height }} role="status">
        {height > 0 ? (
          <svg viewBox="0 0 26 26" className={busy ? styles.busy : styles.sail} aria-hidden="true">
            <path
              pathLength={1}
              strokeDasharray={1}
              strokeDashoffset={1 - Math.min(1, height / THRESHOLD)}
              d="M14 2v20H2.2C3.6 13.4 7.6 6.6 14 2z"
            />
            <path
              pathLength={1}
              strokeDasharray={1}
              strokeDashoffset={1 - Math.min(1, height / THRESHOLD)}
              d="M16.5 9.2c4.2 3.3 6.6 7.6 7.3 12.8h-7.3z"
            />
          </svg>
        ) : null}
        {busy ? <span className="visually-hidden">{t('common.refreshing')}</span> : null}
      </div>
      {props.children}
    </div>
  );
}

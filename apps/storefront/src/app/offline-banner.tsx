import { shownSince } from '@app/client/answer-age';
import { useT } from '@app/client/i18n';
import { clockText, dateIn, minuteText } from '@app/contract/core/time-words';
import { IconWifiOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTimeReader } from '../shell/time-zone.ts';
import { Icon } from '../ui/icon.tsx';
import { TROUBLE_ART } from '../ui/states.tsx';
import styles from './offline-banner.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** When the drawing that says so is fetched, in milliseconds: long before it is needed, long after the first screen. */
const ART_AFTER_MS = 6_000;

/** Says on top of the window that the connection is gone, and when what the screen in front shows had been received. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  useEffect(() => {
    const timer = setTimeout(() => {
      new Image().src = TROUBLE_ART;
    }, ART_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return online ? null : <OfflineNote />;
}

/** Lets the bars on top of the screens stand below this element, as high as it is drawn, for as long as it is there. */
function useAboveBars() {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = note.current;
    const { style } = document.documentElement;
    if (!node) return;
    const measure = () => style.setProperty('--window-top', `${node.offsetHeight}px`);
    const watcher = new ResizeObserver(measure);
    watcher.observe(node);
    measure();
    style.setProperty('--safe-top', '0px');
    return () => {
      watcher.disconnect();
      style.removeProperty('--window-top');
      style.removeProperty('--safe-top');
    };
  }, []);
  return note;
}

function OfflineNote() {
  const t = useT();
  const note = useAboveBars();
  const reader = useTimeReader();
  const cache = useQueryClient().getQueryCache();
  const since = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => shownSince(cache),
  );
  const today = since !== null && dateIn(reader.timeZone, since) === dateIn(reader.timeZone, Date.now());
  const written = (at: number) => (today ? clockText(reader, at) : minuteText(reader, at));
  return (
    <div ref={note} className={styles.banner} role="status">
      <Icon as={IconWifiOff} size="s" />
      {since === null
        ? t('shell.offline_title')
        : today
          ? t('shell.offline_banner', { time: written(since) })
          : t('shell.offline_banner_day', { day: written(since) })}
    </div>
  );
}

import { shownSince } from '@app/client/answer-age';
import { useT } from '@app/client/i18n';
import { clockText, dateIn, minuteText } from '@app/contract/core/time-words';
import { IconWifiOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
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

/** Says that the connection is gone, and when what the screen in front shows had been received. */
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

function OfflineNote() {
  const t = useT();
  const reader = useTimeReader();
  const cache = useQueryClient().getQueryCache();
  const since = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => shownSince(cache),
  );
  const today = since !== null && dateIn(reader.timeZone, since) === dateIn(reader.timeZone, Date.now());
  const written = (at: number) => (today ? clockText(reader, at) : minuteText(reader, at));
  return (
    <div className={styles.banner} role="status">
      <Icon as={IconWifiOff} size="s" />
      {since === null
        ? t('shell.offline_title')
        : today
          ? t('shell.offline_banner', { time: written(since) })
          : t('shell.offline_banner_day', { day: written(since) })}
    </div>
  );
}

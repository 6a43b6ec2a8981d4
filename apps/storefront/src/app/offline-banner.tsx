import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { tagOf } from '@app/contract/core/locale';
import { IconWifiOff } from '@tabler/icons-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
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

/** When the shop was last seen with a connection, as milliseconds in the device's storage. */
const SEEN_AT = 'seen_at';

function lastSeen(): Date | null {
  const stored = Number(localStorage.getItem(SEEN_AT));
  return stored > 0 ? new Date(stored) : null;
}

function markSeen(at: Date): void {
  try {
    localStorage.setItem(SEEN_AT, String(at.getTime()));
  } catch {
    // a full or blocked storage: the next start says the present time
  }
}

/** Says that the connection is gone and since when what is on screen has not been refreshed. */
export function OfflineBanner() {
  const t = useT();
  const locale = usePreferences((state) => state.locale);
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const since = useRef<Date | null>(null);
  const wasOnline = useRef(false);
  useEffect(() => {
    const onHide = () => {
      if (navigator.onLine) markSeen(new Date());
    };
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, []);
  useEffect(() => {
    if (!online && wasOnline.current && since.current) markSeen(since.current);
  }, [online]);
  useEffect(() => {
    const timer = setTimeout(() => {
      new Image().src = TROUBLE_ART;
    }, ART_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (online) {
    since.current = null;
    wasOnline.current = true;
    return null;
  }
  // Opened without a connection: what is shown was seen when there last was one.
  since.current ??= (wasOnline.current ? null : lastSeen()) ?? new Date();
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const today = since.current.toDateString() === new Date().toDateString();
  const said = new Intl.DateTimeFormat(tagOf(locale), today ? time : { day: 'numeric', month: 'long', ...time }).format(
    since.current,
  );
  return (
    <div className={styles.banner} role="status">
      <Icon as={IconWifiOff} size="s" />
      {today ? t('shell.offline_banner', { time: said }) : t('shell.offline_banner_day', { day: said })}
    </div>
  );
}

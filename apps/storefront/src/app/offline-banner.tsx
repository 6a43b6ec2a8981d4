import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { intlTag } from '@app/contract/core/locale';
import { IconWifiOff } from '@tabler/icons-react';
import { useRef, useSyncExternalStore } from 'react';
import { Icon } from '../ui/icon.tsx';
import styles from './offline-banner.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the connection is gone and since when what is on screen has not been refreshed. */
export function OfflineBanner() {
  const t = useT();
  const locale = usePreferences((state) => state.locale);
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const since = useRef<Date | null>(null);
  if (online) {
    since.current = null;
    return null;
  }
  since.current ??= new Date();
  const time = new Intl.DateTimeFormat(intlTag[locale], { hour: '2-digit', minute: '2-digit' }).format(since.current);
  return (
    <div className={styles.banner} role="status">
      <Icon as={IconWifiOff} size="s" />
      {t('shell.offline_banner', { time })}
    </div>
  );
}

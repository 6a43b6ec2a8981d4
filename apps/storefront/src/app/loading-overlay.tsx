import { useT } from '@app/client/i18n';
import { loadingCount } from '@app/client/loading-count';
import { useSyncExternalStore } from 'react';
import { Mark } from '../ui/brand-mark.tsx';
import styles from './loading-overlay.module.css';

/** The dimmed layer that blocks the page while a call that asks for it runs, and 500 ms longer. */
export function LoadingOverlay() {
  const t = useT();
  const visible = useSyncExternalStore(loadingCount.subscribe, loadingCount.visible);
  if (!visible) return null;
  return (
    <div className={styles.overlay} role="status" aria-live="polite" data-testid="loading-overlay">
      <div className={styles.tile}>
        <Mark className={styles.sails} />
      </div>
      <span className="visually-hidden">{t('shell.loading')}</span>
    </div>
  );
}

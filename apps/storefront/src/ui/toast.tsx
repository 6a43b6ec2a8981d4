import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';
import { useToast } from './toast-store.ts';

/** The place where toasts appear. Drawn once, by the shell. */
export function Toaster() {
  const { message, kind, serial } = useToast();
  return (
    <div className={styles.place} role="status" aria-live="polite">
      {message === null ? null : (
        <div key={serial} className={styles.toast}>
          {kind === 'success' ? <Icon as={IconCircleCheck} size="m" /> : null}
          {kind === 'warning' ? <Icon as={IconAlertTriangle} size="m" /> : null}
          <span>{message}</span>
        </div>
      )}
    </div>
  );
}

import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useLayoutEffect, useState } from 'react';
import { barsAtBottom } from './bars-at-bottom.ts';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';
import { useToast } from './toast-store.ts';

const LOOK_EVERY_MS = 120;

/** The place where toasts appear, above the bars at the bottom. Drawn once, by the shell. */
export function Toaster() {
  const { message, kind, serial } = useToast();
  const [bars, setBars] = useState(0);
  const shown = message !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast looks anew what stands at the bottom
  useLayoutEffect(() => {
    if (!shown) return;
    const look = () => setBars(barsAtBottom());
    look();
    // The screen may change below it.
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [serial, shown]);
  return (
    <div className={styles.place} style={{ bottom: `calc(${bars}px + 1.6rem)` }} role="status" aria-live="polite">
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

import { useT } from '@app/client/i18n';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { refresh } from './chat-line.ts';
import styles from './chat-panel.module.css';
import { useChat } from './chat-store.ts';

/** The shape of a talk while it is read; if it cannot be, a way to try again. */
export function Waiting() {
  const t = useT();
  const failed = useChat((state) => state.failed);
  if (failed) {
    return (
      <div className={styles.trouble} role="alert">
        <p>{t('common.part_failed')}</p>
        <Button kind="soft" size="m" onClick={() => void refresh()}>
          {t('common.try_again')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.shape} aria-hidden="true">
      <Skeleton width="62%" height="4.4rem" />
      <Skeleton width="48%" height="4.4rem" />
      <Skeleton width="70%" height="6.6rem" />
    </div>
  );
}

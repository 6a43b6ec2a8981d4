import { useT } from '@app/client/i18n';
import { IconX } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import styles from './new-version.module.css';

/** Says at the foot of the page that a newer version is ready; nothing happens until somebody asks for it. */
export function UpdateBar({ onReload, onClose }: { readonly onReload: () => void; readonly onClose: () => void }) {
  const t = useT();
  return (
    <div className={styles.bar} role="status">
      <span className="grow">{t('app.new_ready')}</span>
      <button type="button" className={styles.reload} onClick={onReload}>
        {t('common.reload')}
      </button>
      <button type="button" className={styles.close} aria-label={t('common.close')} onClick={onClose}>
        <Icon as={IconX} size="m" />
      </button>
    </div>
  );
}

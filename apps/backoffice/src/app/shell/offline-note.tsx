import { Alert } from 'antd';
import { useOfflineSince } from '../../api/connection';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import styles from './shell.module.css';

/** Says that the server cannot be reached, and from when what is shown is, for as long as that lasts. */
export function OfflineNote() {
  const t = useText();
  const format = useFormat();
  const since = useOfflineSince();
  if (since === null) return null;
  const moment = format.moment(new Date(since).toISOString());
  return (
    <div className={styles.offline} role="status">
      <Alert banner type="warning" title={t('ui.offline', { moment })} />
    </div>
  );
}

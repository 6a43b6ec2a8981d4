import { staffEarlierOrderEndpoints as calls } from '@app/contract/earlier-orders/staff-endpoints';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { Modal, Progress, Upload } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sendFile } from '../../api/send-file';
import { useText } from '../../text/use-text';
import { useAction } from '../../ui/use-action';
import styles from './earlier-orders.module.css';
import { EARLIER_IMPORTS_PATH } from './earlier-paths';

/** Takes one file; what becomes of its records is then shown on its own page. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const [percent, setPercent] = useState(0);
  const take = async (file: File) => {
    setPercent(0);
    const made = await run(() => sendFile(calls.uploadEarlierImport, {}, { file, onProgress: setPercent }));
    if (made) void navigate(`${EARLIER_IMPORTS_PATH}/${made.answer.id}`);
  };
  return (
    <Modal open footer={null} title={t('earlier.import_new')} onCancel={onClose} width={560}>
      <Upload.Dragger
        className={styles.drop ?? ''}
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        showUploadList={false}
        disabled={busy}
        beforeUpload={(file) => {
          void take(file);
          return false;
        }}
      >
        <p className={styles.dropIcon}>
          <IconFileSpreadsheet size={32} stroke={1.5} />
        </p>
        <p className={styles.dropText}>{t('earlier.import_drop')}</p>
        <p className={styles.dropHelp}>{t('earlier.import_drop_help')}</p>
      </Upload.Dragger>
      {busy && <Progress aria-label={t('earlier.import_file')} percent={percent} status="active" />}
    </Modal>
  );
}

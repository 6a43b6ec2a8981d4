import { productImportEndpoints as calls } from '@app/contract/catalog/import-endpoints';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { Modal, Progress, Upload } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sendFile } from '../../../api/send-file';
import { useText } from '../../../text/use-text';
import { useAction } from '../../../ui/use-action';
import { AllowedValues } from './allowed-values';
import styles from './imports.module.css';
import { IMPORTS_PATH } from './imports-path';

/** Takes one table; its columns are then chosen on its own page. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const [percent, setPercent] = useState(0);
  const take = async (file: File) => {
    setPercent(0);
    const made = await run(() => sendFile(calls.uploadImport, {}, { file, onProgress: setPercent }));
    if (made) void navigate(`${IMPORTS_PATH}/${made.answer.id}`);
  };
  return (
    <Modal open footer={null} title={t('catalog.import_new')} onCancel={onClose} width={560}>
      <Upload.Dragger
        className={styles.drop ?? ''}
        accept=".csv,.tsv,.txt,.xlsx,.xml,text/csv,text/plain,text/xml,application/xml,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
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
        <p className={styles.dropText}>{t('catalog.import_drop')}</p>
        <p className={styles.dropHelp}>{t('catalog.import_drop_help')}</p>
      </Upload.Dragger>
      <p className={styles.hint}>{t('catalog.import_pictures')}</p>
      <AllowedValues />
      {busy && <Progress aria-label={t('catalog.import_file')} percent={percent} status="active" />}
    </Modal>
  );
}

import type { TableReading } from '@app/contract/core/tables';
import { staffLanguageEndpoints as calls } from '@app/contract/languages/staff-endpoints';
import type { ImportReport } from '@app/contract/languages/staff-schemas';
import { IconUpload } from '@tabler/icons-react';
import { Alert, Button, Modal, Table } from 'antd';
import { useRef, useState } from 'react';
import { sendFile } from '../../../api/send-file';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { TableReadingFields } from '../../../ui/tables/table-reading';
import { useAction } from '../../../ui/use-action';
import styles from './translations.module.css';

type Sent = { language: string; file: File; reading: TableReading; dryRun: '0' | '1' };

const send = ({ language, file, reading, dryRun }: Sent): Promise<ImportReport> =>
  sendFile(
    calls.importTranslations,
    { query: { language, dryRun, ...reading } },
    { file, onProgress: () => undefined },
  );

/** What a file would change: counts, and the rows that cannot be taken. */
function Report({ report }: { report: ImportReport }) {
  const t = useText();
  const format = useFormat();
  const values = { changed: format.count(report.changed), unchanged: format.count(report.unchanged) };
  return (
    <div className={styles.report}>
      <Alert showIcon type={report.changed > 0 ? 'info' : 'warning'} title={t('translations.import_plan', values)} />
      {report.placeholders > 0 && (
        <Alert showIcon type="warning" title={t('translations.import_placeholders', { count: report.placeholders })} />
      )}
      {report.refused > 0 && (
        <>
          <Alert showIcon type="error" title={t('translations.import_refused', { count: report.refused })} />
          <Table
            size="small"
            rowKey="row"
            pagination={false}
            scroll={{ y: 240 }}
            dataSource={report.flaws}
            columns={[
              { title: t('translations.row'), dataIndex: 'row', width: 72 },
              { title: t('translations.key'), dataIndex: 'key' },
              { title: t('translations.flaw'), key: 'flaw', render: (_, one) => t(`translations.flaw.${one.flaw}`) },
            ]}
          />
        </>
      )}
    </div>
  );
}

/** Takes texts from a CSV or JSON file: first it says what would change, then it changes it. */
export function ImportDialog({ language, onClose }: { language: string; onClose: () => void }) {
  const t = useText();
  const { busy, run } = useAction();
  const input = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState<{ file: File; reading: TableReading; report: ImportReport } | null>(null);
  const choose = async (file: File | undefined, reading: TableReading) => {
    if (!file) return;
    const read = await run(() => send({ language, file, reading, dryRun: '1' }), { reads: true });
    setTried(read ? { file, reading, report: read.answer } : null);
  };
  const take = async () => {
    if (!tried) return;
    const { file, reading } = tried;
    if (await run(() => send({ language, file, reading, dryRun: '0' }), { done: 'translations.imported' })) onClose();
  };
  return (
    <Modal
      open
      width={640}
      title={t('translations.import')}
      okText={t('translations.import')}
      cancelText={t('ui.cancel')}
      okButtonProps={{ disabled: !tried || tried.report.changed === 0, loading: busy }}
      onOk={() => void take()}
      onCancel={onClose}
    >
      <p>{t('translations.import_intro')}</p>
      <input
        ref={input}
        type="file"
        accept=".csv,.xlsx,.txt,.json,text/csv,text/plain,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label={t('translations.file')}
        hidden
        onChange={(event) => {
          void choose(event.target.files?.[0], {});
          event.target.value = '';
        }}
      />
      <Button icon={<IconUpload size={16} />} loading={busy} onClick={() => input.current?.click()}>
        {tried?.file.name ?? t('translations.choose_file')}
      </Button>
      {tried && (
        <div className={styles.reading}>
          <TableReadingFields
            of={tried.report.look}
            busy={busy}
            onChange={(reading) => void choose(tried.file, reading)}
          />
        </div>
      )}
      {tried && <Report report={tried.report} />}
    </Modal>
  );
}

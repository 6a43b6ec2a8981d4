import { staffEarlierOrderEndpoints as calls } from '@app/contract/earlier-orders/staff-endpoints';
import { Button, Card, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { listed } from '../../text/in-my-language';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { PageError, PageHead } from '../../ui/page-parts';
import { FileButton } from '../../ui/tables/file-button';
import { useAction } from '../../ui/use-action';
import styles from './earlier-orders.module.css';
import { EARLIER_IMPORTS_PATH } from './earlier-paths';
import { ImportRecords } from './import-records';
import { ImportSettings } from './import-settings';
import { saveRefusedFile } from './refused-file';

type Step = 'take' | 'discard';

/** One file of another shop: how it was read, what becomes of its records, and taking them over. */
export function EarlierImportPage() {
  const t = useText();
  const format = useFormat();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { busy, run } = useAction();
  const mayRun = useAllowed('orders.earlier_imports.run');
  const [step, setStep] = useState<Step | null>(null);
  const answer = useAnswer(calls.readEarlierImport, { params: { id } });
  const of = answer.data?.id === id ? answer.data : undefined;
  if (answer.error && !of) return <PageError error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!of) {
    return (
      <Card variant="borderless">
        <Skeleton active paragraph={{ rows: 10 }} />
      </Card>
    );
  }
  const coming = of.new + of.changed;
  const unread = of.heads.flatMap(({ head, read }) => (read || head === '' ? [] : head));
  const confirm = async () => {
    const input = { params: { id }, body: { version: of.version } };
    const done =
      step === 'take'
        ? await run(() => request(calls.takeEarlierImport, input), { done: 'earlier.import_take_done' })
        : await run(() => request(calls.discardEarlierImport, input), { done: 'earlier.import_discarded' });
    setStep(null);
    if (done && step === 'discard') void navigate(EARLIER_IMPORTS_PATH);
    else void answer.refetch();
  };
  const take = t('earlier.import_take', { count: format.count(coming) });
  return (
    <>
      <PageHead title={of.fileName} note={t(`earlier.import_state.${of.state}`)}>
        <Button onClick={() => void navigate(EARLIER_IMPORTS_PATH)}>{t('ui.back_to_list')}</Button>
      </PageHead>
      <Card variant="borderless">
        {of.state === 'draft' && (
          <ImportSettings key={of.version} of={of} mayRun={mayRun} onRead={() => void answer.refetch()} />
        )}
        <ImportRecords key={`${of.state}${of.version}`} of={of} />
        {unread.length > 0 && (
          <p className={styles.leftOut}>{t('earlier.import_left_out', { heads: listed(...unread) })}</p>
        )}
        {mayRun && of.state === 'draft' && (
          <div className={styles.foot}>
            {of.refused > 0 && (
              <FileButton label={t('earlier.import_refused_file')} save={(format) => saveRefusedFile(of, format, t)} />
            )}
            <Button danger onClick={() => setStep('discard')}>
              {t('earlier.import_discard')}
            </Button>
            <Button type="primary" disabled={coming === 0} onClick={() => setStep('take')}>
              {take}
            </Button>
          </div>
        )}
      </Card>
      <Modal
        open={step !== null}
        title={step === 'take' ? take : t('earlier.import_discard')}
        okText={step === 'take' ? take : t('earlier.import_discard')}
        okButtonProps={{ danger: step === 'discard' }}
        cancelText={t('ui.cancel')}
        confirmLoading={busy}
        onOk={() => void confirm()}
        onCancel={() => setStep(null)}
      >
        {step && t(`earlier.import_${step}_intro`)}
      </Modal>
    </>
  );
}

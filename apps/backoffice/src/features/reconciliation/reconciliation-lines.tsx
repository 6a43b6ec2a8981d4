import { staffReconciliationEndpoints as calls } from '@app/contract/reconciliation/staff-endpoints';
import { IconArrowLeft } from '@tabler/icons-react';
import { Button, Modal } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { ListPage } from '../../ui/list/list-page';
import { PageError } from '../../ui/page-parts';
import { useAction } from '../../ui/use-action';
import { lineList } from './line-list';
import { periodText, StateTag } from './reconciliation-cells';
import { RECONCILIATION_PATH } from './reconciliation-path';

type Step = 'apply' | 'discard';

/** One comparison: its lines by what became of them, and what to do with it. */
export function ReconciliationLines() {
  const t = useText();
  const format = useFormat();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { busy, run } = useAction();
  const decides = useAllowed('money.reconciliation.run');
  const [step, setStep] = useState<Step | null>(null);
  const answer = useAnswer(calls.readReconciliation, { params: { id } });
  const rule = useMemo(() => ({ ...lineList, only: { reconciliation: id } }), [id]);
  const one = answer.data?.id === id ? answer.data : undefined;
  if (answer.error && !one) return <PageError error={answer.error} onRetry={() => void answer.refetch()} />;

  const confirm = async () => {
    if (!one || !step) return;
    const input = { params: { id }, body: { version: one.version } };
    const done =
      step === 'apply'
        ? await run(() => request(calls.applyReconciliation, input), { done: 'reconciliation.applied_done' })
        : await run(() => request(calls.discardReconciliation, input), { done: 'reconciliation.discarded' });
    setStep(null);
    if (done && step === 'discard') void navigate(RECONCILIATION_PATH);
  };
  const extra = (
    <>
      {decides && one?.state === 'draft' && (
        <>
          <Button danger onClick={() => setStep('discard')}>
            {t('reconciliation.discard')}
          </Button>
          <Button type="primary" disabled={one.matched === 0} onClick={() => setStep('apply')}>
            {t('reconciliation.apply')}
          </Button>
        </>
      )}
      <Button icon={<IconArrowLeft size={16} />} onClick={() => void navigate(RECONCILIATION_PATH)}>
        {t('reconciliation.back')}
      </Button>
    </>
  );
  return (
    <>
      <ListPage
        key={id}
        rule={rule}
        actions={{
          extra,
          title: one ? one.fileName : t('permission.money.reconciliation'),
          note: one && (
            <>
              {one.channel.title} · {periodText(one, { format })} · {one.by} <StateTag state={one.state} />
            </>
          ),
        }}
      />
      <Modal
        open={step !== null}
        title={step ? t(`reconciliation.${step}`) : ''}
        okText={step ? t(`reconciliation.${step}`) : ''}
        okButtonProps={{ danger: step === 'discard' }}
        cancelText={t('ui.cancel')}
        confirmLoading={busy}
        onOk={() => void confirm()}
        onCancel={() => setStep(null)}
      >
        {step && t(`reconciliation.${step}_intro`)}
      </Modal>
    </>
  );
}

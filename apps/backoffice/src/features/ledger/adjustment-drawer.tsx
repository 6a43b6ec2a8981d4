import { limits } from '@app/contract/core/limits';
import { staffLedgerEndpoints as calls } from '@app/contract/ledger/staff-endpoints';
import type { Adjustment } from '@app/contract/ledger/staff-schemas';
import { Alert, App, Flex } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { randomKey } from '../../api/random-key';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { CustomerLink } from '../../ui/customer-link';
import { Facts, RecordDrawer } from '../../ui/drawer';
import { defineForm } from '../../ui/form/define-form';
import { FormDialog } from '../../ui/form/records/form-dialog';
import { type ActionLook, MachineActions } from '../../ui/machine-actions';
import { useAction } from '../../ui/use-action';
import { useBackTo } from '../../ui/use-back-to';
import { AdjustmentState } from './adjustment-list';
import { Change } from './ledger-cells';
import { ADJUSTMENTS_PATH, LEDGER_PATH } from './ledger-paths';
import { changeText, sizeText } from './ledger-words';

type Action = Adjustment['actions'][number];
const looks: Record<Action, ActionLook> = {
  reject: { label: 'adjustments.reject', tone: 'danger' },
  approve: { label: 'adjustments.approve', tone: 'primary' },
};

const whyForm = defineForm<{ reason: string }>()([
  { name: 'reason', kind: 'long-text', label: 'adjustments.reason', required: true, max: limits.adjustmentReason },
]);

function AdjustmentFacts({ adjustment }: { adjustment: Adjustment }) {
  const t = useText();
  const format = useFormat();
  const browses = useAllowed('money.ledger.view');
  const { customer, unit, transferId } = adjustment;
  return (
    <Facts
      title={t('adjustments.facts')}
      facts={[
        [t('ledger.customer'), <CustomerLink key="customer" id={customer.id} name={customer.nickname} />],
        [t('adjustments.email'), customer.email],
        [t('adjustments.amount'), <Change key="amount" unit={unit} amount={adjustment.amount} />],
        [t('ledger.unit'), t(`ledger.unit.${unit}`)],
        [t('adjustments.balance_now'), sizeText(unit, adjustment.balance, { format })],
        [t('adjustments.reason'), adjustment.reason],
        [t('adjustments.asked_by'), adjustment.askedBy],
        [t('adjustments.asked_at'), format.exact(adjustment.askedAt)],
        [t('adjustments.decided_by'), adjustment.decidedBy],
        [t('adjustments.decided_at'), adjustment.decidedAt && format.exact(adjustment.decidedAt)],
        [t('adjustments.decision_note'), adjustment.decisionNote],
        [
          t('ledger.transfer_title'),
          transferId &&
            (browses ? <Link to={`${LEDGER_PATH}/transfers/${transferId}`}>{transferId}</Link> : transferId),
        ],
      ]}
    />
  );
}

/** One adjustment in the drawer over the list: what is asked for, and the verdict of a second person. */
export function AdjustmentDrawer() {
  const t = useText();
  const format = useFormat();
  const close = useBackTo(ADJUSTMENTS_PATH);
  const { modal } = App.useApp();
  const { id = '' } = useParams();
  const answer = useAnswer(calls.readAdjustment, { params: { id } });
  const { busy, run } = useAction();
  const [rejecting, setRejecting] = useState(false);
  const adjustment = answer.data?.id === id ? answer.data : undefined;
  const choose = (action: Action) => {
    if (!adjustment) return;
    if (action === 'reject') return setRejecting(true);
    const { unit, amount, customer } = adjustment;
    const change = changeText(unit, amount, { format });
    const idempotencyKey = randomKey();
    modal.confirm({
      title: t('adjustments.approve_question', {
        amount: unit === 'money' ? change : t('catalog.points', { count: amount, amount: change }),
        who: customer.nickname,
      }),
      okText: t('adjustments.approve'),
      onOk: async () => {
        const work = () => request(calls.approveAdjustment, { params: { id }, body: {} }, { idempotencyKey });
        await run(work, { done: 'adjustments.approved' });
      },
    });
  };
  const allowed = adjustment?.actions ?? [];
  return (
    <RecordDrawer
      title={adjustment?.customer.nickname ?? ''}
      log={adjustment && `adjustment/${adjustment.id}`}
      tag={adjustment && <AdjustmentState state={adjustment.state} />}
      waiting={!adjustment}
      error={adjustment ? null : answer.error}
      onRetry={() => void answer.refetch()}
      onClose={close}
      footer={allowed.length > 0 && <MachineActions allowed={allowed} looks={looks} onChoose={choose} busy={busy} />}
    >
      {adjustment && (
        <Flex vertical gap={20}>
          {allowed.includes('reject') && !allowed.includes('approve') && (
            <Alert type="info" showIcon title={t('adjustments.own')} />
          )}
          <AdjustmentFacts adjustment={adjustment} />
        </Flex>
      )}
      {rejecting && (
        <FormDialog<{ reason: string }, unknown>
          title={t('adjustments.reject')}
          fields={whyForm}
          initial={{}}
          submit="adjustments.reject"
          danger
          done="adjustments.rejected"
          send={(body, idempotencyKey) => request(calls.rejectAdjustment, { params: { id }, body }, { idempotencyKey })}
          onClose={() => setRejecting(false)}
        />
      )}
    </RecordDrawer>
  );
}

import { limits } from '@app/contract/core/limits';
import { staffTopUpEndpoints as calls } from '@app/contract/top-ups/staff-endpoints';
import type { StaffTopUpDetail } from '@app/contract/top-ups/staff-schemas';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { request } from '../../api/request';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText, useTextOf } from '../../text/use-text';
import { customerFact, Facts, RecordDrawer } from '../../ui/drawer';
import { EventTimeline } from '../../ui/event-timeline';
import { defineForm } from '../../ui/form/define-form';
import { FormDialog } from '../../ui/form/records/form-dialog';
import { type Fact, useStep } from '../../ui/form/use-step';
import { MachineActions } from '../../ui/machine-actions';
import { useBackTo } from '../../ui/use-back-to';
import styles from './top-up.module.css';
import { TopUpState } from './top-up-state';
import { TOP_UPS_PATH } from './top-ups-path';

type Noted = { note: string };
const noteForm = defineForm<Noted>()([
  { name: 'note', kind: 'long-text', label: 'top_ups.note', max: limits.orderNote },
]);

/** One top-up over the list: its money, customer and payment, what happened, and calling it off. */
export function TopUpDrawer() {
  const close = useBackTo(TOP_UPS_PATH);
  const { id = '', step } = useParams();
  const answer = useAnswer(calls.readTopUp, { params: { id } });
  const topUp = answer.data?.id === id ? answer.data : undefined;
  const [cancelling, setCancelling] = useState(false);
  const asked = step === 'cancel' && Boolean(topUp?.actions.includes('cancel'));
  useEffect(() => {
    if (asked) setCancelling(true);
  }, [asked]);
  return (
    <RecordDrawer
      title={topUp?.number ?? ''}
      log={topUp && `top_up/${topUp.id}`}
      tag={topUp && <TopUpState topUp={topUp} />}
      {...(topUp ? { copy: topUp.number } : {})}
      waiting={!topUp}
      error={topUp ? null : answer.error}
      onRetry={() => void answer.refetch()}
      onClose={close}
      footer={
        topUp &&
        topUp.actions.length > 0 && (
          <MachineActions
            allowed={topUp.actions}
            looks={{ cancel: { label: 'top_ups.cancel', tone: 'danger' } }}
            onChoose={() => setCancelling(true)}
            busy={false}
          />
        )
      }
    >
      {topUp && (
        <>
          <TopUpFacts topUp={topUp} />
          <TopUpTimeline topUp={topUp} />
          {cancelling && <CancelDialog topUp={topUp} onClose={() => setCancelling(false)} />}
        </>
      )}
    </RecordDrawer>
  );
}

function TopUpFacts({ topUp }: { topUp: StaffTopUpDetail }) {
  const t = useText();
  const textOf = useTextOf();
  const format = useFormat();
  const { customer, payment } = topUp;
  return (
    <div className={styles.two}>
      <Facts
        title={t('top_ups.top_up')}
        facts={[
          [t('top_ups.amount'), format.money(topUp.amountUsd)],
          [t('top_ups.received'), format.money(topUp.receivedUsd)],
          [t('top_ups.customer'), customerFact(customer)],
          [t('top_ups.created'), format.exact(topUp.createdAt)],
          [t('top_ups.expires'), topUp.expiresAt && format.exact(topUp.expiresAt)],
        ]}
      />
      <Facts
        title={t('top_ups.payment')}
        facts={[
          [t('top_ups.channel'), topUp.channel],
          [t('top_ups.payment_status'), textOf(`orders.payment_state.${payment.state}`, 'ui.unknown')],
          [t('top_ups.payment_number'), payment.number],
          [t('top_ups.third_party'), topUp.thirdPartyNumber],
          [t('top_ups.paid_at'), topUp.paidAt && format.exact(topUp.paidAt)],
        ]}
      />
    </div>
  );
}

function TopUpTimeline({ topUp }: { topUp: StaffTopUpDetail }) {
  const t = useText();
  const textOf = useTextOf();
  const events = topUp.timeline.map((entry) => ({
    what: textOf(`top_ups.event.${entry.event}`, 'ui.unknown'),
    state: <TopUpState topUp={entry} />,
    at: entry.at,
    who: entry.who || t(`top_ups.by.${entry.by}`),
    note: entry.note,
  }));
  return <EventTimeline title={t('top_ups.timeline')} events={events} />;
}

const facts: Fact<StaffTopUpDetail>[] = [
  { label: 'top_ups.state', of: ({ state }, { t }) => t(`recharge.state.${state}`) },
  { label: 'top_ups.received', of: ({ receivedUsd }, { format }) => format.money(receivedUsd) },
];
const rule = { facts, open: ({ actions }: StaffTopUpDetail) => actions.includes('cancel') };

function CancelDialog(props: { topUp: StaffTopUpDetail; onClose: () => void }) {
  const t = useText();
  const step = useStep(props.topUp, rule);
  const topUp = step.record;
  return (
    <FormDialog<Noted, unknown>
      title={t('top_ups.cancel')}
      intro={<p>{t('top_ups.cancel_text')}</p>}
      fields={noteForm}
      initial={{ note: '' }}
      submit="top_ups.cancel"
      danger
      done="top_ups.cancelled"
      step={step}
      send={(values, idempotencyKey) =>
        request(
          calls.cancelTopUp,
          { params: { id: topUp.id }, body: { version: topUp.version, ...values } },
          { idempotencyKey },
        )
      }
      onClose={props.onClose}
    />
  );
}

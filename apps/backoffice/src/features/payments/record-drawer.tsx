import { reviewQueueEndpoints as calls } from '@app/contract/payments/proofs/staff-endpoints';
import type { PaymentDetail } from '@app/contract/payments/proofs/staff-schemas';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { listed } from '../../text/in-my-language';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { customerFact, RecordDrawer as Drawer, Facts } from '../../ui/drawer';
import { StatusTag, type Tone } from '../../ui/list/cells';
import { PayableLink } from '../../ui/payable-link';
import { useBackTo } from '../../ui/use-back-to';
import { DESK_PATH, RECORDS_PATH } from './payments-paths';
import { ProofState } from './proof-tags';
import styles from './record.module.css';
import { RecordState } from './record-state';

const tries: Record<PaymentDetail['tries'][number]['state'], Tone> = {
  pending: 'info',
  paid: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};

type Line = { key: string; what: ReactNode; note: ReactNode; sum: number | null; tag?: ReactNode };

/** One part of a payment's story; nothing when it has none. */
function Part({ title, lines }: { title: string; lines: Line[] }) {
  const format = useFormat();
  if (lines.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.key}>
            <span className={styles.what}>
              <b>{line.what}</b>
              <small>{line.note}</small>
            </span>
            {line.tag}
            <span className={styles.sum}>{line.sum === null ? '' : format.money(line.sum)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Story({ payment }: { payment: PaymentDetail }) {
  const t = useText();
  const format = useFormat();
  const desk = useAllowed('money.desk.view');
  const ledger = useAllowed('money.ledger.view');
  return (
    <>
      <Part
        title={t('record.parts')}
        lines={payment.parts.map((one) => ({
          key: one.id,
          what: <PayableLink payable={one} />,
          note: one.paid ? t('record.part_paid') : '',
          sum: one.amountUsd,
        }))}
      />
      <Part
        title={t('record.tries')}
        lines={payment.tries.map((one) => ({
          key: one.id,
          what: one.channel,
          note: format.exact(one.createdAt),
          sum: one.amountUsd,
          tag: <StatusTag tone={tries[one.state]}>{t(`record.try.${one.state}`)}</StatusTag>,
        }))}
      />
      <Part
        title={t('record.proofs')}
        lines={payment.proofs.map((one) => {
          const name = t('proof.revision', { revision: one.revision });
          return {
            key: one.id,
            what: desk ? <Link to={`${DESK_PATH}/${one.id}?tab=all`}>{name}</Link> : name,
            note: format.exact(one.submittedAt),
            sum: one.receivedUsd,
            tag: <ProofState state={one.state} />,
          };
        })}
      />
      <Part
        title={t('record.refunds')}
        lines={payment.refunds.map((one) => ({
          key: one.id,
          what: one.note || (one.providerNumber ?? t('record.refund_to_wallet')),
          note: format.exact(one.createdAt),
          sum: one.amountUsd,
          tag: one.toWalletAt ? (
            <StatusTag tone="info">{t('record.refund_to_wallet')}</StatusTag>
          ) : (
            one.failedAt && <StatusTag tone="danger">{t('record.refund_failed')}</StatusTag>
          ),
        }))}
      />
      <Part
        title={t('record.events')}
        lines={payment.events.map((one) => ({
          key: `${one.channel} ${one.eventId}`,
          what: one.kind,
          note: listed(one.eventId, format.exact(one.receivedAt)),
          sum: null,
          tag: <StatusTag tone="neutral">{one.outcome}</StatusTag>,
        }))}
      />
      <Part
        title={t('record.transfers')}
        lines={payment.transfers.map((one) => ({
          key: one.id,
          what: ledger ? <Link to={`/money/ledger/transfers/${one.id}`}>{`#${one.id}`}</Link> : `#${one.id}`,
          note: listed(one.key, format.exact(one.createdAt)),
          sum: one.amountUsd,
        }))}
      />
    </>
  );
}

/** One payment in the drawer: what it is for, and all that happened to it. */
export function RecordDrawer() {
  const t = useText();
  const format = useFormat();
  const close = useBackTo(RECORDS_PATH);
  const { id = '' } = useParams();
  const answer = useAnswer(calls.readPayment, { params: { id } });
  const payment = answer.data?.id === id ? answer.data : undefined;
  return (
    <Drawer
      title={payment?.number ?? ''}
      tag={payment && <RecordState state={payment.state} />}
      {...(payment ? { copy: payment.number } : {})}
      waiting={!payment}
      error={payment ? null : answer.error}
      onRetry={() => void answer.refetch()}
      onClose={close}
    >
      {payment && (
        <>
          <Facts
            title={t('record.facts')}
            facts={[
              [t('record.amount'), format.money(payment.amountUsd)],
              [t('record.refunded'), payment.refundedUsd > 0 && format.money(payment.refundedUsd)],
              [t('record.credited_late'), payment.creditedLateUsd > 0 && format.money(payment.creditedLateUsd)],
              [t('record.payable'), <PayableLink key="payable" payable={payment.payable} />],
              [
                t('record.through'),
                payment.through && <Link to={`${RECORDS_PATH}/${payment.through.id}`}>{payment.through.number}</Link>,
              ],
              [t('record.customer'), customerFact(payment.customer)],
              [t('record.payer'), payment.payer],
              [t('record.channel'), payment.channel?.title],
              [t('record.provider_number'), payment.providerNumber],
              [t('record.created'), format.exact(payment.createdAt)],
              [
                t('record.expires'),
                payment.state === 'pending' && payment.expiresAt && format.exact(payment.expiresAt),
              ],
              [t('record.paid_at'), payment.paidAt && format.exact(payment.paidAt)],
            ]}
          />
          <Story payment={payment} />
        </>
      )}
    </Drawer>
  );
}

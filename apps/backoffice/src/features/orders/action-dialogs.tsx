import { limits } from '@app/contract/core/limits';
import { staffOrderEndpoints as calls } from '@app/contract/orders/staff-endpoints';
import type { StaffOrderDetail } from '@app/contract/orders/staff-schemas';
import { request } from '../../api/request';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { defineForm } from '../../ui/form/define-form';
import { FormDialog } from '../../ui/form/form-dialog';
import { actionLooks, fireNoted, type NotedAction } from './order-actions';

type Amount = { payableUsd: number; note: string };
type Noted = { note: string };

const amountForm = defineForm<Amount>()([
  { name: 'payableUsd', kind: 'money', label: 'orders.new_amount', required: true },
  {
    name: 'note',
    kind: 'long-text',
    label: 'orders.reason',
    required: true,
    max: limits.orderNote,
    help: 'orders.reason_help',
  },
]);
const reasonForm = defineForm<Noted>()([
  {
    name: 'note',
    kind: 'long-text',
    label: 'orders.reason',
    required: true,
    max: limits.orderNote,
    help: 'orders.reason_help',
  },
]);
const noteForm = defineForm<Noted>()([
  { name: 'note', kind: 'long-text', label: 'orders.note', max: limits.orderNote },
]);

/** What the open case gives back, or all that is left of the order. */
function goesBack({ cases, payableUsd, payment }: StaffOrderDetail): number {
  const open = cases.find((one) => one.endedAt === null);
  return open ? (open.approvedUsd ?? open.amountUsd) : payableUsd - payment.refundedUsd;
}

type DialogProps = { order: StaffOrderDetail; onClose: () => void };

/** Changes what an unpaid order costs. */
export function AmountDialog({ order, onClose }: DialogProps) {
  const t = useText();
  const format = useFormat();
  return (
    <FormDialog<Amount, unknown>
      title={t('orders.action.modify_amount')}
      intro={<p>{t('orders.amount_intro', { number: order.number, amount: format.money(order.payableUsd) })}</p>}
      fields={amountForm}
      initial={{ payableUsd: order.payableUsd, note: '' }}
      submit="orders.action.modify_amount"
      done="orders.amount_done"
      send={(values, idempotencyKey) =>
        request(
          calls.modifyAmount,
          { params: { id: order.id }, body: { version: order.version, ...values } },
          { idempotencyKey },
        )
      }
      onClose={onClose}
    />
  );
}

type Approval = { amountUsd: number; note: string };

/** Agrees to a refund or return: to all that it comes to, or to less money. */
export function ApproveDialog(props: DialogProps & { action: 'approve_refund' | 'approve_return' }) {
  const { order, action, onClose } = props;
  const t = useText();
  const format = useFormat();
  const cap = order.cases[0]?.amountUsd ?? 0;
  const fields = defineForm<Approval>()([
    {
      name: 'amountUsd',
      kind: 'money',
      label: 'after_sale.approve_amount',
      required: true,
      check: (value) => (value > cap ? 'error.after_sale.over_cap' : null),
    },
    { name: 'note', kind: 'long-text', label: 'orders.note_to_customer', max: limits.orderNote },
  ]);
  const amount = format.money(cap);
  return (
    <FormDialog<Approval, unknown>
      title={t(actionLooks[action].label)}
      intro={
        <>
          <p>{t(`orders.intro.${action}`, { number: order.number, amount })}</p>
          <p>{t('after_sale.approve_help', { amount })}</p>
        </>
      }
      fields={fields}
      initial={{ amountUsd: cap, note: '' }}
      submit={actionLooks[action].label}
      done="orders.step_done"
      send={(values, idempotencyKey) =>
        request(
          calls.decideAfterSale,
          { params: { id: order.id }, body: { version: order.version, decision: action, ...values } },
          { idempotencyKey },
        )
      }
      onClose={onClose}
    />
  );
}

/** Steps whose reason the customer reads, and which therefore need one. */
const needsReason: readonly NotedAction[] = [
  'cancel',
  'cancel_paid',
  'reject_refund',
  'reject_return',
  'refuse_return',
];

/** Confirms a step that cannot be taken back, says what it does, and takes a note. */
export function NotedDialog({ order, action, onClose }: DialogProps & { action: NotedAction }) {
  const t = useText();
  const format = useFormat();
  const strict = needsReason.includes(action);
  return (
    <FormDialog<Noted, unknown>
      title={t(actionLooks[action].label)}
      intro={<p>{t(`orders.intro.${action}`, { number: order.number, amount: format.money(goesBack(order)) })}</p>}
      fields={strict ? reasonForm : noteForm}
      initial={{ note: '' }}
      submit={actionLooks[action].label}
      danger={actionLooks[action].tone === 'danger'}
      done="orders.step_done"
      send={({ note }, idempotencyKey) => fireNoted(action, order, { note, idempotencyKey })}
      onClose={onClose}
    />
  );
}

import { staffOrderEndpoints as calls } from '@app/contract/orders/staff-endpoints';
import type { StaffOrderDetail } from '@app/contract/orders/staff-schemas';
import { request } from '../../api/request';
import type { TextKey } from '../../text/text-key';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { defineForm } from '../../ui/form/define-form';
import { noteFields, reasonFields } from '../../ui/form/noted-fields';
import { AmountDialog } from '../../ui/form/records/amount-dialog';
import { FormDialog } from '../../ui/form/records/form-dialog';
import { actionLooks, fireNoted, type NotedAction } from './order-actions';
import { useOrderStep } from './order-step';

type Noted = { note: string };

/** What the open return request refunds, or all that is left of the order. */
function goesBack({ cases, payableUsd, payment }: StaffOrderDetail): number {
  const open = cases.find((one) => one.endedAt === null);
  return open ? (open.approvedUsd ?? open.amountUsd) : payableUsd - payment.refundedUsd;
}

type DialogProps = { order: StaffOrderDetail; onClose: () => void };

/** Changes what an unpaid product order costs. */
export function OrderAmountDialog(props: DialogProps) {
  return (
    <AmountDialog
      step={useOrderStep(props.order, 'modify_amount')}
      action="orders.action.modify_amount"
      send={(call, given) => request(calls.modifyAmount, call, given)}
      onClose={props.onClose}
    />
  );
}

type Approval = { amountUsd: number; note: string };

/** Agrees to a refund or return: to all that it comes to, or to less money. */
export function ApproveDialog(props: DialogProps & { action: 'approve_refund' | 'approve_return' }) {
  const { action, onClose } = props;
  const t = useText();
  const format = useFormat();
  const step = useOrderStep(props.order, action);
  const order = step.record;
  const cap = order.cases[0]?.amountUsd ?? 0;
  const amountFields = defineForm<Approval>()([
    {
      name: 'amountUsd',
      kind: 'money',
      label: 'after_sale.approve_amount',
      required: true,
      check: (value) => (value > cap ? 'error.after_sale.over_cap' : null),
    },
  ]);
  const fields = [...amountFields, ...noteFields('orders.note_to_customer')];
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
      step={step}
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

/** What a step does; of a parcel that the customer has not named it says so. */
const introOf = (action: NotedAction, { state }: StaffOrderDetail): TextKey =>
  action === 'receive_return' && state === 'return_approved'
    ? 'orders.intro.receive_unannounced'
    : `orders.intro.${action}`;

/** Confirms a step that cannot be taken back, says what it does, and takes a note. */
export function NotedDialog({ action, onClose, ...props }: DialogProps & { action: NotedAction }) {
  const t = useText();
  const format = useFormat();
  const step = useOrderStep(props.order, action);
  const order = step.record;
  const strict = needsReason.includes(action);
  return (
    <FormDialog<Noted, unknown>
      title={t(actionLooks[action].label)}
      intro={<p>{t(introOf(action, order), { number: order.number, amount: format.money(goesBack(order)) })}</p>}
      fields={strict ? reasonFields : noteFields('orders.note')}
      initial={{ note: '' }}
      submit={actionLooks[action].label}
      danger={actionLooks[action].tone === 'danger'}
      done="orders.step_done"
      step={step}
      send={({ note }, idempotencyKey) => fireNoted(action, order, { note, idempotencyKey })}
      onClose={onClose}
    />
  );
}

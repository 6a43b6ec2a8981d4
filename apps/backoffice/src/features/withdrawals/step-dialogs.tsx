import { limits } from '@app/contract/core/limits';
import { staffWithdrawalEndpoints as calls } from '@app/contract/withdrawals/staff-endpoints';
import type { StaffWithdrawal, StaffWithdrawalAction } from '@app/contract/withdrawals/staff-schemas';
import { request } from '../../api/request';
import { sendFile } from '../../api/send-file';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { defineForm, type Upload } from '../../ui/form/define-form';
import { FormDialog } from '../../ui/form/records/form-dialog';
import { type Fact, useStep } from '../../ui/form/use-step';
import type { ActionLook } from '../../ui/machine-actions';
import { arrivesText } from './withdrawal-body';

/** How each next step looks; which of them are drawn is the server's word alone. */
export const actionLooks: Record<StaffWithdrawalAction, ActionLook> = {
  approve: { label: 'withdrawals.action.approve', tone: 'primary' },
  reject: { label: 'withdrawals.action.reject', tone: 'danger' },
  pay: { label: 'withdrawals.action.pay', tone: 'primary' },
  fail: { label: 'withdrawals.action.fail', tone: 'danger' },
};

const uploadProof: Upload = async (file, onProgress) => {
  const { kind, url } = await sendFile(calls.uploadProof, {}, { file, onProgress });
  return { kind, url };
};

type Noted = { note: string };
type Why = { reason: string };
type Payment = { providerNumber: string; proofs: string[]; note: string };

const noteForm = defineForm<Noted>()([
  { name: 'note', kind: 'long-text', label: 'withdrawals.note', max: limits.withdrawalReason },
]);
const whyForm = defineForm<Why>()([
  {
    name: 'reason',
    kind: 'long-text',
    label: 'withdrawals.reason',
    help: 'withdrawals.reason_help',
    required: true,
    max: limits.withdrawalReason,
  },
]);
const paymentForm = defineForm<Payment>()([
  {
    name: 'providerNumber',
    kind: 'text',
    label: 'withdrawals.provider_number',
    required: true,
    max: limits.providerNumber,
  },
  { name: 'proofs', kind: 'images', label: 'withdrawals.proof', required: true, max: 4, upload: uploadProof },
  { name: 'note', kind: 'long-text', label: 'withdrawals.note', max: limits.withdrawalReason },
]);

/** What staff decide a withdrawal by. */
const facts: Fact<StaffWithdrawal>[] = [
  { label: 'withdrawals.status', of: ({ state }, { t }) => t(`withdrawals.state.${state}`) },
  { label: 'withdrawals.amount', of: ({ amountUsd }, { format }) => format.money(amountUsd) },
  { label: 'withdrawals.arrives', of: arrivesText },
  { label: 'withdrawals.account', of: ({ account }) => account.masked },
  { label: 'withdrawals.approved_by', of: ({ approvedBy }) => approvedBy },
  { label: 'withdrawals.note', of: ({ note }) => note },
];

type DialogProps = { one: StaffWithdrawal; onClose: () => void };

/** One step of staff on the version they see; every one of them moves or frees money, so it is asked for in words. */
export function StepDialog({ action, onClose, ...props }: DialogProps & { action: StaffWithdrawalAction }) {
  const t = useText();
  const format = useFormat();
  const step = useStep(props.one, { facts, open: ({ actions }) => actions.includes(action) });
  const one = step.record;
  const amount = action === 'pay' ? arrivesText(one) : format.money(one.amountUsd);
  const frame = {
    title: t(actionLooks[action].label),
    intro: <p>{t(`withdrawals.intro.${action}`, { number: one.number, amount })}</p>,
    submit: actionLooks[action].label,
    done: 'withdrawals.done',
    step,
    onClose,
  } as const;
  const params = { id: one.id };
  const { version } = one;
  if (action === 'approve') {
    return (
      <FormDialog<Noted, unknown>
        {...frame}
        fields={noteForm}
        initial={{ note: '' }}
        send={({ note }, idempotencyKey) =>
          request(calls.approveWithdrawal, { params, body: { version, note: note ?? '' } }, { idempotencyKey })
        }
      />
    );
  }
  if (action === 'pay') {
    return (
      <FormDialog<Payment, unknown>
        {...frame}
        fields={paymentForm}
        initial={{ providerNumber: '', proofs: [], note: '' }}
        send={(values, idempotencyKey) =>
          request(
            calls.payWithdrawal,
            { params, body: { version, ...values, note: values.note ?? '' } },
            { idempotencyKey },
          )
        }
      />
    );
  }
  const call = action === 'reject' ? calls.rejectWithdrawal : calls.failWithdrawal;
  return (
    <FormDialog<Why, unknown>
      {...frame}
      danger
      fields={whyForm}
      initial={{ reason: '' }}
      send={({ reason }, idempotencyKey) => request(call, { params, body: { version, reason } }, { idempotencyKey })}
    />
  );
}

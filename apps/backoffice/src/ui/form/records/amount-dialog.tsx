import type { TextKey } from '../../../text/text-key';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { defineForm } from '../define-form';
import { reasonFields } from '../noted-fields';
import type { Step } from '../use-step';
import { FormDialog } from './form-dialog';

type Amount = { payableUsd: number; note: string };

const fields = [
  ...defineForm<Amount>()([{ name: 'payableUsd', kind: 'money', label: 'orders.new_amount', required: true }]),
  ...reasonFields,
];

type Order = { id: string; version: number; number: string; payableUsd: number };
type Call = { params: { id: string }; body: Amount & { version: number } };

type AmountDialogProps = {
  step: Step<Order>;
  /** What the step is called. */
  action: TextKey;
  /** `payableUsd` in cents. */
  send: (call: Call, given: { idempotencyKey: string }) => Promise<unknown>;
  onClose: () => void;
};

/** Changes what an unpaid order costs, and says why. */
export function AmountDialog({ step, action, send, onClose }: AmountDialogProps) {
  const t = useText();
  const format = useFormat();
  const { id, version, number, payableUsd } = step.record;
  return (
    <FormDialog<Amount, unknown>
      title={t(action)}
      intro={<p>{t('orders.amount_intro', { number, amount: format.money(payableUsd) })}</p>}
      fields={fields}
      initial={{ payableUsd, note: '' }}
      submit={action}
      done="orders.amount_done"
      step={step}
      send={(amount, idempotencyKey) => send({ params: { id }, body: { version, ...amount } }, { idempotencyKey })}
      onClose={onClose}
    />
  );
}

import type { TextKey } from '../../text/text-key';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { defineForm } from './define-form';
import { FormDialog } from './form-dialog';
import { reasonFields } from './noted-fields';
import type { Step } from './use-step';

type Amount = { payableUsd: number; note: string };

const fields = [
  ...defineForm<Amount>()([{ name: 'payableUsd', kind: 'money', label: 'orders.new_amount', required: true }]),
  ...reasonFields,
];

type AmountDialogProps = {
  order: { number: string; payableUsd: number };
  step: Step<unknown>;
  /** What the step is called. */
  action: TextKey;
  /** `payableUsd` in cents. */
  send: (amount: Amount, idempotencyKey: string) => Promise<unknown>;
  onClose: () => void;
};

/** Changes what an unpaid order costs, and says why. */
export function AmountDialog({ order, step, action, send, onClose }: AmountDialogProps) {
  const t = useText();
  const format = useFormat();
  return (
    <FormDialog<Amount, unknown>
      title={t(action)}
      intro={<p>{t('orders.amount_intro', { number: order.number, amount: format.money(order.payableUsd) })}</p>}
      fields={fields}
      initial={{ payableUsd: order.payableUsd, note: '' }}
      submit={action}
      done="orders.amount_done"
      step={step}
      send={send}
      onClose={onClose}
    />
  );
}

import { limits } from '@app/contract/core/limits';
import { staffLedgerEndpoints as calls } from '@app/contract/ledger/staff-endpoints';
import type { LedgerUnit } from '@app/contract/ledger/staff-schemas';
import { request } from '../../api/request';
import { useText } from '../../text/use-text';
import { defineForm } from '../../ui/form/define-form';
import { FormDialog } from '../../ui/form/records/form-dialog';
import { unitChoices } from './account-list';

type Wish = { customer: string; unit: LedgerUnit; amount: string; reason: string };

const form = defineForm<Wish>()([
  { name: 'customer', kind: 'text', label: 'adjustments.email', required: true, max: limits.email },
  { name: 'unit', kind: 'select', label: 'ledger.unit', required: true, half: true, choices: unitChoices() },
  {
    name: 'amount',
    kind: 'text',
    label: 'adjustments.amount',
    required: true,
    half: true,
    max: 20,
    help: 'adjustments.amount_help',
  },
  {
    name: 'reason',
    kind: 'long-text',
    label: 'adjustments.reason',
    required: true,
    max: limits.adjustmentReason,
    help: 'adjustments.reason_help',
  },
]);

/** Asks for an adjustment of a customer's balance or points. */
export function AdjustDialog(props: { customer: string; unit: LedgerUnit; onClose: () => void }) {
  const t = useText();
  return (
    <FormDialog<Wish, unknown>
      title={t('adjustments.new')}
      intro={<p>{t('adjustments.intro')}</p>}
      fields={form}
      initial={{ customer: props.customer, unit: props.unit }}
      submit="adjustments.send"
      done="adjustments.asked"
      send={(body, idempotencyKey) => request(calls.requestAdjustment, { body }, { idempotencyKey })}
      onClose={props.onClose}
    />
  );
}

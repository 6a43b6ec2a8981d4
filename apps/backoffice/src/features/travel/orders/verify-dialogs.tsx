import { staffTravelEndpoints as calls } from '@app/contract/travel/staff-endpoints';
import type { StaffTravelDetail } from '@app/contract/travel/staff-schemas';
import { request } from '../../../api/request';
import { useText } from '../../../text/use-text';
import { defineForm } from '../../../ui/form/define-form';
import { FormDialog } from '../../../ui/form/form-dialog';
import { CodeField } from './code-field';
import { actionLooks } from './order-actions';
import { useOrderStep } from './order-step';

type Presented = { voucherCode: string };

const codeForm = defineForm<Presented>()([
  { name: 'voucherCode', kind: 'own', draw: CodeField, label: 'travel.staff.voucher_code', required: true },
]);

/** Accepts the voucher that is presented for one order. */
export function VerifyDialog(props: { order: StaffTravelDetail; code: string; onClose: () => void }) {
  const t = useText();
  const step = useOrderStep(props.order, 'verify');
  const order = step.record;
  return (
    <FormDialog<Presented, unknown>
      title={t('travel.action.verify')}
      intro={<p>{t('travel.staff.verify_intro', { number: order.number, name: order.contact.name })}</p>}
      fields={codeForm}
      initial={{ voucherCode: props.code }}
      submit={actionLooks.verify.label}
      done="travel.staff.verified_done"
      step={step}
      send={({ voucherCode }, idempotencyKey) =>
        request(
          calls.verifyTravelOrder,
          { params: { id: order.id }, body: { version: order.version, voucherCode } },
          { idempotencyKey },
        )
      }
      onClose={props.onClose}
    />
  );
}

type FindDialogProps = { onFound: (order: StaffTravelDetail, code: string) => void; onClose: () => void };

/** Finds the order whose voucher is presented. */
export function FindVoucherDialog({ onFound, onClose }: FindDialogProps) {
  const t = useText();
  return (
    <FormDialog<Presented, { order: StaffTravelDetail; code: string }>
      title={t('travel.staff.find_voucher')}
      intro={<p>{t('travel.staff.find_intro')}</p>}
      fields={codeForm}
      initial={{ voucherCode: '' }}
      submit="travel.staff.find"
      done="travel.staff.found_done"
      send={async ({ voucherCode: code }) => ({ order: await request(calls.findByVoucher, { query: { code } }), code })}
      onClose={onClose}
      onDone={({ order, code }) => onFound(order, code)}
    />
  );
}

import { limits } from '@app/contract/core/limits';
import { staffTravelEndpoints as calls } from '@app/contract/travel/staff-endpoints';
import type { StaffTravelDetail } from '@app/contract/travel/staff-schemas';
import { Alert, Flex } from 'antd';
import { request } from '../../../api/request';
import { useProductNow } from '../../../api/use-product-now';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { defineForm, type Field } from '../../../ui/form/define-form';
import { FormDialog } from '../../../ui/form/records/form-dialog';
import { CodeField } from './code-field';
import { actionLooks } from './order-actions';
import { useOrderStep } from './order-step';

type Presented = { voucherCode: string };
type Accepted = Presented & { note: string };

const codeForm = defineForm<Presented>()([
  { name: 'voucherCode', kind: 'own', render: CodeField, label: 'travel.staff.voucher_code', required: true },
]);

/** Before its time a code is accepted for a stated reason. */
const earlyForm = [
  ...(codeForm as Field<Accepted>[]),
  ...defineForm<Accepted>()([
    {
      name: 'note',
      kind: 'long-text',
      label: 'travel.staff.verify_early_why',
      required: true,
      max: limits.orderNote,
      help: 'orders.reason_help',
    },
  ]),
];

/** Accepts the voucher that is presented for one order. */
export function VerifyDialog(props: { order: StaffTravelDetail; code: string; onClose: () => void }) {
  const t = useText();
  const step = useOrderStep(props.order, 'verify');
  const format = useFormat();
  const now = useProductNow();
  const order = step.record;
  const early = now() < Date.parse(order.verifyFrom);
  const begins = format.moment(order.service.startsAt);
  return (
    <FormDialog<Accepted, unknown>
      title={t('travel.action.verify')}
      intro={
        <Flex vertical gap={8} style={{ marginBottom: 20 }}>
          <p>{t('travel.staff.verify_intro', { number: order.number, name: order.contact.name })}</p>
          {early && (
            <Alert
              type="warning"
              showIcon
              title={t('travel.staff.verify_early', {
                title: order.title,
                start: begins,
                from: format.moment(order.verifyFrom),
              })}
            />
          )}
        </Flex>
      }
      fields={early ? earlyForm : (codeForm as Field<Accepted>[])}
      initial={{ voucherCode: props.code, note: '' }}
      submit={actionLooks.verify.label}
      done="travel.staff.verified_done"
      step={step}
      send={({ voucherCode, note }, idempotencyKey) =>
        request(
          calls.verifyTravelOrder,
          { params: { id: order.id }, body: { version: order.version, voucherCode, note } },
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

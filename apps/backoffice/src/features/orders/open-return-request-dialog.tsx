import type { ReturnRequestReason } from '@app/contract/orders/after-sale/reasons';
import type { AfterSaleForm } from '@app/contract/orders/after-sale/schemas';
import { staffOrderEndpoints as calls } from '@app/contract/orders/staff-endpoints';
import type { StaffOrderDetail } from '@app/contract/orders/staff-schemas';
import { request } from '../../api/request';
import { useAnswer } from '../../api/use-answer';
import { useText } from '../../text/use-text';
import { defineForm, type OwnFieldProps } from '../../ui/form/define-form';
import { IntegerInput } from '../../ui/form/inputs/integer-input';
import { reasonFields } from '../../ui/form/noted-fields';
import { FormDialog } from '../../ui/form/records/form-dialog';
import { Thumb, TwoLines } from '../../ui/list/cells';
import styles from './order.module.css';
import { actionLooks } from './order-actions';
import { useOrderStep } from './order-step';

type Pieces = Readonly<Record<string, number>>;
type Draft = { pieces: Pieces; reason: ReturnRequestReason; note: string };
type OpeningAction = 'request_refund' | 'request_return';

/** How many pieces of each line go back, of those that still can. */
const piecesField = (lines: AfterSaleForm['lines']) =>
  function PiecesField({ value = {}, onChange }: OwnFieldProps<Pieces>) {
    const t = useText();
    return lines
      .filter(({ left }) => left > 0)
      .map(({ id, name, options, cover, left }) => (
        <div className={styles.line} key={id}>
          <Thumb url={cover} size={44} />
          <TwoLines strong top={name} bottom={options} />
          <span className={styles.pieces}>
            <IntegerInput
              aria-label={t('after_sale.pieces_of', { name })}
              value={value[id] ?? 0}
              onChange={(count) => onChange?.({ ...value, [id]: Math.min(count ?? 0, left) })}
            />
          </span>
          <span className={styles.times}>{t('after_sale.of', { count: left })}</span>
        </div>
      ));
  };

const fieldsOf = ({ lines, reasons }: AfterSaleForm) => [
  ...defineForm<Draft>()([
    {
      name: 'pieces',
      kind: 'own',
      label: 'after_sale.goes_back',
      render: piecesField(lines),
      required: true,
      check: (pieces) => (Object.values(pieces).some((count) => count > 0) ? null : 'after_sale.none_chosen'),
    },
    {
      name: 'reason',
      kind: 'select',
      label: 'after_sale.reason',
      required: true,
      choices: { known: reasons.map((reason) => ({ value: reason, label: `after_sale.reason.${reason}` as const })) },
    },
  ]),
  ...reasonFields.map((field) => ({ ...field, label: 'orders.note_to_customer' as const })),
];

type DialogProps = { order: StaffOrderDetail; action: OpeningAction; onClose: () => void };

/** Opens a refund or a return of some pieces on the customer's behalf. */
export function OpenReturnRequestDialog({ action, onClose, ...props }: DialogProps) {
  const t = useText();
  const step = useOrderStep(props.order, action);
  const order = step.record;
  const form = useAnswer(calls.openAfterSaleForm, { params: { id: order.id } }, { ofForm: true });
  if (!form.data) return null;
  return (
    <FormDialog<Draft, StaffOrderDetail>
      title={t(actionLooks[action].label)}
      intro={<p>{t(`orders.intro.${action}`, { number: order.number })}</p>}
      fields={fieldsOf(form.data)}
      initial={{ pieces: {}, note: '' }}
      submit={actionLooks[action].label}
      done="orders.step_done"
      step={step}
      send={({ pieces, reason, note }, idempotencyKey) => {
        const items = Object.entries(pieces)
          .filter(([, quantity]) => quantity > 0)
          .map(([lineId, quantity]) => ({ lineId, quantity }));
        return request(
          calls.openAfterSale,
          { params: { id: order.id }, body: { version: order.version, items, reason, note } },
          { idempotencyKey },
        );
      }}
      onClose={onClose}
    />
  );
}

import { staffTravelEndpoints as calls } from '@app/contract/travel/staff-endpoints';
import type { StaffTravelDetail } from '@app/contract/travel/staff-schemas';
import { request } from '../../../api/request';
import { useFormat } from '../../../text/use-format';
import { type Text, useText } from '../../../text/use-text';
import { defineForm } from '../../../ui/form/define-form';
import { noteFields, reasonFields } from '../../../ui/form/noted-fields';
import { AmountDialog } from '../../../ui/form/records/amount-dialog';
import { FormDialog } from '../../../ui/form/records/form-dialog';
import { GuestsField, type NamedGuest } from './guests-field';
import styles from './order.module.css';
import { actionLooks, fireNoted, type NotedAction } from './order-actions';
import { Policy } from './order-body';
import { useOrderStep } from './order-step';

type Noted = { note: string };
type Refund = Noted & { refundUsd: number };
type Names = Noted & { guests: NamedGuest[] };

type DialogProps = { order: StaffTravelDetail; onClose: () => void };

/** What a step without questions does to an order; an unpaid part of a combo is cancelled with all the others. */
function noteIntro(action: NotedAction, { number, bundle }: StaffTravelDetail, t: Text): string {
  if (action !== 'cancel' || !bundle) return t(`travel.staff.intro.${action}`, { number });
  const { part, of, number: whole } = bundle;
  return t('travel.staff.intro.cancel_bundle', { number, part, of, bundle: whole });
}

/** Takes a step with a note; whatever ends badly for the customer needs its reason. */
export function NotedDialog({ action, onClose, ...props }: DialogProps & { action: NotedAction }) {
  const t = useText();
  const step = useOrderStep(props.order, action);
  const order = step.record;
  return (
    <FormDialog<Noted, unknown>
      title={t(actionLooks[action].label)}
      intro={<p>{noteIntro(action, order, t)}</p>}
      fields={action === 'review' ? noteFields('orders.note_to_customer') : reasonFields}
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

/** Changes what an unpaid travel order costs. */
export function TravelAmountDialog(props: DialogProps) {
  return (
    <AmountDialog
      step={useOrderStep(props.order, 'modify_amount')}
      action="travel.action.modify_amount"
      send={(call, given) => request(calls.modifyTravelAmount, call, given)}
      onClose={props.onClose}
    />
  );
}

/** What cancelling gives back by the policy, in sums. */
function RefundSums({ order }: { order: StaffTravelDetail }) {
  const t = useText();
  const format = useFormat();
  const paid = order.payableUsd;
  const rows = [
    [t('travel.staff.paid_sum'), paid],
    [t('travel.staff.fee_now'), -(paid - order.refundNowUsd)],
    [t('travel.staff.refund_now'), order.refundNowUsd],
  ] as const;
  return (
    <dl className={styles.sums}>
      {rows.map(([name, usd]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{format.money(usd)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Cancels a paid order: first what goes back by its policy, then the sum to keep to or to change, and why. */
export function CancelPaidDialog({ onClose, ...props }: DialogProps) {
  const t = useText();
  const step = useOrderStep(props.order, 'cancel_paid');
  const order = step.record;
  const most = order.payableUsd;
  const { bundle } = order;
  return (
    <FormDialog<Refund, unknown>
      title={t('travel.action.cancel_paid')}
      intro={
        <>
          <p>{t('travel.staff.intro.cancel_paid', { number: order.number })}</p>
          {bundle && (
            <p>{t('travel.staff.intro.cancel_part', { part: bundle.part, of: bundle.of, bundle: bundle.number })}</p>
          )}
          <Policy order={order} />
          <RefundSums order={order} />
        </>
      }
      fields={[
        ...defineForm<Refund>()([
          {
            name: 'refundUsd',
            kind: 'money',
            label: 'travel.staff.refund_sum',
            help: 'travel.staff.refund_help',
            required: true,
            check: (value) => (value > most ? 'travel.staff.refund_over' : null),
          },
        ]),
        ...reasonFields,
      ]}
      initial={{ refundUsd: order.refundNowUsd, note: '' }}
      submit="travel.action.cancel_paid"
      danger
      done="orders.step_done"
      step={step}
      send={({ refundUsd, note }, idempotencyKey) =>
        request(
          calls.cancelTravelOrder,
          { params: { id: order.id }, body: { version: order.version, refundUsd, note } },
          { idempotencyKey },
        )
      }
      onClose={onClose}
    />
  );
}

/** Corrects the names of those who travel. */
export function GuestsDialog({ onClose, ...props }: DialogProps) {
  const t = useText();
  const step = useOrderStep(props.order, 'change_guests');
  const order = step.record;
  return (
    <FormDialog<Names, unknown>
      title={t('travel.action.change_guests')}
      intro={<p>{t('travel.staff.intro.change_guests', { number: order.number })}</p>}
      fields={[
        ...defineForm<Names>()([
          { name: 'guests', kind: 'own', render: GuestsField, label: 'travel.staff.guests', required: true },
        ]),
        ...reasonFields,
      ]}
      initial={{
        guests: order.guests.map(({ document: _document, references: _references, ...guest }) => guest),
        note: '',
      }}
      submit="ui.form.save"
      done="ui.form.saved"
      step={step}
      send={(values, idempotencyKey) =>
        request(
          calls.changeTravelGuests,
          { params: { id: order.id }, body: { version: order.version, ...values } },
          { idempotencyKey },
        )
      }
      onClose={onClose}
    />
  );
}

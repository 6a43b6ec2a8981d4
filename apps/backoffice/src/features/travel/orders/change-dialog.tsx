import { wallText } from '@app/contract/core/time-words';
import { dealGone } from '@app/contract/travel/deal-gone';
import type { TravelChange } from '@app/contract/travel/order-views';
import type { StaffTravelDetail } from '@app/contract/travel/staff-schemas';
import { useState } from 'react';
import { useProductNow } from '../../../api/use-product-now';
import { currentLocale } from '../../../text/locale';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { defineForm, type Field } from '../../../ui/form/define-form';
import { reasonFields } from '../../../ui/form/noted-fields';
import { FormDialog } from '../../../ui/form/records/form-dialog';
import type { AnyValues, ChangeOfKind } from '../define-change';
import styles from './order.module.css';
import { saidOf } from './order-cells';
import { useOrderStep } from './order-step';

type Waived = { waiveFee: boolean };
type ChangeValues = AnyValues & Waived;
type Noted = { note: string };

const waiveField = defineForm<Waived>()([{ name: 'waiveFee', kind: 'switch', label: 'travel.staff.change_waive' }]);

/** What the change costs, in sums. */
function ChangeSums({ change, kind }: { change: TravelChange; kind: ChangeOfKind }) {
  const t = useText();
  const format = useFormat();
  const { before, after, due, back, policy } = change;
  const at = useProductNow()();
  const step = policy.find(({ until }) => until === null || at < new Date(until).getTime());
  const rows = [
    [t('travel.staff.change_after'), saidOf(after, kind, { t, format })],
    ...(change.others
      ? [[t('travel.staff.others'), t('travel.staff.others_keep', { amount: format.money(change.others.usd) })]]
      : []),
    [t('travel.staff.change_old_price'), format.money(before.payable.usd)],
    [t('travel.staff.change_new_price'), format.money(after.payable.usd)],
    ...(kind.adds ? [] : [[t('travel.staff.change_fee_now'), format.money(change.fee.usd)]]),
    due
      ? [t('travel.staff.change_to_pay'), format.money(due.usd)]
      : [t('travel.staff.change_given_back'), format.money(back?.usd ?? 0)],
    [t('travel.staff.change_cancel_now'), format.money(step?.fee.usd ?? 0)],
  ];
  return (
    <dl className={styles.sums}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What of the customer's trip would not fit any more. */
function ChangeEffects({ change: { effects } }: { change: TravelChange }) {
  const t = useText();
  if (effects.length === 0) return null;
  return (
    <section aria-label={t('travel.change_effects')}>
      <h3>{t('travel.change_effects')}</h3>
      <ul>
        {effects.map(({ orderId, effect, title, arrives, nights }) => (
          <li key={`${orderId} ${effect} ${arrives}`}>
            {t(`travel.change_effect.${effect}`, {
              name: title,
              count: nights ?? 1,
              time: arrives ? wallText(currentLocale(), arrives) : '',
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Another order instead of what it is: first it is priced, then the price is seen and the change made, with its reason. */
export function ChangeDialog(props: { order: StaffTravelDetail; kind: ChangeOfKind; onClose: () => void }) {
  const t = useText();
  const { kind, onClose } = props;
  const action = kind.adds ? 'add_extras' : 'change_dates';
  const step = useOrderStep(props.order, action);
  const order = step.record;
  const format = useFormat();
  const [change, setChange] = useState<TravelChange | null>(null);
  const fields = kind.useFields(order);
  const title = t(`travel.action.${action}`);
  if (!change) {
    return (
      <FormDialog<ChangeValues, TravelChange>
        title={title}
        intro={<p>{t(`travel.staff.intro.${action}`, { number: order.number })}</p>}
        fields={(kind.adds ? fields : [...fields, ...waiveField]) as Field<ChangeValues>[]}
        initial={{ ...kind.initial(order), waiveFee: false }}
        submit="travel.staff.change_see"
        step={step}
        stays
        send={(wanted) => kind.quote(order, wanted)}
        onDone={setChange}
        onClose={onClose}
      />
    );
  }
  const dealOff = kind.adds ? null : dealGone(change);
  return (
    <FormDialog<Noted, unknown>
      key="make"
      title={title}
      intro={
        <>
          <ChangeSums change={change} kind={kind} />
          {dealOff && <p>{t('travel.staff.change_deal_gone', { amount: format.money(dealOff.usd) })}</p>}
          <ChangeEffects change={change} />
          <p>{t(kind.adds ? 'travel.staff.intro.add_confirm' : 'travel.staff.intro.change_confirm')}</p>
        </>
      }
      fields={reasonFields}
      initial={{ note: '' }}
      submit={`travel.action.${action}`}
      done={change.due ? 'travel.staff.change_asked' : 'travel.staff.change_made'}
      step={step}
      send={({ note }, idempotencyKey) => kind.make(order, { changeId: change.id, note }, idempotencyKey)}
      onClose={onClose}
    />
  );
}

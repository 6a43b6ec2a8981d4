import { wallText } from '@app/contract/core/time-words';
import { isByPieces } from '@app/contract/travel/kinds';
import type { StaffChangeSide, StaffTravelDetail } from '@app/contract/travel/staff-schemas';
import { IconPackage, IconUsers } from '@tabler/icons-react';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAllowed } from '../../../api/session';
import { useProductNow } from '../../../api/use-product-now';
import { comma, listed } from '../../../text/in-my-language';
import { currentLocale } from '../../../text/locale';
import { useFormat } from '../../../text/use-format';
import { useText, useTextOf } from '../../../text/use-text';
import { customerFact, Facts, StepTrack } from '../../../ui/drawer';
import { EventTimeline } from '../../../ui/event-timeline';
import { Thumb, TwoLines } from '../../../ui/list/cells';
import { PaidTogether } from '../../../ui/paid-together';
import { PriceSum } from '../../../ui/price-sum';
import { Stars } from '../../../ui/stars';
import { usePaymentFacts } from '../../../ui/use-payment-facts';
import { iconOf, lookOf } from '../travel-kinds';
import { TRAVEL_ORDERS_PATH } from '../travel-paths';
import styles from './order.module.css';
import { bundleLink, saidOf, serviceDays } from './order-cells';
import { Guests } from './order-guests';
import { TravelState } from './order-state';
import { orderSteps } from './order-steps';
import { ProviderChanges } from './provider-changes';

type Part = { order: StaffTravelDetail };

/** What was booked: picture, name and place. */
function Subject({ order }: Part) {
  const { place, cover, title, subtitle } = order.subject;
  return (
    <div className={styles.subject}>
      <Thumb url={cover} size={72} icon={iconOf(order.kind)} />
      <TwoLines strong top={title} bottom={[subtitle, place?.address].filter(Boolean).join(' · ')} />
    </div>
  );
}

/** Which part of a combo it is, leading to all of its orders. */
function BundlePart({ order: { bundle, actions } }: Part) {
  const t = useText();
  if (!bundle) return null;
  const { part, of, number, last } = bundle;
  return (
    <p className={styles.bundle}>
      <IconPackage size={18} stroke={1.75} />
      <span>{t('travel.staff.bundle_of', { part, of, number })}</span>
      <Link to={bundleLink(bundle)}>{t('travel.staff.bundle_all')}</Link>
      {last && actions.includes('cancel_paid') ? <span>{t('travel.staff.bundle_last')}</span> : null}
    </p>
  );
}

/** Orders of travellers who were once booked together with these. */
function BookedWith({ order: { others } }: Part) {
  const t = useText();
  if (others.length === 0) return null;
  return (
    <p className={styles.bundle}>
      <IconUsers size={18} stroke={1.75} />
      <span>{t('travel.staff.booked_with')}</span>
      {others.map(({ id, number }) => (
        <Link key={id} to={`${TRAVEL_ORDERS_PATH}/${id}`}>
          {number}
        </Link>
      ))}
    </p>
  );
}

/** What its kind has to say of what was booked. */
function Booked({ order }: Part) {
  const t = useText();
  const format = useFormat();
  return (
    <Facts
      title={t('travel.staff.booked')}
      facts={[
        [t('travel.staff.service'), serviceDays(order, { t, format })],
        ...(lookOf(order.kind)?.facts(order.subject.item, { t, format }) ?? []),
        [t('travel.staff.place_phone'), order.subject.place?.phone],
      ]}
    />
  );
}

/** What its place knows the order by, and what came of it; pieces have codes of their own. */
function Voucher({ order }: Part) {
  const t = useText();
  const format = useFormat();
  const byPieces = isByPieces(order.kind);
  const shown: [string, ReactNode][] = [
    [t('travel.staff.references'), order.references.join(comma())],
    [
      t('travel.staff.voucher_code'),
      !byPieces && order.voucherCode && <b className={styles.code}>{order.voucherCode}</b>,
    ],
    [t('travel.staff.change_fee'), order.changeFeeUsd > 0 && format.money(order.changeFeeUsd)],
    [t('travel.staff.fee'), order.feeUsd !== null && format.money(order.feeUsd)],
    [t('travel.staff.given_back'), order.refundUsd !== null && format.money(order.refundUsd)],
  ];
  const facts = shown.filter(([, value]) => value);
  if (byPieces) return facts.length > 0 ? <Facts title={t('travel.staff.given_back')} facts={facts} /> : null;
  return <Facts title={t('travel.staff.voucher')} none={t('travel.staff.voucher_later')} facts={facts} />;
}

/** What changes of other bookings of its customer mean for the place: that they come late, or may not come. */
function Touched({ order }: Part) {
  const t = useText();
  if (order.touched.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('travel.staff.touched.title')}
      description={order.touched.map(({ kind, arrives }) => (
        <div key={kind}>
          {t(`travel.staff.touched.${kind}`, { time: arrives ? wallText(currentLocale(), arrives) : '–' })}
        </div>
      ))}
    />
  );
}

/** Changes that were made, or wait for their money: of what into what, and what it cost. */
function Changes({ order }: Part) {
  const t = useText();
  const format = useFormat();
  if (order.changes.length === 0) return null;
  const kind = lookOf(order.kind)?.change;
  const said = (side: StaffChangeSide) => saidOf(side, kind, { t, format });
  return (
    <Facts
      title={t('travel.staff.changes')}
      facts={order.changes.map((change) => [
        listed(t(`travel.staff.change_state.${change.state}`), format.moment(change.at)),
        <div key={change.id}>
          <div>{t('travel.staff.change_line', { before: said(change.before), after: said(change.after) })}</div>
          <small>
            {[
              change.dueUsd > 0 && t('travel.staff.change_due', { amount: format.money(change.dueUsd) }),
              change.backUsd > 0 && t('travel.staff.change_back', { amount: format.money(change.backUsd) }),
              change.feeUsd > 0 && t('travel.staff.change_fee_of', { amount: format.money(change.feeUsd) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </div>,
      ])}
    />
  );
}

/** What cancelling costs until when, the step in force marked. */
export function Policy({ order }: Part) {
  const t = useText();
  const format = useFormat();
  const now = useProductNow()();
  const written = (until: string | null, index: number) => {
    if (until) return t('travel.staff.policy_until', { moment: format.moment(until) });
    return t(index === 0 ? 'travel.staff.policy_always' : 'travel.staff.policy_after');
  };
  // A step that costs as much as the one after it is told with it.
  const steps = order.policy.filter((step, index) => step.fee.usd !== order.policy[index + 1]?.fee.usd);
  const current = steps.findIndex(({ until }) => until === null || Date.parse(until) > now);
  return (
    <section>
      <h3 className={styles.title}>{t('travel.staff.policy')}</h3>
      {order.freeReason && <Alert type="success" showIcon title={t(`travel.staff.free_reason.${order.freeReason}`)} />}
      <ul className={styles.policy}>
        {steps.map(({ until, fee }, index) => (
          <li key={until ?? 'after'} aria-current={(index === current && !order.freeReason) || undefined}>
            <span>{written(until, index)}</span>
            <b>
              {fee.usd === 0
                ? t('travel.staff.policy_free')
                : t('travel.staff.policy_fee', { amount: format.money(fee.usd) })}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** By which key a reseller sold it, and under which reference of theirs. */
function SoldBy({ order: { reseller } }: Part) {
  const t = useText();
  const mayRead = useAllowed('control.api_keys.view');
  if (!reseller) return null;
  const { key, reference } = reseller;
  const name = key?.name ?? t('travel.staff.sold_by_reseller');
  return (
    <>
      {key && mayRead ? <Link to={`/control/api-keys/${key.id}`}>{name}</Link> : name}
      {reference && ` · ${reference}`}
    </>
  );
}

/** Who is written to, who sold it, and how it was paid. */
function People({ order }: Part) {
  const t = useText();
  const paymentFacts = usePaymentFacts();
  const { contact } = order;
  return (
    <div className={styles.two}>
      <Facts
        title={t('travel.staff.contact')}
        facts={[
          [t('orders.name'), contact.name],
          [t('orders.phone'), contact.phone],
          [t('travel.staff.email'), contact.email],
          [t('orders.customer'), customerFact(order.customer)],
          [t('travel.staff.sold_by'), order.reseller && <SoldBy order={order} />],
          [t('travel.staff.arrival'), order.arrival],
          [t('travel.staff.wishes'), order.wishes],
        ]}
      />
      <Facts title={t('orders.payment')} facts={paymentFacts(order.payment, order.agent)} />
      <PaidTogether group={order.group} id={order.id} />
    </div>
  );
}

/** What the customer wrote afterwards. */
function Comment({ order }: Part) {
  const t = useText();
  const format = useFormat();
  const { comment } = order;
  if (!comment) return null;
  return (
    <section className={styles.comment}>
      <h3 className={styles.title}>{t('travel.staff.comment')}</h3>
      <p>
        <Stars count={comment.rating} /> <small>{format.moment(comment.at)}</small>
      </p>
      <p>{comment.text}</p>
    </section>
  );
}

/** One travel order as it stands: how far it is, what it is of, its price, people, terms. */
export function OrderBody({ order }: Part) {
  const t = useText();
  const format = useFormat();
  const now = useProductNow();
  // Pieces have no guests, and each has its own way back.
  const byPieces = isByPieces(order.kind);
  return (
    <>
      <StepTrack steps={orderSteps(order, { t, format, now: now() })} />
      <Subject order={order} />
      <BundlePart order={order} />
      <BookedWith order={order} />
      <div className={styles.two}>
        <Booked order={order} />
        <div className={styles.stack}>
          {!byPieces && <Guests order={order} />}
          <Voucher order={order} />
        </div>
      </div>
      <Touched order={order} />
      <ProviderChanges order={order} />
      <Changes order={order} />
      <PriceSum lines={order.priceLines} payableUsd={order.payableUsd} />
      <People order={order} />
      {!byPieces && <Policy order={order} />}
      <Comment order={order} />
    </>
  );
}

/** Everything that happened to the order. */
export function OrderTimeline({ order }: Part) {
  const t = useText();
  const textOf = useTextOf();
  const events = order.timeline.map((entry) => ({
    what: textOf(`travel.event.${entry.event}`, 'orders.event.other'),
    state: <TravelState state={entry.state} />,
    at: entry.at,
    who: entry.who || t(`orders.by.${entry.by}`),
    note: entry.note,
  }));
  return <EventTimeline title={t('orders.timeline')} events={events} />;
}

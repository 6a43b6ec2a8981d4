import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import { isByPieces } from '@app/contract/travel/kinds';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import type { GuestView } from '@app/contract/travel/person-schemas';
import type { ReactNode } from 'react';
import { Card, Note } from '../../../ui/card.tsx';
import { KeyValue } from '../../../ui/list-row.tsx';
import { CreditedLateNote } from '../../credited-late-note.tsx';
import { InGroup } from '../../in-group.tsx';
import { useNumberText } from '../../number-text.ts';
import { PayWithin } from '../../pay-within.tsx';
import { PriceLines } from '../../price-lines.tsx';
import { Timeline } from '../../timeline.tsx';
import { PartAsked } from '../bundle/part-changes.tsx';
import { PartOfBundle } from '../bundle/part-of-bundle.tsx';
import { ShareRow } from '../bundle/share-row.tsx';
import { PlaceCard } from '../place/place-card.tsx';
import { AdviceCard } from '../policy/advice-card.tsx';
import { FreeCancellation, PolicyLines } from '../policy/policy-card.tsx';
import { stands } from './booking-events.ts';
import type { ChangedLines, ChangingBooking } from './change-sheet.tsx';
import { eventKey } from './event-key.ts';
import { OpenChangeCard } from './open-change-card.tsx';
import { OrderTools } from './order-tools.tsx';
import { OtherOrders } from './other-orders.tsx';
import { ProviderChangeCard } from './provider-change-card.tsx';
import styles from './travel-order.module.css';
import { TravelOrderManage } from './travel-order-actions.tsx';
import { CommentCard, FactsCard, PeopleCard } from './travel-order-cards.tsx';
import { TripRow } from './trip-row.tsx';
import { useProviderReason } from './use-provider-reason.ts';
import { VoucherCard } from './voucher-card.tsx';

/** How what a provider changes of a booking is said. */
export type ProvidedBooking = {
  readonly lines: ChangedLines;
};

type OrderProps = { readonly order: TravelOrderDetail };

/** Where the booking stands, what that means, and what happens next. */
function Lead({
  order,
  text,
  onStale,
}: OrderProps & { readonly text: string | undefined; readonly onStale: () => void }) {
  const t = useT();
  const number = useNumberText();
  // What does not take place is not confirmed, whatever it was before.
  const off = order.providerChange?.off ?? false;
  const earns = order.own && order.earnPoints > 0 && order.state !== 'cancelled' && order.state !== 'completed';
  return (
    <section className={styles.lead} aria-live="polite">
      <h2 className="h1">
        {t(off ? 'travel.part_off.state' : order.proofWaits ? 'proofs.waiting_title' : `travel.state.${order.state}`)}
      </h2>
      <p>
        {off
          ? t('travel.part_off.lead')
          : order.proofWaits
            ? t('proofs.cashier_waiting')
            : (text ?? t(`travel.lead.${order.state}`))}
      </p>
      {order.noShow ? <p className="cap bad">{t('travel.no_show')}</p> : null}
      {earns ? (
        <p className="cap">{t('orders.earns', { count: order.earnPoints, points: number(order.earnPoints) })}</p>
      ) : null}
      {order.expiresAt && !order.proofWaits && order.actions.includes('pay') ? (
        <PayWithin until={order.expiresAt} onEnd={onStale} />
      ) : null}
    </section>
  );
}

/** What is to be known before all else: that data is masked, that money came late, that it is being paid with others. */
function Notices({ order }: OrderProps) {
  const t = useT();
  return (
    <>
      {order.own ? null : (
        <div className={styles.notice}>
          <Note>{t('travel.masked')}</Note>
        </div>
      )}
      {order.creditedLate ? (
        <div className={styles.notice}>
          <CreditedLateNote amount={order.creditedLate} timeline={order.timeline} />
        </div>
      ) : null}
      {order.group ? (
        <div className={styles.notice}>
          <InGroup group={order.group} />
        </div>
      ) : null}
    </>
  );
}

/** What its provider has changed and the customer is asked about; a part of a bundle is asked about whatever its kind is. */
function Provided({ order, provided }: OrderProps & { readonly provided: ProvidedBooking | undefined }) {
  const reasonOf = useProviderReason();
  const { providerChange: change, bundle } = order;
  if (!change) return null;
  if (bundle) {
    return (
      <PartAsked
        key={change.id}
        order={order}
        change={change}
        bundleId={bundle.id}
        freesAll={bundle.together}
        lines={provided?.lines}
      />
    );
  }
  if (!provided) return null;
  return (
    <ProviderChangeCard
      key={change.id}
      order={order}
      change={change}
      lines={provided.lines}
      reason={reasonOf(change.reason)}
    />
  );
}

/**
 * A booking of any kind: where it stands, its voucher, what it is of (`children`), where, for whom, for how much, what
 * cancelling costs and what happened.
 */
export function TravelOrder(props: {
  readonly order: TravelOrderDetail;
  readonly guestTitle: (guest: GuestView, index: number) => string;
  /** What the first price line is of, such as 2 rooms, 3 nights. */
  readonly listName: string;
  /** What is taken off the list prices. */
  readonly offName?: string | undefined;
  /** The address that others may open; null for those who came by it. */
  readonly shareAddress: string | null;
  readonly onStale: () => void;
  /** Looks for the same once more. */
  readonly onBookAgain: () => void;
  /** How it is changed, where its kind can be. */
  readonly changing?: ChangingBooking | undefined;
  /** How what its provider changed is said, where a provider of its kind can. */
  readonly provided?: ProvidedBooking | undefined;
  /** Asks for other travellers, where its kind does so by itself. */
  readonly onChangeGuests?: (() => void) | undefined;
  /** What its state means, where that is another thing for its kind. */
  readonly leadText?: string | undefined;
  /** Instead of the voucher, where its kind has papers of its own. */
  readonly voucher?: ReactNode;
  /** Above what it is of: what only its kind has to tell. */
  readonly lead?: ReactNode;
  /** Instead of the card of its place; null where its kind shows it by itself. */
  readonly place?: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useT();
  const format = usePriceFormat();
  const { order } = props;
  const ended = order.state === 'cancelled' || order.state === 'completed' || order.state === 'pending_comment';
  return (
    <>
      <Lead order={order} text={props.leadText} onStale={props.onStale} />
      <Notices order={order} />
      <PartOfBundle order={order} />
      <OtherOrders order={order} />
      <Provided order={order} provided={props.provided} />
      {order.openChange && props.changing ? (
        <OpenChangeCard order={order} change={order.openChange} lines={props.changing.lines} onStale={props.onStale} />
      ) : null}
      {props.voucher === undefined && order.voucherCode && order.state !== 'cancelled' && !order.providerChange?.off ? (
        <VoucherCard code={order.voucherCode} references={order.references} />
      ) : null}
      {props.voucher}
      {props.lead}
      {props.children}
      {order.comment ? <CommentCard comment={order.comment} /> : null}
      {props.place === undefined && order.subject.place ? <PlaceCard place={order.subject.place} /> : props.place}
      <PeopleCard order={order} guestTitle={props.guestTitle} />
      <Card>
        <h2 className={`h3 ${styles.head}`}>{t('orders.price_title')}</h2>
        <PriceLines
          lines={order.priceLines}
          payable={order.payable}
          sumName={t(order.paidAt ? 'orders.paid_total' : 'orders.to_pay')}
          listName={props.listName}
          offName={props.offName}
        />
        {order.changeFee ? (
          <dl className={styles.fee}>
            <KeyValue name={t('travel.change_fee')}>{format.text(order.changeFee)}</KeyValue>
          </dl>
        ) : null}
      </Card>
      {ended || isByPieces(order.kind) ? null : (
        <Card>
          <h2 className={`h3 ${styles.head}`}>{t('travel.cancellation')}</h2>
          {order.freeCancellation ? (
            <FreeCancellation of={order.freeCancellation} />
          ) : (
            <PolicyLines policy={order.policy} payable={order.payable} zone={order.service.zone} />
          )}
        </Card>
      )}
      <Timeline
        title={t('travel.timeline')}
        entries={order.timeline.map(({ at, event, note }) => ({
          key: `${at} ${event}`,
          title: t(eventKey(order, event)),
          note,
          at,
        }))}
      />
      <FactsCard order={order} />
      <AdviceCard order={order} onBookAgain={props.onBookAgain} />
      <TravelOrderManage
        order={order}
        guestTitle={props.guestTitle}
        onChange={props.changing?.start}
        onChangeGuests={props.onChangeGuests}
      />
      {order.own && stands(order.state) ? <TripRow orderId={order.id} /> : null}
      <OrderTools order={order} />
      {props.shareAddress ? <ShareRow address={props.shareAddress} /> : null}
      <div className={styles.room} />
    </>
  );
}

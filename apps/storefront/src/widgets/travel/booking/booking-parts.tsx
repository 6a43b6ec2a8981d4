import { rich, useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Price } from '@app/contract/core/validation';
import type { OrderInTheWay } from '@app/contract/orders/in-the-way';
import type { TravelOrBundleKind } from '@app/contract/travel/kinds';
import type { TravelQuote } from '@app/contract/travel/order-views';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { useGo } from '../../../shell/navigation.ts';
import { useClockOffset } from '../../../shell/shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, Note } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/controls.tsx';
import { Countdown } from '../../../ui/countdown.tsx';
import { fieldText } from '../../form-fields.ts';
import { useSentenceGap } from '../../list-text.ts';
import { PointsRow } from '../../points-row.tsx';
import { type ChangedRow, PriceChangeSheet, useChangedLines } from '../../price-change-sheet.tsx';
import { PriceLines } from '../../price-lines.tsx';
import { SumPrice } from '../../sum-price.tsx';
import { UnpaidOrderSheet } from '../../unpaid-order-sheet.tsx';
import { PolicyLines } from '../policy/policy-card.tsx';
import { cashierOf, orderRouteOf } from '../search/kind-routes.ts';
import styles from './booking-parts.module.css';
import { ContactFields } from './contact-fields.tsx';
import type { Booking, KindQuote } from './use-booking.ts';

type QuotedBookingProps<Q extends KindQuote = TravelQuote> = { readonly booking: Booking<Q>; readonly quote: Q };

/** Says what a second look at the price gave. */
export function Rechecked<Q extends KindQuote>({ booking }: { readonly booking: Booking<Q> }) {
  const t = useT();
  const format = usePriceFormat();
  const { rechecked, refused } = booking.on;
  if (refused) {
    return (
      <div className={styles.note}>
        <Note tone="bad">{refused.msg}</Note>
      </div>
    );
  }
  if (!rechecked?.before) return null;
  const { before, after } = rechecked;
  const changed = before.payable.amount !== after.payable.amount;
  return (
    <div className={styles.note} role="status">
      <Note tone={changed ? 'warn' : 'info'}>
        {changed
          ? t('orders.requoted_changed', { before: format.text(before.payable), after: format.text(after.payable) })
          : t('orders.requoted_same')}
      </Note>
    </div>
  );
}

/** The bar with what is to be paid and the one button. */
export function PlaceBar<Q extends KindQuote>(
  props: QuotedBookingProps<Q> & { readonly sum?: Price | undefined; readonly note: string; readonly action: string },
) {
  const { booking, quote, note, action } = props;
  const { on } = booking;
  return (
    <>
      <div className={cx(styles.sum, on.isRevising && styles.busy)}>
        <SumPrice price={props.sum ?? quote.payable} points={0} size="l" />
        <p className="cap t3">{note}</p>
      </div>
      <Button
        disabled={on.isRevising || on.isPending || on.refused !== null}
        loading={booking.isPlacing}
        onClick={booking.place}
      >
        {action}
      </Button>
    </>
  );
}

/** Who is written to. */
export function ContactCard<Q extends KindQuote>({ booking }: { readonly booking: Booking<Q> }) {
  const t = useT();
  return (
    <Card>
      <h2 className={`h3 ${styles.head}`}>{t('travel.contact')}</h2>
      <div className={styles.fields}>
        <ContactFields form={booking.form} />
      </div>
    </Card>
  );
}

/** That what cancelling costs was read. */
export function Consent<Q extends KindQuote>(props: { readonly booking: Booking<Q>; readonly accept: string }) {
  const { accept } = props;
  return (
    <Controller
      control={props.booking.form.control}
      name="accepted"
      render={({ field, fieldState }) => (
        <div className={styles.accept} ref={field.ref} tabIndex={-1}>
          <Checkbox label={accept} checked={field.value === '1'} onChange={(on) => field.onChange(on ? '1' : '')}>
            <span className="sub">{accept}</span>
          </Checkbox>
          {fieldState.error ? (
            <p className="cap bad" role="alert">
              {fieldText(fieldState.error)}
            </p>
          ) : null}
        </div>
      )}
    />
  );
}

/** What cancelling costs, and that it was read. */
export function PolicyCard({
  booking,
  quote,
  title,
  accept,
  lines,
}: QuotedBookingProps & {
  readonly title: string;
  readonly accept: string;
  /** Instead of fees by moment, where its kind says it in words. */
  readonly lines?: ReactNode;
}) {
  return (
    <Card>
      <h2 className={`h3 ${styles.head}`}>{title}</h2>
      {lines ?? <PolicyLines policy={quote.policy} payable={quote.payable} zone={quote.service.zone} />}
      <Consent booking={booking} accept={accept} />
    </Card>
  );
}

/** Points that may be used for it. */
export function PointsCard<Q extends KindQuote>({ booking, quote }: QuotedBookingProps<Q>) {
  const { on } = booking;
  return (
    <Card flush>
      <PointsRow
        points={quote.points}
        busy={on.isRevising || booking.isPlacing}
        onChange={(usePoints) => void on.revise(usePoints)}
      />
    </Card>
  );
}

/** Points that may be used, and every step of the price. `more` stands beside the title, such as a sheet by night. */
export function PriceCards(
  props: QuotedBookingProps & { readonly listName: string; readonly offName?: string; readonly more?: ReactNode },
) {
  const t = useT();
  const { booking, quote } = props;
  return (
    <>
      <PointsCard booking={booking} quote={quote} />
      <Card>
        <div className={styles.priceHead}>
          <h2 className="h3">{t('orders.price_title')}</h2>
          {props.more}
        </div>
        <PriceLines
          lines={quote.priceLines}
          payable={quote.payable}
          sumName={t('orders.to_pay')}
          listName={props.listName}
          offName={props.offName}
        />
      </Card>
    </>
  );
}

/**
 * How long what a quote says is held, prices or where it has none its conditions, and from when on what is booked is: `yours`.
 * An expired quote is made anew by itself.
 */
export function HeldUntil<Q extends KindQuote>({
  booking,
  quote,
  yours,
}: QuotedBookingProps<Q> & { readonly yours: string }) {
  const offsetMs = useClockOffset((state) => state.offsetMs);
  const gap = useSentenceGap();
  const priced = quote.payable.usd > 0 || quote.points.used;
  return (
    <p className={`cap t3 ${styles.terms}`}>
      {rich(priced ? 'orders.price_held' : 'travel.terms_held', {
        time: <Countdown until={quote.expiresAt} offsetMs={offsetMs} onEnd={() => void booking.on.renew()} />,
      })}
      {gap}
      {yours}
    </p>
  );
}

/** What may stand in the way of booking: a changed price, whose rows `rowsOf` tells, and other bookings that are not paid yet. */
export function WayBlockedSheets<Q extends KindQuote>(props: {
  readonly booking: Booking<Q>;
  readonly rowsOf: (before: Q, after: Q) => readonly ChangedRow[];
}) {
  const { booking, rowsOf } = props;
  const go = useGo();
  const { placing } = booking;
  const { quote } = booking.on;
  const { changed, inTheWay } = placing;
  const withKind = (order: OrderInTheWay, move: (kind: TravelOrBundleKind) => void): void => {
    const kind = order.kind ?? quote?.kind;
    if (kind) move(kind);
  };
  return (
    <>
      <PriceChangeSheet
        changed={
          changed && {
            rows: rowsOf(changed.before, changed.after),
            before: changed.before.payable,
            after: changed.after.payable,
          }
        }
        busy={booking.isPlacing}
        onAccept={() => void placing.acceptChange()}
        onRefuse={placing.refuseChange}
      />
      <UnpaidOrderSheet
        orders={inTheWay.orders}
        busy={booking.isPlacing}
        onClose={inTheWay.forget}
        onPay={(order) => withKind(order, (kind) => go.to(cashierOf(kind), { payment: order.paymentId }))}
        onCancel={inTheWay.placeInstead}
        onSee={(order) => withKind(order, (kind) => go.to(orderRouteOf(kind), { id: order.orderId }))}
      />
    </>
  );
}

/** What may stand in the way of booking an order. */
export function BookingSheets(props: {
  readonly booking: Booking;
  /** What has changed beside the price, in the words of its kind. */
  readonly differences?: (before: TravelQuote, after: TravelQuote) => readonly ChangedRow[];
}) {
  const changedLines = useChangedLines();
  return (
    <WayBlockedSheets
      booking={props.booking}
      rowsOf={(before, after) => [
        ...(props.differences?.(before, after) ?? []),
        ...changedLines(before.priceLines, after.priceLines),
      ]}
    />
  );
}

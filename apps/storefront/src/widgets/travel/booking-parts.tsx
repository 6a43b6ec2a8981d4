import { rich, useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { RouteName } from '@app/contract/core/routes';
import { travelKind } from '@app/contract/travel/kinds';
import type { TravelQuote } from '@app/contract/travel/order-views';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { useGo } from '../../shell/navigation.ts';
import { useClockOffset } from '../../shell/shop.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Note } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { Checkbox } from '../../ui/controls.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Price } from '../../ui/price.tsx';
import { fieldText } from '../form-fields.ts';
import { PointsRow } from '../points-row.tsx';
import { type ChangedRow, PriceChangeSheet, useChangedLines } from '../price-change-sheet.tsx';
import { PriceLines } from '../price-lines.tsx';
import { UnpaidOrderSheet } from '../unpaid-order-sheet.tsx';
import styles from './booking-parts.module.css';
import { ContactFields } from './contact-fields.tsx';
import { PolicyLines } from './policy-card.tsx';
import type { Booking } from './use-booking.ts';

type Shown = { readonly booking: Booking; readonly quote: TravelQuote };

/** Says what a second look at the price gave. */
export function Rechecked({ booking }: { readonly booking: Booking }) {
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
export function PlaceBar({ booking, quote, note, action }: Shown & { readonly note: string; readonly action: string }) {
  const { on } = booking;
  return (
    <>
      <div className={cx(styles.sum, on.isRevising && styles.busy)}>
        <Price price={quote.payable} size="l" />
        <p className="cap t3">{note}</p>
      </div>
      <Button disabled={on.isRevising || on.refused !== null} loading={booking.isPlacing} onClick={booking.place}>
        {action}
      </Button>
    </>
  );
}

/** Who is written to. */
export function ContactCard({ booking }: { readonly booking: Booking }) {
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

/** What cancelling costs, and that it was read. */
export function PolicyCard({
  booking,
  quote,
  title,
  accept,
  lines,
}: Shown & {
  readonly title: string;
  readonly accept: string;
  /** Instead of fees by moment, where its kind says it in words. */
  readonly lines?: ReactNode;
}) {
  return (
    <Card>
      <h2 className={`h3 ${styles.head}`}>{title}</h2>
      {lines ?? <PolicyLines policy={quote.policy} payable={quote.payable} zone={quote.service.zone} />}
      <Controller
        control={booking.form.control}
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
    </Card>
  );
}

/** Points that may be used, and every step of the price. `more` stands beside the title, such as a sheet by night. */
export function PriceCards(
  props: Shown & { readonly listName: string; readonly offName?: string; readonly more?: ReactNode },
) {
  const t = useT();
  const { booking, quote } = props;
  const { on } = booking;
  return (
    <>
      <Card flush>
        <PointsRow
          points={quote.points}
          busy={on.isRevising || booking.isPlacing}
          onChange={(usePoints) => void on.revise(usePoints)}
        />
      </Card>
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

/** How long the price is held; a lapsed quote is made anew by itself. */
export function HeldUntil({ booking, quote }: Shown) {
  const offsetMs = useClockOffset((state) => state.offsetMs);
  return (
    <p className={`cap t3 ${styles.terms}`}>
      {rich('orders.price_held', {
        time: <Countdown until={quote.expiresAt} offsetMs={offsetMs} onEnd={() => void booking.on.renew()} />,
      })}
    </p>
  );
}

/** What may stand in the way of booking: a changed price, another booking that is not paid yet. */
export function BookingSheets(props: {
  readonly booking: Booking;
  readonly orderRoute: RouteName;
  /** What has changed beside the price, in the words of its kind. */
  readonly differences?: (before: TravelQuote, after: TravelQuote) => readonly ChangedRow[];
}) {
  const { booking, orderRoute, differences } = props;
  const go = useGo();
  const changedLines = useChangedLines();
  const { placing } = booking;
  const { quote } = booking.on;
  const { changed, open } = placing;
  return (
    <>
      <PriceChangeSheet
        changed={
          changed && {
            rows: [
              ...(differences?.(changed.before, changed.after) ?? []),
              ...changedLines(changed.before.priceLines, changed.after.priceLines),
            ],
            before: changed.before.payable,
            after: changed.after.payable,
          }
        }
        busy={booking.isPlacing}
        onAccept={() => void placing.acceptChange()}
        onRefuse={placing.refuseChange}
      />
      <UnpaidOrderSheet
        open={open !== null}
        busy={booking.isPlacing}
        onClose={placing.forgetOpen}
        onPay={() => open && quote && go.to(travelKind(quote.kind).cashierRoute, { payment: open.paymentId })}
        onCancel={() => void placing.cancelOpen()}
        onSee={() => open && go.to(orderRoute, { id: open.orderId })}
      />
    </>
  );
}

import { rich, useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import { limits } from '@app/contract/core/limits';
import type { TravelQuote } from '@app/contract/travel/order-views';
import type { HotelItem } from '@app/contract/verticals/hotels/views';
import { Controller } from 'react-hook-form';
import { hrefTo, useGo, useScreenParams } from '../../shell/navigation.ts';
import { useClockOffset } from '../../shell/shop.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card, Note } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { Checkbox } from '../../ui/controls.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { Price } from '../../ui/price.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { fieldText } from '../../widgets/form-fields.ts';
import { PointsRow } from '../../widgets/points-row.tsx';
import { PriceChangeSheet, useChangedLines } from '../../widgets/price-change-sheet.tsx';
import { PriceLines } from '../../widgets/price-lines.tsx';
import { ContactFields } from '../../widgets/travel/contact-fields.tsx';
import { GuestFields } from '../../widgets/travel/guest-fields.tsx';
import { usePartyText } from '../../widgets/travel/party-text.ts';
import { PolicyLines } from '../../widgets/travel/policy-card.tsx';
import { UnpaidOrderSheet } from '../../widgets/unpaid-order-sheet.tsx';
import { ArrivalField } from './arrival-field.tsx';
import { BookingSkeleton } from './booking-skeleton.tsx';
import { BookingSubject } from './booking-subject.tsx';
import styles from './hotel-submit-order.module.css';
import { NightsSheet } from './nights-sheet.tsx';
import { stayParams } from './stay.ts';
import { type HotelBooking, useBookHotel } from './use-book-hotel.ts';

/** Says what a second look at the price gave. */
function Rechecked({ booking }: { readonly booking: HotelBooking }) {
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
function PlaceBar({ booking, quote }: { readonly booking: HotelBooking; readonly quote: TravelQuote }) {
  const t = useT();
  const { on } = booking;
  return (
    <>
      <div className={cx(styles.sum, on.isRevising && styles.busy)}>
        <Price price={quote.payable} size="l" />
        <p className="cap t3">{t('hotels.taxes_in')}</p>
      </div>
      <Button disabled={on.isRevising || on.refused !== null} loading={booking.isPlacing} onClick={booking.place}>
        {t('hotels.book_now')}
      </Button>
    </>
  );
}

/** A stay that cannot be quoted: the way back to the hotel to choose another. */
function NoQuote({ booking }: { readonly booking: HotelBooking }) {
  const t = useT();
  const { hotel } = useScreenParams<'hotel'>();
  const { error } = booking.on;
  if (booking.named && error?.kind !== 'answer') {
    return <ErrorState error={error} onRetry={booking.on.refetch} />;
  }
  return (
    <EmptyState
      art="/art/search.webp"
      title={t('hotels.no_quote_title')}
      text={error?.msg ?? t('hotels.no_quote_text')}
      action={
        hotel ? (
          <ButtonLink href={hrefTo('hotelDetails', { id: hotel, ...stayParams(booking.stay) })}>
            {t('hotels.other_room')}
          </ButtonLink>
        ) : (
          <ButtonLink href={hrefTo('hotelHome')}>{t('hotels.other_search')}</ButtonLink>
        )
      }
    />
  );
}

function Guests({ booking, item }: { readonly booking: HotelBooking; readonly item: HotelItem }) {
  const t = useT();
  const party = usePartyText();
  return (
    <Card>
      <h2 className="visually-hidden">{t('hotels.guests')}</h2>
      {item.rooms.map((room, index) => (
        <GuestFields
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms are told apart by their place alone
          key={index}
          form={booking.form}
          index={index}
          title={item.rooms.length === 1 ? t('hotels.guest') : t('hotels.room_of', { index: index + 1 })}
          note={party.guests(room)}
        />
      ))}
      <p className={`cap t3 ${styles.hint}`}>{t('hotels.guest_hint')}</p>
      <Checkbox label={t('travel.keep_guests')} checked={booking.keeps} onChange={booking.setKeeps}>
        <span className="sub">{t('travel.keep_guests')}</span>
      </Checkbox>
    </Card>
  );
}

function Policy({ booking, quote }: { readonly booking: HotelBooking; readonly quote: TravelQuote }) {
  const t = useT();
  return (
    <Card>
      <h2 className={`h3 ${styles.head}`}>{t('hotels.cancellation')}</h2>
      <PolicyLines policy={quote.policy} payable={quote.payable} zone={quote.service.zone} />
      <Controller
        control={booking.form.control}
        name="accepted"
        render={({ field, fieldState }) => (
          <div className={styles.accept} ref={field.ref} tabIndex={-1}>
            <Checkbox
              label={t('hotels.accept_policy')}
              checked={field.value === '1'}
              onChange={(on) => field.onChange(on ? '1' : '')}
            >
              <span className="sub">{t('hotels.accept_policy')}</span>
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

/** Look once more before booking: the stay, a guest for each room, who is written to, every step of the price. */
export default function HotelSubmitOrderScreen() {
  const t = useT();
  const go = useGo();
  const booking = useBookHotel();
  const changedLines = useChangedLines();
  const offsetMs = useClockOffset((state) => state.offsetMs);
  const { on, form, placing } = booking;
  const { quote } = on;
  if (!quote) {
    return (
      <Page title={t('hotels.confirm_title')} onBack={go.back}>
        {on.isPending && booking.named ? <BookingSkeleton /> : <NoQuote booking={booking} />}
      </Page>
    );
  }
  const item = quote.subject.item as HotelItem;
  const { changed, open } = placing;
  return (
    <Page title={t('hotels.confirm_title')} onBack={go.back} footer={<PlaceBar booking={booking} quote={quote} />}>
      <Rechecked booking={booking} />
      <BookingSubject subject={quote.subject} item={item} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          booking.place();
        }}
      >
        <Guests booking={booking} item={item} />
        <Card>
          <h2 className={`h3 ${styles.head}`}>{t('travel.contact')}</h2>
          <div className={styles.fields}>
            <ContactFields form={form} />
          </div>
        </Card>
        <Card>
          <div className={styles.fields}>
            <ArrivalField form={form} from={item.checkInFrom} />
            <TextArea
              label={t('hotels.wishes')}
              placeholder={t('hotels.wishes_hint')}
              maxLength={limits.orderNote}
              rows={2}
              error={fieldText(form.formState.errors.wishes)}
              {...form.register('wishes')}
            />
          </div>
        </Card>
      </form>
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
          <NightsSheet item={item} />
        </div>
        <PriceLines
          lines={quote.priceLines}
          payable={quote.payable}
          sumName={t('orders.to_pay')}
          listName={t('hotels.list_price', {
            rooms: t('travel.rooms', { count: item.rooms.length }),
            nights: t('travel.nights', { count: item.nights }),
          })}
        />
      </Card>
      <Policy booking={booking} quote={quote} />
      <p className={`cap t3 ${styles.terms}`}>
        {rich('orders.price_held', {
          time: <Countdown until={quote.expiresAt} offsetMs={offsetMs} onEnd={() => void on.renew()} />,
        })}
      </p>
      <PriceChangeSheet
        changed={
          changed && {
            rows: changedLines(changed.before.priceLines, changed.after.priceLines),
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
        onPay={() => open && go.to('travelCashier', { payment: open.paymentId })}
        onCancel={() => void placing.cancelOpen()}
        onSee={() => open && go.to('hotelOrderDetail', { id: open.orderId })}
      />
    </Page>
  );
}

import { useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import type { HotelItem } from '@app/contract/verticals/hotels/views';
import { hrefTo, useGo, useScreenParams } from '../../../shell/navigation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/controls.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { fieldText } from '../../../widgets/form-fields.ts';
import {
  BookingSheets,
  ContactCard,
  HeldUntil,
  PlaceBar,
  PolicyCard,
  PriceCards,
  Rechecked,
} from '../../../widgets/travel/booking/booking-parts.tsx';
import { BookingSkeleton } from '../../../widgets/travel/booking/booking-skeleton.tsx';
import { GuestFields } from '../../../widgets/travel/booking/guest-fields.tsx';
import { usePartyText } from '../../../widgets/travel/search/party-text.ts';
import { BookingSubject } from '../booking-subject.tsx';
import { stayParams } from '../stay.ts';
import { ArrivalField } from './arrival-field.tsx';
import styles from './hotel-submit-order.module.css';
import { NightsSheet } from './nights-sheet.tsx';
import { type HotelBooking, useBookHotel } from './use-book-hotel.ts';

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

/** Look once more before booking: the stay, a guest for each room, who is written to, every step of the price. */
export default function HotelSubmitOrderScreen() {
  const t = useT();
  const go = useGo();
  const booking = useBookHotel();
  const { on, form } = booking;
  const { quote } = on;
  if (!quote) {
    return (
      <Page title={t('hotels.confirm_title')} onBack={go.back}>
        {on.isPending && booking.named ? <BookingSkeleton /> : <NoQuote booking={booking} />}
      </Page>
    );
  }
  const item = quote.subject.item as HotelItem;
  const shown = { booking, quote };
  return (
    <Page
      title={t('hotels.confirm_title')}
      onBack={go.back}
      footer={<PlaceBar {...shown} note={t('hotels.taxes_in')} action={t('hotels.book_now')} />}
    >
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
        <ContactCard booking={booking} />
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
      <PriceCards
        {...shown}
        more={<NightsSheet item={item} />}
        listName={t('hotels.list_price', {
          rooms: t('travel.rooms', { count: item.rooms.length }),
          nights: t('travel.nights', { count: item.nights }),
        })}
      />
      <PolicyCard {...shown} title={t('hotels.cancellation')} accept={t('hotels.accept_policy')} />
      <HeldUntil {...shown} yours={t('hotels.yours_once_booked')} />
      <BookingSheets booking={booking} />
    </Page>
  );
}

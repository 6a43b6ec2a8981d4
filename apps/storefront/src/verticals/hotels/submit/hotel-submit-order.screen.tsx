import { useT } from '@app/client/i18n';
import type { TravelQuote } from '@app/contract/travel/order-views';
import type { HotelItem } from '@app/contract/verticals/hotels/views';
import { hrefTo, useScreenParams } from '../../../shell/navigation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/controls.tsx';
import { useChangedStay } from '../../../widgets/hotels/changed-stay.ts';
import { beforePoints, SeenPriceNote } from '../../../widgets/seen-price.tsx';
import { BookingForm, BookingPage, NoQuote, WishesField } from '../../../widgets/travel/booking/booking-page.tsx';
import {
  BookingSheets,
  ContactCard,
  HeldUntil,
  PolicyCard,
  PriceCards,
  Rechecked,
} from '../../../widgets/travel/booking/booking-parts.tsx';
import { GuestFields } from '../../../widgets/travel/booking/guest-fields.tsx';
import { usePartyText } from '../../../widgets/travel/search/party-text.ts';
import { BookingSubject } from '../booking-subject.tsx';
import { stayParams } from '../stay.ts';
import { ArrivalField } from './arrival-field.tsx';
import styles from './hotel-submit-order.module.css';
import { NightsSheet } from './nights-sheet.tsx';
import { type HotelBooking, useBookHotel } from './use-book-hotel.ts';

/** A stay that cannot be quoted: the way back to the hotel to choose another. */
function NoStay({ booking }: { readonly booking: HotelBooking }) {
  const t = useT();
  const { hotel } = useScreenParams<'hotel'>();
  return (
    <NoQuote
      booking={booking}
      title={t('hotels.no_quote_title')}
      text={booking.on.error?.msg ?? t('hotels.no_quote_text')}
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
          note={party.aged(room)}
        />
      ))}
      <p className={`cap t3 ${styles.hint}`}>{t('hotels.guest_hint')}</p>
      <Checkbox label={t('travel.keep_guests')} checked={booking.keeps} onChange={booking.setKeeps}>
        <span className="sub">{t('travel.keep_guests')}</span>
      </Checkbox>
    </Card>
  );
}

/** What is booked, and all that is asked for it. */
function Stay({ booking, quote }: { readonly booking: HotelBooking; readonly quote: TravelQuote }) {
  const t = useT();
  const changedStay = useChangedStay();
  const item = quote.subject.item as HotelItem;
  const shown = { booking, quote };
  return (
    <>
      {booking.on.rechecked?.before ? null : <SeenPriceNote now={beforePoints(quote)} say="lodging.price_form" />}
      <Rechecked booking={booking} />
      <BookingSubject subject={quote.subject} item={item} />
      <BookingForm booking={booking}>
        <Guests booking={booking} item={item} />
        <ContactCard booking={booking} />
        <Card>
          <div className={styles.fields}>
            <ArrivalField form={booking.form} from={item.checkInFrom} />
            <WishesField booking={booking} label={t('hotels.wishes')} placeholder={t('hotels.wishes_hint')} />
          </div>
        </Card>
      </BookingForm>
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
      <BookingSheets booking={booking} differences={(before, after) => changedStay(before.subject, after.subject)} />
    </>
  );
}

/** Look once more before booking: the stay, a guest for each room, who is written to, every step of the price. */
export default function HotelSubmitOrderScreen() {
  const t = useT();
  const booking = useBookHotel();
  return (
    <BookingPage
      title={t('hotels.confirm_title')}
      booking={booking}
      noQuote={<NoStay booking={booking} />}
      bar={() => ({ note: t('hotels.taxes_in'), action: t('hotels.book_now') })}
    >
      {(quote) => <Stay booking={booking} quote={quote} />}
    </BookingPage>
  );
}

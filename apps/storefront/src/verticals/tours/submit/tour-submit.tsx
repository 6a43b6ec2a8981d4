import { useT } from '@app/client/i18n';
import type { TravelQuote } from '@app/contract/travel/order-views';
import { hrefTo } from '../../../shell/navigation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useChangedTour } from '../../../widgets/tours/changed-tour.ts';
import { partyParams } from '../../../widgets/tours/tour-trip.ts';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { TravellersCard } from '../../../widgets/tours/travellers-card.tsx';
import { itemOf, peopleOf, type TourBooking, useBookTour } from '../../../widgets/tours/use-book-tour.ts';
import {
  BookingForm,
  BookingPage,
  NoQuote,
  WishesField,
  whyNot,
} from '../../../widgets/travel/booking/booking-page.tsx';
import {
  BookingSheets,
  ContactCard,
  HeldUntil,
  PolicyCard,
  PriceCards,
  Rechecked,
} from '../../../widgets/travel/booking/booking-parts.tsx';
import { TourSubject } from '../tour-subject.tsx';
import { MinimumCard } from './minimum-card.tsx';
import { PickupCard } from './pickup-card.tsx';

/** A departure that cannot be quoted: why, and the way back to the tour to choose another. */
function NoDeparture({ booking }: { readonly booking: TourBooking }) {
  const t = useT();
  return (
    <NoQuote
      booking={booking}
      title={t('tours.no_quote_title')}
      text={whyNot(booking.on.error) ?? t('tours.no_quote_text')}
      action={
        booking.tourId ? (
          <ButtonLink href={hrefTo('tourDetails', { id: booking.tourId, ...partyParams(booking.party) })}>
            {t('tours.other_departure')}
          </ButtonLink>
        ) : (
          <ButtonLink href={hrefTo('tourHome')}>{t('tours.other_search')}</ButtonLink>
        )
      }
    />
  );
}

/** What is booked, and all that is asked for it. */
function Departure({ booking, quote }: { readonly booking: TourBooking; readonly quote: TravelQuote }) {
  const t = useT();
  const words = useTourWords();
  const changedTour = useChangedTour();
  const item = itemOf(quote);
  const shown = { booking, quote };
  return (
    <>
      <HeldUntil {...shown} yours={t('tours.yours_once_booked')} />
      {booking.isChosenAnew && !booking.on.refused ? null : <Rechecked booking={booking} />}
      <TourSubject subject={quote.subject} item={item} />
      <BookingForm booking={booking}>
        <TravellersCard form={booking.form} people={peopleOf(item)} keeps={booking.keeps} onKeeps={booking.setKeeps} />
        <PickupCard booking={booking} item={item} />
        <ContactCard booking={booking} />
        <Card>
          <WishesField booking={booking} label={t('tours.wishes')} placeholder={t('tours.wishes_hint')} />
        </Card>
      </BookingForm>
      <PriceCards {...shown} listName={words.units(item.units)} />
      <PolicyCard {...shown} title={t('tours.if_you_cancel')} accept={t('tours.accept_policy')} />
      <MinimumCard booking={booking} item={item} />
      <BookingSheets booking={booking} differences={(before, after) => changedTour(itemOf(before), itemOf(after))} />
    </>
  );
}

/** Look once more before booking: the departure, who comes, where they join, who is written to, every step of the price. */
export default function TourSubmit() {
  const t = useT();
  const booking = useBookTour();
  return (
    <BookingPage
      title={t('tours.confirm_title')}
      booking={booking}
      quote={booking.quote}
      noQuote={<NoDeparture booking={booking} />}
      bar={() => ({ note: t('tours.taxes_in'), action: t('tours.book_now') })}
    >
      {(quote) => <Departure booking={booking} quote={quote} />}
    </BookingPage>
  );
}

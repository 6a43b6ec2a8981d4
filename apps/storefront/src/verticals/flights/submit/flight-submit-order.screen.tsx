import { useT } from '@app/client/i18n';
import type { TravelQuote } from '@app/contract/travel/order-views';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import { seatsOf } from '@app/contract/verticals/flights/party';
import { hrefTo } from '../../../shell/navigation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { BookingForm, BookingPage, NoQuote } from '../../../widgets/travel/booking/booking-page.tsx';
import {
  BookingSheets,
  ContactCard,
  HeldUntil,
  PolicyCard,
  PriceCards,
  Rechecked,
} from '../../../widgets/travel/booking/booking-parts.tsx';
import { swappedPlaces } from '../../../widgets/travel/travellers/swapped-places.ts';
import { Travellers } from '../../../widgets/travel/travellers/travellers.tsx';
import { movedBags } from '../bags/bag-choice.ts';
import { TripBags } from '../bags/trip-bags.tsx';
import { ChangeTermsCard } from '../change/change-terms.tsx';
import styles from '../flight-subject.module.css';
import { FlightSubject } from '../flight-subject.tsx';
import { useFlightWords } from '../flight-words.ts';
import { movedSeats } from '../seats/seat-choice.ts';
import { TripSeats } from '../seats/trip-seats.tsx';
import { partyParams } from '../trip-search.ts';
import { itemOf, rulesOf, useBookFlight } from '../use-book-flight.ts';
import { useChangedTrip } from './changed-trip.ts';
import { useOtherType } from './use-other-type.ts';

type Booked = ReturnType<typeof useBookFlight>;

/** A trip that cannot be quoted: the way back to its fares, or to the search. */
function NoTrip({ of }: { readonly of: Booked }) {
  const t = useT();
  const { out, back, onward, brands } = of.params;
  return (
    <NoQuote
      booking={of.booking}
      title={t('flights.no_quote_title')}
      text={of.booking.on.error?.msg ?? t('flights.no_quote_text')}
      action={
        out ? (
          <ButtonLink
            href={hrefTo('flightDetails', {
              ...partyParams(of.party, of.cabin),
              out,
              back,
              onward,
              cabin: of.cabin,
              brands,
            })}
          >
            {t('flights.choose_fare')}
          </ButtonLink>
        ) : (
          <ButtonLink href={hrefTo('flightHome')}>{t('flights.other_search')}</ButtonLink>
        )
      }
    />
  );
}

type QuotedFlightProps = { readonly of: Booked; readonly quote: TravelQuote };

/** Who travels, with their documents. */
function Who({ of, quote }: QuotedFlightProps) {
  const t = useT();
  const takeOtherType = useOtherType(of);
  const rules = rulesOf(itemOf(quote));
  const { childFrom, childTo } = flightLimits;
  const notes = {
    adult: t('flights.adults_note', { age: childTo + 1 }),
    child: t('flights.children_note', { from: childFrom, to: childTo }),
    baby: t('flights.babies_note'),
  };
  return (
    <Card>
      <h2 className={`h3 ${styles.title}`}>{t('flights.travellers_title')}</h2>
      <Travellers
        form={of.booking.form}
        rules={rules}
        kept={of.kept}
        noteOf={(index) => notes[rules.types[index] ?? 'adult']}
        onOtherType={(index, passenger) => void takeOtherType(index, passenger)}
        onSwapped={(swap) => {
          const places = swappedPlaces(rules.types.length, swap);
          of.bags.choose(movedBags(of.bags.chosen, places, seatsOf(of.party)));
          of.seats.choose(movedSeats(of.seats.chosen, places));
        }}
      />
      <p className={`cap t3 ${styles.hint}`}>{t('flights.traveller_hint')}</p>
    </Card>
  );
}

/** What is booked, and all that is asked for it. */
function Trip({ of, quote }: QuotedFlightProps) {
  const t = useT();
  const words = useFlightWords();
  const changedTrip = useChangedTrip();
  const { booking } = of;
  const item = itemOf(quote);
  const shown = { booking, quote };
  return (
    <>
      <Rechecked booking={booking} />
      <FlightSubject subject={quote.subject} item={item} />
      <Who of={of} quote={quote} />
      <TripSeats of={of} item={item} />
      <TripBags of={of} item={item} />
      <BookingForm booking={booking}>
        <ContactCard booking={booking} />
      </BookingForm>
      <PriceCards
        {...shown}
        offName={t('flights.return_discount')}
        listName={[words.party(item.party), words.fares(item.slices.map(({ fare }) => fare))].join(t('travel.comma'))}
      />
      <ChangeTermsCard item={item} terms={quote.changeTerms} zone={quote.service.zone} />
      <PolicyCard {...shown} title={t('flights.fare_rules')} accept={t('flights.accept_policy')} />
      <HeldUntil {...shown} yours={t('flights.yours_once_booked')} />
      <BookingSheets booking={booking} differences={(before, after) => changedTrip(itemOf(before), itemOf(after))} />
    </>
  );
}

/** Look once more before booking: the flights, who travels with which document, who is written to, every step of the price. */
export default function FlightSubmitOrderScreen() {
  const t = useT();
  const of = useBookFlight();
  const noteOf = (quote: TravelQuote): string => {
    const count = itemOf(quote).bags.reduce((sum, { pieces }) => sum + pieces, 0);
    return count > 0 ? t('flights.bar_bags', { count }) : t('flights.taxes_in');
  };
  return (
    <BookingPage
      title={t('flights.confirm_title')}
      booking={of.booking}
      noQuote={<NoTrip of={of} />}
      bar={(quote) => ({ note: noteOf(quote), action: t('flights.book_now') })}
    >
      {(quote) => <Trip of={of} quote={quote} />}
    </BookingPage>
  );
}

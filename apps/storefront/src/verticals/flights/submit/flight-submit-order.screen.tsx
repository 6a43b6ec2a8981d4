import { useT } from '@app/client/i18n';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
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
import { Travellers } from '../../../widgets/travel/travellers/travellers.tsx';
import styles from '../flight-subject.module.css';
import { FlightSubject } from '../flight-subject.tsx';
import { useFlightWords } from '../flight-words.ts';
import { partyParams } from '../trip-search.ts';
import { itemOf, rulesOf, useBookFlight } from '../use-book-flight.ts';
import { useChangedTrip } from './changed-trip.ts';
import { useOtherType } from './use-other-type.ts';

type Booked = ReturnType<typeof useBookFlight>;

/** A trip that cannot be quoted: the way back to its fares, or to the search. */
function NoQuote({ of }: { readonly of: Booked }) {
  const t = useT();
  const { booking, params } = of;
  const { error } = booking.on;
  if (booking.named && error?.kind !== 'answer') return <ErrorState error={error} onRetry={booking.on.refetch} />;
  const { out, back } = params;
  return (
    <EmptyState
      art="/art/search.webp"
      title={t('flights.no_quote_title')}
      text={error?.msg ?? t('flights.no_quote_text')}
      action={
        out ? (
          <ButtonLink
            href={hrefTo('flightDetails', { ...partyParams(of.party, of.cabin), out, back, cabin: of.cabin })}
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

/** Look once more before booking: the flights, who travels with which document, who is written to, every step of the price. */
export default function FlightSubmitOrderScreen() {
  const t = useT();
  const go = useGo();
  const words = useFlightWords();
  const of = useBookFlight();
  const takeOtherType = useOtherType(of);
  const changedTrip = useChangedTrip();
  const { booking, kept } = of;
  const { on, form } = booking;
  const { quote } = on;
  if (!quote) {
    return (
      <Page title={t('flights.confirm_title')} onBack={go.back}>
        {on.isPending && booking.named ? <BookingSkeleton /> : <NoQuote of={of} />}
      </Page>
    );
  }
  const item = itemOf(quote);
  const rules = rulesOf(item);
  const shown = { booking, quote };
  const { childFrom, childTo } = flightLimits;
  const notes = {
    adult: t('flights.adults_note', { age: childTo + 1 }),
    child: t('flights.children_note', { from: childFrom, to: childTo }),
    baby: t('flights.babies_note'),
  };
  return (
    <Page
      title={t('flights.confirm_title')}
      onBack={go.back}
      footer={<PlaceBar {...shown} note={t('flights.taxes_in')} action={t('flights.book_now')} />}
    >
      <Rechecked booking={booking} />
      <FlightSubject subject={quote.subject} item={item} />
      <Card>
        <h2 className={`h3 ${styles.title}`}>{t('flights.travellers_title')}</h2>
        <Travellers
          form={form}
          rules={rules}
          kept={kept}
          noteOf={(index) => notes[rules.types[index] ?? 'adult']}
          onOtherType={(index, passenger) => void takeOtherType(index, passenger)}
        />
        <p className={`cap t3 ${styles.hint}`}>{t('flights.traveller_hint')}</p>
      </Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          booking.place();
        }}
      >
        <ContactCard booking={booking} />
      </form>
      <PriceCards
        {...shown}
        offName={t('flights.return_discount')}
        listName={[words.party(item.party), words.fares(item.slices.map(({ fare }) => fare))].join(t('travel.comma'))}
      />
      <PolicyCard {...shown} title={t('flights.fare_rules')} accept={t('flights.accept_policy')} />
      <HeldUntil {...shown} yours={t('flights.yours_once_booked')} />
      <BookingSheets booking={booking} differences={(before, after) => changedTrip(itemOf(before), itemOf(after))} />
    </Page>
  );
}

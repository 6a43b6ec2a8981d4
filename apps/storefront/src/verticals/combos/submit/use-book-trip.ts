import { type CallInput, call } from '@app/client/call';
import { useInvalidate } from '@app/client/use-endpoint';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import type { BundleQuote } from '@app/contract/travel/bundle-views';
import { comboEndpoints } from '@app/contract/verticals/combos/endpoints';
import { readPicks } from '@app/contract/verticals/combos/picks';
import { useEffect, useRef, useState } from 'react';
import { useGo, useScreenParams } from '../../../shell/navigation.ts';
import { contactOf, placeOfBookingField } from '../../../widgets/travel/booking/booking-form.ts';
import { useBooking } from '../../../widgets/travel/booking/use-booking.ts';
import { flawedPick, type LostPart, lostPartOf } from '../../../widgets/travel/bundle/lost-part.ts';
import { isLocalDate } from '../../../widgets/travel/dates/local-date.ts';
import { keepGuests } from '../../../widgets/travel/travellers/kept-guests.tsx';
import { placeOfTravellerField, travellerFields } from '../../../widgets/travel/travellers/traveller-rules.ts';
import { useKeptTravellers } from '../../../widgets/travel/travellers/use-kept-travellers.ts';
import { type ComboParams, type ComboTrip, partyIn, tripParams, withoutPick } from '../combo-address.ts';
import { flawsOfPeople, guestsOfPeople, peopleOf, rulesOf } from './combo-people.ts';

const quoteCalls = { read: bundleEndpoints.readBundleQuote, revise: bundleEndpoints.reviseBundleQuote };

/** What the address says is to be booked; null where it does not say it whole. */
function tripToBook(params: ComboParams): ComboTrip | null {
  const { day, from = null } = params;
  const party = partyIn(params);
  const picks = readPicks(params.picks ?? '') ?? [];
  return isLocalDate(day) && party && picks.length > 0
    ? { day, from, party, early: params.early === '1', picks, wanted: [] }
    : null;
}

type Body = NonNullable<CallInput<typeof comboEndpoints.createComboQuote>['body']>;

/** Asks for the price of a trip. */
const quoteOf = (trip: Omit<Body, 'usePoints'>) => (usePoints: boolean) =>
  call(comboEndpoints.createComboQuote, { body: { ...trip, usePoints } }, { quiet: true, toast: false });

const EMPTY_PARTY = { rooms: 1, adults: 1, childAges: [] };

/**
 * The booking of the combo in the address: its quote, its form, and placing it. A part that cannot be had any more leads back to the
 * combo, where it alone is chosen anew.
 */
export function useBookTrip() {
  const go = useGo();
  const params = useScreenParams<'combo' | (keyof ComboParams & string)>();
  const { combo = '' } = params;
  const trip = tripToBook(params);
  const party = trip?.party ?? EMPTY_PARTY;
  const kept = useKeptTravellers();
  const [keeps, setKeeps] = useState(true);
  const invalidate = useInvalidate();
  const slots = (trip?.picks ?? []).map(({ slot }) => slot);
  const lead = ({ slot, why, left, clash }: LostPart) => {
    if (!trip) return;
    // What was read of its parts is no longer so.
    void invalidate(comboEndpoints.comboPlan, comboEndpoints.comboChoices, comboEndpoints.comboCalendar);
    const chosen = tripParams(withoutPick(trip, slot, true));
    go.replace('comboDetails', { id: combo, ...chosen, lost: slot, why, left, clash: clash ?? null });
  };
  const lostBy = (error: Parameters<typeof lostPartOf>[0]) => lostPartOf(error) ?? flawedPick(error, slots);
  // Refused fields stand at the travellers that are chosen, or at the names that are typed.
  const withDocuments = useRef(false);
  const of = (quote: BundleQuote) => ({ party, rules: rulesOf(quote, party) });
  const booking = useBooking<typeof comboEndpoints.bookCombo, BundleQuote>({
    endpoint: comboEndpoints.bookCombo,
    // The typed contact and guests stay while another part is chosen.
    subject: combo,
    makeQuote:
      combo === '' || !trip
        ? null
        : quoteOf({
            comboId: combo,
            day: trip.day,
            fromCityId: trip.from,
            rooms: party.rooms,
            adults: party.adults,
            childAges: [...party.childAges],
            early: trip.early,
            picks: [...trip.picks],
          }),
    quoteCalls,
    fields: { ...travellerFields(peopleOf(party).map(({ type }) => type)), wishes: '' },
    flawsOf: (values, quote) => (quote ? flawsOfPeople(values, kept.list, of(quote)) : {}),
    notAccepted: 'field.combo_policy',
    inputOf: (values, quote) => ({
      body: {
        quoteId: quote.id,
        guests: guestsOfPeople(values, kept.list, of(quote)),
        contact: contactOf(values),
        wishes: (values.wishes ?? '').trim(),
        policyAccepted: true as const,
      },
    }),
    placeOf: (field) => (withDocuments.current ? placeOfTravellerField(field) : null) ?? placeOfBookingField(field),
    onPlaced: (input) => {
      const named = input.body.guests.filter(
        ({ passengerId, age }) => !passengerId && (age === undefined || age === null),
      );
      if (keeps) void keepGuests(named);
    },
    onRefused: (error) => {
      const lost = lostBy(error);
      if (lost) lead(lost);
      return lost !== null;
    },
  });
  useEffect(() => {
    const { quote } = booking.on;
    withDocuments.current = quote !== null && of(quote).rules !== null;
  });
  const lost = lostBy(booking.on.error);
  const lostKey = lost ? `${lost.slot} ${lost.why}` : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each part that is lost
  useEffect(() => {
    if (lost) lead(lost);
  }, [lostKey]);
  return {
    ...booking,
    comboId: combo,
    trip,
    party,
    kept,
    /** It leads back to the combo already. */
    isLeaving: lost !== null,
    keeps,
    setKeeps,
  };
}

export type TripBooking = ReturnType<typeof useBookTrip>;

import { call } from '@app/client/call';
import { useInvalidate } from '@app/client/use-endpoint';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import type { BundleQuote } from '@app/contract/travel/bundle-views';
import { tourComboEndpoints } from '@app/contract/verticals/tour-combos/endpoints';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import { useEffect, useState } from 'react';
import { useGo, useScreenParams } from '../../../shell/navigation.ts';
import { partyOf, partyParams, type TripParams } from '../../../widgets/tours/tour-trip.ts';
import { guestsOfPeople, itemOf, peopleOf, type TourPerson } from '../../../widgets/tours/use-book-tour.ts';
import { contactOf, flawsOfGuests, placeOfBookingField } from '../../../widgets/travel/booking/booking-form.ts';
import { useBooking } from '../../../widgets/travel/booking/use-booking.ts';
import type { LostPart } from '../../../widgets/travel/bundle/lost-part.ts';
import { keepGuests } from '../../../widgets/travel/travellers/kept-guests.tsx';
import { pickedDepartures, picksOf } from '../combo-picks.ts';
import { addressWithout, lostTourOf } from './lost-part.ts';

/** Who is named with a combo: everybody where one of its tours wants all names. */
export function peopleOfQuote({ parts }: Pick<BundleQuote, 'parts'>): readonly TourPerson[] {
  const items = parts.map(itemOf);
  const item = items.find(({ names }) => names === 'all') ?? items[0];
  return item ? peopleOf(item) : [];
}

const quoteCalls = { read: bundleEndpoints.readBundleQuote, revise: bundleEndpoints.reviseBundleQuote };

/**
 * The booking of the combo in the address: its quote, its form, and placing it. A departure that cannot be had any more
 * leads back to the combo, where another is chosen.
 */
export function useBookCombo() {
  const go = useGo();
  const params = useScreenParams<'combo' | 'picks' | (keyof TripParams & string)>();
  const [keeps, setKeeps] = useState(true);
  const { combo = '' } = params;
  const party = partyOf(params);
  const picks = picksOf(params.picks);
  const departures = pickedDepartures(picks);
  const invalidate = useInvalidate();
  const lead = (lost: LostPart) => {
    // What was read of its departures is no longer so.
    void invalidate(tourEndpoints.tourDepartures, tourEndpoints.tourCalendar);
    go.replace('tourComboDetails', addressWithout(combo, picks, lost, partyParams(party)));
  };
  const body = {
    comboId: combo,
    picks: departures,
    adults: party.adults,
    seniors: party.seniors,
    childAges: [...party.childAges],
  };
  const booking = useBooking<typeof tourComboEndpoints.bookTourCombo, BundleQuote>({
    endpoint: tourComboEndpoints.bookTourCombo,
    // What was typed is kept while another date is chosen.
    subject: combo,
    makeQuote:
      combo === '' || departures.length === 0
        ? null
        : (usePoints) =>
            call(
              tourComboEndpoints.createTourComboQuote,
              { body: { ...body, usePoints } },
              { quiet: true, toast: false },
            ),
    quoteCalls,
    fields: { wishes: '' },
    flawsOf: (values, quote) => (quote ? flawsOfGuests(values, peopleOfQuote(quote).length) : {}),
    notAccepted: 'field.tour_policy',
    inputOf: (values, quote) => ({
      body: {
        quoteId: quote.id,
        guests: guestsOfPeople(values, peopleOfQuote(quote)),
        contact: contactOf(values),
        wishes: (values.wishes ?? '').trim(),
        policyAccepted: true as const,
      },
    }),
    placeOf: placeOfBookingField,
    onPlaced: (input) => {
      if (keeps) void keepGuests(input.body.guests.filter(({ age }) => age === undefined || age === null));
    },
    onRefused: (error) => {
      const lost = lostTourOf(error, picks);
      if (lost) lead(lost);
      return lost !== null;
    },
  });
  const lost = lostTourOf(booking.on.error, picks);
  const lostKey = lost ? `${lost.slot} ${lost.why}` : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each part that is lost
  useEffect(() => {
    if (lost) lead(lost);
  }, [lostKey]);
  return {
    ...booking,
    comboId: combo,
    party,
    picks,
    /** It leads back to the combo already. */
    isLeaving: lost !== null,
    keeps,
    setKeeps,
  };
}

export type ComboBooking = ReturnType<typeof useBookCombo>;

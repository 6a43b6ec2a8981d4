import { call } from '@app/client/call';
import { BABY_UNDER } from '@app/contract/travel/ages';
import type { TravelQuote } from '@app/contract/travel/order-views';
import type { GuestInput } from '@app/contract/travel/person-schemas';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import type { TourParty } from '@app/contract/verticals/tours/party';
import type { TourItem } from '@app/contract/verticals/tours/views';
import { useEffect, useRef, useState } from 'react';
import { useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import {
  type BookingValues,
  contactOf,
  flawsOfGuests,
  guestsOf,
  placeOfBookingField,
} from '../travel/booking/booking-form.ts';
import { useBooking } from '../travel/booking/use-booking.ts';
import { keepGuests } from '../travel/travellers/kept-guests.tsx';
import { extrasOf, singleRoomsOf } from './booking-params.ts';
import { partyOf, type TripParams } from './tour-trip.ts';

export const itemOf = (of: Pick<TravelQuote, 'subject'>): TourItem => of.subject.item as TourItem;

/** A person to be named; the age of children. */
export type TourPerson = { readonly type: 'lead' | 'adult' | 'senior' | 'child' | 'baby'; readonly age: number | null };

/** Who is named with a booking: everybody, or the one who answers for it. */
export function peopleOf({ names, party }: Pick<TourItem, 'names'> & { readonly party: TourParty }): TourPerson[] {
  if (names === 'lead') return [{ type: 'lead', age: null }];
  return [
    ...Array.from({ length: party.adults }, () => ({ type: 'adult' as const, age: null })),
    ...Array.from({ length: party.seniors }, () => ({ type: 'senior' as const, age: null })),
    ...party.childAges.map((age) => ({ type: age < BABY_UNDER ? ('baby' as const) : ('child' as const), age })),
  ];
}

/** The people as the call takes them, in order. */
export const guestsOfPeople = (
  values: BookingValues,
  people: readonly TourPerson[],
): (Pick<GuestInput, 'unit' | 'familyName' | 'givenName'> & Partial<Pick<GuestInput, 'ageType' | 'age'>>)[] =>
  guestsOf(values, people.length).map((guest, index) => {
    const age = people[index]?.age ?? null;
    return age === null ? guest : { ...guest, ageType: age < BABY_UNDER ? ('baby' as const) : ('child' as const), age };
  });

/** The booking of the departure in the address: its quote, its form, and placing it. */
export function useBookTour() {
  const params = useScreenParams<
    'tour' | 'departure' | 'singleRooms' | 'extras' | 'pickup' | (keyof TripParams & string)
  >();
  const setParams = useSetScreenParams();
  const { departure = '', pickup } = params;
  const [keeps, setKeeps] = useState(true);
  const [chosenAnew, setChosenAnew] = useState(false);
  const party = partyOf(params);
  const body = {
    departureId: departure,
    adults: party.adults,
    seniors: party.seniors,
    childAges: [...party.childAges],
    extras: extrasOf(params.extras),
    singleRooms: singleRoomsOf(params.singleRooms),
    ...(pickup && { pickupId: pickup }),
  };
  const booking = useBooking({
    endpoint: tourEndpoints.bookTour,
    subject: departure,
    makeQuote:
      departure === ''
        ? null
        : (usePoints) =>
            call(tourEndpoints.createTourQuote, { body: { ...body, usePoints } }, { quiet: true, toast: false }),
    fields: { wishes: '', minimum: '' },
    flawsOf: (values, quote) =>
      quote
        ? {
            ...flawsOfGuests(values, peopleOf(itemOf(quote)).length),
            minimum: needsMinimum(itemOf(quote)) && values.minimum !== '1' ? 'field.tour_minimum' : undefined,
          }
        : {},
    notAccepted: 'field.tour_policy',
    inputOf: (values, quote) => ({
      body: {
        quoteId: quote.id,
        guests: guestsOfPeople(values, peopleOf(itemOf(quote))),
        contact: contactOf(values),
        wishes: (values.wishes ?? '').trim(),
        policyAccepted: true as const,
      },
    }),
    placeOf: placeOfBookingField,
    onPlaced: (input) => {
      if (keeps) void keepGuests(input.body.guests.filter(({ age }) => age === undefined || age === null));
    },
  });
  const { quote, isPending } = booking.on;
  const last = useRef<TravelQuote | null>(null);
  useEffect(() => {
    if (quote) last.current = quote;
  }, [quote]);
  return {
    ...booking,
    party,
    tourId: params.tour,
    /** The quote on screen: the former one while another is made for another pickup. */
    quote: quote ?? (isPending ? last.current : null),
    pickup,
    /** The price was made anew because of a choice here, which is no news. */
    isChosenAnew: chosenAnew,
    setPickup: (id: string | null) => {
      setChosenAnew(true);
      setParams({ pickup: id, quote: null });
    },
    keeps,
    setKeeps,
  };
}

/** Whether a departure may still be cancelled because too few people come. */
export const needsMinimum = ({ decidesAt, now }: Pick<TourItem, 'decidesAt' | 'now'>): boolean =>
  decidesAt !== null && now.state !== 'guaranteed';

export type TourBooking = ReturnType<typeof useBookTour>;

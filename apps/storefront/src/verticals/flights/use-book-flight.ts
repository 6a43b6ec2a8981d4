import { call } from '@app/client/call';
import type { TravelQuote } from '@app/contract/travel/order-views';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { travellerTypes } from '@app/contract/verticals/flights/party';
import { readSliceKey } from '@app/contract/verticals/flights/trip-schemas';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { useRef } from 'react';
import { useScreenParams } from '../../shell/navigation.ts';
import { contactOf, placeOfBookingField } from '../../widgets/travel/booking/booking-form.ts';
import { type Booking, useBooking } from '../../widgets/travel/booking/use-booking.ts';
import {
  flawsOfTravellers,
  guestsOfTravellers,
  placeOfTravellerField,
  type TravellerRules,
  travellerFields,
} from '../../widgets/travel/travellers/traveller-rules.ts';
import { useKeptTravellers } from '../../widgets/travel/travellers/use-kept-travellers.ts';
import { useLikelyTravellers } from '../../widgets/travel/travellers/use-likely-travellers.ts';
import { type Bags, readBags } from './bags/bag-choice.ts';
import { BAGS_FIELD, useBagChoice } from './bags/use-bag-choice.ts';
import { brandsIn } from './details/fare-choice.ts';
import { quoteWithSeats, SEATS_FIELD, type SeatsWanted, useSeatChoice } from './seats/use-seat-choice.ts';
import { cabinOf, partyOf, type TripParams } from './trip-search.ts';

export const itemOf = (of: Pick<TravelQuote, 'subject'>): FlightItem => of.subject.item as FlightItem;

/** What a quoted trip asks of those who travel. */
export const rulesOf = (item: FlightItem): TravellerRules => ({
  types: travellerTypes(item.party),
  agesOn: item.slices.at(-1)?.localDeparture.slice(0, 10) ?? '',
  documentsUntil: item.documentsUntil,
  international: item.international,
});

/** A booking whose choices are being priced: it is placed at the price that is shown alone. */
const inPricing = <B extends Pick<Booking, 'on' | 'place'>>(booking: B): B => ({
  ...booking,
  on: { ...booking.on, isRevising: true },
  place: () => undefined,
});

/** The booking of the trip in the address: its quote, its form, and placing it. */
export function useBookFlight() {
  const params = useScreenParams<
    'out' | 'back' | 'onward' | 'brand' | 'backBrand' | 'brands' | 'bags' | (keyof TripParams & string)
  >();
  const { out = '', back = '', onward = '' } = params;
  const [brand = '', ...more] = brandsIn(params);
  const party = partyOf(params);
  const cabin = cabinOf(params);
  const kept = useKeptTravellers();
  const ways = [out, back, ...onward.split(',')].filter((key) => key !== '').map(readSliceKey);
  const slices = ways.flatMap((legs, index) =>
    legs ? [{ cabin, brand: [brand, ...more][index] ?? brand, legs: [...legs] }] : [],
  );
  const priced = useRef<Bags>(readBags(params.bags, { slices: slices.length, party }) ?? []);
  const legs = slices.reduce((sum, slice) => sum + slice.legs.length, 0);
  const wantedSeats = useRef<SeatsWanted>({ seats: [], onLess: () => undefined });
  const isSound = slices.length > 0 && slices.length === ways.length && brand !== '';
  const booking = useBooking({
    endpoint: flightEndpoints.bookFlight,
    subject: isSound ? [out, back, onward, cabin, brand, ...more, params.bags].filter(Boolean).join(' ') : '',
    makeQuote: isSound
      ? (usePoints) =>
          quoteWithSeats(wantedSeats, (seats) =>
            call(
              flightEndpoints.createFlightQuote,
              {
                body: {
                  slices,
                  adults: party.adults,
                  childAges: [...party.childAges],
                  babies: party.babies,
                  bags: [...priced.current],
                  seats: [...seats],
                  usePoints,
                },
              },
              { quiet: true, toast: false },
            ),
          )
      : null,
    fields: { ...travellerFields(travellerTypes(party)), [BAGS_FIELD]: params.bags ?? '', [SEATS_FIELD]: '' },
    flawsOf: (values, quote) => (quote ? flawsOfTravellers(values, kept.list, rulesOf(itemOf(quote))) : {}),
    notAccepted: 'field.flight_policy',
    inputOf: (values, quote) => ({
      body: {
        quoteId: quote.id,
        guests: guestsOfTravellers(values, kept.list, rulesOf(itemOf(quote))),
        contact: contactOf(values),
        policyAccepted: true as const,
      },
    }),
    placeOf: (field) => placeOfTravellerField(field) ?? placeOfBookingField(field),
    onRefused: (error) => seats.giveBack(error),
  });
  const item = booking.on.quote ? itemOf(booking.on.quote) : null;
  const bags = useBagChoice({ booking, item, slices: slices.length, party, priced });
  const seats = useSeatChoice({ booking, item, legs, party, wanted: wantedSeats });
  useLikelyTravellers({ form: booking.form, kept: kept.list, rules: item && rulesOf(item) });
  const isPricing = bags.isPricing || seats.isPricing;
  return { booking: isPricing ? inPricing(booking) : booking, bags, seats, kept, party, cabin, params };
}

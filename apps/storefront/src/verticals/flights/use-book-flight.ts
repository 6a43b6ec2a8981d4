import { call } from '@app/client/call';
import type { TravelQuote } from '@app/contract/travel/order-views';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { travellerTypes } from '@app/contract/verticals/flights/party';
import { readSliceKey } from '@app/contract/verticals/flights/trip-schemas';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { useScreenParams } from '../../shell/navigation.ts';
import { contactOf, placeOfBookingField } from '../../widgets/travel/booking/booking-form.ts';
import { useBooking } from '../../widgets/travel/booking/use-booking.ts';
import {
  flawsOfTravellers,
  guestsOfTravellers,
  placeOfTravellerField,
  type TravellerRules,
  travellerFields,
} from '../../widgets/travel/travellers/traveller-rules.ts';
import { useKeptTravellers } from '../../widgets/travel/travellers/use-kept-travellers.ts';
import { brandsIn } from './details/fare-choice.ts';
import { cabinOf, partyOf, type TripParams } from './trip-search.ts';

export const itemOf = (of: Pick<TravelQuote, 'subject'>): FlightItem => of.subject.item as FlightItem;

/** What a quoted trip asks of those who travel. */
export const rulesOf = (item: FlightItem): TravellerRules => ({
  types: travellerTypes(item.party),
  agesOn: item.slices.at(-1)?.localDeparture.slice(0, 10) ?? '',
  documentsUntil: item.documentsUntil,
  international: item.international,
});

/** The booking of the trip in the address: its quote, its form, and placing it. */
export function useBookFlight() {
  const params = useScreenParams<
    'out' | 'back' | 'onward' | 'brand' | 'backBrand' | 'brands' | (keyof TripParams & string)
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
  const isSound = slices.length > 0 && slices.length === ways.length && brand !== '';
  const booking = useBooking({
    endpoint: flightEndpoints.bookFlight,
    subject: isSound ? [out, back, onward, cabin, brand, ...more].join(' ') : '',
    makeQuote: isSound
      ? (usePoints) =>
          call(
            flightEndpoints.createFlightQuote,
            {
              body: {
                slices,
                adults: party.adults,
                childAges: [...party.childAges],
                babies: party.babies,
                usePoints,
              },
            },
            { quiet: true, toast: false },
          )
      : null,
    fields: travellerFields(travellerTypes(party)),
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
  });
  return { booking, kept, party, cabin, params };
}

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
  const params = useScreenParams<'out' | 'back' | 'brand' | 'backBrand' | (keyof TripParams & string)>();
  const { out = '', back = '', brand = '', backBrand = brand } = params;
  const party = partyOf(params);
  const cabin = cabinOf(params);
  const kept = useKeptTravellers();
  const ways = [out, back].filter((key) => key !== '').map(readSliceKey);
  const slices = ways.flatMap((legs, index) =>
    legs ? [{ cabin, brand: index === 0 ? brand : backBrand, legs: [...legs] }] : [],
  );
  const isSound = slices.length > 0 && slices.length === ways.length && brand !== '';
  const booking = useBooking({
    endpoint: flightEndpoints.bookFlight,
    subject: isSound ? `${out} ${back} ${cabin} ${brand} ${backBrand}` : '',
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

import { localize } from '@app/contract/core/locale';
import { assertThat, refuseField } from '@app/contract/core/refuse';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import type { FlightParty } from '@app/contract/verticals/flights/party';
import { readSliceKey } from '@app/contract/verticals/flights/trip-schemas';
import type { FareOffer, FlightDetail } from '@app/contract/verticals/flights/views';
import { priceIn } from '../../../modules/i18n/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { fareBrands } from '../db/flight.repo.ts';
import { byType } from '../domain/fare.ts';
import { keptSlice, sliceView, tripRules } from '../domain/flight-snapshot.ts';
import { givesBack, type TripFare, tripFares } from '../domain/trip-fares.ts';
import { readTrip } from './read-trip.ts';
import type { Reading } from './reading.ts';
import { fewLeft, type Reader } from './search/show-flights.ts';

type Wanted = FlightParty & { readonly cabin: Cabin; readonly out: string; readonly back?: string | undefined };

function fareOffer(fare: TripFare, party: FlightParty, to: Reader & { readonly now: Date }): FareOffer {
  const { price, lang, now } = to;
  const adultUsd = fare.prices.reduce((sum, { adultUsd, chargeUsd }) => sum + adultUsd + chargeUsd, 0);
  return {
    brand: fare.code,
    ...fare.gives,
    name: localize(fare.gives.name, lang),
    lines: byType(fare.prices, party).map(({ type, count, usd }) => ({
      type,
      count,
      each: price(usd),
      total: price(usd * count),
    })),
    charges: price(fare.chargesUsd),
    adultPrice: price(adultUsd),
    total: price(fare.totalUsd),
    policy: fare.policy
      .filter(({ until }) => until === null || until > now)
      .map(({ until, feeUsd }) => ({ until: until?.toISOString() ?? null, fee: price(feeUsd) })),
    refundable: givesBack(fare, now),
  };
}

/** The flights of a trip with all its fares. Refuses as `readTrip`, and flight.unavailable where no fare is sold. */
export async function readFlightDetails(platform: Platform, wanted: Wanted, reader: Reading): Promise<FlightDetail> {
  const { cabin, adults, childAges, babies, out, back } = wanted;
  const party = { adults, childAges: [...childAges], babies };
  const now = platform.clock.now();
  const slice = (key: string, field: string) => ({
    cabin,
    legs: readSliceKey(key) ?? refuseField(field, 'field.invalid'),
  });
  const slices = [slice(out, 'out'), ...(back === undefined ? [] : [slice(back, 'back')])];
  const dayField = (index: number) => (index === 0 ? 'out' : 'back');
  const [trip, brands, price] = await Promise.all([
    readTrip(platform, platform.db, { slices, party, now, dayField }),
    fareBrands(platform.db),
    priceIn(platform, reader.currency),
  ]);
  const fares = tripFares(trip, brands, party);
  assertThat(fares.length > 0, 'flight.unavailable');
  const kept = trip.map((legs) => keptSlice(legs, cabin));
  const { documentsUntil, international } = tripRules(kept);
  return {
    slices: kept.map((one) => sliceView(one, reader.lang)),
    cabin,
    party,
    fares: fares.map((fare) => fareOffer(fare, party, { price, lang: reader.lang, now })),
    seatsLeft: fewLeft(Math.min(...trip.flat().map(({ seatsLeft }) => seatsLeft))),
    documentsUntil,
    international,
    zone: kept[0]?.legs[0]?.from.zone ?? 'UTC',
  };
}

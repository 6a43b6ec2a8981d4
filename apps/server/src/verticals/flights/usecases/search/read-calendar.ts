import type { AnswerOf } from '@app/contract/core/endpoint';
import { refuseField } from '@app/contract/core/refuse';
import type { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import type { FlightParty } from '@app/contract/verticals/flights/party';
import { readSliceKey } from '@app/contract/verticals/flights/trip-schemas';
import type { Day } from '@app/kernel/local-day';
import { priceIn } from '../../../../modules/i18n/public.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { flightsById } from '../../db/flight.repo.ts';
import { departureOn } from '../../domain/schedule.ts';
import type { Reading } from '../reading.ts';
import { placesOf } from './places.ts';
import { lowestPrices } from './read-ways.ts';

type Wanted = FlightParty & {
  readonly from: string;
  readonly to: string;
  readonly cabin: Cabin;
  readonly first: Day;
  readonly last: Day;
  readonly out?: string | undefined;
};

/** When a chosen way out lands; undefined where it does not fly any more. */
async function landingOf(platform: Platform, key: string, cabin: Cabin): Promise<Date | undefined> {
  const last = (readSliceKey(key) ?? refuseField('out', 'field.invalid')).at(-1);
  if (!last) return undefined;
  const flights = await flightsById(platform.reads, [last.flightId], { cabin, first: last.day, last: last.day });
  const flight = flights.get(last.flightId);
  return (flight && departureOn(flight, last.day)?.arrivesAt) ?? undefined;
}

/** The lowest price of an adult on each day between two places. Refuses record.not_found. */
export async function readCalendar(
  platform: Platform,
  { wanted, reader }: { readonly wanted: Wanted; readonly reader: Reading },
): Promise<AnswerOf<typeof flightEndpoints.flightCalendar>> {
  const { cabin, first, last, adults, childAges, babies } = wanted;
  const [from, to] = await placesOf(platform.reads, [wanted.from, wanted.to], reader.lang);
  if (from.cityId === to.cityId) refuseField('to', 'field.flight_same_place');
  const [price, landsAt] = await Promise.all([
    priceIn(platform, reader.currency),
    wanted.out === undefined ? undefined : landingOf(platform, wanted.out, cabin),
  ]);
  const now = platform.clock.now();
  const party = { adults, childAges, babies };
  const days = await lowestPrices(platform, { from, to, cabin, party, first, last, now, landsAt });
  return { days: days.map(({ date, usd }) => ({ date, price: usd === null ? null : price(usd) })) };
}

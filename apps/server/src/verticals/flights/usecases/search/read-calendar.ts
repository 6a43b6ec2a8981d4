import type { AnswerOf } from '@app/contract/core/endpoint';
import { refuseField } from '@app/contract/core/refuse';
import type { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import type { FlightParty } from '@app/contract/verticals/flights/party';
import { readSliceKey } from '@app/contract/verticals/flights/trip-schemas';
import type { Day } from '@app/kernel/local-day';
import { priceIn } from '../../../../modules/currencies/public.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { flightsById } from '../../db/flight.repo.ts';
import { returnAirline } from '../../domain/return-discount.ts';
import { departureOn } from '../../domain/schedule.ts';
import type { Reading } from '../reading.ts';
import { placesOf } from './places.ts';
import { lowestMark, lowestPrices, type WayOut } from './read-itineraries.ts';

type CalendarQuery = FlightParty & {
  readonly from: string;
  readonly to: string;
  readonly cabin: Cabin;
  readonly first: Day;
  readonly last: Day;
  readonly out?: string | undefined;
  readonly before?: readonly string[] | undefined;
  readonly stops?: number | undefined;
  readonly bag?: boolean | undefined;
  readonly refundable?: boolean | undefined;
};

/** What ways go by after a chosen one; undefined where it does not fly any more. */
async function wayOut(platform: Platform, key: string, cabin: Cabin, field: string): Promise<WayOut | undefined> {
  const refs = readSliceKey(key) ?? refuseField(field, 'field.invalid');
  const days = refs.map(({ day }) => day);
  const flights = await flightsById(
    platform.reads,
    refs.map(({ flightId }) => flightId),
    { cabin, first: days[0] ?? '', last: days.at(-1) ?? '' },
  );
  const legs = refs.flatMap(({ flightId, day }) => {
    const flight = flights.get(flightId);
    return (flight && departureOn(flight, day)) ?? [];
  });
  const last = legs.at(-1);
  if (!last || legs.length < refs.length) return undefined;
  return { arrivesAt: last.arrivesAt, returnAirline: returnAirline(legs)?.id ?? null };
}

/** The way that was chosen before: out, or the last one of a trip to several cities, after which no airline takes anything off. */
async function chosenBefore(platform: Platform, { out, before, cabin }: CalendarQuery): Promise<WayOut | undefined> {
  if (out !== undefined) return wayOut(platform, out, cabin, 'out');
  const key = before?.at(-1);
  const way = key === undefined ? undefined : await wayOut(platform, key, cabin, 'before');
  return way && { ...way, returnAirline: null };
}

/** The lowest price of an adult on each day between two places. Refuses record.not_found. */
export async function readCalendar(
  platform: Platform,
  { wanted, reader }: { readonly wanted: CalendarQuery; readonly reader: Reading },
): Promise<AnswerOf<typeof flightEndpoints.flightCalendar>> {
  const { cabin, first, last, adults, childAges, babies, stops } = wanted;
  const [from, to] = await placesOf(platform.reads, [wanted.from, wanted.to], reader.lang);
  if (from.cityId === to.cityId) refuseField('to', 'field.flight_same_place');
  const [price, out] = await Promise.all([priceIn(platform, reader.currency), chosenBefore(platform, wanted)]);
  const now = platform.clock.now();
  const party = { adults, childAges, babies };
  const wish = { bag: wanted.bag ?? false, refundable: wanted.refundable ?? false };
  const days = await lowestPrices(platform, { from, to, cabin, party, first, last, now, out, stops, wish });
  return {
    days: days.map(({ date, lowest }) => ({
      date,
      price: lowest && price(lowest.usd),
      deal: lowest && lowestMark(lowest, price),
    })),
  };
}

import type { AnswerOf } from '@app/contract/core/endpoint';
import { refuseField } from '@app/contract/core/refuse';
import type { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import type { FlightParty } from '@app/contract/verticals/flights/party';
import { readSliceKey } from '@app/contract/verticals/flights/trip-schemas';
import { addDays, type Day } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { priceIn } from '../../../../modules/currencies/public.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { flightsById } from '../../db/flight.repo.ts';
import { cheapestDay, monthsOf } from '../../domain/priced-months.ts';
import { returnAirline } from '../../domain/return-discount.ts';
import { departureOn } from '../../domain/schedule.ts';
import { stopsAsked } from '../../domain/stops.ts';
import type { Reading } from '../reading.ts';
import { lowestTrips } from './lowest-trips.ts';
import { type FlightPlace, placesNow } from './places.ts';
import { lowestMark, lowestPrices, type WayOut } from './read-itineraries.ts';

type PriceRequest<Q> = { readonly wanted: Q; readonly reader: Reading };

type PricedQuery = FlightParty & {
  readonly from: string;
  readonly to: string;
  readonly cabin: Cabin;
  readonly away?: number | undefined;
  readonly stops?: number | undefined;
  readonly waitMin?: number | undefined;
  readonly waitMax?: number | undefined;
  readonly via?: readonly string[] | undefined;
  readonly bag?: boolean | undefined;
  readonly refundable?: boolean | undefined;
};
type CalendarQuery = PricedQuery & {
  readonly first: Day;
  readonly last: Day;
  readonly out?: string | undefined;
  readonly before?: readonly string[] | undefined;
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

/** The days from which on flights between two places can be booked, and until which they may depart. */
const bookable = (from: FlightPlace, to: FlightPlace, now: Date) => {
  const [here, there] = [dayIn(from.zone, now), dayIn(to.zone, now)];
  return { first: here, last: addDays(here < there ? here : there, flightLimits.daysAhead) };
};

/** What is asked for with its two places. Refuses record.not_found, and places of one city. */
async function readWanted(platform: Platform, { wanted, reader }: PriceRequest<PricedQuery>) {
  const { cabin, adults, childAges, babies } = wanted;
  const [from, to] = await placesNow(platform, [wanted.from, wanted.to], reader.lang);
  if (from.cityId === to.cityId) refuseField('to', 'field.flight_same_place');
  const party = { adults, childAges, babies };
  const wish = { bag: wanted.bag ?? false, refundable: wanted.refundable ?? false };
  return { from, to, cabin, party, wish, stops: stopsAsked(wanted), now: platform.clock.now() };
}

/** The lowest price of an adult on each day between two places, or of a trip there and back that begins on it. Refuses record.not_found. */
export async function readCalendar(
  platform: Platform,
  asked: PriceRequest<CalendarQuery>,
): Promise<AnswerOf<typeof flightEndpoints.flightCalendar>> {
  const { first, last, away } = asked.wanted;
  const [ways, price, out] = await Promise.all([
    readWanted(platform, asked),
    priceIn(platform, asked.reader.currency),
    chosenBefore(platform, asked.wanted),
  ]);
  const range = { ...ways, first, last };
  const days = await (away === undefined
    ? lowestPrices(platform, { ...range, out })
    : lowestTrips(platform, { ...range, away, latest: bookable(ways.from, ways.to, ways.now).last }));
  return {
    days: days.map(({ date, lowest }) => ({
      date,
      price: lowest && price(lowest.usd),
      deal: lowest && lowestMark(lowest, price),
    })),
  };
}

/** The lowest price of an adult in each month in which flights can be booked. Refuses record.not_found. */
export async function readMonths(
  platform: Platform,
  asked: PriceRequest<PricedQuery>,
): Promise<AnswerOf<typeof flightEndpoints.flightMonths>> {
  const { away } = asked.wanted;
  const [ways, price] = await Promise.all([readWanted(platform, asked), priceIn(platform, asked.reader.currency)]);
  const { first, last } = bookable(ways.from, ways.to, ways.now);
  const months: AnswerOf<typeof flightEndpoints.flightMonths>['months'] = [];
  // One after the other, so that other calls have their turn between them.
  for (const part of monthsOf(first, last)) {
    const range = { ...ways, ...part };
    const days = await (away === undefined
      ? lowestPrices(platform, range)
      : lowestTrips(platform, { ...range, away, latest: last }));
    const cheapest = cheapestDay(days);
    months.push({
      month: part.first.slice(0, 7),
      lowest: cheapest && {
        day: cheapest.date,
        back: away === undefined ? null : addDays(cheapest.date, away),
        price: price(cheapest.lowest.usd),
        deal: lowestMark(cheapest.lowest, price),
      },
    });
  }
  return { months };
}

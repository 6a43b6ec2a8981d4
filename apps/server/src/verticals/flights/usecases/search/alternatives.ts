import type { AnswerOf } from '@app/contract/core/endpoint';
import type { Price } from '@app/contract/core/validation';
import type { DealMark } from '@app/contract/deals/deal-mark';
import type { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { CABINS } from '@app/contract/verticals/flights/facts';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import type { FlightAlternativesQuery } from '@app/contract/verticals/flights/schemas';
import { addDays } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { priceIn } from '../../../../modules/currencies/public.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { nearestTrips, type TripDays } from '../../domain/nearest-trips.ts';
import { type Result, routesFlown } from '../../domain/pair-itineraries.ts';
import type { Reading } from '../reading.ts';
import { seatDeals } from '../seat-deals.ts';
import { chosenItineraries, chosenItinerary } from './chosen-way.ts';
import { cheapestElsewhere } from './elsewhere.ts';
import { endsOf } from './ends.ts';
import { type FlightPlace, type NearPlace, placesNear } from './places.ts';
import { type DaysWanted, readTrips, type TripsAsked, type TripsBetween } from './read-trips.ts';
import { resultAtDeals } from './show-flights.ts';

type Answer = AnswerOf<typeof flightEndpoints.flightAlternatives>;
type Ends = { readonly from: FlightPlace; readonly to: FlightPlace };
type Offer = (ends: Ends, result: Result) => Promise<{ price: Price; deal: DealMark }>;
type Found = Ends & { readonly result: Result };

/** How an offer is priced: as the search that it leads to prices its cheapest result. */
async function offers(platform: Platform, asked: TripsAsked, currency: string): Promise<Offer> {
  const price = await priceIn(platform, currency);
  return async ({ from, to }, result) => {
    const there = { from: from.cityId, to: to.cityId };
    const home = asked.back === null ? [] : [{ from: to.cityId, to: from.cityId }];
    const routes = [there, ...home, ...routesFlown(asked.before)];
    const shown = resultAtDeals(result, await seatDeals(platform, { routes, party: asked.party })).shown(price);
    return { price: shown.adultPrice, deal: shown.adultDeal };
  };
}

/** All days on which an alternative may lie. */
function daysInReach(from: FlightPlace, to: FlightPlace, now: Date) {
  const [here, there] = [dayIn(from.zone, now), dayIn(to.zone, now)];
  return { first: here, last: addDays(here < there ? here : there, flightLimits.daysAhead) };
}

async function otherDays(platform: Platform, asked: TripsAsked, { from, to }: Ends) {
  const { first, last } = daysInReach(from, to, asked.now);
  const around = flightLimits.nearDays;
  const out = asked.out ?? null;
  const range = (day: string): DaysWanted => {
    const [earliest, latest] = [addDays(day, -around), addDays(day, around)];
    // Over the date line a way back may leave on the day before the first.
    return { first: earliest > first ? earliest : addDays(first, -1), last: latest < last ? latest : last };
  };
  const days = { out: range(asked.day), back: asked.back === null ? null : range(asked.back) };
  const between = await readTrips(platform, asked, { from: [from], to: [to], days });
  const trips = between(from, to);
  const bounds = { asked, outFixed: out !== null, first, last, around };
  return nearestTrips(bounds, flightLimits.alternatives, (near) => {
    const result = trips(near);
    return result && { result };
  });
}

const onDays = ({ day, back }: TripDays) => ({
  out: { first: day, last: day },
  back: back === null ? null : { first: back, last: back },
});

async function nearAirports(platform: Platform, asked: TripsAsked, of: Ends & { readonly lang: Reading['lang'] }) {
  const { from, to, lang } = of;
  const [before, after] = await Promise.all([
    placesNear(platform.reads, from, { lang, without: to.cityId }),
    placesNear(platform.reads, to, { lang, without: from.cityId }),
  ]);
  const places = (near: readonly NearPlace[]) => near.map(({ place }) => place);
  const between = await readTrips(platform, asked, {
    from: [from, ...places(before)],
    to: [to, ...places(after)],
    days: onDays(asked),
  });
  const open = (near: readonly NearPlace[], end: 'from' | 'to') => {
    const found = near.flatMap((one) => {
      const ends = { from, to, [end]: one.place };
      const result = between(ends.from, ends.to)(asked);
      return result ? [{ ...ends, end, place: one.place.view, kilometres: one.kilometres, result }] : [];
    });
    return found.slice(0, flightLimits.alternatives);
  };
  return [...open(before, 'from'), ...open(after, 'to')];
}

async function otherCabins(platform: Platform, asked: TripsAsked, { from, to }: Ends) {
  const others = CABINS.filter((cabin) => cabin !== asked.cabin);
  const found = await Promise.all(
    others.map(async (cabin) => {
      const between: TripsBetween = await readTrips(
        platform,
        { ...asked, cabin },
        { from: [from], to: [to], days: onDays(asked) },
      );
      return { cabin, result: between(from, to)(asked) };
    }),
  );
  return found.flatMap(({ cabin, result }) => (result ? [{ cabin, result }] : []));
}

const priced = <T extends Found>(offer: Offer, list: readonly T[]) =>
  Promise.all(
    list.map(async (one) => {
      const { from: _from, to: _to, result: _result, ...facts } = one;
      return { ...facts, ...(await offer(one, one.result)) };
    }),
  );

/**
 * Where a search that found nothing may look instead: each offer is the cheapest result of the search that it leads to. After a
 * chosen way only days of the next one. Refuses what the search refuses.
 */
export async function readAlternatives(
  platform: Platform,
  given: { readonly query: FlightAlternativesQuery; readonly reader: Reading },
): Promise<Answer> {
  const { query, reader } = given;
  const { cabin, day, back = null, adults, childAges, babies, stops } = query;
  const [from, to] = await endsOf(platform, query, reader.lang);
  const now = platform.clock.now();
  const party = { adults, childAges, babies };
  const out = query.out === undefined ? null : await chosenItinerary(platform, { key: query.out, cabin, party, now });
  const before = await chosenItineraries(platform, { keys: query.before ?? [], field: 'before', cabin, party, now });
  const asked: TripsAsked = { cabin, party, now, day, back, out, before, stops: stops ?? null };
  const ends = { from, to };
  const offer = await offers(platform, asked, reader.currency);
  const days = (await otherDays(platform, asked, ends)).map((one) => ({ ...one, ...ends }));
  // The other ways keep their cities and days.
  if (out || before.length > 0) return { days: await priced(offer, days), near: [], cabins: [], elsewhere: [] };
  const near = await nearAirports(platform, asked, { ...ends, lang: reader.lang });
  const cabins = (await otherCabins(platform, asked, ends)).map((one) => ({ ...one, ...ends }));
  const elsewhere = await cheapestElsewhere(platform, asked, { ...ends, lang: reader.lang });
  return {
    days: await priced(offer, days),
    near: await priced(offer, near),
    cabins: await priced(offer, cabins),
    elsewhere: (await priced(offer, elsewhere)).sort((a, b) => a.price.usd - b.price.usd),
  };
}

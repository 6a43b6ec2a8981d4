import { addDays, type Day, nightsOf } from '@app/kernel/local-day';
import type { Platform } from '../../../../platform/slice.ts';
import { ANY_FARE, cheapestBack, resultsOf } from '../../domain/pair-itineraries.ts';
import { ANY_STOPS, stopsAsAsked } from '../../domain/stops.ts';
import { seatDeals } from '../seat-deals.ts';
import { type LowestOnDay, mostStopsOf, type PricedWays, readItineraries } from './read-itineraries.ts';
import { cheapestResult } from './read-trips.ts';
import { resultAtDeals } from './show-flights.ts';

/** Trips there and back that are as long, by the day out; none comes back after `latest`. */
export type PricedTrips = PricedWays & { readonly away: number; readonly latest: Day };

/**
 * The lowest price of an adult for a trip there and back from each day of a range: that of the cheapest result which a search of
 * its two days finds.
 */
export async function lowestTrips(platform: Platform, wanted: PricedTrips): Promise<LowestOnDay[]> {
  const { from, to, first, last, away, latest, party, now, stops = ANY_STOPS, wish = ANY_FARE } = wanted;
  const home = { ...wanted, from: to, to: from, first: addDays(first, away), last: addDays(last, away) };
  const [outsOn, backsOn, deals] = await Promise.all([
    readItineraries(platform, { ...wanted, mostStops: mostStopsOf(stops) }),
    readItineraries(platform, home),
    seatDeals(platform, {
      routes: [
        { from: from.cityId, to: to.cityId },
        { from: to.cityId, to: from.cityId },
      ],
      party,
    }),
  ]);
  return [...nightsOf(first, last), last].map((date) => {
    const back = addDays(date, away);
    const outs = back > latest ? [] : outsOn(date).filter(({ legs }) => stopsAsAsked(legs, stops));
    if (outs.length === 0) return { date, lowest: null };
    const result = cheapestResult(resultsOf(outs, cheapestBack(backsOn(back), now, wish), now, wish), null);
    return { date, lowest: result && resultAtDeals(result, deals).adult };
  });
}

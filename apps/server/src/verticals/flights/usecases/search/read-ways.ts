import type { Cabin } from '@app/contract/verticals/flights/facts';
import type { FlightParty } from '@app/contract/verticals/flights/party';
import { addMs, MINUTE } from '@app/kernel/clock';
import { type Day, nightsOf } from '@app/kernel/local-day';
import { parameter } from '../../../../modules/settings/public.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { fareBrands, flightsOfWay } from '../../db/flight.repo.ts';
import { inTimeForReturn } from '../../domain/connections.ts';
import { daysAround, type FoundWay, openWays } from '../../domain/find-ways.ts';
import type { FlightPlace } from './places.ts';

export type WaysWanted = {
  readonly from: FlightPlace;
  readonly to: FlightPlace;
  readonly cabin: Cabin;
  readonly party: FlightParty;
  readonly first: Day;
  readonly last: Day;
  readonly now: Date;
};

/** Ways between two places that depart on the days of a range, with seats for the party: by day. */
export async function readWays(platform: Platform, wanted: WaysWanted): Promise<(day: Day) => FoundWay[]> {
  const { from, to, party, cabin, first, last } = wanted;
  const [flights, brands, closes] = await Promise.all([
    flightsOfWay(
      platform.reads,
      { from: [...from.airportIds], to: [...to.airportIds] },
      { ...daysAround(first, last), cabin },
    ),
    fareBrands(platform.reads),
    parameter(platform, 'flight.close_minutes'),
  ]);
  const closesAt = addMs(wanted.now, closes * MINUTE);
  return openWays(flights, brands, { from: from.airportIds, to: to.airportIds, party, closesAt });
}

/** What ways back go by. */
export type WayOut = Pick<FoundWay, 'arrivesAt' | 'returnAirline'>;

/** The lowest price of an adult on each day of a range, charges included; of ways back where a way out is given. */
export async function lowestPrices(
  platform: Platform,
  wanted: WaysWanted & { readonly out?: WayOut | undefined },
): Promise<{ date: Day; usd: number | null }[]> {
  const { first, last, out } = wanted;
  const waysOn = await readWays(platform, wanted);
  const days = [...nightsOf(first, last), last];
  return days.map((date) => {
    const prices = waysOn(date)
      .filter(({ departsAt }) => !out || inTimeForReturn(out.arrivesAt, departsAt))
      .flatMap(({ fares, returnAirline }) => {
        const same = returnAirline !== null && returnAirline === out?.returnAirline;
        return [...fares.values()].map((fare) => ((same && fare.returned) || fare).adultUsd);
      });
    return { date, usd: prices.length > 0 ? Math.min(...prices) : null };
  });
}

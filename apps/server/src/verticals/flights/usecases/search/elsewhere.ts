import type { Locale } from '@app/contract/core/locale';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import type { Day } from '@app/kernel/local-day';
import type { Platform } from '../../../../platform/slice.ts';
import { daysAround } from '../../domain/find-itineraries.ts';
import { directFlights } from '../../domain/network/select-flights.ts';
import { cheapestBack, oneWay, resultsOf } from '../../domain/pair-itineraries.ts';
import type { StoredFlight } from '../../domain/stored-flight.ts';
import { flightsNow } from '../network/flight-memory.ts';
import { cityPlaces, type FlightPlace } from './places.ts';
import { waysAmong } from './read-itineraries.ts';
import { cheapestResult, readTrips, type TripsAsked } from './read-trips.ts';

type Of = { readonly from: FlightPlace; readonly to: FlightPlace; readonly lang: Locale };

/** Cities that can be flown to without a change on the days of a trip, and back where asked; the cheapest first. */
async function directCities(platform: Platform, asked: TripsAsked, { from, to }: Of): Promise<string[]> {
  const { cabin, day, back, now, stops } = asked;
  const { network, brands, inCabin } = await flightsNow(platform);
  const around = (date: Day) => ({ ...daysAround(date, date, 1), cabin });
  const [outs, backs] = await Promise.all([
    inCabin(directFlights(network, { from: from.airportIds }, around(day)), cabin),
    back === null ? [] : inCabin(directFlights(network, { to: from.airportIds }, around(back)), cabin),
  ]);
  const ways = { ...asked, mostStops: 1 as const };
  const [there, home] = await Promise.all([
    waysAmong(platform, { flights: outs, brands }, ways),
    waysAmong(platform, { flights: backs, brands }, ways),
  ]);
  const cities = Map.groupBy(outs, (flight: StoredFlight) => flight.to.cityId);
  const found = [...cities].flatMap(([cityId, flights]) => {
    if (cityId === from.cityId || cityId === to.cityId) return [];
    const city = { cityId, airportIds: new Set(flights.map((flight) => flight.to.airportId)) };
    const other = back === null ? oneWay : cheapestBack(home(city, from).on(back), now);
    const result = cheapestResult(resultsOf(there(from, city).on(day), other, now), stops);
    return result ? [{ cityId, usd: result.totalUsd }] : [];
  });
  return found.sort((a, b) => a.usd - b.usd).map(({ cityId }) => cityId);
}

/** The cheapest trips to other cities from the same place on the same days, each as the search of that city finds it. */
export async function cheapestElsewhere(platform: Platform, asked: TripsAsked, of: Of) {
  const cities = (await directCities(platform, asked, of)).slice(0, flightLimits.alternatives);
  const places = await cityPlaces(platform.reads, cities, of.lang);
  const { day, back } = asked;
  const days = { out: { first: day, last: day }, back: back === null ? null : { first: back, last: back } };
  const between = await readTrips(platform, asked, { from: [of.from], to: places, days });
  return places.flatMap((place) => {
    const result = between(of.from, place)(asked);
    return result ? [{ from: of.from, to: place, place: place.view, result }] : [];
  });
}

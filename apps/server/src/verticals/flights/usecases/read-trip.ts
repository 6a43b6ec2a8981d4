import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import { type FlightParty, seatsOf } from '@app/contract/verticals/flights/party';
import type { LegRef } from '@app/contract/verticals/flights/trip-schemas';
import { addMs, MINUTE } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { parameter } from '../../../modules/settings/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { areInTime, isItinerary } from '../domain/connections.ts';
import { type Departure, departureOn } from '../domain/schedule.ts';
import type { StoredFlight } from '../domain/stored-flight.ts';
import { flightsOfLegs } from './network/flights-of-trip.ts';

export type TripAsked = {
  readonly slices: readonly { readonly cabin: Cabin; readonly legs: readonly LegRef[] }[];
  readonly party: FlightParty;
  readonly now: Date;
  /** The field of the input that a slice's day stands in. */
  readonly dayField: (slice: number) => string;
};

/** The flights of each slice; those of a cabin are read together. */
async function flightsOf(platform: Platform, db: Queryable, { slices }: TripAsked): Promise<StoredFlight[][]> {
  const byCabin = new Map<Cabin, Map<string, StoredFlight>>();
  for (const [cabin, same] of Map.groupBy(slices, (slice) => slice.cabin)) {
    const legs = same.flatMap((slice) => slice.legs);
    byCabin.set(cabin, await flightsOfLegs(platform, db, { cabin, legs }));
  }
  return slices.map(({ cabin, legs }) =>
    legs.map(({ flightId }) => byCabin.get(cabin)?.get(flightId) ?? refuse('record.not_found')),
  );
}

/** Refuses a day that is over at the airport, or too far ahead. */
function checkDay(flight: StoredFlight, ref: LegRef, asked: TripAsked, slice: number): void {
  const today = dayIn(flight.from.zone, asked.now);
  if (ref.day < today) refuseField(asked.dayField(slice), 'field.flight_past');
  if (ref.day > addDays(today, flightLimits.daysAhead)) refuseField(asked.dayField(slice), 'field.flight_far');
}

/** Refuses what a party finds no room in. */
function checkRoom(trip: readonly (readonly Departure[])[], party: FlightParty): void {
  const room = trip.flat().every(({ seatsLeft, lapsLeft }) => seatsLeft >= seatsOf(party) && lapsLeft >= party.babies);
  assertThat(room, 'flight.unavailable');
}

/**
 * The departures of a trip as they are now, each slice with its own. Refuses record.not_found, flight.offline, a day that is
 * over or too far ahead at its field, flight.unavailable, flight.connection and flight.closed.
 */
export async function readTrip(platform: Platform, db: Queryable, asked: TripAsked): Promise<Departure[][]> {
  const flights = await flightsOf(platform, db, asked);
  assertThat(
    flights.flat().every(({ online }) => online),
    'flight.offline',
  );
  for (const [index, { legs }] of asked.slices.entries()) {
    const [first, ref] = [flights[index]?.[0], legs[0]];
    if (first && ref) checkDay(first, ref, asked, index);
  }
  const trip = asked.slices.map(({ legs }, slice) =>
    legs.map(({ day }, at) => {
      const flight = flights[slice]?.[at];
      return (flight && departureOn(flight, day)) ?? refuse('flight.unavailable');
    }),
  );
  const slices = trip.map((legs) => ({ legs }));
  assertThat(slices.every(isItinerary) && areInTime(slices), 'flight.connection');
  const closesAt = addMs(asked.now, (await parameter(platform, 'flight.close_minutes')) * MINUTE);
  assertThat(
    trip.flat().every(({ departsAt }) => departsAt >= closesAt),
    'flight.closed',
  );
  checkRoom(trip, asked.party);
  return trip;
}

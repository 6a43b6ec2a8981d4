import { ASKED_FROM_MINUTES } from '@app/contract/verticals/flights/departure-days';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import { sliceKeyOf, type WantedTrip } from '@app/contract/verticals/flights/trip-schemas';
import { addDays } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import type { HeldOrder } from '../../../../modules/travel/public.ts';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { tripOf } from '../../db/flight-day.repo.ts';
import { inTimeForReturn } from '../../domain/connections.ts';
import type { FoundItinerary } from '../../domain/find-itineraries.ts';
import { asSnapshot, type FlightSnapshot, type KeptSlice } from '../../domain/flight-snapshot.ts';
import { type FlightNow, touchedSlices, tripNow } from '../../domain/trip-now.ts';
import { placesOf } from '../search/places.ts';
import { readItineraries } from '../search/read-itineraries.ts';

type Instead = { readonly key: string; readonly wanted: WantedTrip };

/** Whether a way is in time for those around it as they are by now. */
function inTime(way: FoundItinerary, trip: readonly FlightNow[], slice: number): boolean {
  const before = trip.findLast(({ booked }) => booked.slice < slice)?.now;
  const after = trip.find(({ booked }) => booked.slice > slice)?.now;
  return (
    (!before || inTimeForReturn(before.arrivesAt, way.departsAt)) &&
    (!after || inTimeForReturn(way.arrivesAt, after.departsAt))
  );
}

const legsOf = ({ legs }: FoundItinerary) => legs.map(({ flight, day }) => ({ flightId: flight.id, day }));

/** Other flights of a way's cities on days around it, in its fare and with room for all: the shortest of each day, the soonest first. */
async function otherFlights(
  platform: Platform,
  db: Queryable,
  of: {
    readonly trip: readonly FlightNow[];
    readonly slice: number;
    readonly kept: KeptSlice;
    readonly party: FlightSnapshot['party'];
    readonly now: Date;
  },
): Promise<FoundItinerary[]> {
  const { trip, slice, kept, party, now } = of;
  const [start, end] = [kept.legs[0], kept.legs.at(-1)];
  if (!start || !end) return [];
  const [from, to] = await placesOf(db, [start.from.cityId, end.to.cityId], 'en-US');
  const today = dayIn(from.zone, now);
  const [first, last] = [addDays(start.day, -flightLimits.insteadDays), addDays(start.day, flightLimits.insteadDays)];
  if (last < today) return [];
  const days = { first: first < today ? today : first, last };
  const waysOn = await readItineraries(platform, { from, to, cabin: kept.cabin, party, ...days, now });
  const own = sliceKeyOf(kept.legs);
  return Array.from({ length: 2 * flightLimits.insteadDays + 1 }, (_, at) => addDays(first, at))
    .filter((day) => day >= days.first)
    .flatMap((day) =>
      waysOn(day)
        .filter((way) => way.key !== own && way.fares.has(kept.brand) && inTime(way, trip, slice))
        .sort((a, b) => a.minutes - b.minutes)
        .slice(0, flightLimits.insteadOfDay),
    )
    .sort((a, b) => a.departsAt.getTime() - b.departsAt.getTime());
}

/** What may be had for nothing instead of flights that their airline moved: other flights of the ways that it concerns. */
export async function insteadOfTrip(
  platform: Platform,
  db: Queryable,
  { orderId, snapshot, now }: HeldOrder & { readonly now: Date },
): Promise<Instead[]> {
  const booked = await tripOf(db, orderId);
  if (!booked) return [];
  const { slices, party } = asSnapshot(snapshot);
  const trip = tripNow(booked.flights, booked.sold);
  const found: Instead[] = [];
  for (const slice of touchedSlices(trip, ASKED_FROM_MINUTES)) {
    const kept = slices[slice - 1];
    const departs = trip.find((flight) => flight.booked.slice === slice)?.now.departsAt;
    if (!kept || !departs || departs <= now) continue;
    const { cabin, brand } = kept;
    for (const way of await otherFlights(platform, db, { trip, slice, kept, party, now })) {
      const slices = [{ slice, cabin, brand, legs: legsOf(way) }];
      found.push({ key: `${slice}_${way.key}`, wanted: { slices, moving: [], leaving: [], seats: [] } });
    }
  }
  return found;
}

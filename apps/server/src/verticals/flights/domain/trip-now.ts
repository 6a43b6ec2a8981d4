import {
  ASKED_FROM_MINUTES,
  type DepartureReason,
  type DepartureState,
  FREE_FROM_MINUTES,
} from '@app/contract/verticals/flights/departure-days';
import type { Day } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { type ChangeExtent, type ChangeThresholds, weightOf } from '../../../modules/travel/public.ts';
import { inTimeForReturn } from './connections.ts';
import { type FlightTimes, minutesBetween, timesOn } from './schedule.ts';

/** A flight of an order with what became of its day; `change` is null where that is as scheduled. */
export type BookedFlight = {
  readonly slice: number;
  readonly flightId: string;
  readonly day: Day;
  readonly number: string;
  readonly departs: string;
  readonly blockMinutes: number;
  readonly fromZone: string;
  readonly toZone: string;
  /** Least minutes between two flights where it lands. */
  readonly transferMinutes: number;
  readonly change: {
    readonly state: DepartureState;
    readonly delayMinutes: number;
    readonly reason: DepartureReason;
  } | null;
};

/** A flight of an order as it was sold, or agreed to later, and as it is by now. */
export type FlightNow = { readonly booked: BookedFlight; readonly sold: FlightTimes; readonly now: FlightTimes };

/**
 * The flights of an order by now; those whose days are as scheduled are as they were sold. They are told from what was sold, or
 * from what its customer agreed to since.
 */
export const tripNow = (
  booked: readonly BookedFlight[],
  sold: readonly FlightTimes[],
  agreed: readonly FlightTimes[] = sold,
): FlightNow[] =>
  booked.flatMap((flight, index) => {
    const [times, from] = [sold[index], agreed[index]];
    if (!times || !from) return [];
    const { change, day, fromZone, toZone } = flight;
    const zones = { from: { zone: fromZone }, to: { zone: toZone } };
    return [
      { booked: flight, sold: from, now: change ? timesOn({ ...flight, ...zones }, day, change.delayMinutes) : times },
    ];
  });

/** The trip as it would be with another delay of one of its departures. */
export const withDelay = (
  booked: readonly BookedFlight[],
  of: { readonly flightId: string; readonly day: Day; readonly delayMinutes: number },
): BookedFlight[] =>
  booked.map((flight) =>
    flight.flightId === of.flightId && flight.day === of.day
      ? { ...flight, change: { state: 'delayed', reason: 'operations', delayMinutes: of.delayMinutes } }
      : flight,
  );

/** Which flights, counted from 0, are missed because the one before lands too late: of a slice, or for the way back. */
export const missed = (trip: readonly FlightNow[]): number[] =>
  trip.flatMap(({ booked, now }, index) => {
    const before = trip[index - 1];
    if (!before) return [];
    const sameSlice = before.booked.slice === booked.slice;
    const inTime = sameSlice
      ? minutesBetween(before.now.arrivesAt, now.departsAt) >= before.booked.transferMinutes
      : inTimeForReturn(before.now.arrivesAt, now.departsAt);
    return inTime ? [] : [index];
  });

/** Whether a flight departs at another moment than it was sold with. */
export const isMoved = ({ sold, now }: FlightNow): boolean => sold.departsAt.getTime() !== now.departsAt.getTime();

/** The ways of a trip that are another by so many minutes, are cancelled or not reached any more, and those from which the next is not. */
export function touchedSlices(trip: readonly FlightNow[], minutes: number): number[] {
  const lost = missed(trip).flatMap((index) => [index - 1, index]);
  const touched = trip.filter(
    ({ booked, sold, now }, index) =>
      booked.change?.state === 'cancelled' ||
      lost.includes(index) ||
      Math.abs(minutesBetween(sold.departsAt, now.departsAt)) >= minutes ||
      Math.abs(minutesBetween(sold.arrivesAt, now.arrivesAt)) >= minutes,
  );
  return [...new Set(touched.map(({ booked }) => booked.slice))];
}

/** From when on customers of flights are asked, and from when on they choose. */
export const FLIGHT_THRESHOLDS: ChangeThresholds = { askedFrom: ASKED_FROM_MINUTES, chosenFrom: FREE_FROM_MINUTES };

/** How far a trip is from the one that was sold. */
export const extentOf = (trip: readonly FlightNow[]): ChangeExtent => ({
  minutes: Math.max(
    0,
    ...trip.flatMap(({ sold, now }) => [
      Math.abs(minutesBetween(sold.departsAt, now.departsAt)),
      Math.abs(minutesBetween(sold.arrivesAt, now.arrivesAt)),
    ]),
  ),
  anotherDay: trip.some(
    ({ booked, sold, now }) => dayIn(booked.fromZone, sold.departsAt) !== dayIn(booked.fromZone, now.departsAt),
  ),
  broken: missed(trip).length > 0,
});

/** Whether a trip is so much another one than was sold that its customer may leave it for nothing. */
export const freesCustomer = (trip: readonly FlightNow[]): boolean =>
  weightOf(extentOf(trip), FLIGHT_THRESHOLDS) === 'major';

/** From when to when a trip is, by moments and by the days of its two ends. */
export function serviceOf(trip: readonly FlightNow[], at: 'now' | 'sold' = 'now') {
  const [first, last] = [trip[0], trip.at(-1)];
  if (!first || !last) return null;
  const [startsAt, endsAt] = [first[at].departsAt, last[at].arrivesAt];
  return { from: dayIn(first.booked.fromZone, startsAt), to: dayIn(last.booked.toZone, endsAt), startsAt, endsAt };
}

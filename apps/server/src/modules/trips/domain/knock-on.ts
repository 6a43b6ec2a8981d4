import type { EffectKind } from '@app/contract/trips/effects';
import type { TripWarning } from '@app/contract/trips/views';
import { HOUR } from '@app/kernel/clock';
import { wallTimeIn } from '@app/kernel/zone-time';
import type { FlightStop, StayStop, TripBooking, VisitStop } from '../../travel/public.ts';
import { tripWarnings } from './trip-warnings.ts';
import { isSameTown, type Plan, type Watch } from './where-one-is.ts';

/** What a change of one booking, the cause, does to another. */
export type KnockOn = {
  readonly orderId: string;
  readonly causeId: string;
  readonly kind: EffectKind;
  /** When those who come land, by the clocks of the place; of a night that is not slept in its day. */
  readonly arrives: string | null;
  /** How many nights it is about; missing where it is about none. */
  readonly nights?: number;
};

/** A landing so much later than expected is reported to the house. */
const LATE_MS = HOUR;
/** What begins so long before or after a landing is come to by it. */
const COMES_BEFORE_MS = 12 * HOUR;
const COMES_AFTER_MS = 48 * HOUR;

type Times = readonly (readonly [number, number, boolean])[];
const timesOf = ({ stops }: Pick<TripBooking, 'stops'>): Times =>
  stops.map((stop) => [stop.startsAt.getTime(), stop.endsAt.getTime(), 'cancelled' in stop && stop.cancelled]);

/** Bookings that are had at other times than they were sold with. */
export function movedAmong(
  sold: readonly Pick<TripBooking, 'id' | 'stops'>[],
  now: readonly Pick<TripBooking, 'id' | 'stops'>[],
): ReadonlySet<string> {
  const before = new Map(sold.map((one) => [one.id, JSON.stringify(timesOf(one))]));
  return new Set(now.filter((one) => before.get(one.id) !== JSON.stringify(timesOf(one))).map(({ id }) => id));
}

const sameAs = ({ kind, bookingIds, day }: TripWarning): string =>
  [kind, ...(bookingIds.length > 0 ? [...bookingIds].sort() : [day])].join(' ');

/** The flight that brings somebody to a place: the last to land near it before it begins, or soon after. */
function bringerOf(
  { flights }: Plan,
  to: Pick<Watch<StayStop | VisitStop>, 'from' | 'stop'>,
): Watch<FlightStop> | undefined {
  const reach = to.stop.startsAt.getTime() + COMES_BEFORE_MS * 2;
  return flights
    .filter((flight) => isSameTown(flight.to, to.from) && flight.stop.endsAt.getTime() <= reach)
    .filter(({ stop }) => stop.endsAt.getTime() >= to.stop.startsAt.getTime() - COMES_AFTER_MS)
    .at(-1);
}

/** When the flight that brings somebody to a booking lands, by the clocks of its place; null where none does. */
function landsAt(plan: Plan, orderId: string): string | null {
  const found = [...plan.stays, ...plan.visits].find(({ booking }) => booking.id === orderId);
  const flight = found && bringerOf(plan, found);
  return flight ? wallTimeIn(found.booking.service.zone, flight.stop.endsAt) : null;
}

/** Stays that are come to an hour or more later than was expected, after their rooms are ready. */
function lateArrivals(sold: Plan, now: Plan, moved: ReadonlySet<string>): KnockOn[] {
  return now.stays.flatMap((stay) => {
    const flight = bringerOf(now, stay);
    if (!flight || !moved.has(flight.booking.id) || flight.stop.busyTo <= stay.stop.startsAt) return [];
    const before = sold.flights.find(
      ({ booking, stop }) => booking.id === flight.booking.id && stop.key === flight.stop.key,
    );
    if (!before || flight.stop.endsAt.getTime() - before.stop.endsAt.getTime() < LATE_MS) return [];
    const arrives = wallTimeIn(stay.booking.service.zone, flight.stop.endsAt);
    return [{ orderId: stay.booking.id, causeId: flight.booking.id, kind: 'arrives_late', arrives }];
  });
}

/** What a warning that was not there before does to whom; where no other booking is in it, to the one that was moved. */
function ofWarning(warning: TripWarning, now: Plan, moved: ReadonlySet<string>): KnockOn[] {
  const { bookingIds, kind } = warning;
  const nearest = now.flights.map(({ booking }) => booking.id).find((id) => moved.has(id));
  const causeId = bookingIds.find((id) => moved.has(id)) ?? nearest ?? [...moved][0];
  if (causeId === undefined) return [];
  const others = bookingIds.filter((id) => id !== causeId);
  return (others.length > 0 ? others : [causeId]).map((orderId) => ({
    orderId,
    causeId,
    kind,
    arrives: kind === 'unused_night' ? warning.day : landsAt(now, orderId),
    ...('nights' in warning && { nights: warning.nights }),
  }));
}

/** What moved bookings of a trip do to its others: what does not fit now and did before, and houses that are come to late. */
export function knockOns(of: {
  readonly sold: Plan;
  readonly now: Plan;
  readonly moved: ReadonlySet<string>;
  readonly at: Date;
}): KnockOn[] {
  const { sold, now, moved, at } = of;
  if (moved.size === 0) return [];
  const before = new Set(tripWarnings(sold, at).map(sameAs));
  const found = tripWarnings(now, at)
    .filter((warning) => !before.has(sameAs(warning)))
    .flatMap((warning) => ofWarning(warning, now, moved));
  const shut = new Set(found.filter(({ kind }) => kind === 'desk_closed').map(({ orderId }) => orderId));
  return [...found, ...lateArrivals(sold, now, moved).filter(({ orderId }) => !shut.has(orderId))];
}

/** What the end of a booking does to others of its trip: it brings no one to them any more. */
export function wayGone(of: {
  readonly gone: Plan;
  readonly now: Plan;
  readonly causeId: string;
  readonly at: Date;
}): KnockOn[] {
  const { gone, now, causeId, at } = of;
  const landings = gone.flights.filter(({ booking }) => booking.id === causeId);
  return landings.flatMap((landing) => {
    const lands = landing.stop.endsAt.getTime();
    return [...now.stays, ...now.visits]
      .filter(({ booking, from, stop }) => {
        const begins = stop.startsAt.getTime();
        const near = booking.id !== causeId && isSameTown(landing.to, from) && stop.startsAt > at;
        return near && begins >= lands - COMES_BEFORE_MS && begins <= lands + COMES_AFTER_MS;
      })
      .filter((stop) => !bringerOf(now, stop))
      .map(({ booking }) => ({ orderId: booking.id, causeId, kind: 'way_gone' as const, arrives: null }));
  });
}

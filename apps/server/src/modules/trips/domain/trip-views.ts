import type { TripBookingView, TripSummary } from '@app/contract/trips/views';
import type { Point } from '@app/kernel/distance';
import type { TripBooking } from '../../travel/public.ts';
import { daysOfTrip } from './trip-days.ts';
import { tripWarnings } from './trip-warnings.ts';
import { planOf } from './where-one-is.ts';

const isAnytime = ({ stops }: TripBooking): boolean =>
  stops.length > 0 && stops.every(({ what }) => what === 'anytime');

/** The cities of a trip in the order in which one comes to them, without the one it is flown from. */
function citiesOf(trip: readonly TripBooking[]): string[] {
  const flights = trip.flatMap(({ stops }) => stops.flatMap((stop) => (stop.what === 'flight' ? [stop] : [])));
  const home = flights[0]?.from.cityId;
  const seen = trip
    .flatMap(({ stops, city, startsAt }) => [
      ...(city ? [{ at: startsAt, id: city.id, name: city.name }] : []),
      ...stops.flatMap((stop) =>
        stop.what === 'flight' ? [{ at: stop.endsAt, id: stop.to.cityId, name: stop.to.city }] : [],
      ),
    ])
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const away = seen.filter(({ id }) => id !== home);
  return [...new Map((away.length > 0 ? away : seen).map(({ id, name }) => [id, name])).values()];
}

const timesOf = (trip: readonly TripBooking[]) => {
  const timed = trip.filter((one) => !isAnytime(one));
  return {
    startsAt: Math.min(...timed.map(({ startsAt }) => startsAt.getTime())),
    endsAt: Math.max(...timed.map(({ endsAt }) => endsAt.getTime())),
  };
};

/** Whether a trip is to come, under way or over. */
export function standingOf(trip: readonly TripBooking[], now: Date): TripSummary['standing'] {
  const { startsAt, endsAt } = timesOf(trip);
  if (endsAt <= now.getTime()) return 'past';
  return startsAt <= now.getTime() ? 'under_way' : 'upcoming';
}

/** A trip as lists show it. */
export function summaryOf(
  trip: readonly TripBooking[],
  of: { readonly cities: ReadonlyMap<string, Point>; readonly now: Date },
): TripSummary {
  const [first] = trip;
  if (!first) throw new Error('a trip has a booking');
  const days = daysOfTrip(trip) ?? first.service;
  return {
    id: first.id,
    cities: citiesOf(trip),
    title: first.subject.title,
    cover: trip.find(({ kind, subject }) => kind !== 'flight' && subject.cover)?.subject.cover ?? first.subject.cover,
    from: days.from,
    to: days.to,
    zone: days.zone,
    standing: standingOf(trip, of.now),
    bookings: trip.length,
    unpaid: trip.filter(({ state }) => state === 'pending_payment').length,
    warnings: tripWarnings(planOf(trip, of.cities), of.now).length,
  };
}

/** What of an item others may see: when and where, and nothing of who comes, what was paid and what opens something. */
const SHOWN_TO_OTHERS = [
  'slices',
  'pickup',
  'start',
  'nights',
  'checkInFrom',
  'checkInUntil',
  'checkOutUntil',
] as const;

const withoutPersons = ({ item, ...subject }: TripBooking['subject']): TripBooking['subject'] => ({
  ...subject,
  item: Object.fromEntries(SHOWN_TO_OTHERS.filter((name) => name in item).map((name) => [name, item[name]])),
});

/** A booking of a trip, to its customer or to whoever has the link. */
export function bookingView(booking: TripBooking, own: boolean): TripBookingView {
  const { bundle } = booking;
  return {
    id: booking.id,
    kind: booking.kind,
    number: own ? booking.number : '',
    state: booking.state,
    subject: own ? booking.subject : withoutPersons(booking.subject),
    service: booking.service,
    bundle: own && bundle ? { id: bundle.id, kind: bundle.kind } : null,
    anytime: isAnytime(booking),
    paymentId: own ? booking.paymentId : null,
    isPaid: booking.paidAt !== null,
    expiresAt: booking.expiresAt?.toISOString() ?? null,
    confirmBy: own ? (booking.confirmBy?.toISOString() ?? null) : null,
    people: own ? [...booking.people] : [],
    references: own ? [...booking.references] : [],
    voucherCode: own ? booking.voucherCode : null,
    decideBy: own ? (booking.decideBy?.toISOString() ?? null) : null,
  };
}

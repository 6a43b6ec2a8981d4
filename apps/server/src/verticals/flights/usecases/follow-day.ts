import type { DomainEvents } from '@app/contract/core/events';
import type { Locale } from '@app/contract/core/locale';
import { dateText } from '@app/contract/core/time-words';
import { wallTimeIn } from '@app/kernel/zone-time';
import { moveService, notifyBuyer } from '../../../modules/travel/public.ts';
import { inTransaction } from '../../../platform/db/connect.ts';
import { type Platform, type Subscriber, subscriber } from '../../../platform/slice.ts';
import { type BookedTrip, tripsOn } from '../db/flight-day.repo.ts';
import { freesCustomer, serviceOf, tripNow } from '../domain/trip-now.ts';
import { refundCancelled } from './refund-cancelled.ts';

type Changed = DomainEvents['flight.day_changed'];

/** Moves the days and moments of an order to those of its flights now; returns whether its customer may leave it for nothing. */
async function follow(platform: Platform, { id, flights, sold }: BookedTrip): Promise<boolean> {
  const trip = tripNow(flights, sold);
  const service = serviceOf(trip);
  const disrupted = freesCustomer(trip);
  if (service) await inTransaction(platform.db, (tx) => moveService(tx, id, { ...service, disrupted }));
  return disrupted;
}

/** A moment as clocks of a place show it, such as `Thu, 3 Dec 14:20`. */
function localText(platform: Platform, at: string, of: { zone: string; locale: Locale }): string {
  const wall = wallTimeIn(of.zone, new Date(at));
  const year = platform.clock.now().getUTCFullYear();
  return `${dateText(of.locale, 'day', wall.slice(0, 10), year)} ${wall.slice(11)}`;
}

/** Tells the customer of an order of the new departure, once for each announcement. */
async function notify(platform: Platform, event: Changed, trip: BookedTrip, free: boolean): Promise<void> {
  const flight = trip.flights.find(({ flightId, day }) => flightId === event.flightId && day === event.day);
  if (!flight) return;
  const template = free ? 'flight_delayed_free' : 'flight_delayed';
  await notifyBuyer(platform, {
    orderId: trip.id,
    subject: template,
    template,
    key: `flight_delayed/${trip.id}/${event.flightId}@${event.day}/${event.version}`,
    values: (locale) => ({
      flight: flight.number,
      was: localText(platform, event.wasAt, { zone: flight.fromZone, locale }),
      now: localText(platform, event.departsAt, { zone: flight.fromZone, locale }),
    }),
  });
}

async function followDay(platform: Platform, event: Changed): Promise<void> {
  if (event.state === 'cancelled') {
    await refundCancelled(platform, event);
    return;
  }
  for (const trip of await tripsOn(platform.db, event)) {
    const free = await follow(platform, trip);
    await notify(platform, event, trip, free);
  }
}

/** What follows a change of a departure: orders are refunded, or moved and their customers informed. */
export const flightSubscribers = (platform: Platform): Subscriber[] => [
  subscriber({ name: 'flights.follow_day', event: 'flight.day_changed', run: (event) => followDay(platform, event) }),
];

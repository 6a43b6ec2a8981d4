import type { DomainEvents } from '@app/contract/core/events';
import type { Locale } from '@app/contract/core/locale';
import { dateText } from '@app/contract/core/time-words';
import { wallTimeIn } from '@app/kernel/zone-time';
import { type Followed, followProvider, notifyBuyer } from '../../../modules/travel/public.ts';
import { type Platform, type Subscriber, subscriber } from '../../../platform/slice.ts';
import { type BookedTrip, tripOf, tripsOn } from '../db/flight-day.repo.ts';
import { FLIGHT_THRESHOLDS } from '../domain/trip-now.ts';
import { providerNowOf } from './provider-now.ts';
import { refundCancelled } from './refund-cancelled.ts';

type Changed = DomainEvents['flight.day_changed'];

/** Has an order follow its flights as they are now. */
const follow = (platform: Platform, orderId: string, reason: string | null): Promise<Followed | null> =>
  followProvider(platform, {
    orderId,
    thresholds: FLIGHT_THRESHOLDS,
    reason,
    now: (tx, of) => providerNowOf(tx, { orderId, ...of }),
  });

/** A moment as clocks of a place show it, such as `Thu, 3 Dec 14:20`. */
function localText(platform: Platform, at: string, of: { zone: string; locale: Locale }): string {
  const wall = wallTimeIn(of.zone, new Date(at));
  const year = platform.clock.now().getUTCFullYear();
  return `${dateText(of.locale, 'day', wall.slice(0, 10), year)} ${wall.slice(11)}`;
}

/** Until when the customer is asked, and what is done without an answer; nothing where they are not asked. */
const answerText = (platform: Platform, { asked }: Followed, of: { zone: string; locale: Locale }): string =>
  asked
    ? platform.translate(of.locale, `travel.answer_by.${asked.silence}`, {
        until: localText(platform, asked.decideBy.toISOString(), of),
      })
    : '';

/** Tells the customer of an order of the new departure, once for each announcement. */
async function notify(platform: Platform, event: Changed, trip: BookedTrip, followed: Followed): Promise<void> {
  const flight = trip.flights.find(({ flightId, day }) => flightId === event.flightId && day === event.day);
  if (!flight) return;
  const template = followed.weight === 'major' ? 'flight_delayed_free' : 'flight_delayed';
  await notifyBuyer(platform, {
    orderId: trip.id,
    subject: template,
    template,
    key: `flight_delayed/${trip.id}/${event.flightId}@${event.day}/${event.version}`,
    values: (locale) => ({
      flight: flight.number,
      was: localText(platform, event.wasAt, { zone: flight.fromZone, locale }),
      now: localText(platform, event.departsAt, { zone: flight.fromZone, locale }),
      answer: answerText(platform, followed, { zone: flight.fromZone, locale }),
    }),
  });
}

async function followDay(platform: Platform, event: Changed): Promise<void> {
  if (event.state === 'cancelled') {
    await refundCancelled(platform, event);
    return;
  }
  for (const trip of await tripsOn(platform.db, event)) {
    const followed = await follow(platform, trip.id, event.reason ?? null);
    if (followed) await notify(platform, event, trip, followed);
  }
}

/** A trip was changed by its customer: what of it stays and departs at another time than it was sold with is still asked about. */
async function askOfTheRest(platform: Platform, orderId: string): Promise<void> {
  const booked = await tripOf(platform.db, orderId);
  const late = booked?.flights.find(({ change }) => change?.state === 'delayed');
  if (late) await follow(platform, orderId, late.change?.reason ?? null);
}

/** What follows a change of a departure: orders are refunded, or moved and their customers informed. */
export const flightSubscribers = (platform: Platform): Subscriber[] => [
  subscriber({ name: 'flights.follow_day', event: 'flight.day_changed', run: (event) => followDay(platform, event) }),
  subscriber({
    name: 'flights.ask_of_the_rest',
    event: 'travel.changed',
    run: async ({ kind, orderId, event }) => {
      if (kind === 'flight' && event === 'change_dates') await askOfTheRest(platform, orderId);
    },
  }),
];

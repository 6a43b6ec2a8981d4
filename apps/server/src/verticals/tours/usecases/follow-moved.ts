import type { DomainEvents } from '@app/contract/core/events';
import type { Locale } from '@app/contract/core/locale';
import { dateText } from '@app/contract/core/time-words';
import { addDays } from '@app/kernel/local-day';
import { wallTimeIn } from '@app/kernel/zone-time';
import { type Followed, followProvider, notifyBuyer, type ProviderNow } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { type Platform, type Subscriber, subscriber } from '../../../platform/slice.ts';
import { openOrdersOn } from '../db/booking.repo.ts';
import { departureById } from '../db/departure.repo.ts';
import { movedBy, TOUR_THRESHOLDS } from '../domain/moved-tour.ts';
import type { StoredDeparture } from '../domain/stored-tour.ts';
import { asSnapshot, beginningAt, beginsNow, type TourSnapshot } from '../domain/tour-snapshot.ts';

type Moved = DomainEvents['tour.moved'];

/** What an order is of by now, and what its customer agreed to. */
export async function movedNow(
  db: Queryable,
  of: { readonly snapshot: Record<string, unknown>; readonly agreed: Record<string, unknown> },
): Promise<ProviderNow | null> {
  const sold = asSnapshot(of.snapshot);
  const agreed = asSnapshot(of.agreed);
  const departure = await departureById(db, sold.departureId);
  if (!departure || departure.cancelledAt !== null) return null;
  const took = departure.endsAt.getTime() - departure.startsAt.getTime();
  const side = (snapshot: TourSnapshot) => {
    const startsAt = new Date(snapshot.startsAt);
    const { day, days, zone } = snapshot;
    const endsAt = new Date(startsAt.getTime() + took);
    return {
      snapshot: snapshot as unknown as Record<string, unknown>,
      service: { from: day, to: addDays(day, days - 1), zone, startsAt, endsAt },
    };
  };
  const [before, after] = [side(beginningAt(sold, agreed)), side(beginningAt(sold, beginsNow(departure, sold)))];
  const extent = movedBy(
    { day: agreed.day, startsAt: before.service.startsAt },
    { day: departure.day, startsAt: departure.startsAt },
  );
  return { before, after: { ...after, service: { ...after.service, endsAt: departure.endsAt } }, extent, stands: true };
}

/** A moment as clocks of the place show it, such as `Thu, 3 Dec 14:20`. */
function localText(platform: Platform, at: Date, of: { zone: string; locale: Locale }): string {
  const wall = wallTimeIn(of.zone, at);
  return `${dateText(of.locale, 'day', wall.slice(0, 10), platform.clock.now().getUTCFullYear())} ${wall.slice(11)}`;
}

/** Tells the customer of an order of the new hour and place, once for each move. */
async function notify(
  platform: Platform,
  event: Moved,
  of: {
    readonly orderId: string;
    readonly departure: StoredDeparture;
    readonly zone: string;
    readonly followed: Followed;
  },
): Promise<void> {
  const { orderId, departure, zone, followed } = of;
  const { asked } = followed;
  const template = followed.weight === 'major' ? 'tour_moved_choice' : 'tour_moved';
  await notifyBuyer(platform, {
    orderId,
    subject: template,
    template,
    key: `tour_moved/${orderId}/${event.departureId}/${event.version}`,
    values: (locale) => ({
      was: localText(platform, new Date(event.wasAt), { zone, locale }),
      now: localText(platform, departure.startsAt, { zone, locale }),
      answer: asked
        ? platform.translate(locale, `travel.answer_by.${asked.silence}`, {
            until: localText(platform, asked.decideBy, { zone, locale }),
          })
        : '',
    }),
  });
}

/** Has everybody on a departure follow it: each in a transaction of its own, any number at once and again. */
async function followMoved(platform: Platform, event: Moved): Promise<void> {
  for (const orderId of await openOrdersOn(platform.db, event.departureId)) {
    let zone = '';
    const followed = await followProvider(platform, {
      orderId,
      thresholds: TOUR_THRESHOLDS,
      reason: null,
      now: async (tx, of) => {
        zone = asSnapshot(of.snapshot).zone;
        return movedNow(tx, of);
      },
    });
    const departure = followed && (await departureById(platform.db, event.departureId));
    if (followed && departure) await notify(platform, event, { orderId, departure, zone, followed });
  }
}

export const movedSubscribers = (platform: Platform): Subscriber[] => [
  subscriber({ name: 'tours.follow_moved', event: 'tour.moved', run: (event) => followMoved(platform, event) }),
];

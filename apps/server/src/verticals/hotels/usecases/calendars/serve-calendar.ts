import { hash } from 'node:crypto';
import type { Day } from '@app/kernel/local-day';
import { addDays, monthsBetween, nightsOf } from '@app/kernel/local-day';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { calendarAt, noteFetched, type PublishedCalendar, writePublished } from '../../db/calendar-address.repo.ts';
import { readHotel } from '../../db/hotel.repo.ts';
import { nightsLeft } from '../../db/night.repo.ts';
import { planMonths } from '../../db/plan-month.repo.ts';
import { type ClosedRun, closedRuns, revised, writeRoomCalendar } from '../../domain/calendars/room-calendar.ts';
import { CLOSED, planNights } from '../../domain/plan-nights.ts';
import { nightsOnSale } from './apply-feed.ts';

/** Days before today that are looked at, so that a run that has begun stores its first night. */
const BEFORE = 400;

export type ServedCalendar = { readonly text: string; readonly etag: string; readonly changedAt: Date };

/** Nights of a room type without a room to sell: none left, or closed in every plan that is on sale. */
async function closedOf(tx: Tx, of: PublishedCalendar, from: Day, to: Day): Promise<ClosedRun[]> {
  const hotel = await readHotel(tx, of.hotelId);
  const room = hotel?.roomTypes.find(({ id }) => id === of.roomTypeId);
  if (!room) return [];
  const plans = room.plans.filter(({ online }) => online);
  const months = monthsBetween(from, addDays(to, -1));
  const [nights, stored] = await Promise.all([
    nightsLeft(tx, { roomTypeIds: [room.id], from, to }),
    planMonths(tx, { planIds: plans.map(({ id }) => id), months }),
  ]);
  const left = new Map(nights.map((night) => [night.night, night.left]));
  const terms = plans.map((plan) => planNights(plan, stored.get(plan.id) ?? new Map()));
  const isClosed = (night: Day): boolean =>
    (left.get(night) ?? room.units) <= 0 ||
    (terms.length > 0 && terms.every((nightOf) => (nightOf(night).stops & CLOSED) !== 0));
  return closedRuns(nightsOf(from, to), isClosed);
}

/** A room type's calendar by the token of its address, as it is now; null for a token of none. */
export async function serveCalendar(platform: Platform, token: Buffer): Promise<ServedCalendar | null> {
  const served = await inTransaction(platform.db, async (tx) => {
    const calendar = await calendarAt(tx, token, true);
    if (!calendar) return null;
    const { from, to } = nightsOnSale(platform, calendar.zone);
    const opens = addDays(from, -BEFORE);
    const runs = (await closedOf(tx, calendar, opens, to)).filter(({ until }) => until > from);
    const now = platform.clock.now();
    const after = revised(calendar, runs, now.toISOString());
    const isNew = after !== calendar;
    if (isNew) await writePublished(tx, calendar.roomTypeId, { ...after, at: now });
    const changedAt = isNew ? now : calendar.changedAt;
    const text = writeRoomCalendar(calendar.roomTypeId, {
      events: after.events,
      opens,
      changedAt: changedAt.toISOString(),
    });
    return { text, changedAt, roomTypeId: calendar.roomTypeId };
  });
  if (!served) return null;
  await noteFetched(platform.db, served.roomTypeId);
  return { ...served, etag: `"${hash('sha256', served.text, 'base64url').slice(0, 27)}"` };
}

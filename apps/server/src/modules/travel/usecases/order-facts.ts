import type { Locale } from '@app/contract/core/locale';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { Fact, FactWriter } from '../../mail/public.ts';
import { bundleOrders } from '../db/bundle.repo.ts';
import { readTravelOrder } from '../db/travel-order.repo.ts';
import type { TravelRow } from '../domain/travel-row.ts';
import { writerOf } from './booking-facts.ts';
import { subjectNow } from './subject-now.ts';
import { verticalOf } from './travel-vertical.ts';

/** What mails list of an order as it stands now, without what opens something, such as a code. */
async function factsOf(platform: Platform, db: Queryable, of: { order: TravelRow; writer: FactWriter }) {
  const { order, writer } = of;
  const vertical = verticalOf(platform, order.kind);
  const subject = await subjectNow(vertical, db, order, { lang: writer.locale, own: false });
  return { subject, facts: vertical.facts(subject, writer) };
}

/**
 * Returns what is to be known of a customer's own booking, or of each part of several booked as one: when and where to the minute, each
 * flight of each way, rooms, menus. Empty for every other id.
 */
export async function orderFacts(
  platform: Platform,
  db: Queryable,
  of: { readonly id: string; readonly customerId: string; readonly lang: Locale },
): Promise<Fact[]> {
  const writer = writerOf(platform, of.lang);
  const isOwn = ({ customerId, hiddenAt }: TravelRow): boolean => customerId === of.customerId && hiddenAt === null;
  const order = await readTravelOrder(db, of.id);
  if (order) return isOwn(order) ? [...(await factsOf(platform, db, { order, writer })).facts] : [];
  const parts = (await bundleOrders(db, of.id)).filter((part) => isOwn(part) && part.state !== 'cancelled');
  const facts: Fact[] = [];
  for (const part of parts) {
    const { subject, facts: own } = await factsOf(platform, db, { order: part, writer });
    facts.push({ label: subject.title, text: subject.subtitle }, ...own);
  }
  return facts;
}

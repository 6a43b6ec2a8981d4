import type { Locale } from '@app/contract/core/locale';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type Fact, type FactWriter, factOf, factWriter } from '../../mail/public.ts';
import { bundleOrders } from '../db/bundle.repo.ts';
import { presentedFacts } from '../domain/presented-facts.ts';
import type { TravelRow } from '../domain/travel-row.ts';
import { subjectNow } from './subject-now.ts';
import { type TravelVertical, verticalOf } from './travel-vertical.ts';

/** The writer of facts in a language, at the present time. */
export const writerOf = (platform: Platform, locale: Locale): FactWriter => factWriter(locale, platform.clock.now());

/** What a mail lists of a booking as it stands now: when, where, what of it, and what is presented there. */
export async function bookingFacts(
  vertical: TravelVertical,
  db: Queryable,
  order: TravelRow,
  writer: FactWriter,
): Promise<Fact[]> {
  const subject = await subjectNow(vertical, db, order, { lang: writer.locale, own: true });
  return [...vertical.facts(subject, writer), ...presentedFacts(order, writer)];
}

/** What a mail lists of a bundle: each part that is not cancelled, when it is, and what is presented there. */
export async function bundleFacts(
  platform: Platform,
  db: Queryable,
  bundleId: string,
  writer: FactWriter,
): Promise<Fact[]> {
  const orders = (await bundleOrders(db, bundleId)).filter(({ state }) => state !== 'cancelled');
  const listed: Fact[] = [];
  for (const order of orders) {
    const vertical = verticalOf(platform, order.kind);
    const subject = await subjectNow(vertical, db, order, { lang: writer.locale, own: false });
    listed.push(...factOf(subject.title, vertical.facts(subject, writer)[0]?.text), ...presentedFacts(order, writer));
  }
  return listed;
}

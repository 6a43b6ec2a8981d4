import type { TravelKind } from '@app/contract/travel/kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { verticalOf, verticals } from './travel-vertical.ts';

/** Whether an order `o` is about something at a merchant's places; null is any. */
export function isAtMerchant(platform: Platform, merchantId: string | null): RawBuilder<unknown> {
  if (merchantId === null) return sql`true`;
  const each = verticals(platform).flatMap(({ merchants }) => (merchants ? [merchants.subjects(merchantId)] : []));
  return each.length === 0 ? sql`false` : sql`o.subject_id IN (${sql.join(each, sql` UNION ALL `)})`;
}

/** Ids of the merchants at whose places an order's subject stands. */
export async function merchantsOf(platform: Platform, db: Queryable, orderId: string): Promise<readonly string[]> {
  const order = await db
    .selectFrom('travel_order')
    .select(['kind', 'subject_id'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order) return [];
  return (await verticalOf(platform, order.kind as TravelKind).merchants?.of(db, order.subject_id)) ?? [];
}

import { type RawBuilder, sql } from 'kysely';
import type { Platform } from '../../../platform/slice.ts';
import { inMerchantScope } from '../../merchants/core.ts';
import { verticals } from './travel-vertical.ts';

/** Whether an order `o` is about something at a merchant's places; null is any. */
export function isAtMerchant(platform: Platform, merchantId: string | null): RawBuilder<unknown> {
  return inMerchantScope(merchantId, (id) => {
    const each = verticals(platform).flatMap(({ merchants }) => (merchants ? [merchants.subjects(id)] : []));
    return each.length === 0 ? sql`false` : sql`o.subject_id IN (${sql.join(each, sql` UNION ALL `)})`;
  });
}

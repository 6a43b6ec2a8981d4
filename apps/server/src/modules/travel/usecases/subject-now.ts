import type { Locale } from '@app/contract/core/locale';
import type { TravelSubject } from '@app/contract/travel/order-views';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { TravelRow } from '../domain/travel-row.ts';
import { verticalOf } from './travel-vertical.ts';

/** What an order is of, as it stands now. */
export async function subjectNow(
  platform: Platform,
  db: Queryable,
  { id: orderId, kind, snapshot }: Pick<TravelRow, 'id' | 'kind' | 'snapshot'>,
  of: { readonly lang: Locale; readonly own: boolean },
): Promise<TravelSubject> {
  const { describe, describeNow } = verticalOf(platform, kind);
  return describeNow ? describeNow(db, { orderId, snapshot, ...of }) : describe(snapshot, of.lang);
}

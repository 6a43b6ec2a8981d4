import type { Locale } from '@app/contract/core/locale';
import type { TravelSubject } from '@app/contract/travel/order-views';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { TravelRow } from '../domain/travel-row.ts';
import type { TravelVertical } from './travel-vertical.ts';

type Begun = Pick<TravelRow, 'snapshot' | 'startsAt'>;

/** What an order is of in the words of lists, with the hour at which it begins by now; reads nothing. */
export const subjectListed = (vertical: TravelVertical, { snapshot, startsAt }: Begun, lang: Locale): TravelSubject =>
  vertical.describe(vertical.beginningAt?.(snapshot, startsAt) ?? snapshot, lang);

/** What an order is of, as it stands now. */
export async function subjectNow(
  { describe, describeNow }: TravelVertical,
  db: Queryable,
  { id: orderId, snapshot }: Pick<TravelRow, 'id' | 'snapshot'>,
  of: { readonly lang: Locale; readonly own: boolean },
): Promise<TravelSubject> {
  return describeNow ? describeNow(db, { orderId, snapshot, ...of }) : describe(snapshot, of.lang);
}

import type { ResellerSale } from '@app/contract/travel/reseller-sale';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { definePort } from '../../../../platform/port.ts';
import type { Platform } from '../../../../platform/slice.ts';

/** Who sold an order as a reseller; null where none did. */
export type SoldBy = (db: Queryable, orderId: string) => Promise<ResellerSale | null>;

/** Those who know which orders resellers sold. */
export const soldByPort = definePort<SoldBy>();

/** Returns who sold an order as a reseller; null where its customer booked it. */
export async function soldBy(platform: Platform, db: Queryable, orderId: string): Promise<ResellerSale | null> {
  for (const find of soldByPort.all(platform)) {
    const sale = await find(db, orderId);
    if (sale) return sale;
  }
  return null;
}

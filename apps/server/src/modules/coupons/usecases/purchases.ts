import type { Queryable } from '../../../platform/db/connect.ts';
import { definePort } from '../../../platform/port.ts';
import type { Platform } from '../../../platform/slice.ts';

/** Returns whether a customer has ever paid for anything. */
export type BoughtBefore = (db: Queryable, customerId: string) => Promise<boolean>;

/** What knows of purchases: who has made none is a new customer. */
export const purchasePort = definePort<BoughtBefore>();

/** Whether any slice knows of a purchase. */
export async function hasBought(platform: Platform, db: Queryable, customerId: string): Promise<boolean> {
  for (const boughtBefore of purchasePort.all(platform)) if (await boughtBefore(db, customerId)) return true;
  return false;
}

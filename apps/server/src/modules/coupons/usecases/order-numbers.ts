import type { Queryable } from '../../../platform/db/connect.ts';
import { definePort } from '../../../platform/port.ts';
import type { Platform } from '../../../platform/slice.ts';

/** Returns the numbers of orders by their ids, those it knows. */
export type OrderNumbers = (db: Queryable, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** What knows the numbers of orders that used coupons. */
export const orderNumbersPort = definePort<OrderNumbers>();

/** The numbers of orders of any kind. */
export async function orderNumbers(platform: Platform, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const all = await Promise.all(orderNumbersPort.all(platform).map((numbersOf) => numbersOf(platform.db, ids)));
  return new Map(all.flatMap((found) => [...found]));
}

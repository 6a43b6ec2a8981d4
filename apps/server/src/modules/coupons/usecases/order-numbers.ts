import type { Queryable } from '../../../platform/db/connect.ts';

/** Gives the numbers of orders by their ids, those it knows. */
export type OrderNumbers = (db: Queryable, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const ports = new Set<OrderNumbers>();

/** Has `port` asked for the numbers of orders that used coupons. Registering the same function again changes nothing. */
export const namesOrders = (port: OrderNumbers): void => {
  ports.add(port);
};

/** The numbers of orders of any kind. */
export async function orderNumbers(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const all = await Promise.all([...ports].map((port) => port(db, ids)));
  return new Map(all.flatMap((found) => [...found]));
}

import type { Queryable } from '../../../platform/db/connect.ts';

/** Tells whether a customer has ever paid for anything. */
export type BoughtBefore = (db: Queryable, customerId: string) => Promise<boolean>;

const ports = new Set<BoughtBefore>();

/** Has `port` asked who is a new customer. Registering the same function again changes nothing. */
export const countsAsPurchase = (port: BoughtBefore): void => {
  ports.add(port);
};

/** Whether any slice knows of a purchase. */
export async function hasBought(db: Queryable, customerId: string): Promise<boolean> {
  for (const port of ports) if (await port(db, customerId)) return true;
  return false;
}

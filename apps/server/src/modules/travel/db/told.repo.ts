import type { Queryable } from '../../../platform/db/connect.ts';

/** Where and in which language a customer gets mail; null once his account is deleted. */
export async function buyerAddress(
  db: Queryable,
  customerId: string,
): Promise<{ email: string; locale: string } | null> {
  const row = await db
    .selectFrom('customer')
    .select(['email', 'locale'])
    .where('id', '=', customerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The numbers of orders by their ids. */
export async function travelNumbers(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('travel_order')
    .select(['id', 'number'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}

import { type RawBuilder, sql } from 'kysely';

/** Returns the end of a statement that keeps what orders hold until another moment; `orders` is a relation of it with their ids. */
export const extendingHolds = (orders: RawBuilder<unknown>, until: Date): RawBuilder<unknown> =>
  sql`UPDATE stock_allocation a SET expires_at = ${until} FROM ${orders} o WHERE a.order_id = o.id`;

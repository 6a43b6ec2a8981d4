import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';

/** Gifts that a person gets once, however often they open an account. */
export type Gift = 'sign_up' | 'email';

/**
 * Takes a gift for the e-mail a customer has now; gives false when that e-mail brought it before, to whichever account.
 * A rival's claim is waited for.
 */
export async function takeGift(tx: Tx, customerId: string, gift: Gift): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO gift_taken (gift, mark) SELECT ${gift}, gift_mark(email) FROM customer WHERE id = ${customerId}
    ON CONFLICT DO NOTHING RETURNING 1`.execute(tx);
  return rows.length > 0;
}

/** Whether the customer's e-mail would still bring the gift. */
export async function giftIsLeft(db: Queryable, customerId: string, gift: Gift): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM customer c WHERE c.id = ${customerId}
       AND NOT EXISTS (SELECT FROM gift_taken g WHERE g.gift = ${gift} AND g.mark = gift_mark(c.email))`.execute(db);
  return rows.length > 0;
}

/** Has a person's new e-mail count as having brought what the old one brought. */
export async function carryGifts(tx: Tx, from: string, to: string): Promise<void> {
  await sql`
    INSERT INTO gift_taken (gift, mark) SELECT gift, gift_mark(${to}) FROM gift_taken WHERE mark = gift_mark(${from})
    ON CONFLICT DO NOTHING`.execute(tx);
}

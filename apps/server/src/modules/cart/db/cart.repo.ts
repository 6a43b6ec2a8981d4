import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { enqueue, flushQueue, readQueued } from '../../../platform/db/pipeline/queue.ts';

export type CartRow = {
  readonly id: string;
  readonly variant_id: string;
  readonly quantity: number;
  readonly selected: boolean;
  readonly price_usd_when_added: number;
};

/** The lines of a customer's cart, newest first, read together with the next statement. */
export const cartRowsQueued = (db: Queryable, customerId: string): Promise<() => readonly CartRow[]> =>
  readQueued(
    db,
    sql`SELECT id, variant_id, quantity, selected, price_usd_when_added FROM cart_line
      WHERE customer_id = ${customerId} ORDER BY created_at DESC, id DESC`,
  );

/** The lines of a customer's cart, newest first. */
export async function cartRows(db: Queryable, customerId: string): Promise<readonly CartRow[]> {
  const rows = await cartRowsQueued(db, customerId);
  await flushQueue(db);
  return rows();
}

/** The variants in a customer's cart, and others beside them, as an SQL expression of type uuid[]. */
export const variantsOfCart = (customerId: string, others: readonly string[] = []) =>
  sql`ARRAY(SELECT variant_id FROM cart_line WHERE customer_id = ${customerId} UNION SELECT unnest(${others}::uuid[]))`;

/** What the customer has selected for ordering, oldest first. */
export async function selectedItems(
  db: Queryable,
  customerId: string,
): Promise<{ variantId: string; quantity: number }[]> {
  const { rows } = await sql<{ variant_id: string; quantity: number }>`
    SELECT variant_id, quantity FROM cart_line
    WHERE customer_id = ${customerId} AND selected ORDER BY created_at, id`.execute(db);
  return rows.map((row) => ({ variantId: row.variant_id, quantity: row.quantity }));
}

export type NewLine = { id: string; variantId: string; quantity: number; priceUsd: number };

/** Writes lines with their new quantity, selected; a line the variant already has is changed and keeps its id. */
export async function putLines(tx: Tx, customerId: string, lines: readonly NewLine[]): Promise<void> {
  const statement = sql`
    INSERT INTO cart_line (id, customer_id, variant_id, quantity, price_usd_when_added)
    SELECT id, ${customerId}::uuid, variant_id, quantity, price
    FROM unnest(${lines.map((l) => l.id)}::uuid[], ${lines.map((l) => l.variantId)}::uuid[],
      ${lines.map((l) => l.quantity)}::int[], ${lines.map((l) => l.priceUsd)}::bigint[]) AS n(id, variant_id, quantity, price)
    ON CONFLICT (customer_id, variant_id) DO UPDATE
      SET quantity = excluded.quantity, price_usd_when_added = excluded.price_usd_when_added, selected = true`;
  await enqueue(tx, statement);
}

/** Makes a line hold another variant; it stays where it stands, selected or not. */
export async function changeLine(tx: Tx, line: NewLine): Promise<void> {
  await sql`UPDATE cart_line SET variant_id = ${line.variantId}, quantity = ${line.quantity},
    price_usd_when_added = ${line.priceUsd} WHERE id = ${line.id}`.execute(tx);
}

/** Changes how many a line holds. */
export async function setQuantity(tx: Tx, lineId: string, quantity: number): Promise<void> {
  await sql`UPDATE cart_line SET quantity = ${quantity} WHERE id = ${lineId}`.execute(tx);
}

/** Selects or unselects lines; gives how many of them the customer has. */
export async function selectLines(
  db: Queryable,
  customerId: string,
  change: { lineIds: readonly string[]; selected: boolean },
): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE cart_line SET selected = ${change.selected}
    WHERE customer_id = ${customerId} AND id = ANY(${change.lineIds}::uuid[])`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Takes lines out; gives how many of them the customer had. */
export async function removeLines(db: Queryable, customerId: string, lineIds: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM cart_line WHERE customer_id = ${customerId} AND id = ANY(${lineIds}::uuid[])`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Takes what was bought out of the cart. */
export async function removeBought(tx: Tx, customerId: string, variantIds: readonly string[]): Promise<void> {
  await enqueue(
    tx,
    sql`DELETE FROM cart_line WHERE customer_id = ${customerId} AND variant_id = ANY(${variantIds}::uuid[])`,
  );
}

/** Empties the cart. */
export async function clearCart(db: Queryable, customerId: string): Promise<void> {
  await sql`DELETE FROM cart_line WHERE customer_id = ${customerId}`.execute(db);
}

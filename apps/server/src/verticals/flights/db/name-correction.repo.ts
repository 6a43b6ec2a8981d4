import { sql } from 'kysely';
import { json, type Tx } from '../../../platform/db/connect.ts';

/** Letters of a traveller's name, who is known by a hash of the document. */
export type CorrectedLetters = { readonly docHash: string; readonly letters: number };

/** How many letters of its travellers' names the customer of an order has corrected so far. */
export async function correctedLetters(tx: Tx, orderId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<CorrectedLetters>`
    SELECT encode(doc_hash, 'hex') AS "docHash", letters FROM flight_name_correction WHERE order_id = ${orderId}`.execute(
    tx,
  );
  return new Map(rows.map(({ docHash, letters }) => [docHash, letters]));
}

/** Counts letters that are corrected now with those of before. */
export async function countLetters(tx: Tx, orderId: string, more: readonly CorrectedLetters[]): Promise<void> {
  await sql`
    INSERT INTO flight_name_correction (order_id, doc_hash, letters)
    SELECT ${orderId}::uuid, decode(w."docHash", 'hex'), w.letters
    FROM jsonb_to_recordset(${json(more)}::jsonb) AS w("docHash" text, letters int) WHERE w.letters > 0
    ON CONFLICT (order_id, doc_hash) DO UPDATE SET letters = flight_name_correction.letters + EXCLUDED.letters`.execute(
    tx,
  );
}

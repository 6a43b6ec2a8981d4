import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../platform/db/connect.ts';

/** A deal whose claimed pieces changed. */
export type ClaimedDeal = {
  readonly id: string;
  readonly product_id: string;
  readonly before: number;
  readonly claimed: number;
  readonly quota: number;
};

/**
 * Claims (or, with negative pieces, releases) pieces of deals, in the order of their ids. A deal whose quota does
 * not suffice is missing in the answer and unchanged.
 */
export async function claimDeals(tx: Tx, pieces: ReadonlyMap<string, number>): Promise<ClaimedDeal[]> {
  const ids = [...pieces.keys()].sort();
  if (ids.length > 1) {
    await sql`SELECT 1 FROM flash_deal WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(tx);
  }
  const { rows } = await sql<ClaimedDeal>`
    UPDATE flash_deal d SET claimed = d.claimed + s.pieces
    FROM unnest(${ids}::uuid[], ${ids.map((id) => pieces.get(id) ?? 0)}::int[]) AS s(id, pieces)
    WHERE d.id = s.id AND d.claimed + s.pieces BETWEEN 0 AND d.quota
    RETURNING d.id, d.product_id, d.claimed - s.pieces AS before, d.claimed, d.quota`.execute(tx);
  return rows;
}

/** Locks the deals whose ids a SELECT returns, in the order of their ids. */
export async function lockDeals(tx: Tx, ids: RawBuilder<unknown>): Promise<void> {
  await sql`SELECT 1 FROM flash_deal WHERE id IN (${ids}) ORDER BY id FOR NO KEY UPDATE`.execute(tx);
}

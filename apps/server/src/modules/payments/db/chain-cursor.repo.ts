import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

/** How far a channel's chain was read; `beforeHash` is that of the block before the next one. */
export type ChainCursor = { readonly nextBlock: bigint; readonly beforeHash: string };

/** Takes the reading of a channel's chain for a while; false when another process is at it. */
export async function leaseChain(
  db: Queryable,
  channelId: string,
  start: () => Promise<ChainCursor>,
  seconds: number,
): Promise<ChainCursor | null> {
  const { rows: known } = await sql`SELECT 1 FROM chain_cursor WHERE channel_id = ${channelId}`.execute(db);
  if (known.length === 0) {
    const first = await start();
    await sql`INSERT INTO chain_cursor (channel_id, next_block, before_hash)
      VALUES (${channelId}, ${first.nextBlock.toString()}::bigint, ${first.beforeHash})
      ON CONFLICT (channel_id) DO NOTHING`.execute(db);
  }
  // Real time: a demonstration that moves its clock does not take the lease away from who holds it.
  const { rows } = await sql<{ nextBlock: string; beforeHash: string }>`
    UPDATE chain_cursor SET leased_until = clock_timestamp() + ${seconds} * interval '1 second'
    WHERE channel_id = ${channelId} AND (leased_until IS NULL OR leased_until < clock_timestamp())
    RETURNING next_block::text AS "nextBlock", before_hash AS "beforeHash"`.execute(db);
  return rows[0] ? { nextBlock: BigInt(rows[0].nextBlock), beforeHash: rows[0].beforeHash } : null;
}

/** Moves the cursor on (or back, when the chain went another way). */
export async function moveCursor(db: Queryable, channelId: string, cursor: ChainCursor): Promise<void> {
  await sql`UPDATE chain_cursor SET next_block = ${cursor.nextBlock.toString()}::bigint,
    before_hash = ${cursor.beforeHash}, scanned_at = app_now() WHERE channel_id = ${channelId}`.execute(db);
}

/** Gives the reading free. */
export async function releaseChain(db: Queryable, channelId: string): Promise<void> {
  await sql`UPDATE chain_cursor SET leased_until = NULL WHERE channel_id = ${channelId}`.execute(db);
}

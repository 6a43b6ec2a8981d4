import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connect.ts';

/** Writes what went back of an order that lives on; `version` is the one it had before. */
export async function insertPartRefund(
  tx: Tx,
  of: {
    readonly orderId: string;
    readonly version: number;
    readonly refundUsd: number;
    readonly points: number;
    readonly pointsValueUsd: number;
  },
): Promise<void> {
  await sql`INSERT INTO travel_part_refund (order_id, version, refund_usd, points, points_value_usd)
    VALUES (${of.orderId}, ${of.version}, ${of.refundUsd}, ${of.points}, ${of.pointsValueUsd})`.execute(tx);
}

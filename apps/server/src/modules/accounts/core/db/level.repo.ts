import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Level } from '../domain/standing.ts';

/** All member levels, lowest first. */
export async function levelsByThreshold(db: Queryable): Promise<readonly Level[]> {
  const { rows } = await sql<Level>`
    SELECT identifier, name, image, threshold_usd AS "thresholdUsd", discount_bp AS "discountBp", benefits FROM member_level
    ORDER BY threshold_usd`.execute(db);
  return rows;
}

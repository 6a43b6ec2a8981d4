import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { memberLevelsAs } from '../../../levels/core.ts';
import type { Level } from '../domain/standing.ts';

const levels = memberLevelsAs('l');

/** All member levels, lowest first. */
export async function levelsByThreshold(db: Queryable): Promise<readonly Level[]> {
  const { rows } = await sql<Level>`
    SELECT ${levels.identifier}, ${levels.name}, ${levels.image}, ${levels.thresholdUsd} AS "thresholdUsd",
      ${levels.discountBp} AS "discountBp", ${levels.benefits} FROM ${levels.table}
        ORDER BY ${levels.thresholdUsd}`.execute(db);
  return rows;
}

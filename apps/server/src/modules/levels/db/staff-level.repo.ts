import type { Localized } from '@app/contract/core/locale';
import type { LevelInput } from '@app/contract/levels/staff-schemas';
import { sql } from 'kysely';
import { appNow, json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { holdsText } from '../../../platform/db/patterns.ts';
import { customersAs } from '../../accounts/core.ts';
import type { LevelRow } from './level.repo.ts';

const customers = customersAs('c');

export type StaffLevelRow = LevelRow & { readonly members: number };

const columns = sql`l.id, l.identifier, l.name, l.image, l.threshold_usd AS "thresholdUsd", l.discount_bp AS "discountBp",
  l.benefits, l.version, l.updated_at AS "updatedAt", (
    SELECT count(*)::int FROM ${customers.table} WHERE ${customers.standingUsd} >= l.threshold_usd
      AND ${customers.standingUsd} < coalesce(
      (SELECT min(n.threshold_usd) FROM member_level n WHERE n.threshold_usd > l.threshold_usd), 9223372036854775807)
  ) AS members`;

/** A page of the levels, lowest first, with how many hold each. */
export async function staffLevels(
  db: Queryable,
  of: { name: string | undefined; page: number; limit: number },
): Promise<{ rows: StaffLevelRow[]; total: number }> {
  const where = of.name ? sql`(${holdsText(sql`l.name`, of.name)} OR l.identifier = ${of.name})` : sql`true`;
  return pageOf(db, {
    rows: sql<StaffLevelRow>`SELECT ${columns} FROM member_level l WHERE ${where} ORDER BY l.threshold_usd`,
    counted: sql`FROM member_level l WHERE ${where}`,
    at: of,
  });
}

/** One level. */
export async function staffLevel(db: Queryable, id: string): Promise<StaffLevelRow | undefined> {
  const { rows } = await sql<StaffLevelRow>`SELECT ${columns} FROM member_level l WHERE l.id = ${id}`.execute(db);
  return rows[0];
}

/** Keeps the levels still until the transaction ends: what one of them may be depends on the others. */
export const lockLevels = async (tx: Tx): Promise<void> =>
  void (await sql`LOCK TABLE member_level IN SHARE ROW EXCLUSIVE MODE`.execute(tx));

/** Whether another level has this threshold or this identifier. */
export async function levelClash(
  tx: Tx,
  of: { id: string | null; identifier: string; thresholdUsd: number },
): Promise<{ identifier: boolean; threshold: boolean }> {
  const { rows } = await sql<{ identifier: boolean; threshold: boolean }>`
    SELECT coalesce(bool_or(identifier = ${of.identifier}), false) AS identifier,
      coalesce(bool_or(threshold_usd = ${of.thresholdUsd}), false) AS threshold
    FROM member_level WHERE id IS DISTINCT FROM ${of.id}::uuid`.execute(tx);
  return rows[0] ?? { identifier: false, threshold: false };
}

type Stored = Omit<LevelInput, 'name' | 'benefits'> & { readonly name: Localized; readonly benefits: Localized };

const valuesOf = (level: Stored) => ({
  identifier: level.identifier,
  name: json(level.name),
  image: level.image,
  threshold_usd: level.thresholdUsd,
  discount_bp: level.discountBp,
  benefits: json(level.benefits),
});

/** Writes a new level. */
export async function insertLevel(tx: Tx, id: string, level: Stored): Promise<void> {
  await tx
    .insertInto('member_level')
    .values({ id, ...valuesOf(level) })
    .execute();
}

/** Saves a level as its next version. */
export async function updateLevel(tx: Tx, id: string, level: Stored): Promise<void> {
  await tx
    .updateTable('member_level')
    .set((eb) => ({ ...valuesOf(level), version: eb('version', '+', 1), updated_at: appNow }))
    .where('id', '=', id)
    .execute();
}

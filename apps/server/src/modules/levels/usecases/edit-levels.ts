import { assertThat, refuse } from '@app/contract/core/refuse';
import type { LevelInput, StaffLevel } from '@app/contract/levels/staff-schemas';
import { afterCommit, inTransaction, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { StaffContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { storedText } from '../../catalog/public.ts';
import {
  insertLevel,
  levelClash,
  lockLevels,
  type StaffLevelRow,
  staffLevel,
  staffLevels,
  updateLevel,
} from '../db/staff-level.repo.ts';

const shown = (row: StaffLevelRow): StaffLevel => ({
  ...row,
  benefits: { ...row.benefits },
  updatedAt: row.updatedAt.toISOString(),
});

/** A page of the levels, lowest first. */
export async function listLevels(
  db: Queryable,
  of: { name: string | undefined; page: number; limit: number },
): Promise<{ list: StaffLevel[]; total: number; page: number; limit: number }> {
  const { rows, total } = await staffLevels(db, of);
  return { list: rows.map(shown), total, page: of.page, limit: of.limit };
}

/** One level. Refuses record.not_found. */
export const readLevel = async (db: Queryable, id: string): Promise<StaffLevel> =>
  shown((await staffLevel(db, id)) ?? refuse('record.not_found'));

async function check(tx: Tx, id: string | null, input: LevelInput): Promise<void> {
  const clash = await levelClash(tx, { id, identifier: input.identifier, thresholdUsd: input.thresholdUsd });
  assertThat(!clash.identifier, 'level.identifier_taken');
  assertThat(!clash.threshold, 'level.threshold_taken');
}

const stored = (input: LevelInput) => ({
  ...input,
  name: storedText(input.name),
  benefits: storedText(input.benefits),
});

/** Creates a level. Refuses level.identifier_taken and level.threshold_taken. */
export async function createLevel(platform: Platform, by: StaffContext, input: LevelInput): Promise<StaffLevel> {
  return inTransaction(platform.db, async (tx) => {
    await lockLevels(tx);
    afterCommit(tx, () => platform.cache.drop(['levels']));
    await check(tx, null, input);
    const id = newId(platform.clock);
    await insertLevel(tx, id, stored(input));
    const after = await readLevel(tx, id);
    await logOperation(tx, by, { action: 'level.create', record: `member_level/${id}`, before: null, after });
    return after;
  });
}

/**
 * Saves a level. Refuses record.not_found, record.stale with `{current}`, level.identifier_taken, level.threshold_taken,
 * and level.base_needed when no level would begin at zero any more.
 */
export async function saveLevel(
  platform: Platform,
  by: StaffContext,
  given: { id: string; version: number; input: LevelInput },
): Promise<StaffLevel> {
  return inTransaction(platform.db, async (tx) => {
    await lockLevels(tx);
    afterCommit(tx, () => platform.cache.drop(['levels']));
    const before = await readLevel(tx, given.id);
    assertThat(before.version === given.version, 'record.stale', { current: before });
    assertThat(before.thresholdUsd > 0 || given.input.thresholdUsd === 0, 'level.base_needed');
    await check(tx, given.id, given.input);
    await updateLevel(tx, given.id, stored(given.input));
    const after = await readLevel(tx, given.id);
    await logOperation(tx, by, { action: 'level.update', record: `member_level/${given.id}`, before, after });
    return after;
  });
}

/** Deletes a level; who held it holds the next lower one. Refuses record.not_found and level.base_needed. */
export async function deleteLevel(platform: Platform, by: StaffContext, id: string): Promise<null> {
  return inTransaction(platform.db, async (tx) => {
    await lockLevels(tx);
    afterCommit(tx, () => platform.cache.drop(['levels']));
    const before = await readLevel(tx, id);
    assertThat(before.thresholdUsd > 0, 'level.base_needed');
    await tx.deleteFrom('member_level').where('id', '=', id).execute();
    await logOperation(tx, by, { action: 'level.delete', record: `member_level/${id}`, before, after: null });
    return null;
  });
}

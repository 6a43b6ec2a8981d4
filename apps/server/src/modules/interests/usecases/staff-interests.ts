import { assertThat } from '@app/contract/core/refuse';
import type { ChoiceInput } from '@app/contract/interests/staff-schemas';
import { sql } from 'kysely';
import { inTransaction, json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { StaffContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { storedText } from '../../catalog/public.ts';
import type { InterestKind } from '../db/interest.repo.ts';
import {
  countInterests,
  type InterestFilter,
  type InterestSort,
  type StoredInterest,
  staffInterest,
  staffInterests,
} from '../db/staff-interest.repo.ts';

/** An interest as staff see it, of the kinds that the caller may touch. */
export type StaffInterest<K extends InterestKind> = Omit<StoredInterest, 'kind' | 'createdAt'> & {
  kind: K;
  createdAt: string;
};

const shown = <K extends InterestKind>(row: StoredInterest): StaffInterest<K> => ({
  ...row,
  kind: row.kind as K,
  createdAt: row.createdAt.toISOString(),
});

type PageWanted = {
  readonly page: number;
  readonly limit: number;
  readonly sort: InterestSort;
  readonly order: 'asc' | 'desc';
};

/** One page of interests. */
export async function listInterests<K extends InterestKind>(
  db: Queryable,
  filter: InterestFilter & { readonly kinds: readonly K[] },
  wanted: PageWanted,
) {
  const { page, limit, sort, order } = wanted;
  const at = { sort, ascending: order === 'asc', limit, offset: (page - 1) * limit };
  const [rows, total] = await Promise.all([staffInterests(db, filter, at), countInterests(db, filter)]);
  return { list: rows.map((row) => shown<K>(row)), total, page, limit };
}

async function read<K extends InterestKind>(tx: Tx, id: string, kinds: readonly K[]): Promise<StaffInterest<K>> {
  const row = await staffInterest(tx, { id, kinds }, true);
  assertThat(row, 'record.not_found');
  return shown<K>(row);
}

/** Adds an interest. */
export async function createInterest<K extends InterestKind>(
  platform: Platform,
  by: StaffContext,
  given: { kind: K; input: ChoiceInput },
): Promise<StaffInterest<K>> {
  const { kind, input } = given;
  const id = newId(platform.clock);
  return inTransaction(platform.db, async (tx) => {
    await tx
      .insertInto('interest')
      .values({
        id,
        kind,
        name: json(storedText(input.name)),
        image: input.image,
        enabled: input.enabled,
        sort_weight: input.sortWeight,
      })
      .execute();
    const after = await read(tx, id, [kind]);
    await logOperation(tx, by, { action: `${kind}.create`, record: `interest/${id}`, before: null, after });
    return after;
  });
}

/** Saves an interest. Refuses record.not_found, and record.stale with `{current}`. */
export async function updateInterest<K extends InterestKind>(
  platform: Platform,
  by: StaffContext,
  given: { id: string; kinds: readonly K[]; version: number; input: ChoiceInput },
): Promise<StaffInterest<K>> {
  const { id, kinds, version, input } = given;
  return inTransaction(platform.db, async (tx) => {
    const before = await read(tx, id, kinds);
    assertThat(before.version === version, 'record.stale', { current: before });
    await tx
      .updateTable('interest')
      .set((eb) => ({
        name: json(storedText(input.name)),
        image: input.image,
        enabled: input.enabled,
        sort_weight: input.sortWeight,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
    const after = await read(tx, id, kinds);
    await logOperation(tx, by, { action: `${before.kind}.update`, record: `interest/${id}`, before, after });
    return after;
  });
}

/** Offers or withdraws several interests; names those changed and those that do not exist. */
export async function flagInterests(
  platform: Platform,
  by: StaffContext,
  given: { ids: readonly string[]; kinds: readonly InterestKind[]; enabled: boolean },
): Promise<{ changed: string[]; missing: string[] }> {
  const ids = [...new Set(given.ids)];
  const { kinds, enabled } = given;
  return inTransaction(platform.db, async (tx) => {
    const { rows: before } = await sql<{ id: string; kind: InterestKind; enabled: boolean }>`
      SELECT id, kind, enabled FROM interest WHERE id = ANY(${ids}::uuid[]) AND kind = ANY(${kinds}::text[])
       ORDER BY id FOR NO KEY UPDATE`.execute(tx);
    const changed = before.map((row) => row.id);
    await sql`UPDATE interest SET enabled = ${enabled}, version = version + 1
      WHERE id = ANY(${changed}::uuid[])`.execute(tx);
    for (const row of before) {
      const entry = { action: `${row.kind}.flags`, record: `interest/${row.id}`, before: row };
      await logOperation(tx, by, { ...entry, after: { ...row, enabled } });
    }
    return { changed, missing: ids.filter((id) => !changed.includes(id)) };
  });
}

/** Deletes an interest nobody has chosen. Refuses record.not_found and interest.in_use. */
export async function deleteInterest(
  platform: Platform,
  by: StaffContext,
  given: { id: string; kinds: readonly InterestKind[] },
): Promise<null> {
  return inTransaction(platform.db, async (tx) => {
    await read(tx, given.id, given.kinds);
    // Somebody may have chosen it while the lock was waited for: it is counted again under the lock.
    const before = await read(tx, given.id, given.kinds);
    assertThat(before.chosenBy === 0, 'interest.in_use');
    await tx.deleteFrom('interest').where('id', '=', given.id).execute();
    await logOperation(tx, by, {
      action: `${before.kind}.delete`,
      record: `interest/${given.id}`,
      before,
      after: null,
    });
    return null;
  });
}

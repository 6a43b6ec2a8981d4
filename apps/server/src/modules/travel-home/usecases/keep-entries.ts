import { assertThat, refuse } from '@app/contract/core/refuse';
import { afterCommit, inTransaction, type Tx } from '../../../platform/db/connect.ts';
import type { StaffContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import {
  countEntries,
  deleteEntry,
  type EntryPlace,
  type EntryTable,
  entriesPage,
  flagEntries,
  insertEntry,
  lockEntries,
  lockEntry,
  updateEntry,
} from '../db/entry.repo.ts';

type StoredEntry = { id: string; enabled: boolean; sortWeight: number; createdAt: Date; version: number };
type Written<R extends StoredEntry> = Omit<R, 'id' | 'createdAt' | 'version'>;

/** What differs between the two lists that staff keep. */
export type EntryKind<R extends StoredEntry, G extends string, View> = {
  readonly table: EntryTable<R, G>;
  /** What a record is called in the operation log. */
  readonly record: string;
  /** Remembered answers that a change makes old. */
  readonly tag: string;
  readonly show: (row: R) => View;
  /** Refuses what may not be written. */
  readonly check?: (tx: Tx, row: Written<R> & { id: string }) => Promise<void>;
};

type Query<G extends string> = {
  readonly name?: string | undefined;
  readonly enabled?: boolean | undefined;
  readonly group?: G | undefined;
  readonly page: number;
  readonly limit: number;
  readonly sort: EntryPlace['sort'];
  readonly order: 'asc' | 'desc';
};

/** The keeping of one list: its page with counts, and add, save, enable or disable several, delete. Each write is logged. */
export function keepEntries<R extends StoredEntry, G extends string, View>(
  platform: Platform,
  kind: EntryKind<R, G, View>,
) {
  const { table: entries, record, tag, show } = kind;
  const drop = (tx: Tx): void => afterCommit(tx, () => platform.cache.drop([tag]));
  const read = async (tx: Tx, id: string): Promise<R> =>
    (await lockEntry(tx, entries, id)) ?? refuse('record.not_found');
  const log = (tx: Tx, by: StaffContext, entry: { id: string; action: string; before: unknown; after: unknown }) =>
    logOperation(tx, by, {
      action: `${record}.${entry.action}`,
      record: `${record}/${entry.id}`,
      before: entry.before,
      after: entry.after,
    });
  return {
    /** One page, with how many rows each tab holds. */
    async list(query: Query<G>) {
      const filter = { name: query.name || null, enabled: query.enabled ?? null, group: query.group ?? null };
      const { page, limit, sort } = query;
      const at = { sort, ascending: query.order === 'asc', limit, offset: (page - 1) * limit };
      const count = (part: object) => countEntries(platform.db, entries, { ...filter, ...part });
      const [rows, total, enabled, disabled] = await Promise.all([
        entriesPage(platform.db, entries, { filter, at }),
        count({}),
        count({ enabled: true }),
        count({ enabled: false }),
      ]);
      return { list: rows.map(show), total, page, limit, counts: { all: enabled + disabled, enabled, disabled } };
    },

    /** Adds a record. Refuses what the desk's own check refuses. */
    create: (by: StaffContext, input: Written<R>): Promise<View> =>
      inTransaction(platform.db, async (tx) => {
        const row = { ...input, id: newId(platform.clock) };
        await kind.check?.(tx, row);
        await insertEntry(tx, entries, row as never);
        const after = show(await read(tx, row.id));
        await log(tx, by, { id: row.id, action: 'create', before: null, after });
        drop(tx);
        return after;
      }),

    /** Saves a record. Refuses record.not_found, record.stale with `{current}`, and what the desk's check refuses. */
    update: (by: StaffContext, given: { id: string; version: number; input: Written<R> }): Promise<View> =>
      inTransaction(platform.db, async (tx) => {
        const { id, version, input } = given;
        await kind.check?.(tx, { ...input, id });
        const found = await read(tx, id);
        const before = show(found);
        assertThat(found.version === version, 'record.stale', { current: before });
        await updateEntry(tx, entries, { ...input, id } as never);
        const after = show(await read(tx, id));
        await log(tx, by, { id, action: 'update', before, after });
        drop(tx);
        return after;
      }),

    /** Enables or disables several; names those changed and those that do not exist. */
    flag: (by: StaffContext, given: { ids: readonly string[]; enabled: boolean }) =>
      inTransaction(platform.db, async (tx) => {
        const ids = [...new Set(given.ids)];
        const { enabled } = given;
        const before = await lockEntries(tx, entries, ids);
        const changed = before.map((row) => row.id);
        await flagEntries(tx, entries, { ids: changed, enabled });
        for (const row of before)
          await log(tx, by, { id: row.id, action: 'flags', before: row, after: { ...row, enabled } });
        drop(tx);
        return { changed, missing: ids.filter((id) => !changed.includes(id)) };
      }),

    /** Deletes a record. Refuses record.not_found. */
    remove: (by: StaffContext, id: string): Promise<null> =>
      inTransaction(platform.db, async (tx) => {
        const before = show(await read(tx, id));
        await deleteEntry(tx, entries, id);
        await log(tx, by, { id, action: 'delete', before, after: null });
        drop(tx);
        return null;
      }),
  };
}

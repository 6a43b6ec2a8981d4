import type { Localized } from '@app/contract/core/locale';
import type { TermKind } from '@app/contract/travel-home/schemas';
import { type RawBuilder, sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { holdsText } from '../../../platform/db/patterns.ts';

type StoredEntry = { id: string; enabled: boolean; sortWeight: number; createdAt: Date; version: number };
export type TermRow = StoredEntry & { kind: TermKind; name: Localized };
export type HomeCategoryRow = StoredEntry & {
  screen: string;
  title: Localized;
  subtitle: Localized;
  image: string | null;
};

/** One of the two lists that staff keep, and how its rows are read and written. */
export type EntryTable<Row extends StoredEntry, Group extends string> = {
  readonly table: RawBuilder<unknown>;
  readonly columns: RawBuilder<unknown>;
  /** The localized text a row is searched by. */
  readonly label: RawBuilder<unknown>;
  /** What a row is filtered by. */
  readonly group: RawBuilder<unknown>;
  /** What a row is written with, beside `enabled` and `sort_weight`. */
  readonly fields: (row: Omit<Row, keyof StoredEntry>) => { names: RawBuilder<unknown>; values: RawBuilder<unknown>[] };
  readonly of?: { row: Row; group: Group };
};

export const terms: EntryTable<TermRow, TermKind> = {
  table: sql`travel_term`,
  columns: sql`e.kind, e.name`,
  label: sql`e.name`,
  group: sql`e.kind`,
  fields: ({ kind, name }) => ({ names: sql`kind, name`, values: [sql`${kind}`, sql`${json(name)}::jsonb`] }),
};

export const homeCategories: EntryTable<HomeCategoryRow, string> = {
  table: sql`home_travel_category`,
  columns: sql`e.screen, e.title, e.subtitle, e.image`,
  label: sql`e.title`,
  group: sql`e.screen`,
  fields: ({ screen, title, subtitle, image }) => ({
    names: sql`screen, title, subtitle, image`,
    values: [sql`${screen}`, sql`${json(title)}::jsonb`, sql`${json(subtitle)}::jsonb`, sql`${image}::text`],
  }),
};

const kept = sql`e.id, e.enabled, e.sort_weight AS "sortWeight", e.created_at AS "createdAt", e.version`;

export type EntryFilter<Group extends string> = {
  readonly name: string | null;
  readonly enabled: boolean | null;
  readonly group: Group | null;
};
const passes = <R extends StoredEntry, G extends string>(
  entries: EntryTable<R, G>,
  { name, enabled, group }: EntryFilter<G>,
) => sql`
  (${enabled}::boolean IS NULL OR e.enabled = ${enabled})
  AND (${group}::text IS NULL OR ${entries.group} = ${group})
  AND (${name}::text IS NULL OR EXISTS (
    SELECT FROM jsonb_each_text(${entries.label}) n WHERE ${holdsText(sql`n.value`, name ?? '')}))`;

const sorts = { sortWeight: sql`e.sort_weight`, createdAt: sql`e.created_at` };
export type EntryPlace = { sort: keyof typeof sorts; ascending: boolean; limit: number; offset: number };

/** One page of entries. */
export async function entriesPage<R extends StoredEntry, G extends string>(
  db: Queryable,
  entries: EntryTable<R, G>,
  given: { filter: EntryFilter<G>; at: EntryPlace },
): Promise<R[]> {
  const { filter, at } = given;
  const { rows } = await sql<R>`
    SELECT ${kept}, ${entries.columns} FROM ${entries.table} e WHERE ${passes(entries, filter)}
     ORDER BY ${sorts[at.sort]} ${at.ascending ? sql`ASC` : sql`DESC`}, e.created_at, e.id
     LIMIT ${at.limit} OFFSET ${at.offset}`.execute(db);
  return rows;
}

/** How many entries pass a filter. */
export async function countEntries<R extends StoredEntry, G extends string>(
  db: Queryable,
  entries: EntryTable<R, G>,
  filter: EntryFilter<G>,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM ${entries.table} e WHERE ${passes(entries, filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** All enabled entries, heaviest first. */
export async function offeredEntries<R extends StoredEntry, G extends string>(
  db: Queryable,
  entries: EntryTable<R, G>,
  group: G | null = null,
): Promise<R[]> {
  const { rows } = await sql<R>`
    SELECT ${kept}, ${entries.columns} FROM ${entries.table} e
     WHERE e.enabled AND (${group}::text IS NULL OR ${entries.group} = ${group})
     ORDER BY e.sort_weight DESC, e.created_at, e.id`.execute(db);
  return rows;
}

/** One row, held until the transaction ends; null when there is none. */
export async function lockEntry<R extends StoredEntry, G extends string>(
  tx: Tx,
  entries: EntryTable<R, G>,
  id: string,
): Promise<R | null> {
  const { rows } = await sql<R>`
    SELECT ${kept}, ${entries.columns} FROM ${entries.table} e WHERE e.id = ${id} FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}

/** Adds a row. */
export async function insertEntry<R extends StoredEntry, G extends string>(
  tx: Tx,
  entries: EntryTable<R, G>,
  row: Omit<R, 'createdAt' | 'version'>,
): Promise<void> {
  const { names, values } = entries.fields(row as never);
  await sql`INSERT INTO ${entries.table} (id, enabled, sort_weight, ${names})
    VALUES (${row.id}, ${row.enabled}, ${row.sortWeight}, ${sql.join(values)})`.execute(tx);
}

/** Saves a row, which becomes a version newer. */
export async function updateEntry<R extends StoredEntry, G extends string>(
  tx: Tx,
  entries: EntryTable<R, G>,
  row: Omit<R, 'createdAt' | 'version'>,
): Promise<void> {
  const { names, values } = entries.fields(row as never);
  await sql`UPDATE ${entries.table} SET version = version + 1, (enabled, sort_weight, ${names})
    = (${row.enabled}, ${row.sortWeight}, ${sql.join(values)}) WHERE id = ${row.id}`.execute(tx);
}

/** Those of the rows that exist, held, in the order of their ids. */
export async function lockEntries<R extends StoredEntry, G extends string>(
  tx: Tx,
  entries: EntryTable<R, G>,
  ids: readonly string[],
): Promise<{ id: string; enabled: boolean }[]> {
  const { rows } = await sql<{ id: string; enabled: boolean }>`
    SELECT id, enabled FROM ${entries.table} WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(tx);
  return rows;
}

/** Enables or disables rows. */
export async function flagEntries<R extends StoredEntry, G extends string>(
  tx: Tx,
  entries: EntryTable<R, G>,
  given: { ids: readonly string[]; enabled: boolean },
): Promise<void> {
  await sql`UPDATE ${entries.table} SET enabled = ${given.enabled}, version = version + 1
    WHERE id = ANY(${given.ids}::uuid[])`.execute(tx);
}

/** Deletes a row. */
export async function deleteEntry<R extends StoredEntry, G extends string>(
  tx: Tx,
  entries: EntryTable<R, G>,
  id: string,
): Promise<void> {
  await sql`DELETE FROM ${entries.table} WHERE id = ${id}`.execute(tx);
}

/** Keeps others from adding or renaming terms until the transaction ends, so that a name is taken once. */
export const lockTermNames = (tx: Tx): Promise<unknown> =>
  sql`LOCK TABLE travel_term IN SHARE ROW EXCLUSIVE MODE`.execute(tx);

/** Whether another term of the kind bears the English name, whatever the case. */
export async function isTermTaken(tx: Tx, term: { id: string; kind: TermKind; name: Localized }): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM travel_term WHERE kind = ${term.kind} AND lower(name ->> 'en-US') = lower(${term.name['en-US']})
       AND id <> ${term.id}`.execute(tx);
  return rows.length > 0;
}

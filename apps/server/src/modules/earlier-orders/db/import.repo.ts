import type { TableLook } from '@app/contract/core/tables';
import {
  EARLIER_OUTCOMES,
  type EarlierDialect,
  type EarlierFlaw,
  type EarlierNote,
  type EarlierOutcome,
} from '@app/contract/earlier-orders/kinds';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { staffAs } from '../../staff/core.ts';

const staff = staffAs('s');

export type OutcomeCounts = Readonly<Record<EarlierOutcome, number>>;
export type ImportRow = {
  readonly id: string;
  readonly fileName: string;
  readonly dialect: EarlierDialect;
  readonly state: 'draft' | 'taken';
  readonly counts: OutcomeCounts;
  readonly by: string;
  readonly createdAt: Date;
  readonly takenAt: Date | null;
  readonly version: number;
};
export type WholeImport = ImportRow & {
  readonly look: TableLook;
  readonly heads: { head: string; read: boolean }[];
  readonly currency: string | null;
  readonly currencyMissing: boolean;
};

/** How many records of a draft come to what. */
const counted = sql.join(
  EARLIER_OUTCOMES.map(
    (one) => sql`${sql.lit(one)}, (SELECT count(*) FROM earlier_import_record r
      WHERE r.import_id = i.id AND r.outcome = ${sql.lit(one)})`,
  ),
);
const columns = sql`i.id, i.file_name AS "fileName", i.dialect, i.state,
  COALESCE(i.counts, jsonb_build_object(${counted})) AS counts, ${staff.username} AS by, i.created_at AS "createdAt",
  i.taken_at AS "takenAt", i.version`;

export type ImportFilter = {
  readonly dialect?: EarlierDialect | undefined;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
};

/** A page of the files by their age. */
export function listImports(db: Queryable, of: ImportFilter) {
  const from = sql`FROM earlier_import i WHERE ${of.dialect ? sql`i.dialect = ${of.dialect}` : sql`true`}`;
  const way = of.order === 'asc' ? sql`ASC` : sql`DESC`;
  return pageOf<ImportRow>(db, {
    rows: sql`SELECT ${columns} FROM earlier_import i JOIN ${staff.table} ON ${staff.id} = i.by_staff
      WHERE ${of.dialect ? sql`i.dialect = ${of.dialect}` : sql`true`} ORDER BY i.created_at ${way}, i.id ${way}`,
    counted: from,
    at: of,
  });
}

/** One file; undefined for none. */
export async function readImport(db: Queryable, id: string): Promise<WholeImport | undefined> {
  const { rows } = await sql<WholeImport>`SELECT ${columns}, i.look, i.heads, i.currency,
      i.currency IS NOT NULL OR EXISTS (SELECT FROM earlier_import_record r
        WHERE r.import_id = i.id AND r.flaw = 'currency_missing') AS "currencyMissing"
    FROM earlier_import i JOIN ${staff.table} ON ${staff.id} = i.by_staff WHERE i.id = ${id}`.execute(db);
  return rows[0];
}

/** The bytes of a draft; undefined for one that was taken over, or for none. */
export async function importedFile(db: Queryable, id: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ file: Buffer | null }>`SELECT file FROM earlier_import WHERE id = ${id}`.execute(db);
  return rows[0]?.file ?? undefined;
}

export type Locked = { readonly dialect: EarlierDialect; readonly state: 'draft' | 'taken'; readonly version: number };

/** Locks a file until the transaction ends. */
export async function lockImport(tx: Tx, id: string): Promise<Locked | undefined> {
  const { rows } = await sql<Locked>`
    SELECT dialect, state, version FROM earlier_import WHERE id = ${id} FOR UPDATE`.execute(tx);
  return rows[0];
}

export type ReadFile = {
  readonly dialect: EarlierDialect;
  readonly look: TableLook;
  readonly heads: readonly { head: string; read: boolean }[];
  readonly currency: string | null;
  readonly records: readonly StoredRecord[];
};
export type StoredRecord = {
  readonly row: number;
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly ordered_at: string | null;
  readonly record: unknown;
  readonly flaw: EarlierFlaw | null;
  readonly flaw_column: string;
  readonly flaw_value: string;
  readonly notes: readonly EarlierNote[];
  /** Its rows as they stand in the file. */
  readonly cells: readonly (readonly string[])[];
};

/** Stores a file that was read. */
export async function insertImport(
  tx: Tx,
  made: ReadFile & { readonly id: string; readonly fileName: string; readonly file: Buffer; readonly staffId: string },
): Promise<void> {
  await sql`
    INSERT INTO earlier_import (id, file_name, file, dialect, look, heads, currency, by_staff)
    VALUES (${made.id}, ${made.fileName}, ${made.file}, ${made.dialect}, ${json(made.look)}, ${json(made.heads)},
      ${made.currency}, ${made.staffId})`.execute(tx);
  await insertRecords(tx, made.id, made);
}

/** Puts what a locked draft was read as in the place of what it was. */
export async function replaceReading(tx: Tx, id: string, read: ReadFile): Promise<void> {
  await sql`DELETE FROM earlier_import_record WHERE import_id = ${id}`.execute(tx);
  await sql`UPDATE earlier_import SET dialect = ${read.dialect}, look = ${json(read.look)}, heads = ${json(read.heads)},
    currency = ${read.currency}, version = version + 1 WHERE id = ${id}`.execute(tx);
  await insertRecords(tx, id, read);
}

/** The record of the archive that a found one is; `stored` is its row. */
const matches = (dialect: EarlierDialect) =>
  dialect.endsWith('orders')
    ? sql`earlier_order stored ON stored.source = ${sourceOf(dialect)} AND stored.number = found.key`
    : sql`earlier_customer stored ON stored.source = ${sourceOf(dialect)} AND stored.key_hash = ${keyHash}`;
/** The hash by which a person is known. */
export const keyHash = sql`encode(sha256(convert_to(found.key, 'UTF8')), 'hex')`;
export const sourceOf = (dialect: EarlierDialect): string => dialect.slice(0, dialect.indexOf('_'));

/** The amounts of a record and of each line of it. */
const AMOUNTS = ['total', 'subtotal', 'discount', 'shipping', 'tax', 'refunded', 'spent'];
const LINE_AMOUNTS = ['price', 'total'];
/** A text of decimals as its number, which is the same with more zeros behind it. */
const numbersOf = (from: ReturnType<typeof sql.ref>, names: readonly string[]) =>
  sql`jsonb_build_object(${sql.join(
    names.map((name) => sql`${sql.lit(name)}, NULLIF(${from} ->> ${sql.lit(name)}, '')::numeric`),
  )})`;
/** A record with its amounts as numbers, by which two of them are compared. */
const compared = (of: 'stored' | 'found') => {
  const record = sql.ref(`${of}.record`);
  return sql`(${record} || ${numbersOf(record, AMOUNTS)} || jsonb_build_object('lines', (
    SELECT jsonb_agg(line || ${numbersOf(sql.ref('line'), LINE_AMOUNTS)} ORDER BY at)
    FROM jsonb_array_elements(${record} -> 'lines') WITH ORDINALITY AS every (line, at))))`;
};

async function insertRecords(tx: Tx, id: string, { dialect, records }: ReadFile): Promise<void> {
  const orders = dialect.endsWith('orders');
  const other = orders ? sql`stored.erased_at IS NULL AND stored.ordered_at <> found.ordered_at` : sql`false`;
  const same = orders
    ? sql`${compared('stored')} = ${compared('found')} AND stored.email = found.email AND stored.name = found.name`
    : sql`${compared('stored')} = ${compared('found')} AND stored.email = found.email AND stored.name = found.name
        AND stored.phone = found.phone`;
  await sql`
    INSERT INTO earlier_import_record (import_id, row, key, name, email, phone, ordered_at, record, outcome, flaw,
      flaw_column, flaw_value, notes, cells)
    SELECT ${id}, found.row, found.key, found.name, found.email, found.phone, found.ordered_at, found.record,
      CASE WHEN found.flaw IS NOT NULL OR ${other} THEN 'refused' WHEN stored.id IS NULL THEN 'new'
        WHEN stored.erased_at IS NOT NULL OR (${same}) THEN 'known' ELSE 'changed' END,
      CASE WHEN found.flaw IS NOT NULL THEN found.flaw WHEN ${other} THEN 'other_order' END,
      found.flaw_column, found.flaw_value,
      ARRAY(SELECT jsonb_array_elements_text(found.notes)),
      CASE WHEN found.flaw IS NOT NULL OR ${other} THEN found.cells ELSE '[]' END
    FROM jsonb_to_recordset(${json(records)}::jsonb) AS found (row int, key text, name text, email text, phone text,
      ordered_at timestamptz, record jsonb, flaw text, flaw_column text, flaw_value text, notes jsonb, cells jsonb)
    LEFT JOIN ${matches(dialect)}`.execute(tx);
}

export type RecordRow = {
  readonly row: number;
  readonly number: string;
  readonly name: string;
  readonly outcome: EarlierOutcome;
  readonly flaw: EarlierFlaw | null;
  readonly column: string;
  readonly value: string;
  readonly notes: EarlierNote[];
  readonly total: string | null;
  readonly currency: string | null;
  readonly cells: string[][];
};

/** A page of the records of a file in its order. */
export function listRecords(
  db: Queryable,
  of: { id: string; tab: EarlierOutcome | 'all'; page: number; limit: number },
) {
  const from = sql`FROM earlier_import_record WHERE import_id = ${of.id}
    AND ${of.tab === 'all' ? sql`true` : sql`outcome = ${of.tab}`}`;
  return pageOf<RecordRow>(db, {
    rows: sql`SELECT row, key AS number, name, outcome, flaw, flaw_column AS column, flaw_value AS value, notes,
      COALESCE(record ->> 'total', record ->> 'spent') AS total, record ->> 'currency' AS currency, cells ${from} ORDER BY row`,
    counted: from,
    at: of,
  });
}

/** Marks a locked draft as taken over: its file goes, and of its records those that were refused stay, without people. */
export async function markTaken(
  tx: Tx,
  { id, dialect, counts }: { id: string; dialect: EarlierDialect; counts: OutcomeCounts },
): Promise<void> {
  // People are known by their e-mail or telephone number, orders by a number that says nothing of a person.
  const key = dialect.endsWith('orders') ? sql`key` : sql`''`;
  await sql`UPDATE earlier_import SET state = 'taken', taken_at = app_now(), counts = ${json(counts)}, file = NULL,
    version = version + 1 WHERE id = ${id}`.execute(tx);
  await sql`DELETE FROM earlier_import_record WHERE import_id = ${id} AND outcome <> 'refused'`.execute(tx);
  await sql`UPDATE earlier_import_record SET name = '', email = '', phone = '', record = '{}', flaw_value = '', cells = '[]',
    key = ${key} WHERE import_id = ${id}`.execute(tx);
}

/** Deletes a file with its records. */
export async function deleteImport(tx: Tx, id: string): Promise<void> {
  await sql`DELETE FROM earlier_import WHERE id = ${id}`.execute(tx);
}

/** Deletes the drafts that have waited for so many days. Returns how many. */
export async function deleteOldDrafts(db: Queryable, days: number): Promise<number> {
  const { numAffectedRows } = await sql`DELETE FROM earlier_import
    WHERE state = 'draft' AND created_at < app_now() - make_interval(days => ${days})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

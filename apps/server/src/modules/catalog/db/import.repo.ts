import type { ImportDialect } from '@app/contract/catalog/import-fields';
import type {
  ImportedRow,
  ImportSettings,
  ProductImport,
  ProductImportRow,
} from '@app/contract/catalog/import-schemas';
import { limits } from '@app/contract/core/limits';
import { JUMPS_NAMED, largestFirst, type PriceChange } from '@app/contract/core/price-jumps';
import type { ColumnNumbers, NumberStyle } from '@app/kernel/written-numbers';
import { type RawBuilder, sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { holdsText } from '../../../platform/db/patterns.ts';
import type { TableLine } from '../../../platform/files/tables/line.ts';
import type { Flaw } from '../domain/import/group-cells.ts';
import type { KeyedRow } from '../domain/import/interpret.ts';

type Sql = RawBuilder<unknown>;
type Row = Omit<ProductImportRow, 'createdAt' | 'finishedAt'> & { createdAt: Date; finishedAt: Date | null };

const SAMPLES = 3;
/** Characters of a product's name that are stored with its row. */
const NAME_SHOWN = 200;
/** Characters of a cell that a sample shows. */
const SAMPLE_MAX = 200;
const importColumns = sql`i.id, i.file_name AS "fileName", i.state, i.dialect, i.who, i.version, i.created_at AS "createdAt",
  i.finished_at AS "finishedAt", n.*`;
/** How many rows stand where, and how many products they made. */
const counts = sql`CROSS JOIN LATERAL (
  SELECT count(*) AS rows, count(*) FILTER (WHERE r.state = 'valid') AS valid, count(*) FILTER (WHERE r.state = 'failed') AS failed,
    count(*) FILTER (WHERE r.state = 'imported') AS imported, count(*) FILTER (WHERE r.state = 'waiting') AS waiting,
    count(DISTINCT product_id) FILTER (WHERE r.outcome = 'created') AS created,
    count(DISTINCT product_id) FILTER (WHERE r.outcome = 'updated') AS updated,
    count(DISTINCT product_id) FILTER (WHERE r.outcome = 'unchanged') AS unchanged
  FROM product_import_row r WHERE r.import_id = i.id) n`;

/** What taking the rows that were found good would do, in products. */
const foundInRows = sql`(SELECT json_build_object(
    'created', count(DISTINCT product_key) FILTER (WHERE r.planned = 'created'),
    'updated', count(DISTINCT product_key) FILTER (WHERE r.planned = 'updated'),
    'unchanged', count(DISTINCT product_key) FILTER (WHERE r.planned = 'unchanged'))
  FROM product_import_row r WHERE r.import_id = i.id AND r.state = 'valid')`;
/** One address counts once, in however many places its picture stands. */
const pictures = sql`(SELECT json_build_object(
    'found', (SELECT coalesce(sum(r.pictures), 0) FROM product_import_row r WHERE r.import_id = i.id AND r.state = 'valid'),
    'waiting', count(DISTINCT p.address) FILTER (WHERE NOT p.applied),
    'fetched', count(DISTINCT p.address) FILTER (WHERE p.applied AND p.state = 'fetched'),
    'failed', count(DISTINCT p.address) FILTER (WHERE p.applied AND p.state = 'failed'))
  FROM product_import_picture p WHERE p.import_id = i.id)`;

const shown = <T extends Row>({ createdAt, finishedAt, ...row }: T) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});

export type ImportFilter = {
  readonly file: string | null;
  readonly who: string | null;
  readonly state: ProductImportRow['state'] | null;
};

function conditions(filter: ImportFilter): Sql {
  const all: Sql[] = [sql`true`];
  if (filter.file) all.push(holdsText(sql`i.file_name`, filter.file));
  if (filter.who) all.push(holdsText(sql`i.who`, filter.who));
  if (filter.state) all.push(sql`i.state = ${filter.state}`);
  return sql.join(all, sql` AND `);
}

/** One page of imports and how many there are. */
export async function importPage(
  db: Queryable,
  filter: ImportFilter,
  at: { ascending: boolean; limit: number; offset: number },
): Promise<{ list: ProductImportRow[]; total: number }> {
  const way = at.ascending ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<Row>`
    SELECT ${importColumns} FROM (SELECT * FROM product_import i WHERE ${conditions(filter)}
      ORDER BY i.created_at ${way}, i.id ${way} LIMIT ${sql.lit(at.limit)} OFFSET ${at.offset}) i ${counts}
    ORDER BY i.created_at ${way}, i.id ${way}`.execute(db);
  const total = await sql<{ total: number }>`
    SELECT count(*) AS total FROM product_import i WHERE ${conditions(filter)}`.execute(db);
  return { list: rows.map(shown), total: total.rows[0]?.total ?? 0 };
}

/** One import with its columns and first rows, or null. */
export async function importOf(db: Queryable, id: string): Promise<ProductImport | null> {
  type Own = Omit<ProductImport, keyof Row | 'samples' | 'jumps'>;
  const { rows } = await sql<Row & Own & { samples: string[][] | null }>`
    SELECT ${importColumns}, i.heads, i.mapping, i.look, i.numbers, i.styles, i.settings, i.currencies, i.rate,
      i.file IS NOT NULL AS rereadable, ${foundInRows} AS planned, ${pictures} AS pictures,
      ARRAY(SELECT DISTINCT n ->> 'value' FROM product_import_row r CROSS JOIN LATERAL jsonb_array_elements(r.notes) n
        WHERE r.import_id = i.id AND r.state IN ('valid', 'imported') AND n ->> 'note' = 'new_category' ORDER BY 1) AS "newCategories",
      (SELECT json_agg(s.cells ORDER BY s.row) FROM (
        SELECT row, ARRAY(SELECT left(c.cell, ${sql.lit(SAMPLE_MAX)}) FROM unnest(cells) WITH ORDINALITY AS c(cell, at) ORDER BY c.at)
          AS cells FROM product_import_row r
        WHERE r.import_id = i.id ORDER BY row LIMIT ${sql.lit(SAMPLES)}) s) AS samples
    FROM product_import i ${counts} WHERE i.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const jumps = row.state === 'checked' ? await importJumps(db, id) : [];
  return {
    ...shown(row),
    samples: row.samples ?? [],
    jumps: { count: jumps.length, largest: jumps.slice(0, JUMPS_NAMED) },
  };
}

/** The prices that rows found good would make jump, the largest first. */
export async function importJumps(db: Queryable, id: string): Promise<PriceChange[]> {
  const { rows } = await sql<{ price_jumps: PriceChange[] }>`SELECT price_jumps FROM product_import_row
    WHERE import_id = ${id} AND state = 'valid' AND price_jumps <> '[]'`.execute(db);
  return largestFirst(rows.flatMap((row) => row.price_jumps));
}

export type LockedImport = {
  readonly state: ProductImportRow['state'];
  readonly version: number;
  readonly dialect: ImportDialect;
  readonly settings: ImportSettings;
  readonly heads: string[];
  readonly numbers: ColumnNumbers[];
  readonly styles: (NumberStyle | null)[];
};

/** The import as stored, held until the transaction ends; null when there is none. */
export async function lockImport(tx: Tx, id: string): Promise<LockedImport | null> {
  const { rows } = await sql<LockedImport>`
    SELECT state, version, dialect, settings, heads, numbers, styles FROM product_import WHERE id = ${id} FOR UPDATE`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** The uploaded file, or null once its rows are being taken. */
export async function importedFile(db: Queryable, id: string): Promise<Buffer | null> {
  const { rows } = await sql<{ file: Buffer | null }>`SELECT file FROM product_import WHERE id = ${id}`.execute(db);
  return rows[0]?.file ?? null;
}

/** A table as read from a file: its head, its rows, and what its columns most likely are. */
export type ReadImport = Pick<
  ProductImport,
  'heads' | 'mapping' | 'look' | 'numbers' | 'styles' | 'dialect' | 'settings' | 'currencies'
> & {
  readonly lines: readonly TableLine[];
};
export type NewImport = ReadImport & {
  readonly id: string;
  readonly by: { readonly id: string; readonly username: string; readonly ip: string };
  readonly fileName: string;
  readonly file: Buffer;
};

async function insertRows(tx: Tx, id: string, lines: readonly TableLine[]): Promise<void> {
  await sql`
    INSERT INTO product_import_row (import_id, row, cells, marks)
    SELECT ${id}::uuid, r.row, ARRAY(SELECT jsonb_array_elements_text(r.cells)), coalesce(r.marks, '{}')
    FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS r(row int, cells jsonb, marks jsonb)`.execute(tx);
}

/** Keeps an uploaded table, row by row. */
export async function insertImport(tx: Tx, made: NewImport): Promise<void> {
  const { by } = made;
  await sql`
    INSERT INTO product_import (id, staff_id, who, ip, file_name, file, heads, mapping, look, numbers, styles,
      dialect, settings, currencies)
    VALUES (${made.id}, ${by.id}, ${by.username}, ${by.ip}, ${made.fileName}, ${made.file}, ${made.heads}::text[],
      ${made.mapping}::text[], ${json(made.look)}, ${json(made.numbers)}, ${made.styles}::text[], ${made.dialect},
      ${json(made.settings)}, ${made.currencies}::text[])`.execute(tx);
  await insertRows(tx, made.id, made.lines);
}

/** Puts what another reading of the file found in place of what stood there. */
export async function replaceRows(tx: Tx, id: string, read: ReadImport): Promise<void> {
  await sql`DELETE FROM product_import_row WHERE import_id = ${id}`.execute(tx);
  await sql`UPDATE product_import SET heads = ${read.heads}::text[], mapping = ${read.mapping}::text[],
    look = ${json(read.look)}, numbers = ${json(read.numbers)}, styles = ${read.styles}::text[],
    dialect = ${read.dialect}, settings = ${json(read.settings)}, currencies = ${read.currencies}::text[], rate = NULL
    WHERE id = ${id}`.execute(tx);
  await insertRows(tx, id, read.lines);
}

/** What a file's columns mean. */
export type ColumnMeaning = Pick<ProductImport, 'mapping' | 'styles'>;

/** What the columns of a file with these heads meant the last time, or null. */
export async function rememberedMapping(db: Queryable, key: string): Promise<ColumnMeaning | null> {
  const { rows } = await sql<ColumnMeaning>`
    SELECT mapping, styles FROM product_import_mapping WHERE heads_key = ${key}`.execute(db);
  return rows[0] ?? null;
}

/** Every row of an import as it was read from the file. */
export async function importedLines(db: Queryable, id: string): Promise<TableLine[]> {
  const { rows } = await sql<TableLine>`
    SELECT row, cells, marks FROM product_import_row WHERE import_id = ${id} ORDER BY row`.execute(db);
  return rows;
}

/** Which program wrote the file, with its columns guessed and nothing of it checked. */
export async function storeDialect(
  tx: Tx,
  id: string,
  given: ColumnMeaning & Pick<ProductImport, 'dialect' | 'settings' | 'currencies'>,
): Promise<void> {
  await sql`UPDATE product_import SET dialect = ${given.dialect}, settings = ${json(given.settings)}, rate = NULL,
    currencies = ${given.currencies}::text[], mapping = ${given.mapping}::text[], styles = ${given.styles}::text[]
    WHERE id = ${id}`.execute(tx);
  await sql`UPDATE product_import_row SET state = 'waiting', outcome = NULL, planned = NULL, product_id = NULL, errors = '[]',
    notes = '[]', changes = '[]', pictures = 0, price_jumps = '[]' WHERE import_id = ${id}`.execute(tx);
}

/** Sets the mapping, keeps it for the next file with these heads, and puts every row back to be checked. */
export async function storeMapping(
  tx: Tx,
  id: string,
  given: ColumnMeaning & {
    key: string;
    settings: ImportSettings;
    rate: string | null;
    rows: readonly KeyedRow[];
  },
): Promise<void> {
  await sql`
    INSERT INTO product_import_mapping (heads_key, mapping, styles)
    VALUES (${given.key}, ${given.mapping}::text[], ${given.styles}::text[])
    ON CONFLICT (heads_key) DO UPDATE SET mapping = excluded.mapping, styles = excluded.styles,
      updated_at = app_now()`.execute(tx);
  const rows = given.rows.map(({ row, key, skus, twice, name }) => ({
    row,
    key,
    sku: skus.join(', ').slice(0, limits.sku),
    twice,
    name: name.slice(0, NAME_SHOWN),
  }));
  await sql`
    UPDATE product_import_row r SET state = 'waiting', outcome = NULL, planned = NULL, product_id = NULL, errors = '[]',
      notes = '[]', changes = '[]', pictures = 0, price_jumps = '[]', sku = k.sku, name = k.name, product_key = k.key,
      twice = ARRAY(SELECT jsonb_array_elements_text(k.twice))
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS k(row int, key text, sku text, name text, twice jsonb)
    WHERE r.import_id = ${id} AND r.row = k.row`.execute(tx);
  await sql`UPDATE product_import SET mapping = ${given.mapping}::text[], styles = ${given.styles}::text[],
    settings = ${json(given.settings)}, rate = ${given.rate} WHERE id = ${id}`.execute(tx);
}

/** Moves an import on to another state, one version on; whoever worked on it stops. Once rows are taken, the file goes. */
export async function setImportState(tx: Tx, id: string, state: ProductImportRow['state']): Promise<void> {
  await sql`UPDATE product_import SET state = ${state}, version = version + 1, claimed_until = NULL,
    file = CASE WHEN ${state} <> 'importing' THEN file END,
    finished_at = CASE WHEN ${state} = 'done' THEN app_now() END WHERE id = ${id}`.execute(tx);
}

/** Puts what failed back to be taken; gives how many rows that were. */
export async function requeueFailed(tx: Tx, id: string): Promise<number> {
  const done = await sql`UPDATE product_import_row SET state = 'valid', errors = '[]'
    WHERE import_id = ${id} AND state = 'failed'`.execute(tx);
  return Number(done.numAffectedRows ?? 0);
}

type StoredRow = Omit<ImportedRow, 'id'>;

/** One page of an import's rows in the file's order, and how many there are. */
export async function importRowPage(
  db: Queryable,
  of: { id: string; state: ImportedRow['state'] | null; planned: ImportedRow['planned'] },
  at: { limit: number; offset: number },
): Promise<{ list: ImportedRow[]; total: number }> {
  const planned = of.planned ? sql`planned = ${of.planned} AND state <> 'failed'` : sql`true`;
  const wanted = sql`import_id = ${of.id} AND ${of.state ? sql`state = ${of.state}` : sql`true`} AND ${planned}`;
  const [{ rows }, total] = await Promise.all([
    sql<StoredRow>`SELECT row, cells, sku, name, state, outcome, planned, changes, notes,
        product_id AS "productId", errors
      FROM product_import_row WHERE ${wanted} ORDER BY row LIMIT ${sql.lit(at.limit)} OFFSET ${at.offset}`.execute(db),
    sql<{ total: number }>`SELECT count(*) AS total FROM product_import_row WHERE ${wanted}`.execute(db),
  ]);
  return { list: rows.map((row) => ({ ...row, id: String(row.row) })), total: total.rows[0]?.total ?? 0 };
}

export type RowFlaws = ReadonlyMap<number, readonly Flaw[]>;

/** Notes the rows of one product as failed, each with its flaws. */
export async function failRows(tx: Queryable, id: string, flaws: RowFlaws): Promise<void> {
  const rows = [...flaws].map(([row, errors]) => ({ row, errors }));
  await sql`
    UPDATE product_import_row r SET state = 'failed', errors = f.errors
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS f(row int, errors jsonb)
    WHERE r.import_id = ${id} AND r.row = f.row`.execute(tx);
}

/** Forgets imports past their time; the products stay. */
export async function forgetImports(db: Queryable, kept: string): Promise<number> {
  const done = await sql`DELETE FROM product_import WHERE created_at < app_now() - ${kept}::interval
    AND state NOT IN ('checking', 'importing')`.execute(db);
  return Number(done.numAffectedRows ?? 0);
}

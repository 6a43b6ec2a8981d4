import type { ColumnField, ImportDialect, ImportOutcome } from '@app/contract/catalog/import-fields';
import type { ImportSettings } from '@app/contract/catalog/import-schemas';
import type { PriceChange } from '@app/contract/core/price-jumps';
import type { ColumnNumbers, NumberStyle } from '@app/kernel/written-numbers';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { Note } from '../domain/import/group-cells.ts';
import type { KeptLine } from '../domain/import/interpret.ts';
import type { CellChange } from '../domain/import/write-row.ts';

export type ClaimedImport = {
  readonly id: string;
  readonly state: 'checking' | 'importing';
  readonly staff_id: string;
  readonly who: string;
  readonly ip: string;
  readonly dialect: ImportDialect;
  readonly settings: ImportSettings;
  readonly rate: string | null;
  readonly heads: string[];
  readonly mapping: (ColumnField | null)[];
  readonly numbers: ColumnNumbers[];
  readonly styles: (NumberStyle | null)[];
};

/** Seconds of real time an import is one process's; it renews them as it goes. */
const LEASE = 30;

const waits = sql`state IN ('checking', 'importing') AND (claimed_until IS NULL OR claimed_until < clock_timestamp())`;

/** Returns whether an unclaimed import waits for work; also one whose row is locked at the moment, which claimImport passes over. */
export async function importWaits(db: Queryable): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM product_import WHERE ${waits} LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Claims the oldest import that waits for work and whose row is not locked; null when there is none. */
export async function claimImport(db: Queryable): Promise<ClaimedImport | null> {
  const { rows } = await sql<ClaimedImport>`
    UPDATE product_import SET claimed_until = clock_timestamp() + make_interval(secs => ${LEASE}) WHERE id = (
      SELECT id FROM product_import WHERE ${waits}
      ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, state, staff_id, who, ip, dialect, settings, rate, heads, mapping, numbers, styles`.execute(db);
  return rows[0] ?? null;
}

/** Keeps it a little longer. */
export async function renewClaim(db: Queryable, id: string): Promise<void> {
  await sql`UPDATE product_import SET claimed_until = clock_timestamp() + make_interval(secs => ${LEASE})
    WHERE id = ${id} AND claimed_until IS NOT NULL`.execute(db);
}

/** Lets another process have it at once. */
export async function dropClaim(db: Queryable, id: string): Promise<void> {
  await sql`UPDATE product_import SET claimed_until = NULL WHERE id = ${id}`.execute(db);
}

export type WaitingGroup = { readonly key: string; readonly lines: readonly KeptLine[] };

type Marks = Exclude<KeptLine['marks'], undefined>;

/** The next products of an import whose rows stand in a state, in the file's order, with all of those rows. */
export async function nextGroups(
  db: Queryable,
  of: { id: string; state: 'waiting' | 'valid'; most: number },
): Promise<WaitingGroup[]> {
  const { rows } = await sql<{ key: string; row: number; cells: string[]; marks: Marks; twice: string[] }>`
    WITH next AS (
      SELECT product_key, min(row) AS first FROM product_import_row WHERE import_id = ${of.id} AND state = ${of.state}
      GROUP BY product_key ORDER BY min(row) LIMIT ${sql.lit(of.most)}
    )
    SELECT r.product_key AS key, r.row, r.cells, r.marks, r.twice
    FROM next JOIN product_import_row r ON r.import_id = ${of.id} AND r.product_key = next.product_key AND r.state = ${of.state}
    ORDER BY next.first, r.row`.execute(db);
  return [...Map.groupBy(rows, (row) => row.key)].map(([key, own]) => ({
    key,
    lines: own.map(({ row, cells, marks, twice }) => ({ row, cells, marks, twice })),
  }));
}

/** Locks the rows of one product that are still to be taken; gives how many they are. */
export async function lockGroup(tx: Tx, importId: string, key: string): Promise<number> {
  const { rows } = await sql`SELECT 1 FROM product_import_row
    WHERE import_id = ${importId} AND product_key = ${key} AND state = 'valid' FOR UPDATE`.execute(tx);
  return rows.length;
}

/** What the check found of a product that can be taken. */
export type CheckedGroup = {
  readonly key: string;
  readonly planned: ImportOutcome;
  readonly changes: ReadonlyMap<number, readonly CellChange[]>;
  readonly notes: ReadonlyMap<number, readonly Note[]>;
  /** Prices that would jump, noted with a row. */
  readonly jumps: { readonly row: number; readonly own: readonly PriceChange[] };
  /** Pictures that are to be fetched, noted with a row. */
  readonly pictures: { readonly row: number; readonly count: number };
};

/** Notes the rows of products as found good, with what taking them would do. */
export async function passGroups(db: Queryable, importId: string, groups: readonly CheckedGroup[]): Promise<void> {
  if (groups.length === 0) return;
  const keys = groups.map(({ key, planned }) => ({ key, planned }));
  await sql`UPDATE product_import_row r SET state = 'valid', errors = '[]', price_jumps = '[]', changes = '[]', notes = '[]',
      pictures = 0, planned = k.planned
    FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS k(key text, planned text)
    WHERE r.import_id = ${importId} AND r.product_key = k.key AND r.state = 'waiting'`.execute(db);
  const rows = new Map<
    number,
    { row: number; jumps?: unknown; changes?: unknown; notes?: unknown; pictures?: number }
  >();
  const add = (row: number, of: object) => rows.set(row, { ...rows.get(row), row, ...of });
  for (const { jumps, pictures, changes, notes } of groups) {
    if (jumps.own.length > 0) add(jumps.row, { jumps: jumps.own });
    if (pictures.count > 0) add(pictures.row, { pictures: pictures.count });
    for (const [row, own] of changes) add(row, { changes: own });
    for (const [row, own] of notes) add(row, { notes: own });
  }
  if (rows.size === 0) return;
  await sql`UPDATE product_import_row r SET price_jumps = coalesce(j.jumps, '[]'), changes = coalesce(j.changes, '[]'),
      notes = coalesce(j.notes, '[]'), pictures = coalesce(j.pictures, 0)
    FROM jsonb_to_recordset(${JSON.stringify([...rows.values()])}::jsonb)
      AS j(row int, jumps jsonb, changes jsonb, notes jsonb, pictures int)
    WHERE r.import_id = ${importId} AND r.row = j.row`.execute(db);
}

/** Lets one import at a time take the product with this key; others wait until the transaction ends. */
export async function lockProductKey(tx: Tx, key: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`product_import ${key}`}, 0))`.execute(tx);
}

/** Notes the rows of one product as taken. */
export async function takeGroup(
  tx: Tx,
  importId: string,
  of: { key: string; outcome: 'created' | 'updated' | 'unchanged'; productId: string },
): Promise<void> {
  await sql`UPDATE product_import_row SET state = 'imported', errors = '[]', outcome = ${of.outcome},
    product_id = ${of.productId} WHERE import_id = ${importId} AND product_key = ${of.key} AND state = 'valid'`.execute(
    tx,
  );
}

export type Owners = {
  /** The product that bears the number; null for a number nobody has. */
  readonly byNumber: string | null;
  readonly bySku: ReadonlyMap<string, string>;
  /** The numbers of those products. */
  readonly numbers: ReadonlyMap<string, string>;
};

/** Which products a number and some SKUs belong to. */
export async function ownersOf(db: Queryable, number: string | null, skus: readonly string[]): Promise<Owners> {
  const { rows } = await sql<{ sku: string | null; product_id: string; number: string | null }>`
    SELECT v.sku, v.product_id, n.number FROM product_variant v LEFT JOIN product_number n ON n.product_id = v.product_id
    WHERE v.sku = ANY(${skus}::text[]) AND v.removed_at IS NULL
    UNION ALL SELECT NULL, product_id, number FROM product_number WHERE number = ${number}`.execute(db);
  return {
    byNumber: rows.find((row) => row.sku === null)?.product_id ?? null,
    bySku: new Map(rows.flatMap((row) => (row.sku === null ? [] : [[row.sku, row.product_id] as const]))),
    numbers: new Map(rows.flatMap((row) => (row.number === null ? [] : [[row.product_id, row.number] as const]))),
  };
}

/** Gives a product its number. */
export async function storeNumber(tx: Tx, number: string, productId: string): Promise<void> {
  await sql`INSERT INTO product_number (number, product_id) VALUES (${number}, ${productId})
    ON CONFLICT DO NOTHING`.execute(tx);
}

import type { PictureFlaw } from '@app/contract/catalog/import-fields';
import type { ImportedPicture } from '@app/contract/catalog/import-schemas';
import { limits } from '@app/contract/core/limits';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { WantedPicture } from '../domain/import/read-pictures.ts';

/** The files that addresses were fetched to, by the address. */
export async function knownPictures(db: Queryable, addresses: readonly string[]): Promise<Map<string, string>> {
  if (addresses.length === 0) return new Map();
  const { rows } = await sql<{ address: string; file: string }>`
    SELECT address, file FROM fetched_picture WHERE address = ANY(${addresses}::text[])`.execute(db);
  return new Map(rows.map(({ address, file }) => [address, file]));
}

/** Keeps to which file an address was fetched. Returns the file of who was first. */
export async function keepFetched(db: Queryable, address: string, file: string): Promise<string> {
  await sql`INSERT INTO fetched_picture (address, file) VALUES (${address}, ${file})
    ON CONFLICT DO NOTHING`.execute(db);
  return (await knownPictures(db, [address])).get(address) ?? file;
}

/** Notes the pictures that a product of an import is to have. Those beyond the limit of one import fail until they are retried. */
export async function wantPictures(
  tx: Tx,
  importId: string,
  of: { productId: string; pictures: readonly WantedPicture[] },
): Promise<void> {
  if (of.pictures.length === 0) return;
  await sql`DELETE FROM product_import_picture WHERE import_id = ${importId} AND product_id = ${of.productId}`.execute(
    tx,
  );
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM product_import_picture
    WHERE import_id = ${importId} AND state <> 'fetched'`.execute(tx);
  const left = limits.importPictures - (rows[0]?.n ?? 0);
  let more = 0;
  const all = of.pictures.map(({ file, ...one }) => {
    if (file !== null) return { ...one, file, state: 'fetched', flaw: null };
    more += 1;
    return more > left
      ? { ...one, file: null, state: 'failed', flaw: 'too_many' }
      : { ...one, file: null, state: 'waiting', flaw: null };
  });
  await sql`
    INSERT INTO product_import_picture (import_id, row, product_id, place, at, sku, address, kind, file, state, flaw)
    SELECT ${importId}::uuid, p.row, ${of.productId}::uuid, p.place, p.at, p.sku, p.address, p.kind, p.file, p.state, p.flaw
    FROM jsonb_to_recordset(${JSON.stringify(all)}::jsonb)
      AS p(row int, place text, at int, sku text, address text, kind text, file text, state text, flaw text)`.execute(
    tx,
  );
}

export type DuePicture = {
  readonly id: number;
  readonly address: string;
  readonly tries: number;
  readonly staffId: string;
};

/** Seconds of real time in which a process that took a picture fetches it; then another may. */
const LEASE = 60;

/** Takes pictures that are due, each address once; they are due again after a while. */
export async function takeDuePictures(db: Queryable, most: number): Promise<DuePicture[]> {
  const { rows } = await sql<DuePicture>`
    WITH due AS (
      SELECT id FROM product_import_picture WHERE state = 'waiting' AND due_at <= clock_timestamp()
      ORDER BY due_at, id LIMIT ${sql.lit(most)} FOR UPDATE SKIP LOCKED
    )
    UPDATE product_import_picture p SET due_at = clock_timestamp() + make_interval(secs => ${LEASE})
    FROM due, product_import i WHERE p.id = due.id AND i.id = p.import_id
    RETURNING p.id, p.address, p.tries, i.staff_id AS "staffId"`.execute(db);
  return rows;
}

/** Whether a picture waits, and in how many milliseconds of real time the first of them is due. */
export async function nextPictureDue(db: Queryable): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    SELECT (extract(epoch FROM min(due_at) - clock_timestamp()) * 1000)::float8 AS ms
    FROM product_import_picture WHERE state = 'waiting'`.execute(db);
  return rows[0]?.ms ?? null;
}

/** Notes an address as fetched wherever it is waited for. */
export async function noteFetched(db: Queryable, address: string, file: string): Promise<void> {
  await sql`UPDATE product_import_picture SET state = 'fetched', file = ${file}
    WHERE state = 'waiting' AND address = ${address}`.execute(db);
}

/** Notes that a picture could not be fetched: for good, or to be tried again after a while. */
export async function noteFailed(
  db: Queryable,
  id: number,
  of: { flaw: PictureFlaw; againIn: number | null },
): Promise<void> {
  const again = of.againIn;
  await sql`UPDATE product_import_picture SET tries = tries + 1,
    state = CASE WHEN ${again}::int IS NULL THEN 'failed' ELSE state END,
    flaw = CASE WHEN ${again}::int IS NULL THEN ${of.flaw} ELSE flaw END,
    due_at = clock_timestamp() + make_interval(secs => coalesce(${again}::int, 0))
    WHERE id = ${id} AND state = 'waiting'`.execute(db);
}

export type OpenProduct = {
  readonly importId: string;
  readonly productId: string;
  readonly staffId: string;
  readonly who: string;
  readonly ip: string;
};

/** Products of which no picture waits any more, and which have not been given them. */
export async function openProducts(db: Queryable, most: number): Promise<OpenProduct[]> {
  const { rows } = await sql<OpenProduct>`
    SELECT p.import_id AS "importId", p.product_id AS "productId", i.staff_id AS "staffId", i.who, i.ip
    FROM product_import_picture p JOIN product_import i ON i.id = p.import_id
    WHERE (p.import_id, p.product_id) IN (SELECT o.import_id, o.product_id FROM product_import_picture o WHERE NOT o.applied)
    GROUP BY p.import_id, p.product_id, i.staff_id, i.who, i.ip
    HAVING NOT bool_or(p.state = 'waiting')
    ORDER BY min(p.id) LIMIT ${sql.lit(most)}`.execute(db);
  return rows;
}

/** Locks the pictures of a product; null where one waits again, or another process has given them already. */
export async function lockPictures(tx: Tx, of: OpenProduct): Promise<WantedPicture[] | null> {
  const { rows } = await sql<WantedPicture & { state: string; applied: boolean }>`
    SELECT row, place, at, sku, address, kind, file, state, applied FROM product_import_picture
    WHERE import_id = ${of.importId} AND product_id = ${of.productId} ORDER BY id FOR UPDATE`.execute(tx);
  const open = rows.some(({ applied }) => !applied) && rows.every(({ state }) => state !== 'waiting');
  return open ? rows : null;
}

/** Notes that a product has its pictures. */
export async function noteApplied(tx: Tx, of: OpenProduct): Promise<void> {
  await sql`UPDATE product_import_picture SET applied = true
    WHERE import_id = ${of.importId} AND product_id = ${of.productId}`.execute(tx);
}

/** Puts what failed back to be fetched; returns how many pictures that are. */
export async function requeuePictures(tx: Tx, importId: string): Promise<number> {
  const done = await sql`UPDATE product_import_picture SET state = 'waiting', flaw = NULL, tries = 0, applied = false,
    due_at = clock_timestamp() WHERE id IN (SELECT id FROM product_import_picture
      WHERE import_id = ${importId} AND state = 'failed' ORDER BY id LIMIT ${sql.lit(limits.importPictures)})`.execute(
    tx,
  );
  return Number(done.numAffectedRows ?? 0);
}

/** One page of an import's pictures, each address of a product once, and how many there are. */
export async function picturePage(
  db: Queryable,
  of: { id: string; state: ImportedPicture['state'] | null },
  at: { limit: number; offset: number },
): Promise<{ list: ImportedPicture[]; total: number }> {
  const once = sql`SELECT DISTINCT ON (p.product_id, p.address) p.* FROM product_import_picture p
    WHERE p.import_id = ${of.id} AND ${of.state ? sql`p.state = ${of.state}` : sql`true`}
    ORDER BY p.product_id, p.address, p.id`;
  const [{ rows }, total] = await Promise.all([
    sql<ImportedPicture>`SELECT p.id::text AS id, p.row, p.address, coalesce(g.name ->> 'en-US', '') AS name,
        p.product_id AS "productId", p.state, p.flaw, p.tries
      FROM (${once}) p JOIN product g ON g.id = p.product_id
      ORDER BY p.row, p.id LIMIT ${sql.lit(at.limit)} OFFSET ${at.offset}`.execute(db),
    sql<{ total: number }>`SELECT count(*) AS total FROM (${once}) p`.execute(db),
  ]);
  return { list: rows, total: total.rows[0]?.total ?? 0 };
}

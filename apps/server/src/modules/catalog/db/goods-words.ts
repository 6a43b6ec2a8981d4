import type { Localized } from '@app/contract/core/locale';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { pinyinSyllables } from '../../../platform/text/pinyin.ts';
import { type Searchable, searchTokens } from '../domain/search-tokens.ts';
import { searchWords } from '../domain/search-words.ts';

/** Returns what searches find a product by, as it is written beside it: tokens for the database, words for the index. */
export async function foundBy(product: Searchable): Promise<{ nameTokens: string[]; tokens: string[]; words: string }> {
  const chinese = [product.name, ...product.tags, ...product.categoryNames].map((text) => text['zh-cn'] ?? '');
  const words = searchWords(product, await pinyinSyllables(chinese.join(',')));
  return { ...searchTokens(product), words };
}

type Found = {
  id: string;
  type: 'normal' | 'points';
  name: Localized;
  description: Localized;
  tags: Localized[];
  brand: string;
  category_path: string[];
  category_names: Localized[] | null;
};
type Written = Awaited<ReturnType<typeof foundBy>> & { readonly id: string };
const BATCH = 500;
const NOBODY = '00000000-0000-0000-0000-000000000000';

async function foundAfter(db: Queryable, wanted: RawBuilder<unknown>, last: string): Promise<Written[]> {
  const { rows } = await sql<Found>`
    SELECT p.id, p.type, p.name, p.description, p.tags, p.brand, p.category_path,
      (SELECT jsonb_agg(c.name) FROM category c WHERE c.id = ANY(p.category_path)) AS category_names
    FROM product p WHERE ${wanted} AND p.id > ${last}
    ORDER BY p.id LIMIT ${sql.lit(BATCH)}`.execute(db);
  const found: Written[] = [];
  for (const row of rows) {
    const product = { ...row, categoryPath: row.category_path, categoryNames: row.category_names ?? [] };
    found.push({ id: row.id, ...(await foundBy(product)) });
  }
  return found;
}

/** Writes anew what searches find the goods of a category (and below) by, after its name or place has changed; returns their ids. */
export async function reindexCategory(tx: Tx, categoryId: string): Promise<string[]> {
  const inside = sql`p.category_id IN (SELECT id FROM category WHERE path @> ARRAY[${categoryId}::uuid])`;
  return reindex(tx, inside);
}

/** Writes anew what searches find these products by. */
export const reindexProducts = (tx: Tx, ids: readonly string[]): Promise<string[]> =>
  reindex(tx, sql`p.id = ANY(${ids}::uuid[])`);

async function reindex(tx: Tx, wanted: RawBuilder<unknown>): Promise<string[]> {
  const changed: string[] = [];
  for (let last = NOBODY; ; ) {
    const found = await foundAfter(tx, wanted, last);
    await sql`
      UPDATE product_search s SET name_tokens = ARRAY(SELECT jsonb_array_elements_text(r."nameTokens")),
        tokens = ARRAY(SELECT jsonb_array_elements_text(r.tokens)), words = r.words
      FROM jsonb_to_recordset(${JSON.stringify(found)}::jsonb) AS r(id uuid, "nameTokens" jsonb, tokens jsonb, words text)
      WHERE s.product_id = r.id`.execute(tx);
    changed.push(...found.map(({ id }) => id));
    if (found.length < BATCH) return changed;
    last = found.at(-1)?.id ?? last;
  }
}

/** Writes what the next products are found by whose words are not written yet, after a product; returns the last one, null at the end. */
export async function writeMissingWords(
  db: Queryable,
  after: string | null,
): Promise<{ last: string; written: number } | null> {
  const missing = sql`p.id IN (SELECT product_id FROM product_search WHERE words = '')`;
  const found = await foundAfter(db, missing, after ?? NOBODY);
  const last = found.at(-1)?.id;
  if (last === undefined) return null;
  const { numAffectedRows } = await sql`
    UPDATE product_search s SET name_tokens = ARRAY(SELECT jsonb_array_elements_text(r."nameTokens")),
      tokens = ARRAY(SELECT jsonb_array_elements_text(r.tokens)), words = r.words
    FROM jsonb_to_recordset(${JSON.stringify(found)}::jsonb) AS r(id uuid, "nameTokens" jsonb, tokens jsonb, words text)
    WHERE s.product_id = r.id AND s.words = ''`.execute(db);
  return { last, written: Number(numAffectedRows ?? 0) };
}

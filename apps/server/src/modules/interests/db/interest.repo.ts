import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

export type InterestKind = 'style' | 'audience' | 'hobby';

export type OfferedRow = {
  id: string;
  kind: InterestKind;
  name: Localized;
  image: string | null;
  chosen: boolean;
};

/** What is offered of some kinds, heavier ones first, with what the customer has chosen. */
export async function offeredInterests(
  db: Queryable,
  kinds: readonly InterestKind[],
  customerId: string,
): Promise<OfferedRow[]> {
  const { rows } = await sql<OfferedRow>`
    SELECT i.id, i.kind, i.name, i.image, c.customer_id IS NOT NULL AS chosen
      FROM interest i
      LEFT JOIN customer_interest c ON c.interest_id = i.id AND c.customer_id = ${customerId}
     WHERE i.kind = ANY(${kinds}::text[]) AND i.enabled
     ORDER BY i.sort_weight DESC, i.created_at, i.id
  `.execute(db);
  return rows;
}

/** How many of the ids are offered interests of a kind; they are kept from being deleted meanwhile. */
export async function countOffered(tx: Tx, kind: InterestKind, ids: readonly string[]): Promise<number> {
  const { rows } = await sql`
    SELECT id FROM interest WHERE id = ANY(${ids}::uuid[]) AND kind = ${kind} AND enabled ORDER BY id FOR KEY SHARE
  `.execute(tx);
  return rows.length;
}

/** Replaces what a customer has chosen of some kinds. */
export async function replaceInterests(
  tx: Tx,
  customerId: string,
  chosen: { kinds: readonly InterestKind[]; ids: readonly string[] },
): Promise<void> {
  await sql`
    DELETE FROM customer_interest c USING interest i
     WHERE i.id = c.interest_id AND c.customer_id = ${customerId} AND i.kind = ANY(${chosen.kinds}::text[])
  `.execute(tx);
  await sql`
    INSERT INTO customer_interest (customer_id, interest_id)
    SELECT ${customerId}, unnest(${chosen.ids}::uuid[])
  `.execute(tx);
}

/** The categories a customer has chosen. */
export async function chosenCategories(db: Queryable, customerId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('customer_category')
    .select('category_id')
    .where('customer_id', '=', customerId)
    .execute();
  return new Set(rows.map((row) => row.category_id));
}

/** Replaces the categories a customer has chosen. */
export async function replaceCategories(tx: Tx, customerId: string, ids: readonly string[]): Promise<void> {
  await sql`DELETE FROM customer_category WHERE customer_id = ${customerId}`.execute(tx);
  await sql`
    INSERT INTO customer_category (customer_id, category_id)
    SELECT ${customerId}, unnest(${ids}::uuid[])
  `.execute(tx);
}

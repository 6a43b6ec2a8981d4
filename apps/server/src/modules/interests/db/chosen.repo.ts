import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { categoriesAs } from '../../catalog/core.ts';

const categoryRows = categoriesAs('g');

/** What a customer has chosen, by name; also what is not offered any more. */
export type ChosenInterests = Readonly<Record<'styles' | 'audiences' | 'hobbies' | 'categories', readonly Localized[]>>;

/** Everything a customer has chosen, the heavier ones first. */
export async function interestsOf(db: Queryable, customerId: string): Promise<ChosenInterests> {
  const { rows } = await sql<{ kind: 'style' | 'audience' | 'hobby' | 'category'; name: Localized }>`
    SELECT i.kind, i.name, i.sort_weight FROM customer_interest c JOIN interest i ON i.id = c.interest_id
     WHERE c.customer_id = ${customerId}
    UNION ALL
    SELECT 'category', ${categoryRows.name}, ${categoryRows.sortWeight} FROM customer_category c
      JOIN ${categoryRows.table} ON ${categoryRows.id} = c.category_id
     WHERE c.customer_id = ${customerId}
    ORDER BY 3 DESC, 2`.execute(db);
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ name }) => name);
  return { styles: of('style'), audiences: of('audience'), hobbies: of('hobby'), categories: of('category') };
}

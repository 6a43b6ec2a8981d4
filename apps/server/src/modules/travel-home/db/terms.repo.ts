import type { Localized } from '@app/contract/core/locale';
import type { TermKind } from '@app/contract/travel-home/schemas';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

export type StoredTerm = { readonly id: string; readonly kind: TermKind; readonly name: Localized };

/** Terms in force by their ids. */
export async function termsById(db: Queryable, ids: readonly string[]): Promise<Map<string, StoredTerm>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<StoredTerm>`
    SELECT id, kind, name FROM travel_term WHERE enabled AND id = ANY(${[...new Set(ids)]}::uuid[])
    ORDER BY sort_weight DESC, created_at, id`.execute(db);
  return new Map(rows.map((term) => [term.id, term]));
}

/** All terms in force, in the order of the dictionary. */
export async function allTerms(db: Queryable): Promise<StoredTerm[]> {
  const { rows } = await sql<StoredTerm>`
    SELECT id, kind, name FROM travel_term WHERE enabled ORDER BY sort_weight DESC, created_at, id`.execute(db);
  return rows;
}

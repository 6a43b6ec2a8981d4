import type { Localized } from '@app/contract/core/locale';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { holdsText } from '../../../platform/db/patterns.ts';
import type { InterestKind } from './interest.repo.ts';

export type StoredInterest = {
  id: string;
  kind: InterestKind;
  name: Localized;
  image: string | null;
  enabled: boolean;
  sortWeight: number;
  chosenBy: number;
  createdAt: Date;
  version: number;
};

export type InterestSort = 'sortWeight' | 'chosenBy' | 'createdAt';
const columns: Record<InterestSort, RawBuilder<unknown>> = {
  sortWeight: sql`i.sort_weight`,
  chosenBy: sql`"chosenBy"`,
  createdAt: sql`i.created_at`,
};

const stored = sql`
  i.id, i.kind, i.name, i.image, i.enabled, i.sort_weight AS "sortWeight", i.created_at AS "createdAt", i.version,
  (SELECT count(*) FROM customer_interest c WHERE c.interest_id = i.id) AS "chosenBy"`;

export type InterestFilter = {
  readonly kinds: readonly InterestKind[];
  readonly name: string | null;
  readonly enabled: boolean | null;
};

const passes = ({ kinds, name, enabled }: InterestFilter) => sql`
  i.kind = ANY(${kinds}::text[])
  AND (${enabled}::boolean IS NULL OR i.enabled = ${enabled})
  AND (${name}::text IS NULL OR EXISTS (
    SELECT FROM jsonb_each_text(i.name) n WHERE ${holdsText(sql`n.value`, name ?? '')}))`;

/** One page of interests for staff. */
export async function staffInterests(
  db: Queryable,
  filter: InterestFilter,
  at: { sort: InterestSort; ascending: boolean; limit: number; offset: number },
): Promise<StoredInterest[]> {
  const direction = at.ascending ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<StoredInterest>`
    SELECT ${stored} FROM interest i WHERE ${passes(filter)}
     ORDER BY ${columns[at.sort]} ${direction}, i.created_at, i.id LIMIT ${at.limit} OFFSET ${at.offset}
  `.execute(db);
  return rows;
}

/** How many interests pass a filter. */
export async function countInterests(db: Queryable, filter: InterestFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM interest i WHERE ${passes(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** One interest of these kinds, held until the transaction ends when `lock` is set; null when there is none. */
export async function staffInterest(
  db: Queryable,
  of: { id: string; kinds: readonly InterestKind[] },
  lock = false,
): Promise<StoredInterest | null> {
  const { rows } = await sql<StoredInterest>`
    SELECT ${stored} FROM interest i WHERE i.id = ${of.id} AND i.kind = ANY(${of.kinds}::text[])
    ${lock ? sql`FOR UPDATE OF i` : sql``}`.execute(db);
  return rows[0] ?? null;
}

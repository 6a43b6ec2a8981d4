import { DEFAULT_LOCALE, type Locale } from '@app/contract/core/locale';
import type { FoundAudience } from '@app/contract/messaging/staff-schemas';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { holdsText } from '../../../platform/db/patterns.ts';
import { isSought, type Sought } from '../../accounts/core.ts';
import type { Audience } from './staff-message.repo.ts';

export type AudienceSearch = {
  readonly audience: Exclude<Audience, 'all'>;
  readonly word: string;
  /** The same as it is looked for among customers; undefined for all. */
  readonly sought: Sought | undefined;
  /** Only the branch of this agent; null for everybody. */
  readonly agentId: string | null;
  readonly lang: Locale;
};

const branch = (agentId: string | null) => sql`
  WITH RECURSIVE tree AS (
    SELECT id, name, name AS path, invite_code FROM agent
      WHERE ${agentId === null ? sql`parent_id IS NULL` : sql`id = ${agentId}`}
    UNION ALL SELECT a.id, a.name, t.path || ' › ' || a.name, a.invite_code FROM agent a JOIN tree t ON a.parent_id = t.id
  )`;

/** Levels, agents with the way down to them, or customers whose name holds the word: one page, and how many there are. */
export async function findAudiences(
  db: Queryable,
  search: AudienceSearch,
  page: { page: number; limit: number },
): Promise<{ list: FoundAudience[]; total: number }> {
  const { agentId, lang, sought, word } = search;
  const found = {
    level: sql`SELECT id, coalesce(name ->> ${lang}, name ->> ${DEFAULT_LOCALE}) AS name, '' AS note, threshold_usd AS place, ''::text AS place2
      FROM member_level WHERE ${agentId === null} AND ${holdsText(sql`name`, word)}`,
    agent: sql`${branch(agentId)} SELECT id, path AS name, invite_code AS note, 0 AS place, path AS place2
      FROM tree WHERE ${holdsText(sql`path`, word)} OR ${holdsText(sql`invite_code`, word)}`,
    customer: sql`${branch(agentId)} SELECT id, email AS name, nickname AS note, 0 AS place, email AS place2 FROM customer
      WHERE ${sought ? isSought('customer', sought) : sql`true`}
        AND deleted_at IS NULL AND ${agentId === null ? sql`true` : sql`invited_by_agent IN (SELECT id FROM tree)`}`,
  };
  const { rows } = await sql<FoundAudience & { total: number }>`
    SELECT id, name, note, count(*) OVER ()::int AS total FROM (${found[search.audience]}) f
    ORDER BY place, place2, id LIMIT ${page.limit} OFFSET ${(page.page - 1) * page.limit}`.execute(db);
  return { list: rows.map(({ id, name, note }) => ({ id, name, note })), total: rows[0]?.total ?? 0 };
}

import { DEFAULT_LOCALE, type Locale } from '@app/contract/core/locale';
import type { FoundAudience } from '@app/contract/messaging/staff-schemas';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { holdsText } from '../../../platform/db/patterns.ts';
import { customersAs, isSought, type Sought } from '../../accounts/core.ts';
import { agentsAs } from '../../agents/core.ts';
import { memberLevelsAs } from '../../levels/core.ts';
import type { Audience } from './staff-message.repo.ts';

const customers = customersAs('c');
const levels = memberLevelsAs('l');
const agents = agentsAs('a');

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
    SELECT ${agents.id}, ${agents.name}, ${agents.name} AS path, ${agents.inviteCode} FROM ${agents.table}
      WHERE ${agentId === null ? sql`${agents.parentId} IS NULL` : sql`${agents.id} = ${agentId}`}
    UNION ALL SELECT ${agents.id}, ${agents.name}, t.path || ' › ' || ${agents.name}, ${agents.inviteCode}
      FROM ${agents.table} JOIN tree t ON ${agents.parentId} = t.id
  )`;

/** Levels, agents with the way down to them, or customers whose name holds the word: one page, and how many there are. */
export async function findAudiences(
  db: Queryable,
  search: AudienceSearch,
  page: { page: number; limit: number },
): Promise<{ list: FoundAudience[]; total: number }> {
  const { agentId, lang, sought, word } = search;
  const found = {
    level: sql`SELECT ${levels.id}, coalesce(${levels.name} ->> ${lang}, ${levels.name} ->> ${DEFAULT_LOCALE}) AS name,
      '' AS note,
      ${levels.thresholdUsd} AS place, ''::text AS place2
      FROM ${levels.table} WHERE ${agentId === null} AND ${holdsText(levels.name, word)}`,
    agent: sql`${branch(agentId)} SELECT id, path AS name, invite_code AS note, 0 AS place, path AS place2
      FROM tree WHERE ${holdsText(sql`path`, word)} OR ${holdsText(sql`invite_code`, word)}`,
    customer: sql`${branch(agentId)} SELECT ${customers.id}, ${customers.email} AS name, ${customers.nickname} AS note,
      0 AS place, ${customers.email} AS place2
      FROM ${customers.table} WHERE ${sought ? isSought('c', sought) : sql`true`} AND ${customers.deletedAt} IS NULL
        AND ${agentId === null ? sql`true` : sql`${customers.agentId} IN (SELECT id FROM tree)`}`,
  };
  const { rows } = await sql<FoundAudience & { total: number }>`
    SELECT id, name, note, count(*) OVER ()::int AS total FROM (${found[search.audience]}) f
    ORDER BY place, place2, id LIMIT ${page.limit} OFFSET ${(page.page - 1) * page.limit}`.execute(db);
  return { list: rows.map(({ id, name, note }) => ({ id, name, note })), total: rows[0]?.total ?? 0 };
}

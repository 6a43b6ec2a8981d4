import type { UserState } from '@app/contract/accounts/staff/staff-schemas';
import type { Localized } from '@app/contract/core/locale';
import { COUNTED_TO } from '@app/contract/core/validation';
import { readCode } from '@app/kernel/typed-code';
import { dayBegins } from '@app/kernel/zone-time';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../../../platform/db/connect.ts';
import { holdsText, holdsWords, SEES_ALL, type Sight, typedDigits } from '../../../../../platform/db/patterns.ts';
import type { PlaceInFeed } from '../../../../../platform/http/place-in-feed.ts';
import { agentsAs, inSubtree } from '../../../../agents/core.ts';
import { memberLevelsAs } from '../../../../levels/core.ts';
import { isSought, type Sought } from '../../../core/db/find-customer.repo.ts';
import type { LevelPlace, Span } from '../domain/level-span.ts';

const levels = memberLevelsAs('l');
const agents = agentsAs('a');

/** What the asker may see: their agent's subtree, and e-mails and phone numbers in full. */
export type Eyes = { readonly agentId: string | null; readonly personal: boolean };

export type UserFilter = {
  readonly sought?: Sought | undefined;
  readonly email?: string | undefined;
  readonly nickname?: string | undefined;
  readonly phone?: string | undefined;
  readonly code?: string | undefined;
  readonly level?: Span | undefined;
  readonly agent?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone: string;
};

export type UserListRow = {
  readonly id: string;
  readonly nickname: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly phone: string | null;
  readonly inviteCode: string;
  readonly level: { identifier: string; name: Localized; granted: boolean } | null;
  readonly agent: { id: string; name: string } | null;
  readonly spentUsd: number;
  readonly state: UserState;
  readonly createdAt: Date;
  /** The same moment as PostgreSQL writes it, for the next stretch. */
  readonly place: string;
  readonly lastSeenAt: Date | null;
};

type LevelRow = LevelPlace & { readonly image: string | null; readonly benefits: Localized };

/** Every member level, lowest first. */
export async function levelPlaces(db: Queryable): Promise<LevelRow[]> {
  const { rows } = await sql<LevelRow>`
    SELECT ${levels.identifier}, ${levels.name}, ${levels.thresholdUsd} AS "thresholdUsd", ${levels.image},
      ${levels.benefits}
    FROM ${levels.table} ORDER BY ${levels.thresholdUsd}`.execute(db);
  return rows;
}

const inState: Readonly<Record<UserState, RawBuilder<unknown>>> = {
  active: sql`c.disabled_at IS NULL`,
  disabled: sql`c.disabled_at IS NOT NULL AND c.deleted_at IS NULL`,
  deleted: sql`c.deleted_at IS NOT NULL`,
};

/** Names by their parts; e-mails and numbers by whole ones alone where they are masked. */
const sightOf = (personal: boolean): Sight => (personal ? SEES_ALL : { email: 'whole', phone: 'whole' });

const isWhole = (email: string): RawBuilder<unknown> => sql`lower(c.email) = lower(${email})`;

/** Who may not see an e-mail or a number finds only the one they already knows: parts would tell them the rest. */
function personalConditions({ email, phone }: UserFilter, { personal }: Eyes): RawBuilder<unknown>[] {
  const found = (typed: string) => isSought('c', { typed, sight: sightOf(personal) });
  return [
    ...(email ? [personal ? sql`${found(email)} AND ${holdsText(sql`c.email`, email)}` : isWhole(email)] : []),
    ...(phone ? [typedDigits(phone) === null ? sql`false` : found(phone)] : []),
  ];
}

function conditions(filter: UserFilter, eyes: Eyes): RawBuilder<unknown> {
  const { sought, nickname, code, level, agent, from, to, timeZone } = filter;
  const all = [
    ...(eyes.agentId === null ? [] : [inSubtree('c.invited_by_agent', eyes.agentId)]),
    ...(agent ? [inSubtree('c.invited_by_agent', agent)] : []),
    ...(sought ? [isSought('c', sought)] : []),
    ...personalConditions(filter, eyes),
    ...(nickname
      ? [
          isSought('c', { typed: nickname, sight: sightOf(eyes.personal) }),
          holdsWords(sql`search_fold(c.nickname)`, nickname),
        ]
      : []),
    ...(code ? [sql`c.invite_code IN (${code}, ${code.toUpperCase()}, ${readCode(code)})`] : []),
    ...(level ? [sql`c.standing_usd >= ${level.fromUsd}`] : []),
    ...(level && level.belowUsd !== null ? [sql`c.standing_usd < ${level.belowUsd}`] : []),
    ...(from ? [sql`c.created_at >= ${dayBegins(from, timeZone)}`] : []),
    ...(to ? [sql`c.created_at < ${dayBegins(to, timeZone, 1)}`] : []),
  ];
  return all.length === 0 ? sql`true` : sql.join(all, sql` AND `);
}

/** How many customers match in each state, each counted up to COUNTED_TO, which stands for as many and more. */
export async function countUsers(
  db: Queryable,
  filter: UserFilter,
  eyes: Eyes,
): Promise<Record<UserState | 'all', number>> {
  const where = conditions(filter, eyes);
  const upTo = (state: RawBuilder<unknown>) =>
    sql`(SELECT count(*)::int FROM (SELECT FROM customer c WHERE ${where} AND ${state} LIMIT ${COUNTED_TO}) hit)`;
  const { rows } = await sql<Record<UserState, number>>`
    SELECT ${upTo(inState.active)} AS active, ${upTo(inState.disabled)} AS disabled,
      ${upTo(inState.deleted)} AS deleted`.execute(db);
  const counted = rows[0] ?? { active: 0, disabled: 0, deleted: 0 };
  return { ...counted, all: Math.min(counted.active + counted.disabled + counted.deleted, COUNTED_TO) };
}

/** The columns of a row for the list, of a customer `c`. */
export const userColumns = sql`c.id, c.nickname, c.email, c.email_verified_at IS NOT NULL AS "emailVerified", c.phone,
  c.invite_code AS "inviteCode", c.spent_usd AS "spentUsd", c.created_at AS "createdAt", c.created_at::text AS place,
  CASE WHEN c.deleted_at IS NOT NULL THEN 'deleted' WHEN c.disabled_at IS NOT NULL THEN 'disabled' ELSE 'active' END
    AS state,
  (SELECT jsonb_build_object('identifier', ${levels.identifier}, 'name', ${levels.name}, 'granted',
    ${levels.thresholdUsd} > c.spent_usd)
     FROM ${levels.table} WHERE ${levels.thresholdUsd} <= c.standing_usd
       ORDER BY ${levels.thresholdUsd} DESC LIMIT 1) AS level,
  (SELECT jsonb_build_object('id', ${agents.id}, 'name', ${agents.name}) FROM ${agents.table}
    WHERE ${agents.id} = c.invited_by_agent) AS agent,
  (SELECT max(s.last_seen_at) FROM customer_session s WHERE s.customer_id = c.id) AS "lastSeenAt"`;

const orderBy = {
  createdAt: sql.ref('c.created_at'),
  spentUsd: sql.ref('c.spent_usd'),
  nickname: sql.ref('c.nickname'),
};

export type UserPage = {
  readonly state?: UserState | undefined;
  readonly sort: keyof typeof orderBy;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
};

/** A page of matching customers. What is not sorted by is looked up for the rows of the page alone. */
export async function userPage(db: Queryable, of: UserFilter & UserPage, eyes: Eyes): Promise<UserListRow[]> {
  const way = of.order === 'asc' ? sql`ASC` : sql`DESC`;
  const sorted = sql`ORDER BY ${orderBy[of.sort]} ${way}, c.id ${way}`;
  const { rows } = await sql<UserListRow>`
    SELECT ${userColumns} FROM (
      SELECT c.* FROM customer c WHERE ${conditions(of, eyes)} AND ${of.state ? inState[of.state] : sql`true`}
      ${sorted} LIMIT ${of.limit} OFFSET ${(of.page - 1) * of.limit}
    ) c ${sorted}`.execute(db);
  return rows;
}

/** A stretch of matching customers, the newest first. */
export async function userStretch(
  db: Queryable,
  of: UserFilter & { state?: UserState | undefined; after: PlaceInFeed | null; limit: number },
  eyes: Eyes,
): Promise<UserListRow[]> {
  const { after } = of;
  const place = after ? sql`(c.created_at, c.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`;
  const { rows } = await sql<UserListRow>`
    SELECT ${userColumns} FROM (
      SELECT c.* FROM customer c
      WHERE ${conditions(of, eyes)} AND ${of.state ? inState[of.state] : sql`true`} AND ${place}
      ORDER BY c.created_at DESC, c.id DESC LIMIT ${of.limit}
    ) c ORDER BY c.created_at DESC, c.id DESC`.execute(db);
  return rows;
}

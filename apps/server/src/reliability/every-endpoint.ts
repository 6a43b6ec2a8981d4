import { randomUUID } from 'node:crypto';
import { basePath, type Shape } from '@app/contract/core/endpoint';
import { sql } from 'kysely';
import { newToken } from '../platform/auth/tokens.ts';
import type { Db } from '../platform/db/connect.ts';
import type { BoundEndpoint } from '../platform/http/bind.ts';
import { SOME_HASH } from '../testing/shop.ts';
import type { Answer, TestApp } from '../testing/test-app.ts';
import { type Schema, sampleOf, schemaOf } from './json-schema.ts';

export type Input = { params: Record<string, string>; query: Record<string, unknown>; body: unknown };
export const PARTS = ['params', 'query', 'body'] as const satisfies readonly (keyof Shape)[];

/** Every call of both APIs. */
export const endpointsOf = (app: TestApp): BoundEndpoint[] => app.app.slices.flatMap((slice) => slice.endpoints ?? []);

export const titleOf = ({ endpoint }: BoundEndpoint): string =>
  `${endpoint.method} ${basePath[endpoint.surface]}${endpoint.path}`;

type Parts = Record<(typeof PARTS)[number], Schema>;
const partsKept = new WeakMap<BoundEndpoint, Parts>();

/** Returns the schemas of an endpoint's input, computed once for each; not to be changed. */
export function partsOf(bound: BoundEndpoint): Parts {
  const { params, query, body } = bound.shape;
  const parts = partsKept.get(bound) ?? { params: schemaOf(params), query: schemaOf(query), body: schemaOf(body) };
  partsKept.set(bound, parts);
  return parts;
}

/** Good input for an endpoint, with ids nobody has. */
export function sampleInput(bound: BoundEndpoint): Input {
  const { params, query, body } = partsOf(bound);
  return {
    params: (params.type ? sampleOf(params) : {}) as Record<string, string>,
    query: (query.type ? sampleOf(query) : {}) as Record<string, unknown>,
    body: body.type || body.oneOf ? sampleOf(body) : {},
  };
}

/** Sends this input as this person. */
export function send(app: TestApp, bound: BoundEndpoint, given: Input & { token?: string }): Promise<Answer<unknown>> {
  const { params, query, body, token } = given;
  return app.call(bound.endpoint, {
    params: params as never,
    query: query as never,
    raw: body,
    ...(token ? { token } : {}),
  });
}

/** A new session of a customer. */
export async function customerToken(db: Db, customerId: string): Promise<string> {
  const { token, hash } = newToken();
  await sql`INSERT INTO customer_session (id, customer_id, token_hash, expires_at)
    VALUES (${randomUUID()}, ${customerId}, ${hash}, app_now() + interval '1 day')`.execute(db);
  return token;
}

/** A new session of a member of staff. */
export async function staffToken(db: Db, staffId: string): Promise<string> {
  const { token, hash } = newToken();
  await sql`INSERT INTO staff_session (id, staff_id, token_hash, expires_at)
    VALUES (${randomUUID()}, ${staffId}, ${hash}, app_now() + interval '1 day')`.execute(db);
  return token;
}

export type StaffOf = { permissions?: readonly string[]; super?: boolean; roleEnabled?: boolean; disabled?: boolean };

/** A member of staff with a role of its own. Gives the id. */
export async function makeStaff(
  db: Db,
  of: StaffOf & { agentId?: string; merchantId?: string; fresh?: boolean },
): Promise<string> {
  const [role, id] = [randomUUID(), randomUUID()];
  await sql`INSERT INTO staff_role (id, name, permissions, super, enabled)
    VALUES (${role}, ${role}, ${[...(of.permissions ?? [])]}::text[], ${of.super ?? false}, ${of.roleEnabled ?? true})`.execute(
    db,
  );
  await sql`INSERT INTO staff (id, username, name, password_hash, must_change_password, role_id, agent_id, merchant_id, disabled_at)
    VALUES (${id}, ${`s-${id}`}, 'Sam', ${SOME_HASH}, ${of.fresh ?? false}, ${role}, ${of.agentId ?? null},
      ${of.merchantId ?? null},
      ${of.disabled ? sql`app_now()` : null})`.execute(db);
  return id;
}

/** A print of everything in the database, but for when a session was last seen and a key last used. */
export async function printOf(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`SELECT relname AS name FROM pg_stat_user_tables
    WHERE schemaname = 'public' ORDER BY 1`.execute(db);
  const prints = rows.map(
    ({ name }) => sql`
      SELECT ${name} AS name,
        count(*) || ' ' || coalesce(sum(hashtextextended((to_jsonb(t) - '{last_seen_at,expires_at,last_used_at,last_used_from}'::text[])::text, 0)::numeric), 0) AS print
        FROM ${sql.table(name)} t`,
  );
  const { rows: found } = await sql<{ name: string; print: string }>`${sql.join(prints, sql` UNION ALL `)}`.execute(db);
  return Object.fromEntries(found.map(({ name, print }) => [name, print]));
}

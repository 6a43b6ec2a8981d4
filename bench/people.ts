import { randomUUID } from 'node:crypto';
import { permissionKeys } from '@app/contract/core/permissions';
import { sql } from 'kysely';
import pino from 'pino';
import { createApp } from '../apps/server/src/app.ts';
import { newToken } from '../apps/server/src/platform/auth/tokens.ts';
import { readConfig } from '../apps/server/src/platform/config/config.ts';
import type { Db } from '../apps/server/src/platform/db/connect.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';

/**
 * How long the first page of each list of people takes at a size: `node bench/people.ts`, with DATABASE_URL naming an
 * empty database whose role may switch triggers off, CUSTOMERS and ORDERS. The filled database is kept for the next run.
 */
const customers = Number(process.env.CUSTOMERS ?? 200_000);
const orders = Number(process.env.ORDERS ?? 1_000_000);
const AGENTS = 500;
const ROUNDS = 21;
const say = (text: string): void => console.log(text);

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** Levels, agents as a tree five wide, customers over four years, a session each, and orders, most of them by agents. */
async function fill(db: Db): Promise<void> {
  await db.connection().execute(async (one) => {
    // Rows that no rule of the product has made: references are right by the way they are drawn.
    await sql`SET session_replication_role = replica`.execute(one);
    await sql`SET statement_timeout = 0`.execute(one);
    await sql`INSERT INTO member_level (id, identifier, name, threshold_usd, discount_bp)
      SELECT gen_random_uuid(), 'l' || n, jsonb_build_object('en-US', 'Level ' || n), n * 20000, n * 100
      FROM generate_series(0, 5) n`.execute(one);
    await sql`CREATE TEMP TABLE drawn AS SELECT n, gen_random_uuid() AS id FROM generate_series(0, ${AGENTS - 1}) n`.execute(
      one,
    );
    await sql`INSERT INTO agent (id, name, parent_id, level, rebate_bp, invite_code, created_at)
      SELECT d.id, 'Agent ' || d.n, p.id, 1 + d.n % 10, d.n % 900, 'AGENT' || d.n, app_now() - d.n * interval '1 day'
      FROM drawn d LEFT JOIN drawn p ON d.n > 0 AND p.n = (d.n - 1) / 5`.execute(one);
    await sql`CREATE TEMP TABLE people AS SELECT n, gen_random_uuid() AS id FROM generate_series(1, ${customers}) n`.execute(
      one,
    );
    await sql`INSERT INTO customer (id, email, email_verified_at, nickname, password_hash, invite_code, invited_by_agent,
        phone_country, phone, spent_usd, disabled_at, created_at)
      SELECT p.id, 'person' || p.n || '@mail' || p.n % 40 || '.example', app_now(), 'Person_' || p.n, 'x', 'P' || p.n,
        CASE WHEN p.n % 10 < 7 THEN d.id END, CASE WHEN p.n % 3 = 0 THEN 'US' END,
        CASE WHEN p.n % 3 = 0 THEN '+1202' || lpad(p.n::text, 7, '0') END, (p.n * 7919) % 130000,
        CASE WHEN p.n % 50 = 0 THEN app_now() END, app_now() - p.n * interval '10 minutes'
      FROM people p JOIN drawn d ON d.n = (p.n * 31) % ${AGENTS}`.execute(one);
    await sql`INSERT INTO customer_session (id, customer_id, token_hash, expires_at)
      SELECT gen_random_uuid(), id, decode(md5(id::text), 'hex'), app_now() + interval '30 days' FROM people`.execute(
      one,
    );
    await sql`INSERT INTO goods_order (id, number, customer_id, state, payment_id, address, contact, phone, currency,
        currency_decimals, rate, total_usd, payable_usd, agent_id, paid_at, completed_at, created_at)
      SELECT gen_random_uuid(), 'B' || o, p.id, 'completed', gen_random_uuid(), '{}', 'x', '1', 'USD', 2, '1', o % 40000,
        o % 40000, c.invited_by_agent, c.created_at, c.created_at, c.created_at
      FROM generate_series(1, ${orders}) o JOIN people p ON p.n = 1 + o % ${customers} JOIN customer c ON c.id = p.id`.execute(
      one,
    );
    await sql`SET session_replication_role = origin`.execute(one);
    await sql`VACUUM ANALYZE`.execute(one);
    await sql`RESET statement_timeout`.execute(one);
  });
}

/** A session of staff, for all or for the people of one agent. */
async function staffToken(db: Db, agentId: string | null): Promise<string> {
  const [role, id] = [randomUUID(), randomUUID()];
  const { token, hash } = newToken();
  await sql`INSERT INTO staff_role (id, name, permissions) VALUES (${role}, ${role}, ${permissionKeys}::text[])`.execute(
    db,
  );
  await sql`INSERT INTO staff (id, username, name, password_hash, must_change_password, role_id, agent_id)
    VALUES (${id}, ${id}, 'Bench', 'x', false, ${role}, ${agentId})`.execute(db);
  await sql`INSERT INTO staff_session (id, staff_id, token_hash, expires_at)
    VALUES (${randomUUID()}, ${id}, ${hash}, app_now() + interval '1 day')`.execute(db);
  return token;
}

const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set');
await migrate(url);
const config = readConfig({ DATA_DIR: '.data/bench-people', RATE_LIMITS: 'false', DATABASE_URL: url });
const app = await createApp({ config, databaseUrl: url, log: pino({ level: 'error' }) });
const { db } = app.platform;
const there = await db.selectFrom('customer').select('id').limit(1).executeTakeFirst();
if (!there) {
  say(`filling ${customers} customers and ${orders} orders`);
  await fill(db);
}
const { rows } = await sql<{ id: string; child: string; some: string }>`
  SELECT (SELECT id FROM agent WHERE name = 'Agent 0') AS id, (SELECT id FROM agent WHERE name = 'Agent 3') AS child,
    (SELECT id FROM customer WHERE nickname = 'Person_4711') AS some`.execute(db);
const [house, agents] = [await staffToken(db, null), await staffToken(db, rows[0]?.child ?? null)];
const calls: readonly (readonly [string, string, string])[] = [
  ['users', '/users', house],
  ['users, page 500', '/users?page=500', house],
  ['users by spent', '/users?sort=spentUsd', house],
  ['users by nickname', '/users?sort=nickname&order=asc', house],
  ['users, part of an e-mail', '/users?email=son4711', house],
  ['users, part of a nickname', '/users?nickname=son_4711', house],
  ['users, part of a number', '/users?phone=4711', house],
  ['users of a level', '/users?level=l3', house],
  ['users of an agent', `/users?agent=${rows[0]?.child}`, house],
  ['users, disabled', '/users?state=disabled', house],
  ['users of a week', '/users?from=2026-11-01&to=2026-11-07', house],
  ['users, for an agent’s staff', '/users', agents],
  ['one user', `/users/${rows[0]?.some}`, house],
  ['export, 1,000 rows', '/user-export?limit=1000', house],
  ['agents', '/agents', house],
  ['agent tree, the top', '/agent-tree', house],
  ['agent tree, below the top', `/agent-tree?parent=${rows[0]?.id}`, house],
  ['one agent', `/agents/${rows[0]?.child}`, house],
];
say('ms: median, p95, of in-process calls one after the other');
for (const [name, path, token] of calls) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const answer = await app.server.inject({
      url: `/admin_api${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
    times.push(performance.now() - begun);
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
  }
  times.sort((a, b) => a - b);
  say(
    `${name.padEnd(32)} ${percentile(times, 0.5).toFixed(0).padStart(5)} ${percentile(times, 0.95).toFixed(0).padStart(5)}`,
  );
}
await app.close();

import { randomUUID } from 'node:crypto';
import { permissionKeys } from '@app/contract/core/permissions';
import { sql } from 'kysely';
import pino from 'pino';
import { createApp } from '../apps/server/src/app.ts';
import { newToken } from '../apps/server/src/platform/auth/tokens.ts';
import { readConfig } from '../apps/server/src/platform/config/config.ts';
import type { Db } from '../apps/server/src/platform/db/connect.ts';

/**
 * How long the first page of every list of the back office takes: `node bench/lists.ts`, with DATABASE_URL naming the
 * database that bench/people.ts has filled. Lists of one record's parts, which want to know of which, are left out.
 */
const ROUNDS = 21;
const say = (text: string): void => console.log(text);

async function staffToken(db: Db): Promise<string> {
  const [role, id] = [randomUUID(), randomUUID()];
  const { token, hash } = newToken();
  await sql`INSERT INTO staff_role (id, name, permissions) VALUES (${role}, ${role}, ${permissionKeys}::text[])`.execute(
    db,
  );
  await sql`INSERT INTO staff (id, username, name, password_hash, must_change_password, role_id)
    VALUES (${id}, ${id}, 'Bench', 'x', false, ${role})`.execute(db);
  await sql`INSERT INTO staff_session (id, staff_id, token_hash, expires_at)
    VALUES (${randomUUID()}, ${id}, ${hash}, app_now() + interval '1 day')`.execute(db);
  return token;
}

const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set');
const config = readConfig({ DATA_DIR: '.data/bench-people', RATE_LIMITS: 'false', DATABASE_URL: url });
const app = await createApp({ config, databaseUrl: url, log: pino({ level: 'error' }) });
const token = await staffToken(app.platform.db);
const paths = app.platform
  .endpoints()
  .map(({ path }) => path)
  .filter((path) => app.platform.staffList(path) !== null);
say('ms: median and slowest of in-process calls one after the other, after a first one');
for (const path of [...new Set(paths)].sort()) {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const begun = performance.now();
    const answer = await app.server.inject({
      url: `/admin_api${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
    if (answer.statusCode !== 200) break;
    if (round > 0) times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)];
  if (median !== undefined)
    say(`${path.padEnd(36)} ${median.toFixed(0).padStart(5)} ${times.at(-1)?.toFixed(0).padStart(5)}`);
}
await app.close();

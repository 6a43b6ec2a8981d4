import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { createApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/platform/config/config.ts';
import { startDatabase } from '../apps/server/src/platform/db/supervisor/start-database.ts';

const C = (pg as any).Connection.prototype;
const all = new WeakMap<object, Map<string, string>>();
const of = (c: object) => {
  const m = all.get(c) ?? new Map<string, string>();
  all.set(c, m);
  return m;
};
let on = false;
let rows: { t: number; q: string }[] = [];
for (const what of ['parse', 'bind']) {
  const o = C[what];
  C[what] = function (this: any, ...a: any[]) {
    if (what === 'parse') of(this).set(a[0].name, a[0].text);
    else if (on) rows.push({ t: performance.now(), q: String(of(this).get(a[0].statement)) });
    return o.apply(this, a);
  };
}
const database = await startDatabase({
  dataDir: join('.data', 'bench', 'postgres'),
  database: 'bench_trips',
  log: () => undefined,
});
const app = await createApp({
  config: readConfig({ DEMO: 'true', DATA_DIR: '.data/bench', RATE_LIMITS: 'false' }),
  databaseUrl: database.url,
  log: pino({ level: 'error' }),
});
const { rows: combos } = await sql<{
  id: string;
  opt: string[];
}>`SELECT c.id, COALESCE(array_agg(s.key) FILTER (WHERE s.optional), '{}') AS opt
    FROM combo c JOIN combo_slot s ON s.combo_id = c.id WHERE c.online
    GROUP BY 1 HAVING array_agg(s.rule ->> 'kind') @> ${['flight', 'hotel', 'tour', 'dining']}::text[] ORDER BY 1`.execute(
  app.platform.db,
);
const total = new Map<string, { n: number; ms: number }>();
let k = 0;
let count = 0;
let wall = 0;
for (let round = 0; round < 5; round += 1)
  for (const c of combos)
    for (let d = 10; d < 60; d += 12) {
      k += 1;
      const day = new Date(Date.now() + (d + round) * 86_400_000).toISOString().slice(0, 10);
      const url = `/app_index/combo/plan?lang=en-US&currency=USD&id=${c.id}&day=${day}&adults=2&rooms=1&with=${c.opt}`;
      rows = [];
      on = round > 2;
      const from = performance.now();
      const r = await app.server.inject({ url });
      const end = performance.now();
      on = false;
      if (round < 3 || JSON.parse(r.body).code !== 200 || !JSON.parse(r.body).data.complete) continue;
      count += 1;
      wall += end - from;
      rows.forEach((row, i) => {
        const ms = (rows[i + 1]?.t ?? end) - row.t;
        const q = row.q.replace(/\s+/g, ' ').slice(0, 140);
        const was = total.get(q) ?? { n: 0, ms: 0 };
        total.set(q, { n: was.n + 1, ms: was.ms + ms });
      });
    }
console.log(count, 'plans', (wall / count).toFixed(1), 'ms each');
for (const [q, { n, ms }] of [...total].sort((a, b) => b[1].ms - a[1].ms).slice(0, 22))
  console.log((n / count).toFixed(1), (ms / count).toFixed(2), q);
await app.close();
await database.stop();

import { join } from 'node:path';
import pino from 'pino';
import { createApp } from '../apps/server/src/app.ts';
import { sql } from 'kysely';
import { readConfig } from '../apps/server/src/platform/config/config.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { startDatabase } from '../apps/server/src/platform/db/supervisor/start-database.ts';
import { stockRestaurants } from './stock/restaurants.ts';
import { searchRestaurants } from '../apps/server/src/verticals/dining/usecases/search/search-restaurants.ts';
import { readSlots } from '../apps/server/src/verticals/dining/usecases/read-slots.ts';
import { databaseCpuMs } from './cpu-time.ts';
import { addDays } from '@app/kernel/local-day';
const dir = join('.data', 'bench');
for (const size of process.argv[2].split(',').map(Number)) {
  const database = await startDatabase({ dataDir: join(dir, 'postgres'), database: `bench_dining_${size}`, log: () => undefined });
  if (process.argv[3]) await migrate(database.url);
  const config = readConfig({ DEMO: 'true', DATA_DIR: dir, RATE_LIMITS: 'false' });
  const app = await createApp({ config, databaseUrl: database.url, log: pino({ level: 'error' }) });
  const p = app.platform;
  let t = performance.now();
  if (size > 60) await stockRestaurants(p.db, size);
  console.log('stock s', (performance.now() - t) / 1000);
  const { rows: rs } = await sql<any>`SELECT id, city_id AS city FROM restaurant WHERE online ORDER BY id`.execute(p.db);
  const { rows: [{ day: today }] } = await sql<any>`SELECT (app_now()::date + 1)::text AS day`.execute(p.db);
  let seed = 7; const chance = (n: number) => { seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0; return Math.floor(seed / 4294967296 * n); };
  const pick = <T>(a: T[]) => a[chance(a.length)];
  const F = [{}, {}, { freeOnly: true }, { depositFree: true }, { scoreMin: 8 }, { priceLevels: [2, 3] }, { openNow: true }];
  const when = () => ({ day: addDays(today, chance(45)), time: pick(['12:30', '13:00', '19:00', '19:30', '20:15', '21:00']), adults: 1 + chance(6), childAges: pick([[], [], [5], [3, 8]]) });
  const reader = { lang: 'en-US', currency: 'USD' } as any;
  const search = async () => JSON.stringify(await searchRestaurants(p, { query: { ...when(), city: pick(rs).city, sort: pick(['best', 'near', 'rating', 'price']), limit: 20, ...pick(F) } as any, reader })).length;
  const slots = async () => JSON.stringify(await readSlots(p, { ...when(), restaurant: pick(rs).id } as any, reader)).length;
  t = performance.now();
  const cities = [...new Set(rs.map((r: any) => r.city))];
  for (const c of cities) { const t1 = performance.now(); await searchRestaurants(p, { query: { ...when(), city: c, sort: 'best', limit: 20 } as any, reader }); const d = performance.now() - t1; if (c === cities[0] || c === cities[9]) console.log('cold city ms', d.toFixed(0)); }
  console.log('all cities cold s', (performance.now() - t) / 1000, 'budget', [...p.memory.budget.used()].map(([k, v]) => `${k} ${(v / 1e6).toFixed(1)}`).join(', '));
  globalThis.gc?.(); console.log('heap MB', (process.memoryUsage().heapUsed / 1e6).toFixed(0), 'arrays', (process.memoryUsage().arrayBuffers / 1e6).toFixed(0));
  for (const [name, one] of [['search', search], ['slots', slots]] as const) {
    for (let i = 0; i < 1500; i++) await one();
    const n = 1500; const a = process.cpuUsage(); const d0 = databaseCpuMs(join(dir, 'postgres'))!; const w = performance.now(); let bytes = 0;
    for (let i = 0; i < n; i++) bytes += await one();
    const c = process.cpuUsage(a);
    console.log(size, name, 'cpu ms', ((c.user + c.system) / 1000 / n).toFixed(3), 'user', (c.user / 1000 / n).toFixed(3), 'db', ((databaseCpuMs(join(dir, 'postgres'))! - d0) / n).toFixed(3), 'wall', ((performance.now() - w) / n).toFixed(2), 'bytes', Math.round(bytes / n));
  }
  await app.close(); await database.stop();
}

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openDb, openPool } from '../apps/server/src/platform/db/connect.ts';
import { pgbouncerVersion, startPgbouncer } from '../apps/server/src/platform/testing/pgbouncer.ts';
import { startStandby } from '../apps/server/src/reliability/primary-and-standby.ts';
import type { Setting } from './calls.ts';
import { chances, figure } from './chances.ts';
import { cpuMsOf, databaseCpuMs } from './cpu-time.ts';
import { haproxyVersion, startHaproxy } from './haproxy.ts';
import { searchFor } from './hotel-searches.ts';
import { hammer, type Measured } from './load.ts';
import { askInvariants, dir, prepare } from './prepare.ts';
import { type Running, startProcess } from './processes.ts';
import { buyAll, signedIn } from './scenarios.ts';
import { makeWares } from './shoppers.ts';

/**
 * `npm run bench -- fleet [--seconds 5] [--connections 32] [--layouts 1,2,4,2r,2p,2rp] [--only part]`
 * Measures several web processes and a worker behind HAProxy, with a standby server (`r`) and PgBouncer (`p`) or without, and prints a
 * Markdown table: what each part spends on one operation. On one machine all parts and the load share the cores, so that operations
 * a second say little; what a part spends is what a machine of its own would.
 */
const { values: args } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
    layouts: { type: 'string', default: '1,2,4,2r,2p,2rp' },
    only: { type: 'string' },
  },
});
const seconds = Number(args.seconds);
const connections = Number(args.connections);
const say = (text: string): void => void process.stderr.write(`${text}\n`);
/** The database of this bench. */
const NAME = 'bench_fleet';
/** Each process compiles what it is asked for. */
const WARM_SECONDS = 2;
/** Work behind the last answers belongs to them. */
const SETTLE_MS = 500;
/** Connections of the pooler to the server: what one process has without it. */
const POOLED = 20;

type Layout = { readonly name: string; readonly web: number; readonly replica: boolean; readonly pooler: boolean };
type Part = 'web' | 'worker' | 'database' | 'standby' | 'proxy' | 'pooler';
type Spent = Readonly<Record<Part, number>>;
type Fleet = { readonly url: string; spent(): Spent; stop(): Promise<void> };

function layoutOf(text: string): Layout {
  const [, web = '1', marks = ''] = /^(\d+)([rp]*)$/.exec(text) ?? [];
  const [replica, pooler] = [marks.includes('r'), marks.includes('p')];
  const name = [`${web} web`, replica ? 'standby' : '', pooler ? 'pooler' : ''].filter(Boolean).join(' + ');
  return { name, web: Number(web), replica, pooler };
}

const sum = (of: readonly Running[]): number => of.reduce((all, one) => all + (one.cpuMs() ?? Number.NaN), 0);

type Shop = Awaited<ReturnType<typeof prepare>>;

async function startFleet(layout: Layout, { url, superUrl }: Shop): Promise<Fleet> {
  const standby = layout.replica ? await startStandby({ adminUrl: superUrl }, 'fleet', NAME) : null;
  const pooler = layout.pooler ? await startPgbouncer(url, POOLED) : null;
  const settings = {
    DATA_DIR: dir,
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: pooler ? pooler.urlOf(url) : url,
    ...(pooler ? { DATABASE_DIRECT_URL: url, DATABASE_NAMED_STATEMENTS: 'false' } : {}),
    ...(standby ? { DATABASE_REPLICA_URLS: standby.url } : {}),
  };
  const worker = await startProcess({ ...settings, ROLE: 'worker', HEALTH_PORT: '0' });
  const webs: Running[] = [];
  for (let n = 0; n < layout.web; n += 1) webs.push(await startProcess({ ...settings, ROLE: 'web' }));
  const proxy = await startHaproxy(webs.map((web) => web.url));
  return {
    url: proxy.url,
    spent: () => ({
      web: sum(webs),
      worker: sum([worker]),
      database: databaseCpuMs(join(dir, 'postgres')) ?? Number.NaN,
      standby: standby ? (databaseCpuMs(standby.dataDir) ?? Number.NaN) : 0,
      proxy: proxy.cpuMs() ?? Number.NaN,
      pooler: pooler ? (cpuMsOf(pooler.pid) ?? Number.NaN) : 0,
    }),
    stop: async () => {
      await proxy.stop();
      for (const one of [...webs, worker]) await one.stop();
      await pooler?.stop();
      await standby?.remove();
    },
  };
}

type Load = { readonly name: string; run(setting: Setting): Promise<Measured> };

/** What customers do, each behind its own path through the parts. */
async function loadsOf(url: string): Promise<Load[]> {
  const db = openDb(openPool(url, 2, () => undefined));
  const { rows: cities } = await sql<{ id: string }>`SELECT id FROM travel_city WHERE enabled ORDER BY id`.execute(db);
  const { rows: now } = await sql<{ day: string }>`SELECT app_now()::date AS day`.execute(db);
  await db.destroy();
  const chance = chances();
  const next = (): string =>
    searchFor(
      cities.map(({ id }) => id),
      now[0]?.day ?? '',
      chance,
    );
  const home = '/app_index/index/home?lang=en-US&currency=USD';
  return [
    { name: 'anonymous read (home)', run: (at) => hammer(at.product.url + home, at) },
    { name: 'signed-in read (orders)', run: signedIn('/order/order_list?tab=all&limit=20') },
    { name: 'signed-in read (movements of money)', run: signedIn('/user/money_log?limit=20') },
    { name: 'search of hotels', run: (at) => hammer(at.product.url, { ...at, path: next }) },
    { name: 'paid order of goods', run: buyAll },
  ];
}

const PARTS: readonly Part[] = ['web', 'worker', 'database', 'standby', 'proxy', 'pooler'];

async function rowOf(layout: Layout, fleet: Fleet, { load, setting }: { load: Load; setting: Setting }) {
  await load.run({ ...setting, seconds: WARM_SECONDS * (1 + layout.web) });
  const before = fleet.spent();
  const measured = await load.run(setting);
  await sleep(SETTLE_MS);
  const after = fleet.spent();
  const each = PARTS.map((part) => ((after[part] - before[part]) / Math.max(1, measured.done)).toFixed(3));
  const times = `${figure(measured.median)} / ${figure(measured.p99)}`;
  return `| ${[load.name, layout.name, figure(measured.perSecond), times, ...each, measured.failed].join(' | ')} |`;
}

async function main(): Promise<void> {
  process.setMaxListeners(100);
  const version = haproxyVersion();
  if (!version) return say('passed over: HAProxy is not installed (apt-get install haproxy)');
  const pooler = pgbouncerVersion();
  if (!pooler) say('layouts with a pooler are passed over: PgBouncer is not installed (apt-get install pgbouncer)');
  const shop = await prepare(undefined, say, NAME);
  const { url, shoppers, stop } = shop;
  const wares = await makeWares(url, 200);
  const loads = (await loadsOf(url)).filter(({ name }) => !args.only || name.includes(args.only));
  const lines = [
    `| Operation | Layout | /s | Median / p99 ms | ${PARTS.join(' | ')} | Failed |`,
    `|${'---|'.repeat(5 + PARTS.length)}`,
  ];
  for (const layout of args.layouts.split(',').map(layoutOf)) {
    if (layout.pooler && !pooler) continue;
    const fleet = await startFleet(layout, shop);
    const product = { url: fleet.url } as Running;
    const setting: Setting = { url, product, floor: product, shoppers, wares, connections, seconds };
    for (const load of loads) {
      lines.push(await rowOf(layout, fleet, { load, setting }));
      say(lines.at(-1) ?? '');
    }
    await fleet.stop();
  }
  const broken = await askInvariants(url);
  say(broken.length === 0 ? 'no drift: every invariant holds' : `BROKEN: ${broken.join(', ')}`);
  if (broken.length > 0) process.exitCode = 1;
  await stop();
  process.stdout.write(`HAProxy ${version}, PgBouncer ${pooler ?? 'none'}; CPU ms of each part for one operation\n\n`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

await main();

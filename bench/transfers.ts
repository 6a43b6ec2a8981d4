import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import pino from 'pino';
import { createApp } from '../apps/server/src/app.ts';
import { transferMoney } from '../apps/server/src/modules/wallet/usecases/customer/transfer-money.ts';
import { readConfig } from '../apps/server/src/platform/config/config.ts';
import { type Db, openDb, openPool } from '../apps/server/src/platform/db/connect.ts';
import { claimOf, runIdempotent } from '../apps/server/src/platform/http/idempotency.ts';
import { databaseCpuMs } from './cpu-time.ts';
import { type Measured, repeat } from './load.ts';
import { dir, prepare } from './prepare.ts';
import { findPgbench, listen, replay, scriptOf, type Token } from './replay.ts';
import type { Shopper } from './shoppers.ts';

/**
 * `npm run bench -- transfers [--seconds 5] [--connections 32]`
 * Transfers between customers as the product books them (key, use case, ledger, event, kept answer: the call without its
 * HTTP and without the password, whose check is dear on purpose), beside pgbench saying the same statements to the same
 * database with as many clients.
 */
const { values: args } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, connections: { type: 'string', default: '32' } },
});
const seconds = Number(args.seconds);
const clients = Number(args.connections);
/** Pairs of customers that pgbench moves money between. */
const PAIRS = 64;
const WARM_SECONDS = 2;

const say = (text: string): void => void process.stderr.write(`${text}\n`);
const { url, shoppers, stop } = await prepare(2_000, say);
const pick = (index: number): Shopper => shoppers[index % shoppers.length] as Shopper;
const pair = (index: number) => ({ from: pick(index), to: pick(index * 7 + 1 + (index % shoppers.length)) });
const emailOf = ({ id }: Shopper): string => `bench-${id.slice(0, 13)}@bench.example`;

async function open(pool: number) {
  const config = readConfig({ DEMO: 'true', DATA_DIR: dir, RATE_LIMITS: 'false', DATABASE_POOL: String(pool) });
  return createApp({ config, databaseUrl: url, log: pino({ level: 'error' }) });
}
type App = Awaited<ReturnType<typeof open>>;

/** Books one transfer; the words make each a wish of its own. */
async function send({ platform }: App, index: number, how: { key: string; note: string; db: Db }): Promise<void> {
  const { key, note, db } = how;
  const { from, to } = pair(index);
  if (from.id === to.id) return;
  const body = { to: emailOf(to), amount: '1.00', note };
  const claim = claimOf({ key, owner: from.id, route: 'POST /app_index/user/transfer_money', body });
  if (!claim) throw new Error('a key was given');
  await runIdempotent(db, claim, async (tx) => {
    const answer = await transferMoney(platform, tx, {
      customerId: from.id,
      to: emailOf(to),
      amount: 1_00,
      note,
      currency: 'USD',
    });
    return { body: JSON.stringify(answer), answer };
  });
}

/** Pairs of customers in a table, for pgbench to choose from; gives how many. */
async function writePairs(pool: pg.Pool): Promise<number> {
  const pairs = Array.from({ length: PAIRS }, (_, index) => pair(index)).filter(({ from, to }) => from.id !== to.id);
  await pool.query('DROP TABLE IF EXISTS floor_pair');
  await pool.query('CREATE TABLE floor_pair (n int PRIMARY KEY, from_id uuid, to_id uuid, to_email text)');
  await pool.query('INSERT INTO floor_pair SELECT * FROM unnest($1::int[], $2::uuid[], $3::uuid[], $4::text[])', [
    pairs.map((_, index) => index + 1),
    pairs.map(({ from }) => from.id),
    pairs.map(({ to }) => to.id),
    pairs.map(({ to }) => emailOf(to)),
  ]);
  return pairs.length;
}

/** The statements of one transfer as a script, between another pair and under another key each time. */
async function script(): Promise<string> {
  const app = await open(2);
  const pool = openPool(url, 1, () => undefined);
  const db = openDb(pool);
  const [key, note] = [randomUUID(), randomUUID()];
  const said = await ear.during(() => send(app, 1, { key, note, db }));
  const pairs = await writePairs(pool);
  await db.destroy();
  await app.close();
  const id = said.find(({ text }) => text.includes('money_transfer AS m'))?.values[0];
  if (typeof id !== 'string') throw new Error('a transfer is written');
  const { from, to } = pair(1);
  const tokens: Token[] = [
    { value: key, variable: 'key' },
    { value: note, variable: 'note' },
    { value: id, variable: 'id' },
    { value: from.id, variable: 'from_id' },
    { value: to.id, variable: 'to_id' },
    { value: emailOf(to), variable: 'to_email' },
  ];
  // The choice stands in a query of its own, so that it is made once and not for every row.
  const first = `SELECT from_id, to_id, to_email, gen_random_uuid() AS key, gen_random_uuid() AS note, gen_random_uuid() AS id
    FROM floor_pair WHERE n = (SELECT 1 + floor(random() * ${pairs})::int)`;
  return scriptOf(said, { tokens, first });
}

const spent = () => ({ own: process.cpuUsage(), database: databaseCpuMs(join(dir, 'postgres')) });
function costOf(before: ReturnType<typeof spent>, done: number): string {
  const own = process.cpuUsage(before.own);
  const database = before.database === null ? null : (databaseCpuMs(join(dir, 'postgres')) ?? 0) - before.database;
  const each = (ms: number): string => (ms / Math.max(1, done)).toFixed(2);
  return `${each((own.user + own.system) / 1000)} + ${database === null ? '–' : each(database)}`;
}

const pgbench = findPgbench();
const ear = listen();
const said = await script();
const app = await open(10);
let sent = 0;
const load = (length: number): Promise<Measured> =>
  repeat(
    async () => {
      sent += 1;
      await send(app, sent, { key: randomUUID(), note: randomUUID(), db: app.platform.db });
    },
    { clients, seconds: length },
  );
await load(WARM_SECONDS);
const before = spent();
const product = await load(seconds);
const productCost = costOf(before, product.done);
await app.close();

const rows = [
  '| | Transfers /s | CPU ms (caller + database) | Failed |',
  '|---|---|---|---|',
  `| product | ${product.perSecond.toFixed(0)} | ${productCost} | ${product.failed} |`,
];
if (pgbench) {
  const of = { url, script: said, clients, folder: join(dir, 'pgbench') };
  await replay(pgbench, { ...of, seconds: WARM_SECONDS });
  const begun = spent();
  const floor = await replay(pgbench, { ...of, seconds });
  rows.push(`| pgbench | ${floor.perSecond.toFixed(0)} | ${costOf(begun, floor.done)} | ${floor.failed} |`);
  rows.push(`| ratio | ${(product.perSecond / floor.perSecond).toFixed(2)} (aim 0.5) | | |`);
} else say('No pgbench under /usr/lib/postgresql: only the product was measured.');
await stop();
process.stdout.write(`${rows.join('\n')}\n`);

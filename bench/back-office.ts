import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { permissionKeys } from '@app/contract/core/permissions';
import { sql } from 'kysely';
import pino from 'pino';
import { createApp } from '../apps/server/src/app.ts';
import { readCalendar } from '../apps/server/src/modules/reports/db/calendar.repo.ts';
import { aloneOnDays, foldFacts, recountAll } from '../apps/server/src/modules/reports/db/keep-days.repo.ts';
import { newToken } from '../apps/server/src/platform/auth/tokens.ts';
import { readConfig } from '../apps/server/src/platform/config/config.ts';
import type { Db } from '../apps/server/src/platform/db/connect.ts';
import { databaseCpuMs } from './cpu-time.ts';
import { dir, prepare } from './prepare.ts';
import { stockBackOffice } from './stock/back-office.ts';

/**
 * `npm run bench -- back-office [--customers 200000] [--orders 1000000] [--rounds 21] [--only reports]`
 * How long every report and the first page of every list of the back office take at a size, in-process calls one after
 * the other, and prints a Markdown table; `--only` names a part of a call's name. Lists of one record's parts, which want
 * to know of which, are left out. CPU is that of this process and of the database together.
 */
const { values: args } = parseArgs({
  options: {
    customers: { type: 'string', default: '200000' },
    orders: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '21' },
    only: { type: 'string' },
  },
});
const size = { customers: Number(args.customers), orders: Number(args.orders) };
const rounds = Number(args.rounds);
const AIMS = { report: 500, list: 150 } as const;
const say = (text: string): void => void process.stderr.write(`${text}\n`);

type Call = { readonly name: string; readonly path: string; readonly token: string; readonly aim: number };

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

/** Every report in the ways in which its screen asks for it, for the house and for an agent's staff. */
function reportCalls(days: readonly string[], who: { house: string; agents: string; agent: string }): Call[] {
  const [today = '', month = '', year = '', three = ''] = days;
  const paths: readonly (readonly [string, string])[] = [
    ['dashboard, today', '/workbench?range=today'],
    ['dashboard, last month', '/workbench?range=last_month'],
    ['what waits, for the menu', '/waiting'],
    ['orders, today', '/reports/orders?range=today'],
    ['orders, this month by day', '/reports/orders?range=this_month&by=day'],
    ['orders, last month by week', '/reports/orders?range=last_month&by=week'],
    ['orders, a year by day', `/reports/orders?from=${year}&to=${today}&by=day`],
    ['orders, three years by month', `/reports/orders?from=${three}&to=${today}&by=month`],
    ['stays, a year by month', `/reports/orders?from=${year}&to=${today}&by=month&kind=hotel`],
    ['orders of one agent, a year', `/reports/orders?from=${year}&to=${today}&agent=${who.agent}`],
    ['agents’ money, this month', '/reports/agents?range=this_month'],
    ['agents’ money, a year by week', `/reports/agents?from=${year}&to=${today}&by=week`],
    ['agents one by one, this month', '/reports/agent-rows?range=this_month'],
    ['agents one by one, a year', `/reports/agent-rows?from=${year}&to=${today}`],
    ['agents by a part of the name', '/reports/agents-found?word=nt%204'],
    ['records of paid orders, a month', `/reports/order-entries?measure=paid&from=${month}&to=${today}`],
    ['records of paid orders, a year', `/reports/order-entries?measure=paid&from=${year}&to=${today}`],
    [
      'records of paid orders, a year, page 1,000',
      `/reports/order-entries?measure=paid&from=${year}&to=${today}&page=1000`,
    ],
    ['records of stays, a year', `/reports/order-entries?measure=paid&kind=hotel&from=${year}&to=${today}`],
    ['records of refunds, a year', `/reports/order-entries?measure=refunds&from=${year}&to=${today}`],
    ['records of top-ups, a year', `/reports/money-entries?measure=top_ups&from=${year}&to=${today}`],
    ['records of withdrawals, a year', `/reports/money-entries?measure=withdrawals&from=${year}&to=${today}`],
    ['records of new users, a year', `/reports/money-entries?measure=users&from=${year}&to=${today}`],
    ['records of one agent, a year', `/reports/order-entries?measure=paid&from=${year}&to=${today}&agent=${who.agent}`],
  ];
  const asHouse = paths.map(([name, path]) => ({ name, path, token: who.house, aim: AIMS.report }));
  const asAgents = asHouse
    .filter(({ path }) => !path.includes('agent='))
    .map((call) => ({ ...call, name: `${call.name}; an agent’s staff`, token: who.agents }));
  return [...asHouse, ...asAgents].map((call) => ({ ...call, name: `report: ${call.name}` }));
}

/** Lists of people as they are searched, paged and shown whole. */
function peopleCalls(who: { house: string; agents: string; agent: string; top: string; customer: string }): Call[] {
  const paths: readonly (readonly [string, string])[] = [
    ['users, page 500', '/users?page=500'],
    ['users by spent', '/users?sort=spentUsd'],
    ['users by nickname', '/users?sort=nickname&order=asc'],
    ['users, part of an e-mail', '/users?email=son4711'],
    ['users, part of a nickname', '/users?nickname=son_4711'],
    ['users, part of a number', '/users?phone=4711'],
    ['users of a level', '/users?level=tide'],
    ['users of an agent', `/users?agent=${who.agent}`],
    ['users, disabled', '/users?state=disabled'],
    ['one user', `/users/${who.customer}`],
    ['agent tree, the top', '/agent-tree'],
    ['agent tree, below the top', `/agent-tree?parent=${who.top}`],
    ['one agent', `/agents/${who.agent}`],
    ['first thousand rows of an export', '/user-export?limit=1000'],
  ];
  const calls = paths.map(([name, path]) => ({ name: `people: ${name}`, path, token: who.house, aim: AIMS.list }));
  return [
    ...calls,
    { name: 'people: users; an agent’s staff', path: '/users', token: who.agents, aim: AIMS.list },
    { name: 'people: product orders; an agent’s staff', path: '/goods-orders', token: who.agents, aim: AIMS.list },
  ];
}

const { url, superUrl, stop } = await prepare(undefined, say, `bench_back_office_${size.customers}_${size.orders}`);
await stockBackOffice(superUrl, size, say);
const config = readConfig({ DEMO: 'true', DATA_DIR: dir, RATE_LIMITS: 'false' });
const app = await createApp({ config, databaseUrl: url, log: pino({ level: 'error' }) });
const { db } = app.platform;

/** Counts the days of what was filled in without facts, once. */
async function countDays(): Promise<void> {
  const { rows } = await sql<{ counted: number; there: number }>`
    SELECT COALESCE(sum(count), 0)::int AS counted, (SELECT count(*)::int FROM goods_order) AS there
    FROM report_total WHERE measure = 'orders' AND kind = 'goods'`.execute(db);
  if ((rows[0]?.counted ?? 0) >= size.orders) return;
  const begun = performance.now();
  await aloneOnDays(
    db,
    async (tx) => {
      const { timeZone } = await readCalendar(tx);
      await foldFacts(tx, timeZone);
      await recountAll(tx, timeZone);
    },
    { wait: true },
  );
  say(`counted every day in ${Math.round((performance.now() - begun) / 1000)} s`);
  await sql`ANALYZE report_day, report_product_day, report_total, report_fact`.execute(db);
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + (databaseCpuMs(join(dir, 'postgres')) ?? Number.NaN);
};

async function measure({ name, path, token, aim }: Call): Promise<string | null> {
  const times: number[] = [];
  let spent = 0;
  for (let round = 0; round <= rounds; round += 1) {
    if (round === 1) spent = cpuMs();
    const begun = performance.now();
    const answer = await app.server.inject({
      url: `/admin_api${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
    // A list that wants to know of which record.
    if (answer.statusCode !== 200 && name.startsWith('list:')) return null;
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
    if (round > 0) times.push(performance.now() - begun);
  }
  const each = (cpuMs() - spent) / rounds;
  times.sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
  const late = Math.min(median, each) > aim ? ` **(aim ${aim})**` : '';
  return `| ${name} | ${each.toFixed(0)}${late} | ${median.toFixed(0)} | ${times.at(-1)?.toFixed(0)} |`;
}

await countDays();
const { rows } = await sql<{ top: string; agent: string; customer: string; days: string[] }>`
  SELECT (SELECT id FROM agent WHERE name = 'Agent 0') AS top, (SELECT id FROM agent WHERE name = 'Agent 3') AS agent,
    (SELECT id FROM customer WHERE nickname = 'Person_4711') AS customer,
    ARRAY(SELECT ((app_now() - n * interval '1 day')::date)::text FROM unnest(ARRAY[0, 30, 364, 1090]) n) AS days`.execute(
  db,
);
const found = rows[0];
if (!found) throw new Error('the database is not filled');
const who = { ...found, house: await staffToken(db, null), agents: await staffToken(db, found.agent) };
const listPaths = app.platform
  .endpoints()
  .map(({ path }) => path)
  .filter((path) => app.platform.staffList(path) !== null);
const lists = [...new Set(listPaths)]
  .sort()
  .map((path) => ({ name: `list: ${path}`, path, token: who.house, aim: AIMS.list }));
const lines = ['| Call | CPU ms | Median ms | Slowest ms |', '|---|---|---|---|'];
for (const call of [...reportCalls(found.days, who), ...peopleCalls(who), ...lists]) {
  if (args.only && !call.name.includes(args.only)) continue;
  const line = await measure(call);
  if (line) lines.push(line);
  if (line) say(line);
}
await app.close();
await stop();
process.stdout.write(`${lines.join('\n')}\n`);

import { staffUserEndpoints } from '@app/contract/accounts/staff/staff-endpoints';
import { COUNTED_TO } from '@app/contract/core/validation';
import { staffListEndpoints as calls } from '@app/contract/lists/staff-endpoints';
import type { ExportRow } from '@app/contract/lists/staff-schemas';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTable } from '../../../platform/files/tables/read-table.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { plantCustomers } from './fixtures.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const columns = [
  { title: 'Customer', cells: [{ path: 'nickname' }] },
  { title: 'E-mail', cells: [{ path: 'email' }] },
  { title: 'Spent', cells: [{ path: 'spentUsd', as: 'money' as const }] },
  { title: 'State', cells: [{ path: 'state', words: { active: '=HYPERLINK("x")' } }] },
];
const users = { list: '/users', name: 'users', format: 'csv' as const, query: {}, columns };
const begin = (body: object = {}, token = staff) =>
  shop.call(calls.beginExport, { token, body: { ...users, ...body } });
const write = () => shop.app.runJobs('lists.write-exports');
const mine = async (id: string, token = staff): Promise<ExportRow | undefined> =>
  (await shop.call(calls.listExports, { token, query: { limit: '100' } })).data.list.find((one) => one.id === id);
const link = (id: string, token = staff) => shop.call(calls.linkExport, { token, params: { id } });
const cancel = (id: string, token = staff) => shop.call(calls.cancelExport, { token, params: { id } });
const remove = (id: string, token = staff) => shop.call(calls.removeExport, { token, params: { id } });
const fetched = (url: string) => shop.app.server.inject({ method: 'GET', url });
/** The lines of a file of mine, its mark and head apart. */
async function linesOf(id: string, token = staff): Promise<string[]> {
  const file = await fetched((await link(id, token)).data.url);
  expect(file.statusCode).toBe(200);
  return file.body.trim().split('\r\n').slice(1);
}
async function exported(body: object = {}, token = staff): Promise<string[]> {
  const { data } = await begin(body, token);
  await write();
  expect(await mine(data.id, token)).toMatchObject({ state: 'done' });
  return linesOf(data.id, token);
}
/** The cells of a workbook as they stand in it; a formula would be none of the texts that were written. */
const cellsOf = async (file: Buffer) => (await readXlsx(file)).sheets[0]?.rows ?? [];
const plant = (count: number, agentId?: string) => plantCustomers(shop, count, agentId);

describe('an export', () => {
  test('when a filtered list is exported, then the file holds every row of it, whatever a page holds', async () => {
    const mark = await plant(2_345);
    await plant(3);
    const { data } = await begin({ query: { nickname: mark } });
    expect(data).toMatchObject({ state: 'waiting', actions: ['cancel'] });
    expect(await write()).toBe(1);
    expect(await mine(data.id)).toMatchObject({ state: 'done', rows: 2_345, actions: ['download', 'remove'] });
    const lines = await linesOf(data.id);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(2_345);
    expect(lines.every((line) => line.includes(mark))).toBe(true);
  });

  test('when cells begin as formulas, then they are texts; the nickname of a stranger and the words too', async () => {
    const mark = await plant(4);
    for (const [n, start] of ['=1+1', '+1', '-x', '@a'].entries())
      await sql`UPDATE customer SET nickname = ${`${start}${mark}`} WHERE email = ${`${mark}${n + 1}@example.com`}`.execute(
        db(),
      );
    const lines = await exported({ query: { nickname: mark } });
    expect(lines).toHaveLength(4);
    for (const line of lines) {
      expect(line.replace(/^"/, '')).toMatch(/^'[=+\-@]/);
      expect(line).toContain(`'=HYPERLINK`);
      expect(line).toContain('0.00');
    }
  });

  test('when a workbook is asked for, then it holds the same rows, amounts as numbers and no formula', async () => {
    const mark = await plant(3);
    await sql`UPDATE customer SET nickname = ${`=1+${mark}`}, spent_usd = 1250 WHERE email = ${`${mark}1@example.com`}`.execute(
      db(),
    );
    const { data } = await begin({ format: 'xlsx', query: { email: mark } });
    await write();
    const file = await fetched((await link(data.id)).data.url);
    expect(file.headers['content-type']).toContain('spreadsheetml');
    const most = { rows: 10, columns: 10, characters: 200 };
    const lines = (await readTable(file.rawPayload, { language: 'en-US', most })).lines.map(({ cells }) => cells);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toEqual(['Customer', 'E-mail', 'Spent', 'State']);
    expect(lines.find((line) => line[1] === `${mark}1@example.com`)).toEqual([
      `=1+${mark}`,
      `${mark}1@example.com`,
      '12.5',
      '=HYPERLINK("x")',
    ]);
  });

  test('when rows are chosen by hand, then the file holds these alone', async () => {
    const mark = await plant(5);
    const { rows } = await sql<{
      id: string;
    }>`SELECT id FROM customer WHERE nickname IN (${`${mark}-2`}, ${`${mark}-4`})`.execute(db());
    const lines = await exported({ query: { nickname: mark }, ids: rows.map(({ id }) => id) });
    expect(lines.map((line) => line.split(',')[0]).sort()).toEqual([`${mark}-2`, `${mark}-4`]);
  });

  test('when an agent exports, then it is their subtree, and what they may not see is masked', async () => {
    const mark = await plant(3, shop.agentId);
    const permissions = ['people.users.view', 'people.users.export'];
    const agentsStaff = await shop.staff({ agentId: shop.agentId, permissions });
    await plant(2);
    const lines = await exported({}, agentsStaff);
    const { rows } = await sql<{ nickname: string }>`
      SELECT nickname FROM customer WHERE invited_by_agent = ${shop.agentId}`.execute(db());
    expect(lines.map((line) => line.split(',')[0]).sort()).toEqual(rows.map(({ nickname }) => nickname).sort());
    expect(lines.join('\n')).not.toContain(`${mark}1@example.com`);
  });

  test('when somebody works for an agent since, then files of before are not there, and what runs ends', async () => {
    const permissions = ['people.users.view', 'people.users.export'];
    const moved = await shop.staff({ permissions });
    const { data: done } = await begin({}, moved);
    await write();
    const { url } = (await link(done.id, moved)).data;
    expect((await fetched(url)).statusCode).toBe(200);
    const { data: waiting } = await begin({}, moved);
    await sql`UPDATE staff SET agent_id = ${shop.agentId} WHERE id = (SELECT staff_id FROM list_export WHERE id = ${done.id})`.execute(
      db(),
    );
    await new Promise((passed) => setTimeout(passed, 900));
    for (const call of [link, remove, cancel]) expect((await call(done.id, moved)).status).toBe(404);
    expect((await fetched(url)).statusCode).toBe(404);
    await write();
    const { rows } = await sql<{ refusal: string }>`SELECT refusal FROM list_export WHERE id = ${waiting.id}`.execute(
      db(),
    );
    expect(rows[0]?.refusal).toBe('access.denied');
    expect((await begin({ list: '/mails' }, await shop.staff({ agentId: shop.agentId }))).status).toBe(403);
  });

  test('when the right is missing, or taken away meanwhile, then there is no file', async () => {
    const blind = await shop.staff({ permissions: ['people.users.view'] });
    expect((await begin({}, blind)).status).toBe(403);
    expect((await begin({ list: '/goods-orders' }, blind)).status).toBe(403);
    const permissions = ['people.users.view', 'people.users.export'];
    const one = await shop.staff({ permissions });
    const { data } = await begin({}, one);
    const revoke = (kept: string[]) =>
      sql`UPDATE staff_role SET permissions = ${kept}::text[] WHERE id =
      (SELECT s.role_id FROM staff s JOIN list_export e ON e.staff_id = s.id WHERE e.id = ${data.id})`.execute(db());
    await revoke(['people.users.view']);
    await write();
    expect(await mine(data.id, one)).toMatchObject({ state: 'failed', refusal: 'access.denied', actions: ['remove'] });
    await revoke(permissions);
    await new Promise((done) => setTimeout(done, 900));
    const later = await begin({}, one);
    await write();
    await revoke(['people.users.view']);
    await new Promise((done) => setTimeout(done, 900));
    expect((await link(later.data.id, one)).status).toBe(403);
  });

  test('when it is another list, unknown, or asked for wrongly, then it is refused', async () => {
    expect((await begin({ list: '/nothing' })).msg).toContain('cannot be exported');
    expect((await begin({ list: '/exports/:id' })).status).toBe(400);
    expect((await begin({ columns: [{ title: 'x', cells: [{ path: '__proto__..' }] }] })).status).toBe(400);
    expect((await begin({ columns: [] })).status).toBe(400);
    const { data } = await begin({ query: { state: 'nonsense' } });
    await write();
    expect(await mine(data.id)).toMatchObject({ state: 'failed', refusal: 'input.invalid' });
  });

  test('when somebody else, or nobody, asks for it, then it is not there', async () => {
    const { data } = await begin();
    const other = await shop.staff();
    for (const call of [cancel, link, remove]) expect((await call(data.id, other)).status).toBe(404);
    expect((await shop.call(calls.listExports, {})).status).toBe(401);
    expect((await shop.call(calls.beginExport, { body: users })).status).toBe(401);
    const { token } = await shop.buyer();
    expect((await begin({}, token)).status).toBe(401);
    await cancel(data.id);
  });

  test('when it is cancelled, before or while it is written, then no file comes of it', async () => {
    const { data } = await begin();
    expect((await link(data.id)).code).toBe(refusalCode('export.not_ready'));
    expect((await remove(data.id)).code).toBe(refusalCode('export.not_ready'));
    expect((await cancel(data.id)).data).toMatchObject({ state: 'cancelled', actions: ['remove'] });
    expect((await cancel(data.id)).code).toBe(refusalCode('export.ended'));
    expect(await write()).toBe(0);
    const under = await begin();
    const { rows } = await sql<{ tries: number }>`UPDATE list_export SET state = 'running', tries = 1,
      lease_until = clock_timestamp() - interval '1 second' WHERE id = ${under.data.id} RETURNING tries`.execute(db());
    expect(rows[0]?.tries).toBe(1);
    expect((await cancel(under.data.id)).data.state).toBe('cancelled');
    expect(await write()).toBe(0);
  });

  test('when a process dies over it, then another takes it up, and after three times nobody', async () => {
    const { data } = await begin();
    const die = (tries: number) =>
      sql`UPDATE list_export SET state = 'running', tries = ${tries},
      lease_until = clock_timestamp() - interval '1 second' WHERE id = ${data.id}`.execute(db());
    await die(1);
    expect(await write()).toBe(1);
    expect(await mine(data.id)).toMatchObject({ state: 'done' });
    const again = await begin();
    await sql`UPDATE list_export SET state = 'running', tries = 3,
      lease_until = clock_timestamp() - interval '1 second' WHERE id = ${again.data.id}`.execute(db());
    expect(await write()).toBe(0);
    expect(await mine(again.data.id)).toMatchObject({ state: 'failed', refusal: 'operation.failed' });
  });

  test('when one asks for a sixth at a time, then it is refused', async () => {
    const busy = await shop.staff();
    const answers = await Promise.all(Array.from({ length: 8 }, () => begin({}, busy)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === refusalCode('export.too_many'))).toHaveLength(3);
    for (const { data } of answers.filter(({ status }) => status === 200)) await cancel(data.id, busy);
  });

  test('when its time is over, or a newer address was given, then the address gives nothing', async () => {
    const { data } = await begin();
    await write();
    const first = (await link(data.id)).data.url;
    const second = (await link(data.id)).data.url;
    expect(second).not.toBe(first);
    expect((await fetched(first)).statusCode).toBe(404);
    const file = await fetched(second);
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="users-\d{4}-\d\d-\d\d\.csv"$/);
    expect(file.headers['cache-control']).toContain('no-store');
    await sql`UPDATE list_export SET link_until = clock_timestamp() WHERE id = ${data.id}`.execute(db());
    expect((await fetched(second)).statusCode).toBe(404);
    expect((await fetched(`/files/x/${'a'.repeat(43)}`)).statusCode).toBe(404);
    expect((await fetched(`/files/x/${data.id}.csv`)).statusCode).toBe(404);
    await sql`UPDATE list_export SET done_at = app_now() - interval '8 days' WHERE id = ${data.id}`.execute(db());
    const third = (await link(data.id)).data.url;
    expect(await shop.app.runJobs('lists.forget-exports')).toBe(1);
    expect((await fetched(third)).statusCode).toBe(404);
    expect(await mine(data.id)).toMatchObject({ state: 'expired', actions: ['remove'] });
    expect((await remove(data.id)).status).toBe(200);
    expect(await mine(data.id)).toBeUndefined();
  });

  test('when an export is asked for and taken, then the log says so without what was searched for by e-mail', async () => {
    const { data } = await begin({ query: { email: 'canary.person@secret.example' } });
    await write();
    await link(data.id);
    const { rows } = await sql<{ action: string; after: unknown }>`
      SELECT action, after FROM operation_log WHERE record = ${`export/${data.id}`} ORDER BY id`.execute(db());
    expect(rows.map(({ action }) => action)).toEqual(['export.begin', 'export.download']);
    expect(JSON.stringify(rows)).not.toContain('canary.person');
  });

  test('every list of the back office can be exported as it is, and no cell of its file is a formula', async () => {
    const paths = shop.app.platform
      .endpoints()
      .map(({ path }) => path)
      .filter((path) => !path.includes(':') && shop.app.platform.staffList(path));
    expect(paths.length).toBeGreaterThan(40);
    const failed: string[] = [];
    const format = (at: number) => (at % 2 === 0 ? ('csv' as const) : ('xlsx' as const));
    for (const [at, list] of [...new Set(paths)].entries()) {
      const columns = [{ title: '=1+1', cells: [{ path: 'id' }] }];
      const { data, status } = await begin({ list, format: format(at), columns });
      await write();
      const row = status === 200 ? await mine(data.id) : null;
      // Lists of one record's parts want to know of which.
      if (row?.state !== 'done' && row?.refusal !== 'input.missing') failed.push(`${list} ${status} ${row?.refusal}`);
      if (row?.state !== 'done') continue;
      const file = (await fetched((await link(data.id)).data.url)).rawPayload;
      const [head] = format(at) === 'csv' ? file.toString().slice(1).split('\r\n') : (await cellsOf(file)).flat();
      if (head !== "'=1+1") failed.push(`${list} begins with ${head}`);
    }
    expect(failed).toEqual([]);
  }, 60_000);

  test('when a customer is called as a formula would be written, then XLSX holds it as a text with an apostrophe', async () => {
    const mark = await plant(4);
    const hostile = ['=1+1', '+SUM(A1)', '-2+3', '@SUM(A1)'].map((text) => `${text}${mark}`);
    for (const [at, name] of hostile.entries())
      await sql`UPDATE customer SET nickname = ${name} WHERE nickname = ${`${mark}-${at + 1}`}`.execute(db());
    const { data } = await begin({ format: 'xlsx', query: { nickname: mark } });
    await write();
    const file = (await fetched((await link(data.id)).data.url)).rawPayload;
    const names = (await cellsOf(file)).slice(1).map(([name]) => name);
    expect(names.sort()).toEqual(hostile.map((name) => `'${name}`).sort());
  });
});

test('when a list holds more than is counted, then it says so far, and its file holds every row', async () => {
  const mark = await plant(COUNTED_TO + 1);
  const { data } = await shop.call(staffUserEndpoints.listUsers, { token: staff, query: { nickname: mark } });
  expect([data.total, data.counts.all, data.counts.active, data.countedTo]).toEqual(Array(4).fill(COUNTED_TO));
  expect(await exported({ query: { nickname: mark } })).toHaveLength(COUNTED_TO + 1);
}, 60_000);

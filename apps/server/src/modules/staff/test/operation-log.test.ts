import { randomUUID } from 'node:crypto';
import { staffCatalogEndpoints } from '@app/contract/catalog/staff-endpoints';
import { controlEndpoints as calls } from '@app/contract/staff/control/staff-endpoints';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { operationText } from '@app/contract/system/operations/operation-text';
import operationTexts from '@app/contract/system/operations/staff-messages/en-US';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actionOf, isLogged } from '../../../platform/http/staff-call.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { agentBelow, type Colleague, colleague, loggedOn } from './fixtures.ts';

let shop: Shop;
let boss: Colleague;
beforeAll(async () => {
  shop = await openShop();
  boss = await colleague(shop, { super: true });
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const list = async (query: object, token = boss.token) =>
  (await shop.call(calls.listOperations, { token, query })).data;
const makeRole = (token: string) =>
  shop.call(calls.createRole, { token, body: { name: randomUUID(), enabled: true, permissions: [] } });

test('when a use case writes nothing itself, then the call is logged with the body that was sent', async () => {
  const one = await colleague(shop);
  await shop.call(staffEndpoints.logout, { token: one.token, raw: { because: 'tea', password: 'hunter22' } });
  const [entry] = await loggedOn(shop, 'logout/new');
  expect(entry).toMatchObject({ action: 'logout.logout', who: one.username, outcome: 'done', permission: '' });
  expect(JSON.stringify(entry)).toContain('tea');
  expect(JSON.stringify(entry)).not.toContain('hunter22');
});

test('when a change is refused, then the try is logged with its refusal; one turned away leaves no trace', async () => {
  const id = randomUUID();
  await shop.call(calls.deleteRole, { token: boss.token, params: { id } });
  expect(await loggedOn(shop, `role/${id}`)).toMatchObject([
    { action: 'role.delete', outcome: 'record.not_found', call: 'DELETE /admin_api/roles/:id' },
  ]);
  const weak = await colleague(shop, { permissions: ['control.roles.view'] });
  const other = randomUUID();
  expect((await shop.call(calls.deleteRole, { token: weak.token, params: { id: other } })).code).toBe(
    refusalCode('access.denied'),
  );
  expect(await loggedOn(shop, `role/${other}`)).toEqual([]);
});

test('when a record changes, then only the fields that changed are kept', async () => {
  const { data } = await makeRole(boss.token);
  const body = { name: data.name, enabled: false, permissions: [], version: 1 };
  await shop.call(calls.updateRole, { token: boss.token, params: { id: data.id }, body });
  const { list: found } = await list({ record: `role/${data.id}`, action: 'role.update' });
  expect(found).toMatchObject([{ who: boss.username, permission: 'control.roles.edit', outcome: 'done' }]);
  const detail = await shop.call(calls.readOperation, { token: boss.token, params: { id: found[0]?.id ?? '' } });
  expect(detail.data.before).toEqual({ enabled: true, version: 1 });
  expect(detail.data.after).toEqual({ enabled: false, version: 2 });
  expect(detail.data.requestId).not.toBe('');
});

test('when the log is asked by what the screen calls a thing, then it is found, and a record by its number alone', async () => {
  const { data } = await makeRole(boss.token);
  const asked = async (query: object) => (await list({ staffId: boss.id, ...query })).list.map(({ record }) => record);
  const record = `role/${data.id}`;
  expect(await asked({ action: 'Role · Create' })).toContain(record);
  expect(await asked({ action: 'create', record: data.id })).toEqual([record]);
  expect(await asked({ record: 'Role' })).toContain(record);
  expect(await asked({ record: data.id })).toEqual([record]);
  expect(await asked({ record: data.id.slice(0, -1) })).toEqual([]);
  expect(await asked({ action: 'no such thing' })).toEqual([]);
});

test('when the log is turned page by page, then every entry comes once, newest first, also while it grows', async () => {
  const one = await colleague(shop, { super: true });
  for (let i = 0; i < 7; i += 1) await makeRole(one.token);
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await list({ staffId: one.id, limit: '3', ...(cursor ? { cursor } : {}) });
    seen.push(...page.list.map(({ id }) => id));
    cursor = page.cursor;
    await makeRole(one.token);
  } while (cursor);
  expect(seen).toHaveLength(7);
  expect([...seen].sort((a, b) => Number(b) - Number(a))).toEqual(seen);
  expect(new Set(seen).size).toBe(7);
  const spoiled = await shop.call(calls.listOperations, { token: boss.token, query: { cursor: 'abc' } });
  expect(spoiled).toMatchObject({ code: refusalCode('input.invalid'), data: { fields: { cursor: 'field.invalid' } } });
});

test('when the log is filtered by kind, right, outcome or day, then only such entries come', async () => {
  await makeRole(boss.token);
  await shop.call(calls.deleteRole, { token: boss.token, params: { id: randomUUID() } });
  const kinds = async (query: object) => (await list({ limit: '100', ...query })).list;
  expect((await kinds({ record: 'role' })).every(({ record }) => record.startsWith('role/'))).toBe(true);
  // Neither sign of a pattern is one here.
  expect((await kinds({ record: 'ro_e' })).length).toBe(0);
  expect((await kinds({ record: '%' })).length).toBe(0);
  expect((await kinds({ permission: 'control.roles.edit' })).length).toBeGreaterThan(1);
  expect((await kinds({ permission: 'money.desk.review' })).length).toBe(0);
  expect((await kinds({ outcome: 'refused' })).every(({ outcome }) => outcome !== 'done')).toBe(true);
  expect((await kinds({ from: '2020-01-01', to: '2020-01-02' })).length).toBe(0);
  expect((await kinds({ from: '2020-01-01' })).length).toBeGreaterThan(1);
  const names = await shop.call(calls.listStaffNames, { token: boss.token });
  expect(names.data.map(({ id }) => id)).toContain(boss.id);
});

test('when an agents staff reads the log, then it tells what the agent’s own branch did', async () => {
  const [mine, other] = [await agentBelow(shop, null), await agentBelow(shop, null)];
  const permissions = ['control.log.view', 'catalog.products.list'];
  const reader = await colleague(shop, { permissions, agentId: mine });
  const stranger = await colleague(shop, { permissions, agentId: other });
  const flags = { ids: [randomUUID()], online: true };
  for (const { token } of [reader, stranger, boss])
    await shop.call(staffCatalogEndpoints.setProductFlags, { token, raw: flags });
  await shop.call(staffEndpoints.logout, { token: stranger.token });
  const seen = (await list({ limit: '100' }, reader.token)).list;
  expect(seen.every(({ staffId }) => staffId === reader.id)).toBe(true);
  const foreign = (await list({ staffId: stranger.id })).list[0]?.id ?? '';
  const of = { token: reader.token, params: { id: foreign } };
  expect((await shop.call(calls.readOperation, of)).code).toBe(refusalCode('record.not_found'));
  expect((await shop.call(calls.listStaffNames, { token: reader.token })).data.map(({ id }) => id)).toEqual([
    reader.id,
  ]);
});

test('when somebody would change or empty the log in the database, then it refuses', async () => {
  await makeRole(boss.token);
  for (const statement of [
    "UPDATE operation_log SET who = 'nobody'",
    'DELETE FROM operation_log',
    'TRUNCATE operation_log',
  ])
    await expect(sql.raw(statement).execute(db())).rejects.toThrow();
  expect((await list({})).list.length).toBeGreaterThan(0);
});

test('when the log is long, then each of its filters is answered by an index', async () => {
  await sql`INSERT INTO operation_log (staff_id, who, action, record, permission, outcome, created_at)
    SELECT gen_random_uuid(), 'x', 'bulk.' || (i % 50), 'bulk/' || i, 'p.' || (i % 40),
      CASE WHEN i % 100 = 0 THEN 'record.stale' ELSE 'done' END, app_now() - i * interval '1 minute'
    FROM generate_series(1, 20000) i`.execute(db());
  await sql`ANALYZE operation_log`.execute(db());
  const order = 'ORDER BY created_at DESC, id DESC LIMIT 21';
  const index = async (where: string): Promise<string> => {
    const { rows } = await sql
      .raw<{ 'QUERY PLAN': string }>(`EXPLAIN SELECT id FROM operation_log WHERE ${where} ${order}`)
      .execute(db());
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  expect(await index('true')).toContain('operation_log_newest');
  expect(await index(`staff_id = '${boss.id}'`)).toContain('operation_log_person');
  expect(await index("record = 'bulk/7'")).toContain('operation_log_record');
  expect(await index("outcome <> 'done'")).toContain('operation_log_refused');
  expect(await index("action = 'bulk.7'")).not.toContain('Seq Scan');
  expect(await index("permission = 'p.7'")).not.toContain('Seq Scan');
});

test('every operation of the log is said in words', () => {
  const known = operationTexts as Readonly<Record<string, string>>;
  const unsaid: string[] = [];
  for (const endpoint of shop.app.platform.endpoints().filter(isLogged)) {
    const action = actionOf(endpoint);
    const [kind = '', verb = ''] = action.split('.');
    if (!known[`op.kind.${kind}`]) unsaid.push(`${action}: op.kind.${kind}`);
    if (!known[`op.verb.${verb}`] && !known[`op.verb.${verb.split('_')[0]}`]) unsaid.push(`${action}: op.verb.${verb}`);
  }
  expect(unsaid).toEqual([]);
  expect(operationText('goods_order.ship_order', (key) => known[key])).toBe('Product order · Ship');
  expect(operationText('odd_thing.turn_round', (key) => known[key])).toBe('odd thing · turn round');
});

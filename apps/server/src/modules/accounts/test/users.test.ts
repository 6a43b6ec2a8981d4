import { randomUUID } from 'node:crypto';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { staffUserEndpoints as calls } from '@app/contract/accounts/staff/staff-endpoints';
import { staffLevelEndpoints } from '@app/contract/levels/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';

let shop: Shop;
let staff: string;
let agents: string;
let otherAgent: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  otherAgent = randomUUID();
  await sql`INSERT INTO agent (id, name, invite_code, rebate_bp) VALUES (${otherAgent}, 'Far', 'FARAWAY', 100)`.execute(
    db(),
  );
  agents = await shop.staff({ agentId: shop.agentId });
  await sql`INSERT INTO member_level (id, identifier, name, threshold_usd, discount_bp) VALUES
    (${randomUUID()}, 'shore', '{"en-US": "Shore"}', 0, 0),
    (${randomUUID()}, 'tide', '{"en-US": "Tide", "es": "Marea"}', 20000, 200)`.execute(db());
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const list = (query: object = {}, token = staff) => shop.call(calls.listUsers, { token, query });
const read = (id: string, token = staff, lang = 'en-US') => shop.call(calls.readUser, { token, params: { id }, lang });
const versionOf = async (id: string) => (await read(id)).data.version;
const disable = (id: string, version: number, token = staff) =>
  shop.call(calls.disableUser, { token, params: { id }, body: { version, reason: 'Chargebacks' } });
const enable = (id: string, version: number, token = staff) =>
  shop.call(calls.enableUser, { token, params: { id }, body: { version, reason: 'Settled' } });
const grant = (id: string, of: { version: number; level: string | null }, token = staff) =>
  shop.call(calls.setUserLevel, {
    token,
    params: { id },
    body: { version: of.version, grantedLevel: of.level, reason: 'A friend of the house' },
  });
/** The code that the customer's own call gets, up to a second later. */
async function refusedWith(buyer: Buyer): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const { code } = await shop.call(accountEndpoints.userInfo, { token: buyer.token });
    if (code !== 200 || tries === 10) return code;
    await new Promise((done) => setTimeout(done, 100));
  }
}

test('when customers are searched for, then each filter finds its own and the counts follow', async () => {
  const one = await shop.buyer({ agentId: shop.agentId });
  const mark = randomUUID().slice(0, 8);
  await sql`UPDATE customer SET nickname = ${`Maria_${mark}`}, email = ${`maria.${mark}@mail.example`}, phone_country = 'PT',
    phone = ${`+3519${mark.replaceAll(/\D/g, '1')}`}, spent_usd = 25000, invite_code = ${`C${mark.toUpperCase()}`}, created_at = '2020-05-05 10:00Z'
    WHERE id = ${one.id}`.execute(db());
  const { rows } = await sql<{ phone: string; code: string }>`
    SELECT phone, invite_code AS code FROM customer WHERE id = ${one.id}`.execute(db());
  const finds = async (query: object) => (await list(query)).data.list.map(({ id }) => id);
  for (const query of [
    { nickname: `ARIA_${mark}` },
    { email: `ria.${mark}@MAIL` },
    { phone: ` ${rows[0]?.phone.slice(2)} ` },
    { code: rows[0]?.code },
    { from: '2020-05-05', to: '2020-05-05' },
    { level: 'tide' },
    { agent: shop.agentId, level: 'tide' },
    { state: 'active', nickname: mark },
  ])
    expect(await finds(query), JSON.stringify(query)).toEqual([one.id]);
  expect(await finds({ nickname: mark, state: 'disabled' })).toEqual([]);
  expect(await finds({ nickname: mark, agent: otherAgent })).toEqual([]);
  expect(await finds({ from: '2020-05-06', to: '2020-05-07' })).toEqual([]);
  const found = (await list({ nickname: mark })).data;
  expect(found).toMatchObject({ total: 1, counts: { all: 1, active: 1, disabled: 0, deleted: 0 } });
  expect(found.list[0]).toMatchObject({
    level: { identifier: 'tide', name: 'Tide', granted: false },
    agent: { id: shop.agentId, name: 'House' },
    spentUsd: 25_000,
  });
  expect((await list({ level: 'none' })).status).toBe(400);
  const dearest = (await list({ sort: 'spentUsd', order: 'desc', limit: '1' })).data.list;
  expect(dearest[0]?.id).toBe(one.id);
});

test('when staff may not see personal data, then it is masked and only a whole address finds anybody', async () => {
  const one = await shop.buyer();
  await sql`UPDATE customer SET email = 'secret.person@hidden.example', phone_country = 'US', phone = '+12025550199',
    gender = 'female', birthday = '1990-01-02' WHERE id = ${one.id}`.execute(db());
  const token = await shop.staff({ permissions: ['people.users.view', 'people.users.export'] });
  const seen = [
    await list({ email: 'Secret.Person@hidden.example' }, token),
    await shop.call(calls.exportUsers, { token, query: { phone: '+12025550199' } }),
    await read(one.id, token),
  ];
  for (const answer of seen) {
    expect(answer.status).toBe(200);
    const text = JSON.stringify(answer.data);
    expect(text).toContain(one.id);
    expect(text).not.toMatch(/secret|hidden|2025550199|1990|Main Street|Ann Lee/);
  }
  expect((await list({ email: 'secret.p' }, token)).data.list).toEqual([]);
  expect((await list({ phone: '20255501' }, token)).data.list).toEqual([]);
  expect((await read(one.id, token)).data).toMatchObject({
    email: 's***@***.example',
    phone: '***99',
    money: null,
    points: null,
    orders: null,
    coupons: null,
    addresses: null,
    actions: [],
  });
  expect((await read(one.id)).data).toMatchObject({
    email: 'secret.person@hidden.example',
    birthday: '1990-01-02',
    money: { availableUsd: 0 },
    orders: { total: 0 },
    addresses: [{ name: 'Ann Lee' }],
    actions: ['edit', 'note', 'disable', 'level', 'reset', 'devices', 'make_agent'],
  });
});

test('when an account is disabled, then its sessions end within a second, sign-in says so, and it can be undone', async () => {
  const one = await shop.buyer();
  expect((await shop.call(accountEndpoints.userInfo, { token: one.token })).code).toBe(200);
  const version = await versionOf(one.id);
  const answers = await Promise.all([disable(one.id, version), disable(one.id, version)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: refusalCode('record.stale') });
  expect(await refusedWith(one)).toBe(refusalCode('auth.disabled'));
  const { msg } = await shop.call(accountEndpoints.userInfo, { token: one.token, lang: 'es' });
  expect(msg).toMatch(/cuenta/i);
  const now = (await read(one.id)).data;
  expect(now).toMatchObject({ state: 'disabled', disabledBecause: 'Chargebacks', devices: [] });
  expect(now.notes.map(({ kind, body }) => [kind, body])).toEqual([['disabled', 'Chargebacks']]);
  expect((await list({ state: 'disabled', email: one.id })).data.list.map(({ id }) => id)).toEqual([one.id]);
  expect(await disable(one.id, now.version)).toMatchObject({ status: 409, code: refusalCode('record.conflict') });
  expect(await enable(one.id, version)).toMatchObject({ status: 409, code: refusalCode('record.stale') });
  expect((await enable(one.id, now.version)).data).toMatchObject({ state: 'active', disabledBecause: '' });
  // The ended session stays ended: the customer signs in anew.
  expect(await refusedWith(one)).toBe(refusalCode('auth.session_ended'));
  expect(await enable(one.id, await versionOf(one.id))).toMatchObject({
    status: 409,
    code: refusalCode('record.conflict'),
  });
});

test('when staff grant a level, then it is the customer’s until it is taken back; what they spent stays', async () => {
  const one = await shop.buyer();
  const version = await versionOf(one.id);
  const granted = await grant(one.id, { version, level: 'tide' });
  expect(granted.data).toMatchObject({
    level: { identifier: 'tide', granted: true },
    grantedLevel: 'tide',
    spentUsd: 0,
    notes: [{ kind: 'level', body: 'Tide: A friend of the house' }],
  });
  const info = (await shop.call(accountEndpoints.userInfo, { token: one.token, lang: 'es' })).data;
  expect(info).toMatchObject({ level: { identifier: 'tide', name: 'Marea' }, spent: { usd: 0 } });
  const levels = (await shop.call(staffLevelEndpoints.listLevels, { token: staff, query: { name: 'tide' } })).data.list;
  expect(levels[0]?.members).toBeGreaterThan(0);
  const stale = await grant(one.id, { version, level: null });
  expect(stale).toMatchObject({
    status: 409,
    code: refusalCode('record.stale'),
    data: { current: { grantedLevel: 'tide' } },
  });
  expect((await grant(one.id, { version: granted.data.version, level: 'none' })).status).toBe(400);
  const back = await grant(one.id, { version: granted.data.version, level: null });
  expect(back.data).toMatchObject({ level: { identifier: 'shore', granted: false }, grantedLevel: null });
});

test('when staff sign devices out, then these are out and others stay', async () => {
  const [one, two] = [await shop.buyer(), await shop.buyer()];
  await shop.call(accountEndpoints.userInfo, { token: one.token });
  const [device] = (await read(one.id)).data.devices;
  const end = (id: string, of: string) => shop.call(calls.endUserDevice, { token: staff, params: { id, device: of } });
  // Somebody else's device is not theirs.
  expect((await end(two.id, device?.id ?? '')).status).toBe(404);
  expect((await end(one.id, device?.id ?? '')).data).toMatchObject({ devices: [], notes: [{ kind: 'devices' }] });
  expect((await end(one.id, device?.id ?? '')).status).toBe(404);
  expect(await refusedWith(one)).toBe(refusalCode('auth.session_ended'));
  expect((await shop.call(accountEndpoints.userInfo, { token: two.token })).code).toBe(200);
  const all = await shop.call(calls.endUserDevices, { token: staff, params: { id: two.id } });
  expect(all.data.devices).toEqual([]);
  expect(await refusedWith(two)).toBe(refusalCode('auth.session_ended'));
});

test('when staff send a code for a new password, then it is asked for as the customer would; a disabled one gets none', async () => {
  const one = await shop.buyer();
  const reset = () => shop.call(calls.resetUserPassword, { token: staff, params: { id: one.id }, body: {} });
  expect((await reset()).data.notes).toMatchObject([{ kind: 'reset' }]);
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM outbox_event
    WHERE name = 'account.reset_asked' AND payload->>'customerId' = ${one.id}`.execute(db());
  expect(rows).toEqual([{ n: 1 }]);
  await disable(one.id, await versionOf(one.id));
  expect(await reset()).toMatchObject({ status: 409, code: refusalCode('record.conflict') });
});

test('when notes are written, then they stay in their order and go with the person; nothing is done to who has left', async () => {
  const one = await shop.buyer();
  const write = (body: string, token = staff) =>
    shop.call(calls.noteUser, { token, params: { id: one.id }, body: { body } });
  await write('Called about a late parcel');
  const { notes } = (await write('Called again')).data;
  expect(notes.map(({ body }) => body)).toEqual(['Called again', 'Called about a late parcel']);
  expect(notes[0]?.by).toMatch(/^s-/);
  expect((await write('  ')).status).toBe(400);
  const { rows } = await sql<{ text: string }>`SELECT coalesce(before::text, '') || coalesce(after::text, '') AS text
    FROM operation_log WHERE record = ${`customer/${one.id}`}`.execute(db());
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain('parcel');
  await sql`DELETE FROM customer_note WHERE customer_id = ${one.id}`.execute(db());
  await sql`UPDATE customer SET disabled_at = app_now(), deleted_at = app_now() WHERE id = ${one.id}`.execute(db());
  await sql`UPDATE customer_session SET ended_at = app_now(), ended_because = 'elsewhere'
    WHERE customer_id = ${one.id}`.execute(db());
  const version = await versionOf(one.id);
  for (const answer of [
    await write('More'),
    await enable(one.id, version),
    await disable(one.id, version),
    await grant(one.id, { version, level: 'tide' }),
    await shop.call(calls.resetUserPassword, { token: staff, params: { id: one.id }, body: {} }),
    await shop.call(calls.endUserDevices, { token: staff, params: { id: one.id } }),
  ])
    expect(answer).toMatchObject({ status: 409, code: refusalCode('customer.erased') });
  expect((await list({ state: 'deleted' })).data.list.map(({ id }) => id)).toContain(one.id);
});

test('when an agent’s staff ask, then they see and touch their own people alone', async () => {
  const [mine, far] = [await shop.buyer({ agentId: shop.agentId }), await shop.buyer({ agentId: otherAgent })];
  const seen = (await list({ limit: '100' }, agents)).data;
  expect(seen.list.map(({ id }) => id)).toContain(mine.id);
  expect(seen.list.every(({ agent }) => agent?.id === shop.agentId)).toBe(true);
  expect(seen.counts.all).toBe(seen.total);
  const exported = await shop.call(calls.exportUsers, { token: agents, query: { limit: '100' } });
  expect(exported.data.list.map(({ id }) => id).sort()).toEqual(seen.list.map(({ id }) => id).sort());
  expect((await shop.call(calls.userChoices, { token: agents })).data.agents.map(({ id }) => id)).toEqual([
    shop.agentId,
  ]);
  expect((await read(mine.id, agents)).data.actions).not.toContain('make_agent');
  const version = await versionOf(far.id);
  for (const answer of [
    await read(far.id, agents),
    await disable(far.id, version, agents),
    await enable(far.id, version, agents),
    await grant(far.id, { version, level: null }, agents),
    await shop.call(calls.noteUser, { token: agents, params: { id: far.id }, body: { body: 'Hm' } }),
    await shop.call(calls.resetUserPassword, { token: agents, params: { id: far.id }, body: {} }),
    await shop.call(calls.endUserDevices, { token: agents, params: { id: far.id } }),
    await shop.call(calls.endUserDevice, { token: agents, params: { id: far.id, device: randomUUID() } }),
    await read(randomUUID(), staff),
  ])
    expect(answer).toMatchObject({ status: 404, code: refusalCode('record.not_found') });
});

test('when customers are exported, then every one of the filtered set comes once, whatever is added meanwhile', async () => {
  const marks = await Promise.all(Array.from({ length: 5 }, () => shop.buyer()));
  const mark = `exported-${randomUUID().slice(0, 8)}`;
  for (const { id } of marks) {
    await sql`UPDATE customer SET nickname = ${`${mark}-${id.slice(0, 8)}`} WHERE id = ${id}`.execute(db());
  }
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const query: object = { nickname: mark, limit: '2', sort: 'nickname', ...(cursor ? { cursor } : {}) };
    const { data } = await shop.call(calls.exportUsers, { token: staff, query });
    ids.push(...data.list.map(({ id }) => id));
    cursor = data.cursor;
    await shop.buyer();
  } while (cursor);
  expect(ids.sort()).toEqual(marks.map(({ id }) => id).sort());
  expect((await shop.call(calls.exportUsers, { token: staff, query: { cursor: 'odd' } })).status).toBe(400);
});

test('when a role lacks the permission, or nobody is signed in, then every call is refused', async () => {
  const one = await shop.buyer();
  const token = await shop.staff({ permissions: ['people.levels.view'] });
  const body = { version: 1, reason: 'No' };
  for (const [who, status] of [
    [token, 403],
    [undefined, 401],
    [one.token, 401],
  ] as const) {
    const of = who ? { token: who } : {};
    const params = { id: one.id };
    const answers = [
      await shop.call(calls.listUsers, of),
      await shop.call(calls.exportUsers, of),
      await shop.call(calls.userChoices, of),
      await shop.call(calls.readUser, { ...of, params }),
      await shop.call(calls.noteUser, { ...of, params, body: { body: 'x' } }),
      await shop.call(calls.disableUser, { ...of, params, body }),
      await shop.call(calls.enableUser, { ...of, params, body }),
      await shop.call(calls.setUserLevel, { ...of, params, body: { ...body, grantedLevel: null } }),
      await shop.call(calls.resetUserPassword, { ...of, params, body: {} }),
      await shop.call(calls.endUserDevice, { ...of, params: { ...params, device: randomUUID() } }),
      await shop.call(calls.endUserDevices, { ...of, params }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
  }
  expect((await shop.call(accountEndpoints.userInfo, { token: one.token })).code).toBe(200);
});

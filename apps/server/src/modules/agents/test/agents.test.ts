import { randomUUID } from 'node:crypto';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { staffUserEndpoints } from '@app/contract/accounts/staff/staff-endpoints';
import { staffAgentEndpoints as calls } from '@app/contract/agents/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { boughtBy, broken } from '../../orders/test/fixtures.ts';
import { brokenReports, plantOrder, plantStay, plantStayCancelled } from '../../reports/test/fixtures.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const terms = { name: 'North', level: 2, rebateBp: 750, parentId: null as string | null, reason: 'Signed' };
type Terms = Partial<typeof terms> & { customerId?: string; inviteCode?: string | null };
const make = async (of: Terms = {}, token = staff) => {
  const customerId = of.customerId ?? (await shop.buyer()).id;
  return shop.call(calls.makeAgent, { token, body: { ...terms, inviteCode: null, ...of, customerId } });
};
const read = (id: string, token = staff) => shop.call(calls.readAgent, { token, params: { id } });
const save = (id: string, version: number, of: Partial<typeof terms> = {}, token = staff) =>
  shop.call(calls.updateAgent, { token, params: { id }, body: { ...terms, ...of, version } });
const end = (id: string, version: number, token = staff) =>
  shop.call(calls.endAgent, { token, params: { id }, body: { version, reason: 'Left us' } });
const resume = (id: string, version: number, token = staff) =>
  shop.call(calls.resumeAgent, { token, params: { id }, body: { version, reason: 'Back' } });
const register = (inviteCode: string) => {
  const email = `${randomUUID()}@example.com`;
  return shop.call(accountEndpoints.register, {
    body: { email, password: 'Lantern-42', confirmPassword: 'Lantern-42', inviteCode },
  });
};

test('when a customer is made an agent, then people register with that code; it happens once', async () => {
  const customer = await shop.buyer();
  const made = await make({ customerId: customer.id, inviteCode: ' north42 ' });
  expect(made.data).toMatchObject({
    name: 'North',
    level: 2,
    rebateBp: 750,
    inviteCode: 'NORTH42',
    customer: { id: customer.id },
    people: 0,
    ratioChanges: [{ beforeBp: null, afterBp: 750, reason: 'Signed' }],
  });
  const answer = await register('north42');
  expect(answer.code).toBe(200);
  expect((await read(made.data.id)).data).toMatchObject({ people: 1, team: { agents: 0, people: 1 } });
  const of = { token: staff, params: { id: answer.data.userInfo.id } };
  const person = (await shop.call(staffUserEndpoints.readUser, of)).data;
  expect(person).toMatchObject({ chain: [{ kind: 'agent', id: made.data.id, name: 'North' }] });
  const owner = (await shop.call(staffUserEndpoints.readUser, { token: staff, params: { id: customer.id } })).data;
  expect(owner).toMatchObject({ agentOf: { name: 'North', ended: false }, notes: [{ kind: 'agent', body: 'Signed' }] });
  expect(await make({ customerId: customer.id })).toMatchObject({ status: 409, code: refusalCode('agent.exists') });
  expect(await make({ inviteCode: 'NORTH42' })).toMatchObject({ status: 409, code: refusalCode('agent.code_taken') });
  expect((await make()).data.inviteCode).toMatch(/^[0-9A-Z]{8}$/);
  expect((await make({ customerId: randomUUID() })).status).toBe(404);
});

test('when two make the same customer an agent at once, then one of them does', async () => {
  const { id } = await shop.buyer();
  const answers = await Promise.all(Array.from({ length: 5 }, () => make({ customerId: id })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
});

test('when what an agent is would be odd, then the field is named', async () => {
  for (const [of, field] of [
    [{ rebateBp: 5_001 }, 'rebateBp'],
    [{ rebateBp: -1 }, 'rebateBp'],
    [{ rebateBp: 7.5 }, 'rebateBp'],
    [{ level: 11 }, 'level'],
    [{ name: ' ' }, 'name'],
    [{ reason: '' }, 'reason'],
    [{ inviteCode: 'no good' }, 'inviteCode'],
    [{ parentId: randomUUID() }, 'parentId'],
  ] as const) {
    const answer = await make(of);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.data as unknown as { fields: object }).fields)).toEqual([field]);
  }
});

test('when the ratio is changed, then it is written down, and of two who change it at once one is stale', async () => {
  const { id, version } = (await make()).data;
  const answers = await Promise.all([
    save(id, version, { rebateBp: 800, reason: 'A good year' }),
    save(id, version, { rebateBp: 900 }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const stale = answers.find(({ status }) => status === 409);
  const saved = answers.find(({ status }) => status === 200);
  expect(stale).toMatchObject({
    code: refusalCode('record.stale'),
    data: { current: { rebateBp: saved?.data.rebateBp } },
  });
  const now = (await read(id)).data;
  expect(now.ratioChanges.map(({ beforeBp, afterBp }) => [beforeBp, afterBp])).toEqual([
    [750, now.rebateBp],
    [null, 750],
  ]);
  const renamed = (await save(id, now.version, { rebateBp: now.rebateBp, name: 'South' })).data;
  expect(renamed).toMatchObject({ name: 'South', ratioChanges: { length: 2 } });
  await expect(sql`UPDATE agent_ratio_change SET after_bp = 1 WHERE agent_id = ${id}`.execute(db())).rejects.toThrow();
});

test('when agents are moved, then the tree follows and a circle is refused, whoever is quicker', async () => {
  const top = (await make({ name: 'Top' })).data;
  const middle = (await make({ name: 'Middle', parentId: top.id })).data;
  const low = (await make({ name: 'Low', parentId: middle.id })).data;
  expect((await read(low.id)).data.path.map(({ name }) => name)).toEqual(['Top', 'Middle']);
  expect(await save(top.id, top.version, { parentId: low.id })).toMatchObject({
    status: 409,
    code: refusalCode('agent.circle'),
  });
  expect(await save(top.id, top.version, { parentId: top.id })).toMatchObject({
    status: 409,
    code: refusalCode('agent.circle'),
  });
  const moved = (await save(low.id, low.version, { name: 'Low', parentId: top.id })).data;
  expect(moved.path.map(({ name }) => name)).toEqual(['Top']);
  const tree = async (parent: string) =>
    (await shop.call(calls.agentTree, { token: staff, query: { parent } })).data.map(({ name }) => name);
  expect(await tree(top.id)).toEqual(['Low', 'Middle']);
  expect(await tree(low.id)).toEqual([]);
  const answers = await Promise.all([
    save(low.id, moved.version, { name: 'Low', parentId: middle.id }),
    save(middle.id, middle.version, { name: 'Middle', parentId: low.id }),
  ]);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, refusalCode('agent.circle')]);
  expect((await shop.call(calls.agentTree, { token: staff, query: { parent: randomUUID() } })).status).toBe(404);
});

test('when an agent is ended, then the code is closed and new orders bring nothing, until made one again', async () => {
  const agent = (await make({ rebateBp: 1_000 })).data;
  const below = (await make({ parentId: agent.id })).data;
  const person = await shop.buyer({ usd: 100_000, agentId: agent.id });
  expect(await end(agent.id, agent.version)).toMatchObject({
    status: 409,
    code: refusalCode('agent.has_agents_below'),
  });
  const belowEnded = (await end(below.id, below.version)).data;
  expect(belowEnded.endedAt).not.toBeNull();
  await shop.staff({ agentId: agent.id });
  expect(await end(agent.id, agent.version)).toMatchObject({ status: 409, code: refusalCode('agent.has_staff') });
  await sql`UPDATE staff SET disabled_at = app_now() WHERE agent_id = ${agent.id}`.execute(db());
  const ended = (await end(agent.id, agent.version)).data;
  expect(await end(agent.id, ended.version)).toMatchObject({ status: 409, code: refusalCode('record.stale') });
  expect(await resume(below.id, belowEnded.version)).toMatchObject({
    status: 409,
    code: refusalCode('agent.superior_ended'),
  });
  expect(await make({ parentId: agent.id })).toMatchObject({ status: 409, code: refusalCode('agent.superior_ended') });
  expect((await register(agent.inviteCode)).code).toBe(refusalCode('account.wrong_invite_code'));
  const { variantIds } = await shop.product({ prices: [10_000], stock: 10 });
  const items = [{ variantId: variantIds[0] ?? '', quantity: 1 }];
  await boughtBy(shop, person, { items });
  expect((await read(agent.id)).data).toMatchObject({ people: 1, orders: 0, salesUsd: 0 });
  const again = (await resume(agent.id, ended.version)).data;
  expect(again.endedAt).toBeNull();
  expect(await resume(agent.id, again.version)).toMatchObject({ status: 409, code: refusalCode('record.stale') });
  await boughtBy(shop, person, { items });
  expect((await read(agent.id)).data).toMatchObject({ people: 1, orders: 1, salesUsd: 10_000 });
  expect((await register(agent.inviteCode)).code).toBe(200);
  expect(await broken(shop)).toEqual([]);
});

test('when agents are listed, then filters, tabs and sums agree, and people come newest first', async () => {
  const agent = (await make({ name: 'Listed One', level: 7 })).data;
  const gone = (await make({ name: 'Listed Two', level: 7 })).data;
  await end(gone.id, gone.version);
  const people = await Promise.all([1, 2, 3].map(() => shop.buyer({ agentId: agent.id })));
  for (const [index, { id }] of people.entries()) {
    await sql`UPDATE customer SET created_at = app_now() + ${index} * interval '1 second' WHERE id = ${id}`.execute(
      db(),
    );
  }
  const list = async (query: object) => (await shop.call(calls.listAgents, { token: staff, query })).data;
  const found = await list({ name: 'listed', level: '7', sort: 'name', order: 'asc' });
  expect(found.list.map(({ name, people: n }) => [name, n])).toEqual([
    ['Listed One', 3],
    ['Listed Two', 0],
  ]);
  expect(found.counts).toEqual({ all: 2, active: 1, ended: 1 });
  expect((await list({ name: 'listed', tab: 'ended' })).list.map(({ id }) => id)).toEqual([gone.id]);
  expect((await list({ code: agent.inviteCode.toLowerCase() })).list.map(({ id }) => id)).toEqual([agent.id]);
  const stretch = (cursor?: string) =>
    shop.call(calls.agentPeople, {
      token: staff,
      params: { id: agent.id },
      query: { limit: '2', ...(cursor ? { cursor } : {}) },
    });
  const first = (await stretch()).data;
  const rest = (await stretch(first.cursor ?? '')).data;
  expect([...first.list, ...rest.list].map(({ id }) => id)).toEqual(people.map(({ id }) => id).reverse());
  expect(rest.cursor).toBeNull();
});

test('when an agent’s staff ask, then they see that subtree alone, nobody above it, and change nothing', async () => {
  const top = (await make({ name: 'Above' })).data;
  const mine = (await make({ name: 'Mine', parentId: top.id })).data;
  const below = (await make({ name: 'Below', parentId: mine.id })).data;
  const token = await shop.staff({ agentId: mine.id });
  const seen = (await shop.call(calls.listAgents, { token, query: { sort: 'name', order: 'asc' } })).data;
  expect(seen.list.map(({ name }) => name)).toEqual(['Below', 'Mine']);
  expect(JSON.stringify(seen)).not.toContain(top.id);
  const roots = (await shop.call(calls.agentTree, { token })).data;
  expect(roots.map(({ name }) => name)).toEqual(['Mine']);
  const choices = (await shop.call(calls.agentChoices, { token })).data;
  expect(choices.map(({ name }) => name)).toEqual(['Below', 'Mine']);
  const own = (await read(mine.id, token)).data;
  expect(own).toMatchObject({ parent: null, parentId: null, path: [] });
  expect((await read(below.id, token)).data.path.map(({ name }) => name)).toEqual(['Mine']);
  for (const answer of [
    await read(top.id, token),
    await shop.call(calls.agentPeople, { token, params: { id: top.id } }),
    await shop.call(calls.agentTree, { token, query: { parent: top.id } }),
  ])
    expect(answer).toMatchObject({ status: 404, code: refusalCode('record.not_found') });
  for (const answer of [
    await make({}, token),
    await save(mine.id, mine.version, { rebateBp: 5_000 }, token),
    await end(below.id, below.version, token),
    await resume(below.id, below.version, token),
  ])
    expect(answer).toMatchObject({ status: 403, code: refusalCode('access.denied') });
});

test('when a role lacks the permission, or nobody is signed in, then every call is refused', async () => {
  const { id, version } = (await make()).data;
  for (const [token, status] of [
    [await shop.staff({ permissions: ['people.users.view'] }), 403],
    ['', 401],
    [(await shop.buyer()).token, 401],
  ] as const) {
    const answers = [
      await shop.call(calls.listAgents, { token }),
      await shop.call(calls.agentTree, { token }),
      await shop.call(calls.agentChoices, { token }),
      await shop.call(calls.agentPeople, { token, params: { id } }),
      await read(id, token),
      await make({}, token),
      await save(id, version, {}, token),
      await end(id, version, token),
      await resume(id, version, token),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
  }
});

// Last, because what it plants keeps no promise but those of reports.
test('when a customer of an agent books as well as buys, then both sum up what was paid less what was given back', async () => {
  const agent = (await make()).data;
  const person = await shop.buyer({ agentId: agent.id });
  const at = shop.app.platform.clock.now().toISOString();
  const earlier = new Date(Date.parse(at) - 1_000).toISOString();
  const order = { customerId: person.id, placedAt: earlier, paidAt: earlier, usd: 10_000, agentId: agent.id };
  const bought = await plantOrder(shop, order);
  const stay = await plantStay(shop, {
    customerId: person.id,
    placedAt: at,
    paidAt: at,
    usd: 30_000,
    agentId: agent.id,
  });
  await plantStayCancelled(shop, { orderId: stay, at, usd: 20_000 });
  const sums = { people: 1, orders: 2, salesUsd: 20_000 };
  expect((await read(agent.id)).data).toMatchObject({ ...sums, team: { orders: 2, salesUsd: 20_000 } });
  await shop.app.runJobs('reports.keep-days');
  expect((await read(agent.id)).data).toMatchObject(sums);
  const people = await shop.call(calls.agentPeople, { token: staff, params: { id: agent.id } });
  expect(people.data.list).toMatchObject([{ id: person.id, orders: 2, paidUsd: 20_000 }]);
  const { data: whole } = await shop.call(staffUserEndpoints.readUser, { token: staff, params: { id: person.id } });
  expect(whole.orders).toMatchObject({
    total: 2,
    paidUsd: 20_000,
    latest: [
      { id: stay, kind: 'hotel' },
      { number: bought, kind: 'goods' },
    ],
  });
  const goodsOnly = await shop.staff({ permissions: ['people.users.view', 'orders.goods.view'] });
  const seen = await shop.call(staffUserEndpoints.readUser, { token: goodsOnly, params: { id: person.id } });
  expect(seen.data.orders).toMatchObject({ total: 1, paidUsd: 10_000 });
  expect(await brokenReports(shop)).toEqual([]);
});

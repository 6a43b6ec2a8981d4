import { randomUUID } from 'node:crypto';
import { chatEndpoints } from '@app/contract/chat/endpoints';
import { staffChatEndpoints as calls } from '@app/contract/chat/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { broken } from '../../orders/test/fixtures.ts';
import { setParameter } from '../../settings/public.ts';
import { inboxOf, messagesOf, newestStaff, setBusinessHours, talkOf, text, visitor } from './fixtures.ts';

let shop: Shop;
let token: string;
let inbox: ReturnType<typeof inboxOf>;
beforeAll(async () => {
  shop = await openShop();
  await setBusinessHours(shop, true);
  token = await shop.staff();
  inbox = inboxOf(shop, token);
});
afterAll(() => shop.close());

const ids = async (of: typeof inbox, tab: Parameters<typeof inbox.list>[0]) =>
  (await of.list(tab)).data.list.map((one) => one.id);

test('a talk waits, is taken by one of two at once, handed over and closed', async () => {
  const talk = await talkOf(shop, await visitor(shop));
  const other = inboxOf(shop, await shop.staff());
  const otherId = await newestStaff(shop);
  expect(await ids(inbox, 'waiting')).toContain(talk);
  const both = await Promise.all([inbox.take(talk), other.take(talk)]);
  expect(both.map((answer) => answer.code).sort()).toEqual([200, refusalCode('chat.taken')]);
  const [holder, loser] = both[0].code === 200 ? [inbox, other] : [other, inbox];
  expect((await loser.send(talk)).code).toBe(refusalCode('chat.taken'));
  expect((await loser.close(talk)).code).toBe(refusalCode('chat.taken'));
  expect((await holder.take(talk)).code).toBe(200);
  const receiver = holder === inbox ? other : inbox;
  const receiverId = holder === inbox ? otherId : await staffIdOf(token);
  expect((await holder.handOver(talk, randomUUID())).code).toBe(refusalCode('chat.not_for_agent'));
  expect((await holder.handOver(talk, receiverId)).data.agent).toMatchObject({ id: receiverId });
  expect(await ids(receiver, 'mine')).toContain(talk);
  expect(await ids(holder, 'others')).toContain(talk);
  expect((await receiver.close(talk, false)).data).toMatchObject({ state: 'closed' });
  for (const answer of [await receiver.send(talk), await receiver.take(talk), await receiver.close(talk)])
    expect(answer.code).toBe(refusalCode('chat.closed'));
  expect((await receiver.handOver(talk, receiverId)).code).toBe(refusalCode('chat.closed'));
  expect(await ids(inbox, 'closed')).toContain(talk);
});

const staffIdOf = async (of: string): Promise<string> => {
  const { hashToken } = await import('../../../platform/auth/tokens.ts');
  const { rows } = await sql<{ id: string }>`
    SELECT staff_id AS id FROM staff_session WHERE token_hash = ${hashToken(of)}`.execute(shop.app.platform.db);
  return rows[0]?.id ?? '';
};

test('answering takes, marks and counts; the same id is written once', async () => {
  const guest = await visitor(shop);
  const talk = await talkOf(shop, guest);
  const draft = text('once');
  const answers = await Promise.all([inbox.send(talk, draft), inbox.send(talk, draft), inbox.send(talk, draft)]);
  expect(new Set(answers.map((answer) => answer.data.seq)).size).toBe(1);
  await shop.call(chatEndpoints.sendMessage, { ...guest, body: text('and you?') });
  const before = (await shop.call(calls.counts, { token })).data;
  expect(before.unread).toBeGreaterThan(0);
  expect((await inbox.read(talk)).data.unread).toBe(2);
  await inbox.markRead(talk, 99);
  expect((await inbox.read(talk)).data.unread).toBe(0);
  expect((await messagesOf(shop, guest, talk)).staffSeq).toBe(4);
  const viewer = inboxOf(shop, await shop.staff());
  await shop.call(chatEndpoints.sendMessage, { ...guest, body: text('?') });
  expect((await viewer.markRead(talk, 99)).code).toBe(200);
  expect((await inbox.read(talk)).data.unread).toBe(1);
  expect((await shop.call(calls.typing, { token, params: { id: talk }, body: {} })).code).toBe(200);
});

test("an agent's staff sees the people below the agent alone, and no visitors", async () => {
  const [mine, other] = [randomUUID(), randomUUID()];
  await sql`INSERT INTO agent (id, name, invite_code) VALUES (${mine}, 'Mine', ${mine.slice(0, 30)}),
    (${other}, 'Other', ${other.slice(0, 30)})`.execute(shop.app.platform.db);
  const agent = inboxOf(shop, await shop.staff({ agentId: mine }));
  const agentId = await newestStaff(shop);
  const seen = await talkOf(shop, { token: (await shop.buyer({ agentId: mine })).token });
  const hidden = [
    await talkOf(shop, { token: (await shop.buyer({ agentId: other })).token }),
    await talkOf(shop, { token: (await shop.buyer()).token }),
    await talkOf(shop, await visitor(shop)),
  ];
  expect(await ids(agent, 'waiting')).toEqual([seen]);
  for (const id of hidden) {
    const answers = [
      await agent.read(id),
      await agent.messages(id),
      await agent.person(id),
      await agent.agents(id),
      await agent.take(id),
      await agent.send(id),
      await agent.close(id),
      await agent.markRead(id, 1),
      await agent.handOver(id, agentId),
      await shop.call(calls.picture, { token, params: { id: randomUUID() }, query: { seq: '1' } }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 404));
  }
  expect((await inbox.handOver(hidden[0] ?? '', agentId)).code).toBe(refusalCode('chat.not_for_agent'));
  expect((await inbox.agents(seen)).data.map((one) => one.id)).toContain(agentId);
  expect((await agent.take(seen)).code).toBe(200);
});

test('the profile beside the talk shows orders only to who may see orders', async () => {
  const buyer = await shop.buyer();
  const talk = await talkOf(shop, { token: buyer.token });
  expect((await inbox.person(talk)).data).toMatchObject({ customer: { id: buyer.id }, orders: [], left: null });
  const plain = inboxOf(shop, await shop.staff({ permissions: ['service.chat.view'] }));
  expect((await plain.person(talk)).data.orders).toBeNull();
});

test('who is in the inbox gets a new talk by itself when the shop wants it so', async () => {
  await shop.call(calls.present, { token, body: {} });
  await setParameter(shop.app.platform.db, 'chat.auto_assign', true);
  shop.app.platform.cache.drop(['parameters']);
  const talk = await talkOf(shop, await visitor(shop));
  expect((await inbox.read(talk)).data).toMatchObject({ state: 'active', mine: true });
  await setParameter(shop.app.platform.db, 'chat.auto_assign', false);
  shop.app.platform.cache.drop(['parameters']);
});

test('canned replies: written, changed from their version, deleted; a shortcut stands once', async () => {
  const body = { shortcut: 'Hello-1', title: 'Greeting', text: { 'en-US': 'Hello', es: 'Hola' } };
  const made = await shop.call(calls.createCanned, { token, body });
  expect(made.data).toMatchObject({ shortcut: 'hello-1', version: 1 });
  expect((await shop.call(calls.createCanned, { token, body })).code).toBe(refusalCode('chat.shortcut_taken'));
  const params = { id: made.data.id };
  const change = (version: number, shortcut = 'hello-2') =>
    shop.call(calls.updateCanned, { token, params, body: { ...body, shortcut, version } });
  expect((await change(1)).data.version).toBe(2);
  expect(await change(1)).toMatchObject({ code: refusalCode('record.stale'), data: { current: { version: 2 } } });
  await shop.call(calls.createCanned, { token, body });
  expect((await change(2, 'hello-1')).code).toBe(refusalCode('chat.shortcut_taken'));
  expect(await shop.call(calls.createCanned, { token, raw: { ...body, shortcut: '<b>' } })).toMatchObject({
    msg: 'Use small letters, digits and dashes.',
    data: { fields: { shortcut: 'field.chat_shortcut' } },
  });
  expect((await shop.call(calls.deleteCanned, { token, params })).code).toBe(200);
  expect((await shop.call(calls.deleteCanned, { token, params })).code).toBe(refusalCode('record.not_found'));
  expect((await shop.call(calls.updateCanned, { token, params, body: { ...body, version: 1 } })).code).toBe(
    refusalCode('record.not_found'),
  );
  expect((await shop.call(calls.listCanned, { token })).data).toHaveLength(1);
});

test('hours are set from what was read; overlaps and days twice are refused at their field', async () => {
  const read = (await shop.call(calls.readHours, { token })).data;
  const save = (body: object) => shop.call(calls.saveHours, { token, raw: body });
  const spans = [{ weekday: 1, opens: 540, closes: 1080 }];
  const chosen = { spans, closedDays: [{ day: '2026-12-25', note: 'Christmas' }] };
  expect(read.autoAssign).toBe(false);
  const set = { ...chosen, autoAssign: true, version: read.version };
  const done = await save(set);
  expect(done.data).toMatchObject({ spans, closedDays: set.closedDays, zone: 'UTC', autoAssign: true });
  expect((await save(set)).code).toBe(refusalCode('record.stale'));
  const { version } = done.data;
  const overlap = [...spans, { weekday: 1, opens: 600, closes: 660 }];
  expect((await save({ ...set, spans: overlap, version })).data).toMatchObject({
    fields: { 'spans.1.opens': 'field.chat_hours_overlap' },
  });
  expect((await save({ ...set, spans: [{ weekday: 1, opens: 600, closes: 600 }], version })).data).toMatchObject({
    fields: { 'spans.0.closes': 'field.chat_hours_order' },
  });
  const twice = [...set.closedDays, ...set.closedDays];
  expect((await save({ ...set, closedDays: twice, version })).data).toMatchObject({
    fields: { 'closedDays.1.day': 'field.chat_day_twice' },
  });
  const off = (await save({ ...set, autoAssign: false, version })).data;
  expect(off).toMatchObject({ spans, autoAssign: false });
  expect((await save({ ...set, autoAssign: true, version })).code).toBe(refusalCode('record.stale'));
  await setBusinessHours(shop, true);
});

test('every call needs its permission', async () => {
  const talk = await talkOf(shop, await visitor(shop));
  const viewer = inboxOf(shop, await shop.staff({ permissions: ['service.chat.view'] }));
  expect((await viewer.read(talk)).code).toBe(200);
  for (const answer of [await viewer.send(talk), await viewer.take(talk), await viewer.agents(talk)])
    expect(answer.status).toBe(403);
  const nobody = inboxOf(shop, await shop.staff({ permissions: ['orders.goods.view'] }));
  expect((await nobody.read(talk)).status).toBe(403);
  expect((await shop.call(calls.listTalks, { query: {} })).status).toBe(401);
  expect(await broken(shop)).toEqual([]);
});

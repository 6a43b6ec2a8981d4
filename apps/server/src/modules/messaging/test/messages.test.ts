import { randomUUID } from 'node:crypto';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { messageEndpoints } from '@app/contract/messaging/endpoints';
import { staffMessageEndpoints } from '@app/contract/messaging/staff-endpoints';
import type { MessageInput } from '@app/contract/messaging/staff-schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';
import { amountText } from '../../mail/public.ts';
import { notify } from '../public.ts';
import { messagingSubscribers } from '../usecases/notify-customers.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const draft = (over: Partial<MessageInput> = {}): MessageInput => ({
  kind: 'notice',
  type: 'system',
  title: { 'en-US': 'Open on Sunday', 'zh-cn': '周日营业', es: '' },
  summary: { 'en-US': 'From ten' },
  content: { 'en-US': '<p>From ten<script>alert(1)</script></p>' },
  cover: null,
  popup: false,
  audience: 'all',
  audienceTo: '',
  draft: false,
  publishAt: null,
  expiresAt: null,
  ...over,
});
const write = (over: Partial<MessageInput> = {}, token = staff) =>
  shop.call(staffMessageEndpoints.createMessage, { token, body: draft(over) });
const list = async (who: Buyer, query: object = {}, lang = 'en-US') =>
  (await shop.call(messageEndpoints.messageList, { token: who.token, query, lang })).data;
const idsOf = async (who: Buyer, kind: 'notice' | 'inbox') =>
  (await list(who, { kind, limit: '100' })).list.map((m) => m.id);
const open = (who: Buyer, id: string, lang = 'en-US') =>
  shop.call(messageEndpoints.messageDetail, { token: who.token, query: { id }, lang });
const anId = randomUUID();
const late = { paymentId: anId, payableKind: 'top_up', payableId: anId, bookingId: anId, usd: 1_234 };
const subscribers = () => new Map(messagingSubscribers(shop.app.platform).map((one) => [one.name, one]));
const emit = (name: string, payload: unknown) =>
  subscribers()
    .get(name)
    ?.run(payload as never, { id: 1, at: new Date() });

test('when staff write a notice, then everybody sees it in their language, cleaned, unread until opened', async () => {
  const buyer = await shop.buyer();
  const before = (await list(buyer, { kind: 'notice' })).unread;
  const { data: made, status } = await write();
  expect(status).toBe(200);
  expect(made).toMatchObject({ state: 'published', reads: 0, author: 'Sam' });
  const seen = await list(buyer, { kind: 'notice' }, 'zh-cn');
  expect(seen.unread.notice).toBe(before.notice + 1);
  expect(seen.list[0]).toMatchObject({ id: made.id, title: '周日营业', summary: 'From ten', read: false });
  expect((await list(buyer, { kind: 'notice' }, 'es')).list[0]?.title).toBe('Open on Sunday');
  const info = await shop.call(accountEndpoints.userInfo, { token: buyer.token });
  expect(info.data.unreadMessages).toBe(seen.unread.notice + seen.unread.inbox);
  const opened = await open(buyer, made.id);
  expect(opened.data).toMatchObject({ html: '<p>From ten</p>', read: true });
  expect((await list(buyer, { kind: 'notice' })).unread.notice).toBe(before.notice);
  const staffView = await shop.call(staffMessageEndpoints.readMessage, { token: staff, params: { id: made.id } });
  expect(staffView.data.reads).toBe(1);
});

test('when a message is for a level, a branch or one person, then nobody else sees or opens it', async () => {
  const level = randomUUID();
  await sql`INSERT INTO member_level (id, identifier, name, threshold_usd) VALUES
    (${level}, ${level}, '{"en-US": "Gold"}', 1000), (gen_random_uuid(), ${`${level}+`}, '{"en-US": "More"}', 5000)`.execute(
    db(),
  );
  const child = randomUUID();
  await sql`INSERT INTO agent (id, name, parent_id, invite_code) VALUES (${child}, 'Below', ${shop.agentId}, ${child.slice(0, 20)})`.execute(
    db(),
  );
  const gold = await shop.buyer();
  const more = await shop.buyer();
  await sql`UPDATE customer SET spent_usd = 1000 WHERE id = ${gold.id}`.execute(db());
  await sql`UPDATE customer SET spent_usd = 9000 WHERE id = ${more.id}`.execute(db());
  const branch = await shop.buyer({ agentId: child });
  const inbox = { kind: 'inbox' } as const;
  const toLevel = (await write({ ...inbox, audience: 'level', audienceTo: level })).data.id;
  const toBranch = (await write({ ...inbox, audience: 'agent', audienceTo: shop.agentId })).data.id;
  const toOne = (await write({ ...inbox, audience: 'customer', audienceTo: `${gold.id}@EXAMPLE.com` })).data.id;
  expect(await idsOf(gold, 'inbox')).toEqual([toOne, toLevel]);
  expect(await idsOf(more, 'inbox')).toEqual([]);
  expect(await idsOf(branch, 'inbox')).toEqual([toBranch]);
  for (const id of [toLevel, toOne]) expect((await open(branch, id)).code).toBe(refusalCode('record.not_found'));
  const stranger = await open(branch, randomUUID());
  expect(await open(branch, toOne)).toMatchObject({ code: stranger.code, msg: stranger.msg, data: stranger.data });
  const size = (audience: string, audienceTo: string) =>
    shop.call(staffMessageEndpoints.audienceSize, { token: staff, query: { audience, audienceTo } as never });
  expect((await size('level', level)).data.customers).toBe(1);
  expect((await size('agent', shop.agentId)).data.customers).toBe(1);
  expect((await size('customer', gold.id)).data.customers).toBe(1);
  expect((await size('agent', randomUUID())).status).toBe(404);
});

test('when it is a draft, due later, over or withdrawn, then nobody sees it', async () => {
  const buyer = await shop.buyer();
  const now = shop.app.platform.clock.now().getTime();
  const at = (ms: number) => new Date(now + ms).toISOString();
  const HOUR = 3_600_000;
  const states = {
    draft: (await write({ draft: true })).data,
    scheduled: (await write({ publishAt: at(HOUR) })).data,
    expired: (await write({ publishAt: at(-2 * HOUR), expiresAt: at(-HOUR) })).data,
    withdrawn: (await write()).data,
  };
  await shop.call(staffMessageEndpoints.withdrawMessage, {
    token: staff,
    params: { id: states.withdrawn.id },
    body: {},
  });
  const visible = await idsOf(buyer, 'notice');
  for (const [state, { id }] of Object.entries(states)) {
    expect(visible).not.toContain(id);
    expect((await open(buyer, id)).code).toBe(refusalCode('record.not_found'));
    const page = await shop.call(staffMessageEndpoints.listMessages, {
      token: staff,
      query: { state: state as 'draft', limit: '100' },
    });
    expect(page.data.list.map((one) => one.id)).toContain(id);
  }
});

test('when messages are read or deleted, then only what one may see is marked', async () => {
  const buyer = await shop.buyer();
  const other = await shop.buyer();
  const one = (await write({ kind: 'inbox', audience: 'customer', audienceTo: buyer.id })).data.id;
  const two = (await write({ kind: 'inbox', audience: 'customer', audienceTo: buyer.id })).data.id;
  const others = (await write({ kind: 'inbox', audience: 'customer', audienceTo: other.id })).data.id;
  const read = (body: object) => shop.call(messageEndpoints.readMessages, { token: buyer.token, body });
  const remove = (ids: string[]) => shop.call(messageEndpoints.deleteMessages, { token: buyer.token, body: { ids } });
  expect((await read({ ids: [one, others, randomUUID()] })).data.inbox).toBe(1);
  expect((await list(other)).unread.inbox).toBe(1);
  expect((await remove([two, others])).data.inbox).toBe(0);
  expect(await idsOf(buyer, 'inbox')).toEqual([one]);
  expect((await open(buyer, two)).code).toBe(refusalCode('record.not_found'));
  expect(await idsOf(other, 'inbox')).toEqual([others]);
  await write();
  expect((await read({ kind: 'notice' })).data).toEqual({ notice: 0, inbox: 0 });
  const notices = await idsOf(buyer, 'notice');
  await remove(notices.slice(0, 1));
  expect(await idsOf(buyer, 'notice')).toEqual(notices);
  expect((await shop.call(messageEndpoints.readMessages, { body: {} })).code).toBe(refusalCode('auth.sign_in_needed'));
  expect((await shop.call(messageEndpoints.deleteMessages, { token: buyer.token, body: { ids: [] } })).code).toBe(
    refusalCode('input.invalid'),
  );
});

test('when there are many, then the feed gives each once and counts the unread of both kinds beside any page', async () => {
  const buyer = await shop.buyer();
  for (let index = 0; index < 5; index += 1) {
    await notify(shop.app.platform, db(), {
      customerId: buyer.id,
      subject: 'refunded',
      type: 'order',
      values: { number: `A${index}` },
      key: `${buyer.id}/${index % 4}`,
    });
  }
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await list(buyer, { limit: '3', ...(cursor ? { cursor } : {}) });
    expect(page.unread.inbox).toBe(4);
    seen.push(...page.list.map((one) => one.id));
    cursor = page.cursor;
  } while (cursor);
  expect(new Set(seen).size).toBe(4);
  expect(seen).toHaveLength(4);
  expect((await shop.call(messageEndpoints.messageList, { token: buyer.token, query: { cursor: 'odd' } })).code).toBe(
    4000,
  );
  expect((await shop.call(messageEndpoints.messageList, {})).code).toBe(refusalCode('auth.sign_in_needed'));
});

test('when a popup notice is out, then a visitor gets it, and a customer until they have read it', async () => {
  const buyer = await shop.buyer();
  const popup = (who?: Buyer) => shop.call(messageEndpoints.popupMessage, who ? { token: who.token } : {});
  const { id } = (await write({ popup: true })).data;
  expect((await popup()).data?.id).toBe(id);
  expect((await popup(buyer)).data?.id).toBe(id);
  await open(buyer, id);
  expect((await popup(buyer)).data).toBeNull();
  await shop.call(staffMessageEndpoints.withdrawMessage, { token: staff, params: { id }, body: {} });
  expect((await popup()).data).toBeNull();
});

test('when the shop tells of an event twice, then it stands in the inbox once, in the language of the reader', async () => {
  const buyer = await shop.buyer();
  const payload = { ...late, customerId: buyer.id };
  await emit('messaging.credited_late', payload);
  await emit('messaging.credited_late', payload);
  await emit('messaging.welcome', { customerId: buyer.id });
  const { list: messages } = await list(buyer, {}, 'zh-cn');
  expect(messages.map((one) => one.title)).toEqual(['欢迎加入', '迟到的款项已存入钱包']);
  expect(messages[1]?.summary).toContain('$12.34');
  await emit('messaging.order_step', {
    orderId: randomUUID(),
    customerId: buyer.id,
    event: 'ship',
    to: 'pending_receipt',
  });
  expect(await idsOf(buyer, 'inbox')).toHaveLength(2);
});

test('when the same amount comes late twice, then each is told, and leads to what it was for', async () => {
  const buyer = await shop.buyer();
  for (const payableKind of ['goods_order', 'hotel_order', 'order_group', 'boat_order'])
    await emit('messaging.credited_late', { ...late, customerId: buyer.id, payableKind, bookingId: randomUUID() });
  const { list: messages } = await list(buyer);
  expect(messages.map(({ title }) => title)).toEqual(Array(4).fill('A late payment is in your wallet'));
  const led = messages.map(({ link }) => `${link?.kind} ${link?.id}`);
  expect(led.reverse()).toEqual(['order', 'hotel_order', 'order_group', 'payment'].map((kind) => `${kind} ${anId}`));
});

test('when money comes after the customer cancelled, then they are told that the order stays cancelled', async () => {
  const words = {
    'en-US': ['Your money is in your wallet', 'stays cancelled'],
    'zh-cn': ['款项已存入您的钱包', '订单保持取消'],
    es: ['Tu dinero está en tu cartera', 'sigue cancelado'],
    pt: ['Seu dinheiro está na sua carteira', 'continua cancelado'],
  };
  const amount = { minor: late.usd, currency: 'USD', decimals: 2 };
  const buyer = await shop.buyer();
  await emit('messaging.credited_late', { ...late, customerId: buyer.id, bookingId: randomUUID(), withdrawn: true });
  for (const [lang, [title, text]] of Object.entries(words)) {
    const { list: messages } = await list(buyer, {}, lang);
    expect(messages).toMatchObject([{ title, summary: expect.stringContaining(text ?? '') }]);
    expect(messages[0]?.summary).toContain(amountText(lang, amount));
    if (lang === 'es') expect(messages[0]?.summary).toMatch(/^12,34\s\$ /);
  }
});

test('when two staff edit one message, then the second is refused and the first stands', async () => {
  const { data: made } = await write();
  const save = (title: string) =>
    shop.call(staffMessageEndpoints.updateMessage, {
      token: staff,
      params: { id: made.id },
      body: { ...draft({ title: { 'en-US': title } }), version: made.version },
    });
  const answers = await Promise.all([save('First'), save('Second')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { data } = await shop.call(staffMessageEndpoints.readMessage, { token: staff, params: { id: made.id } });
  expect(data.version).toBe(made.version + 1);
  const { rows } = await sql<{
    n: number;
  }>`SELECT count(*)::int AS n FROM operation_log WHERE record = ${`message/${made.id}`} AND outcome = 'done'`.execute(
    db(),
  );
  expect(rows[0]?.n).toBe(2);
});

test('when input is odd or the writer may not, then it is refused with its field', async () => {
  const fields = async (over: Partial<MessageInput>) => {
    const answer = await write(over);
    return { status: answer.status, fields: Object.keys((answer.data as unknown as { fields?: object }).fields ?? {}) };
  };
  expect(await fields({ title: { 'en-US': '' } })).toEqual({ status: 400, fields: ['title.en-US'] });
  expect(await fields({ audience: 'customer', audienceTo: 'nobody@example.com' })).toEqual({
    status: 400,
    fields: ['audienceTo'],
  });
  expect(await fields({ publishAt: '2026-01-02T00:00:00.000Z', expiresAt: '2026-01-01T00:00:00.000Z' })).toEqual({
    status: 400,
    fields: ['expiresAt'],
  });
  const agents = await shop.staff({ agentId: shop.agentId });
  expect((await write({}, agents)).status).toBe(403);
  expect((await write({ audience: 'agent', audienceTo: shop.agentId }, agents)).status).toBe(200);
  const theirs = await shop.call(staffMessageEndpoints.listMessages, { token: agents, query: { limit: '100' } });
  expect(theirs.data.list.every((one) => one.audience === 'agent' || one.audience === 'customer')).toBe(true);
  const { data: general } = await write();
  expect(
    (await shop.call(staffMessageEndpoints.readMessage, { token: agents, params: { id: general.id } })).status,
  ).toBe(404);
  const blind = await shop.staff({ permissions: ['dashboard.view'] });
  expect((await write({}, blind)).status).toBe(403);
});

test('audiences are found by name, page by page; an agent’s staff find their own branch only', async () => {
  const child = randomUUID();
  await sql`INSERT INTO agent (id, name, parent_id, invite_code) VALUES (${child}, 'Lantern Trade', ${shop.agentId}, 'LANTERN')`.execute(
    db(),
  );
  const [mine, other] = [await shop.buyer({ agentId: child }), await shop.buyer()];
  const find = (query: object, token = staff) =>
    shop.call(staffMessageEndpoints.findAudience, { token, query: query as never });
  const agents = (await find({ audience: 'agent', word: 'lantern' })).data;
  expect(agents.list).toEqual([{ id: child, name: 'House › Lantern Trade', note: 'LANTERN' }]);
  const customer = (await find({ audience: 'customer', word: mine.id.slice(0, 13).toUpperCase() })).data;
  expect(customer.list).toEqual([{ id: mine.id, name: `${mine.id}@example.com`, note: `n-${mine.id}` }]);
  expect((await find({ audience: 'customer', word: '%' })).data.total).toBe(0);
  const [first, second] = [1, 2].map((page) => find({ audience: 'customer', page: String(page), limit: '1' }));
  expect((await first)?.data.total).toBeGreaterThan(1);
  expect((await first)?.data.list[0]?.id).not.toBe((await second)?.data.list[0]?.id);
  const level = randomUUID();
  await sql`INSERT INTO member_level (id, identifier, name, threshold_usd) VALUES (${level}, 'pearl', '{"en-US": "Pearl"}', 9000)`.execute(
    db(),
  );
  expect((await find({ audience: 'level', word: 'pearl' })).data.list.map(({ id }) => id)).toEqual([level]);
  expect((await find({ audience: 'all' })).data).toMatchObject({ fields: { audience: 'field.invalid' } });
  const agentStaff = await shop.staff({ agentId: child, permissions: ['content.messages.edit'] });
  const own = (await find({ audience: 'customer', limit: '100' }, agentStaff)).data.list.map((one) => one.id);
  expect([own.includes(mine.id), own.includes(other.id)]).toEqual([true, false]);
  expect((await find({ audience: 'level' }, agentStaff)).data.list).toEqual([]);
  expect((await find({ audience: 'agent' }, agentStaff)).data.list.map((one) => one.id)).toEqual([child]);
  await sql`UPDATE customer SET disabled_at = app_now(), deleted_at = app_now() WHERE id = ${mine.id}`.execute(db());
  expect((await find({ audience: 'customer', word: mine.id })).data.total).toBe(0);
  expect((await find({ audience: 'level' }, await shop.staff({ permissions: ['content.messages.view'] }))).status).toBe(
    403,
  );
});

import { randomUUID } from 'node:crypto';
import { chatEndpoints } from '@app/contract/chat/endpoints';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { type Caller, inboxOf, messagesOf, send, setBusinessHours, talkOf, text, visitor } from './fixtures.ts';

let shop: Shop;
let staff: ReturnType<typeof inboxOf>;
beforeAll(async () => {
  shop = await openShop();
  staff = inboxOf(shop, await shop.staff());
});
afterAll(() => shop.close());
beforeEach(() => setBusinessHours(shop, true));

const state = async (by: Caller = {}) => (await shop.call(chatEndpoints.chatState, by)).data;

test('a visitor writes, is answered, and reads on from where they stand', async () => {
  const guest = await visitor(shop);
  expect(await state(guest)).toMatchObject({ desk: { open: true }, talk: null, unread: 0 });
  const talk = await talkOf(shop, guest, text('<img src=x onerror=alert(1)>'));
  expect((await staff.send(talk)).data).toMatchObject({ seq: 3, by: 'staff', who: 'Sam' });
  const all = await messagesOf(shop, guest, talk);
  expect(all.list.map((one) => [one.seq, one.by, one.event ?? one.text])).toEqual([
    [1, 'person', '<img src=x onerror=alert(1)>'],
    [2, 'system', 'joined'],
    [3, 'staff', 'Hi, Sam here'],
  ]);
  expect((await messagesOf(shop, guest, talk, { since: '2' })).list.map((one) => one.seq)).toEqual([3]);
  const older = await messagesOf(shop, guest, talk, { before: '3', limit: '1' });
  expect(older).toMatchObject({ more: true, list: [{ seq: 2 }] });
  expect(await state(guest)).toMatchObject({ unread: 1, talk: { id: talk, state: 'active', agent: 'Sam', unread: 1 } });
  expect((await shop.call(chatEndpoints.markRead, { ...guest, body: { talk, seq: 999 } })).code).toBe(200);
  expect((await state(guest)).unread).toBe(0);
  expect((await messagesOf(shop, guest, talk)).personSeq).toBe(3);
  expect((await shop.call(chatEndpoints.typing, { ...guest, body: { talk } })).code).toBe(200);
});

test('the same id is written once, also twenty times at once and as the first words', async () => {
  const guest = await visitor(shop);
  const draft = text('once');
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(shop, guest, draft)));
  expect(new Set(answers.map((one) => `${one.data.talk} ${one.data.message.seq}`)).size).toBe(1);
  const talk = answers[0]?.data.talk ?? '';
  await shop.call(chatEndpoints.endTalk, { ...guest, body: { talk } });
  expect((await send(shop, guest, draft)).data).toMatchObject({ talk, message: { seq: 1 } });
  expect((await messagesOf(shop, guest, talk)).list).toHaveLength(2);
});

test('outside hours no talk begins, but an open one goes on and a message can be left', async () => {
  const [guest, talking] = [await visitor(shop), await visitor(shop)];
  const talk = await talkOf(shop, talking);
  await setBusinessHours(shop, false);
  await sql`INSERT INTO chat_hours (weekday, opens, closes) VALUES (1, 540, 541)`.execute(shop.app.platform.db);
  const refused = await send(shop, guest);
  expect(refused).toMatchObject({
    code: refusalCode('chat.desk_closed'),
    data: { backAt: expect.stringContaining('T09:00:00.000Z') },
  });
  expect((await send(shop, talking)).data.talk).toBe(talk);
  const left = { clientId: randomUUID(), name: 'Ana', email: 'ana@example.com', text: 'When do you open?' };
  const first = await shop.call(chatEndpoints.leaveMessage, { ...guest, body: left });
  expect((await shop.call(chatEndpoints.leaveMessage, { ...guest, body: left })).data).toEqual(first.data);
  expect((await staff.read(first.data.talk)).data).toMatchObject({ leftMessage: true, name: 'Ana', signedIn: false });
  const bad = await shop.call(chatEndpoints.leaveMessage, {
    ...guest,
    raw: { ...left, name: ' ', email: 'ana', text: 'x'.repeat(1_001) },
  });
  expect(bad.data).toMatchObject({
    fields: { name: 'field.required', email: 'field.email_format', text: 'field.too_long' },
  });
  await staff.send(first.data.talk, text('At nine.'));
  const { rows } = await sql<{
    n: number;
  }>`SELECT count(*) AS n FROM mail_outbox WHERE template = 'chat_answer'`.execute(shop.app.platform.db);
  expect(rows[0]?.n).toBe(1);
});

test('nobody reads, writes to, ends or rates the talk of another; an unknown device is told so', async () => {
  const [own, other] = [await visitor(shop), await visitor(shop)];
  const talk = await talkOf(shop, own);
  const customer = { token: (await shop.buyer()).token };
  const seq = 1;
  for (const by of [other, customer]) {
    const calls = [
      shop.call(chatEndpoints.readTalk, { ...by, query: { talk } }),
      shop.call(chatEndpoints.messages, { ...by, query: { talk } }),
      shop.call(chatEndpoints.picture, { ...by, query: { talk, seq: '1' } }),
      shop.call(chatEndpoints.markRead, { ...by, body: { talk, seq } }),
      shop.call(chatEndpoints.typing, { ...by, body: { talk } }),
      shop.call(chatEndpoints.endTalk, { ...by, body: { talk } }),
      shop.call(chatEndpoints.rateTalk, { ...by, body: { talk, stars: 5 } }),
    ];
    expect((await Promise.all(calls)).map((answer) => answer.code)).toEqual(calls.map(() => 4004));
  }
  for (const by of [{}, { headers: { 'visitor-token': 'x'.repeat(43) } }]) {
    expect((await send(shop, by)).code).toBe(refusalCode('chat.visitor_unknown'));
    expect((await shop.call(chatEndpoints.messages, { ...by, query: { talk } })).code).toBe(
      refusalCode('chat.visitor_unknown'),
    );
  }
  expect((await shop.call(chatEndpoints.chatState, { token: 'x'.repeat(43) })).code).toBe(
    refusalCode('auth.token_mismatch'),
  );
  expect((await shop.call(chatEndpoints.mergeVisit, { body: {} })).code).toBe(refusalCode('auth.sign_in_needed'));
});

test('a talk is rated once, and only when it has ended', async () => {
  const guest = await visitor(shop);
  const talk = await talkOf(shop, guest);
  const rate = (stars: number) => shop.call(chatEndpoints.rateTalk, { ...guest, body: { talk, stars, note: 'Quick' } });
  expect((await rate(5)).code).toBe(refusalCode('chat.not_closed'));
  await staff.take(talk);
  await staff.close(talk);
  expect((await state(guest)).talk).toMatchObject({ state: 'closed', ratingAsked: true, rating: null });
  expect((await rate(6)).data).toMatchObject({
    fields: { stars: 'field.rating' },
  });
  const codes = (await Promise.all([rate(4), rate(4), rate(4)])).map((answer) => answer.code).sort();
  expect(codes).toEqual([200, refusalCode('chat.already_rated'), refusalCode('chat.already_rated')]);
  const next = await talkOf(shop, guest);
  expect((await state(guest)).talk).toMatchObject({ id: next, previous: talk });
});

test('products and own orders are shown as cards; what is not to be had or not theirs is refused', async () => {
  const { productId } = await shop.product({ prices: [1_000], stock: 5 });
  const buyer = await shop.buyer();
  const by = { token: buyer.token };
  const sent = await send(shop, by, { kind: 'product', clientId: randomUUID(), productId });
  expect(sent.data.message.product).toMatchObject({ id: productId, price: { usd: 1_000 } });
  expect((await shop.call(chatEndpoints.goods, { query: { ids: `${productId},${randomUUID()}` } })).data).toHaveLength(
    1,
  );
  const unknown = await send(shop, by, { kind: 'product', clientId: randomUUID(), productId: randomUUID() });
  expect(unknown.data).toMatchObject({
    fields: { productId: 'field.invalid' },
  });
  expect((await send(shop, by, { kind: 'order', clientId: randomUUID(), orderId: randomUUID() })).code).toBe(
    refusalCode('record.not_found'),
  );
});

test('a picture is seen by the people of the talk alone, and no address serves it', async () => {
  const [own, other] = [await visitor(shop), await visitor(shop)];
  const png = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#0c655f' } })
    .png()
    .toBuffer();
  const upload = async (by: Caller, bytes: Buffer) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png');
    const request = new Request('http://x', { method: 'POST', body: form });
    const answer = await shop.app.server.inject({
      method: 'POST',
      url: '/app_index/chat/upload',
      headers: { ...by.headers, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return answer.json() as { code: number; data: { url: string } };
  };
  expect((await upload({}, png)).code).toBe(refusalCode('chat.visitor_unknown'));
  expect((await upload(own, Buffer.from('<svg onload=alert(1)>'))).code).toBe(refusalCode('upload.wrong_type'));
  const kept = await upload(own, png);
  const draft = { kind: 'picture', clientId: randomUUID(), picture: kept.data.url };
  expect((await send(shop, other, draft)).data).toMatchObject({ fields: { picture: 'field.invalid' } });
  const sent = await send(shop, own, draft);
  expect(sent.data.message.picture).toEqual({ width: 720, height: 400 });
  const { talk } = sent.data;
  const read = (by: Caller) => shop.call(chatEndpoints.picture, { ...by, query: { talk, seq: '1', width: '360' } });
  const bytes = Buffer.from((await read(own)).data.base64, 'base64');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 360 });
  expect((await read(other)).code).toBe(refusalCode('record.not_found'));
  const open = await shop.app.server.inject({ url: kept.data.url.replace('{w}', '360') });
  expect(open.statusCode).toBe(404);
  expect(
    (await shop.app.server.inject({ url: kept.data.url.replace('/p/', '/u/').replace('{w}', '360') })).statusCode,
  ).toBe(404);
});

test('thirty messages a minute from one visitor, visits by address', async () => {
  const limited = await openShop({ RATE_LIMITS: 'true' });
  try {
    await setBusinessHours(limited, true);
    const guest = await visitor(limited);
    const answers = await Promise.all(Array.from({ length: 35 }, () => send(limited, guest)));
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(30);
    expect(answers.filter((answer) => answer.code === refusalCode('rate.too_many'))).toHaveLength(5);
  } finally {
    await limited.close();
  }
});
